/** Where places, boards and pins are on the picture: what labels and the grid for keys and readers are laid by. */

import type { Box } from '../board/layout';
import type { SceneView, UniverseView } from '../engine/types';
import { handleBoxes } from './handles';
import type { Eye } from './eye';
import type { Plan, Point } from './plan';

export interface Projected {
  /** By site, in pixels. */
  readonly sites: readonly Box[];
  /** By board: the box of a slab that stands there. */
  readonly boards: readonly Box[];
  /** By anchor. */
  readonly anchors: readonly Box[];
  /** By board that stands somewhere: where it is taken hold of. */
  readonly handles: ReadonlyMap<number, Box>;
}

/** How high a piece is, for names that shall not lie over it. */
const HEAD = 0.9;
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

/** The box of a place and of the piece upon it. */
function bodyOf(eye: Eye, spot: Plan['spots'][number], occupied: boolean): Box {
  const foot = boxOf(eye, spot, spot.w, spot.d);
  if (!occupied) return foot;
  const head = boxOf(eye, { ...spot, y: spot.y + HEAD }, 0.4, 0.4);
  const [x, y] = [Math.min(foot.x, head.x), Math.min(foot.y, head.y)];
  return { x, y, w: Math.max(foot.x + foot.w, head.x + head.w) - x, h: Math.max(foot.y + foot.h, head.y + head.h) - y };
}

/** Everything on the picture; `free` is what the buttons leave of it. */
export function projectedBoxes(universe: UniverseView, scene: SceneView, plan: Plan, eye: Eye, free: Box): Projected {
  const [w, d] = universe.boards.find((_, board) => plan.slabs[board]?.movable)?.size ?? [1, 1];
  const boards = plan.slabs.map((slab) => boxOf(eye, slab, slab.w, slab.d));
  const occupied = new Set(scene.pieces.map(({ site }) => site));
  const bodies =
    scene.boards.length === 0
      ? []
      : scene.sites.flatMap((site) => {
          const spot = plan.spots[site];
          return spot ? [bodyOf(eye, spot, occupied.has(site))] : [];
        });
  const anchors = plan.anchors.map((anchor) => boxOf(eye, anchor, w, d));
  return {
    sites: plan.spots.map((spot) => boxOf(eye, spot, spot.w, spot.d)),
    boards,
    anchors,
    handles: handleBoxes(
      scene.boards.map(({ board }) => ({ board, box: boards[board] ?? NOWHERE })),
      bodies,
      anchors,
      free,
    ),
  };
}
