/** Every game on every screen: all places in sight or one tap away, nothing too small for a finger, nothing over anything else. */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin } from './hands';
import { inSight, overlaps, smallControls, smallestLetters, smallestPlace, where } from './layout';
import { MOMENTS } from './moments';
import { GAMES, idle, places, player, ply, test } from './support';
import { Fingers } from './touch';
import { button } from './words';

const SCREENS = [
  { width: 390, height: 844, letters: 9, least: 20 },
  { width: 360, height: 640, letters: 9, least: 12 },
  { width: 844, height: 390, letters: 9, least: 14 },
  { width: 1366, height: 625, letters: 11, least: 20 },
  { width: 1280, height: 800, letters: 11, least: 20 },
] as const;

/** Every place that is in sight, or comes into sight by one tap on a tab. */
async function reached(page: Page): Promise<Set<string>> {
  const found = new Set(await inSight(page));
  const tabs = page.locator('[data-page]');
  // The tabs come a moment after the board.
  if (await page.locator('.pages').count()) await tabs.first().waitFor();
  for (let tab = 0; tab < (await tabs.count()); tab += 1) {
    await tabs.nth(tab).tap();
    await expect.poll(() => tabs.nth(tab).getAttribute('aria-pressed')).toBe('true');
    for (const site of await inSight(page)) found.add(site);
  }
  return found;
}

/** The places of a page, without those that no step of a game is about. */
function allPlaces(page: Page): Promise<string[]> {
  return page
    .locator('.pane [data-site]')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['site'] ?? ''));
}

describe.each(SCREENS)('on $width × $height', ({ letters, least, ...viewport }) => {
  test('every game fits, stays where it is, and can be met by a finger', async () => {
    const one = await player({ viewport, hasTouch: true });
    const { page } = one;
    for (const game of GAMES) {
      await begin(page, game);
      await places(page).first().waitFor({ state: 'attached' });
      await page.locator('.frame.aimed, .frame').first().waitFor();
      const still = await where(page);
      const all = await allPlaces(page);
      expect([...(await reached(page))].sort(), `${game}: places in sight`).toEqual(all.toSorted());
      const smallest = await smallestPlace(page);
      expect(smallest, `${game}: the smallest place`).toBeGreaterThan(least);
      // Where a place is smaller than a finger there is a glass.
      if (smallest < 44) await page.locator('.frame.aimed').waitFor();
      expect(await smallControls(page), `${game}: controls too small for a finger`).toEqual([]);
      expect(await overlaps(page, '.game'), `${game}: one over the other`).toEqual([]);
      expect(await smallestLetters(page), `${game}: letters`).toBeGreaterThanOrEqual(letters - 0.05);
      const across = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(across, `${game}: nothing scrolls sideways`).toBeLessThanOrEqual(viewport.width);

      await places(page).first().tap();
      await page.locator('[data-site][aria-selected=true]').waitFor();
      expect(await overlaps(page, '.game'), `${game}: with a piece chosen`).toEqual([]);
      expect(await where(page), `${game}: a piece is chosen`).toEqual(still);
      await page.locator('.pane [data-site][data-live=false][data-target=false]').first().tap();
      await page.locator('.refusal[role=alert]').waitFor({ state: 'attached' });
      expect(await where(page), `${game}: a refusal`).toEqual(still);
      await page.keyboard.press('Escape');
      await button(page, 'action-hint').tap();
      await page.locator('[data-hint]').waitFor();
      expect(await where(page), `${game}: a hint`).toEqual(still);
      expect(await overlaps(page, '.game'), `${game}: with a hint`).toEqual([]);
    }
    // This one asks before every move, and the move ends it.
    await begin(page, 'kings-cooking', { position: MOMENTS['kings-cooking at its end'].position });
    const still = await where(page);
    await page.locator('[data-name=b2]').tap();
    await page.locator('[data-name=a1][data-target=true]').tap();
    await button(page, 'confirm-commit').waitFor();
    expect(await where(page), 'a move waits').toEqual(still);
    await button(page, 'confirm-commit').tap();
    await page.locator('[data-result]').waitFor();
    await page.locator('.moves [data-ply="0"]').waitFor({ state: 'attached' });
    await page.evaluate(() => scrollTo(0, 0));
    // How it ended is what is seen first.
    expect(await page.locator('.panel').evaluate((panel) => panel.scrollTop)).toBe(0);
    // The result pushes the list of moves down; what is pressed in play stays.
    const { board, frame, undo, menu } = await where(page);
    expect({ board, frame, undo, menu }, 'the end').toEqual({
      board: still['board'],
      frame: still['frame'],
      undo: still['undo'],
      menu: still['menu'],
    });
    await one.close();
    expect(one.faults).toEqual([]);
  });
});

test('a window that is hardly wider than high leaves the board its width, and tools are whole on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 560 });
  for (const game of GAMES) {
    await begin(page, game);
    await places(page).first().waitFor({ state: 'attached' });
    const width = (): Promise<number> => page.locator('.pane').evaluate((pane) => pane.getBoundingClientRect().width);
    await expect.poll(width, { message: game }).toBeGreaterThan(215);
    const seen = await inSight(page);
    expect(seen.length, game).toBeGreaterThan(10);
    expect(await overlaps(page, '.game'), game).toEqual([]);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  const tools = page.locator('.tools button');
  for (const box of await tools.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(768);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43.5);
  }
  expect(await tools.count()).toBe(4);
  const words = await tools.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(words, 'no word is cut').toBe(0);
});

test.each(GAMES)('%s: a glass shows the place under a finger, a slide corrects it', async (game) => {
  const one = await player({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const { page } = one;
  await begin(page, game);
  const piece = places(page).first();
  await piece.waitFor({ state: 'attached' });
  if ((await smallestPlace(page)) >= 44) {
    expect(await page.locator('.frame.aimed').count()).toBe(0);
    await piece.tap();
    await page.locator('[data-site][aria-selected=true]').waitFor();
    await one.close();
    return;
  }
  await page.locator('.frame.aimed').waitFor();
  await piece.evaluate((cell) => cell.scrollIntoView({ block: 'nearest' }));
  const box = await piece.boundingBox();
  const name = await piece.getAttribute('data-name');
  if (!box) throw new Error('no place');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // Beside the piece first: over the next place, whichever that is.
  const beside = { x: at.x, y: at.y - box.height };
  const fingers = await Fingers.on(page);
  await fingers.down(beside);
  const glass = page.locator('[data-loupe]');
  await glass.waitFor();
  expect(await glass.getAttribute('data-loupe')).not.toBe(name);
  await fingers.draw([beside], [at]);
  await expect.poll(() => glass.getAttribute('data-loupe')).toBe(name);
  const seen = await glass.boundingBox();
  expect(Math.min(seen?.x ?? -1, seen?.y ?? -1)).toBeGreaterThanOrEqual(0);
  expect((seen?.x ?? 0) + (seen?.width ?? 0)).toBeLessThanOrEqual(360);
  // The finger does not lie on what it looks at.
  expect((seen?.y ?? 0) + (seen?.height ?? 0) <= at.y || Math.abs((seen?.x ?? 0) + (seen?.width ?? 0) / 2 - at.x) > 60).toBe(
    true,
  );
  await fingers.up();
  await page.locator(`[data-site][data-name="${name}"][aria-selected=true]`).waitFor();
  expect(await glass.count()).toBe(0);
  const target = page.locator('[data-site][data-target=true]').first();
  await target.tap();
  await idle(page);
  await one.close();
  expect(one.faults).toEqual([]);
});

describe('rhythm on a phone', () => {
  const READY = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR';

  test('a piece rises by a button that says what it costs, and the view goes with it', async () => {
    const one = await player({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page } = one;
    await begin(page, 'rhythm', { position: `-:${READY}:- w 6,4 - 0 5` });
    await page.locator('[data-name="a0"]').tap();
    const rise = page.locator('[data-lift="a0^"]');
    await expect.poll(() => rise.getAttribute('data-cost')).toBe('3');
    expect(await rise.innerText()).toMatch(/▲\s*Sky\s*−3/);
    expect(await rise.getAttribute('aria-label')).toBe('Rise to a0^, costs 3');
    expect(Number(await page.locator('[data-page=sky]').getAttribute('data-count'))).toBeGreaterThan(0);
    await rise.tap();
    await expect.poll(() => ply(page)).toBe(1);
    await expect.poll(() => page.locator('[data-page=sky]').getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('[data-page=sky]').getAttribute('data-last')).toBe('true');
    const site = await page.locator('[data-name="a0^"]').getAttribute('data-site');
    expect(await inSight(page)).toContain(site);
    await one.close();
    expect(one.faults).toEqual([]);
  });

  test('a button that cannot be paid says what is needed and what there is', async () => {
    const one = await player({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page } = one;
    await begin(page, 'rhythm');
    await page.locator('[data-name="a0"]').tap();
    const rise = page.locator('[data-lift="a0^"]');
    await rise.waitFor();
    expect(await rise.getAttribute('aria-disabled')).toBe('true');
    expect(await rise.innerText()).toContain('needs 3, you have 0');
    // It is only greyed: who presses it is answered.
    await rise.tap({ force: true });
    await page.locator('[data-code=ENERGY]').first().waitFor({ state: 'attached' });
    expect(await ply(page)).toBe(0);
    await one.close();
    expect(one.faults).toEqual([]);
  });
});

test('coordinates are those of the notation that is read', async ({ page }) => {
  await begin(page, 'xiangqi');
  const lines = async (): Promise<string[]> => {
    const texts = await page.locator('svg.picture text.coordinate').evaluateAll((all) =>
      all.map((text) => {
        const { x, y } = text.getBoundingClientRect();
        return { x, y: Math.round(y / 8), text: text.textContent };
      }),
    );
    const rows = new Map<number, typeof texts>();
    for (const one of texts) rows.set(one.y, [...(rows.get(one.y) ?? []), one]);
    const long = [...rows].filter(([, row]) => row.length >= 9).sort(([a], [b]) => a - b);
    return long.map(([, row]) =>
      row
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(''),
    );
  };
  const read = async (form: string): Promise<void> => {
    await page
      .locator('select')
      .filter({ has: page.locator(`option[value=${form}]`) })
      .first()
      .selectOption(form);
  };
  // At first the moves are told in words, which call places as the engine does.
  expect(await lines()).toEqual(['abcdefghi']);
  await page.locator('[data-action=in-words][aria-pressed=true]').click();
  await read('wxf');
  await expect.poll(lines).toEqual(['123456789', '987654321']);
  await read('chinese');
  await expect.poll(lines).toEqual(['123456789', '九八七六五四三二一']);
  await page.keyboard.press('f');
  await expect.poll(lines).toEqual(['一二三四五六七八九', '987654321']);
  await page.keyboard.press('f');
  await read('iccs');
  await expect.poll(lines).toEqual(['abcdefghi']);
});

test('what programmers look at is in the settings, stays, and is in no toolbar', async ({ page }) => {
  await begin(page, 'trid');
  expect(await page.locator('.wire').count()).toBe(0);
  const icons = await page
    .locator(':is([role=toolbar], .tools) button:has(svg)')
    .evaluateAll((buttons) =>
      buttons.filter((one) => one.checkVisibility()).map((one) => one.querySelector('svg')?.innerHTML ?? ''),
    );
  expect(new Set(icons).size, 'no two buttons have the same sign').toBe(icons.length);
  const silent = await page
    .locator(':is([role=toolbar], .tools) button')
    .evaluateAll((buttons) => buttons.filter((one) => one.textContent.trim() === '' && !(one as HTMLElement).title).length);
  expect(silent, 'a button without words says what it is').toBe(0);
  const game = new URL(page.url()).hash;
  await page.goto('#/settings');
  await page.locator('[data-programmers] summary').click();
  await page.locator('[data-programmers] [data-field=wires]').check();
  await page.reload();
  await page.locator('[data-programmers] [data-field=wires]:checked').waitFor();
  await page.goto(game);
  await expect.poll(() => page.locator('.wire').count()).toBe(24);
});
