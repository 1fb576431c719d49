/** What a list of games tells of one. */

import type { View } from '../engine/types';
import type { Summary } from '../store/entry';

export function summaryOf({ turns, status, options }: View, plain = false): Summary {
  const { ended } = status;
  return {
    move: turns.at(-1)?.number ?? 0,
    plain,
    options,
    redo: status.redo,
    end: ended && { winner: ended.winner, reason: ended.reason },
  };
}

/** What a game from elsewhere is called: where it was played, and when; nothing if it does not say. */
export function titleOf(tags: Readonly<Record<string, string>>): string {
  const said = (tag: string) => (/^[?.\s-]*$/.test(tags[tag] ?? '') ? [] : [(tags[tag] ?? '').trim()]);
  const event = [...said('Event'), ...said('Round').map((round) => `(${round})`)].join(' ');
  return said('Event').length === 0 ? '' : [event, ...said('Date')].join(', ').slice(0, 80);
}
