import { describe, expect, it } from 'vitest';
import type { ScoreView } from '../engine/types';
import { agrees, decided, turned, type Judged, type Opinion } from './company';

const value = (hundredths: number): ScoreView => ({ is: 'value', hundredths });

/** Thoughts at every second step, the last one before step `ply`. */
function thoughts(ply: number, ...scores: (number | ScoreView)[]): Opinion[] {
  return scores.map((score, at) => ({
    ply: ply - 2 * (scores.length - 1 - at),
    score: typeof score === 'number' ? value(score) : score,
  }));
}

const EIGHT = [10, -20, 0, 35, 5, -5, 12, 0];
const BOTH = { draws: true, resigns: true };
const judged = (opinions: Opinion[], more: Partial<Judged> = {}): Judged => ({
  opinions,
  level: 7,
  exact: false,
  offered: null,
  ...more,
});

describe('a draw that is offered to the machine', () => {
  it.each([
    ['lost by force', thoughts(10, { is: 'loss', turns: 8, distance: 'at_most' }), true],
    ['worse', thoughts(10, -50), true],
    ['even, but early and only now', thoughts(10, 200, 0), false],
    ['even and late', thoughts(60, 200, 0), true],
    ['even for long', thoughts(40, ...EIGHT), true],
    ['better', thoughts(90, 90), false],
    ['winning by force', thoughts(90, { is: 'win', turns: 3, distance: 'at_most' }), false],
    ['without an opinion', [], false],
  ])('%s', (_, opinions, accepted) => {
    expect(agrees({ opinions, exact: false })).toBe(accepted);
  });

  it('is taken by the exact value where the game is solved', () => {
    expect(agrees({ opinions: thoughts(2, 0), exact: true })).toBe(true);
    expect(agrees({ opinions: thoughts(2, { is: 'loss', turns: 5, distance: 'at_most' }), exact: true })).toBe(true);
    expect(agrees({ opinions: thoughts(2, { is: 'win', turns: 5, distance: 'at_most' }), exact: true })).toBe(false);
  });
});

describe('the machine at its turn', () => {
  it('gives up after four lost turns in a row, not after three', () => {
    const mate: ScoreView = { is: 'loss', turns: 12, distance: 'at_most' };
    expect(decided(judged(thoughts(50, -100, -1300, -1500, -1250)), BOTH)).toBeNull();
    expect(decided(judged(thoughts(50, -1300, -1500, -1250, mate)), BOTH)).toBe('resign');
    expect(decided(judged(thoughts(50, -1300, -1500, -1250, mate)), { ...BOTH, resigns: false })).toBeNull();
  });

  it('lets a mate that is near be played, and plays on where it sees little or points are counted', () => {
    const lost = thoughts(50, -1300, -1500, -1250, -1400);
    const near = thoughts(50, -1300, -1500, -1250, { is: 'loss', turns: 3, distance: 'at_most' });
    expect(decided(judged(near), BOTH)).toBeNull();
    expect(decided(judged(lost, { level: 3 }), BOTH)).toBeNull();
    expect(decided(judged(lost, { exact: true }), BOTH)).toBeNull();
  });

  it('offers a draw after a long even stretch, and not again at once', () => {
    expect(decided(judged(thoughts(58, ...EIGHT)), BOTH)).toBeNull();
    expect(decided(judged(thoughts(60, ...EIGHT)), BOTH)).toBe('offer-draw');
    expect(decided(judged(thoughts(60, ...EIGHT), { offered: 50 }), BOTH)).toBeNull();
    expect(decided(judged(thoughts(70, ...EIGHT), { offered: 50 }), BOTH)).toBe('offer-draw');
    expect(decided(judged(thoughts(60, ...EIGHT)), { ...BOTH, draws: false })).toBeNull();
  });
});

it('a score is turned round for the other side', () => {
  expect(turned(value(30))).toEqual(value(-30));
  expect(turned({ is: 'win', turns: 4, distance: 'at_most' })).toEqual({ is: 'loss', turns: 4, distance: 'at_most' });
});
