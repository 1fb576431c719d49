/** The page for everybody: no violation that axe-core finds, a board that fills a phone, a game by keys alone, a machine that answers. */

import { describe, expect } from 'vitest';
import { violations } from './axe';
import { begin, over } from './hands';
import { GAMES, chance, clickSomething, idle, openGame, places, player, ply, status, test } from './support';

const SCREENS = ['#/', '#/settings', '#/saved', '#/open', ...GAMES.flatMap((id) => [`#/new/${id}`, `#/rules/${id}`])];

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test('axe-core finds nothing on any screen', async () => {
    const one = await player({ colorScheme });
    const found: string[] = [];
    for (const screen of SCREENS) {
      await one.page.goto(screen);
      await one.page.locator('h1').first().waitFor();
      await one.page.waitForLoadState('networkidle');
      found.push(...(await violations(one.page)).map((fault) => `${screen} ${fault}`));
    }
    for (const id of GAMES) {
      await openGame(one.page, id);
      found.push(...(await violations(one.page)).map((fault) => `${id} ${fault}`));
    }
    await one.close();
    expect(found).toEqual([]);
    expect(one.faults).toEqual([]);
  });
});

test.each(GAMES)('%s: the board takes three fifths of a phone, and nothing scrolls sideways', async (id) => {
  const one = await player({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await openGame(one.page, id);
  const box = await one.page.locator('.stage').boundingBox();
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBeGreaterThan(0.6 * 390 * 844);
  const wide = await one.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await one.close();
  expect(one.faults).toEqual([]);
});

test.each(GAMES)('%s: the machine answers a move', async (id) => {
  const one = await player();
  await begin(one.page, id, { opponent: 'machine' });
  const random = chance(3);
  // A turn may be several steps: the machine answers when it is over.
  let own = 0;
  for (let clicks = 0; clicks < 40 && (await status(one.page).getAttribute('data-actor')) === 'first'; clicks += 1) {
    await clickSomething(one.page, random);
    own = await ply(one.page);
  }
  expect(own).toBeGreaterThan(0);
  await expect.poll(() => ply(one.page), { timeout: 20_000 }).toBeGreaterThan(own);
  await one.close();
  expect(one.faults).toEqual([]);
});

test('a whole game is played by keys alone', async ({ page }) => {
  await begin(page, 'kings-cooking');
  const random = chance(9);
  const active = () => page.evaluate(() => document.activeElement?.getAttribute('data-site') ?? null);
  for (let turns = 0; turns < 250 && !(await over(page)); turns += 1) {
    const sure = page.locator('[data-action=confirm], dialog[open] [data-consent], dialog[open] [data-pick]:not(:disabled)');
    if (await sure.count()) {
      await sure.first().focus();
      await page.keyboard.press('Enter');
      await idle(page);
      continue;
    }
    const targets = page.locator('[data-site][data-target="true"]');
    const some = (await targets.count()) ? targets : places(page);
    const count = await some.count();
    expect(count).toBeGreaterThan(0);
    const wanted = await some.nth(random(count)).getAttribute('data-site');
    await page.locator('[data-site][tabindex="0"]').first().focus();
    // Row by row over the grid until the wanted place has the focus.
    for (let presses = 0; presses < 60 && (await active()) !== wanted; presses += 1) {
      await page.keyboard.press(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'][random(4)] ?? 'ArrowUp');
    }
    if ((await active()) === wanted) await page.keyboard.press('Enter');
    await idle(page);
  }
  expect(await over(page)).toBe(true);
});
