/**
 * Where every place of a universe lies on the screen, in units of one cell. A skin makes a layout; everything that draws,
 * hits, walks or speaks reads it and knows no game.
 */

import type { SceneView, SideView, UniverseView } from '../engine/types';
import type { Shape } from './shape';

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
  /** The board in the middle of it that the others stand around, where there is one. */
  readonly core?: Box;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** By site. */
  readonly places: readonly Place[];
  readonly panels: readonly Panel[];
  /** A free corner of the picture that a list may use. */
  readonly spare: Box | null;
  /** How many panels lie beside each other of which one is seen at a time; without it the whole picture is. */
  readonly pages?: number;
}

/** Whose side of the board is near. */
export type Facing = SideView;

/** How the screen is held, who sits at it, and what is looked at. */
export interface Posture {
  readonly shape: Shape;
  readonly facing: Facing;
  /** Panels at their places, or the levels of each column together. */
  readonly view: ViewName;
  /** The panel that is drawn large where not all can be. */
  readonly focus: number | null;
  /** The places that exist now, for a picture that gives their room to nobody else; without it all of them count. */
  readonly present?: ReadonlySet<number>;
  /** Whether fingers press what is written over the picture. */
  readonly fingers?: boolean;
  /** How much wider than high the place for the picture is, where that is known. */
  readonly proportion?: number | null;
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
 * The sites that begin at a lattice corner: those of a movable board, or of the place of an anchor. Instances of a board share their
 * sites, so the corner finds them, not the board's index.
 */
export function sitesAtCorner(universe: UniverseView, corner: Lattice): number[] {
  const board = universe.boards.findIndex(({ corner: own }) => own.every((value, axis) => value === corner[axis]));
  const [files, ranks] = universe.boards[board]?.size ?? [0, 0];
  return universe.sites.flatMap(({ at }, site) => {
    const [file, rank] = [at[0] - corner[0], at[1] - corner[1]];
    return at[2] === corner[2] && file >= 0 && file < files && rank >= 0 && rank < ranks ? [site] : [];
  });
}

/** The box of those sites. */
export function boxAtCorner(universe: UniverseView, layout: Layout, corner: Lattice): Box | null {
  const places = sitesAtCorner(universe, corner).map((site) => placeOf(layout, site));
  return places.length > 0 ? boxAround(places) : null;
}

/** Half of the widest line that is left between two places. */
const LINE = 0.03;

/** The site under a point, among those given; on the line between two, one of them. `null` beside all of them. */
export function siteAt(layout: Layout, sites: Iterable<number>, x: number, y: number): number | null {
  let near: number | null = null;
  for (const site of sites) {
    const place = placeOf(layout, site);
    const beyond = Math.max(Math.abs(x - place.x) - place.w / 2, Math.abs(y - place.y) - place.h / 2);
    if (beyond <= 0) return site;
    if (beyond <= LINE) near ??= site;
  }
  return near;
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

/** How high a board is among all heights that there are, from 1. */
export function storeyOf(universe: UniverseView, board: number): number {
  const heights = [...new Set(universe.boards.map(({ corner }) => corner[2]))].sort((a, b) => a - b);
  return heights.indexOf(universe.boards[board]?.corner[2] ?? 0) + 1;
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
