/** Levels beside each other: nothing is over anything, and squares are as large as the picture allows. */

import { describe, expect, test } from 'vitest';
import { fixture, FIXTURES } from '../../tests/fixtures';
import { Arranging, mixed } from './arranging';
import { outline, planOf } from './plan';
import { met } from './ray';
import { foldFor, levelled, unfolded } from './unfold';

const ASPECTS = [0.45, 0.7, 1, 1.6, 2.4];
const LEVELLED = FIXTURES.filter((game) => levelled(planOf(fixture(game).universe)));

test('only boards above each other unfold', () => {
  expect(LEVELLED).toEqual(expect.arrayContaining(['rhythm', 'trid']));
  expect(LEVELLED).not.toContain('xiangqi');
  for (const game of FIXTURES) {
    const plan = planOf(fixture(game).universe);
    expect(foldFor(plan, 1) !== null).toBe(levelled(plan));
  }
});

describe.each(LEVELLED)('%s unfolded', (game) => {
  const { universe } = fixture(game);
  const plan = planOf(universe);
  const laidFor = (aspect: number) => {
    const fold = foldFor(plan, aspect);
    if (!fold) throw new Error('it has levels');
    return { fold, flat: unfolded(universe, plan, fold) };
  };

  test.each(ASPECTS)('lets every site be met from above in a picture of shape %d', (aspect) => {
    const { flat } = laidFor(aspect);
    const bodies = flat.spots.map((plate, what) => ({ what, plate }));
    for (const [site, { x, z }] of flat.spots.entries()) {
      for (const [dx, dz] of [
        [0, 0],
        [0.45, 0.45],
        [-0.45, -0.45],
      ] as const) {
        expect(met({ from: { x: x + dx, y: 50, z: z + dz }, to: { x: 0, y: -1, z: 0 } }, bodies)).toBe(site);
      }
    }
  });

  test('keeps boards whole: what was beside each other on a board still is', () => {
    const { flat } = laidFor(1.6);
    universe.sites.forEach(({ board }, site) => {
      const [before, after, from, to] = [plan.slabs[board], flat.slabs[board], plan.spots[site], flat.spots[site]];
      expect((to?.x ?? NaN) - (after?.x ?? NaN)).toBeCloseTo((from?.x ?? NaN) - (before?.x ?? NaN));
      expect((to?.z ?? NaN) - (after?.z ?? NaN)).toBeCloseTo((from?.z ?? NaN) - (before?.z ?? NaN));
    });
    universe.anchors.forEach(({ corner }, index) => {
      const board = universe.boards.findIndex((candidate) => candidate.corner.join() === corner.join());
      expect(flat.anchors[index]?.x).toBeCloseTo(flat.slabs[board]?.x ?? NaN);
      expect(flat.anchors[index]?.z).toBeCloseTo(flat.slabs[board]?.z ?? NaN);
    });
  });

  test('lies across a wide picture and along a tall one', () => {
    const spanOf = (aspect: number): number => {
      const points = outline(laidFor(aspect).flat.spots);
      const [xs, zs] = [points.map(({ x }) => x), points.map(({ z }) => z)];
      return (Math.max(...xs) - Math.min(...xs)) / (Math.max(...zs) - Math.min(...zs));
    };
    expect(spanOf(2.4)).toBeGreaterThan(1.4);
    expect(spanOf(0.45)).toBeLessThan(0.6);
  });

  test('travels there and back through what is between', () => {
    const { flat } = laidFor(1.6);
    const half = mixed(plan, flat, 0.5);
    const [a, b, c] = [plan.spots.at(-1), flat.spots.at(-1), half.spots.at(-1)];
    expect(c?.x).toBeCloseTo(((a?.x ?? NaN) + (b?.x ?? NaN)) / 2);
    expect(c?.y).toBeCloseTo(((a?.y ?? NaN) + (b?.y ?? NaN)) / 2);

    const table = new Arranging(plan);
    expect(table.at(0)).toBe(plan);
    table.aim(flat, true, 0);
    expect(table.moving(100)).toBe(true);
    const here = table.at(100);
    expect(here).not.toBe(flat);
    // Whoever changes their mind goes back from where everything is.
    table.aim(plan, true, 100);
    expect(table.at(100).spots.at(-1)?.x).toBeCloseTo(here.spots.at(-1)?.x ?? NaN);
    expect(table.at(5000)).toBe(plan);
    // Without motion it is there at once.
    table.aim(flat, false, 6000);
    expect(table.at(6000)).toBe(flat);
  });
});
