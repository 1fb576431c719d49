/** Stacks: who stands where, and that nobody hides the sign of another. */

import { describe, expect, test } from 'vitest';
import { HALF, THICK } from '../figures/counter';
import { chairAt, seatOf, stepOf, type Chair } from './seats';

const FIGURE = {
  name: 'round',
  make: () => {
    throw new Error('no shape is made');
  },
  radius: HALF,
  height: THICK,
  waist: 1,
  signed: true,
  upright: false,
};
const SPOT = { x: 3, y: 2, z: -1, w: 1, d: 1 };

function seats(crowd: number, chair: Chair) {
  return Array.from({ length: crowd }, (_, depth) => {
    const piece = { site: 0, side: 'first' as const, kind: 'x', badges: [] };
    return seatOf({ piece, depth, crowd }, SPOT, FIGURE, chair);
  });
}

describe.each([2, 3, 4])('a stack of %i', (crowd) => {
  test.each(['first', 'second'] as const)('shows the sign of each member to the chair of the %s side', (chair) => {
    const all = seats(crowd, chair);
    for (const [index, lower] of all.entries()) {
      for (const upper of all.slice(index + 1)) {
        // From above the inner half of a face, where the sign is, lies outside of whatever stands higher.
        const apart = Math.hypot(lower.x - upper.x, lower.z - upper.z);
        expect(apart).toBeGreaterThan(HALF * (0.5 * lower.size + upper.size) - 0.001);
      }
    }
    const toEye = chair === 'first' ? 1 : -1;
    const [carrier, ...passengers] = all;
    for (const passenger of passengers) {
      expect((carrier?.z ?? 0) * toEye).toBeGreaterThan(passenger.z * toEye);
      expect(passenger.y).toBeGreaterThan(carrier?.y ?? 0);
      expect(passenger.size).toBeLessThan(carrier?.size ?? 0);
    }
  });

  test('stays within its place', () => {
    for (let depth = 0; depth < crowd; depth += 1) {
      const { right, near, size } = stepOf(depth, crowd, HALF);
      expect(Math.max(Math.abs(right), Math.abs(near)) + size * HALF).toBeLessThan(0.53);
    }
  });
});

test('one piece alone fills its place and is turned to the chair', () => {
  expect(seats(1, 'second')).toEqual([{ x: 3, y: 2, z: -1, turn: Math.PI, size: 1, stem: 0 }]);
});

test('signs turn to the eye when it has gone well beyond the middle', () => {
  expect(chairAt(0.3, 'second')).toBe('first');
  expect(chairAt(Math.PI + 0.3, 'first')).toBe('second');
  expect(chairAt(Math.PI / 2, 'first')).toBe('first');
  expect(chairAt(Math.PI / 2, 'second')).toBe('second');
  expect(chairAt(-2.2, 'first')).toBe('second');
});
