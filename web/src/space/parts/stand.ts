/** What carries boards that lie above each other: poles down to a base, or posts at the corners; and the pins of movable boards. */

import type { BufferGeometry } from 'three';
import { CylinderGeometry, Group, Mesh, MeshStandardMaterial, SphereGeometry } from 'three';
import type { SceneView, UniverseView } from '../../engine/types';
import type { Wardrobe } from '../colours';
import { joined } from '../figures/join';
import type { Motion } from '../motion';
import type { Plan, Point, Slab } from '../plan';
import { Crowd } from './crowd';
import { THICKNESS } from './ground';

/** How far below the lowest board the base lies. */
const DROP = 1.1;
/** What of a pin is seen where no board stands. */
const STUB = 0.3;
const POST_MARGIN = 0.3;

function covers(slab: Slab, { x, z }: { x: number; z: number }, reach = 0): boolean {
  return Math.abs(x - slab.x) <= slab.w / 2 + reach && Math.abs(z - slab.z) <= slab.d / 2 + reach;
}

function fixedSlabs(plan: Plan): Slab[] {
  return plan.slabs.filter(({ movable, single }) => !movable && !single).sort((a, b) => a.y - b.y);
}

/** Where a pole can hold a board from below without passing through another: on its middle line, as far inside as possible. */
function footing(slab: Slab, below: readonly Slab[]): number | null {
  const rows = Array.from({ length: Math.round(slab.d) }, (_, row) => slab.z - slab.d / 2 + 0.5 + row);
  const free = rows.filter((z) => !below.some((other) => covers(other, { x: slab.x, z }, 0.3)));
  if (free.length === 0) return null;
  // The inner one of the free rows, but not at the very edge of the board below.
  return free.reduce((sum, z) => sum + z, 0) / free.length;
}

function cylinder(from: number, to: number, x: number, z: number, radius: number): BufferGeometry {
  const geometry = new CylinderGeometry(radius, radius, to - from, 16);
  geometry.translate(x, (from + to) / 2, z);
  return geometry;
}

function oval(x: number, y: number, z: number, w: number, d: number, h: number): BufferGeometry {
  const geometry = new CylinderGeometry(0.5, 0.53, h, 48);
  geometry.scale(w, 1, d);
  geometry.translate(x, y, z);
  return geometry;
}

/** The poles and the base of boards that stand offset; none for a single board. */
function frame(plan: Plan): BufferGeometry | null {
  const slabs = fixedSlabs(plan);
  const heights = new Set(slabs.map(({ y }) => y));
  const [lowest] = slabs;
  if (heights.size < 2 || !lowest) return null;
  const parts: BufferGeometry[] = [];
  const feet = slabs.map((slab, index) => ({ slab, z: footing(slab, slabs.slice(0, index)) }));
  const floor = lowest.y - DROP;
  if (feet.every(({ z }) => z !== null)) {
    for (const { slab, z } of feet) {
      if (z === null) continue;
      parts.push(cylinder(floor, slab.y - THICKNESS, slab.x, z, 0.1));
      parts.push(oval(slab.x, slab.y - THICKNESS - 0.07, z, 0.5, 0.5, 0.1));
      parts.push(oval(slab.x, floor + 0.12, z, 0.42, 0.42, 0.16));
    }
    const zs = feet.map(({ z }) => z ?? 0);
    const [near, far] = [Math.max(...zs), Math.min(...zs)];
    parts.push(oval(lowest.x, floor, (near + far) / 2, 3, near - far + 3, 0.16));
  } else {
    // Boards that cover each other wholly rest on posts at their corners.
    const top = Math.max(...slabs.map(({ y }) => y));
    for (const sx of [-1, 1]) {
      for (const sz of [-1, 1]) {
        const x = lowest.x + sx * (lowest.w / 2 + POST_MARGIN);
        const z = lowest.z + sz * (lowest.d / 2 + POST_MARGIN);
        parts.push(cylinder(lowest.y - 0.3, top + 0.12, x, z, 0.07));
        const knob = new SphereGeometry(0.12, 16, 10);
        knob.translate(x, top + 0.18, z);
        parts.push(knob);
      }
    }
  }
  return joined(parts);
}

/** The corners of the box around the poles and the base; none where nothing needs a stand. */
export function cornersOf(plan: Plan): Point[] {
  const geometry = frame(plan);
  geometry?.computeBoundingBox();
  const box = geometry?.boundingBox;
  geometry?.dispose();
  if (!box) return [];
  return [box.min.x, box.max.x].flatMap((x) =>
    [box.min.y, box.max.y].flatMap((y) => [box.min.z, box.max.z].map((z) => ({ x, y, z }))),
  );
}

/** What an anchor's pin stands on: the highest board below it that reaches its middle. */
function sole(plan: Plan, anchor: Point): number {
  const below = fixedSlabs(plan).filter((slab) => slab.y < anchor.y && covers(slab, anchor, 0.15));
  return below.at(-1)?.y ?? anchor.y - plan.rise;
}

export class Stand {
  readonly object = new Group();
  /** Where the table is. */
  readonly floor: number;
  readonly #plan: Plan;
  readonly #metal: MeshStandardMaterial;
  readonly #frame: Mesh | null;
  readonly #pins: Crowd;
  readonly #knobs: Crowd;

  constructor(plan: Plan, universe: UniverseView, wardrobe: Wardrobe) {
    this.#plan = plan;
    this.#metal = new MeshStandardMaterial({ color: wardrobe.colour('var(--space-metal)'), roughness: 0.4, metalness: 0.25 });
    const geometry = frame(plan);
    geometry?.computeBoundingBox();
    const lowest = Math.min(...plan.slabs.map(({ y }) => y));
    this.floor = Math.min(lowest - 0.25, (geometry?.boundingBox?.min.y ?? lowest) - 0.01);
    this.#frame = geometry && new Mesh(geometry, this.#metal);
    if (this.#frame) {
      this.#frame.castShadow = true;
      this.#frame.receiveShadow = true;
      this.object.add(this.#frame);
    }
    const room = universe.anchors.length;
    const pin = new CylinderGeometry(0.055, 0.055, 1, 10);
    pin.translate(0, 0.5, 0);
    this.#pins = new Crowd(pin, this.#metal, room);
    this.#pins.mesh.castShadow = true;
    this.#knobs = new Crowd(new SphereGeometry(0.1, 14, 10), this.#metal, room + 8);
    if (room > 0) this.object.add(this.#pins.mesh, this.#knobs.mesh);
  }

  /** Pins grow up to the board that stands on them; the disc in the middle of a board takes hold of it. */
  place(scene: SceneView, boards: Motion<string>, now: number, seen: (anchor: number) => boolean): void {
    this.#pins.begin();
    this.#knobs.begin();
    const taken = new Map(scene.boards.map((stand) => [stand.anchor, stand.name]));
    this.#plan.anchors.forEach((anchor, index) => {
      if (!seen(index)) return;
      const floor = sole(this.#plan, anchor);
      const name = taken.get(index);
      const resting = name !== undefined && !boards.moving(name, now);
      const height = resting ? anchor.y - THICKNESS - floor : STUB;
      this.#pins.add({ x: anchor.x, y: floor, z: anchor.z, sx: 1, sy: height });
      if (!resting) this.#knobs.add({ x: anchor.x, y: floor + height, z: anchor.z });
    });
    for (const stand of scene.boards) {
      const pose = boards.pose(stand.name, now);
      if (pose && seen(stand.anchor)) this.#knobs.add({ x: pose.x, y: pose.y, z: pose.z, sx: 1.5, sy: 0.35, sz: 1.5 });
    }
    this.#pins.end();
    this.#knobs.end();
  }

  dispose(): void {
    this.#frame?.geometry.dispose();
    this.#metal.dispose();
    this.#pins.dispose();
    this.#knobs.dispose();
  }
}
