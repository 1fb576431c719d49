/** What a ray from the eye meets first. Plain numbers: no mesh is asked, so the answer is the same on every machine. */

import type { Point } from './plan';

export interface Ray {
  readonly from: Point;
  /** Of length 1. */
  readonly to: Point;
}

/** Something upright that can be pointed at: a piece by its foot, a knob by its edge. */
export interface Pillar extends Point {
  readonly radius: number;
  readonly height: number;
  /** How wide the upper part is, as a share of the foot. */
  readonly waist: number;
}

/** A level rectangle by the middle of its face. */
interface Plate extends Point {
  readonly w: number;
  readonly d: number;
}

/** A thing that can be met, under a name of the asker's own. */
export type Body<T> = { readonly what: T } & ({ readonly plate: Plate } | { readonly pillar: Pillar });

/** How far along the ray a plate lies; nothing if it is missed. */
function toPlate({ from, to }: Ray, plate: Plate): number | null {
  if (Math.abs(to.y) < 1e-6) return null;
  const far = (plate.y - from.y) / to.y;
  if (far <= 0) return null;
  const [dx, dz] = [from.x + far * to.x - plate.x, from.z + far * to.z - plate.z];
  return Math.abs(dx) <= plate.w / 2 && Math.abs(dz) <= plate.d / 2 ? far : null;
}

/** How far along the ray an upright cylinder is entered. */
function toCylinder({ from, to }: Ray, foot: Point, radius: number, height: number): number | null {
  const [fx, fz] = [from.x - foot.x, from.z - foot.z];
  const a = to.x * to.x + to.z * to.z;
  const b = fx * to.x + fz * to.z;
  const c = fx * fx + fz * fz - radius * radius;
  // Seen from straight above only the lid can be met.
  let [enter, leave] = [-Infinity, Infinity];
  if (a < 1e-9) {
    if (c > 0) return null;
  } else {
    const root = b * b - a * c;
    if (root < 0) return null;
    [enter, leave] = [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a];
  }
  if (Math.abs(to.y) > 1e-9) {
    const ends = [(foot.y - from.y) / to.y, (foot.y + height - from.y) / to.y];
    enter = Math.max(enter, Math.min(...ends));
    leave = Math.min(leave, Math.max(...ends));
  } else if (from.y < foot.y || from.y > foot.y + height) return null;
  return enter <= leave && enter > 0 ? enter : null;
}

/** Whether a ray passes by the ball around a pillar: most do, and nothing else need be asked. */
function missed({ from, to }: Ray, { x, y, z, radius, height }: Pillar): boolean {
  const [dx, dy, dz] = [x - from.x, y + height / 2 - from.y, z - from.z];
  const along = dx * to.x + dy * to.y + dz * to.z;
  return dx * dx + dy * dy + dz * dz - along * along > radius * radius + (height * height) / 4 + 1e-9;
}

/** The foot of a piece is as wide as it is, what is above only its waist: the gaps between heads belong to what is behind. */
function toPillar(ray: Ray, pillar: Pillar): number | null {
  if (missed(ray, pillar)) return null;
  const foot = toCylinder(ray, pillar, pillar.radius, pillar.height * 0.3);
  const head = toCylinder(ray, pillar, pillar.radius * pillar.waist, pillar.height);
  return foot === null ? head : head === null ? foot : Math.min(foot, head);
}

/** The bodies that the ray meets, the nearest first. */
export function along<T>(ray: Ray, bodies: Iterable<Body<T>>): Body<T>[] {
  const found: { body: Body<T>; far: number }[] = [];
  for (const body of bodies) {
    const far = 'plate' in body ? toPlate(ray, body.plate) : toPillar(ray, body.pillar);
    if (far !== null) found.push({ body, far });
  }
  return found.sort((a, b) => a.far - b.far).map(({ body }) => body);
}

/** The first of the bodies that the ray meets. */
export function met<T>(ray: Ray, bodies: Iterable<Body<T>>): T | null {
  let best: { what: T; far: number } | null = null;
  for (const body of bodies) {
    const far = 'plate' in body ? toPlate(ray, body.plate) : toPillar(ray, body.pillar);
    if (far !== null && (!best || far < best.far)) best = { what: body.what, far };
  }
  return best?.what ?? null;
}
