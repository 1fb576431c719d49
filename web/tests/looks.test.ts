/** The flat picture of every game is looked at: each piece over its cell and drawn as what it is, each mark over its place. */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { faultsOf, type Lie } from './judge';
import { MOMENTS, reach } from './moments';
import { lookFlat } from './seen';
import { brisk as test } from './support';
import { truthOf, type Moment } from './truth';

async function expectTrue(page: Page, moment: Moment, lie: Lie): Promise<void> {
  const truth = await truthOf(moment);
  await expect.poll(async () => faultsOf(await page.evaluate(lookFlat), truth, lie)).toEqual([]);
}

for (const [name, moment] of Object.entries(MOMENTS)) {
  test(`${name}, from both sides`, async ({ page }) => {
    await reach(page, moment);
    await expectTrue(page, moment, { facing: 'first' });
    await page.keyboard.press('f');
    await expectTrue(page, moment, { facing: 'second' });
  });
}

describe('laid otherwise', () => {
  test('upright, as on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['trid start', 'rhythm in all layers', 'kings-cooking start'] as const) {
      await reach(page, MOMENTS[name]);
      await expectTrue(page, MOMENTS[name], { facing: 'first' });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  test('another layer is brought forward', async ({ page }) => {
    const moment = MOMENTS['rhythm in all layers'];
    await reach(page, moment);
    for (const title of ['Sky', 'Ground']) {
      await page.locator('.title button', { hasText: title }).click();
      await expectTrue(page, moment, { facing: 'first' });
    }
  });

  test('the levels of each column together', async ({ page }) => {
    const moment = MOMENTS['trid with boards moved'];
    await reach(page, moment);
    await page.locator('[data-view=columns]').click();
    await expectTrue(page, moment, { facing: 'first', lying: true });
    await page.keyboard.press('f');
    await expectTrue(page, moment, { facing: 'second', lying: true });
  });
});
