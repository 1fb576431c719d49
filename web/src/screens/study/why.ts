/** Why a turn was a fault, as a sentence. */

import type { FactsView, SideView } from '../../engine/types';
import { t } from '../../i18n';
import { list, pieceName, sideName } from '../../locales/words';
import { indexOf, otherSide, type Players } from '../../model/players';
import { endText } from '../../speech/status';
import type { Moment } from '../../study/review.svelte';

const NOBODY: Players = [
  { kind: 'human', name: '' },
  { kind: 'human', name: '' },
];

interface About {
  readonly game: string;
  readonly sides: readonly [string, string];
}

/** The pieces that a step takes. */
function victims({ game, sides }: About, { captured }: FactsView): string {
  return list(captured.map(({ piece, side }) => pieceName(game, piece, sides[indexOf(side)])));
}

export function whyText(about: About, { why, turn }: Pick<Moment, 'why' | 'turn'>): string {
  const { game, sides } = about;
  const word = (side: SideView): string => sideName(sides[indexOf(side)]);
  switch (why.is) {
    case 'ended':
      return t('study-why-ended', { end: endText({ game, sides, players: NOBODY }, why.ruling) });
    case 'lost': {
      const { count, distance, reply, facts } = why;
      const move = facts ? t('study-why-taking', { move: reply, piece: victims(about, facts) }) : reply;
      const words = distance === 'proved' ? 'study-why-lost-proved' : 'study-why-lost';
      return t(words, { side: word(otherSide(turn.side)), count, move });
    }
    case 'taken':
      return t('study-why-taken', { move: why.reply, piece: victims(about, why.facts) });
    case 'missed-win': {
      const words = why.distance === 'proved' ? 'study-why-missed-win-proved' : 'study-why-missed-win';
      return t(words, { side: word(turn.side), count: why.count });
    }
    case 'missed':
      return t('study-why-missed', { piece: victims(about, why.facts) });
    case 'plain':
      return t('study-why-plain');
  }
}
