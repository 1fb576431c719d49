/**
 * What a turn has cost, from what the machine thinks before and after it. A score becomes a chance to win, so that a piece lost in a won
 * game weighs less than one in an even game.
 */

import type { ScoreView, SideView } from '../engine/types';
import { fromFirst } from './worth';

/** So many hundredths of the smallest piece make an even game a game of three to one. */
const PIECE = 320;

/** The first side's chance, from 0 to 1. */
export function chanceOf(score: ScoreView, actor: SideView): number {
  const own = fromFirst(score, actor);
  if (own.is !== 'value') return own.is === 'win' ? 1 : 0;
  return 1 / (1 + Math.exp(-own.hundredths / PIECE));
}

/** How bad a turn was; each begins at a share of the game that it gave away. */
export type Fault = 'blunder' | 'mistake' | 'dubious';
const FAULTS: readonly (readonly [number, Fault])[] = [
  [0.3, 'blunder'],
  [0.17, 'mistake'],
  [0.09, 'dubious'],
];

/** The glyph of a fault, as the record keeps it. */
export const GLYPHS: Readonly<Record<Fault, number>> = { blunder: 4, mistake: 2, dubious: 6 };

export function faultOf(loss: number): Fault | null {
  return FAULTS.find(([from]) => loss >= from)?.[1] ?? null;
}

/** What a side gave away by a turn, from the first side's chances before and after it. */
export function lossOf(side: SideView, before: number, after: number): number {
  return Math.max(0, side === 'first' ? before - after : after - before);
}

/** How well a side played, in percent: a turn that gives nothing away counts whole, one that gives away the game nearly nothing. */
export function accuracyOf(losses: readonly number[]): number | null {
  if (losses.length === 0) return null;
  const sum = losses.reduce((all, loss) => all + Math.exp(-4 * loss), 0);
  return Math.round((100 * sum) / losses.length);
}
