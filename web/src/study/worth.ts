/** What a position is worth, as a share of a bar and as a short sign. Both are seen from the first side, whoever is to move. */

import type { BoundView, ScoreView, SideView } from '../engine/types';
import { turned } from '../seats/company';

/** A score as the first side has it. */
export function fromFirst(score: ScoreView, actor: SideView): ScoreView {
  return actor === 'first' ? score : turned(score);
}

/** How a score is to be taken, as the first side has it: what is at least so much for one side is at most so much for the other. */
export function boundFromFirst(bound: BoundView, actor: SideView): BoundView {
  if (actor === 'first' || bound === 'exact') return bound;
  return bound === 'at_least' ? 'at_most' : 'at_least';
}

/** How much of the bar is the first side's, from 0 to 1: what is won is all of it, a piece more is a little. */
export function shareOf(score: ScoreView): number {
  if (score.is !== 'value') return score.is === 'win' ? 1 : 0;
  return 0.02 + 0.96 / (1 + Math.exp(-score.hundredths / 350));
}

/** `+1.3`, `−0.4`, `0.0`; a forced end in moves of the winner, `+#3`. */
export function signOf(score: ScoreView): string {
  if (score.is !== 'value') return `${score.is === 'win' ? '+' : '−'}#${Math.ceil(score.turns / 2)}`;
  const pieces = Math.abs(score.hundredths / 100).toFixed(1);
  if (pieces === '0.0') return pieces;
  return `${score.hundredths > 0 ? '+' : '−'}${pieces}`;
}
