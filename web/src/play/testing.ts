/** Sessions for tests: the real engine and the real keeping, with a vault that is gone with the test. */

import type { Engine } from '../engine/client';
import type { Result } from '../engine/result';
import type { Start, View } from '../engine/types';
import { Hand } from '../hand/hand.svelte';
import type { Clock } from '../model/clock';
import { sidesOf, type Players } from '../model/players';
import type { Wishes } from '../seats/company';
import type { Thinker } from '../seats/thinker';
import type { Entry } from '../store/entry';
import { storeOf, type Store } from '../store/open';
import { noTabs } from '../store/tabs';
import { MemoryVault } from '../store/vault';
import { LetterTable } from '../table/letter.svelte';
import { LocalTable } from '../table/local.svelte';
import type { Table } from '../table/table';
import { Session } from './session.svelte';

export const ID = 'ab'.repeat(16);

const PEOPLE: Players = [
  { kind: 'human', name: 'Ann' },
  { kind: 'human', name: '' },
];

export interface Wish {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly players?: Players;
  readonly thinker?: Thinker | null;
  /** The beat that the machine plays to. */
  readonly inTime?: (level: number) => Promise<number | null>;
  /** What the machine may do beside moving. */
  readonly company?: Wishes;
  readonly clock?: Clock | null;
  readonly handOff?: boolean;
  readonly position?: string | undefined;
  /** Where it is kept; a store of its own without one. */
  readonly store?: Store;
  /** What was kept of it, to be opened again. */
  readonly entry?: Entry;
  /** What the clock of the wall says when it begins. */
  readonly now?: number;
}

export interface Sitting {
  readonly session: Session;
  readonly table: LocalTable;
  readonly hand: Hand;
  readonly store: Store;
  /** What is kept of the game now. */
  readonly kept: () => Entry | null;
  /** What the clock of the wall says. */
  now: number;
}

function opened<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.message}`);
  return result.value;
}

/** Sits down at a game. */
export async function sit(engine: Engine, wish: Wish): Promise<Sitting> {
  const { game, players = PEOPLE, thinker = null, clock = null, handOff = false, position, entry } = wish;
  const start: Start = position === undefined ? { at: 'normal' } : { at: 'position', text: position };
  const kind = sidesOf(players, 'remote').length > 0 ? LetterTable : LocalTable;
  const seat = opened(await (entry ? engine.read(entry.record, entry.game) : engine.open(game, wish.options, start)));
  const table = opened(await kind.at(engine, seat));
  const hand = await Hand.at(table);
  const store = wish.store ?? (await storeOf(new MemoryVault(), noTabs()));
  const sitting = { now: wish.now ?? 0, table, hand, store, kept: () => store.games.get(ID) };
  const revision = entry?.revision ?? null;
  const session = new Session(
    table,
    hand,
    { id: ID, title: '', players, clock, handOff, begun: 0, revision, tags: {} },
    {
      engine,
      thinker,
      games: store.games,
      tabs: store.tabs,
      now: () => sitting.now,
      ...(wish.inTime ? { inTime: wish.inTime } : {}),
      feels: () => ({ volume: 0, haptics: false }),
      ...(wish.company && { company: () => wish.company ?? { draws: false, resigns: false } }),
      viewing: (_, facing) => ({ facing }),
      trouble: () => undefined,
    },
  );
  await session.begin();
  return Object.assign(sitting, { session });
}

/** Plays a step in machine form. */
export function play(table: Table, step: string): Promise<Result<View>> {
  return table.act({ do: 'play', step, timing: null });
}

/** Lets everything happen that was set off. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}
