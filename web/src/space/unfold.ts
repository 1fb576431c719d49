/**
 * A plan whose levels lie beside each other on the table, for an eye that looks straight down: nothing is over anything. What is
 * fixed at one height is a level, with the movable boards that stand over it; these move outwards until no square is below them.
 */

import type { UniverseView } from '../engine/types';
import { around, type Plan, type Point, type Slab, type Spot } from './plan';

/** How levels are laid: so many in a row, movable boards pushed along an axis, and whether ranks or files go on from level to level. */
export interface Fold {
  readonly columns: number;
  readonly push: 'x' | 'z';
  readonly aligned: boolean;
}

/** Between boards of two levels: room for the margins of both, and below each for a tube and a name; less beside a movable board. */
const BETWEEN = { x: 1, z: 1.75 } as const;
const ASIDE = 0.8;
/** Between a movable board and the one it stood over. */
const SLIT = 0.32;
/** Pins are short where everything lies on the table. */
const PIN = 0.35;
/** A simpler way to lie is taken even if it makes everything a little smaller. */
const SIMPLER = 0.88;

const SPAN = { x: 'w', z: 'd' } as const;

interface Extent {
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
}

/** Whether boards lie above each other at all. */
export function levelled({ slabs }: Plan): boolean {
  return new Set(slabs.map(({ y }) => y)).size > 1;
}

/** By slab: its level, the lowest first. */
function levelsOf({ slabs }: Plan): number[] {
  const fixed = slabs.filter(({ movable }) => !movable);
  const heights = [...new Set((fixed.length > 0 ? fixed : slabs).map(({ y }) => y))].sort((a, b) => a - b);
  return slabs.map(({ y }) =>
    Math.max(
      0,
      heights.findLastIndex((height) => height <= y + 1e-6),
    ),
  );
}

function over(a: Slab, b: Slab): boolean {
  return Math.abs(a.x - b.x) < (a.w + b.w) / 2 - 1e-6 && Math.abs(a.z - b.z) < (a.d + b.d) / 2 - 1e-6;
}

/** A movable board beside the board of its level that it stands over. */
function pushed(slab: Slab, below: readonly Slab[], axis: 'x' | 'z'): Slab {
  const hidden = slab.movable ? below.find((other) => other.y < slab.y && over(slab, other)) : undefined;
  if (!hidden) return slab;
  const side = slab[axis] < hidden[axis] ? -1 : 1;
  return { ...slab, [axis]: hidden[axis] + side * ((hidden[SPAN[axis]] + slab[SPAN[axis]]) / 2 + SLIT) };
}

function extentOf(slabs: readonly Slab[]): Extent {
  const span = (axis: 'x' | 'z'): [number, number] => [
    Math.min(...slabs.map((slab) => slab[axis] - slab[SPAN[axis]] / 2)),
    Math.max(...slabs.map((slab) => slab[axis] + slab[SPAN[axis]] / 2)),
  ];
  return { x: span('x'), z: span('z') };
}

const lengthOf = ([from, to]: readonly [number, number]): number => to - from;
const middleOf = ([from, to]: readonly [number, number]): number => (from + to) / 2;

interface Move {
  readonly x: number;
  readonly z: number;
}

/** By level: how far it moves along an axis until it is clear of all before it; ranks or files go on from level to level. */
function inLine(levels: readonly (readonly Slab[])[], axis: 'x' | 'z'): Move[] {
  const other = axis === 'x' ? 'z' : 'x';
  // Rightwards, or away from the first side.
  const ahead = axis === 'x' ? 1 : -1;
  const placed: Slab[] = [];
  let last = 0;
  return levels.map((level) => {
    const needed = level.flatMap((slab) =>
      placed
        .filter((before) => Math.abs(slab[other] - before[other]) < (slab[SPAN[other]] + before[SPAN[other]]) / 2 + SLIT)
        .map((before) => {
          const gap = slab.movable || before.movable ? ASIDE : BETWEEN[axis];
          return ahead * (before[axis] - slab[axis]) + (slab[SPAN[axis]] + before[SPAN[axis]]) / 2 + gap;
        }),
    );
    last = needed.length > 0 ? Math.max(...needed) : last;
    placed.push(...level.map((slab) => ({ ...slab, [axis]: slab[axis] + ahead * last })));
    return { x: 0, z: 0, [axis]: ahead * last };
  });
}

/** By level: how far it moves into rows of so many. The lowest level is the nearest and the leftmost. */
function inRows(extents: readonly Extent[], columns: number): Move[] {
  const found: Move[] = [];
  let near = 0;
  for (let first = 0; first < extents.length; first += columns) {
    const row = extents.slice(first, first + columns);
    const deep = Math.max(...row.map(({ z }) => lengthOf(z)));
    let left = -(row.reduce((sum, { x }) => sum + lengthOf(x), 0) + BETWEEN.x * (row.length - 1)) / 2;
    for (const { x, z } of row) {
      found.push({ x: left - x[0], z: near - deep / 2 - middleOf(z) });
      left += lengthOf(x) + BETWEEN.x;
    }
    near -= deep + BETWEEN.z;
  }
  return found;
}

/** The slabs of a plan laid out on the table. */
function laid(plan: Plan, fold: Fold): Slab[] {
  const levels = levelsOf(plan);
  const beside = plan.slabs.map((slab, index) =>
    pushed(
      slab,
      plan.slabs.filter((other, at) => !other.movable && levels[at] === levels[index]),
      fold.push,
    ),
  );
  const count = Math.max(...levels) + 1;
  const groups = Array.from({ length: count }, (_, level) => beside.filter((_slab, index) => levels[index] === level));
  const way = fold.aligned ? inLine(groups, fold.columns === 1 ? 'z' : 'x') : inRows(groups.map(extentOf), fold.columns);
  return beside.map((slab, index) => {
    const { x, z } = way[levels[index] ?? 0] ?? { x: 0, z: 0 };
    return { ...slab, x: slab.x + x, y: 0, z: slab.z + z };
  });
}

/** All ways to lie, the simplest first. */
function foldsOf(plan: Plan): Fold[] {
  const count = Math.max(...levelsOf(plan)) + 1;
  const shapes = [
    [count, true],
    [1, true],
    [count, false],
    [1, false],
    ...Array.from({ length: Math.max(0, count - 2) }, (_, more) => [more + 2, false] as const),
  ] as const;
  return shapes.flatMap(([columns, aligned]) => (['z', 'x'] as const).map((push) => ({ columns, push, aligned })));
}

/** The way to lie that makes squares largest in a picture of this shape; nothing if no board is above another. */
export function foldFor(plan: Plan, aspect: number): Fold | null {
  if (!levelled(plan)) return null;
  const folds = foldsOf(plan).map((fold) => {
    const { x, z } = extentOf(laid(plan, fold));
    return { fold, size: Math.min(aspect / (lengthOf(x) + 1), 1 / (lengthOf(z) + 1)) };
  });
  const best = Math.max(...folds.map(({ size }) => size));
  return folds.find(({ size }) => size >= SIMPLER * best)?.fold ?? null;
}

/** The plan laid out that way. */
export function unfolded(universe: UniverseView, plan: Plan, fold: Fold): Plan {
  const slabs = laid(plan, fold);
  const { x: across, z: along } = extentOf(slabs);
  const centred = slabs.map((slab) => ({ ...slab, x: slab.x - middleOf(across), z: slab.z - middleOf(along) }));
  const moved = <P extends Point>(point: P, board: number): P => {
    const [from, to] = [plan.slabs[board], centred[board]];
    return from && to ? { ...point, x: point.x + to.x - from.x, y: 0, z: point.z + to.z - from.z } : point;
  };
  const spots = plan.spots.map((spot, site): Spot => moved(spot, universe.sites[site]?.board ?? -1));
  const anchors = plan.anchors.map((anchor, index) => {
    const corner = universe.anchors[index]?.corner.join();
    return moved(
      anchor,
      universe.boards.findIndex((board) => board.corner.join() === corner),
    );
  });
  return { rise: PIN, spots, slabs: centred, anchors, ball: around(spots) };
}
