/** Where the names of movable boards are put on the picture: beside their boards, and over as little as possible. */

import type { Box } from '../board/layout';

/** The size of a name, and how far it stands off. */
const NAME = { w: 52, h: 28 } as const;
const GAP = 4;

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Places for the name of a board, the best first: outwards, inwards, below, above. */
function candidates({ x, y, w, h }: Box, free: Box): Box[] {
  const [middle, level] = [x + w / 2 - NAME.w / 2, y + h / 2 - NAME.h / 2];
  const left = { x: x - NAME.w - GAP, y: level };
  const right = { x: x + w + GAP, y: level };
  const outwards = x + w / 2 < free.x + free.w / 2 ? [left, right] : [right, left];
  const all = [...outwards, { x: middle, y: y + h + GAP }, { x: middle, y: y - NAME.h - GAP }];
  return all.map((at) => ({
    x: Math.min(free.x + free.w - NAME.w, Math.max(free.x, at.x)),
    y: Math.min(free.y + free.h - NAME.h, Math.max(free.y, at.y)),
    ...NAME,
  }));
}

/** A box for the name of each board, inside what is free of the picture; `bodies` are places with what stands on them. */
export function handleBoxes(boards: readonly { readonly board: number; readonly box: Box }[], bodies: readonly Box[], free: Box): Map<number, Box> {
  const found = new Map<number, Box>();
  for (const { board, box } of boards) {
    const cost = (at: Box): number =>
      bodies.reduce((sum, body) => sum + overlap(at, body), 0) + [...found.values()].reduce((sum, other) => sum + 4 * overlap(at, other), 0);
    const [first, ...others] = candidates(box, free).map((at) => ({ at, cost: cost(at) }));
    if (first) found.set(board, others.reduce((best, other) => (other.cost < best.cost ? other : best), first).at);
  }
  return found;
}
