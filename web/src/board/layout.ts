/**
 * Where every place of a universe lies on the screen, in units of one cell. A skin makes a layout; everything that draws,
 * hits, walks or speaks reads it and knows no game.
 */

import type { SceneView, SideView, UniverseView } from '../engine/types';

/** A place: its middle and its extent. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A rectangle by its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Places that are looked at together: one board, or one level with what stands on it. */
export interface Panel {
  /** The board of the universe whose name is the panel's. */
  readonly board: number;
  readonly box: Box;
  /** Where a title may be written; panels of one-panel games have none. */
  readonly title: Box | null;
  /** The size of a cell in it. */
  readonly scale: number;
  readonly sites: readonly number[];
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** By site. */
  readonly places: readonly Place[];
  readonly panels: readonly Panel[];
  /** A free corner of the picture that a list may use. */
  readonly spare: Box | null;
}

/** Whose side of the board is near. */
export type Facing = SideView;

/** How the screen is held, who sits at it, and what is looked at. */
export interface Posture {
  readonly shape: 'wide' | 'tall';
  readonly facing: Facing;
  /** Panels at their places, or the levels of each column together. */
  readonly view: ViewName;
  /** The panel that is drawn large where not all can be. */
  readonly focus: number | null;
}

export type ViewName = 'panels' | 'columns';

/** File, rank and height. */
export type Lattice = readonly [number, number, number];

export function latticeOf(universe: UniverseView, site: number): Lattice {
  return universe.sites[site]?.at ?? [0, 0, 0];
}

export function boxAround(places: readonly Place[]): Box {
  const left = Math.min(...places.map(({ x, w }) => x - w / 2));
  const top = Math.min(...places.map(({ y, h }) => y - h / 2));
  const right = Math.max(...places.map(({ x, w }) => x + w / 2));
  const bottom = Math.max(...places.map(({ y, h }) => y + h / 2));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** The place of a site; a site that the universe lacks lies nowhere. */
export function placeOf(layout: Layout, site: number): Place {
  return layout.places[site] ?? { x: 0, y: 0, w: 0, h: 0 };
}

/**
 * The box of the sites that begin at a lattice corner: a movable board, or the place of an anchor. Instances of a board share
 * their sites, so the corner finds them, not the board's index.
 */
export function boxAtCorner(universe: UniverseView, layout: Layout, corner: Lattice): Box | null {
  const board = universe.boards.findIndex(({ corner: own }) => own.every((value, axis) => value === corner[axis]));
  const [files, ranks] = universe.boards[board]?.size ?? [0, 0];
  const places = universe.sites.flatMap(({ at }, site) => {
    const [file, rank] = [at[0] - corner[0], at[1] - corner[1]];
    const inside = at[2] === corner[2] && file >= 0 && file < files && rank >= 0 && rank < ranks;
    return inside ? [placeOf(layout, site)] : [];
  });
  return places.length > 0 ? boxAround(places) : null;
}

/** The site under a point, among those given; `null` beside all of them. */
export function siteAt(layout: Layout, sites: Iterable<number>, x: number, y: number): number | null {
  for (const site of sites) {
    const place = placeOf(layout, site);
    if (Math.abs(x - place.x) <= place.w / 2 && Math.abs(y - place.y) <= place.h / 2) return site;
  }
  return null;
}

/** The panel that holds a site. */
export function panelOf(layout: Layout, site: number): Panel | undefined {
  return layout.panels.find(({ sites }) => sites.includes(site));
}

/** The sites that stand in one column, the highest first; of those in `among`. */
export function columnOf(universe: UniverseView, site: number, among: Iterable<number>): number[] {
  const [file, rank] = latticeOf(universe, site);
  return [...among]
    .filter((other) => {
      const at = latticeOf(universe, other);
      return at[0] === file && at[1] === rank;
    })
    .sort((a, b) => latticeOf(universe, b)[2] - latticeOf(universe, a)[2]);
}

/** Whether a universe has places above each other. */
export function hasLevels(universe: UniverseView): boolean {
  const first = universe.sites[0]?.at[2];
  return universe.sites.some(({ at }) => at[2] !== first);
}

/** The sites that exist now, as a set. */
export function existing(scene: SceneView): ReadonlySet<number> {
  return new Set(scene.sites);
}
