/** The first minutes of a game: what is offered and to whom, the tour, the pieces in two looks, moves in words, rules to play with. */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './axe';
import { begin, chooser, clickStep, lead, place } from './hands';
import { openGame, player, ply, skipInterludes, status, test } from './support';
import { stored } from './stored';
import { button, t } from './words';

const welcome = (page: Page) => page.locator('[data-welcome]');
const tour = (page: Page, task: number, done: boolean) => page.locator(`[data-tour][data-task="${task}"][data-done=${done}]`);

describe('whoever plays a game for the first time', () => {
  test('is offered a tour that is in nobody’s way, and is refused for ever', async ({ page }) => {
    await openGame(page, 'trid');
    await welcome(page).waitFor();
    expect(await violations(page)).toEqual([]);
    await place(page, 'b2W').click();
    await page.locator('[data-name=b3N][data-target=true]').waitFor();
    await welcome(page).locator('[data-action=welcome-refuse]').click();
    await welcome(page).waitFor({ state: 'hidden' });
    await expect.poll(() => stored(page, 'values', 'tour:trid')).toBe('refused');
    // Whoever changes his mind finds it in the menu.
    await button(page, 'app-menu').click();
    await page.locator('[data-dialog=menu] [data-action=tour]').click();
    await tour(page, 0, false).waitFor();
  });

  test('is asked which pieces he can read, game by game', async ({ page }) => {
    await openGame(page, 'cotulenh');
    const drawn = () => page.locator('.stage svg').first().innerHTML();
    const before = await drawn();
    await welcome(page).locator('[data-action=welcome-pieces]').click();
    const dialog = page.locator('[data-dialog=piece-set]');
    await dialog.locator('[data-set=pictures][aria-pressed=true] svg').first().waitFor();
    expect(await dialog.locator('[data-set=signs] svg').count()).toBe(11);
    expect(await violations(page)).toEqual([]);
    await dialog.locator('[data-set=signs]').click();
    await expect.poll(drawn).not.toBe(before);
    await expect
      .poll(async () => (await stored<{ sets: object }>(page, 'values', 'settings'))?.sets)
      .toEqual({ cotulenh: 'signs' });
  });
});

describe('a tour', () => {
  test('is done by mouse, a task after the other', async ({ page }) => {
    await page.goto('#/tour/kings-cooking');
    await tour(page, 0, false).waitFor();
    await lead(page, 'a1', 'a2');
    await page.locator('[data-other]').waitFor();
    await lead(page, 'b1', 'c3');
    const next = page.locator('[data-action=tour-next]');
    await tour(page, 0, true).waitFor();
    await next.click();
    await tour(page, 1, false).waitFor();
    await place(page, 'b2').click();
    await place(page, 'off').click();
    await tour(page, 1, true).waitFor();
    await next.click();
    await lead(page, 'a2', 'a3');
    await chooser(page, 'promotion').locator('[data-pick]').first().click();
    await tour(page, 2, true).waitFor();
    expect(await violations(page)).toEqual([]);
    await next.click();
    await page.locator('[data-action=tour-show]').click();
    await tour(page, 3, true).waitFor();
    await next.click();
    await page.locator('[data-tour] [data-action=play]').waitFor();
    await expect.poll(() => stored(page, 'values', 'tour:kings-cooking')).toBe('done');
  });

  test('is done by keys alone, on a phone', async () => {
    const one = await player({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page } = one;
    await page.goto('#/tour/xiangqi');
    await tour(page, 0, false).waitFor();
    const tasks = [
      ['h2', 'e2'],
      ['e2', 'e7'],
      ['e4', 'c5'],
      ['g5', 'f5'],
      ['d1', 'd9'],
    ] as const;
    for (const [index, [from, to]] of tasks.entries()) {
      await tour(page, index, false).waitFor();
      for (const name of [from, to]) {
        await place(page, name).focus();
        await page.keyboard.press('Enter');
        if (name === from) await page.locator(`[data-name=${to}][data-target=true]`).waitFor();
      }
      await tour(page, index, true).waitFor();
      // The focus is where it goes on.
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('tour-next');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.keyboard.press('Enter');
    }
    await page.locator('[data-tour] [data-action=play]').waitFor();
    await one.close();
    expect(one.faults).toEqual([]);
  });
});

test('moves are listed in words, with the notation and its explanation a tap away', async ({ page }) => {
  await begin(page, 'xiangqi');
  await clickStep(page, 'h2e2');
  const entry = page.locator('.moves [data-ply="0"]');
  expect(await entry.innerText()).toBe('Cannon h2 to e2');
  await button(page, 'moves-words').click();
  await expect.poll(() => entry.innerText()).toBe('C2.5');
  await button(page, 'moves-explain').click();
  const dialog = page.locator('[data-dialog=notation]');
  await dialog.locator('th').filter({ hasText: 'C2.5' }).waitFor();
  expect(await dialog.locator('tr').filter({ hasText: 'C2.5' }).innerText()).toContain('Cannon h2 to e2');
  expect(await violations(page)).toEqual([]);
  await button(dialog, 'app-close').click();
  await page.reload();
  await expect.poll(() => entry.innerText()).toBe('C2.5');
});

test('the pieces are explained beside the board, and the one under the pointer or the keys by its card', async ({ page }) => {
  await begin(page, 'cotulenh');
  await button(page, 'app-menu').click();
  await page.locator('[data-dialog=menu] [data-action=pieces]').click();
  const legend = page.locator('[data-legend]');
  await legend.waitFor();
  await expect.poll(() => legend.locator('li [data-piece-card]').count()).toBe(11);
  const card = legend.locator('.looked [data-piece-card]');
  await place(page, 'f4').hover();
  await expect.poll(() => card.getAttribute('data-piece-card')).toBe('tank');
  await expect.poll(() => card.locator('[data-steps]').getAttribute('data-steps')).toBe('8');
  await expect
    .poll(() => card.locator('[data-carries]').textContent())
    .toBe(t('pieces-carries', { pieces: 'Commander, Infantry and Militia' }));
  const [drawn, around] = await Promise.all([card.locator('svg').last().boundingBox(), legend.boundingBox()]);
  expect((drawn?.width ?? 999) < (around?.width ?? 0), 'the board of the card is inside of it').toBe(true);
  await page.mouse.move(2, 2);
  await place(page, 'b2').focus();
  await expect.poll(() => card.getAttribute('data-piece-card')).toBe('navy');
  expect(await violations(page)).toEqual([]);
  await legend.locator('[data-action=legend-close]').click();
  await legend.waitFor({ state: 'hidden' });
});

describe('a rules page', () => {
  test('has boards that are played on by hand, by keys and by their examples', async ({ page }) => {
    await page.goto('#/rules/xiangqi');
    const figure = page.locator('figure[data-board=xq-cannon]');
    await figure.scrollIntoViewIfNeeded();
    const at = (name: string) => figure.locator(`[data-site][data-name=${name}]`);
    await figure.locator('[data-name=e7][data-target=true]').click();
    await expect.poll(() => figure.getAttribute('data-shown')).toBe('e2e7');
    await figure.locator('[data-action=reset-board]').click();
    await expect.poll(() => figure.getAttribute('data-shown')).toBe('');
    await at('e3').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => figure.getAttribute('data-shown')).toBe('e2e3');
    await figure.locator('[data-example=e2e7]').click();
    await expect.poll(() => figure.getAttribute('data-shown')).toBe('e2e7');
    await figure.locator('[data-example=e2e7][aria-pressed=true]').waitFor();
  });

  test('of one game leads to that of another, and to the section that was asked for', async ({ page }) => {
    await page.goto('#/rules/rhythm/beat');
    await expect
      .poll(() => page.locator('section#beat').evaluate((section) => Math.abs(section.getBoundingClientRect().top) < 120))
      .toBe(true);
    await page.locator('[data-see=xiangqi]').click();
    await page.locator('[data-rules=xiangqi][data-loaded=true]').waitFor();
  });
});

test('the story of two kings is told once at a device, and ends with one of them at the stove', async ({ page }) => {
  await page.goto('#/game/kings-cooking');
  await page.locator('[data-action=story-close]').click();
  await begin(page, 'kings-cooking', { position: 'N1n/3/3 l - 2.0 0.2 0 24', handOff: true });
  expect(await page.locator('[data-dialog=story]').count()).toBe(0);
  await place(page, 'a3').click();
  await place(page, 'off').click();
  await button(page, 'confirm-commit').click();
  await page.locator('[data-result=first] [data-cook=second]').waitFor();
  await page.locator('[data-action=rematch]').click();
  await expect.poll(() => ply(page)).toBe(0);
  await skipInterludes(page);
  await status(page).waitFor();
  expect(await page.locator('[data-dialog=story]').count()).toBe(0);
});
