/** What happens at the table beside the rules: handing over, clocks, giving up, agreeing, typing, dragging, tapping, turning. */

import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, clickStep, place } from './hands';
import { brisk as test, key, player, ply, status } from './support';
import { button } from './words';

const ended = (page: Page) => status(page).getAttribute('data-over');

async function menu(page: Page, action: string): Promise<void> {
  await button(page, 'app-menu').click();
  await page.locator(`[data-dialog=menu] [data-action=${action}]`).click();
}

test('the hand-off screen can be had in every game', async ({ page }) => {
  await begin(page, 'xiangqi', { handOff: true, name: 'Ann' });
  await place(page, 'h2').click();
  await page.locator('[data-name=e2][data-target="true"]').click();
  const cover = page.locator('[data-cover]');
  await cover.waitFor();
  expect(await cover.innerText()).toContain('Ann');
  expect(await place(page, 'e2').isVisible()).toBe(false);
  await cover.locator('input').fill('Bob');
  await page.locator('[data-action=handoff-ready]').click();
  await cover.waitFor({ state: 'hidden' });
  expect(await status(page).innerText()).toContain('Bob (Black)');
  // The board turns to whoever has the device.
  const [own, far] = [await place(page, 'e9').boundingBox(), await place(page, 'e0').boundingBox()];
  expect(own?.y ?? 0).toBeGreaterThan(far?.y ?? 0);
});

test('clocks run for the side to move, and a fallen flag ends the game', async ({ page }) => {
  await page.clock.install();
  await page.goto('#/new/xiangqi');
  await page.locator('[data-choice=opponent] input[value=hotseat]').check({ force: true });
  await page.locator('[data-choice=clock] input[value="3+2"]').check({ force: true });
  await button(page, 'new-start').click();
  await status(page).waitFor();
  const clock = (side: string) => page.locator(`.strip[data-side=${side}] [role=timer]`);
  expect(await clock('first').innerText()).toBe('3:00');
  await clickStep(page, 'h2e2');
  await clickStep(page, 'h9g7');
  // Red thinks for a minute: his clock loses it, Black's stands.
  const black = await clock('second').innerText();
  await page.clock.fastForward('01:00');
  await expect.poll(() => clock('first').innerText()).toMatch(/^(1:5|2:0)/);
  expect(await clock('second').innerText()).toBe(black);
  await page.clock.fastForward('03:00');
  await expect.poll(() => ended(page)).toBe('time');
  expect(await page.locator('[data-result]').getAttribute('data-result')).toBe('second');
});

test('who resigns has lost', async ({ page }) => {
  await begin(page, 'trid');
  await menu(page, 'resign');
  await page.locator('[data-action=resign-yes]').click();
  await expect.poll(() => ended(page)).toBe('resign');
  expect(await page.locator('[data-result]').getAttribute('data-result')).toBe('second');
});

test('the end of a game by link reminds of its link until it is copied', async () => {
  const { page, faults, close } = await player({ permissions: ['clipboard-read', 'clipboard-write'] });
  await begin(page, 'xiangqi', { opponent: 'link', name: 'Ann' });
  await menu(page, 'resign');
  await page.locator('[data-action=resign-yes]').click();
  await page.locator('[data-result] [data-uncopied]').waitFor();
  await page.locator('[data-send] [data-action=copy-link]').click();
  await page.locator('[data-uncopied]').waitFor({ state: 'detached' });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.locator('[data-field=send-link]').inputValue());
  await close();
  expect(faults).toEqual([]);
});

test('a draw is offered, declined, offered again and accepted', async ({ page }) => {
  await begin(page, 'cotulenh');
  await menu(page, 'draw');
  await page.locator('[data-action=decline-draw]').click();
  await page.locator('[data-action=decline-draw]').waitFor({ state: 'detached' });
  expect(await ended(page)).toBeNull();
  await menu(page, 'draw');
  await page.locator('[data-action=accept-draw]').click();
  await expect.poll(() => ended(page)).toBe('agreement');
  expect(await page.locator('[data-result]').getAttribute('data-result')).toBe('draw');
});

test('moves are typed in any notation of the game', async ({ page }) => {
  await begin(page, 'xiangqi');
  const field = page.locator('input[name=move]');
  for (const [index, text] of ['h2e2', '马8进7', 'H2+3'].entries()) {
    await field.fill(text);
    await field.press('Enter');
    await expect.poll(() => ply(page)).toBe(index + 1);
    expect(await field.inputValue()).toBe('');
  }
  const before = await key(page);
  await field.fill('the big castle');
  await field.press('Enter');
  await page.locator('.refusal[role=alert]').waitFor();
  expect(await key(page)).toBe(before);
  expect(await field.inputValue()).toBe('the big castle');
});

test('a piece is dragged, and falls back where it may not go', async ({ page }) => {
  await begin(page, 'xiangqi');
  const drag = async (from: string, to: string) => {
    const [a, b] = [await place(page, from).boundingBox(), await place(page, to).boundingBox()];
    if (!a || !b) throw new Error('no such place');
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.locator(`[data-name=${from}][aria-selected=true]`).waitFor();
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  await drag('h2', 'g4');
  expect(await ply(page)).toBe(0);
  await page.keyboard.press('Escape');
  await drag('h2', 'e2');
  await expect.poll(() => ply(page)).toBe(1);
});

test('a finger plays', async () => {
  const { page, faults, close } = await player({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await begin(page, 'xiangqi');
  await place(page, 'h2').tap();
  await page.locator('[data-name=e2][data-target="true"]').tap();
  await expect.poll(() => ply(page)).toBe(1);
  await place(page, 'h9').tap();
  await page.locator('[data-name=g7][data-target="true"]').tap();
  await expect.poll(() => ply(page)).toBe(2);
  await close();
  expect(faults).toEqual([]);
});

test('the board is turned by the menu and by a key', async ({ page }) => {
  await begin(page, 'kings-cooking');
  const height = async (name: string) => (await place(page, name).boundingBox())?.y ?? 0;
  expect(await height('a1')).toBeGreaterThan(await height('a3'));
  await menu(page, 'flip');
  await expect.poll(async () => (await height('a1')) < (await height('a3'))).toBe(true);
  await place(page, 'a1').focus();
  await page.keyboard.press('f');
  await expect.poll(async () => (await height('a1')) > (await height('a3'))).toBe(true);
});
