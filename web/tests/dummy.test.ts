/**
 * The page holds no rule of any game: in a build whose catalogue also lists the dummy game (`cargo xtask web --dummy`), that
 * game is chosen, set up and played to its end by clicks. No line of TypeScript knows it (`src/games.test.ts`).
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, over } from './hands';
import { GAME, served } from './served';
import { chance, clickSomething, key, player, ply, status, type Player } from './support';
import { button } from './words';

let server: Awaited<ReturnType<typeof served>>;
let someone: Player;

beforeAll(async () => {
  server = await served();
  someone = await player({ baseURL: server.address });
});

afterAll(async () => {
  await someone.close();
  await server.close();
});

test('the start screen lists the game that the catalogue lists', async () => {
  const { page } = someone;
  await page.goto('#/');
  const card = page.locator(`[data-game=${GAME}]`);
  await card.waitFor();
  expect(await card.locator('h2').textContent()).toBe('Leapers');
  await card.locator('[data-action=new]').click();
  // Its one rule option is offered by the words that the engine has for it.
  await page.locator('details > summary').first().click();
  await page.locator('[data-option=arrivals]').waitFor();
});

test('it is played by clicks to its end, and taken back to its start', async () => {
  const { page } = someone;
  await begin(page, GAME);
  const start = await key(page);
  const random = chance(5);
  let runs = 0;
  for (let clicks = 0; clicks < 400 && !(await over(page)); clicks += 1) {
    runs += (await status(page).getAttribute('data-stage')) === 'mid' ? 1 : 0;
    expect(await clickSomething(page, random)).toBe(true);
  }
  expect(await over(page)).toBe(true);
  await page.locator('[data-result]').first().waitFor();
  // A turn of several steps was met on the way.
  expect(runs).toBeGreaterThan(0);
  for (let left = await ply(page); left > 0; left -= 1) {
    await button(page, 'action-undo').click();
    await expect.poll(() => ply(page)).toBe(left - 1);
  }
  expect(await key(page)).toBe(start);
  expect(someone.faults).toEqual([]);
});

test('a decision that the other side owes is asked for, and ends the game', async () => {
  const { page } = someone;
  await begin(page, GAME, { position: '..2..1. 1 - - 0:0 0' });
  for (const name of ['5', '6']) await page.locator(`[data-site][data-name="${name}"]`).click();
  await expect.poll(() => status(page).getAttribute('data-stage')).toBe('duty');
  expect(await status(page).getAttribute('data-actor')).toBe('second');
  await page.locator('[data-pick="=take"]').click();
  await expect.poll(() => status(page).getAttribute('data-stage')).not.toBe('duty');
  const random = chance(1);
  for (let clicks = 0; clicks < 50 && !(await over(page)); clicks += 1) {
    expect(await clickSomething(page, random)).toBe(true);
  }
  expect(await status(page).getAttribute('data-over')).toBe('points');
  expect(someone.faults).toEqual([]);
});
