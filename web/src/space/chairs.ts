/**
 * From where a side looks at the table. A single board is looked down upon; of boards above each other each hides something of the
 * next, so a few heights and bearings are tried, and the one is taken from which most is seen.
 */

import { eyeOf, fitted, type Frame, type Look } from './orbit';
import { outline, type Plan, type Point } from './plan';
import { met, type Body, type Pillar } from './ray';
import { levelled } from './unfold';

export type Side = 'first' | 'second';

/** What is on the table when somebody sits down. */
export interface Sight {
  readonly plan: Plan;
  /** The sites that exist, and the boards they lie on as indexes of slabs. */
  readonly sites: readonly { readonly site: number; readonly slab: number }[];
  readonly pieces: readonly { readonly site: number; readonly pillar: Pillar }[];
}

export interface Angles {
  /** How far aside of the middle of the side's edge. */
  readonly aside: number;
  readonly height: number;
}

/** A single board fills a wide picture from here; a tall one has room for more height. */
export function flatAngles(aspect: number): Angles {
  return { aside: 0, height: Math.min(1.15, Math.max(0.92, 1.3 - 0.25 * aspect)) };
}

const HEIGHTS = [0.24, 0.3, 0.36, 0.42, 0.5, 0.6, 0.7];
const ASIDES = [0.06, 0.15, 0.3, 0.45];
/** Straight ahead the poles and levels of a tower fall into one line; from far aside files are no longer looked along. */
const TURN = 0.25;
const TURN_COST = 0.1;
/** From lower than usual signs and squares are hardly read; from higher a tower is no tower. */
const USUAL = 0.5;
const LOW_COST = 0.7;
const HIGH_COST = 0.2;
/** More places than these are not asked for one by one: every second of them tells the same. */
const ENOUGH = 120;
/** A square picture, so that the seats do not depend on the window. */
const SQUARE: Frame = { aspect: 1, left: 0.94, right: 0.94, up: 0.94, down: 0.94 };
/** Points of a place that are looked for, as shares of its extent. */
const SAMPLES = [
  [0, 0],
  [0.36, 0.36],
  [0.36, -0.36],
  [-0.36, 0.36],
  [-0.36, -0.36],
] as const;

function bodiesOf({ plan, sites, pieces }: Sight): Body<string>[] {
  const slabs = [...new Set(sites.map(({ slab }) => slab))];
  return [
    ...slabs.flatMap((slab): Body<string>[] => {
      const plate = plan.slabs[slab];
      return plate ? [{ what: `slab ${slab}`, plate }] : [];
    }),
    ...pieces.map(({ site, pillar }): Body<string> => ({ what: `piece ${site}`, pillar })),
  ];
}

function seen(eye: Point, { x, y, z }: Point, own: readonly string[], bodies: readonly Body<string>[]): boolean {
  const way = { x: x - eye.x, y: y - eye.y, z: z - eye.z };
  const far = Math.hypot(way.x, way.y, way.z);
  const first = met({ from: eye, to: { x: way.x / far, y: way.y / far, z: way.z / far } }, bodies);
  return first !== null && own.includes(first);
}

/** The share of places and heads of pieces that is seen from an eye. */
export function shareSeen(sight: Sight, eye: Point): number {
  const bodies = bodiesOf(sight);
  const step = Math.ceil(sight.sites.length / ENOUGH);
  const sites = sight.sites.filter((_, index) => index % step === 0);
  let found = 0;
  for (const { site, slab } of sites) {
    const spot = sight.plan.spots[site];
    if (!spot) continue;
    const own = [`slab ${slab}`, `piece ${site}`];
    const points = SAMPLES.map(([sx, sz]) => ({ x: spot.x + sx * spot.w, y: spot.y, z: spot.z + sz * spot.d }));
    found += points.filter((point) => seen(eye, point, own, bodies)).length / points.length;
  }
  for (const { site, pillar } of sight.pieces) {
    if (seen(eye, { ...pillar, y: pillar.y + 0.9 * pillar.height }, [`piece ${site}`], bodies)) found += 1;
  }
  return found / Math.max(1, sites.length + sight.pieces.length);
}

export function chairLook(side: Side, { aside, height }: Angles, points: readonly Point[], frame: Frame): Look {
  const bearing = (side === 'first' ? 0 : Math.PI) + aside;
  return fitted({ at: { x: 0, y: 0, z: 0 }, bearing, height, distance: 1 }, points, frame);
}

function costOf({ aside, height }: Angles): number {
  const low = Math.max(0, Math.sin(USUAL) - Math.sin(height));
  return TURN_COST * Math.abs(aside - TURN) + LOW_COST * low + HIGH_COST * Math.max(0, height - USUAL);
}

/** The angles from which a side sees most of boards above each other; always the same for the same table. */
export function anglesOf(side: Side, sight: Sight): Angles | null {
  if (!levelled(sight.plan)) return null;
  const points = outline(sight.plan.spots);
  let best: { angles: Angles | null; worth: number } = { angles: null, worth: -Infinity };
  for (const aside of ASIDES) {
    for (const height of HEIGHTS) {
      const angles = { aside, height };
      const worth = shareSeen(sight, eyeOf(chairLook(side, angles, points, SQUARE))) - costOf(angles);
      if (worth > best.worth + 1e-9) best = { angles, worth };
    }
  }
  return best.angles;
}
