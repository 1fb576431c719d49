/** The main boards in a row, each with its attack boards beside it. A rank lies on one line, whatever board it is of. */

import type { UniverseView } from '../../engine/types';
import { boxAround, latticeOf, type Box, type Layout, type Panel, type Place, type Posture } from '../layout';
import { complete, sitesWhere } from './lattice';

const MARGIN = 0.12;
/** Between a main board and the boards beside it. */
const SIDE = 0.14;
/** Boards of two neighbours may lie one above the other: their squares are a little smaller, so that a gap is left. */
const SMALL = 0.94;
/** Between two main boards of a row: a board, its distance, and a strip to take hold of it. The boards of both share it. */
const LANE = 2 * SMALL + SIDE + 0.66;
/** Where each panel has a page of its own the strips lie above and below their boards. */
const EDGE = 2 * SMALL + SIDE + 0.1;

interface Level {
  readonly board: number;
  readonly main: readonly number[];
  readonly attack: readonly number[];
}

/** Each main board with the sites one level above it, the lowest first. */
function levels(universe: UniverseView): Level[] {
  return universe.boards
    .flatMap((board, index) => (board.kind === 'main' ? [{ board: index, height: board.corner[2] }] : []))
    .sort((a, b) => a.height - b.height)
    .map(({ board, height }) => ({
      board,
      main: sitesWhere(universe, (site) => site.board === board),
      attack: sitesWhere(universe, ({ at }) => at[2] === height + 1),
    }));
}

/** The lowest corner of the movable board that a site is of. */
function cornerOf(universe: UniverseView, site: number): readonly [number, number, number] {
  return universe.boards[universe.sites[site]?.board ?? 0]?.corner ?? [0, 0, 0];
}

/** The places of a level whose main board begins at `x`, seen from the first side, ranks counted from `high` downwards. */
function placesOf(universe: UniverseView, level: Level, x: number, high: number): Map<number, Place> {
  const { corner, size } = universe.boards[level.board] ?? { corner: [0, 0, 0], size: [0, 0] };
  const places = new Map<number, Place>();
  for (const site of level.main) {
    const [file, rank] = latticeOf(universe, site);
    places.set(site, { x: x + file - corner[0] + 0.5, y: high - rank + 0.5, w: 1, h: 1 });
  }
  for (const site of level.attack) {
    const [file, rank] = latticeOf(universe, site);
    const [left, low] = cornerOf(universe, site);
    // Beside the main board: the files of a board on its left end before it begins.
    const edge = left < corner[0] ? x - SIDE - 2 * SMALL : x + size[0] + SIDE;
    places.set(site, {
      x: edge + (file - left + 0.5) * SMALL,
      y: high - low + (low - rank + 0.5) * SMALL,
      w: SMALL,
      h: SMALL,
    });
  }
  return places;
}

/** Turned round for whoever sits at the other side. */
function turned({ x, y, w, h }: Place, width: number, height: number): Place {
  return { x: width - x, y: height - y, w, h };
}

export function panels(universe: UniverseView, { shape, facing }: Posture): Layout {
  const ordered = levels(universe);
  const ranks = universe.sites.map(({ at }) => at[1]);
  const [low, high] = [Math.min(...ranks), Math.max(...ranks)];
  const paged = shape !== 'wide';
  const size = universe.boards[ordered[0]?.board ?? 0]?.size ?? [4, 4];
  const page = size[0] + 2 * (EDGE + MARGIN);
  const beginning = (index: number): number => (paged ? index * page + EDGE + MARGIN : MARGIN + LANE + index * (size[0] + LANE));
  const width = paged ? ordered.length * page : ordered.length * (size[0] + LANE) + LANE + 2 * MARGIN;
  const height = high - low + 1 + 2 * MARGIN;
  const places = new Map<number, Place>();
  const made = ordered.map((level, index): Panel => {
    const own = new Map(
      [...placesOf(universe, level, beginning(index), high)].map(([site, place]) => {
        const moved = { ...place, y: place.y + MARGIN };
        return [site, facing === 'first' ? moved : turned(moved, width, height)] as const;
      }),
    );
    for (const [site, place] of own) places.set(site, place);
    const core = boxAround(level.main.flatMap((site) => own.get(site) ?? []));
    const box: Box = paged
      ? { x: core.x - EDGE, y: MARGIN, w: core.w + 2 * EDGE, h: height - 2 * MARGIN }
      : { x: core.x - 0.2, y: MARGIN, w: core.w + 0.4, h: height - 2 * MARGIN };
    // Its name stands beyond the far edge, where nothing else is.
    const title: Box = { x: core.x, y: core.y - 1, w: core.w, h: 1 };
    return { board: level.board, box, title, scale: 1, sites: [...level.main, ...level.attack], core };
  });
  // From left to right, whoever looks.
  const seen = made.toSorted((a, b) => a.box.x - b.box.x);
  const [first] = seen;
  const whole = { width, height, places: complete(universe, places), panels: seen };
  if (paged) return { ...whole, spare: null, pages: seen.length };
  // The first board lies at the lower left: above it there is room.
  const spare = first?.core
    ? { x: MARGIN, y: MARGIN, w: first.core.x + first.core.w - MARGIN, h: Math.max(0, first.core.y - 2.2) }
    : null;
  return { ...whole, spare };
}
