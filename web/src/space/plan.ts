/**
 * Where everything of a universe lies in space: one unit is one cell, x runs along the files, y upwards, and z towards the first
 * side's player. It reads lattice coordinates and nothing else, so a game that it never saw can be walked around too.
 */

import type { BoardStand, UniverseView } from '../engine/types';

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A site: the middle of its upper face and how far it reaches. */
export interface Spot extends Point {
  readonly w: number;
  readonly d: number;
}

/** A board as a slab: the middle of its upper face, and its extent without a rim. */
export interface Slab extends Point {
  readonly w: number;
  readonly d: number;
  /** Whether it stands on an anchor and may be elsewhere. */
  readonly movable: boolean;
  /** Whether it is one single place, such as a court. */
  readonly single: boolean;
}

/** A ball around everything, for cameras and shadows. */
export interface Ball extends Point {
  readonly radius: number;
}

export interface Plan {
  /** How far apart two heights of the lattice are. */
  readonly rise: number;
  readonly spots: readonly Spot[];
  readonly slabs: readonly Slab[];
  /** By anchor: the middle of the upper face of a board that stands there. */
  readonly anchors: readonly Point[];
  readonly ball: Ball;
}

/** Room for the highest piece under a board, and how much more a board needs for each row that it covers. */
const HEADROOM = 1.26;
const VIEW = 0.22;
/** Movable boards stand over the corners of others, and before the eyes of whoever sits behind them: he looks in under them. */
const UNDER = 0.37;

/** Places that fill a board of their own are a little shorter and stand off. */
const SINGLE_DEPTH = 0.8;
const SINGLE_GAP = 0.3;

interface Extent {
  readonly corner: readonly [number, number, number];
  readonly size: readonly [number, number];
}

/** The rows that two boards share as seen from above; 0 if neither is over the other. */
function shared(a: Extent, b: Extent): number {
  const along = (axis: 0 | 1): number =>
    Math.min(a.corner[axis] + a.size[axis], b.corner[axis] + b.size[axis]) - Math.max(a.corner[axis], b.corner[axis]);
  return Math.max(0, Math.min(along(0), along(1)));
}

/** The distance of two heights at which every piece fits under every board and can be seen there. */
export function riseOf({ boards, anchors }: UniverseView): number {
  const headroom = HEADROOM + (anchors.length > 0 ? UNDER : 0);
  let rise = 1;
  for (const [index, a] of boards.entries()) {
    for (const b of boards.slice(index + 1)) {
      const [rows, apart] = [shared(a, b), Math.abs(a.corner[2] - b.corner[2])];
      if (rows > 0 && apart > 0) rise = Math.max(rise, (headroom + VIEW * rows) / apart);
    }
  }
  return rise;
}

/** Lays a universe out; `spread` moves the heights further apart. */
export function planOf(universe: UniverseView, spread = 1): Plan {
  const rise = riseOf(universe) * spread;
  const files = universe.boards.flatMap(({ corner, size }) => [corner[0], corner[0] + size[0]]);
  const ranks = universe.boards.flatMap(({ corner, size }) => [corner[1], corner[1] + size[1]]);
  const middle = [(Math.min(...files) + Math.max(...files)) / 2, (Math.min(...ranks) + Math.max(...ranks)) / 2] as const;
  const floor = Math.min(...universe.boards.map(({ corner }) => corner[2]));
  const at = (file: number, rank: number, height: number): Point => ({
    x: file - middle[0],
    y: (height - floor) * rise,
    z: middle[1] - rank,
  });
  const corners = new Set(universe.anchors.map(({ corner }) => corner.join()));
  const sitesOf = universe.boards.map((_, board) => universe.sites.filter((site) => site.board === board).length);

  const slabs = universe.boards.map(({ corner, size }, board): Slab => {
    const point = at(corner[0] + size[0] / 2, corner[1] + size[1] / 2, corner[2]);
    const single = sitesOf[board] === 1 && size[0] * size[1] > 1;
    const movable = corners.has(corner.join());
    if (!single) return { ...point, w: size[0], d: size[1], movable, single };
    return {
      ...point,
      z: point.z + Math.sign(point.z) * (SINGLE_GAP - (1 - SINGLE_DEPTH) / 2),
      w: size[0],
      d: SINGLE_DEPTH,
      movable,
      single,
    };
  });
  const spots = universe.sites.map(({ at: [file, rank, height], board }): Spot => {
    const slab = slabs[board];
    if (slab?.single) return { x: slab.x, y: slab.y, z: slab.z, w: slab.w, d: slab.d };
    return { ...at(file + 0.5, rank + 0.5, height), w: 1, d: 1 };
  });
  const anchors = universe.anchors.map(({ corner }) => {
    const [w, d] = universe.boards.find((board) => board.corner.join() === corner.join())?.size ?? [1, 1];
    return at(corner[0] + w / 2, corner[1] + d / 2, corner[2]);
  });
  return { rise, spots, slabs, anchors, ball: around(spots) };
}

/** A ball around places and what stands upon them. */
export function around(spots: readonly Spot[]): Ball {
  const span = (axis: 'x' | 'y' | 'z'): readonly [number, number] => [
    Math.min(...spots.map((spot) => spot[axis])),
    Math.max(...spots.map((spot) => spot[axis])),
  ];
  const [[x0, x1], [y0, y1], [z0, z1]] = [span('x'), span('y'), span('z')];
  // Pieces stand upon the highest places.
  const top = y1 + 1;
  return {
    x: (x0 + x1) / 2,
    y: (y0 + top) / 2,
    z: (z0 + z1) / 2,
    radius: Math.hypot(x1 - x0 + 1, top - y0, z1 - z0 + 1) / 2,
  };
}

/** How wide the upper part of the widest piece is, from its axis. */
const WAIST = 0.3;

/** What must be seen of places: their corners with the edge of the board around them, and heads of a height upon them. */
export function outline(spots: readonly Spot[], rim = 0.1, head = 0.9): Point[] {
  return spots.flatMap(({ x, y, z, w, d }) =>
    [-1, 1].flatMap((sx) =>
      [-1, 1].flatMap((sz) => [
        { x: x + sx * (w / 2 + rim), y, z: z + sz * (d / 2 + rim) },
        { x: x + sx * WAIST, y: y + head, z: z + sz * WAIST },
      ]),
    ),
  );
}

/** The sites of a board that stands somewhere, each with its offset from the middle of the board. */
export function aboard(
  universe: UniverseView,
  plan: Plan,
  { board }: Pick<BoardStand, 'board'>,
): { site: number; x: number; z: number }[] {
  const corner = universe.boards[board]?.corner.join();
  const slab = plan.slabs[board];
  if (!slab) return [];
  return universe.sites.flatMap((site, index) => {
    const own = universe.boards[site.board]?.corner.join() === corner;
    const spot = plan.spots[index];
    return own && spot ? [{ site: index, x: spot.x - slab.x, z: spot.z - slab.z }] : [];
  });
}
