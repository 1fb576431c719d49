/** Fingers that rest on boards and pins of the flat board: no reason is told by hovering alone (docs/rules/tri-d.md 18.2, 18.3). */

import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { begin } from './hands';
import { player, ply } from './support';
import { Fingers } from './touch';

const EMPTY = '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10';

const handle = (page: Page, board: string) => page.locator(`[data-board=${board}]`);
const pin = (page: Page, name: string) => page.locator(`[data-pin=${name}]`);

for (const view of ['panels', 'columns'] as const) {
  test(`a finger that rests on a board or pin is told the same as a mouse: ${view}`, async () => {
    const one = await player({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page } = one;
    await begin(page, 'trid', { position: EMPTY });
    const shown = page.locator(`[data-view=${view}]`);
    if ((await shown.getAttribute('aria-pressed')) !== 'true') await shown.tap();
    const told = page.locator('.told');
    const rest = async (mark: ReturnType<Page['locator']>, words: string) => {
      await mark.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      const box = await mark.boundingBox();
      const fingers = await Fingers.on(page);
      await fingers.down({ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 });
      await told.filter({ hasText: words }).waitFor();
      await fingers.up();
    };
    await rest(handle(page, 'BQL'), 'You do not control this board.');
    await rest(handle(page, 'WQL'), 'White may move it');
    // It asked and took nothing.
    expect(await page.locator('[data-board][aria-pressed=true], .refusal').count()).toBe(0);
    await handle(page, 'WQL').tap();
    await page.locator('[data-board=WQL][aria-pressed=true]').waitFor();
    expect(await told.count()).toBe(0);
    await rest(pin(page, 'QL4'), 'not a neighbour');
    expect(await page.locator('.refusal').count()).toBe(0);
    await pin(page, 'QL2').tap();
    await expect.poll(() => ply(page)).toBe(1);
    await one.close();
    expect(one.faults).toEqual([]);
  });
}
