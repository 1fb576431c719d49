/**
 * The machine is a module of its own: nothing of it is fetched before a player can move, it comes when he stirs, and a line that is
 * down is told in words when it is needed and no sooner.
 */

import { expect, test } from 'vitest';
import { lead } from './hands';
import { openGame, player, ply, status } from './support';

const MIND = /\/(thinker|thinking|mind)[^/]*\.(js|wasm)$/;

test('the machine comes when a player stirs, and not before', async () => {
  const { page, faults, close } = await player();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (MIND.test(pathname)) asked.push(pathname);
  });
  await page.goto('');
  await openGame(page, 'xiangqi');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const come = page.waitForEvent('requestfinished', (request) => /mind_bg[^/]*\.wasm$/.test(new URL(request.url()).pathname));
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await come;
  expect(await ply(page)).toBe(0);
  expect(asked.filter((path) => path.endsWith('.wasm')).length).toBe(1);
  // What came is what answers: nothing is fetched for the first reply.
  const before = asked.length;
  await lead(page, 'b2', 'e2');
  await expect.poll(() => ply(page)).toBe(2);
  expect(asked.length).toBe(before);
  expect(faults).toEqual([]);
  await close();
});

test('a machine that does not come is missed when it is needed, and moves when it has come', async () => {
  const { page, close } = await player();
  await page.route(/mind_bg[^/]*\.wasm$/, (route) => route.abort());
  await openGame(page, 'xiangqi');
  const refused = page.waitForEvent('requestfailed', (request) => /mind_bg/.test(request.url()));
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await refused;
  expect(await page.locator('[data-missing]').count()).toBe(0);
  await lead(page, 'b2', 'e2');
  await page.locator('[data-missing=thinker]').waitFor();
  await page.unroute(/mind_bg[^/]*\.wasm$/);
  await page.locator('[data-trouble=unfetched] [data-action=retry]').click();
  await expect.poll(() => ply(page)).toBe(2);
  await status(page).waitFor();
  expect(await page.locator('[data-trouble]').count()).toBe(0);
  await close();
});
