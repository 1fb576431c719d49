/** The names of files and ranks at the frame, or of squares in their corners. */

import type { SceneView, UniverseView } from '../engine/types';
import { placeOf, type Layout } from './layout';
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

/** A name's letters and digits; what follows (a level, a layer) is not part of them. */
function parts(name: string): readonly [string, string] {
  const found = /^([a-z]*)(\d*)/.exec(name);
  return [found?.[1] ?? '', found?.[2] ?? ''];
}

function atFrame(universe: UniverseView, layout: Layout): Coordinate[] {
  return layout.panels.flatMap(({ sites, box, scale }) => {
    const places = sites.map((site) => ({ site, place: placeOf(layout, site) }));
    const bottom = Math.max(...places.map(({ place }) => place.y));
    const left = Math.min(...places.map(({ place }) => place.x));
    const size = 0.27 * scale;
    const files = places
      .filter(({ place }) => place.y > bottom - 0.01)
      .map(({ site, place }) => ({
        text: parts(universe.sites[site]?.name ?? '')[0],
        x: place.x,
        y: box.y + box.h + 0.26 * scale,
      }));
    const ranks = places
      .filter(({ place }) => place.x < left + 0.01)
      .map(({ site, place }) => ({
        text: parts(universe.sites[site]?.name ?? '')[1],
        x: box.x - 0.18 * scale,
        y: place.y + 0.1 * scale,
      }));
    return [...files, ...ranks].map((entry) => ({ ...entry, size, anchor: 'middle' as const, tone: 'frame' }));
  });
}

function inCells(universe: UniverseView, layout: Layout, scene: SceneView): Coordinate[] {
  // Large cells need no large letters.
  const few = scene.sites.length < 16;
  const columns = layout.panels.length === 1 && universe.anchors.length > 0;
  return scene.sites.flatMap((site) => {
    const info = universe.sites[site];
    if (!info || info.terrain === 'court') return [];
    const { x, y, w, h } = placeOf(layout, site);
    const [file, rank] = parts(info.name);
    // Where a column shows all its levels, the level is what tells them apart.
    const text = columns ? info.name : file + rank;
    const size = few ? 0.1 : 0.17 * Math.min(w, h);
    return [
      {
        text,
        x: x - w / 2 + 0.06 * w,
        y: y - h / 2 + 0.05 * h + size,
        size,
        anchor: 'start' as const,
        tone: info.terrain,
      },
    ];
  });
}

export function coordinatesOf(universe: UniverseView, layout: Layout, skin: Skin, scene: SceneView): Coordinate[] {
  if (skin.coordinates === 'frame') return atFrame(universe, layout);
  return skin.coordinates === 'cells' ? inCells(universe, layout, scene) : [];
}
