/** Where things are on the screen: what is seen of them, what they cover, and how large they are for a finger. */

import type { Page } from 'playwright-core';

/** Where the tools and the board are, in whole pixels. */
export function where(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const box = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    };
    // The tools, and what is pressed under the list of moves. The list itself has what is left between them.
    const held = '.panel [role=toolbar] button, .sheet :is(input, button[data-action])';
    const tools = [...document.querySelectorAll<HTMLElement>(held)].filter((control) => control.checkVisibility());
    const found = tools.map((control) => [control.dataset['action'] ?? control.tagName, box(control)] as const);
    const board = document.querySelector('.board');
    const frame = document.querySelector<HTMLElement>('.board .frame');
    return {
      ...Object.fromEntries(found),
      board: board ? box(board) : '',
      frame: `${frame?.offsetWidth} ${frame?.offsetHeight}`,
    };
  });
}

/** Pairs of controls that lie over each other; what a scrolling box hides does not count. */
export function overlaps(page: Page, among = '.panel'): Promise<string[]> {
  return page.evaluate((within) => {
    const clipped = (element: Element) => {
      const box = element.getBoundingClientRect();
      const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const edge = around.getBoundingClientRect();
        seen.left = Math.max(seen.left, edge.left);
        seen.top = Math.max(seen.top, edge.top);
        seen.right = Math.min(seen.right, edge.right);
        seen.bottom = Math.min(seen.bottom, edge.bottom);
      }
      return seen;
    };
    const sorts = ':is(button, a, input, select, summary)';
    const outside = within === '.panel' ? '' : ', .strip, .pane, header a';
    const controls = [...document.querySelectorAll(`${within} ${sorts}${outside}`)]
      // What lies on the board is of the board.
      .filter((control) => control.checkVisibility() && (control.matches('.pane') || !control.closest('.pane')))
      .map((control) => ({
        control,
        box: clipped(control),
        called: control.getAttribute('data-action') ?? (control.textContent.trim() || control.className),
      }));
    return controls.flatMap((one, index) =>
      controls.slice(index + 1).flatMap((other) => {
        if (one.control.contains(other.control)) return [];
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        return wide > 1 && high > 1 ? [`${one.called} over ${other.called}`] : [];
      }),
    );
  }, among);
}

/** The names of places that are wholly in sight now. */
export function inSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pane = document.querySelector('.pane')?.getBoundingClientRect();
    if (!pane) throw new Error('there is no board');
    const left = Math.max(0, pane.left) - 1;
    const top = Math.max(0, pane.top) - 1;
    const right = Math.min(innerWidth, pane.right) + 1;
    const bottom = Math.min(innerHeight, pane.bottom) + 1;
    return [...document.querySelectorAll<HTMLElement>('.pane [data-site]')].flatMap((cell) => {
      const box = cell.getBoundingClientRect();
      const seen = box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
      return seen && box.width > 0 ? [cell.dataset['site'] ?? ''] : [];
    });
  });
}

/** The places of the last move that are not seen: outside the window, or under something that is not the board. */
export function unseen(page: Page): Promise<string[]> {
  return page.locator('.frame').evaluate((frame) => {
    const arrows = [...frame.querySelectorAll<HTMLElement>('[data-arrow=last]')];
    const sites = arrows.flatMap(({ dataset }) => [dataset['from'], dataset['to']]);
    if (sites.length === 0) return ['there is no arrow'];
    return sites.flatMap((site) => {
      const cell = frame.querySelector<HTMLElement>(`[data-site="${site}"]`);
      const box = cell?.getBoundingClientRect();
      const at = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return at && frame.contains(at) ? [] : [cell?.dataset['name'] ?? `${site}`];
    });
  });
}

/** The smaller edge of the smallest place, in pixels. */
export function smallestPlace(page: Page): Promise<number> {
  return page.locator('.pane [data-site]').evaluateAll((cells) =>
    Math.min(
      ...cells.map((cell) => {
        const { width, height } = cell.getBoundingClientRect();
        return Math.min(width, height);
      }),
    ),
  );
}

/** Controls that a finger may miss: smaller than 44 pixels one way or the other. */
export function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('.game :is(button, a, select, input, summary), header a');
    return [...controls]
      .filter((control) => control.checkVisibility())
      .flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const called = control.dataset['action'] ?? control.dataset['board'] ?? control.textContent.trim();
        return Math.min(width, height) < 43.5 ? [`${called} ${Math.round(width)}×${Math.round(height)}`] : [];
      });
  });
}

/** The smallest letters of coordinates, in pixels. */
export function smallestLetters(page: Page): Promise<number> {
  return page.locator('svg.picture').evaluate((picture) => {
    const scale = (picture as SVGSVGElement).getScreenCTM()?.a ?? 0;
    const texts = [...picture.querySelectorAll('text.coordinate')];
    return Math.min(...texts.map((text) => Number(text.getAttribute('font-size')) * scale));
  });
}

/**
 * Controls that are seen in part, because what they lie in has an edge there. Nobody presses what he takes for something else. What goes
 * on in a line that a finger draws in is looked at only where `across` says so.
 */
export async function cutControls(page: Page, among = '.board .beside', across = false): Promise<string[]> {
  return page.evaluate(
    ([within, sideways]) => {
      const controls = [...document.querySelectorAll<HTMLElement>(`:is(${within}) :is(button, a, select, input)`)];
      return controls
        .filter((control) => control.checkVisibility())
        .flatMap((control) => {
          const { top, bottom, left, right, width, height } = control.getBoundingClientRect();
          let seen = { top, bottom, left, right };
          for (let around = control.parentElement; around; around = around.parentElement) {
            if (getComputedStyle(around).overflowY === 'visible') continue;
            const edge = around.getBoundingClientRect();
            seen = {
              top: Math.max(seen.top, edge.top),
              bottom: Math.min(seen.bottom, edge.bottom),
              left: Math.max(seen.left, edge.left),
              right: Math.min(seen.right, edge.right),
            };
          }
          const share = Math.min((seen.bottom - seen.top) / height, sideways ? (seen.right - seen.left) / width : 1);
          return share > 0 && share < 0.98 ? [`${control.textContent.trim() || control.className} ${share.toFixed(2)}`] : [];
        });
    },
    [among, across] as const,
  );
}

/** Controls and counters whose words stand in several lines or are cut off; `lines` are as many as they may have. */
export function brokenWords(page: Page, among: string, lines = 1): Promise<string[]> {
  return page.evaluate(
    ([selector, most]) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          const called = element.textContent.replace(/\s+/g, ' ').trim();
          const box = element.getBoundingClientRect();
          const tops: number[] = [];
          let cut = false;
          const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          for (let node = walk.nextNode(); node; node = walk.nextNode()) {
            if (node.textContent?.trim() === '' || node.parentElement?.closest('.sr')) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const line of range.getClientRects()) {
              cut ||= line.left < box.left - 1 || line.right > box.right + 1 || line.bottom > box.bottom + 4;
              // Letters of several sizes stand on one line.
              if (!tops.some((top) => Math.abs(top - line.bottom) < 8)) tops.push(line.bottom);
            }
          }
          if (cut) return [`${called}: cut`];
          return tops.length > most ? [`${called}: ${tops.length} lines`] : [];
        }),
    [among, lines] as const,
  );
}

/** Walks by Tab, and tells where the frame around whoever has the keys is cut by what it lies in or by the window. */
export async function cutRings(page: Page, stops: number): Promise<{ readonly met: string[]; readonly cut: string[] }> {
  const found = { met: new Set<string>(), cut: new Set<string>() };
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const told = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || !element.closest('.game')) return null;
      const style = getComputedStyle(element);
      const reach = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
      const called =
        element.dataset['action'] ?? element.dataset['name'] ?? element.getAttribute('name') ?? element.textContent.trim();
      if (style.outlineStyle === 'none') return { called, cut: 'no frame' };
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const ring = { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
      let room = { left: 0, top: -Infinity, right: document.documentElement.clientWidth, bottom: Infinity };
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (around === document.body || around === document.documentElement) break;
        const edge = around.getBoundingClientRect();
        const inner = { left: edge.left + around.clientLeft, top: edge.top + around.clientTop };
        if (overflowX !== 'visible')
          room = { ...room, left: Math.max(room.left, inner.left), right: Math.min(room.right, inner.left + around.clientWidth) };
        if (overflowY !== 'visible')
          room = { ...room, top: Math.max(room.top, inner.top), bottom: Math.min(room.bottom, inner.top + around.clientHeight) };
      }
      const sides = (['left', 'top'] as const).filter((side) => ring[side] < room[side] - 0.6);
      const others = (['right', 'bottom'] as const).filter((side) => ring[side] > room[side] + 0.6);
      return { called, cut: [...sides, ...others].join(' ') };
    });
    if (!told) continue;
    found.met.add(told.called);
    if (told.cut !== '') found.cut.add(`${told.called}: ${told.cut}`);
  }
  return { met: [...found.met], cut: [...found.cut] };
}
