/**
 * The boards from above: every column is one square, and whatever levels it has now share it. One has all of it, two a half each.
 * White is below for White on every screen.
 */

import type { UniverseView } from '../../engine/types';
import { latticeOf, type Layout, type Place, type Posture } from '../layout';
import { complete } from './lattice';

const MARGIN = 0.08;
/** Between columns, and between the levels of one. */
const GAP = 0.06;

/** How much wider than high a square may be, so that the picture fills its place. */
const WIDER = { wide: 1.2, tall: 1.8, low: 1.8 } as const;

/** The shares of a square for so many levels, the highest first: left, top, width, height. */
function shares(count: number, lying: boolean): readonly (readonly [number, number, number, number])[] {
  if (count <= 1) return [[0, 0, 1, 1]];
  if (count === 2) {
    return lying
      ? [
          [0.5, 0, 0.5, 1],
          [0, 0, 0.5, 1],
        ]
      : [
          [0, 0, 1, 0.5],
          [0, 0.5, 1, 0.5],
        ];
  }
  const below = (index: number) => [index % 2 === 0 ? 0.5 : 0, 0.5, 0.5, 0.5] as const;
  if (count === 3) return [[0, 0, 1, 0.5], below(0), below(1)];
  return [[0.5, 0, 0.5, 0.5], [0, 0, 0.5, 0.5], below(0), below(1)];
}

export function columns(universe: UniverseView, { shape, facing, present, proportion }: Posture): Layout {
  const all = universe.sites.map((_, site) => site);
  const at = new Map<string, number[]>();
  for (const site of all) {
    const [file, rank] = latticeOf(universe, site);
    const key = `${file},${rank}`;
    at.set(key, [...(at.get(key) ?? []), site]);
  }
  const files = all.map((site) => latticeOf(universe, site)[0]);
  const ranks = all.map((site) => latticeOf(universe, site)[1]);
  const [left, right] = [Math.min(...files), Math.max(...files)];
  const [low, high] = [Math.min(...ranks), Math.max(...ranks)];
  const [across, along] = [right - left + 1, high - low + 1];
  const w = Math.min(WIDER[shape], Math.max(1, ((proportion ?? 0.85) * along) / across));
  const places = new Map<number, Place>();
  for (const sites of at.values()) {
    const [file, rank] = latticeOf(universe, sites[0] ?? 0);
    const [column, row] = facing === 'first' ? [file - left, high - rank] : [right - file, rank - low];
    const highest = sites.toSorted((a, b) => latticeOf(universe, b)[2] - latticeOf(universe, a)[2]);
    const there = present ? highest.filter((site) => present.has(site)) : highest;
    // What does not exist has no room of its own among those that do: it is only looked for.
    const groups = [there, highest.filter((site) => !there.includes(site))];
    for (const group of groups) {
      const own = shares(group.length, w > 1);
      group.forEach((site, index) => {
        const [x, y, wide, tall] = own[index % own.length] ?? [0, 0, 1, 1];
        const [width, height] = [wide * (w - GAP), tall * (1 - GAP)];
        places.set(site, {
          x: MARGIN + column * w + GAP / 2 + x * (w - GAP) + width / 2,
          y: MARGIN + row + GAP / 2 + y * (1 - GAP) + height / 2,
          w: width - (wide < 1 ? GAP / 2 : 0),
          h: height - (tall < 1 ? GAP / 2 : 0),
        });
      });
    }
  }
  const box = { x: MARGIN, y: MARGIN, w: across * w, h: along };
  return {
    width: box.w + 2 * MARGIN,
    height: box.h + 2 * MARGIN,
    places: complete(universe, places),
    panels: [{ board: 0, box, title: null, scale: 1, sites: all }],
    spare: null,
  };
}
