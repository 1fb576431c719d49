/**
 * How the pieces of one place share it: a single one stands in the middle; of a stack the carrier lies in front, and its
 * passengers stand smaller on a step behind it, so that every sign can be read from the chair and from above.
 */

import type { Traced } from '../../board/trace';
import type { Figure } from '../figures';
import type { Pose } from '../motion';
import type { Spot } from '../plan';

/** Whose chair the eye is nearer to. */
export type Chair = 'first' | 'second';

/** How far the eye must be beyond the middle before the signs turn to it: at the very middle they would waver. */
const WAVER = 0.17;

/** The chair for a bearing; near the middle it stays what it was. */
export function chairAt(bearing: number, before: Chair): Chair {
  const near = Math.cos(bearing);
  return near > WAVER ? 'first' : near < -WAVER ? 'second' : before;
}

export function turnOf(chair: Chair): number {
  return chair === 'first' ? 0 : Math.PI;
}

/** A place within a stack, seen from the chair: to the right, towards the eye, how large, and how far up it is lifted. */
export interface Step {
  readonly right: number;
  readonly near: number;
  readonly size: number;
  readonly up: number;
}

/** The height of the step, in heights of the piece that stands on it. */
const STEP = 1.15;
/** How wide the row of passengers may be. */
const ROW = 0.94;

/** Where the piece of a depth stands in a stack of so many; the carrier has depth 0. */
export function stepOf(depth: number, crowd: number, radius: number): Step {
  if (crowd <= 1) return { right: 0, near: 0, size: 1, up: 0 };
  const passengers = crowd - 1;
  // One passenger stands aside, so both may be larger; more of them share the row behind.
  const size = passengers === 1 ? 0.56 : Math.min(0.52, ROW / (2 * radius * passengers));
  if (depth === 0)
    return passengers === 1 ? { right: -0.07, near: 0.09, size: 0.84, up: 0 } : { right: 0, near: 0.14, size: 0.8, up: 0 };
  const right = passengers === 1 ? 0.24 : (depth - 1 - (passengers - 1) / 2) * (ROW / passengers);
  return { right, near: passengers === 1 ? -0.24 : -0.26, size, up: size * STEP };
}

/** How far who is chosen of a stack stands out of it. */
const RAISED = 0.3;

/** The same place, higher. */
export function raised(pose: Pose): Pose {
  return { ...pose, y: pose.y + RAISED, stem: (pose.stem ?? 0) + RAISED };
}

/** Where a piece belongs. Signs are turned to the chair; turned figures look at the enemy. */
export function seatOf(
  { piece, depth, crowd }: Pick<Traced, 'piece' | 'depth' | 'crowd'>,
  spot: Spot,
  figure: Figure,
  chair: Chair,
): Pose {
  const flip = chair === 'first' ? 1 : -1;
  const { right, near, size, up } = stepOf(depth, crowd, figure.radius);
  const stem = up * figure.height;
  const turn = figure.signed ? turnOf(chair) : turnOf(piece.side);
  return { x: spot.x + right * flip, y: spot.y + stem, z: spot.z + near * flip, turn, size, stem };
}
