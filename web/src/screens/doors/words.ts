/** What a round is, in words. */

import { gameInfo } from '../../engine/modules';
import { locale, t } from '../../i18n';
import { gameName, sideName } from '../../locales/words';
import type { ClockView, HeadView } from '../../online/types';
import type { SideView } from '../../engine/types';

export function nameOfGame(game: string): string {
  return gameName(game, gameInfo(game)?.name ?? game);
}

export function nameOfSide(game: string, side: SideView): string {
  return sideName(gameInfo(game)?.sides[side === 'first' ? 0 : 1] ?? side);
}

export function otherSide(side: SideView): SideView {
  return side === 'first' ? 'second' : 'first';
}

/** Who holds a chair: his name, or his side if he gave none. */
export function holderOf({ terms, chairs }: HeadView, side: SideView): string {
  return chairs[side].name || nameOfSide(terms.game, side);
}

export function clockText(clock: ClockView): string {
  if (clock.kind === 'none') return t('new-clock-none');
  if (clock.kind === 'days') return t('doors-clock-told-days', { count: clock.days });
  return t('doors-clock-told-live', { minutes: clock.base_ms / 60_000, seconds: clock.increment_ms / 1000 });
}

/** A moment in the reader's own time. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
