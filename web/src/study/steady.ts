/**
 * Lines as they are shown while they are still thought about. One that is looked at stays where it is, with the words that were
 * read, and the others change places around it: nobody plays what came under his finger a moment ago.
 */

import type { InsightView } from '../engine/types';
import type { Spoken } from './lines.svelte';

export interface Row {
  readonly insight: InsightView;
  /** Nothing until it has words. */
  readonly line: Spoken | null;
}

/** A line that is looked at, among those that were shown then. */
export interface Held<At> {
  /** Where in the game: elsewhere it holds nothing. */
  readonly at: At;
  readonly rows: readonly Row[];
  readonly place: number;
  /** Up to which of its turns it is looked at. */
  readonly count: number;
}

const first = ({ insight }: Row): string => insight.turns[0] ?? '';

/** A line of before may begin as a better one of now: it is that one. */
export function rowsOf(lines: readonly InsightView[], spoken: (turns: readonly string[]) => Spoken | null): readonly Row[] {
  const begun = new Set<string>();
  return lines.flatMap((insight) => {
    const turn = insight.turns[0] ?? '';
    if (begun.has(turn)) return [];
    begun.add(turn);
    return [{ insight, line: spoken(insight.turns) }];
  });
}

/** The rows of now, at most so many, around the one that is looked at. */
export function steady(rows: readonly Row[], { rows: before, place, count }: Held<unknown>, most: number): readonly Row[] {
  const looked = before[place];
  if (!looked) return rows.slice(0, most);
  const other = (row: Row): boolean => first(row) !== first(looked);
  const now = rows.find((row) => !other(row));
  // Its words stay as far as they are looked at.
  const read = looked.line?.moves.slice(0, count).join();
  const same = now?.line?.moves.slice(0, count).join() === read;
  const kept: Row = { insight: now?.insight ?? looked.insight, line: same ? (now?.line ?? null) : looked.line };
  const others = rows.filter(other);
  // Those that were above it make room for those of now, and no sooner.
  const missing = before.filter((row) => other(row) && !others.some((one) => first(one) === first(row)));
  const above = [...others, ...missing.slice(0, Math.max(0, place - others.length))];
  return [...above.slice(0, place), kept, ...above.slice(place)].slice(0, Math.max(most, place + 1));
}
