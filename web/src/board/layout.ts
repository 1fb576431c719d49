/**
 * Where the places of any game lie on a flat screen, in units of one square. Heights become panels side by side; a skin may
 * lay a game out better, but every game can be played on this.
 */

import type { SceneView, UniverseView } from '../engine/types';

/** A place on the screen: its upper left corner and its size. */
export interface Cell {
  readonly site: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly terrain: string;
  readonly panel: number;
}

/** A group of places at one height. */
export interface Panel {
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly cells: readonly Cell[];
  readonly panels: readonly Panel[];
  readonly width: number;
  readonly height: number;
}

/** Who sits below. */
export type Facing = 'first' | 'second';

const GAP = 0.6;
/** Places that stand alone on their board (a court) are as wide as that board. */
function spanOf(universe: UniverseView, site: number): readonly [number, number] {
  const place = universe.sites[site];
  const board = place && universe.boards[place.board];
  const alone = universe.sites.filter((other) => other.board === place?.board).length === 1;
  return board && alone ? board.size : [1, 1];
}

/** Lays out the places that exist now. */
export function layOut(universe: UniverseView, scene: SceneView, facing: Facing): Layout {
  const present = scene.sites.flatMap((site) => {
    const place = universe.sites[site];
    return place ? [{ site, place }] : [];
  });
  const heights = [...new Set(present.map(({ place }) => place.at[2]))].sort((a, b) => a - b);
  const cells: Cell[] = [];
  const panels: Panel[] = [];
  let left = 0;
  let tallest = 0;
  for (const [panel, level] of heights.entries()) {
    const here = present.filter(({ place }) => place.at[2] === level);
    const boxes = here.map(({ site, place }) => {
      const [width, height] = spanOf(universe, site);
      const corner = width > 1 || height > 1 ? universe.boards[place.board]?.corner : undefined;
      return { site, place, width, height, file: corner?.[0] ?? place.at[0], rank: place.at[1] };
    });
    const files = boxes.flatMap(({ file, width }) => [file, file + width]);
    const ranks = boxes.flatMap(({ rank, height }) => [rank, rank + height]);
    const [west, east] = [Math.min(...files), Math.max(...files)];
    const [south, north] = [Math.min(...ranks), Math.max(...ranks)];
    for (const { site, place, width, height, file, rank } of boxes) {
      const x = facing === 'first' ? file - west : east - file - width;
      const y = facing === 'first' ? north - rank - height : rank - south;
      cells.push({ site, name: place.name, x: left + x, y, width, height, terrain: place.terrain, panel });
    }
    const names = [...new Set(here.map(({ place }) => universe.boards[place.board]?.name ?? ''))];
    panels.push({ title: names.join(' '), x: left, y: 0, width: east - west, height: north - south });
    left += east - west + GAP;
    tallest = Math.max(tallest, north - south);
  }
  return { cells, panels, width: Math.max(left - GAP, 1), height: Math.max(tallest, 1) };
}
