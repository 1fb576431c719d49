/**
 * The machine as company: when it agrees to a draw, when it offers one, and when it gives up. It judges by the scores of its own
 * thoughts and by nothing else. They are in hundredths of the game's smallest piece, seen from the machine.
 *
 * - It agrees to a draw that it needs: it is lost, or worse by half a piece. It also agrees where nothing has happened for long: the
 *   position is even, and was so at its last eight turns, or the game is late. Where the game is solved, it agrees to whatever it does
 *   not win.
 * - It offers a draw after a long even stretch of a late game, and not again for twenty steps.
 * - It gives up after four turns in a row that were lost by twelve pieces or more. Weak levels see too little to give up, a mate that
 *   is near is shown to whoever found it, and a game whose points are counted is played to its end.
 */

import type { ScoreView } from '../engine/types';

/** What it thought of the game at one of its turns. */
export interface Opinion {
  /** Steps played before. */
  readonly ply: number;
  readonly score: ScoreView;
}

export interface Judged {
  /** Its thoughts of this game, in order, the last one of now. */
  readonly opinions: readonly Opinion[];
  readonly level: number;
  /** Whether the game is solved exactly. */
  readonly exact: boolean;
  /** At which step it has offered a draw last. */
  readonly offered: number | null;
}

const EVEN = 40;
const WORSE = -50;
const LOST = -1200;
const LATE = 60;
/** Turns of its own. */
const LONG = 8;
const GIVEN_UP = 4;
/** Turns of both sides: a mate in two moves is played. */
const NEAR = 4;
const WISE = 4;
const PAUSE = 20;

/** A score of the other side, seen from this one. */
export function turned(score: ScoreView): ScoreView {
  if (score.is === 'value') return { is: 'value', hundredths: -score.hundredths };
  return { ...score, is: score.is === 'win' ? 'loss' : 'win' };
}

function even({ score }: Opinion): boolean {
  return score.is === 'value' && Math.abs(score.hundredths) <= EVEN;
}

/** Whether the last thoughts, so many of them, are all of a kind. */
function lasting(opinions: readonly Opinion[], turns: number, is: (opinion: Opinion) => boolean): boolean {
  return opinions.length >= turns && opinions.slice(-turns).every(is);
}

/** Whether it agrees to a draw; the last opinion is of the position in which it is asked. */
export function agrees({ opinions, exact }: Pick<Judged, 'opinions' | 'exact'>): boolean {
  const now = opinions.at(-1);
  if (!now) return false;
  const { score, ply } = now;
  if (exact || score.is !== 'value') return score.is !== 'win';
  return score.hundredths <= WORSE || (even(now) && (ply >= LATE || lasting(opinions, LONG, even)));
}

function lost({ score }: Opinion): boolean {
  return score.is === 'loss' ? score.turns > NEAR : score.is === 'value' && score.hundredths <= LOST;
}

function givesUp({ opinions, level, exact }: Judged): boolean {
  return !exact && level >= WISE && lasting(opinions, GIVEN_UP, lost);
}

function offers({ opinions, level, exact, offered }: Judged): boolean {
  const ply = opinions.at(-1)?.ply ?? 0;
  const rested = offered === null || ply >= offered + PAUSE;
  return !exact && level >= WISE && rested && ply >= LATE && lasting(opinions, LONG, even);
}

/** What the player lets it do. */
export interface Wishes {
  readonly draws: boolean;
  readonly resigns: boolean;
}

/** What it does at its turn beside moving. */
export function decided(judged: Judged, wishes: Wishes): 'resign' | 'offer-draw' | null {
  if (wishes.resigns && givesUp(judged)) return 'resign';
  return wishes.draws && offers(judged) ? 'offer-draw' : null;
}
