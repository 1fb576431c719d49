/** The flat picture of every game is looked at: each piece over its cell and drawn as what it is, each mark over its place. */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { faultsOf, type Lie } from './judge';
import { MOMENTS, reach } from './moments';
import { lookFlat } from './seen';
import { brisk as test } from './support';
import { truthOf, type Moment, type Truth } from './truth';

async function expectTrue(page: Page, truth: Truth, lie: Lie): Promise<void> {
  await expect.poll(async () => faultsOf(await page.evaluate(lookFlat), truth, lie)).toEqual([]);
}

/** Leads the page to a moment; what is to be seen there. */
async function shown(page: Page, moment: Moment): Promise<Truth> {
  const [truth] = await Promise.all([truthOf(moment), reach(page, moment)]);
  return truth;
}

/** What the name of a moment promises; otherwise it shows less than it says. */
const PROMISES: Readonly<Record<string, (truth: Truth) => boolean>> = {
  'in check': ({ view }) => view.scene.checked.length > 0 && view.status.ended === null,
  'at its end': ({ view }) => view.status.ended !== null,
  played: ({ view, targets }) => view.history.length > 0 && targets.length > 0,
  'with stacks': ({ stacks }) => [...stacks.values()].filter(({ length }) => length > 1).length > 1,
  'in a deployment': ({ view }) => view.status.stage === 'mid',
  'in all layers': ({ stacks, universe }) => new Set([...stacks.keys()].map((site) => universe.sites[site]?.board)).size === 3,
  'with badges': ({ view }) => new Set(view.scene.pieces.flatMap(({ badges }) => badges.map(({ code }) => code))).size > 2,
};

const DESKTOP = { width: 1280, height: 900 };
/** A small laptop, a phone upright and one held sideways. */
const OTHERS = [
  { width: 1366, height: 625 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

for (const [name, moment] of Object.entries(MOMENTS)) {
  test(`${name}, from both sides, on every screen`, async ({ page }) => {
    const truth = await shown(page, moment);
    for (const [promise, holds] of Object.entries(PROMISES)) if (name.endsWith(promise)) expect(holds(truth), promise).toBe(true);
    await expectTrue(page, truth, { facing: 'first' });
    for (const screen of OTHERS) {
      await page.setViewportSize(screen);
      await expectTrue(page, truth, { facing: 'first' });
    }
    await page.keyboard.press('f');
    await expectTrue(page, truth, { facing: 'second' });
    await page.setViewportSize(DESKTOP);
    await expectTrue(page, truth, { facing: 'second' });
  });
}

describe('laid otherwise', () => {
  test('another layer is brought forward', async ({ page }) => {
    const truth = await shown(page, MOMENTS['rhythm in all layers']);
    for (const title of ['Sky', 'Ground']) {
      await page.locator('.title button', { hasText: title }).click();
      await expectTrue(page, truth, { facing: 'first' });
    }
  });

  test('the levels of each column together', async ({ page }) => {
    const truth = await shown(page, MOMENTS['trid with boards moved']);
    await page.locator('[data-view=columns]').click();
    await expectTrue(page, truth, { facing: 'first' });
    await page.keyboard.press('f');
    await expectTrue(page, truth, { facing: 'second' });
  });
});
