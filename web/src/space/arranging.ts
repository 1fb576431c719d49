/** A table that is laid otherwise: everything travels from one plan to the next together. */

import { AT_ONCE, Motion, type Way } from './motion';
import type { Plan, Point } from './plan';

const WAY: Way = { ms: 650, lift: 0 };
const AT_START = { x: 0, y: 0, z: 0, turn: 0, size: 1 };

/** A plan between two others of the same universe. */
export function mixed(from: Plan, to: Plan, share: number): Plan {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const points = <P extends Point>(before: readonly Point[], after: readonly P[]): P[] =>
    after.map((point, index) => {
      const start = before[index] ?? point;
      return { ...point, x: mix(start.x, point.x), y: mix(start.y, point.y), z: mix(start.z, point.z) };
    });
  return {
    ...to,
    rise: mix(from.rise, to.rise),
    spots: points(from.spots, to.spots),
    slabs: points(from.slabs, to.slabs),
    anchors: points(from.anchors, to.anchors),
  };
}

export class Arranging {
  #from: Plan;
  #to: Plan;
  readonly #way = new Motion<'share'>();

  constructor(plan: Plan) {
    this.#from = plan;
    this.#to = plan;
  }

  /** Where everything is going. */
  get goal(): Plan {
    return this.#to;
  }

  /** Begins to travel, from wherever everything is. */
  aim(plan: Plan, motion: boolean, now: number): void {
    this.#from = this.at(now);
    this.#to = plan;
    this.#way.aim('share', { ...AT_START, x: 1 }, motion ? WAY : AT_ONCE, now, AT_START);
  }

  moving(now: number): boolean {
    return this.#way.moving('share', now);
  }

  /** The plan of a moment. */
  at(now: number): Plan {
    return this.moving(now) ? mixed(this.#from, this.#to, this.#way.pose('share', now)?.x ?? 1) : this.#to;
  }
}
