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

/** How far from straight down: from there signs are read best, and figures lie on counters. */
const LEAN = 0.001;
/** Beside the table, a little above its lowest board: all heights are told apart, and the own army stands on the left. */
const LOW = 0.1;

const chairOf = (side: 'first' | 'second'): number => (side === 'first' ? 0 : Math.PI);

/** From above; the side sits below. */
export function fromAbove(side: 'first' | 'second', points: readonly Point[], frame: Frame): Look {
  return fitted({ at: ORIGIN, bearing: chairOf(side), height: QUARTER - LEAN, distance: 1 }, points, frame);
}

/** From beside the table; the side sits on the left. */
export function fromAside(side: 'first' | 'second', points: readonly Point[], frame: Frame): Look {
  return fitted({ at: ORIGIN, bearing: chairOf(side) + QUARTER, height: LOW, distance: 1 }, points, frame);
}

/** The shape of a picture, and how much of it may be filled from its middle to each edge: buttons lie over the edges. */
export interface Frame {
  readonly aspect: number;
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

/**
 * The same look from where all points just fit into the picture, in the middle of what is free of it: a ball around a tall and
 * slender thing would leave most of the picture empty.
 */
export function fitted(look: Look, points: readonly Point[], frame: Frame): Look {
  const half = Math.tan(((FIELD / 2) * Math.PI) / 180);
  const [up, down, left, right] = [
    half * frame.up,
    half * frame.down,
    half * frame.aspect * frame.left,
    half * frame.aspect * frame.right,
  ];
  const [sb, cb, sh, ch] = [Math.sin(look.bearing), Math.cos(look.bearing), Math.sin(look.height), Math.cos(look.height)];
  // Right, up and towards the eye.
  const seen = points.map(({ x, y, z }) => ({
    r: x * cb - z * sb,
    u: -x * sb * sh + y * ch - z * cb * sh,
    n: x * sb * ch + y * sh + z * cb * ch,
  }));
  // A point is inside if it is nearer to the axis than the picture's edge is at its depth: r <= right * (far - n), on all sides.
  const far = (side: (point: { r: number; u: number; n: number }) => number): number => Math.max(...seen.map(side));
  const rightmost = far(({ r, n }) => n + r / right);
  const leftmost = far(({ r, n }) => n - r / left);
  const highest = far(({ u, n }) => n + u / up);
  const lowest = far(({ u, n }) => n - u / down);
  const eye = Math.max((right * rightmost + left * leftmost) / (right + left), (up * highest + down * lowest) / (up + down));
  // The axis may lie between two bounds; where there is room to spare it is in their middle.
  const r = (right * (rightmost - eye) + left * (eye - leftmost)) / 2;
  const u = (up * (highest - eye) + down * (eye - lowest)) / 2;
  // The point that is looked at lies on the axis, at the depth of the middle of all.
  const n = (Math.min(...seen.map((point) => point.n)) + Math.max(...seen.map((point) => point.n))) / 2;
  return {
    ...look,
    at: { x: r * cb - u * sb * sh + n * sb * ch, y: u * ch + n * sh, z: -r * sb - u * cb * sh + n * cb * ch },
    distance: eye - n,
  };
}

/** Where a point is on the picture, from -1 to 1, rightwards and upwards. */
export function onPicture(look: Look, point: Point, aspect: number): readonly [number, number] {
  const eye = eyeOf(look);
  const d = { x: point.x - eye.x, y: point.y - eye.y, z: point.z - eye.z };
  const [sb, cb, sh, ch] = [Math.sin(look.bearing), Math.cos(look.bearing), Math.sin(look.height), Math.cos(look.height)];
  const depth = -(d.x * sb * ch + d.y * sh + d.z * cb * ch);
  const half = Math.tan(((FIELD / 2) * Math.PI) / 180) * depth;
  return [(d.x * cb - d.z * sb) / (half * aspect), (-d.x * sb * sh + d.y * ch - d.z * cb * sh) / half];
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
