/**
 * What a visitor must load before he can move: everything received until then, as it came over the wire. `ceilings.json` has the
 * most that each game may take, in KiB: a little above what it took when it was last written, so that growth is noticed.
 */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES, openGame, player } from './support';

const CEILINGS = JSON.parse(readFileSync(new URL('./ceilings.json', import.meta.url), 'utf8')) as Record<string, number>;

test('every game has a ceiling', () => {
  expect(Object.keys(CEILINGS).sort()).toEqual([...GAMES].sort());
});

test.each(GAMES)('%s can be played after at most what its ceiling says', async (game) => {
  const { page, close } = await player();
  const received: Promise<readonly [string, number]>[] = [];
  page.on('requestfinished', (request) => {
    received.push(
      request.sizes().then((sizes) => [new URL(request.url()).pathname, sizes.responseBodySize + sizes.responseHeadersSize]),
    );
  });
  await page.goto('');
  await openGame(page, game);
  const list = await Promise.all(received);
  await close();
  const total = list.reduce((sum, [, bytes]) => sum + bytes, 0);
  const shown = list.map(([path, bytes]) => `${bytes} ${path}`).join('\n');
  // The module with the rules is fetched by the worker: a list without it would prove nothing.
  expect(
    list.some(([path]) => path.endsWith('.wasm')),
    shown,
  ).toBe(true);
  expect(total, `${total} bytes:\n${shown}`).toBeLessThanOrEqual((CEILINGS[game] ?? 0) * 1024);
});
