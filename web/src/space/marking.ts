/** From the state of a game to marks on places, as the flat board has them. No rule is asked. */

import { offeredOf, refusedOf, type TargetKind, type Trail } from '../board/marks';
import { closedness, leadsAcross } from '../board/pins';
import type { SceneView, UniverseView } from '../engine/types';
import type { Hand } from '../hand/hand.svelte';
import { isWord, parsePick } from '../model/picks';
import type { PinMark } from './parts/markers';
import type { Mark } from './parts/marks';

export interface Marking {
  readonly trail: Trail;
  readonly selected: ReadonlySet<number>;
  readonly targets: ReadonlyMap<number, TargetKind>;
  readonly missing: ReadonlySet<number>;
  readonly hover: number | null;
  /** Where the keys are. */
  readonly focus: number | null;
  /** Indexes of the scene's layers that are shown. */
  readonly shown: ReadonlySet<number>;
}

export interface SiteMark {
  readonly site: number;
  readonly mark: Mark;
}

function anchorSites(universe: UniverseView, anchor: number): number[] {
  const corner = universe.anchors[anchor]?.corner.join();
  return universe.sites.flatMap(({ board }, site) => (universe.boards[board]?.corner.join() === corner ? [site] : []));
}

export function marksOf(
  universe: UniverseView,
  scene: SceneView,
  { trail, selected, targets, missing, hover, focus, shown }: Marking,
): SiteMark[] {
  const here = new Set(scene.sites);
  const as = (mark: Mark, sites: Iterable<number>): SiteMark[] => [...sites].map((site) => ({ site, mark }));
  return [
    ...scene.layers.flatMap(({ side, sites }, index) => (shown.has(index) ? as(`layer-${side}`, sites) : [])),
    ...as('trail', trail.sites),
    ...as(
      'trail',
      trail.anchors.flatMap((anchor) => anchorSites(universe, anchor).filter((site) => here.has(site))),
    ),
    ...(hover === null ? [] : as('hover', [hover])),
    ...(focus === null ? [] : as('focus', [focus])),
    ...as('selected', selected),
    ...as('check', scene.checked),
    ...as(
      'owed',
      scene.owed.map(({ site }) => site),
    ),
    ...as('missing', missing),
    // An open court is an invitation.
    ...[...targets].map(([site, kind]): SiteMark => ({
      site,
      mark: universe.sites[site]?.terrain === 'court' ? 'invite' : `target-${kind}`,
    })),
  ];
}

/** The marks of words that say where a passenger lands. */
const LANDINGS: Readonly<Record<string, Mark>> = { same: 'landing-same', rotated: 'landing-rotated' };

/** Places that the words on offer name, each with the mark of its word. */
export function landingsOf(universe: UniverseView, { offers }: Pick<Hand, 'offers'>): SiteMark[] {
  return offers.next.flatMap(({ pick, notes }) => {
    const mark = isWord(pick) ? LANDINGS[pick.slice(1)] : undefined;
    return mark ? notes.flatMap(({ site }) => (site === null ? [] : [{ site, mark }])) : [];
  });
}

/** Who was chosen of the pieces that share a place. */
export interface Chosen {
  readonly site: number;
  readonly kind: string;
}

/** The piece that a word after a place names, if it stands there. */
export function chosenOf({ pieces }: Pick<SceneView, 'pieces'>, { path }: Pick<Hand, 'path'>): Chosen | null {
  const [place = '', word = ''] = path;
  if (!isWord(word)) return null;
  const [pick, kind] = [parsePick(place), word.slice(1)];
  const there = pieces.some((piece) => pick.kind === 'site' && piece.site === pick.index && piece.kind === kind);
  return pick.kind === 'site' && there ? { site: pick.index, kind } : null;
}

/** The pins that the chosen board may go to, or may not. */
export function pinsOf(hand: Hand): ReadonlyMap<number, PinMark> {
  const pins = new Map<number, PinMark>();
  if (!hand.path[0]?.startsWith('b')) return pins;
  for (const [anchor, refused] of refusedOf(hand.offers, 'anchor')) pins.set(anchor, closedness(refused));
  const open = (anchor: number): PinMark => (leadsAcross(hand, anchor) ? 'crossing' : 'open');
  for (const anchor of offeredOf(hand.offers, 'anchor')) pins.set(anchor, open(anchor));
  // A pin that was chosen stays marked while the arrival is chosen.
  const chosen = hand.path.find((pick) => pick.startsWith('n'));
  if (chosen) pins.set(Number(chosen.slice(1)), open(Number(chosen.slice(1))));
  return pins;
}
