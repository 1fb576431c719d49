import { describe, expect, it } from 'vitest';
import type { ScoreView } from '../engine/types';
import { boundFromFirst, fromFirst, signOf } from './worth';

const LOST: ScoreView = { is: 'value', hundredths: -240 };

describe('what a position is worth', () => {
  it.each([
    ['first', 'at_least', '−2.4', 'at_least'],
    ['second', 'at_least', '+2.4', 'at_most'],
    ['second', 'at_most', '+2.4', 'at_least'],
    ['second', 'exact', '+2.4', 'exact'],
  ] as const)('is turned round with its bound for the first side: %s %s', (actor, bound, sign, turned) => {
    expect(signOf(fromFirst(LOST, actor))).toBe(sign);
    expect(boundFromFirst(bound, actor)).toBe(turned);
  });
});
