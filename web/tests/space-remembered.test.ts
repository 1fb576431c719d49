/** Where the eye was is found again; a phone shows the table large; what is chosen between stays in sight. */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, chooser } from './hands';
import {
  hidden,
  leadBoardInSpace,
  look,
  openSpace,
  pixelOf,
  placeNamed,
  SMALL,
  space,
  spatial as test,
  still,
  turn,
} from './space';
import { drawInSpace, player } from './support';
import { button } from './words';

drawInSpace();

/** One player at a phone for the whole file. */
const phone = test.extend<{ one: Awaited<ReturnType<typeof player>> }>({
  one: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const one = await player({ viewport: { width: 390, height: 844 }, hasTouch: true });
      await use(one);
      await one.close();
    },
    { scope: 'file' },
  ],
});

/** How much of the picture's width and height the places take. */
async function filled(page: Page): Promise<{ across: number; along: number }> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.frame [data-site]')].map((cell) => cell.getBoundingClientRect());
    const whole = document.querySelector('[data-space]')?.getBoundingClientRect() ?? new DOMRect();
    const span = (low: readonly number[], high: readonly number[]): number => Math.max(...high) - Math.min(...low);
    return {
      across:
        span(
          boxes.map(({ left }) => left),
          boxes.map(({ right }) => right),
        ) / whole.width,
      along:
        span(
          boxes.map(({ top }) => top),
          boxes.map(({ bottom }) => bottom),
        ) / whole.height,
    };
  });
}

describe('remembered', () => {
  test('for each game by itself, through a reload, in the window as it is then', async () => {
    const one = await player({ viewport: SMALL });
    const { page } = one;
    const pressed = (name: string) => page.locator(`[data-look=${name}]`).getAttribute('aria-pressed');
    await begin(page, 'trid');
    await openSpace(page);
    await look(page, 'above');
    await begin(page, 'rhythm');
    await openSpace(page);
    expect(await pressed('above')).toBe('false');
    await look(page, 'far');
    await begin(page, 'trid');
    await openSpace(page);
    expect(await pressed('above')).toBe('true');
    await page.setViewportSize({ width: 420, height: 600 });
    await page.reload();
    await openSpace(page);
    expect(await pressed('above')).toBe('true');
    await expect.poll(async () => (await hidden(page)).hidden).toEqual([]);
    // Whoever moves the eye by hand is found there again.
    await page.setViewportSize(SMALL);
    await still(page);
    await page.locator('[data-look=nearer]').click();
    await still(page);
    const at = await pixelOf(page, await placeNamed(page, 'b2W'));
    await page.reload();
    await openSpace(page);
    expect(await pressed('above')).toBe('false');
    const again = await pixelOf(page, await placeNamed(page, 'b2W'));
    expect(again?.x).toBeCloseTo(at?.x ?? NaN, 0);
    expect(again?.y).toBeCloseTo(at?.y ?? NaN, 0);
    expect(one.faults).toEqual([]);
    await one.close();
  });

  test('relative to the player: whoever changes sides has his own army in front of him', async () => {
    const one = await player({ viewport: SMALL });
    const { page } = one;
    /** Where the own and the other first rank are seen, from the top. */
    const ranks = async (own: string, other: string) => {
      const [near, far] = await Promise.all([own, other].map((name) => page.locator(`[data-name=${name}]`).boundingBox()));
      return { near: near?.y ?? NaN, far: far?.y ?? NaN };
    };
    await begin(page, 'xiangqi', { opponent: 'machine', side: 'second', level: 1 });
    await openSpace(page);
    const black = await ranks('e9', 'e0');
    expect(black.near).toBeGreaterThan(black.far);
    // By hand a little aside, then a new game for the other side.
    await page.locator('[data-look=nearer]').click();
    await still(page);
    const walked = await ranks('e9', 'e0');
    await begin(page, 'xiangqi', { opponent: 'machine', side: 'first', level: 1 });
    await openSpace(page);
    expect(await page.locator('[data-look=near]').getAttribute('aria-pressed')).toBe('false');
    const red = await ranks('e0', 'e9');
    expect(red.near).toBeCloseTo(walked.near, 0);
    expect(red.far).toBeCloseTo(walked.far, 0);
    // The board is turned around while it is looked at, by hand or for the next player.
    await button(page, 'app-menu').click();
    await page.locator('[data-action=flip]').click();
    await expect.poll(async () => (await ranks('e9', 'e0')).near).toBeCloseTo(walked.near, 0);
    // Who visits the other chair is not found there again.
    await look(page, 'far');
    await page.reload();
    await openSpace(page);
    expect(await page.locator('[data-look=near]').getAttribute('aria-pressed')).toBe('true');
    expect(one.faults).toEqual([]);
    await one.close();
  });

  test('with the level that was seen alone, in its seat and from above', async () => {
    const one = await player({ viewport: SMALL });
    const { page } = one;
    await begin(page, 'rhythm');
    await openSpace(page);
    const level = page.locator('[data-level-only]').first();
    await turn(page, level);
    const alone = async () => (await hidden(page)).hidden.length;
    const [count, before] = [await alone(), await filled(page)];
    await page.reload();
    await openSpace(page);
    expect(await level.getAttribute('aria-pressed')).toBe('true');
    expect(await alone()).toBe(count);
    expect((await filled(page)).across).toBeCloseTo(before.across, 1);
    await look(page, 'above');
    expect(await level.getAttribute('aria-pressed')).toBe('true');
    expect(await alone()).toBe(count);
    // Once more, and all levels lie beside each other.
    await look(page, 'above');
    expect((await hidden(page)).hidden).toEqual([]);
    expect(await level.getAttribute('aria-pressed')).toBe('false');
    expect(one.faults).toEqual([]);
    await one.close();
  });

  test('with motion the table and the eye travel, and arrive where they are without it', async () => {
    const ends: ({ x: number; y: number } | null)[] = [];
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const one = await player({ viewport: SMALL, reducedMotion });
      const { page } = one;
      await begin(page, 'trid');
      await openSpace(page);
      const frames = Number(await space(page).getAttribute('data-frames'));
      await look(page, 'above');
      if (reducedMotion === 'no-preference')
        expect(Number(await space(page).getAttribute('data-frames')) - frames).toBeGreaterThan(2);
      ends.push(await pixelOf(page, await placeNamed(page, 'b8B')));
      expect(one.faults).toEqual([]);
      await one.close();
    }
    expect(ends[1]?.x).toBeCloseTo(ends[0]?.x ?? NaN, 0);
    expect(ends[1]?.y).toBeCloseTo(ends[0]?.y ?? NaN, 0);
  });
});

describe('on a phone', () => {
  for (const [game, across, along] of [
    ['xiangqi', 0.8, 0.4],
    ['trid', 0.4, 0.6],
    ['rhythm', 0.8, 0.3],
  ] as const) {
    phone(
      `${game} fills the picture, which is most of the screen, and every button is as large as a finger`,
      async ({ page }) => {
        await begin(page, game);
        await openSpace(page);
        await look(page, 'near');
        const picture = await space(page).boundingBox();
        expect((picture?.width ?? 0) / 390).toBeGreaterThan(0.95);
        expect((picture?.height ?? 0) / 844).toBeGreaterThan(0.5);
        const share = await filled(page);
        expect(share.across).toBeGreaterThan(across);
        expect(share.along).toBeGreaterThan(along);
        const buttons = await page
          .locator('[data-look]:visible, [data-level-only]:visible')
          .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
        expect(buttons.length).toBeGreaterThan(3);
        for (const { width, height, left, right } of buttons) {
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(390);
        }
        // One row, and no square under it.
        expect(new Set(buttons.map(({ top }) => Math.round(top))).size).toBe(1);
        const lowest = await page
          .locator('.frame [data-site]')
          .evaluateAll((cells) => Math.max(...cells.map((cell) => cell.getBoundingClientRect().bottom)));
        expect(lowest).toBeLessThanOrEqual(buttons[0]?.top ?? 0);
      },
    );
  }

  phone('what is rarely wanted is behind one button', async ({ page }) => {
    await begin(page, 'xiangqi');
    await openSpace(page);
    const nearer = page.locator('[data-look=nearer]');
    expect(await nearer.isVisible()).toBe(false);
    await page.locator('[data-look=more]').click();
    await nearer.waitFor();
    await nearer.click();
    await still(page);
    await page.locator('[data-look=more]').click();
    expect(await nearer.isVisible()).toBe(false);
  });

  for (const viewport of [
    { width: 844, height: 390 },
    { width: 640, height: 360 },
  ]) {
    test(`held sideways the table has the picture, and the buttons one edge of it, at ${viewport.width} × ${viewport.height}`, async () => {
      const one = await player({ viewport, hasTouch: true });
      const { page } = one;
      for (const [game, across] of [
        ['rhythm', 0.55],
        ['cotulenh', 0.55],
        ['trid', 0.33],
      ] as const) {
        await begin(page, game);
        await openSpace(page);
        const picture = await space(page).boundingBox();
        if (!picture) throw new Error('there is no picture');
        expect((await filled(page)).across, game).toBeGreaterThan(across);
        const buttons = page.locator('[data-look]:visible, [data-level-only]:visible');
        expect(await buttons.count()).toBeGreaterThan(3);
        const boxes = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
        for (const { left, right, top, bottom, width, height } of boxes) {
          expect(Math.min(width, height), game).toBeGreaterThanOrEqual(43.5);
          expect(left, game).toBeGreaterThan(picture.x + picture.width / 2);
          expect(right, game).toBeLessThanOrEqual(picture.x + picture.width);
          expect([top >= picture.y, bottom <= picture.y + picture.height], game).toEqual([true, true]);
        }
        // The rare ones are beside the others when they are wanted.
        await page.locator('[data-look=more]').click();
        await page.locator('[data-look=nearer]').click();
        await still(page);
        await page.locator('[data-look=more]').click();
        expect(await page.locator('[data-look=nearer]').isVisible()).toBe(false);
      }
      await one.close();
      expect(one.faults).toEqual([]);
    });
  }
});

describe('an arrival to choose', () => {
  for (const viewport of [
    { width: 1000, height: 600 },
    { width: 390, height: 844 },
  ]) {
    test(`is chosen beside the picture: both squares stay in sight at ${viewport.width} pixels`, async () => {
      const one = await player({ viewport });
      const { page } = one;
      await begin(page, 'trid', { position: '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/R1|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10' });
      await openSpace(page);
      await leadBoardInSpace(page, 'WQL', 'QL3');
      await chooser(page, 'arrival').waitFor();
      const dialog = await chooser(page, 'arrival').boundingBox();
      for (const word of ['same', 'rotated']) {
        const label = await page.locator(`[data-landing=${word}]`).boundingBox();
        if (!label || !dialog) throw new Error('both are shown');
        const apart =
          label.x + label.width <= dialog.x ||
          label.x >= dialog.x + dialog.width ||
          label.y + label.height <= dialog.y ||
          label.y >= dialog.y + dialog.height;
        expect(apart, word).toBe(true);
      }
      await page.locator('dialog.chooser[open] [data-pick="=same"]').click();
      expect(one.faults).toEqual([]);
      await one.close();
    });
  }
});
