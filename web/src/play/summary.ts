/** What a list of games tells of one. */

import type { View } from '../engine/types';
import type { Summary } from '../store/entry';

/** The move that a ply is of, as the list of moves numbers them; 0 before the first. Players count moves, and two or more steps are one. */
export function moveAt(turns: View['turns'], ply: number): number {
  return turns.findLast((turn) => turn.ply < ply)?.number ?? 0;
}

export function summaryOf({ turns, status, options }: View, plain = false): Summary {
  const { ended } = status;
  return {
    move: moveAt(turns, status.ply),
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
