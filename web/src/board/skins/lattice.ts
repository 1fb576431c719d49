/** Sites laid out by file and rank: what all skins are built from. */

import type { UniverseView } from '../../engine/types';
import { boxAround, type Box, type Facing, type Layout, type Panel, type Place, type Posture } from '../layout';

/** Where a group of sites is laid, and how large. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** How much higher than wide a cell is. */
  readonly stretch: number;
  readonly facing: Facing;
}

/** The places of some sites on one lattice, by site. */
export function onLattice(universe: UniverseView, sites: readonly number[], spot: Spot): Map<number, Place> {
  const at = sites.map((site) => ({ site, at: universe.sites[site]?.at ?? [0, 0, 0] }));
  const files = at.map((entry) => entry.at[0]);
  const ranks = at.map((entry) => entry.at[1]);
  const [left, right] = [Math.min(...files), Math.max(...files)];
  const [low, high] = [Math.min(...ranks), Math.max(...ranks)];
  const { x, y, scale, stretch, facing } = spot;
  return new Map(
    at.map((entry) => {
      const column = facing === 'first' ? entry.at[0] - left : right - entry.at[0];
      const row = facing === 'first' ? high - entry.at[1] : entry.at[1] - low;
      const place = {
        x: x + (column + 0.5) * scale,
        y: y + (row + 0.5) * scale * stretch,
        w: scale,
        h: scale * stretch,
      };
      return [entry.site, place];
    }),
  );
}

/** Files and ranks of some sites. */
export function extent(universe: UniverseView, sites: readonly number[]): { files: number; ranks: number } {
  const files = sites.map((site) => universe.sites[site]?.at[0] ?? 0);
  const ranks = sites.map((site) => universe.sites[site]?.at[1] ?? 0);
  return {
    files: Math.max(...files) - Math.min(...files) + 1,
    ranks: Math.max(...ranks) - Math.min(...ranks) + 1,
  };
}

/** The sites that a test accepts. */
export function sitesWhere(
  universe: UniverseView,
  test: (site: UniverseView['sites'][number], index: number) => boolean,
): number[] {
  return universe.sites.flatMap((site, index) => (test(site, index) ? [index] : []));
}

/** Places by site, as a layout wants them. Every site must have one. */
export function complete(universe: UniverseView, places: ReadonlyMap<number, Place>): Place[] {
  return universe.sites.map(({ name }, site) => {
    const place = places.get(site);
    if (!place) throw new Error(`the skin has no place for ${name}`);
    return place;
  });
}

/** A margin for the coordinates around boards of points. */
export const MARGIN = 0.42;

/** On a phone a board of this proportion fills three fifths of the screen. */
const TALL = 1.32;

/** One board that fills the picture: `stretch` of a cell follows from the shape of the screen. */
export function oneBoard(universe: UniverseView, posture: Posture, margin: number): Layout {
  const sites = universe.sites.map((_, site) => site);
  const { files, ranks } = extent(universe, sites);
  const width = files + 2 * margin;
  const wanted = (TALL * width - 2 * margin) / ranks;
  const stretch = posture.shape === 'tall' ? Math.min(1.25, Math.max(1, wanted)) : 1;
  const places = complete(
    universe,
    onLattice(universe, sites, { x: margin, y: margin, scale: 1, stretch, facing: posture.facing }),
  );
  const panel: Panel = { board: 0, box: boxAround(places), title: null, scale: 1, sites };
  return { width, height: ranks * stretch + 2 * margin, places, panels: [panel], spare: null };
}

/** A box grown on all sides. */
export function grown({ x, y, w, h }: Box, by: number): Box {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}
