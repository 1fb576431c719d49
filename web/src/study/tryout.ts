/** A game against the machine that goes on from where a study stands. What was played before belongs to it: repetition counts. */

import { done, refused, type Result } from '../engine/result';
import { newIdentity } from '../model/names';
import type { Player, Players } from '../model/players';
import type { Games } from '../store/games.svelte';
import { troubleOf } from '../store/values';
import type { StudyTable } from '../table/study.svelte';
import { written } from './save';

/** Keeps the game; whoever is to move is the person. The answer is its identity. */
export async function tryFrom(table: StudyTable, games: Games, level: number, name: string): Promise<Result<string>> {
  const id = newIdentity();
  const { actor, ply } = table.view.status;
  const own: Player = { kind: 'human', name };
  const machine: Player = { kind: 'machine', level };
  const players: Players = actor === 'first' ? [own, machine] : [machine, own];
  const steps = table.tree.path(table.at).map(({ step }) => step);
  const side = table.sideWord(actor);
  // Nobody runs out of time in a line that is tried.
  const head = { ...table.head, result: null, clock: null, tags: { GameId: id, Creator: side } };
  const now = Date.now();
  const kept = await games.write(
    {
      id,
      game: table.info.id,
      title: '',
      record: written(head, { steps }, 'end'),
      link: '',
      players,
      phase: 'running',
      plies: ply,
      summary: { move: table.named(table.at)?.number ?? 0, plain: false, options: table.view.options, redo: 0, end: null },
      begun: now,
      changed: now,
      clock: null,
      handOff: false,
      revision: 1,
    },
    null,
  );
  const trouble = troubleOf(kept);
  return trouble ? refused('E_STORE', 'there is no room for the game') : done(id);
}
