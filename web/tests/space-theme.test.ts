/** The board in space changes its clothes with the page. */

import { expect } from 'vitest';
import { begin } from './hands';
import { bare, shot } from './pixels';
import { redrawn, spatial as test, still } from './space';
import { drawInSpace } from './support';
import { button } from './words';

drawInSpace();

test('a system that goes dark takes the boards with it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await begin(page, 'xiangqi');
  await button(page, 'space-open').click();
  await still(page);
  await bare(page);
  const light = await brightness();
  await redrawn(page, () => page.emulateMedia({ colorScheme: 'dark' }));
  expect(await brightness()).toBeLessThan(0.9 * light);
  await redrawn(page, () => page.emulateMedia({ colorScheme: 'light' }));
  expect(await brightness()).toBeGreaterThan(0.97 * light);

  /** The mean of the middle of the picture, where the board lies. */
  async function brightness(): Promise<number> {
    const { data, width, height } = await shot(page);
    let sum = 0;
    for (let y = Math.floor(height / 3); y < (2 * height) / 3; y += 1) {
      for (let x = Math.floor(width / 3); x < (2 * width) / 3; x += 1) sum += data[4 * (y * width + x)] ?? 0;
    }
    return sum / (width * height);
  }
});
