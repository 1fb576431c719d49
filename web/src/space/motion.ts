/**
 * Things on their way. Each has a pose that it is going to; asking for the poses of a moment gives what is between. A page that
 * wants no motion gives no time, and everything is where it belongs at once.
 */

import { pace } from '../board/motion';
import type { Point } from './plan';

export interface Pose extends Point {
  /** Around the upright axis, in radians. */
  readonly turn: number;
  readonly size: number;
  /** How far it reaches down below itself: a piece on a step carries the step along. */
  readonly stem?: number;
}

/** How a way is gone. */
export interface Way {
  readonly ms: number;
  /** How high above the straight way its middle is. */
  readonly lift: number;
}

/** The same way at the speed that the player wishes. */
function paced({ ms, lift }: Way): Way {
  return { ms: ms * pace(), lift };
}

export const AT_ONCE: Way = { ms: 0, lift: 0 };

interface Actor {
  from: Pose;
  to: Pose;
  way: Way;
  begun: number;
  /** Whether it is gone when it arrives. */
  leaving: boolean;
}

function same(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z && a.turn === b.turn && a.size === b.size && (a.stem ?? 0) === (b.stem ?? 0);
}

/** Fast at first, gently down at the end. */
function softly(share: number): number {
  return 1 - (1 - share) ** 3;
}

function poseAt({ from, to, way, begun }: Actor, now: number): Pose {
  const share = way.ms > 0 ? Math.min(1, Math.max(0, (now - begun) / way.ms)) : 1;
  if (share >= 1) return to;
  const s = softly(share);
  const mix = (a: number, b: number): number => a + (b - a) * s;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y) + way.lift * 4 * s * (1 - s),
    z: mix(from.z, to.z),
    turn: mix(from.turn, to.turn),
    size: mix(from.size, to.size),
    ...((from.stem ?? to.stem) !== undefined && { stem: mix(from.stem ?? 0, to.stem ?? 0) }),
  };
}

export class Motion<K> {
  readonly #actors = new Map<K, Actor>();

  /** Where something is going; `from` where it shall begin, if not where it is. */
  aim(key: K, to: Pose, way: Way, now: number, from?: Pose): void {
    const actor = this.#actors.get(key);
    if (actor && same(actor.to, to) && !from && !actor.leaving) return;
    const start = from ?? (actor ? poseAt(actor, now) : to);
    this.#actors.set(key, { from: start, to, way: paced(way), begun: now, leaving: false });
  }

  /** Lets something shrink away where it is. */
  leave(key: K, way: Way, now: number): void {
    const actor = this.#actors.get(key);
    if (!actor || actor.leaving) return;
    const here = poseAt(actor, now);
    this.#actors.set(key, { from: here, to: { ...here, size: 0 }, way: paced(way), begun: now, leaving: true });
  }

  /** Where something is now. */
  pose(key: K, now: number): Pose | undefined {
    const actor = this.#actors.get(key);
    return actor && poseAt(actor, now);
  }

  moving(key: K, now: number): boolean {
    const actor = this.#actors.get(key);
    return actor !== undefined && now < actor.begun + actor.way.ms;
  }

  keys(): K[] {
    return [...this.#actors.keys()];
  }

  /** Forgets what has left; whether anything is still on its way. */
  settle(now: number): boolean {
    let busy = false;
    for (const [key, actor] of this.#actors) {
      if (now < actor.begun + actor.way.ms) busy = true;
      else if (actor.leaving) this.#actors.delete(key);
    }
    return busy;
  }
}

/** How far two points are apart on the level and in height. */
function apart(a: Point, b: Point): { across: number; along: number; up: number } {
  return { across: Math.abs(a.x - b.x), along: Math.abs(a.z - b.z), up: Math.abs(a.y - b.y) };
}

/** Closer than this is the same place: members of a stack make room for each other. */
const AT_HOME = 0.8;

/** Pieces glide along lines and diagonals; what jumps around corners or changes its level hops. */
export function gait(from: Point, to: Point): Way {
  const { across, along, up } = apart(from, to);
  const straight = across < 0.1 || along < 0.1 || Math.abs(across - along) < 0.1;
  const home = across < AT_HOME && along < AT_HOME;
  const lift = home && up < AT_HOME ? 0 : up > 0.1 ? 0.5 : straight ? 0 : 0.9;
  return { ms: Math.min(520, 200 + 45 * (across + along + 2 * up)), lift };
}
