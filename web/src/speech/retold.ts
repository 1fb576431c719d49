/**
 * A turn as whoever looks at the board is told of it: what happened in a sentence, its ways as arrows, who rode along, and who gives
 * check along which way. All of it is read from what the engine says of the turn and from the two positions around it.
 */

import { siteNamed } from '../board/marks';
import type { EntryView, EventView, PieceOn, SceneView, View } from '../engine/types';
import { t } from '../i18n';
import { list, pieceName } from '../locales/words';
import type { Replayed } from '../table/local.svelte';
import { sayEvents } from './say';
import { sayPlace, sayPlainly, sideWord, type Speech } from './speak';
import type { Arrow } from './story';

export interface Retold {
  /** Who did what, and what it took. */
  readonly sentence: string;
  /** Who gives check or mate, and along which way; empty without one. */
  readonly check: string;
  /** Who was moved along, and where to; empty if nobody was. */
  readonly rode: string;
  /** The ways of the turn, in order. */
  readonly ways: readonly Arrow[];
  /** The ways of the check. */
  readonly attacks: readonly Arrow[];
  /** The first step: who acts, from where, to where; of boards the names of pins. */
  readonly first: EntryView;
}

/** A piece that a step took along. */
interface Rider {
  readonly piece: PieceOn;
  readonly from: number;
  readonly to: number;
  /** Whether it has lost by this what is lost by being carried. */
  readonly transported: boolean;
}

/** The pieces of one scene that do not stand so in another. */
function apart(some: SceneView, other: SceneView): PieceOn[] {
  const left = [...other.pieces];
  return some.pieces.filter((piece) => {
    const at = left.findIndex(({ site, side, kind }) => site === piece.site && side === piece.side && kind === piece.kind);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function carried({ badges }: PieceOn): boolean {
  return badges.some(({ code }) => code === 'transported');
}

/** Who was moved without having moved: the passenger of a board, the rook of a castled king. */
function ridersOf(speech: Speech, { before, after }: Replayed, entries: readonly EntryView[]): Rider[] {
  const ends = entries.map(({ facts: { from, to, side } }) => [from, to].map((name) => siteNamed(speech.universe, name, side)));
  const come = apart(after.scene, before.scene);
  return apart(before.scene, after.scene).flatMap((piece): Rider[] => {
    const at = come.findIndex(({ side, kind }) => side === piece.side && kind === piece.kind);
    const there = come[at];
    if (!there) return [];
    come.splice(at, 1);
    const walked = ends.some(([from, to]) => from === piece.site && to === there.site);
    return walked ? [] : [{ piece, from: piece.site, to: there.site, transported: carried(there) && !carried(piece) }];
  });
}

function nameOf(speech: Speech, { kind, side }: Pick<PieceOn, 'kind' | 'side'>): string {
  return pieceName(speech.game, kind, sideWord(speech, side));
}

/** Along which line one place sees another, or that no line leads there. */
function wayOf({ universe }: Speech, from: number, to: number): string {
  const [a, b] = [universe.sites[from]?.at, universe.sites[to]?.at];
  if (!a || !b) return '';
  const [file, rank, height] = [0, 1, 2].map((axis) => Math.abs((a[axis] ?? 0) - (b[axis] ?? 0))) as [number, number, number];
  const line =
    file === 0 && rank === 0 ? 'column' : file === 0 ? 'file' : rank === 0 ? 'rank' : file === rank ? 'diagonal' : 'leap';
  const words = t(`seen-way-${line}`);
  return height === 0 || line === 'column' ? words : t('seen-way-levels', { way: words });
}

/** Who gives check now. */
function attackersOf(events: readonly EventView[], { scene, status }: View): readonly number[] {
  const found = events.filter((event) => event.event === 'check_detected').at(-1);
  const loser = status.ended === null ? status.actor : status.ended.winner === 'first' ? 'second' : 'first';
  return found?.side === loser && scene.checked.length > 0 ? found.attackers : [];
}

function sayCheck(speech: Speech, { events, scene }: View, attackers: readonly number[]): string {
  const [king] = scene.checked;
  if (king === undefined || attackers.length === 0) return '';
  const named = attackers.map((site) => {
    const piece = scene.pieces.find((one) => one.site === site);
    return { piece: piece ? nameOf(speech, piece) : '', square: sayPlace(speech, site), way: wayOf(speech, site, king) };
  });
  const what = events.some(({ event }) => event === 'checkmate_detected') ? 'mate' : 'check';
  const [only, ...more] = named;
  if (only && more.length === 0) return t(`seen-${what}-one`, only);
  return t(`seen-${what}-many`, { attackers: list(named.map((one) => t('seen-attacker', one))) });
}

function waysOf({ universe }: Speech, entries: readonly EntryView[], riders: readonly Rider[]): Arrow[] {
  const pin = (name: string): number => universe.anchors.findIndex((anchor) => anchor.name === name);
  const walked = entries.flatMap(({ facts: { from, to, side } }): Arrow[] => {
    if (from === to || from === '' || to === '') return [];
    const [a, b] = [siteNamed(universe, from, side), siteNamed(universe, to, side)];
    if (a !== null && b !== null) return [{ from: a, to: b, as: 'last', now: true }];
    const [left, reached] = [pin(from), pin(to)];
    return left >= 0 && reached >= 0 ? [{ from: left, to: reached, as: 'last', now: true, pins: true }] : [];
  });
  return [...walked, ...riders.map(({ from, to }): Arrow => ({ from, to, as: 'last', now: true }))];
}

/** Whoever is on a board is taken along; a castled rook walks. */
function sayRiders(speech: Speech, riders: readonly Rider[], entries: readonly EntryView[]): string {
  const castled = entries.some(({ facts }) => facts.class === 'castle');
  return riders
    .map(({ piece, to, transported }) => {
      const id = castled ? 'seen-castled' : transported ? 'seen-rider-transported' : 'seen-rider';
      return t(id, { piece: nameOf(speech, piece), square: sayPlace(speech, to) });
    })
    .join(', ');
}

/** Whether the record of a step leaves out what only its positions tell: who was moved along with it. */
export function takesAlong({ facts }: EntryView): boolean {
  return facts.class === 'activation' || facts.class === 'castle';
}

/** A step as a list has it, with what it took along. */
export function retellPlainly(speech: Speech, replayed: Replayed): string {
  const { before, after } = replayed;
  const entries = after.history.slice(before.status.ply, after.status.ply);
  const moved = after.events.filter(({ event }) => event === 'board_moved');
  const said = entries.map(({ facts }) => sayPlainly(speech, facts, moved));
  const rode = sayRiders(speech, ridersOf(speech, replayed, entries), entries);
  return [...said, ...(rode === '' ? [] : [rode])].join(', ');
}

/** A turn, in words and arrows; nothing if nothing was played. */
export function retell(speech: Speech, replayed: Replayed): Retold | null {
  const { before, after } = replayed;
  const entries = after.history.slice(before.status.ply, after.status.ply);
  const [first] = entries;
  if (!first) return null;
  const riders = ridersOf(speech, replayed, entries);
  const attackers = attackersOf(after.events, after);
  const rode = sayRiders(speech, riders, entries);
  return {
    sentence: [sayEvents(speech, after), ...(rode === '' ? [] : [rode])].join(', '),
    rode,
    check: sayCheck(speech, after, attackers),
    ways: waysOf(speech, entries, riders),
    attacks: attackers.flatMap((from) => after.scene.checked.map((to): Arrow => ({ from, to, as: 'attack', now: true }))),
    first,
  };
}
