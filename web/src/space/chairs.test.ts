/** Seats: found by looking, always the same, and better than any one height for all. */

import { describe, expect, test } from 'vitest';
import { caseOf, fixture, FIXTURES } from '../../tests/fixtures';
import { eyeOf, FIELD, fromAbove, type Frame, type Look } from './orbit';
import { cornersOf } from './parts/stand';
import { outline, planOf, type Point } from './plan';
import { anglesOf, chairLook, shareSeen, type Sight } from './chairs';

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

/** Where a point is on the picture, from -1 to 1. */
function onPicture(look: Look, point: Point, aspect: number): [number, number] {
  const eye = eyeOf(look);
  const d = { x: point.x - eye.x, y: point.y - eye.y, z: point.z - eye.z };
  const [sb, cb, sh, ch] = [Math.sin(look.bearing), Math.cos(look.bearing), Math.sin(look.height), Math.cos(look.height)];
  const depth = -(d.x * sb * ch + d.y * sh + d.z * cb * ch);
  const half = Math.tan(((FIELD / 2) * Math.PI) / 180) * depth;
  return [(d.x * cb - d.z * sb) / (half * aspect), (-d.x * sb * sh + d.y * ch - d.z * cb * sh) / half];
}

describe.each(FIXTURES)('the seats of %s', (game) => {
  const plan = planOf(fixture(game).universe);
  const points = [...outline(plan.spots), ...cornersOf(plan)];

  test('show everything and the whole stand, between what lies over the edges', () => {
    for (const aspect of [0.5, 1, 2.2]) {
      const frame: Frame = { aspect, left: 0.8, right: 0.9, up: 0.95, down: 0.7 };
      for (const side of SIDES) {
        for (const look of [chairLook(side, { aside: 0.3, height: 0.4 }, points, frame), fromAbove(side, 'figures', points, frame)]) {
          const shares = points.map((point) => onPicture(look, point, aspect));
          const over = shares.map(([x, y]) => Math.max(x / frame.right, -x / frame.left, y / frame.up, -y / frame.down));
          expect(Math.max(...over)).toBeLessThan(1.0001);
          // And nothing is given away: the picture is filled from edge to edge in one direction.
          const [xs, ys] = [shares.map(([x]) => x), shares.map(([, y]) => y)];
          const filled = [(Math.max(...xs) - Math.min(...xs)) / (frame.left + frame.right), (Math.max(...ys) - Math.min(...ys)) / (frame.up + frame.down)];
          expect(Math.max(...filled)).toBeGreaterThan(0.97);
        }
      }
    }
  });
});

test('a single board is looked down upon from straight ahead', () => {
  for (const side of SIDES) expect(anglesOf(side, sightOf('xiangqi'))).toEqual({ aside: 0, height: 0.92 });
});

describe.each(['trid', 'rhythm'])('%s', (game) => {
  const sight = sightOf(game);
  const points = outline(sight.plan.spots);
  const frame: Frame = { aspect: 1, left: 0.94, right: 0.94, up: 0.94, down: 0.94 };

  test.each(SIDES)('from the seat of the %s side most is seen', (side) => {
    const angles = anglesOf(side, sight);
    expect(anglesOf(side, sight)).toEqual(angles);
    const share = shareSeen(sight, eyeOf(chairLook(side, angles, points, frame)));
    expect(share).toBeGreaterThan(0.74);
    // More than from one height for both sides.
    expect(share).toBeGreaterThan(shareSeen(sight, eyeOf(chairLook(side, { aside: 0.34, height: 0.42 }, points, frame))));
  });
});

test('the far seat of Tri-D is lower than the near one: its boards come down towards the far side', () => {
  const sight = sightOf('trid');
  expect(anglesOf('second', sight).height).toBeLessThan(anglesOf('first', sight).height);
});
