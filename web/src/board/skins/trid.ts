/**
 * Main boards as panels by height, each with the attack boards of its corners beside it; or all levels of a column together.
 *
 * A board that stands over a corner would hide it, so attack boards are moved outwards by one file. All places are laid out
 * once, whether a board stands there or not: an activation switches what is visible and moves nothing else (rules: 18.3).
 */

import type { SceneView, UniverseView } from '../../engine/types';
import { boxAround, latticeOf, placeOf, type Box, type Layout, type Panel, type Place, type Posture } from '../layout';
import { complete, grown, sitesWhere } from './lattice';
import { cell, fine, plate, type Ground, type Skin } from './skin';

/** Between a main board and the boards beside it. */
const SIDE = 0.26;
const MARGIN = 0.12;
/** Between panels. */
const GAP = 0.36;

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

/** One level with its upper left corner at a spot. */
function panel(
  universe: UniverseView,
  level: Level,
  x: number,
  y: number,
  stretch: number,
  posture: Posture,
): [Panel, Map<number, Place>] {
  const { corner, size } = universe.boards[level.board] ?? { corner: [0, 0, 0], size: [0, 0] };
  const [left, low] = [corner[0], corner[1]];
  const right = left + size[0] - 1;
  // The attack boards reach one file and one rank beyond the main board.
  const width = size[0] + 4 + 2 * SIDE;
  const rows = size[1] + 2;
  const places = new Map<number, Place>();
  const put = (site: number, column: number): void => {
    const rank = latticeOf(universe, site)[1];
    const row = low + size[1] - rank;
    const near = posture.facing === 'first';
    places.set(site, {
      x: x + (near ? column : width - column),
      y: y + ((near ? row : rows - 1 - row) + 0.5) * stretch,
      w: 1,
      h: stretch,
    });
  };
  for (const site of level.main) put(site, latticeOf(universe, site)[0] - left + 2.5 + SIDE);
  for (const site of level.attack) {
    const file = latticeOf(universe, site)[0];
    put(site, file <= left ? file - left + 1.5 : file - right + size[0] + 2.5 + 2 * SIDE);
  }
  const box: Box = { x, y, w: width, h: rows * stretch };
  const title: Box = { x: x + 2 + SIDE, y, w: size[0], h: stretch };
  const own: Panel = { board: level.board, box, title, scale: 1, sites: [...level.main, ...level.attack] };
  return [own, places];
}

function panels(universe: UniverseView, posture: Posture): Layout {
  const ordered = levels(universe);
  const near = posture.facing === 'first' ? ordered : ordered.toReversed();
  const tall = posture.shape === 'tall';
  const stretch = tall ? 0.86 : 1;
  const size = universe.boards[near[0]?.board ?? 0]?.size ?? [4, 4];
  const [w, h] = [size[0] + 4 + 2 * SIDE, (size[1] + 2) * stretch];
  const places = new Map<number, Place>();
  // Upright all boards above each other; otherwise up the left side, and on to the right: the last corner stays free.
  const spots = near.map((_, index): [number, number] => {
    if (tall) return [0, (near.length - 1 - index) * (h + GAP / 2)];
    const row = Math.min(1, index);
    return [(index - row) * (w + GAP), (1 - row) * (h + GAP)];
  });
  const made = near.map((level, index) => {
    const [x, y] = spots[index] ?? [0, 0];
    const [own, at] = panel(universe, level, MARGIN + x, MARGIN + y, stretch, posture);
    for (const [site, place] of at) places.set(site, place);
    return own;
  });
  const whole = boxAround([...made.map(({ box }) => ({ ...box, x: box.x + box.w / 2, y: box.y + box.h / 2 }))]);
  const spare = tall ? null : { x: MARGIN + w + GAP, y: MARGIN + h + GAP, w, h };
  return {
    width: whole.w + 2 * MARGIN,
    height: whole.h + 2 * MARGIN,
    places: complete(universe, places),
    panels: made,
    spare,
  };
}

/**
 * All levels of a column in one square of two by two, the lowest at the lower left. The plan is ten columns long and six wide, so
 * a wide screen shows it lying: the near side at the left.
 */
function columns(universe: UniverseView, posture: Posture): Layout {
  const all = universe.sites.map((_, site) => site);
  const files = all.map((site) => latticeOf(universe, site)[0]);
  const ranks = all.map((site) => latticeOf(universe, site)[1]);
  const [left, right] = [Math.min(...files), Math.max(...files)];
  const [low, high] = [Math.min(...ranks), Math.max(...ranks)];
  const pitch = 2.16;
  const places = new Map<number, Place>();
  for (const site of all) {
    const [file, rank] = latticeOf(universe, site);
    const column = all.filter((other) => {
      const at = latticeOf(universe, other);
      return at[0] === file && at[1] === rank;
    });
    column.sort((a, b) => latticeOf(universe, a)[2] - latticeOf(universe, b)[2]);
    const index = column.indexOf(site);
    const [across, up] = [index % 2, Math.floor(index / 2)];
    const near = posture.facing === 'first';
    const [c, r] = near ? [file - left, high - rank] : [right - file, rank - low];
    const [lying, upright] = [[high - low - r, c] as const, [c, r] as const];
    const [place, row] = posture.shape === 'wide' ? lying : upright;
    places.set(site, { x: MARGIN + place * pitch + across + 0.5, y: MARGIN + row * pitch + (1 - up) + 0.5, w: 1, h: 1 });
  }
  const done = complete(universe, places);
  const [across, along] = [(right - left + 1) * pitch - 0.16, (high - low + 1) * pitch - 0.16];
  const wide = posture.shape === 'wide';
  const box = { x: MARGIN, y: MARGIN, w: wide ? along : across, h: wide ? across : along };
  return {
    width: box.w + 2 * MARGIN,
    height: box.h + 2 * MARGIN,
    places: done,
    panels: [{ board: 0, box, title: null, scale: 1, sites: all }],
    spare: null,
  };
}

function ground(universe: UniverseView, layout: Layout, scene: SceneView): Ground[] {
  const shapes: Ground[] = [];
  const here = new Set(scene.sites);
  const frames: { sites: number[]; role: string }[] = [];
  if (layout.panels.length > 1) {
    for (const { box } of layout.panels) shapes.push({ role: 'deck', d: plate(box.x, box.y, box.w, box.h, 0.3) });
    universe.boards.forEach((board, index) => {
      if (board.kind === 'main') frames.push({ sites: sitesWhere(universe, (site) => site.board === index), role: 'rim' });
    });
    for (const stand of scene.boards) {
      const corner = universe.boards[stand.board]?.corner;
      const sites = sitesWhere(universe, ({ at }, site) => {
        const board = universe.boards[universe.sites[site]?.board ?? 0]?.corner;
        return at[2] === corner?.[2] && board !== undefined && board.every((value, axis) => value === corner[axis]);
      });
      frames.push({ sites, role: `rim-${stand.owner}` });
    }
  } else {
    shapes.push({ role: 'deck', d: plate(0, 0, layout.width, layout.height, 0.2) });
    shapes.push(...columnPlates(universe, layout, here));
  }
  for (const { sites, role } of frames) {
    const { x, y, w, h } = grown(boxAround(sites.map((site) => placeOf(layout, site))), 0.08);
    shapes.push({ role, d: plate(x, y, w, h, 0.1) });
  }
  universe.sites.forEach(({ terrain }, site) => {
    if (here.has(site)) shapes.push({ role: terrain, d: cell(placeOf(layout, site)) });
  });
  return [...shapes, ...posts(universe, layout)];
}

/** A plate under the levels of each column that has any, so that the plan reads as one board. */
function columnPlates(universe: UniverseView, layout: Layout, here: ReadonlySet<number>): Ground[] {
  const columns = new Map<string, number[]>();
  universe.sites.forEach(({ at: [file, rank] }, site) => {
    const key = `${file},${rank}`;
    columns.set(key, [...(columns.get(key) ?? []), site]);
  });
  return [...columns.values()]
    .filter((sites) => sites.some((site) => here.has(site)))
    .map((sites) => {
      // The lowest level lies at the lower left of its column's square.
      const lowest = sites.toSorted((a, b) => latticeOf(universe, a)[2] - latticeOf(universe, b)[2])[0] ?? 0;
      const { x, y } = placeOf(layout, lowest);
      return { role: `column-${universe.sites[lowest]?.terrain ?? ''}`, d: plate(x - 0.54, y - 1.54, 2.08, 2.08, 0.1) };
    });
}

/** A dot where each pin is, at the corner of the main board that carries it. */
function posts(universe: UniverseView, layout: Layout): Ground[] {
  if (layout.panels.length < 2) return [];
  const d = layout.panels
    .map((own) => {
      const main = boxAround(
        own.sites.filter((site) => universe.sites[site]?.board === own.board).map((site) => placeOf(layout, site)),
      );
      return [main.x, main.x + main.w]
        .flatMap((x) =>
          [main.y, main.y + main.h].map((y) => `M${fine(x - 0.09)} ${fine(y)}a.09 .09 0 1 0 .18 0a.09 .09 0 1 0 -.18 0Z`),
        )
        .join('');
    })
    .join('');
  return [{ role: 'post', d }];
}

export const trid: Skin = {
  name: 'trid',
  views: ['panels', 'columns'],
  piece: 0.86,
  coordinates: 'cells',
  lay: (universe, posture) => (posture.view === 'columns' ? columns(universe, posture) : panels(universe, posture)),
  ground,
};
