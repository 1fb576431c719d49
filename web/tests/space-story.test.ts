/** The arrows of a repetition lie over the board in space where its places are seen, and follow the eye. */

import { expect } from 'vitest';
import { apart, arrows } from './arrows';
import { begin } from './hands';
import { look, openSpace, space, spatial as test, still } from './space';
import { drawInSpace, idle, ply } from './support';

drawInSpace();

/** A rook and a king that go there and back (xiangqi 5.7). */
const IDLE = '3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1';
const ROUND = ['a1a0', 'd9d8', 'a0a1', 'd8d9'];

test('arrows in space', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await begin(page, 'xiangqi', { options: { repetition: 'wxf' }, position: IDLE });
  for (const [index, move] of ROUND.entries()) {
    await page.locator('input[name=move]').fill(move);
    await page.locator('input[name=move]').press('Enter');
    await expect.poll(() => ply(page)).toBe(index + 1);
    await idle(page);
  }
  await openSpace(page);
  await page.locator('[data-impending] button').click();
  await expect.poll(async () => (await arrows(page)).length).toBe(4);
  const shown = async () => {
    await still(page);
    await expect.poll(async () => Math.max(...(await apart(page)))).toBeLessThan(0.8);
    return arrows(page);
  };
  const near = await shown();
  // It lies over the picture, and lets hands through.
  expect(await page.locator('[data-arrows]').evaluate((over) => getComputedStyle(over).pointerEvents)).toBe('none');
  const covers = await page.locator('[data-arrows]').boundingBox();
  expect(covers).toEqual(await space(page).boundingBox());
  await look(page, 'above');
  const above = await shown();
  expect(above.map(({ from, to }) => [from, to])).toEqual(near.map(({ from, to }) => [from, to]));
  expect(
    Math.hypot((above[0]?.ends[0].x ?? 0) - (near[0]?.ends[0].x ?? 0), (above[0]?.ends[0].y ?? 0) - (near[0]?.ends[0].y ?? 0)),
  ).toBeGreaterThan(5);
});
