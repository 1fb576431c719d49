/** The names of files and ranks at the frame, or of squares in their corners; as the notation calls them that is read. */

import type { SceneView, UniverseView } from '../engine/types';
import { placeOf, type Facing, type Layout, type Panel } from './layout';
import { shapeNow } from './shape';
import type { Skin } from './skins';

export interface Coordinate {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle';
  /** The ground that it is written on. */
  readonly tone: string;
}

/** Who reads them, in which notation, and how many pixels a cell has; 0 where it is not drawn for a screen. */
export interface Reader {
  readonly facing: Facing;
  readonly notation: string;
  readonly unit: number;
}

/** Nobody reads what is smaller, in pixels. */
const LEAST = { tall: 9, low: 9, wide: 11 } as const;

/** A name's letters and digits; what follows (a level, a layer) is not part of them. */
function parts(name: string): readonly [string, string] {
  const found = /^([a-z]*)(\d*)/.exec(name);
  return [found?.[1] ?? '', found?.[2] ?? ''];
}

/** A size in cells that is not smaller than anybody can read. */
function readable(size: number, unit: number): number {
  return unit > 0 ? Math.max(size, LEAST[shapeNow()] / unit) : size;
}

type Label = Pick<Coordinate, 'text' | 'x' | 'y'>;

/** Files as each player counts them from his right, at his own edge. */
function counted({ sites, box, scale }: Panel, layout: Layout, heads: readonly [readonly string[], readonly string[]]): Label[] {
  const xs = [...new Set(sites.map((site) => placeOf(layout, site).x))].sort((a, b) => b - a);
  return xs.flatMap((x, fromRight) => [
    { text: heads[0][fromRight] ?? '', x, y: box.y + box.h + 0.26 * scale },
    { text: heads[1][xs.length - 1 - fromRight] ?? '', x, y: box.y - 0.06 * scale },
  ]);
}

function lettered(universe: UniverseView, { sites, box, scale }: Panel, layout: Layout): Label[] {
  const places = sites.map((site) => ({ site, place: placeOf(layout, site) }));
  const bottom = Math.max(...places.map(({ place }) => place.y));
  const left = Math.min(...places.map(({ place }) => place.x));
  const name = (site: number): readonly [string, string] => parts(universe.sites[site]?.name ?? '');
  const files = places
    .filter(({ place }) => place.y > bottom - 0.01)
    .map(({ site, place }) => ({ text: name(site)[0], x: place.x, y: box.y + box.h + 0.26 * scale }));
  const ranks = places
    .filter(({ place }) => place.x < left + 0.01)
    .map(({ site, place }) => ({ text: name(site)[1], x: box.x - 0.18 * scale, y: place.y + 0.1 * scale }));
  return [...files, ...ranks];
}

function atFrame(universe: UniverseView, layout: Layout, skin: Skin, { facing, notation, unit }: Reader): Coordinate[] {
  const heads = skin.heads?.(notation);
  const near = heads && (facing === 'first' ? heads : ([heads[1], heads[0]] as const));
  // A small panel repeats a large one, and on a screen its own letters could not be read.
  const told = layout.panels.filter(({ scale }) => scale === 1 || unit === 0);
  return told.flatMap((panel) => {
    const labels = near ? counted(panel, layout, near) : lettered(universe, panel, layout);
    const size = readable(0.27 * panel.scale, unit);
    return labels.map((label) => ({ ...label, size, anchor: 'middle' as const, tone: 'frame' }));
  });
}

function inCells(universe: UniverseView, layout: Layout, scene: SceneView, unit: number): Coordinate[] {
  // Large cells need no large letters.
  const few = scene.sites.length < 16;
  const columns = layout.panels.length === 1 && universe.anchors.length > 0;
  return scene.sites.flatMap((site) => {
    const info = universe.sites[site];
    if (!info || info.terrain === 'court') return [];
    const { x, y, w, h } = placeOf(layout, site);
    const [file, rank] = parts(info.name);
    // Where a column shows all its levels, a letter for the level tells them apart; a longer name would lie over the piece.
    const text = columns && info.name.length <= 3 ? info.name : file + rank;
    const size = readable(few ? 0.1 : 0.17 * Math.min(w, h), unit);
    return [
      {
        text,
        x: x - w / 2 + 0.05,
        y: y - h / 2 + 0.02 + size * 0.86,
        size,
        anchor: 'start' as const,
        tone: info.terrain,
      },
    ];
  });
}

export function coordinatesOf(
  universe: UniverseView,
  layout: Layout,
  skin: Skin,
  scene: SceneView,
  reader: Reader,
): Coordinate[] {
  if (skin.coordinates === 'frame') return atFrame(universe, layout, skin, reader);
  return skin.coordinates === 'cells' ? inCells(universe, layout, scene, reader.unit) : [];
}
