/** What is marked on a board, read from the offers and the last step. No rule is asked: only what stands where. */

import type { DetailView, EntryView, OffersView, PieceOn, RefusedPick, SceneView, UniverseView, View } from '../engine/types';
import { parsePick } from '../model/picks';

/** What a target looks like: an empty place, an enemy, an own piece, a step that the engine calls special, or one that it warns of. */
export type TargetKind = 'move' | 'capture' | 'join' | 'special' | 'warned';

/** Notes of the engine that warn: a piece dies, the game is thrown away, the opponent is given something. */
export const WARNINGS: readonly string[] = ['sacrifice', 'draws', 'loses', 'forces_promotion'];

/** The pieces by site, in stack order. */
export function stacksOf(scene: SceneView): ReadonlyMap<number, readonly PieceOn[]> {
  const stacks = new Map<number, PieceOn[]>();
  for (const piece of scene.pieces) {
    const stack = stacks.get(piece.site);
    if (stack) stack.push(piece);
    else stacks.set(piece.site, [piece]);
  }
  return stacks;
}

/** Notes that make a target special: of the engine, and of a table where whoever stands there gives way and nobody captures. */
const SPECIAL: ReadonlySet<string> = new Set(['castle', 'replace']);

/** The sites that can be picked next, each with the look of its mark. */
export function targetsOf(view: View, offers: OffersView): ReadonlyMap<number, TargetKind> {
  const stacks = stacksOf(view.scene);
  const targets = new Map<number, TargetKind>();
  for (const { pick, notes } of offers.next) {
    const parsed = parsePick(pick);
    if (parsed.kind !== 'site') continue;
    const there = stacks.get(parsed.index)?.[0]?.side;
    const kind = there === undefined ? 'move' : there === view.status.actor ? 'join' : 'capture';
    const warned = notes.some(({ code }) => WARNINGS.includes(code));
    targets.set(parsed.index, warned ? 'warned' : notes.some(({ code }) => SPECIAL.has(code)) ? 'special' : kind);
  }
  return targets;
}

/** Forbidden picks of one kind by index. */
export function refusedOf(offers: OffersView, kind: 'site' | 'board' | 'anchor'): ReadonlyMap<number, RefusedPick> {
  const refused = new Map<number, RefusedPick>();
  for (const entry of offers.refused) {
    const parsed = parsePick(entry.pick);
    if (parsed.kind === kind) refused.set(parsed.index, entry);
  }
  return refused;
}

/** The places that pieces wait for, as their marks name them. */
export function awaitedBy(universe: UniverseView, pieces: readonly PieceOn[]): number[] {
  const names = pieces.flatMap(({ badges }) =>
    badges.filter(({ code }) => code === 'frozen').flatMap(({ detail }) => placesOf(detail)),
  );
  return names.map((name) => universe.sites.findIndex((site) => site.name === name)).filter((site) => site >= 0);
}

/** Next picks of one kind by index. */
export function offeredOf(offers: OffersView, kind: 'site' | 'board' | 'anchor'): ReadonlySet<number> {
  return new Set(
    offers.next.flatMap(({ pick }) => {
      const parsed = parsePick(pick);
      return parsed.kind === kind ? [parsed.index] : [];
    }),
  );
}

/** The names of the places that a detail speaks of. */
function placesOf(detail: DetailView | null): readonly string[] {
  if (detail?.is === 'place') return [detail.name];
  return detail?.is === 'words' ? detail.words : [];
}

/** The site with a name; of several the one that is not the mover's own (a unit leaves into the rival's court). */
export function siteNamed(universe: UniverseView, name: string, mover: string): number | null {
  const found = universe.sites.findIndex((site) => site.name === name && site.owner !== mover);
  if (found >= 0) return found;
  const any = universe.sites.findIndex((site) => site.name === name);
  return any >= 0 ? any : null;
}

/** Where a step began and ended, as sites and as anchors of boards. */
export interface Trail {
  readonly sites: readonly number[];
  readonly anchors: readonly number[];
}

export function trailOf(universe: UniverseView, entry: EntryView | undefined): Trail {
  if (!entry) return { sites: [], anchors: [] };
  const { from, to, side } = entry.facts;
  const names = [...new Set([from, to])].filter((name) => name !== '');
  return {
    sites: names.flatMap((name) => siteNamed(universe, name, side) ?? []),
    anchors: names.flatMap((name) => {
      const anchor = universe.anchors.findIndex((entry) => entry.name === name);
      return anchor >= 0 ? [anchor] : [];
    }),
  };
}

/** The steps of the last turn before the position that is shown. */
export function lastTurn(view: View): readonly EntryView[] {
  const last = lastEntry(view);
  return last ? view.history.slice(0, view.status.ply).filter(({ turn }) => turn === last.turn) : [];
}

/** The step before the position that is shown. */
export function lastEntry(view: View): EntryView | undefined {
  return view.history[view.status.ply - 1];
}
