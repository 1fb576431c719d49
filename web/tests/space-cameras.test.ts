/** From where the table is looked at: from above nothing is hidden, from a seat most is seen. */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin } from './hands';
import { hidden, leadBoardInSpace, look, openSpace, pixelOf, space, spatial as test, turn } from './space';
import { drawInSpace, GAMES } from './support';

drawInSpace();

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
