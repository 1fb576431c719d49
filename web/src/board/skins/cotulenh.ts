/** Sea, coast, river with its bridges, and land: points on lines over a map. Everything is read from the terrain words. */

import type { UniverseView } from '../../engine/types';
import { placeOf, type Layout, type Place } from '../layout';
import { MARGIN, oneBoard } from './lattice';
import { fine, plate, rectangle, segment, type Ground, type Skin } from './skin';

type Find = (terrain: string) => Place[];

function finder(universe: UniverseView, layout: Layout): Find {
  return (terrain) =>
    universe.sites.flatMap((site, index) => (site.terrain === terrain ? [placeOf(layout, index)] : []));
}

function xs(places: readonly Place[]): readonly [number, number] {
  return [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
}

function ys(places: readonly Place[]): readonly [number, number] {
  return [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];
}

/** A wavy line down the coast. */
function coast(x: number, top: number, bottom: number): string {
  const steps = 12;
  const dy = (bottom - top) / steps;
  let d = `L${fine(x)} ${fine(top)}`;
  for (let step = 0; step < steps; step += 1) {
    const lean = step % 2 === 0 ? 0.12 : -0.12;
    d += `q${fine(lean)} ${fine(dy / 2)} 0 ${fine(dy)}`;
  }
  return d;
}

/** The water: the sea as far as the middle of the coast, and the river through the land. */
function water(find: Find, layout: Layout): string {
  const sea = find('sea');
  const mixed = find('mixed');
  const mouth = find('river');
  const bridges = find('bridge');
  if (sea.length === 0 || mixed.length === 0) return '';
  const seaLeft = (xs(sea)[0] ?? 0) < (xs(mixed)[0] ?? 0);
  const edge = seaLeft ? 0 : layout.width;
  const shore = xs(mixed)[0] ?? 0;
  const inward = seaLeft ? 0.2 : -0.2;
  const [top, bottom] = [0.2, fine(layout.height - 0.2)];
  let d =
    `M${edge} ${top}Q${edge} 0 ${edge + inward} 0${coast(shore, 0, layout.height)}` +
    `L${edge + inward} ${fine(layout.height)}Q${edge} ${fine(layout.height)} ${edge} ${bottom}Z`;
  if (mouth.length > 0) {
    const [m0, m1] = xs(mouth);
    const [r0, r1] = ys(mouth);
    const far = seaLeft ? layout.width : 0;
    const end = seaLeft ? m1 + 0.45 : m0 - 0.45;
    const middle = (r0 + r1) / 2;
    // The mouth is as wide as the ships need it; further up the river is a band between the two ranks.
    d += rectangle(Math.min(shore, end), r0 - 0.32, Math.abs(end - shore), r1 - r0 + 0.64);
    const band = bridges.length > 0 ? (r1 - r0) * 0.46 : 0.4;
    d += rectangle(Math.min(end, far), middle - band / 2, Math.abs(far - end), band);
  }
  return d;
}

/** Planks from bank to bank where two bridge points face each other. */
function bridges(find: Find): string {
  const points = find('bridge');
  const files = [...new Set(points.map(({ x }) => fine(x)))];
  return files
    .map((x) => {
      const [top, bottom] = ys(points.filter((point) => fine(point.x) === x));
      const middle = (top + bottom) / 2;
      const length = (bottom - top) * 0.72;
      return rectangle(x - 0.16, middle - length / 2, 0.32, length);
    })
    .join('');
}

function planks(find: Find): string {
  const points = find('bridge');
  const files = [...new Set(points.map(({ x }) => fine(x)))];
  return files
    .map((x) => {
      const [top, bottom] = ys(points.filter((point) => fine(point.x) === x));
      const length = (bottom - top) * 0.72;
      const start = (top + bottom) / 2 - length / 2;
      return [1, 2, 3, 4].map((n) => `M${fine(x - 0.16)} ${fine(start + (length * n) / 5)}h0.32`).join('');
    })
    .join('');
}

function lines(universe: UniverseView, layout: Layout): string {
  const at = new Map(universe.sites.map(({ at: [file, rank] }, site) => [`${file},${rank}`, site] as const));
  return universe.sites
    .map(({ at: [file, rank] }, site) =>
      [at.get(`${file + 1},${rank}`), at.get(`${file},${rank + 1}`)]
        .map((other) => (other === undefined ? '' : segment(placeOf(layout, site), placeOf(layout, other))))
        .join(''),
    )
    .join('');
}

/** A few waves on the sea, so that it is water without its colour too. */
function waves(find: Find): string {
  return find('sea')
    .filter((_, index) => index % 2 === 0)
    .map(({ x, y }) => `M${fine(x + 0.3)} ${fine(y + 0.5)}q.1 -.09 .2 0t.2 0`)
    .join('');
}

/** The points where only some may stand: the coast and the river mouth wear a ring. */
function rings(find: Find): string {
  return [...find('mixed'), ...find('river')]
    .map(({ x, y }) => `M${fine(x - 0.11)} ${fine(y)}a.11 .11 0 1 0 .22 0a.11 .11 0 1 0 -.22 0Z`)
    .join('');
}

function ground(universe: UniverseView, layout: Layout): Ground[] {
  const find = finder(universe, layout);
  return [
    { role: 'land', d: plate(0, 0, layout.width, layout.height, 0.2) },
    { role: 'sea', d: water(find, layout) },
    { role: 'wave', d: waves(find) },
    { role: 'bridge', d: bridges(find) },
    { role: 'plank', d: planks(find) },
    { role: 'line', d: lines(universe, layout) },
    { role: 'ring', d: rings(find) },
  ];
}

export const cotulenh: Skin = {
  name: 'cotulenh',
  views: ['panels'],
  piece: 0.92,
  coordinates: 'frame',
  lay: (universe, posture) => oneBoard(universe, posture, MARGIN),
  ground,
};
