/**
 * Whatever a hand tries in vain is answered: the rule in a sentence at the place, a mark there and on what is to blame, and what was
 * picked stays picked.
 */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { begin, chooser, lead, place } from './hands';
import { openSpace, spatial } from './space';
import { brisk as test, drawInSpace, GAMES, player, ply, status } from './support';
import { Fingers, type Point } from './touch';

drawInSpace();

interface Codes {
  readonly refusals: readonly { readonly code: string }[];
}
const { codes: CODES } = JSON.parse(readFileSync(new URL('../../tests-data/codes.json', import.meta.url), 'utf8')) as {
  codes: Record<string, Codes>;
};

function known(game: string): Set<string> {
  return new Set([game, ''].flatMap((list) => (CODES[list]?.refusals ?? []).map(({ code }) => code)));
}

/** What came of many tries. */
interface Outcome {
  readonly tries: number;
  readonly codes: readonly string[];
  /** Tries without a whole answer, in words. */
  readonly silent: readonly string[];
}

/**
 * Picks pieces by chance and clicks places they cannot go to, with real events at real pixels, as fast as the page answers. In space
 * the picture itself is clicked, at the pixel where it says that the place is.
 */
async function tryInVain(page: Page, wanted: { tries: number; each: number; seed: number }): Promise<Outcome> {
  return page.evaluate(async ({ tries, each, seed }) => {
    let state = seed;
    const below = (count: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    };
    const find = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const until = async (done: () => boolean): Promise<boolean> => {
      for (const begin = performance.now(); performance.now() - begin < 4000;) {
        if (done()) return true;
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
      return false;
    };
    type Host = HTMLElement & { pixelOf?: (kind: string, index: number) => { x: number; y: number } | null };
    const host = document.querySelector<Host>('[data-space]');
    const spotOf = (cell: HTMLElement): { x: number; y: number } | null => {
      if (!host?.pixelOf) {
        cell.scrollIntoView({ block: 'nearest' });
        const box = cell.getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      }
      const at = host.pixelOf('site', Number(cell.dataset['site']));
      const box = host.getBoundingClientRect();
      return at && { x: box.left + at.x, y: box.top + at.y };
    };
    const click = (cell: HTMLElement): boolean => {
      const at = spotOf(cell);
      const target = at && document.elementFromPoint(at.x, at.y);
      if (!target) return false;
      const event = { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y, pointerId: 1, pointerType: 'mouse' };
      target.dispatchEvent(new PointerEvent('pointerdown', { ...event, button: 0, buttons: 1 }));
      target.dispatchEvent(new PointerEvent('pointerup', { ...event, button: 0, buttons: 0 }));
      return true;
    };
    const codes = new Set<string>();
    const silent: string[] = [];
    let count = 0;
    for (let rounds = 0; count < tries && rounds < tries; rounds += 1) {
      const own = find('[data-site][data-live=true]:not([data-target=true])');
      const from = own[below(own.length)];
      if (!from || !click(from)) continue;
      const chosen = (): boolean => from.getAttribute('aria-selected') === 'true';
      if (!(await until(chosen))) {
        silent.push(`${from.dataset['name']} is not taken up`);
        continue;
      }
      for (let shot = 0; shot < each && count < tries; shot += 1) {
        const vain = find('[data-site][data-live=false][data-target=false]');
        const to = vain[below(vain.length)];
        // Chance tries a place again and again: each try has an answer of its own.
        const last = document.querySelector('[data-tried]');
        if (!to || to === from || !click(to)) continue;
        count += 1;
        const pick = `s${to.dataset['site']}`;
        const answered = await until(() => {
          const mark = document.querySelector(`[data-tried="${pick}"]`);
          return mark !== null && mark !== last && document.querySelector('[data-bubble]:popover-open') !== null;
        });
        const bubble = document.querySelector<HTMLElement>('[data-bubble]');
        const code = bubble?.dataset['bubble'] ?? '';
        const said = document.querySelector(`.refusal[role=alert][data-code="${code}"]`)?.textContent.trim() ?? '';
        const box = bubble?.getBoundingClientRect();
        const inside = box && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
        codes.add(code);
        const whole = answered && inside && said.length > 5 && said === bubble?.textContent.trim();
        if (!whole || !chosen()) {
          silent.push(`${from.dataset['name']}-${to.dataset['name']}: ${code} '${said}', ${chosen() ? 'held' : 'let go'}`);
        }
      }
      // The piece itself lets go.
      click(from);
      if (!(await until(() => !chosen()))) silent.push(`${from.dataset['name']} is not let go`);
      if (document.querySelector('[data-bubble]')) silent.push(`the answer outlives ${from.dataset['name']}`);
    }
    return { tries: count, codes: [...codes], silent };
  }, wanted);
}

describe('two hundred tries by chance', () => {
  for (const game of GAMES) {
    test(`${game}: each is answered, and none lets go`, async ({ page }) => {
      await begin(page, game);
      // The words and the bubble come with the first of them.
      const vain = page.locator('[data-site][data-live=false]').last();
      await vain.click();
      await page.locator('[data-bubble]').waitFor();
      const { tries, codes, silent } = await tryInVain(page, { tries: 200, each: 10, seed: 18 });
      expect(silent).toEqual([]);
      expect(tries).toBe(200);
      expect(codes.filter((code) => !known(game).has(code))).toEqual([]);
      // A small game has one code for whatever is no step.
      expect(codes.length).toBeGreaterThan(0);
      expect(await ply(page)).toBe(0);
    });
  }
});

describe('in space', () => {
  for (const game of ['trid', 'rhythm']) {
    spatial(`${game}: tries are answered as on the flat board`, async ({ page }) => {
      await begin(page, game);
      await openSpace(page);
      const { tries, codes, silent } = await tryInVain(page, { tries: 16, each: 8, seed: 3 });
      expect(silent).toEqual([]);
      expect(tries).toBe(16);
      expect(codes.filter((code) => !known(game).has(code))).toEqual([]);
    });
  }
});

/** The names of the places that are blamed. */
async function blamed(page: Page): Promise<string[]> {
  const sites = await page
    .locator('[data-culprit]')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-culprit')));
  const names = sites.map((site) => page.locator(`[data-site="${site}"]`).getAttribute('data-name'));
  return (await Promise.all(names)).map((name) => name ?? '').sort();
}

const BLAMED: readonly (readonly [string, string, string, string, string, string, readonly string[]])[] = [
  ['a blocked leg', 'xiangqi', '3k5/9/9/9/9/9/9/9/1C7/RN2K4 w - - 0 1', 'b0', 'a2', 'LEG', ['b1']],
  ['a missing screen', 'xiangqi', '3k5/9/1n7/9/9/9/9/1C7/9/4K4 w - - 0 1', 'b2', 'b7', 'SCREEN', ['b3', 'b4', 'b5', 'b6']],
  ['screens too many', 'xiangqi', '3k5/9/1n7/9/1p7/1P7/9/1C7/9/4K4 w - - 0 1', 'b2', 'b7', 'SCREEN', ['b4', 'b5']],
  [
    'the facing king of a piece that can go nowhere',
    'xiangqi',
    '4k4/9/9/9/9/9/9/9/4N4/4K4 w - - 0 1',
    '',
    'e1',
    'FACING',
    ['e0', 'e9'],
  ],
  ['the gun of a zone', 'cotulenh', '7c2i/10i/11/11/11/4g6/11/11/4F6/11/10I/6C3I r - - 0 1', 'e4', 'e6', 'E_AIR_DEFENCE', ['e7']],
  [
    'a piece in the column',
    'trid',
    '4/4/R3/2K1|4/4/4/n3|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10',
    'a2W',
    'a5N',
    'E_BLOCKED',
    ['a3N'],
  ],
  [
    'who would give check',
    'trid',
    '4/4/4/2K1|4/4/4/4|k1r1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10',
    'c1W',
    'c2W',
    'E_KING_EXPOSED',
    ['c8B'],
  ],
];

describe('what is to blame is marked', () => {
  test.for(BLAMED)('%s', async ([, game, position, from, to, code, culprits], { page }) => {
    await begin(page, game, { position });
    if (from !== '') {
      await place(page, from).click();
      await page.locator(`[data-name="${from}"][aria-selected=true]`).waitFor();
    }
    await place(page, to).click();
    await page.locator(`[data-bubble=${code}]`).waitFor();
    expect(await blamed(page)).toEqual([...culprits].sort());
  });
});

test('a drag, a tap and a key are answered as a click is', async () => {
  const one = await player({ hasTouch: true });
  const { page } = one;
  const [, game, position, from, to, code, culprits] = BLAMED[0] ?? ['', '', '', '', '', '', []];
  await begin(page, game, { position });
  const middle = async (name: string): Promise<Point> => {
    const box = await place(page, name).boundingBox();
    if (!box) throw new Error(`${name} is not on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [start, end] = await Promise.all([middle(from), middle(to)]);
  const fingers = await Fingers.on(page);
  const ways: Readonly<Record<string, () => Promise<void>>> = {
    drag: async () => {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await page.mouse.up();
    },
    tap: async () => {
      await fingers.tap(start);
      await page.locator(`[data-name="${from}"][aria-selected=true]`).waitFor();
      await fingers.tap(end);
    },
    key: async () => {
      await place(page, from).focus();
      await page.keyboard.press('Enter');
      await page.locator(`[data-name="${from}"][aria-selected=true]`).waitFor();
      await place(page, to).focus();
      await page.keyboard.press('Enter');
    },
  };
  for (const [way, hand] of Object.entries(ways)) {
    await hand();
    const bubble = page.locator(`[data-bubble=${code}]`);
    await bubble.waitFor();
    expect(await page.locator(`.refusal[role=alert][data-code=${code}]`).textContent(), way).toContain(
      (await bubble.innerText()).trim(),
    );
    expect(await blamed(page), way).toEqual([...culprits].sort());
    expect(await place(page, to).getAttribute('data-site'), way).toBe(
      (await page.locator('[data-tried]').getAttribute('data-tried'))?.slice(1),
    );
    await page.keyboard.press('Escape');
    await page.locator('[aria-selected=true]').waitFor({ state: 'detached' });
    await bubble.waitFor({ state: 'detached' });
  }
  expect(await ply(page)).toBe(0);
  await one.close();
  expect(one.faults).toEqual([]);
});

describe('what costs something is marked apart, and asked once', () => {
  test('a plane that dies in its strike', async ({ page }) => {
    await begin(page, 'cotulenh', { position: '7c2i/10i/11/11/11/4g6/11/11/4F6/11/10I/6C3I r - - 0 1' });
    await place(page, 'e4').click();
    await page.locator('[data-name=e7][data-target=true]').waitFor();
    expect(await page.locator('svg.picture .target-warned').count()).toBe(1);
    expect(await place(page, 'e7').getAttribute('aria-label')).toContain('at a price');
    await place(page, 'e7').click();
    await chooser(page, 'consent').waitFor();
    expect(await chooser(page).innerText()).toContain('Your Air force will be lost. Play it?');
    expect(await ply(page)).toBe(0);
    await chooser(page).locator('[data-consent]').click();
    await expect.poll(() => ply(page)).toBe(1);
  });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    test(`and is seen while it is asked for, at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const from of ['c3', 'e10']) {
        const position =
          from === 'c3'
            ? '7c2i/10i/11/11/11/11/2g8/11/11/2F8/11/6C3I r - - 0 1'
            : '7c2i/10i/4F6/11/4g6/11/11/11/11/11/11/6C3I r - - 0 1';
        const to = from === 'c3' ? 'c6' : 'e8';
        await begin(page, 'cotulenh', { position });
        await place(page, from).click();
        await page.locator(`[data-name=${to}][data-target=true]`).click();
        await chooser(page, 'consent').waitFor();
        const sheet = await chooser(page).boundingBox();
        for (const name of [from, to]) {
          const seen = await place(page, name).boundingBox();
          if (!sheet || !seen) throw new Error('nothing is there');
          const wide = Math.min(sheet.x + sheet.width, seen.x + seen.width) - Math.max(sheet.x, seen.x);
          const high = Math.min(sheet.y + sheet.height, seen.y + seen.height) - Math.max(sheet.y, seen.y);
          expect(Math.min(wide, high), name).toBeLessThanOrEqual(0);
        }
        await page.keyboard.press('Escape');
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    });
  }

  test('a promotion that draws is told beside it, and is not what a careless Enter chooses', async ({ page }) => {
    await begin(page, 'trid', {
      position: '1K2/4/4/4|4/4/4/4|4/1P2/k3/4 QL1:2/2|KL1:2/2|KL2:2/N1|KL4:2/1N w - - - 0 20',
    });
    await lead(page, 'b7B', 'b8B');
    await chooser(page, 'promotion').waitFor();
    const queen = chooser(page).locator('[data-pick="=queen"]');
    expect(await queen.innerText()).toContain('draw: by stalemate');
    expect(await chooser(page).locator('[data-pick="=rook"]').innerText()).not.toContain('draw');
    await expect.poll(() => chooser(page).locator('[data-pick]:focus').getAttribute('data-pick')).toBe('=rook');
    // It lies beside the board, and makes room for whoever wants to see all of it.
    const sheet = await chooser(page).boundingBox();
    const pawn = await place(page, 'b7B').boundingBox();
    expect((pawn?.x ?? 0) + (pawn?.width ?? 0)).toBeLessThan(sheet?.x ?? 0);
    await chooser(page).locator('[data-action=peek]').click();
    expect(await queen.isVisible()).toBe(false);
    await chooser(page).locator('[data-action=peek]').click();
    expect(await queen.isVisible()).toBe(true);
  });

  test('a move that loses by repetition', async ({ page }) => {
    await begin(page, 'xiangqi', { position: '3k5/9/9/9/9/9/9/9/3R5/5K3 b - - 0 1' });
    const field = page.locator('input[name=move]');
    const type = async (step: string, count: number) => {
      await field.fill(step);
      await field.press('Enter');
      await expect.poll(() => ply(page)).toBe(count);
    };
    const circle = ['d9e9', 'd1e1', 'e9d9', 'e1d1'];
    for (let at = 0; at < 7; at += 1) await type(circle[at % 4] ?? '', at + 1);
    await place(page, 'e1').click();
    await page.locator('[data-name=d1][data-target=true]').waitFor();
    expect(await place(page, 'd1').getAttribute('aria-label')).toContain('at a price');
    await place(page, 'd1').click();
    await chooser(page, 'consent').waitFor();
    expect(await chooser(page).innerText()).toMatch(/This loses the game: .+\. Play it\?/);
    expect(await ply(page)).toBe(7);
    await chooser(page).locator('[data-consent]').click();
    await expect.poll(() => status(page).getAttribute('data-over')).toBe('perpetual_check');
    expect(await ply(page)).toBe(8);
  });
});

test('a typed text that is no move is refused with an example in the notation in use', async ({ page }) => {
  await begin(page, 'cotulenh');
  await page.locator('input[name=move]').fill('Nxb3!?');
  await page.locator('input[name=move]').press('Enter');
  const told = page.locator('.refusal[role=alert]');
  await told.waitFor();
  expect(await told.innerText()).toMatch(/For example: \S+/);
});
