/**
 * The story of a repetition: what each of its moves did, to whom, and how it was answered, as the engine found it. Its sentences come
 * late (`stories/repetition`).
 */

import { siteNamed } from '../board/marks';
import type { EntryView, FindingView, PlacedView, RulingView, TargetView, UniverseView } from '../engine/types';
import { t, tFirst } from '../i18n';
import { list, names, pieceName, sideName } from '../locales/words';
import { indexOf } from '../model/players';

export interface StoryAbout {
  readonly game: string;
  readonly sides: readonly [string, string];
  readonly universe: UniverseView;
}

/** One move of a repetition in words. */
export interface Told {
  readonly what: string;
  /** Why something does not count, and how it was answered. */
  readonly notes: readonly string[];
}

export function tellFinding({ game, sides, universe }: StoryAbout, { side, code, targets, remarks }: FindingView): Told {
  const [own, other] = [sides[indexOf(side)], sides[1 - indexOf(side)] ?? ''];
  const piece = ({ kind, site }: PlacedView, of: string): string =>
    t('story-piece', { piece: pieceName(game, kind, of), square: universe.sites[site]?.name ?? '' });
  const about = (target: TargetView | null) => ({
    side: sideName(own),
    victim: target ? piece(target.victim, other) : '',
    attackers: target ? list(target.by.map((attacker) => piece(attacker, own))) : '',
  });
  const each = targets.map((target) => tFirst(names('finding', game, `${code}-by`), about(target), ''));
  return {
    what: tFirst(names('finding', game, code), { targets: list(each) }, code),
    notes: remarks.map(({ code: note, target }) => tFirst(names('note', game, note), about(target), note)),
  };
}

/** What decided, as the last line says it. */
export function tellVerdict({ game, sides }: StoryAbout, { reason, winner, victim }: RulingView): string {
  const [victor, loser] = winner === null ? ['', ''] : [sides[indexOf(winner)], sides[1 - indexOf(winner)] ?? ''];
  const args = {
    loser: loser && sideName(loser),
    victim: victim ? pieceName(game, victim.kind, victor) : '',
  };
  return tFirst([`story-${reason}`], args, '');
}

/** From one place to another: a move, of a repetition or the last one, a hint, or what attacks. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly as: 'first' | 'second' | 'attack' | 'last' | 'hint';
  /** Whether its ends are pins of boards. */
  readonly pins?: boolean;
  /** Whether only its beginning is shown, or only its end: a hint is told piece by piece. */
  readonly only?: 'from' | 'to';
  /** The number of the move, from 1. */
  readonly number?: number;
  /** Whether it is looked at. */
  readonly now: boolean;
}

/** The moves of a repetition, each way once, and what the one that is looked at attacks. `history` is that of the game. */
export function arrowsOf(
  universe: UniverseView,
  history: readonly EntryView[],
  { findings }: RulingView,
  ply: number | null,
): Arrow[] {
  const moves = findings.flatMap(({ ply: index }, at): Arrow[] => {
    const facts = history[index]?.facts;
    if (!facts) return [];
    const [from, to] = [siteNamed(universe, facts.from, facts.side), siteNamed(universe, facts.to, facts.side)];
    return from === null || to === null ? [] : [{ from, to, as: facts.side, number: at + 1, now: index === ply }];
  });
  const same = (a: Arrow, b: Arrow): boolean => a.from === b.from && a.to === b.to && a.as === b.as;
  // The second round goes where the first did: one arrow for both.
  const ways = moves
    .filter((move, at) => moves.findIndex((other) => same(move, other)) === at)
    .map((move) => ({ ...move, now: moves.some((other) => same(move, other) && other.now) }));
  const looked = findings.find(({ ply: index }) => index === ply);
  const attacks = (looked?.targets ?? []).flatMap(({ victim, by }) =>
    by.map(({ site }): Arrow => ({ from: site, to: victim.site, as: 'attack', now: true })),
  );
  return [...ways, ...attacks];
}
