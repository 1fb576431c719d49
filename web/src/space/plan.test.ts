/** Where things lie in space, what a ray meets, and where the eye goes: for every game, from what the engine says of it. */

import { describe, expect, test } from 'vitest';
import { fixture, FIXTURES } from '../../tests/fixtures';
import { AT_ONCE, gait, Motion, type Pose } from './motion';
import { between, shifted, turned, zoomed } from './orbit';
import { aboard, planOf, riseOf } from './plan';
import { met, type Ray } from './ray';

describe.each(FIXTURES)('the plan of %s', (game) => {
  const { universe } = fixture(game);
  const plan = planOf(universe);

  test('has a spot for every site, and no two are in one place', () => {
    expect(plan.spots).toHaveLength(universe.sites.length);
    const spots = new Set(plan.spots.map(({ x, y, z }) => [x, y, z].map((value) => value.toFixed(3)).join()));
    expect(spots.size).toBe(universe.sites.length);
  });

  test('lets a piece stand under every board', () => {
    for (const [index, low] of plan.spots.entries()) {
      for (const high of plan.spots.slice(index + 1)) {
        const over = Math.abs(low.x - high.x) < 0.5 && Math.abs(low.z - high.z) < 0.5;
        if (over) expect(Math.abs(low.y - high.y)).toBeGreaterThan(1.4);
      }
    }
  });

  test('is met where it is pointed at, from above', () => {
    const bodies = plan.spots.map((plate, what) => ({ what, plate }));
    for (const [site, spot] of plan.spots.entries()) {
      const highest = plan.spots.every(({ x, y, z }) => y <= spot.y || Math.abs(x - spot.x) > 0.6 || Math.abs(z - spot.z) > 0.6);
      const ray: Ray = { from: { ...spot, y: 99 }, to: { x: 0, y: -1, z: 0 } };
      if (highest) expect(met(ray, bodies)).toBe(site);
    }
  });
});

test('Tri-D: all 24 instances and 12 pins have their place and height', () => {
  const { universe } = fixture('trid');
  const plan = planOf(universe);
  const movable = plan.slabs.filter((slab) => slab.movable);
  expect(movable).toHaveLength(24);
  expect(plan.anchors).toHaveLength(12);
  // Two instances a pin, and four squares aboard of each.
  expect(new Set(movable.map(({ x, y, z }) => [x, y, z].join())).size).toBe(12);
  universe.boards.forEach((_, board) => {
    if (plan.slabs[board]?.movable) expect(aboard(universe, plan, { board })).toHaveLength(4);
  });
  // The boards lie at heights 0, 2 and 4, the pins one above them (rules: 1).
  const heights = [...new Set(plan.slabs.map(({ y }) => Math.round(y / riseOf(universe))))].sort();
  expect(heights).toEqual([0, 1, 2, 3, 4, 5]);
  expect(planOf(universe, 1.5).rise).toBeCloseTo(plan.rise * 1.5);
});

describe('a ray', () => {
  const pillar = { x: 0, y: 0, z: 0, radius: 0.3, height: 1, waist: 0.5 };
  const ahead = (x: number, y: number): Ray => ({ from: { x, y, z: 5 }, to: { x: 0, y: 0, z: -1 } });

  test('meets the foot widely and the head narrowly', () => {
    const bodies = [{ what: 'piece', pillar }];
    expect(met(ahead(0.25, 0.1), bodies)).toBe('piece');
    expect(met(ahead(0.25, 0.8), bodies)).toBeNull();
    expect(met(ahead(0.1, 0.8), bodies)).toBe('piece');
    expect(met(ahead(0, 1.2), bodies)).toBeNull();
  });

  test('meets the nearest first', () => {
    const bodies = [
      { what: 'far', pillar: { ...pillar, z: -2 } },
      { what: 'near', pillar },
    ];
    expect(met(ahead(0, 0.5), bodies)).toBe('near');
  });
});

describe('the eye', () => {
  const ball = { x: 0, y: 1, z: 0, radius: 5 };
  const look = { at: { x: 0, y: 1, z: 0 }, bearing: 3, height: 0.5, distance: 10 };

  test('travels the shorter way around', () => {
    const half = between(look, { ...look, bearing: -3 }, 0.5);
    expect(Math.abs(half.bearing)).toBeGreaterThan(3);
    expect(between(look, { ...look, bearing: -3 }, 1).bearing).toBeCloseTo(2 * Math.PI - 3);
  });

  test('stays above the table and near it', () => {
    expect(turned(look, 0, 9).height).toBeLessThan(Math.PI / 2);
    expect(turned(look, 0, -9).height).toBeGreaterThan(-0.2);
    expect(zoomed(look, 100, ball).distance).toBe(40);
    expect(zoomed(look, 0.001, ball).distance).toBe(3.5);
    const { at } = shifted(look, 100, 100, ball);
    expect(Math.hypot(at.x, at.y - 1, at.z)).toBeLessThanOrEqual(5.001);
  });
});

describe('motion', () => {
  const pose = (x: number): Pose => ({ x, y: 0, z: 0, turn: 0, size: 1 });

  test('goes from where a thing is to where it belongs, and ends there', () => {
    const motion = new Motion<string>();
    motion.aim('a', pose(0), AT_ONCE, 0);
    motion.aim('a', pose(4), { ms: 100, lift: 1 }, 0);
    expect(motion.pose('a', 0)?.x).toBe(0);
    const half = motion.pose('a', 50);
    expect(half?.x).toBeGreaterThan(1);
    expect(half?.y).toBeGreaterThan(0);
    expect(motion.settle(50)).toBe(true);
    expect(motion.pose('a', 100)).toEqual(pose(4));
    expect(motion.settle(100)).toBe(false);
  });

  test('a change on the way begins where the thing is', () => {
    const motion = new Motion<string>();
    motion.aim('a', pose(0), AT_ONCE, 0);
    motion.aim('a', pose(4), { ms: 100, lift: 0 }, 0);
    const here = motion.pose('a', 40)?.x;
    motion.aim('a', pose(0), { ms: 100, lift: 0 }, 40);
    expect(motion.pose('a', 40)?.x).toBeCloseTo(here ?? NaN);
  });

  test('what leaves shrinks and is forgotten; without time everything is at once', () => {
    const motion = new Motion<string>();
    motion.aim('a', pose(1), AT_ONCE, 0);
    motion.leave('a', { ms: 100, lift: 0 }, 0);
    expect(motion.pose('a', 60)?.size).toBeLessThan(0.5);
    motion.settle(100);
    expect(motion.keys()).toEqual([]);
    motion.aim('b', pose(1), AT_ONCE, 0);
    motion.aim('b', pose(2), AT_ONCE, 5);
    expect(motion.pose('b', 5)).toEqual(pose(2));
  });

  test('lines are glided along, corners and levels are hopped', () => {
    expect(gait(pose(0), pose(3)).lift).toBe(0);
    expect(gait(pose(0), { x: 2, y: 0, z: 1 }).lift).toBeGreaterThan(0);
    expect(gait(pose(0), { x: 0, y: 1.5, z: 0 }).lift).toBeGreaterThan(0);
  });
});
