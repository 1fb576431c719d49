/** Seats: found by looking, always the same, and better than any one height for all. */

import { describe, expect, test } from 'vitest';
import { caseOf, fixture, FIXTURES, GAMES } from '../../tests/fixtures';
import { eyeOf, fromAbove, fromAside, onPicture, type Frame, type Look } from './orbit';
import { paletteOf } from '../pieces';
import { THICK } from './figures/counter';
import { TURNED } from './figures/lathe';
import { cornersOf } from './parts/stand';
import { outline, planOf, type Point } from './plan';
import { anglesOf, chairLook, dearTo, flatAngles, hiddenShare, shareFrom, shareSeen, type Sight } from './chairs';

const SIDES = ['first', 'second'] as const;

function sightOf(game: string, apart = 1): Sight {
  const { universe, ...rest } = fixture(game);
  const { scene } = caseOf({ universe, ...rest }, 'start').view;
  const plan = planOf(universe, apart);
  return {
    plan,
    sites: scene.sites.map((site) => ({ site, slab: universe.sites[site]?.board ?? 0 })),
    pieces: scene.pieces.flatMap(({ site, side, kind }) => {
      const spot = plan.spots[site];
      const figure = paletteOf(game) === 'chess' ? TURNED[kind] : undefined;
      const { radius, height } = figure ?? { radius: 0.43, height: THICK };
      const lone = scene.pieces.filter((other) => other.side === side && other.kind === kind).length === 1;
      return spot ? [{ site, side, lone, pillar: { ...spot, radius, height, waist: figure ? 0.55 : 1 } }] : [];
    }),
  };
}

/** What must be in the picture: all places with the tallest piece on them, and the stand. */
function pointsOf({ plan, pieces }: Sight): Point[] {
  return [...outline(plan.spots, 0.1, Math.max(...pieces.map(({ pillar }) => pillar.height))), ...cornersOf(plan)];
}

/** Pictures of the board in space on a phone upright and on its side and on a desk, with what the buttons cover of them. */
const PICTURES: readonly (readonly [string, Frame])[] = [
  ['390x844', { aspect: 390 / 560, left: 0.96, right: 0.96, up: 0.96, down: 0.8 }],
  ['844x390', { aspect: 550 / 230, left: 0.76, right: 0.6, up: 0.96, down: 0.96 }],
  ['1280x800', { aspect: 900 / 640, left: 0.96, right: 0.85, up: 0.96, down: 0.96 }],
];

describe.each(FIXTURES)('the seats of %s', (game) => {
  const plan = planOf(fixture(game).universe);
  const points = [...outline(plan.spots), ...cornersOf(plan)];

  test('show everything and the whole stand, between what lies over the edges', () => {
    for (const aspect of [0.5, 1, 2.2]) {
      const frame: Frame = { aspect, left: 0.8, right: 0.9, up: 0.95, down: 0.7 };
      for (const side of SIDES) {
        for (const look of [
          chairLook(side, { aside: 0.3, height: 0.4 }, points, frame),
          fromAbove(side, points, frame),
          fromAside(side, points, frame),
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
  for (const side of SIDES) expect(anglesOf(side, sightOf('xiangqi'), [])).toBeNull();
  // In a tall picture from higher, which makes its squares larger.
  expect(flatAngles(0.6).height).toBeGreaterThan(flatAngles(1.5).height);
  for (const aspect of [0.4, 0.6, 1, 2]) expect(flatAngles(aspect)).toMatchObject({ aside: 0 });
});

describe.each(['trid', 'rhythm'])('%s', (game) => {
  const sight = sightOf(game);
  const points = pointsOf(sight);
  const frame: Frame = { aspect: 1, left: 0.94, right: 0.94, up: 0.94, down: 0.94 };

  test.each(SIDES)('from the seat of the %s side most is seen', (side) => {
    const angles = anglesOf(side, sight, points);
    if (!angles) throw new Error('it has levels');
    expect(anglesOf(side, sight, points)).toEqual(angles);
    const share = shareSeen(sight, eyeOf(chairLook(side, angles, points, frame)));
    expect(share).toBeGreaterThan(0.7);
    // Less of what is dear is hidden than from one height for both sides.
    const hidden = (look: Look) => dearTo(side, sight).filter((piece) => hiddenShare(sight, piece, eyeOf(look)) > 0.4).length;
    const usual = chairLook(side, { aside: 0.34, height: 0.5 }, points, frame);
    expect(hidden(chairLook(side, angles, points, frame))).toBeLessThanOrEqual(hidden(usual));
  });
});

test.each(['trid', 'rhythm'])('levels of %s that are further apart hide no more', (game) => {
  const [sight, apart] = [sightOf(game), sightOf(game, 1.55)];
  for (const side of SIDES) {
    const usual = anglesOf(side, sight, pointsOf(sight));
    const least = usual ? shareFrom(side, usual, sight, pointsOf(sight)) : NaN;
    const wide = anglesOf(side, apart, pointsOf(apart), least);
    expect(wide && shareFrom(side, wide, apart, pointsOf(apart))).toBeGreaterThanOrEqual(least);
  }
});

/** Games without a piece that is alone of its kind: whoever adds one names it here. */
const KINGLESS: ReadonlySet<string> = new Set();

describe.each(GAMES)('at the start of %s', (game) => {
  const sight = sightOf(game);
  const points = pointsOf(sight);

  test.each(SIDES)('the %s side sees all its pieces and both kings, on every screen', (side) => {
    const dear = dearTo(side, sight);
    const kings = sight.pieces.filter(({ lone }) => lone);
    expect(dear.filter(({ side: own }) => own === side).length).toBeGreaterThan(1);
    // Both kings are to be seen.
    expect(new Set(kings.map((king) => king.side)).size, 'sides with a king: see KINGLESS').toBe(KINGLESS.has(game) ? 0 : 2);
    for (const [screen, frame] of PICTURES) {
      const look = chairLook(side, anglesOf(side, sight, points) ?? flatAngles(frame.aspect), points, frame);
      const names = fixture(game).universe.sites;
      const behind = dear.filter((piece) => hiddenShare(sight, piece, eyeOf(look)) > 0.4).map(({ site }) => names[site]?.name);
      expect(behind, screen).toEqual([]);
      for (const { pillar } of dear) {
        for (const up of [0, pillar.height]) {
          const [x, y] = onPicture(look, { ...pillar, y: pillar.y + up }, frame.aspect);
          expect(Math.max(x / frame.right, -x / frame.left, y / frame.up, -y / frame.down), screen).toBeLessThan(1.001);
        }
      }
    }
  });
});
