import { describe, expect, it } from 'vitest';
import { fixture } from '../../../tests/fixtures';
import { placeOf, type Posture } from '../layout';
import { loadSkin, skinOf } from '.';
import { pointsBoard } from './xiangqi';

const GAMES = ['xiangqi', 'rhythm'];
await Promise.all(GAMES.map(loadSkin));

const POSTURES: readonly Posture[] = (['wide', 'tall', 'low'] as const).flatMap((shape) =>
  (['first', 'second'] as const).map((facing): Posture => ({ shape, facing, view: 'panels', focus: null })),
);

describe.each(GAMES)('the board of %s', (game) => {
  const { universe } = fixture(game);

  it.each(POSTURES)('has no mark of a point beyond its edge ($shape, seen by the $facing)', (posture) => {
    const layout = skinOf(game).lay(universe, posture);
    for (const panel of layout.panels) {
      const xs = panel.sites.map((site) => placeOf(layout, site).x);
      const marks = pointsBoard(universe, layout, panel).find(({ role }) => role === 'mark')?.d ?? '';
      const begins = Array.from(marks.matchAll(/M(\S+) /g), ([, x]) => Number(x));
      // Ten points with four angles each, and four at the edges with two.
      expect(begins).toHaveLength(48);
      expect(Math.min(...begins)).toBeGreaterThan(Math.min(...xs));
      expect(Math.max(...begins)).toBeLessThan(Math.max(...xs));
    }
  });
});
