/** Parts of the page that are fetched when they are wanted: one that cannot be fetched is told in words and can be asked for again. */

import { expect, test } from 'vitest';
import { openGame, player } from './support';
import { button } from './words';

const words = { 'en-GB': 'could not be loaded', vi: 'Không tải được', 'zh-CN': '无法加载' };

for (const [locale, text] of Object.entries(words)) {
  test(`a screen that does not come, and comes when it is asked for again: ${locale}`, async () => {
    const { page, faults, close } = await player({ locale });
    await page.route(/SettingsScreen[^/]*\.js/, (route) => route.abort());
    await page.goto('#/settings');
    await page.locator('[data-trouble=unfetched][role=alert]').filter({ hasText: text }).waitFor();
    await page.unroute(/SettingsScreen[^/]*\.js/);
    await page.locator('[data-action=retry]').click();
    await page.locator('main h1').waitFor();
    expect(await page.locator('[data-trouble]').count()).toBe(0);
    expect(faults.filter((fault) => !/ERR_FAILED/.test(fault))).toEqual([]);
    await close();
  });
}

test('a dialog that does not come leaves the game as it is', async () => {
  const { page, faults, close } = await player();
  await page.route(/GameMenu[^/]*\.js/, (route) => route.abort());
  await openGame(page, 'xiangqi');
  await button(page, 'app-menu').click();
  await page.locator('[data-trouble=unfetched]').waitFor();
  expect(await page.locator('.board, [data-ready]').count()).toBeGreaterThan(0);
  await page.unroute(/GameMenu[^/]*\.js/);
  await page.locator('[data-action=retry]').click();
  await page.locator('[data-dialog=menu]').waitFor();
  expect(faults.filter((fault) => !/ERR_FAILED/.test(fault))).toEqual([]);
  await close();
});

test('the first screen fetches no other one', async () => {
  const { page, faults, close } = await player();
  await page.goto('');
  await page.locator('[data-game]').first().waitFor();
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.some((name) => name.includes('/assets/parts/page'))).toBe(true);
  expect(names.filter((name) => /Screen|board|Space/.test(name))).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});
