import { describe, expect, it } from 'vitest';
import type { PieceOn } from '../engine/types';
import { caseOf, fixture } from '../../tests/fixtures';
import { trace } from './trace';

function piece(site: number, kind: string, side: PieceOn['side'] = 'first'): PieceOn {
  return { site, kind, side, badges: [] };
}

describe('identities', () => {
  it('stay with pieces that stay', () => {
    const { pieces } = caseOf(fixture('cotulenh'), 'start').view.scene;
    const before = trace([], pieces);
    const after = trace(before, structuredClone(pieces));
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(new Set(before.map(({ id }) => id)).size).toBe(pieces.length);
  });

  it('go with the piece that moved, and end with the captured one', () => {
    const before = trace([], [piece(0, 'rook'), piece(1, 'rook'), piece(5, 'pawn', 'second')]);
    const after = trace(before, [piece(0, 'rook'), piece(5, 'rook')], { from: 1, to: 5 });
    expect(after[1]?.id).toBe(before[1]?.id);
    expect(after.map(({ id }) => id)).not.toContain(before[2]?.id);
  });

  it('go back with it when the step is taken back', () => {
    const before = trace([], [piece(0, 'rook'), piece(5, 'rook')]);
    const after = trace(before, [piece(0, 'rook'), piece(1, 'rook'), piece(5, 'pawn', 'second')]);
    expect(after[1]?.id).toBe(before[1]?.id);
  });

  it('outlive a promotion', () => {
    const before = trace([], [piece(1, 'pawn')]);
    expect(trace(before, [piece(2, 'queen')], { from: 1, to: 2 })[0]?.id).toBe(before[0]?.id);
    expect(trace(before, [piece(1, 'queen')])[0]?.id).toBe(before[0]?.id);
  });

  it('know the place in a stack', () => {
    const [carrier, passenger] = trace([], [piece(3, 'navy'), piece(3, 'tank')]);
    expect([carrier?.depth, passenger?.depth, carrier?.crowd]).toEqual([0, 1, 2]);
  });
});
