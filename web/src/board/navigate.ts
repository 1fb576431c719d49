/** Where a key leads on the grid: along the lattice as it lies on the screen, and between levels. */

import type { UniverseView } from '../engine/types';
import { columnOf, latticeOf, panelOf, placeOf, type Layout } from './layout';

export type Direction = 'left' | 'right' | 'up' | 'down';

const VECTORS: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The nearest site in a direction; a little aside counts more than a little further. */
function nearest(layout: Layout, among: Iterable<number>, from: number, direction: Direction): number | null {
  const here = placeOf(layout, from);
  const [vx, vy] = VECTORS[direction];
  let best: { site: number; cost: number } | null = null;
  for (const site of among) {
    const { x, y } = placeOf(layout, site);
    const along = (x - here.x) * vx + (y - here.y) * vy;
    const aside = Math.abs((x - here.x) * vy) + Math.abs((y - here.y) * vx);
    if (along < 0.05 || aside > 2 * along + 0.01) continue;
    const cost = along + 4 * aside;
    if (!best || cost < best.cost) best = { site, cost };
  }
  return best?.site ?? null;
}

/** The site that an arrow key leads to: inside the panel if there is one, else in the next panel; otherwise none. */
export function arrow(layout: Layout, here: ReadonlySet<number>, from: number, direction: Direction): number | null {
  const own = panelOf(layout, from)?.sites.filter((site) => here.has(site)) ?? [];
  return nearest(layout, own, from, direction) ?? nearest(layout, here, from, direction);
}

/** The site one level up or down: in the same column if possible, otherwise the nearest of the next level. */
export function level(universe: UniverseView, here: ReadonlySet<number>, from: number, way: 1 | -1): number | null {
  const [file, rank, height] = latticeOf(universe, from);
  const column = columnOf(universe, from, here);
  const inColumn = column
    .filter((site) => (latticeOf(universe, site)[2] - height) * way > 0)
    .sort((a, b) => (latticeOf(universe, a)[2] - latticeOf(universe, b)[2]) * way);
  if (inColumn[0] !== undefined) return inColumn[0];
  const heights = [...here].map((site) => latticeOf(universe, site)[2]).filter((other) => (other - height) * way > 0);
  if (heights.length === 0) return null;
  const next = way === 1 ? Math.min(...heights) : Math.max(...heights);
  const distance = (site: number): number => {
    const at = latticeOf(universe, site);
    return Math.abs(at[0] - file) + Math.abs(at[1] - rank);
  };
  const candidates = [...here].filter((site) => latticeOf(universe, site)[2] === next);
  return candidates.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}
