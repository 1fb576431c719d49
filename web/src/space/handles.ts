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

/** Places for the name of a board, the best first: outwards, inwards, below, above, at the corners, and all that further away. */
function candidates({ x, y, w, h }: Box, free: Box): Box[] {
  const out = x + w / 2 < free.x + free.w / 2 ? -1 : 1;
  const around = [
    [out, 0],
    [-out, 0],
    [0, 1],
    [0, -1],
    [out, 1],
    [out, -1],
    [-out, 1],
    [-out, -1],
  ] as const;
  const all = [GAP, GAP + NAME.h].flatMap((gap) =>
    around.map(([sx, sy]) => ({
      x: x + w / 2 - NAME.w / 2 + sx * ((w + NAME.w) / 2 + gap),
      y: y + h / 2 - NAME.h / 2 + sy * ((h + NAME.h) / 2 + gap),
    })),
  );
  return all.map((at) => ({
    x: Math.min(free.x + free.w - NAME.w, Math.max(free.x, at.x)),
    y: Math.min(free.y + free.h - NAME.h, Math.max(free.y, at.y)),
    ...NAME,
  }));
}

/** A box for the name of each board, inside what is free of the picture; `bodies` are places with what stands on them, `pins` where boards may go. */
export function handleBoxes(
  boards: readonly { readonly board: number; readonly box: Box }[],
  bodies: readonly Box[],
  pins: readonly Box[],
  free: Box,
): Map<number, Box> {
  const found = new Map<number, Box>();
  for (const { board, box } of boards) {
    const over = (at: Box, others: Iterable<Box>): number => [...others].reduce((sum, other) => sum + overlap(at, other), 0);
    const cost = (at: Box): number => 2 * over(at, bodies) + over(at, pins) + 4 * over(at, found.values());
    const [first, ...others] = candidates(box, free).map((at) => ({ at, cost: cost(at) }));
    if (first) found.set(board, others.reduce((best, other) => (other.cost < best.cost ? other : best), first).at);
  }
  return found;
}
