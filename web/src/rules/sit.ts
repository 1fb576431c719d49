/** Sitting down at a board of a rules page or of a tour: the engine sets it up and judges every move on it. */

import type { Engine } from '../engine/client';
import type { Result } from '../engine/result';
import type { Start } from '../engine/types';
import { Hand } from '../hand/hand.svelte';
import { LocalTable } from '../table/local.svelte';
import { selection, type RulesBoard } from './index';

/** What is set up: a position, a named start or the game's own, with what was played before it is shown. */
export type Board = Pick<RulesBoard, 'game' | 'position' | 'setup' | 'options' | 'played' | 'select'>;

/** A hand at a board, and how many steps were played before it was shown. */
export interface Sitting {
  readonly table: LocalTable;
  readonly hand: Hand;
  readonly base: number;
}

function startOf({ position, setup }: Board): Start {
  if (position !== undefined) return { at: 'position', text: position };
  return setup === undefined ? { at: 'normal' } : { at: 'setup', name: setup };
}

/** Takes the first thing that a board speaks of into the hand, so that it is seen where it may go. */
async function takeUp({ select }: Board, table: LocalTable, hand: Hand): Promise<void> {
  const [first] = selection(select ?? [], { universe: table.universe, scene: table.live.scene });
  if (first !== undefined && !hand.path.includes(first)) await hand.pick(first);
}

/** Sets a board up. */
export async function sitAt(engine: Engine, board: Board): Promise<Result<Sitting>> {
  const opened = await LocalTable.open(engine, board.game, board.options ?? {}, startOf(board));
  if (!opened.ok) return opened;
  const table = opened.value;
  for (const step of board.played ?? []) {
    const played = await table.act({ do: 'play', step, timing: null });
    if (played.ok) continue;
    await table.close();
    return played;
  }
  const hand = await Hand.at(table);
  await takeUp(board, table, hand);
  return { ok: true, value: { table, hand, base: table.live.status.ply } };
}

/** Back to how the board was shown. */
export async function rewind(board: Board, { table, hand, base }: Sitting): Promise<void> {
  await hand.cancel();
  while (table.live.status.ply > base) {
    const back = await table.act({ do: 'undo', by: 'step' });
    if (!back.ok) return;
  }
  await takeUp(board, table, hand);
}
