/** What happens in a round beside its moves, in words. */

import type { SideView } from '../engine/types';
import { t } from '../i18n';
import type { Players } from '../model/players';
import { whoText } from '../speech/status';
import type { Table } from '../table/table';
import type { News } from './round.svelte';

export interface NewsAbout {
  readonly table: Table;
  readonly players: Players;
  readonly own: SideView | null;
}

/** A sentence; empty for what is told elsewhere. */
export function newsText(news: Exclude<News, { is: 'refused' }>, { table, players, own }: NewsAbout): string {
  const who = (side: SideView | null) => (side === null ? '' : whoText({ sides: table.info.sides, players }, side));
  if (news.is === 'said') return t('round-said', { who: who(news.by), phrase: t(`round-phrase-${news.phrase}`) });
  const { entry } = news;
  const by = who(entry.by);
  const mine = entry.by !== null && entry.by === own;
  switch (entry.entry) {
    case 'draw_offered':
      return mine ? t('round-draw-sent') : t('round-draw-came', { who: by });
    case 'draw_refused':
      return t('round-draw-refused', { who: by });
    case 'takeback_asked':
      return mine ? t('round-takeback-sent') : t('round-takeback-came', { who: by });
    case 'takeback_refused':
      return t('round-takeback-refused', { who: by });
    case 'taken_back':
      return t('round-taken-back');
    case 'withdrawn':
      return t('round-withdrawn');
    case 'time_given':
      return t('round-time-given', { who: who(entry.to), seconds: Math.round(entry.ms / 1000) });
    case 'resumed':
      return t('round-resumed', { seconds: Math.round(Math.max(...entry.gifts) / 1000) });
    case 'aborted':
      return t('round-aborted');
    case 'rematch_offered':
      return mine ? t('round-rematch-sent') : t('round-rematch-came', { who: by });
    case 'rematch_refused':
      return t('round-rematch-refused', { who: by });
    case 'next':
      return t('round-next');
    default:
      return '';
  }
}
