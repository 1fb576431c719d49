import { describe, expect, it } from 'vitest';
import { followed, following, levelOf, machineFor } from './following';
import type { Player } from './players';

const ANN: Player = { kind: 'human', name: 'Ann' };

describe('a machine that follows whoever plays', () => {
  it.each([
    ['is half a level stronger when he has won', 7, 0, 8],
    ['is half a level weaker when he has lost', 7, 1, 6],
    ['stays where it is after a draw', 7, null, 7],
    ['is never weaker than level 1', 2, 1, 2],
    ['is never stronger than level 10', 20, 0, 20],
  ] as const)('%s', (_, before, winner, after) => {
    expect(followed([ANN, following(before)], winner)).toBe(after);
    // At the other side of the table it is the same.
    expect(followed([following(before), ANN], winner === null ? null : winner === 0 ? 1 : 0)).toBe(after);
  });

  it('begins at the level that was chosen, and goes on where it has come to', () => {
    const wish = { level: 3, seconds: 10, follows: true };
    expect(machineFor(wish, undefined)).toEqual({ kind: 'machine', level: 3, follows: 6 });
    const come = machineFor(wish, 7);
    expect([come.level, levelOf(come)]).toEqual([3, 3.5]);
  });
});

it('a machine of a level follows nobody, and the strongest has its seconds', () => {
  const fixed = machineFor({ level: 4, seconds: 10, follows: false }, 7);
  expect(fixed).toEqual({ kind: 'machine', level: 4 });
  expect(levelOf(fixed)).toBe(4);
  expect(followed([ANN, fixed], 0)).toBeNull();
  expect(machineFor({ level: 10, seconds: 10, follows: false }, 7)).toEqual({ kind: 'machine', level: 10, seconds: 10 });
});
