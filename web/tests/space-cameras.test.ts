/** From where the table is looked at: from above nothing is hidden, from a seat most is seen. */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin } from './hands';
import { drawn, hidden, leadBoardInSpace, look, openSpace, pixelOf, space, spatial as test, turn } from './space';
import { drawInSpace, GAMES, player } from './support';

drawInSpace();

/** A phone, which each side holds in another way. */
const PHONES = { first: { width: 844, height: 390 }, second: { width: 390, height: 844 } } as const;

/** Where two places are on the page. */
const both = (page: Page) => Promise.all([0, 1].map((index) => pixelOf(page, { kind: 'site', index })));

describe('from above', () => {
  for (const game of GAMES) {
    test(`every place of ${game} is seen, and back in the seat the table is as before`, async ({ page }) => {
      await begin(page, game);
      await openSpace(page);
      await look(page, 'near');
      const before = await both(page);
      await look(page, 'above');
      const { places, hidden: unseen } = await hidden(page);
      expect(places).toBeGreaterThan(5);
      expect(unseen).toEqual([]);
      expect(await page.locator('[data-look=above]').getAttribute('aria-pressed')).toBe('true');
      await look(page, 'near');
      expect(await both(page)).toEqual(before);
    });
  }

  test('a board that moves between levels that lie apart stays in sight with all its squares', async ({ page }) => {
    await begin(page, 'trid', { position: '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10' });
    await openSpace(page);
    await look(page, 'above');
    await leadBoardInSpace(page, 'WQL', 'QL3');
    await page.locator('[data-name=z2QL3], [data-name=a3QL3]').first().waitFor({ state: 'attached' });
    await expect.poll(async () => (await hidden(page)).hidden).toEqual([]);
    expect(await page.locator('[data-look=above]').getAttribute('aria-pressed')).toBe('true');
  });
});

/** Those of some places that are not seen. */
async function unseen(page: Page, sites: ReadonlySet<number>): Promise<string[]> {
  const names = await page
    .locator('.frame [data-site]')
    .evaluateAll((cells) => cells.map(({ dataset }) => [Number(dataset['site']), dataset['name'] ?? ''] as const));
  const own = new Set(names.filter(([site]) => sites.has(site)).map(([, name]) => name));
  expect(own.size).toBe(sites.size);
  return (await hidden(page)).hidden.filter((name) => own.has(name));
}

describe('seats', () => {
  /** What boards above each other cannot help to hide at the start, as a share of all places. */
  const LEAST: Readonly<Record<string, number>> = { near: 0.9, far: 0.85 };

  for (const seat of ['near', 'far'] as const) {
    test(`from the ${seat} seat of Tri-D most places are seen, and the whole stand`, async ({ page }) => {
      await begin(page, 'trid');
      await openSpace(page);
      await look(page, seat);
      const { places, hidden: unseen } = await hidden(page);
      expect(1 - unseen.length / places, unseen.join()).toBeGreaterThanOrEqual(LEAST[seat] ?? 1);
      const boxes = await page
        .locator('.frame [data-site]')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect));
      const whole = await space(page).boundingBox();
      for (const { left, right, top, bottom } of boxes) {
        expect(left).toBeGreaterThanOrEqual(whole?.x ?? 0);
        expect(right).toBeLessThanOrEqual((whole?.x ?? 0) + (whole?.width ?? 0));
        expect(top).toBeGreaterThanOrEqual(whole?.y ?? 0);
        expect(bottom).toBeLessThanOrEqual((whole?.y ?? 0) + (whole?.height ?? 0));
      }
    });
  }

  // What hides what, on every screen, is judged without a browser in chairs.test.ts; here it is what lies over the picture.
  for (const game of ['trid', 'rhythm']) {
    for (const side of ['first', 'second'] as const) {
      test(`of ${game}: all own pieces and both kings are seen at the start by the ${side} side`, async () => {
        const viewport = PHONES[side];
        const one = await player({ viewport, hasTouch: true });
        const { page } = one;
        await begin(page, game, side === 'first' ? {} : { opponent: 'machine', side, level: 1 });
        await openSpace(page);
        const { pieces } = await drawn(page);
        const count = ({ side: whose, kind }: (typeof pieces)[number]['piece']): number =>
          pieces.filter(({ piece }) => piece.side === whose && piece.kind === kind).length;
        const dear = pieces.filter(({ piece }) => piece.side === side || count(piece) === 1);
        // The machine may have taken one with its first move.
        expect(dear.length).toBeGreaterThanOrEqual(16);
        expect(await unseen(page, new Set(dear.map(({ piece }) => piece.site)))).toEqual([]);
        // The picture is most of what the player strips leave of the height.
        const picture = await space(page).boundingBox();
        expect((picture?.height ?? 0) / viewport.height).toBeGreaterThan(0.5);
        expect(one.faults).toEqual([]);
        await one.close();
      });
    }
  }

  test('from aside heights are told apart: the own board is on the left, and every level at a height of its own', async ({
    page,
  }) => {
    await begin(page, 'trid');
    await openSpace(page);
    await look(page, 'aside');
    const boxOf = async (name: string) => (await page.locator(`[data-name=${name}]`).boundingBox()) ?? { x: NaN, y: NaN };
    const [w, n, b] = [await boxOf('b2W'), await boxOf('b4N'), await boxOf('b7B')];
    expect(w.x).toBeLessThan(n.x);
    expect(n.x).toBeLessThan(b.x);
    expect(w.y - n.y).toBeGreaterThan(30);
    expect(n.y - b.y).toBeGreaterThan(30);
    expect(await page.locator('[data-look=aside]').getAttribute('aria-pressed')).toBe('true');
    await look(page, 'near');
  });

  test('levels further apart hide less, and one level by itself nothing', async ({ page }) => {
    await begin(page, 'rhythm');
    await openSpace(page);
    await look(page, 'near');
    const together = (await hidden(page)).hidden.length;
    await look(page, 'spread');
    expect((await hidden(page)).hidden.length).toBeLessThanOrEqual(together);
    await look(page, 'spread');
    await turn(page, page.locator('[data-level-only]').first());
    const { places, hidden: unseen } = await hidden(page);
    expect(unseen).toHaveLength((places / 3) * 2);
  });
});
