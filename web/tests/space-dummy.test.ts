/** The game of the tests in space: a view that draws scenes and knows no game plays it to its end by clicks. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, over } from './hands';
import { GAME, served } from './served';
import { clickPlace, openSpace, space, still } from './space';
import { chance, drawInSpace, key, player, status, type Player } from './support';

drawInSpace();

let page: Player['page'];
let someone: Player;
let close: () => Promise<void>;

beforeAll(async () => {
  const server = await served();
  close = () => server.close();
  someone = await player({ baseURL: server.address, viewport: { width: 420, height: 560 } });
  page = someone.page;
});

afterAll(async () => {
  await someone.close();
  await close();
});

test('is played in space from its start to its end, by clicks alone', async () => {
  await begin(page, GAME);
  await openSpace(page);
  expect(await space(page).getAttribute('data-space')).toBe(GAME);
  const random = chance(5);
  const choices = page.locator('[data-pick]:not(:disabled):not([aria-disabled="true"])');
  const offered = async (kind: 'target' | 'live') =>
    page
      .locator(`[data-site][data-${kind}="true"]`)
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-name') ?? ''));
  let [clicks, before] = [0, ''];
  for (; clicks < 200 && !(await over(page)); clicks += 1) {
    const hand = async () =>
      `${await key(page)} ${(await page.locator('[aria-selected=true]').count()) > 0} ${(await choices.count()) > 0} ${await status(page).getAttribute('data-stage')}`;
    before = await hand();
    const words = await choices.count();
    const targets = await offered('target');
    const places = targets.length > 0 ? targets : await offered('live');
    if (words > 0 && (places.length === 0 || random(2) === 0)) await choices.nth(random(words)).click();
    else await clickPlace(page, places[random(places.length)] ?? '');
    // Every click is heard.
    await expect.poll(async () => (await over(page)) || (await hand()) !== before).toBe(true);
  }
  expect(await over(page)).toBe(true);
  await page.locator('[data-result]').first().waitFor();
  await still(page);
  expect(clicks).toBeGreaterThan(3);
  expect(someone.faults).toEqual([]);
});
