/** Keys for everything: what the help lists is heard, flat and in space. */

import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './axe';
import { begin, position } from './hands';
import { drawInSpace, ply, test } from './support';
import { button, t } from './words';

drawInSpace();

const here = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-name') ?? null);
/** The step that is looked at; the last one if the game is shown as it stands. */
const shown = (page: Page) =>
  page
    .locator('.moves [aria-current=step]')
    .getAttribute('data-ply')
    .catch(() => null);

/** From the top of the page to the board. */
async function toBoard(page: Page): Promise<void> {
  await page.locator('a.skip').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => here(page), { message: 'the way past the header ends on the board' }).not.toBeNull();
}

/** On the board to a piece that can move, and on to where it can go. */
async function playByKeys(page: Page): Promise<void> {
  const before = await ply(page);
  const live = await page.locator('[data-site][data-live=true]').count();
  expect(live).toBeGreaterThan(2);
  const pieces = new Set<string | null>();
  for (let step = 0; step < live; step += 1) {
    await page.keyboard.press('n');
    await expect.poll(async () => page.locator('[data-site]:focus').getAttribute('data-live')).toBe('true');
    pieces.add(await here(page));
  }
  expect(pieces.size, 'every piece that can move comes once').toBe(live);
  await page.keyboard.press('Enter');
  await page.locator('[data-site][aria-selected=true]').waitFor();
  const targets = await page.locator('[data-site][data-target=true]').count();
  const reached = new Set<string | null>();
  for (let step = 0; step < targets; step += 1) {
    await page.keyboard.press(step % 2 ? ']' : 'n');
    await expect.poll(async () => page.locator('[data-site]:focus').getAttribute('data-target')).toBe('true');
    reached.add(await here(page));
  }
  expect(reached.size, 'every target comes once').toBe(targets);
  const last = await here(page);
  await page.keyboard.press('Shift+n');
  if (targets > 1) expect(await here(page)).not.toBe(last);
  await page.keyboard.press('Enter');
  await expect.poll(() => ply(page)).toBe(before + 1);
}

test('a game by keys: to the board, its pieces and targets, back and forth, and help', async ({ page }) => {
  await begin(page, 'xiangqi');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await toBoard(page);
  const first = await here(page);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => here(page)).not.toBe(first);
  await playByKeys(page);
  const one = await position(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => ply(page)).toBe(0);
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(() => ply(page)).toBe(1);
  expect(await position(page)).toBe(one);
  // The menu, which led to another dialog, was opened by its button.
  const doing = () => page.evaluate(() => document.activeElement?.getAttribute('data-action'));
  await expect.poll(doing, { message: 'dialogs give the focus back' }).toBe('menu');
  await toBoard(page);
  const left = await here(page);
  await page.keyboard.press('o');
  await page.locator('[data-dialog=menu]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => here(page), { message: 'who opened it on the board is on the board again' }).toBe(left);
  await playByKeys(page);
  // On the board the arrows walk; comma and full stop go through the game everywhere, arrows outside the board.
  await page.keyboard.press(',');
  await expect.poll(() => shown(page)).toBe('0');
  await page.keyboard.press('.');
  await expect.poll(() => shown(page)).toBe('1');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown(page)).toBe('0');
  await page.keyboard.press('End');
  await expect.poll(() => shown(page)).toBe('1');
  await page.keyboard.press('Home');
  await expect.poll(() => page.locator('.moves [aria-current=step]').count()).toBe(0);
  await page.keyboard.press('Control+End');
  await expect.poll(() => shown(page)).toBe('1');
  await page.keyboard.press('h');
  await page.locator('[data-hint]').first().waitFor();
  await page.keyboard.press('o');
  await page.locator('[data-dialog=menu]').waitFor();
  expect(await page.locator('[data-action=undo-turn]').count(), 'a turn is a step here: one word for it').toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const help = page.locator('[data-dialog=keys]');
  await help.getByRole('heading', { name: t('keys-group-course') }).waitFor();
  expect(await help.locator('kbd').count()).toBeGreaterThan(30);
  expect(await violations(page)).toEqual([]);
  await button(help, 'app-close').first().click();
});

test('the same in space', async ({ page }) => {
  await begin(page, 'xiangqi');
  await page.keyboard.press('v');
  await page.locator('[data-space] canvas').waitFor();
  await toBoard(page);
  await playByKeys(page);
  await page.keyboard.press('u');
  await expect.poll(() => ply(page)).toBe(0);
  await page.keyboard.press('3');
  await page.locator('[data-space]').waitFor({ state: 'detached' });
});
