/** Finished rounds in the archive of this browser: kept once, and never said to be kept where they are not. */

import { beforeAll, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import type { Players } from '../model/players';
import { storeOf } from '../store/open';
import { noTabs } from '../store/tabs';
import { MemoryVault } from '../store/vault';
import { RemoteTable } from '../table/remote.svelte';
import { archived, keepRound } from './keeping';

let engine: Engine;
beforeAll(() => {
  engine = localEngine();
});

const PLAYERS: Players = [
  { kind: 'human', name: 'Ada' },
  { kind: 'remote', name: 'Bob' },
];

async function finished(): Promise<RemoteTable> {
  const opened = await engine.open('xiangqi', undefined, { at: 'normal' });
  if (!opened.ok) throw new Error(opened.refusal.message);
  const table = await RemoteTable.at(engine, opened.value);
  if (!table.ok) throw new Error(table.refusal.message);
  await table.value.seat.play('h2e2');
  await table.value.end('first', 'resign');
  return table.value;
}

it('a finished round is kept once, with its end and both names', async () => {
  const { games } = await storeOf(new MemoryVault(), noTabs());
  const table = await finished();
  expect(await keepRound(games, 'abc', table, PLAYERS)).toEqual({ is: 'kept' });
  const entry = games.get(archived('abc'));
  expect(entry?.phase).toBe('finished');
  expect(JSON.parse(entry?.record ?? '')).toMatchObject({
    steps: ['h2e2'],
    result: { winner: 'first', reason: 'resign' },
    tags: { Red: 'Ada', Black: 'Bob' },
  });
  expect(await keepRound(games, 'abc', table, PLAYERS)).toEqual({ is: 'kept' });
  expect(games.get(archived('abc'))).toEqual(entry);
});

it('a round that cannot be written is not said to be kept', async () => {
  const { games } = await storeOf(new MemoryVault(), noTabs());
  const table = await finished();
  // The engine does not know the table any more: no save can be made.
  await table.seat.close();
  const kept = await keepRound(games, 'abc', table, PLAYERS);
  expect(kept.is).toBe('unwritten');
  expect(games.get(archived('abc'))).toBeNull();
});

it('a browser that keeps nothing says why', async () => {
  const vault = new MemoryVault();
  vault.putGame = () => Promise.resolve({ ok: false, trouble: { trouble: 'full' } });
  const { games } = await storeOf(vault, noTabs());
  expect(await keepRound(games, 'abc', await finished(), PLAYERS)).toEqual({ is: 'unkept', trouble: { trouble: 'full' } });
});
