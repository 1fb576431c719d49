/**
 * Meters that belong to a side and have a greatest value, as glass tubes along the edge of that side's player, filled as far as
 * the value goes. They lie, because an upright tube tells nothing to an eye above the table.
 */

import { CylinderGeometry, Group, MeshStandardMaterial, TorusGeometry, type BufferGeometry, type Color } from 'three';
import type { MeterView, SideView } from '../../engine/types';
import type { Wardrobe } from '../colours';
import { AT_ONCE, Motion, type Way } from '../motion';
import type { Plan, Point, Slab } from '../plan';
import { Crowd } from './crowd';

/** More marks than this would only be noise. */
const MOST = 24;
const SIDES = ['first', 'second'] as const;
const RADIUS = 0.13;
/** How far beyond the board the first tube of a side lies, and each further one. */
const OFF = 0.6;
const NEXT = 0.36;
const FILL: Way = { ms: 450, lift: 0 };

/** A tube: whose, how full from 0 to 1, and how many others of this side lie nearer to the board. */
export interface Tube {
  readonly code: string;
  readonly side: SideView;
  readonly share: number;
  readonly max: number;
  readonly row: number;
}

/** How much of a tube is filled. */
export function shareOf(value: number, max: number): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
}

/** The meters that are tubes. */
export function tubesOf(meters: readonly MeterView[]): Tube[] {
  const rows: Record<SideView, number> = { first: 0, second: 0 };
  return meters.flatMap(({ code, side, value, max }) => {
    if (side === null || max === null) return [];
    rows[side] += 1;
    return [{ code, side, share: shareOf(value, max), max, row: rows[side] - 1 }];
  });
}

/** From which height of the eye on they rise from the lowest board to the highest, and where that ends: what lies below is hidden from above. */
const RISING = [1.05, 1.35] as const;

/** The boards beside which they lie: those that do not move, from below. */
function tables({ slabs }: Plan): Slab[] {
  return slabs.filter(({ movable, single }) => !movable && !single).sort((a, b) => a.y - b.y);
}

/** The level of the tubes for an eye of a height. */
export function levelFor(height: number, lowest: number, highest: number): number {
  return lowest + (highest - lowest) * Math.min(1, Math.max(0, (height - RISING[0]) / (RISING[1] - RISING[0])));
}

/** A cylinder of length 1 that lies along x and begins at 0. */
function rod(radius: number): BufferGeometry {
  const geometry = new CylinderGeometry(radius, radius, 1, 20);
  geometry.rotateZ(-Math.PI / 2);
  geometry.translate(0.5, 0, 0);
  return geometry;
}

export class Bars {
  readonly object = new Group();
  readonly #glass: Crowd;
  readonly #fill: Crowd;
  readonly #rings: Crowd;
  readonly #colours: Readonly<Record<SideView, Color>>;
  readonly #levels = new Motion<string>();
  #tubes: readonly Tube[] = [];

  constructor(wardrobe: Wardrobe) {
    // Where both sides have pieces of one wood, their ink tells them apart.
    const own = wardrobe.piece(0, 'body').equals(wardrobe.piece(1, 'body')) ? 'ink' : 'body';
    this.#colours = { first: wardrobe.piece(0, own), second: wardrobe.piece(1, own) };
    this.#glass = new Crowd(
      rod(RADIUS),
      new MeshStandardMaterial({ color: 0xc9dfe8, transparent: true, opacity: 0.48, roughness: 0.08, depthWrite: false }),
      8,
    );
    this.#fill = new Crowd(rod(RADIUS * 0.74), new MeshStandardMaterial({ roughness: 0.35, emissive: 0x1c1a16 }), 8);
    const ring = new TorusGeometry(RADIUS, 0.014, 6, 20);
    ring.rotateY(Math.PI / 2);
    this.#rings = new Crowd(
      ring,
      new MeshStandardMaterial({ color: wardrobe.colour('var(--space-metal)'), roughness: 0.4, metalness: 0.25 }),
      8 * (MOST + 1),
    );
    this.#glass.mesh.renderOrder = 1;
    this.#fill.mesh.castShadow = true;
    this.object.add(this.#fill.mesh, this.#rings.mesh, this.#glass.mesh);
  }

  /** Takes new values over; what differs begins to rise or to sink. */
  show(meters: readonly MeterView[], motion: boolean, now: number): void {
    this.#tubes = tubesOf(meters);
    for (const { code, side, share } of this.#tubes) {
      const known = this.#levels.pose(`${side} ${code}`, now) !== undefined;
      this.#levels.aim(`${side} ${code}`, { x: 0, y: 0, z: 0, turn: 0, size: share }, motion && known ? FILL : AT_ONCE, now);
    }
  }

  /** The ends of the tubes when the table is laid by a plan, for an eye that wants to see all. */
  ends(plan: Plan): Point[] {
    const [slab] = tables(plan);
    return this.#tubes.flatMap(({ side, row }) => {
      if (!slab) return [];
      const z = slab.z + (side === SIDES[0] ? 1 : -1) * (slab.d / 2 + OFF + row * NEXT + RADIUS);
      return [-0.4, 0.4].map((sx) => ({ x: slab.x + sx * slab.w, y: slab.y, z }));
    });
  }

  /** How full the tubes are at a moment. */
  at(now: number): Tube[] {
    return this.#tubes.map((tube) => ({
      ...tube,
      share: this.#levels.pose(`${tube.side} ${tube.code}`, now)?.size ?? tube.share,
    }));
  }

  /** Draws the moment for an eye of a height; whether anything still rises or sinks. */
  place(plan: Plan, now: number, height: number): boolean {
    for (const crowd of [this.#glass, this.#fill, this.#rings]) crowd.begin();
    const [slab, ...above] = tables(plan);
    const level = slab ? levelFor(height, slab.y, above.at(-1)?.y ?? slab.y) : 0;
    for (const { side, share, max, row } of slab ? this.at(now) : []) {
      if (!slab) break;
      // Each player fills his own from his left to his right.
      const toward = side === SIDES[0] ? 1 : -1;
      const [length, turn] = [slab.w * 0.8, side === SIDES[0] ? 0 : Math.PI];
      const at = {
        x: slab.x - (toward * length) / 2,
        y: level + 0.02,
        z: slab.z + toward * (slab.d / 2 + OFF + row * NEXT),
        turn,
      };
      this.#glass.add({ ...at, sx: length, sy: 1, sz: 1 });
      if (share > 0) this.#fill.add({ ...at, sx: length * share, sy: 1, sz: 1, colour: this.#colours[side] });
      const marks = max <= MOST ? max : 1;
      for (let mark = 0; mark <= marks; mark += 1) {
        const end = mark === 0 || mark === marks;
        this.#rings.add({
          ...at,
          x: at.x + (toward * length * mark) / marks,
          sx: end ? 3.4 : 1,
          sy: end ? 1.1 : 1,
          sz: end ? 1.1 : 1,
        });
      }
    }
    for (const crowd of [this.#glass, this.#fill, this.#rings]) crowd.end();
    return this.#levels.settle(now);
  }

  dispose(): void {
    for (const crowd of [this.#glass, this.#fill, this.#rings]) crowd.dispose();
  }
}
