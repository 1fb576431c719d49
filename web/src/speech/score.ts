/** What a position is worth, in words for whoever is to move. */

import type { ScoreView, SideView } from '../engine/types';
import { t } from '../i18n';
import { sideName } from '../locales/words';
import { indexOf, otherSide } from '../model/players';

/** From how many hundredths of the smallest piece on somebody is called so. */
const STEPS = [
  [700, 'winning'],
  [250, 'clearly'],
  [100, 'better'],
  [35, 'little'],
] as const;

export interface ScoreAbout {
  readonly sides: readonly [string, string];
  /** Who is to move: a score is his. */
  readonly actor: SideView;
  /** Whether he is the one person here, who is spoken to. */
  readonly own: boolean;
  /** Whether the game was solved, so that a score is no opinion. */
  readonly exact: boolean;
}

export function scoreText({ sides, actor, own, exact }: ScoreAbout, score: ScoreView): string {
  const who = (good: boolean): { who: string; side: string } => ({
    who: own ? (good ? 'you' : 'other') : 'side',
    side: sideName(sides[indexOf(good ? actor : otherSide(actor))]),
  });
  if (score.is !== 'value') {
    // Turns of both sides until the end: moves of the one who wins.
    const count = Math.ceil(score.turns / 2);
    const words = exact ? 'score-exact-win' : score.distance === 'proved' ? 'score-proved-win' : 'score-win';
    return t(words, { ...who(score.is === 'win'), count });
  }
  if (exact) return t('score-exact-draw');
  const step = STEPS.find(([from]) => Math.abs(score.hundredths) >= from);
  return step ? t(`score-${step[1]}`, who(score.hundredths > 0)) : t('score-even');
}
