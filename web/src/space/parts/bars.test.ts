/** How full a tube is. */

import { describe, expect, test } from 'vitest';
import { caseOf, fixture } from '../../../tests/fixtures';
import { levelFor, shareOf, tubesOf } from './bars';

describe('tubes', () => {
  test.each([
    [0, 10, 0],
    [3, 10, 0.3],
    [10, 10, 1],
    [1, 3, 1 / 3],
    [12, 10, 1],
    [-1, 10, 0],
    [0, 0, 0],
  ])('%i of %i fills %f', (value, max, share) => {
    expect(shareOf(value, max)).toBeCloseTo(share, 9);
  });

  test('are the meters of a side that have a greatest value, in rows away from the board', () => {
    const meters = [
      { code: 'a', side: 'first' as const, value: 2, max: 4 },
      { code: 'b', side: 'first' as const, value: 2, max: null },
      { code: 'c', side: null, value: 5, max: 100 },
      { code: 'd', side: 'second' as const, value: 1, max: 4 },
      { code: 'e', side: 'first' as const, value: 4, max: 4 },
    ];
    expect(tubesOf(meters).map(({ code, share, row }) => [code, share, row])).toEqual([
      ['a', 0.5, 0],
      ['d', 0.25, 0],
      ['e', 1, 1],
    ]);
  });

  test('lie beside the lowest board for a chair, and beside the highest for an eye above', () => {
    expect(levelFor(0.42, 0, 6)).toBe(0);
    expect(levelFor(0.92, 0, 6)).toBe(0);
    expect(levelFor(Math.PI / 2, 0, 6)).toBe(6);
  });

  test('a layered game has one for each side, a plain one none', () => {
    const start = (game: string) =>
      tubesOf(caseOf(fixture(game), 'start').view.scene.meters).map(({ code, side, max }) => [code, side, max]);
    expect(start('rhythm')).toEqual([
      ['energy', 'first', 10],
      ['energy', 'second', 10],
    ]);
    expect(start('xiangqi')).toEqual([]);
    expect(start('trid')).toEqual([]);
  });
});
