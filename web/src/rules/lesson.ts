/**
 * What is to be known of each kind of piece: a sentence, and a position in which it stands almost alone. Where it may go there, what
 * it can carry and which squares it guards is asked of the engine.
 */

import { missing } from '../app/missing.svelte';
import type { Engine } from '../engine/client';
import type { Text } from './page';

export interface Lesson {
  readonly kind: string;
  /** The piece in a position, and the name of its place. */
  readonly position: string;
  readonly at: string;
  /** How it moves, in a sentence. */
  readonly how: Text;
  /** Whether the places that the engine marks for its side are to be seen: those that it guards. */
  readonly guards?: boolean;
  /** Positions in which it stands in a stack with one other piece each; those that the engine accepts tell what it carries. */
  readonly stacks?: readonly string[];
}

/** Fetches what is told of a game's pieces, however long that takes; nothing for a game of which nothing is. */
export async function loadLessons(game: string): Promise<readonly Lesson[]> {
  const { LESSONS } = await missing.insist('rules', () => import('./lessons'));
  return (Object.hasOwn(LESSONS, game) ? LESSONS[game] : undefined) ?? [];
}

/** The kinds that a piece can carry, by the engine's word. */
export async function carriedBy(engine: Engine, game: string, { kind, stacks = [] }: Lesson): Promise<readonly string[]> {
  const found: string[] = [];
  for (const text of stacks) {
    const opened = await engine.open(game, {}, { at: 'position', text });
    if (!opened.ok) continue;
    const { seat, view } = opened.value;
    // The carrier stands first; of two that stack in the other order this one is the passenger.
    const { pieces } = view.scene;
    const carrier = pieces.findIndex((piece, index) => piece.site === pieces[index + 1]?.site);
    const passenger = pieces[carrier + 1];
    if (pieces[carrier]?.kind === kind && passenger) found.push(passenger.kind);
    await seat.close();
  }
  return found;
}
