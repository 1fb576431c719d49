/** What a visitor must load before he can move: everything received until then, as it came over the wire. */

import { expect, test } from 'vitest';
import { GAMES, openGame, player } from './support';

const BUDGET = 400 * 1024;

test.each(GAMES)('%s can be played after at most 400 KiB', async (game) => {
  const { page, close } = await player();
  const received: Promise<readonly [string, number]>[] = [];
  page.on('requestfinished', (request) => {
    received.push(
      request.sizes().then((sizes) => [
        new URL(request.url()).pathname,
        sizes.responseBodySize + sizes.responseHeadersSize,
      ]),
    );
  });
  await page.goto('');
  await openGame(page, game);
  const list = await Promise.all(received);
  await close();
  const total = list.reduce((sum, [, bytes]) => sum + bytes, 0);
  const shown = list.map(([path, bytes]) => `${bytes} ${path}`).join('\n');
  // The module with the rules is fetched by the worker: a list without it would prove nothing.
  expect(list.some(([path]) => path.endsWith('.wasm')), shown).toBe(true);
  expect(total, shown).toBeLessThanOrEqual(BUDGET);
});
