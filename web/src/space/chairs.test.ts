/** Seats: found by looking, always the same, and better than any one height for all. */

import { describe, expect, test } from 'vitest';
import { caseOf, fixture, FIXTURES } from '../../tests/fixtures';
import { eyeOf, fromAbove, onPicture, type Frame } from './orbit';
import { cornersOf } from './parts/stand';
import { outline, planOf } from './plan';
import { anglesOf, chairLook, flatAngles, shareSeen, type Sight } from './chairs';

const SIDES = ['first', 'second'] as const;

function sightOf(game: string): Sight {
  const { universe, ...rest } = fixture(game);
  const { scene } = caseOf({ universe, ...rest }, 'start').view;
  const plan = planOf(universe);
  return {
    plan,
    sites: scene.sites.map((site) => ({ site, slab: universe.sites[site]?.board ?? 0 })),
    pieces: scene.pieces.flatMap(({ site }) => {
      const spot = plan.spots[site];
      return spot ? [{ site, pillar: { ...spot, radius: 0.3, height: game === 'trid' ? 0.9 : 0.2, waist: 0.6 } }] : [];
    }),
  };
}

describe.each(FIXTURES)('the seats of %s', (game) => {
  const plan = planOf(fixture(game).universe);
  const points = [...outline(plan.spots), ...cornersOf(plan)];

  test('show everything and the whole stand, between what lies over the edges', () => {
    for (const aspect of [0.5, 1, 2.2]) {
      const frame: Frame = { aspect, left: 0.8, right: 0.9, up: 0.95, down: 0.7 };
      for (const side of SIDES) {
        for (const look of [
          chairLook(side, { aside: 0.3, height: 0.4 }, points, frame),
          fromAbove(side, 'figures', points, frame),
        ]) {
          const shares = points.map((point) => onPicture(look, point, aspect));
          const over = shares.map(([x, y]) => Math.max(x / frame.right, -x / frame.left, y / frame.up, -y / frame.down));
          expect(Math.max(...over)).toBeLessThan(1.0001);
          // And nothing is given away: the picture is filled from edge to edge in one direction.
          const [xs, ys] = [shares.map(([x]) => x), shares.map(([, y]) => y)];
          const filled = [
            (Math.max(...xs) - Math.min(...xs)) / (frame.left + frame.right),
            (Math.max(...ys) - Math.min(...ys)) / (frame.up + frame.down),
          ];
          expect(Math.max(...filled)).toBeGreaterThan(0.97);
        }
      }
    }
  });
});

test('a single board is looked down upon from straight ahead', () => {
  for (const side of SIDES) expect(anglesOf(side, sightOf('xiangqi'))).toBeNull();
  // In a tall picture from higher, which makes its squares larger.
  expect(flatAngles(0.6).height).toBeGreaterThan(flatAngles(1.5).height);
  for (const aspect of [0.4, 0.6, 1, 2]) expect(flatAngles(aspect)).toMatchObject({ aside: 0 });
});

describe.each(['trid', 'rhythm'])('%s', (game) => {
  const sight = sightOf(game);
  const points = outline(sight.plan.spots);
  const frame: Frame = { aspect: 1, left: 0.94, right: 0.94, up: 0.94, down: 0.94 };

  test.each(SIDES)('from the seat of the %s side most is seen', (side) => {
    const angles = anglesOf(side, sight);
    if (!angles) throw new Error('it has levels');
    expect(anglesOf(side, sight)).toEqual(angles);
    const share = shareSeen(sight, eyeOf(chairLook(side, angles, points, frame)));
    expect(share).toBeGreaterThan(0.74);
    // More than from one height for both sides.
    expect(share).toBeGreaterThan(shareSeen(sight, eyeOf(chairLook(side, { aside: 0.34, height: 0.42 }, points, frame))));
  });
});

test('the far seat of Tri-D is lower than the near one: its boards come down towards the far side', () => {
  const sight = sightOf('trid');
  expect(anglesOf('second', sight)?.height).toBeLessThan(anglesOf('first', sight)?.height ?? NaN);
});
