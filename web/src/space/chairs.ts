/**
 * From where a side looks at the table. A single board is looked down upon; of boards above each other each hides something of the
 * next, so a few heights and bearings are tried, and the one is taken from which the side's own pieces and those that there is only
 * one of (kings among them) are seen, and then most of all else.
 */

import { eyeOf, fitted, type Frame, type Look } from './orbit';
import type { Plan, Point } from './plan';
import { met, type Body, type Pillar } from './ray';
import { levelled } from './unfold';

export type Side = 'first' | 'second';

/** What is on the table when somebody sits down. */
export interface Sight {
  readonly plan: Plan;
  /** The sites that exist, and the boards they lie on as indexes of slabs. */
  readonly sites: readonly { readonly site: number; readonly slab: number }[];
  readonly pieces: readonly Standing[];
}

export interface Standing {
  readonly site: number;
  readonly side: Side;
  /** Whether its side has no other of its kind. */
  readonly lone: boolean;
  readonly pillar: Pillar;
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

const HEIGHTS = [0.24, 0.27, 0.3, 0.36, 0.42, 0.5, 0.6, 0.7, 0.8];
const ASIDES = [0.06, 0.15, 0.22, 0.3, 0.45, 0.6];
/** Straight ahead the poles and levels of a tower fall into one line; from far aside files are no longer looked along. */
const TURN = 0.25;
const TURN_COST = 0.1;
/** From lower than usual signs and squares are hardly read; from higher a tower is no tower. */
const USUAL = 0.5;
const LOW_COST = 0.7;
const HIGH_COST = 0.2;
/** An own piece that is hidden is worse than anything else; one of which this much is hidden is still told. */
const DEAR = 1;
const TOLD = 0.4;
/** More places than these are not asked for one by one: every second of them tells the same. */
const ENOUGH = 120;
/** A square picture, so that the seats do not depend on the window. */
const SQUARE: Frame = { aspect: 1, left: 0.94, right: 0.94, up: 0.94, down: 0.94 };
/** Boards reach so far beyond their places. */
const EDGE = 0.1;
/** Heights of a piece at which it is looked for, as shares of its own. */
const BODY = [0.25, 0.6, 0.92];
/** From a phone upright and on its side as well, and from a little nearer: buttons leave more here and less there. */
const NEARER = 1.03;
const PICTURES: readonly Frame[] = [
  SQUARE,
  { ...SQUARE, aspect: 0.7, down: 0.8 },
  { ...SQUARE, aspect: 2.4, left: 0.76, right: 0.6 },
].flatMap((frame) => [frame, fuller(frame, NEARER)]);
/** Points of a place that are looked for, as shares of its extent. */
const SAMPLES = [
  [0, 0],
  [0.36, 0.36],
  [0.36, -0.36],
  [-0.36, 0.36],
  [-0.36, -0.36],
] as const;

function fuller({ aspect, left, right, up, down }: Frame, by: number): Frame {
  return { aspect, left: left * by, right: right * by, up: up * by, down: down * by };
}

function bodiesOf({ plan, sites, pieces }: Sight, edge = 0): Body<string>[] {
  const slabs = [...new Set(sites.map(({ slab }) => slab))];
  return [
    ...slabs.flatMap((slab): Body<string>[] => {
      const plate = plan.slabs[slab];
      return plate ? [{ what: `slab ${slab}`, plate: { ...plate, w: plate.w + 2 * edge, d: plate.d + 2 * edge } }] : [];
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

/** What is in the way, boards with their frames; the same for every eye. */
const framed = new WeakMap<Sight, Body<string>[]>();

/** How much of a piece is hidden, from 0 to 1: by boards as far as they cover it, by other pieces if they leave nothing of its upper half. */
export function hiddenShare(sight: Sight, { site, pillar }: Standing, eye: Point): number {
  const bodies = framed.get(sight) ?? bodiesOf(sight, EDGE);
  framed.set(sight, bodies);
  const own = `piece ${site}`;
  const boards = bodies.filter(({ what }) => what.startsWith('slab') || what === own);
  const away = Math.hypot(eye.x - pillar.x, eye.z - pillar.z);
  const side = (0.5 * pillar.radius * pillar.waist) / away;
  /** A point of it, at a height and across the picture. */
  const point = (up: number, across: number): Point => ({
    x: pillar.x - across * side * (eye.z - pillar.z),
    y: pillar.y + up * pillar.height,
    z: pillar.z + across * side * (eye.x - pillar.x),
  });
  const free = BODY.slice(1).some((up) => [-1, 0, 1].some((across) => seen(eye, point(up, across), [own], bodies)));
  return free ? BODY.filter((up) => !seen(eye, point(up, 0), [own], boards)).length / BODY.length : 1;
}

/** What a side must see: its own pieces, and those of which there is one. */
export function dearTo(side: Side, { pieces }: Sight): Standing[] {
  return pieces.filter((piece) => piece.side === side || piece.lone);
}

export function chairLook(side: Side, { aside, height }: Angles, points: readonly Point[], frame: Frame): Look {
  const bearing = (side === 'first' ? 0 : Math.PI) + aside;
  return fitted({ at: { x: 0, y: 0, z: 0 }, bearing, height, distance: 1 }, points, frame);
}

function costOf({ aside, height }: Angles): number {
  const low = Math.max(0, Math.sin(USUAL) - Math.sin(height));
  return TURN_COST * Math.abs(aside - TURN) + LOW_COST * low + HIGH_COST * Math.max(0, height - USUAL);
}

/** The share that a side sees, where `points` fill the picture. */
export function shareFrom(side: Side, angles: Angles, sight: Sight, points: readonly Point[]): number {
  return shareSeen(sight, eyeOf(chairLook(side, angles, points, SQUARE)));
}

/**
 * The angles from which a side sees most of boards above each other, where `points` fill the picture; always the same for the same
 * table. Less than a share of `least` is taken only if there is no better: whoever moves levels apart wants to see more.
 */
export function anglesOf(side: Side, sight: Sight, points: readonly Point[], least = 0): Angles | null {
  if (!levelled(sight.plan)) return null;
  const dear = dearTo(side, sight);
  let best: { angles: Angles | null; worth: number } = { angles: null, worth: -Infinity };
  for (const aside of ASIDES) {
    for (const height of HEIGHTS) {
      const angles = { aside, height };
      // All that is seen is worth one at most: what cannot become the best any more is not looked at further.
      let most = 1 - costOf(angles);
      for (const frame of PICTURES) {
        if (most <= best.worth) break;
        const eye = eyeOf(chairLook(side, angles, points, frame));
        most -= DEAR * dear.filter((piece) => hiddenShare(sight, piece, eye) > TOLD).length;
      }
      if (most <= best.worth) continue;
      const share = shareFrom(side, angles, sight, points);
      const worth = most - 1 + share - (share < least ? DEAR : 0);
      if (worth > best.worth + 1e-9) best = { angles, worth };
    }
  }
  return best.angles;
}
