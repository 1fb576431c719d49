/** What stays in the browser, what leaves it and what comes back. */

import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { begin, clickStep, reload } from './hands';
import { store, stored } from './stored';
import { GAMES, key, playByClicks, player, ply, skipInterludes, status, test } from './support';
import { button } from './words';

const saved = (page: Page) => page.locator('[data-saved]');

test('games are listed, named, opened, deleted and brought back', async ({ page }) => {
  await begin(page, 'xiangqi', { name: 'Ann' });
  await clickStep(page, 'h2e2');
  const cannon = await key(page);
  await begin(page, 'kings-cooking');
  await clickStep(page, 'a1a2');
  await page.goto('#/saved');
  await expect.poll(() => saved(page).count()).toBe(2);
  const entry = saved(page).filter({ hasText: 'Xiangqi' });
  expect(await entry.innerText()).toContain('1 move');
  expect(await entry.innerText()).toContain('Ann');

  await entry.locator('[data-action=rename]').click();
  await page.locator('[data-field=title]').fill('Sunday <b>match</b>');
  await page.locator('[data-field=title]').press('Enter');
  const renamed = saved(page).filter({ hasText: 'Sunday <b>match</b>' });
  await renamed.locator('[data-action=open]').click();
  await expect.poll(() => key(page)).toBe(cannon);

  await page.goto('#/saved');
  await renamed.locator('[data-action=delete]').click();
  await expect.poll(() => saved(page).count()).toBe(1);
  await page.locator('[data-action=undo-delete]').click();
  await expect.poll(() => saved(page).count()).toBe(2);
  await renamed.locator('[data-action=delete]').click();
  // It does not come back when another game takes its place on the table, nor with a reload.
  await begin(page, 'trid');
  await clickStep(page, 'b2Wb4N');
  await page.goto('#/saved');
  await expect.poll(() => saved(page).count()).toBe(2);
  expect(await renamed.count()).toBe(0);
  await page.reload();
  await expect.poll(() => saved(page).count()).toBe(2);
});

test('the archive is given away as a file, and cleared when asked', async ({ page }) => {
  await begin(page, 'xiangqi');
  await clickStep(page, 'h2e2');
  await begin(page, 'xiangqi');
  await clickStep(page, 'b2e2');
  await page.goto('#/saved');
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-action=export-archive]').click()]);
  const saves = JSON.parse(readFileSync(await download.path(), 'utf8')) as { game: string; steps: string[] }[];
  expect(saves).toMatchObject([{ game: 'xiangqi', steps: ['h2e2'] }]);
  await page.locator('[data-action=clear-archive]').click();
  await page.locator('[data-action=clear-yes]').click();
  await expect.poll(() => saved(page).count()).toBe(1);
  expect(await page.locator('[data-action=clear-archive]').count()).toBe(0);
});

/** Gives a file to the page. */
async function give(page: Page, text: string): Promise<void> {
  await page.goto('#/open');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** What a click lets the browser save. */
async function fileOf(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync(await download.path(), 'utf8');
}

test('the archive comes back as a whole in another browser, and nothing of it twice', async ({ page }) => {
  await begin(page, 'xiangqi', { name: 'Ann', clock: '3+2' });
  await clickStep(page, 'h2e2');
  await begin(page, 'trid');
  await clickStep(page, 'b2Wb4N');
  // A new game of the same kind puts the old one into the archive.
  await begin(page, 'xiangqi');
  await begin(page, 'trid');
  await page.goto('#/saved');
  const text = await fileOf(page, page.locator('[data-action=export-archive]'));

  const other = await player();
  await begin(other.page, 'trid');
  await clickStep(other.page, 'b2Wb4N');
  const running = await other.page.locator('[data-id]').getAttribute('data-id');
  await give(other.page, text);
  await other.page.locator('[data-done]').getByText('2 games are in the archive now; none was here before.').waitFor();
  await other.page.locator('[data-done] a').click();
  await expect.poll(() => saved(other.page).count()).toBe(3);
  expect(await saved(other.page).filter({ hasText: 'Xiangqi' }).innerText()).toMatch(/1 move.*Ann/);

  // Once more: everything is known. With a bad one among them nothing is taken, and it is said which.
  await give(other.page, text);
  await other.page.locator('[data-done]').getByText('No game is new; 2 were here before.').waitFor();
  const saves = JSON.parse(text) as { tags: Record<string, string>; steps: string[] }[];
  const strange = saves.map((save, index) => ({ ...save, tags: { ...save.tags, GameId: `${index}`.repeat(32) } }));
  await give(other.page, JSON.stringify(strange.map((save, index) => (index === 1 ? { ...save, steps: ['z9z9'] } : save))));
  const alert = other.page.locator('[role=alert][data-code=E_RECORD_STEP]');
  await alert.getByText('Nothing was taken: game 2 of 2 in the list is refused.').waitFor();
  await other.page.goto('#/saved');
  await expect.poll(() => saved(other.page).count()).toBe(3);

  // The game on the table is still the one that is continued.
  await other.page.goto('#/');
  await other.page.locator('[data-action=continue]').click();
  await expect.poll(() => other.page.locator('[data-id]').getAttribute('data-id')).toBe(running);
  await other.close();
  expect(other.faults).toEqual([]);
});

test('a file holds the clocks and how the game was looked at, and both come back', async ({ page }) => {
  // From the near chair, which is the second side's when the board is turned around.
  const eye = { at: { x: -1.5, y: 0.25, z: 2 }, bearing: 2.5, height: 0.75, distance: 18 };
  await page.goto('#/');
  const views = { trid: { space: false, eye, preset: null, spread: true, out: false } };
  await store(page, 'values', views, 'views');
  await page.reload();
  await begin(page, 'trid', { clock: '3+2' });
  await clickStep(page, 'b2Wb4N');
  await clickStep(page, 'b7Bb5B');
  await button(page, 'app-menu').click();
  await page.locator('[data-action=flip]').click();
  await button(page, 'app-menu').click();
  await page.locator('[data-action=share]').click();
  const text = await fileOf(page, page.locator('[data-dialog=share] [data-action=file-json]'));
  const save = JSON.parse(text) as { clock: { left: number[] } };
  expect(save).toMatchObject({
    version: 2,
    clock: { base: 180_000, increment: 2000 },
    viewing: { facing: 'second', board: 'flat', levels: 'apart', laid: 'stacked', look: '1.5 0.25 -2 -0.642 0.75 18' },
  });

  const other = await player();
  // A clock that has stood for an hour: what is left is what the file says.
  const stood = { ...save, clock: { ...save.clock, left: [61_000, 3_600_000] } };
  await give(other.page, JSON.stringify(stood));
  await status(other.page).waitFor();
  const time = (side: string) => other.page.locator(`.strip[data-side=${side}] [role=timer]`);
  await expect.poll(() => time('first').innerText()).toMatch(/^(1:0|0:5)/);
  expect(await time('second').innerText()).toBe('1:00:00');
  // The second side sits below.
  const sides = await other.page
    .locator('.strip')
    .evaluateAll((strips) => strips.map((strip) => strip.getAttribute('data-side')));
  expect(sides).toEqual(['first', 'second']);
  await expect
    .poll(() => stored(other.page, 'values', 'views'))
    .toEqual({ trid: { ...views.trid, eye: { ...eye, bearing: expect.closeTo(2.5, 2) as number }, level: null } });

  // Clocks that cannot be are refused in words; an older file without them is read.
  await give(other.page, JSON.stringify({ ...stood, clock: { base: 0, increment: 0, left: [0, 0] } }));
  await other.page
    .locator('[role=alert][data-code=E_SAVE_CLOCK]')
    .getByText('The clocks in this file are not possible')
    .waitFor();
  await give(other.page, JSON.stringify({ ...save, version: 1, clock: undefined, viewing: undefined }));
  await expect.poll(() => new URL(other.page.url()).hash).toMatch(/^#\/game\/trid\//);
  await status(other.page).waitFor();
  expect(await time('first').count()).toBe(0);
  await other.close();
  expect(other.faults).toEqual([]);
});

test('the running game is there after a reload, and is offered on the first screen', async ({ page }) => {
  await begin(page, 'cotulenh');
  const keys = await playByClicks(page, 3, 5);
  await reload(page);
  expect(await key(page)).toBe(keys.at(-1));
  await page.goto('#/');
  await page.locator('[data-action=continue]').click();
  await status(page).waitFor();
  expect(await key(page)).toBe(keys.at(-1));
});

/** Opens a text that was pasted. */
async function paste(page: Page, text: string): Promise<void> {
  await page.goto('#/open');
  await page.locator('[data-field=import]').fill(text);
  await page.locator('[data-action=import]').click();
}

test('a text that is opened says what of it has no place in the game, and keeps the rest', async ({ page }) => {
  // A game that goes on has no reason for its end; a comment and a variation have their place.
  await paste(page, '[Game "trid"]\n[Reason "storm"]\n\n1. b2Wb4N {a push} (1. b2Wb3W) *');
  const notice = page.locator('[data-left-out]');
  await notice.waitFor();
  expect(await notice.innerText()).toContain('Left out: one detail of the game.');
  expect(await ply(page)).toBe(1);
  await button(page, 'app-menu').click();
  await page.locator('[data-action=share]').click();
  await expect.poll(() => page.locator('[data-dialog=share] [data-field=pgn]').inputValue()).toMatch(/\{a push\} \(1\. /);
  await page.locator('[data-dialog=share] [data-action=close]').click();
  await notice.getByRole('button').click();
  expect(await notice.count()).toBe(0);
});

test.each(GAMES)('%s leaves as file, PGN and link, and comes back the same', async (game) => {
  const one = await player();
  const { page } = one;
  await begin(page, game);
  await playByClicks(page, 5, 23);
  const [last, plies] = [await key(page), await ply(page)];
  expect(plies).toBeGreaterThan(2);
  await button(page, 'app-menu').click();
  await page.locator('[data-action=share]').click();
  const share = page.locator('[data-dialog=share]');
  await expect.poll(() => share.locator('[data-field=pgn]').inputValue()).not.toBe('');
  const pgn = await share.locator('[data-field=pgn]').inputValue();
  const link = await share.locator('[data-field=link]').inputValue();
  const [download] = await Promise.all([page.waitForEvent('download'), share.locator('[data-action=file-json]').click()]);
  const file = await download.path();

  const other = await player();
  const same = async (from: string) => {
    await expect.poll(() => other.page.url(), { message: from }).toContain(`#/game/${game}/`);
    await status(other.page).waitFor();
    await skipInterludes(other.page);
    expect([await key(other.page), await ply(other.page)], from).toEqual([last, plies]);
  };
  await other.page.goto('#/open');
  const text = readFileSync(file, 'utf8');
  await other.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await same('file');
  await paste(other.page, pgn);
  await same('PGN');
  await paste(other.page, `Here it is: ${link}`);
  await other.page.locator('[data-seat=none], [data-field=name], [data-ready]').first().waitFor();
  // King's Cooking has a link of its own, which is always a game between two devices.
  if (await other.page.locator('[data-seat=none]').count()) await other.page.locator('[data-seat=none]').click();
  else if (await button(other.page, 'link-join-title').count()) {
    await other.page.locator('[data-field=name]').fill('Eve');
    await button(other.page, 'link-join-title').click();
    await expect.poll(() => ply(other.page)).toBe(plies);
    expect(await key(other.page)).toBe(last);
  } else await same('link');
  await one.close();
  await other.close();
  expect([...one.faults, ...other.faults]).toEqual([]);
});

test('a file that is none of ours is refused in words', async ({ page }) => {
  await page.goto('#/open');
  const choose = (text: string) =>
    page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('{"format": "fairyring-save", "version": 99}');
  await page.locator('[role=alert][data-code=E_SAVE_VERSION]').waitFor();
  await choose('{"half');
  await expect.poll(() => page.locator('[role=alert]').getAttribute('data-code')).toMatch(/^E_SAVE/);
  await choose('x'.repeat(4_000_001));
  await page.locator('[role=alert][data-code=E_SIZE]').waitFor();
  expect(new URL(page.url()).hash).toBe('#/open');
});
