/** Whole games to their ends, by clicks and by keys. */

import { describe, expect } from 'vitest';
import { MATES } from './fixtures';
import { begin, clickStep, over } from './hands';
import { chance, clickSomething, status, test } from './support';

describe.each(MATES)('$game', ({ game, steps }) => {
  test('is played by clicks from the start to mate', async ({ page }) => {
    await begin(page, game);
    for (const step of steps) {
      expect(await over(page)).toBe(false);
      await clickStep(page, step);
    }
    expect(await status(page).getAttribute('data-over')).toBe('checkmate');
    await page.locator('[data-result]').first().waitFor();
  });
});

test('kings-cooking is played by clicks from the start to its end', async ({ page }) => {
  await begin(page, 'kings-cooking');
  const random = chance(4);
  for (let clicks = 0; clicks < 400 && !(await over(page)); clicks += 1) {
    expect(await clickSomething(page, random)).toBe(true);
  }
  expect(await over(page)).toBe(true);
  await page.locator('[data-result]').first().waitFor();
});
