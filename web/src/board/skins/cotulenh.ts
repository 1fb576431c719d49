/** Sea, coast, river with its bridges, and land: points on lines over a map. Everything is read from the terrain words. */

import type { UniverseView } from '../../engine/types';
import { placeOf, type Layout, type Place } from '../layout';
import { MARGIN, oneBoard } from './lattice';
import { fine, plate, rectangle, segment, type Ground, type Skin } from './skin';

type Find = (terrain: string) => Place[];

function finder(universe: UniverseView, layout: Layout): Find {
  return (terrain) => universe.sites.flatMap((site, index) => (site.terrain === terrain ? [placeOf(layout, index)] : []));
}

function xs(places: readonly Place[]): readonly [number, number] {
  return [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
}

function ys(places: readonly Place[]): readonly [number, number] {
  return [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];
}

/** A wavy line along the coast, downwards or upwards: the same either way. */
function coast(x: number, from: number, to: number): string {
  const steps = 12;
  const dy = (to - from) / steps;
  let d = `L${fine(x)} ${fine(from)}`;
  for (let step = 0; step < steps; step += 1) {
    const lean = (step % 2 === 0) === dy > 0 ? 0.12 : -0.12;
    d += `q${fine(lean)} ${fine(dy / 2)} 0 ${fine(dy)}`;
  }
  return d;
}

interface River {
  readonly mouth: string;
  readonly stream: string;
  readonly banks: string;
}

/** The mouth is as wide as the ships need it; further up the river is a band between the two ranks. */
function riverOf(points: readonly Place[], bridged: boolean, seaLeft: boolean, shore: number, width: number): River {
  const [m0, m1] = xs(points);
  const [r0, r1] = ys(points);
  const far = seaLeft ? width : 0;
  const end = seaLeft ? m1 + 0.45 : m0 - 0.45;
  // It begins in the sea, so that only its banks are round.
  const start = seaLeft ? shore - 1 : shore + 1;
  const from = seaLeft ? end - 0.4 : end + 0.4;
  const band = bridged ? (r1 - r0) * 0.46 : 0.4;
  const [top, bottom] = [(r0 + r1 - band) / 2, (r0 + r1 + band) / 2];
  return {
    mouth: plate(Math.min(start, end), r0 - 0.34, Math.abs(end - start), r1 - r0 + 0.68, 0.34),
    stream: rectangle(Math.min(from, far), top, Math.abs(far - from), band),
    banks: `M${fine(from)} ${fine(top)}H${fine(far)}M${fine(from)} ${fine(bottom)}H${fine(far)}`,
  };
}

/** The water: the sea as far as the middle of the coast, and the river through the land. */
function water(find: Find, layout: Layout): string {
  const sea = find('sea');
  const mixed = find('mixed');
  const mouth = find('river');
  const bridges = find('bridge');
  if (sea.length === 0 || mixed.length === 0) return '';
  const seaLeft = xs(sea)[0] < xs(mixed)[0];
  const edge = seaLeft ? 0 : layout.width;
  const shore = xs(mixed)[0];
  const inward = seaLeft ? 0.2 : -0.2;
  // Always the same way round: what is drawn the other way round than the mouth would be a hole where both lie.
  const ends = [0, fine(layout.height)] as const;
  const [from, to] = seaLeft ? ends : [ends[1], ends[0]];
  const round = (end: number): number => fine(Math.abs(end - 0.2));
  let d =
    `M${edge} ${round(from)}Q${edge} ${from} ${edge + inward} ${from}${coast(shore, from, to)}` +
    `L${edge + inward} ${to}Q${edge} ${to} ${edge} ${round(to)}Z`;
  if (mouth.length > 0) {
    const river = riverOf(mouth, bridges.length > 0, seaLeft, shore, layout.width);
    d += river.mouth + river.stream;
  }
  return d;
}

/** Where land meets water: the coast, the mouth and both banks of the river. The sea covers what of it lies in the water. */
function beach(find: Find, layout: Layout): string {
  const sea = find('sea');
  const mixed = find('mixed');
  const mouth = find('river');
  if (sea.length === 0 || mixed.length === 0) return '';
  const shore = xs(mixed)[0];
  const seaLeft = xs(sea)[0] < shore;
  let d = coast(shore, 0, layout.height).replace('L', 'M');
  if (mouth.length > 0) {
    const river = riverOf(mouth, find('bridge').length > 0, seaLeft, shore, layout.width);
    d += river.mouth + river.banks;
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

/** A few waves on the sea, so that it is water without its colour too; every other row lies half a cell further. */
function waves(find: Find): string {
  return find('sea')
    .map(({ x, y }) => `M${fine(x + (Math.round(y) % 2 === 0 ? 0.12 : 0.46))} ${fine(y + 0.52)}q.09 -.09 .18 0t.18 0`)
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
    { role: 'beach', d: beach(find, layout) },
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
