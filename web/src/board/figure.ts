/**
 * How pieces and marks lie on their places, as numbers: the page draws by them, and so does the program (`drawings.test.ts` writes
 * them down for it).
 */

/** The size of a piece and the way of its middle, in shares of the edge that a piece has when it is alone. */
type Pose = readonly [size: number, right: number, down: number];

/** Alone, as a carrier, and the first and any further passenger. */
export const POSES: readonly [Pose, Pose, Pose, Pose] = [
  [1, 0, 0],
  [0.86, -0.06, -0.07],
  [0.5, 0.27, 0.26],
  [0.5, -0.26, 0.28],
];

/** Passengers stand smaller around their carrier. */
export function poseOf(depth: number, crowd: number): Pose {
  return POSES[crowd === 1 ? 0 : depth === 0 ? 1 : depth === 1 ? 2 : 3];
}

/** The role of a ground that is written in hundredths of a cell. */
export const IN_HUNDREDTHS = 'words';

/** How far a mark stays from the edge of a cell, and how round its corners are. */
export const TRAIL = { inset: 0.03, round: 0.12 } as const;
/** The same where a board stood or stands. */
export const TRAIL_OF_BOARD = { inset: 0, round: 0.1 } as const;
/** The radius of the ring around a piece that is attacked or owes an answer, in edges of a piece. */
export const RING = 0.6;
/** How many stand on a place: where, in edges of a piece, and how large. */
export const COUNT = { at: 0.36, radius: 0.17 } as const;

/** In hundredths of a piece: the disc of a mark; its icon is larger by this; and so is all of it on a passenger. */
export const BADGE = { radius: 19, icon: 1.15, passenger: 1.6 } as const;

/** The middle of the mark with a number, in hundredths of the piece: a crown stands over it, the others in a row. */
export function badgeSpot(code: string, index: number): readonly [x: number, y: number] {
  return code === 'deferred' ? [50, 2] : [84 - 34 * index, 14];
}
