/** Where places, boards and pins are on the picture: what labels and the grid for keys and readers are laid by. */

import type { Box } from '../board/layout';
import type { UniverseView } from '../engine/types';
import type { Eye } from './eye';
import type { Plan, Point } from './plan';

export interface Projected {
  /** By site, in pixels. */
  readonly sites: readonly Box[];
  /** By board: the box of a slab that stands there. */
  readonly boards: readonly Box[];
  /** By anchor. */
  readonly anchors: readonly Box[];
}

const NOWHERE: Box = { x: 0, y: 0, w: 0, h: 0 };

/** The box around a level rectangle as it is seen. */
function boxOf(eye: Eye, { x, y, z }: Point, w: number, d: number): Box {
  const corners = [-0.5, 0.5].flatMap((sx) => [-0.5, 0.5].map((sz) => eye.project({ x: x + sx * w, y, z: z + sz * d })));
  const seen = corners.filter((corner) => corner !== null);
  if (seen.length < 4) return NOWHERE;
  const [xs, ys] = [seen.map((corner) => corner.x), seen.map((corner) => corner.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top };
}

export function projectedBoxes(universe: UniverseView, plan: Plan, eye: Eye): Projected {
  const [w, d] = universe.boards.find((_, board) => plan.slabs[board]?.movable)?.size ?? [1, 1];
  return {
    sites: plan.spots.map((spot) => boxOf(eye, spot, spot.w, spot.d)),
    boards: plan.slabs.map((slab) => boxOf(eye, slab, slab.w, slab.d)),
    anchors: plan.anchors.map((anchor) => boxOf(eye, anchor, w, d)),
  };
}
