/**
 * The eye: it looks at a point from a distance, at a bearing around the table and a height above it. Presets are such looks too,
 * and travelling from one to another is a mixture of both. Plain numbers; the renderer only copies them to its camera.
 */

import type { Ball, Point } from './plan';

export interface Look {
  readonly at: Point;
  /** Around the table in radians: 0 is the first side's chair, half a turn the second's. */
  readonly bearing: number;
  /** Above the table in radians: a quarter turn is straight down. */
  readonly height: number;
  readonly distance: number;
}

const QUARTER = Math.PI / 2;
/** Never quite straight down, where the bearing would lose its meaning, and never from below the table. */
const HEIGHTS: readonly [number, number] = [-0.1, QUARTER - 0.001];

/** The field of view of the camera, upright, in degrees. */
export const FIELD = 32;

function clamp(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value));
}

const ORIGIN: Point = { x: 0, y: 0, z: 0 };

/** A single board is looked down upon; boards above each other are seen from a little aside, so that none hides the next. */
const CHAIRS = { flat: { aside: 0, height: 0.92 }, levels: { aside: 0.34, height: 0.42 } } as const;

/** From the chair of a side. */
export function fromChair(side: 'first' | 'second', kind: keyof typeof CHAIRS, points: readonly Point[], frame: Frame): Look {
  const { aside, height } = CHAIRS[kind];
  const bearing = (side === 'first' ? 0 : Math.PI) + aside;
  return fitted({ at: ORIGIN, bearing, height, distance: 1 }, points, frame);
}

/** From straight above; the side sits below. */
export function fromAbove(side: 'first' | 'second', points: readonly Point[], frame: Frame): Look {
  return fitted({ at: ORIGIN, bearing: side === 'first' ? 0 : Math.PI, height: QUARTER - 0.001, distance: 1 }, points, frame);
}

/** The shape of a picture, and how much of its height and width may be filled: buttons lie over its edges. */
export interface Frame {
  readonly aspect: number;
  readonly across: number;
  readonly up: number;
}

/**
 * The same look from where all points just fit into the picture, and its middle: a ball around a tall and slender thing would
 * leave most of the picture empty.
 */
export function fitted(look: Look, points: readonly Point[], frame: Frame): Look {
  const half = Math.tan(((FIELD / 2) * Math.PI) / 180);
  const [up, across] = [half * frame.up, half * frame.aspect * frame.across];
  const [sb, cb, sh, ch] = [Math.sin(look.bearing), Math.cos(look.bearing), Math.sin(look.height), Math.cos(look.height)];
  // Right, up and towards the eye.
  const seen = points.map(({ x, y, z }) => ({ r: x * cb - z * sb, u: -x * sb * sh + y * ch - z * cb * sh, n: x * sb * ch + y * sh + z * cb * ch }));
  // A point is inside if it is nearer to the axis than the picture's edge is at its depth: r <= across * (far - n), on all sides.
  const far = (side: (point: { r: number; u: number; n: number }) => number): number => Math.max(...seen.map(side));
  const [left, right] = [far(({ r, n }) => n - r / across), far(({ r, n }) => n + r / across)];
  const [below, above] = [far(({ u, n }) => n - u / up), far(({ u, n }) => n + u / up)];
  const [r, u] = [((right - left) / 2) * across, ((above - below) / 2) * up];
  const eye = Math.max((left + right) / 2, (below + above) / 2);
  // The point that is looked at lies on the axis, at the depth of the middle of all.
  const n = (Math.min(...seen.map((point) => point.n)) + Math.max(...seen.map((point) => point.n))) / 2;
  return {
    ...look,
    at: { x: r * cb - u * sb * sh + n * sb * ch, y: u * ch + n * sh, z: -r * sb - u * cb * sh + n * cb * ch },
    distance: eye - n,
  };
}

export function turned(look: Look, bearing: number, height: number): Look {
  return { ...look, bearing: look.bearing + bearing, height: clamp(look.height + height, HEIGHTS) };
}

/** Nearer or further; never into the pieces or out of sight of the table. */
export function zoomed(look: Look, factor: number, ball: Ball): Look {
  return { ...look, distance: clamp(look.distance * factor, [ball.radius * 0.7, ball.radius * 8]) };
}

/** Moves the point that is looked at, across the picture; it stays within the ball. */
export function shifted(look: Look, right: number, up: number, ball: Ball): Look {
  const [s, c] = [Math.sin(look.bearing), Math.cos(look.bearing)];
  const [sh, ch] = [Math.sin(look.height), Math.cos(look.height)];
  const moved = {
    x: look.at.x + right * c - up * sh * s,
    y: look.at.y + up * ch,
    z: look.at.z - right * s - up * sh * c,
  };
  const from = { x: moved.x - ball.x, y: moved.y - ball.y, z: moved.z - ball.z };
  const away = Math.hypot(from.x, from.y, from.z);
  const share = away > ball.radius ? ball.radius / away : 1;
  return { ...look, at: { x: ball.x + from.x * share, y: ball.y + from.y * share, z: ball.z + from.z * share } };
}

/** Where the eye is. */
export function eyeOf({ at, bearing, height, distance }: Look): Point {
  const out = Math.cos(height) * distance;
  return {
    x: at.x + Math.sin(bearing) * out,
    y: at.y + Math.sin(height) * distance,
    z: at.z + Math.cos(bearing) * out,
  };
}

/** A look between two others; it turns the shorter way around. */
export function between(from: Look, to: Look, share: number): Look {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const whole = 2 * Math.PI;
  const turn = ((((to.bearing - from.bearing) % whole) + whole + Math.PI) % whole) - Math.PI;
  return {
    at: { x: mix(from.at.x, to.at.x), y: mix(from.at.y, to.at.y), z: mix(from.at.z, to.at.z) },
    bearing: from.bearing + turn * share,
    height: mix(from.height, to.height),
    distance: mix(from.distance, to.distance),
  };
}

/** Slow at both ends. */
export function eased(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
}
