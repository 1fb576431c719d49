/** The end of a game as whoever sits at the device is told of it: that he won or lost, why, and by how much. */

import type { RulingView, SideView } from '../engine/types';
import { t, tFirst } from '../i18n';
import { familyOf, reasonText, sideName } from '../locales/words';
import { indexOf, otherSide, type Players } from '../model/players';
import { whoText } from './status';

export interface EndAbout {
  readonly game: string;
  readonly sides: readonly [string, string];
  readonly players: Players;
  /** The side of the one person here; none if there are two. */
  readonly own: SideView | null;
}

/** `You won`, `You lost`, `Draw`; of two persons here who won. */
export function endTitle({ game, sides, players, own }: EndAbout, { winner }: Pick<RulingView, 'winner'>): string {
  if (winner === null) return tFirst([`result-draw-${game}`], {}, t('result-draw'));
  if (own !== null) return t(winner === own ? 'result-you-won' : 'result-you-lost');
  return t('result-win', { side: whoText({ sides, players }, winner) });
}

/** Why, as a sentence. */
export function endReason(
  { game, sides, players, own }: EndAbout,
  { winner, reason }: Pick<RulingView, 'winner' | 'reason'>,
): string {
  const index = winner === null ? null : indexOf(winner);
  const plain = t('end-sentence', { reason: upper(reasonText(game, reason, sides, index)) });
  if (own === null) return plain;
  const machine = players[indexOf(otherSide(own))].kind === 'machine';
  const as = winner === null ? 'drawn' : winner === own ? 'won' : 'lost';
  return tFirst([`end-${familyOf(game)}-${reason}`, `end-${reason}`], { as, other: machine ? 'machine' : 'person' }, plain);
}

function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Who has to cook: the loser. */
export function cooks({ sides, own }: EndAbout, winner: SideView): string {
  const loser = otherSide(winner);
  return t('end-cooks', { who: own === null ? 'side' : loser === own ? 'you' : 'other', side: sideName(sides[indexOf(loser)]) });
}

/** The points of both, the own ones first; with the names of the sides where nothing else tells whose they are. */
export function endScore({ sides, own }: EndAbout, score: readonly [number, number], named: boolean): string {
  const order: readonly (0 | 1)[] = own === 'second' ? [1, 0] : [0, 1];
  if (named) return order.map((index) => `${sideName(sides[index])} ${score[index]}`).join(' · ');
  const [first = 0, second = 0] = order.map((index) => score[index]);
  return t('result-score', { first, second });
}
