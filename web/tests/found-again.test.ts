/** What a person finds again: the running game, the list of games, an address, the top of a screen, the focus. */

import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, clickStep, kept, place } from './hands';
import { stored } from './stored';
import { answerLate, idle, ply, status, test } from './support';
import { button } from './words';

const saved = (page: Page) => page.locator('[data-saved]');
const identity = async (page: Page) => (await page.locator('[data-id]').getAttribute('data-id')) ?? '';

test('Play goes on with the running game of its kind, and no other game is put away by it', async ({ page }) => {
  await begin(page, 'xiangqi');
  for (const step of ['h2e2', 'h9g7', 'h0g2']) await clickStep(page, step);
  await kept(page);
  // Steps are not moves: the second one still belongs to the first line of the list.
  await page.locator('.moves [data-ply="1"]').click();
  await page.getByText('Move 1 of 2').waitFor();
  await page.locator('[data-action=live]').click();
  const xiangqi = await identity(page);
  await begin(page, 'trid');
  await clickStep(page, 'b2Wb4N');
  await kept(page);
  await page.goto('#/');
  const play = page.locator('[data-game=xiangqi] [data-action=play]');
  // The third step is in the second line of the list of moves.
  expect(await play.getAttribute('aria-label')).toBe('Continue Xiangqi, move 2');
  expect(await play.innerText()).toContain('Continue');
  await play.click();
  await expect.poll(() => identity(page)).toBe(xiangqi);
  await page.goto('#/saved');
  await expect.poll(() => saved(page).count()).toBe(2);
  const list = await saved(page).allInnerTexts();
  for (const text of list) expect(text).toContain('In progress');
  expect(list.find((text) => text.includes('Xiangqi'))).toContain('2 moves');

  // A new one of the same kind says what it does, and does it.
  await page.goto('#/new/xiangqi');
  await page.getByText('Your current game will move to the archive.').waitFor();
  await begin(page, 'xiangqi');
  await clickStep(page, 'h2e2');
  await kept(page);
  await page.goto('#/saved');
  await expect
    .poll(async () => (await saved(page).allInnerTexts()).filter((text) => text.includes('Put away unfinished')).length)
    .toBe(1);
});

test('a game in which nothing was done is not kept, and one that ended tells how', async ({ page }) => {
  await begin(page, 'xiangqi');
  await begin(page, 'cotulenh');
  await page.goto('#/saved');
  await page.getByText('No saved games yet').waitFor();
  await page.goto('#/');
  expect(await page.locator('[data-action=continue]').count()).toBe(0);
  await begin(page, 'xiangqi');
  await clickStep(page, 'h2e2');
  await button(page, 'app-menu').click();
  await button(page, 'action-resign').click();
  await page.locator('[data-action=resign-yes]').click();
  await page.locator('[data-result]').waitFor();
  await kept(page);
  await page.goto('#/saved');
  await expect.poll(() => saved(page).allInnerTexts()).toEqual([expect.stringContaining('Red wins: Black resigned')]);
});

test('an address of a game that is elsewhere says so; one of another kind leads to the right game', async ({ page }) => {
  await page.goto(`#/game/xiangqi/${'ab'.repeat(16)}`);
  await page.locator('[data-missing=played]').getByText('choose Share in its menu').waitFor();
  await page.goto('#/new/foo');
  await page.locator('[data-missing=game]').getByText('No game here is called foo.').waitFor();
  expect(await page.locator('form').count()).toBe(0);
  await begin(page, 'trid');
  await clickStep(page, 'b2Wb4N');
  await kept(page);
  const id = await identity(page);
  await page.goto('#/');
  await page.goto(`#/game/xiangqi/${id}`);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#/game/trid/${id}`);
  await status(page).waitFor();
  expect(await page.title()).toContain('Tri-D');
  expect(await ply(page)).toBe(1);
});

test('a new screen begins at its top with the focus on its heading; Back finds the old one where it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('#/');
  await page.locator('[data-game=trid]').waitFor();
  await page.evaluate(() => scrollTo(0, 500));
  await page.locator('[data-game=trid] [data-action=rules]').click();
  await page.locator('[data-rules=trid][data-loaded=true]').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.goBack();
  await page.locator('[data-game=trid]').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('a chosen language keeps the focus on the choice', async ({ page }) => {
  await page.goto('#/settings');
  await page.locator('[data-choice=language] input[value=en]').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.locator('html').getAttribute('lang')).not.toBe('en');
  const lang = await page.locator('html').getAttribute('lang');
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(lang);
});

test('letters of a line-up are played, however fast Start is clicked and however slow the engine is', async ({ page }) => {
  await page.addInitScript(answerLate, 300);
  await page.goto('#/new/kings-cooking');
  await page.locator('[data-choice=opponent] input[value=hotseat]').check({ force: true });
  await page.locator('[data-field=hand-off]').setChecked(false);
  await page.locator('[data-field=letters]').pressSequentially('PPP');
  await button(page, 'new-start').click();
  await status(page).waitFor();
  await expect.poll(() => page.locator('[data-site][aria-label*="Pawn"]').count()).toBe(6);
});

test('the machine’s answer to an offered draw is seen', async ({ page }) => {
  await begin(page, 'xiangqi', { opponent: 'machine', level: 1 });
  await button(page, 'app-menu').click();
  await page.locator('[data-dialog=menu] [data-action=draw]').click();
  await page.locator('[data-news]').getByText('The draw was declined.').waitFor();
});

test('comments and variations of a text that is opened stay with the game while it is played on', async ({ page }) => {
  await page.goto('#/open');
  const moves = '[Game "Chinese Chess"]\n[Format "WXF"]\n\n1. C2.5 {a usual beginning} H8+7 (1... H2+3) 2. H2+3 *';
  await page.locator('main textarea').fill(moves);
  await page.locator('main form button[type=submit]').click();
  await status(page).waitFor();
  await clickStep(page, 'i9h9');
  await kept(page);
  expect(await ply(page)).toBe(4);
  const { record = '' } = (await stored<{ record: string }>(page, 'games', await identity(page))) ?? {};
  expect(record).toContain('a usual beginning');
  expect(JSON.stringify(JSON.parse(record))).toContain('"variations":[{"steps":["b9c7"]}]');
});

test('the board says what is staged, how much can be moved, and that nothing can', async ({ page }) => {
  await begin(page, 'xiangqi');
  const said = page.locator('.board .said');
  await place(page, 'a0').focus();
  await page.keyboard.press('m');
  await expect.poll(() => said.textContent()).toMatch(/^16 pieces with 44 moves: /);
  await place(page, 'a9').focus();
  await page.keyboard.press('Enter');
  await page.locator('.refusal[role=alert][data-code=WRONG_SIDE]').waitFor();
  // A refusal is said once, by the line in which it stands, and goes with the next action.
  await page.locator('input[name=move]').fill('nonsense');
  await page.locator('input[name=move]').press('Enter');
  await page.locator('.refusal[role=alert]').waitFor();
  await idle(page);
  expect(await said.textContent()).toBe('');

  await begin(page, 'kings-cooking');
  await place(page, 'a1').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-site][data-target="true"]').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => said.textContent()).toContain('press Enter to confirm');
});
