/** Ways of boards and pieces by a clock of the test's own: what is between two states, and what is interrupted. */

import { describe, expect, test } from 'vitest';
import { fixture } from '../../tests/fixtures';
import type { Traced } from '../board/trace';
import type { BoardStand } from '../engine/types';
import type { Pose } from './motion';
import { planOf } from './plan';
import { Troupe, type State } from './troupe';

const { universe } = fixture('trid');
const plan = planOf(universe);

function site(name: string): number {
  const found = universe.sites.findIndex((entry) => entry.name === name);
  if (found < 0) throw new Error(`no place ${name}`);
  return found;
}

function spot(name: string): Pose {
  const { x, y, z } = plan.spots[site(name)] ?? { x: NaN, y: NaN, z: NaN };
  return { x, y, z, turn: 0, size: 1 };
}

function traced(id: number, kind: string, at: string, side: 'first' | 'second' = 'first'): Traced {
  return { id, piece: { site: site(at), kind, side, badges: [] }, depth: 0, crowd: 1 };
}

/** A board on a pin, `QL2:0` or turned, `QL2:180`. */
function stand(instance: string): BoardStand {
  const board = universe.boards.findIndex(({ name }) => name === instance);
  const anchor = universe.anchors.findIndex(({ name }) => name === instance.split(':')[0]);
  return { anchor, board, controller: 'first', name: 'WQL', owner: 'first', rotated: instance.endsWith(':180') };
}

function state(boards: readonly BoardStand[], pieces: readonly Traced[], motion = true): State {
  return { scene: { boards: [...boards] }, pieces, facing: 'first', chosen: null, motion };
}

const seat = ({ piece }: Traced): Pose => spot(universe.sites[piece.site]?.name ?? '');

/** A troupe that has seen some states, each at its moment. */
function troupe(...seen: readonly (readonly [State, number])[]): Troupe {
  const made = new Troupe(universe, plan);
  for (const [one, now] of seen) made.follow(one, seat, now);
  return made;
}

function poses(made: Troupe, now: number): Pose[] {
  return made.at(now).map(({ pose }) => pose);
}

function near(a: Pose | undefined, b: Pose | undefined): void {
  for (const axis of ['x', 'y', 'z', 'size'] as const) expect(a?.[axis], axis).toBeCloseTo(b?.[axis] ?? NaN, 5);
}

/** ACT-7: a rook rides from QL2 to QL3, as it stands or turned. */
const BEFORE = state([stand('QL2:0')], [traced(1, 'rook', 'z4QL2')]);
const SAME = state([stand('QL3:0')], [traced(1, 'rook', 'z2QL3')]);
const TURNED = state([stand('QL3:180')], [traced(1, 'rook', 'a3QL3')]);

describe('a board with a passenger', () => {
  for (const [way, after, square] of [
    ['same', SAME, 'z2QL3'],
    ['turned', TURNED, 'a3QL3'],
  ] as const) {
    test(`${way}: begins and ends at its squares, and the passenger never leaves its corner`, () => {
      const made = troupe([BEFORE, 0], [after, 1000]);
      near(poses(made, 1000)[0], spot('z4QL2'));
      for (const now of [1000, 1100, 1250, 1400, 1550, 1690]) {
        const [board, [rook]] = [made.boards.pose('WQL', now), poses(made, now)];
        const [dx, dz] = [(rook?.x ?? NaN) - (board?.x ?? NaN), (rook?.z ?? NaN) - (board?.z ?? NaN)];
        expect(Math.hypot(dx, dz), String(now)).toBeCloseTo(Math.SQRT1_2, 5);
        expect(rook?.y).toBeCloseTo(board?.y ?? NaN, 5);
      }
      expect(made.settle(1350)).toBe(true);
      near(poses(made, 1700)[0], spot(square));
      expect(made.settle(1700)).toBe(false);
    });
  }

  test('turns on a rotated arrival and not on the other', () => {
    const turns = (after: State) =>
      [1000, 1200, 1700].map((now) => troupe([BEFORE, 0], [after, 1000]).boards.pose('WQL', now)?.turn ?? NaN);
    const [begun, half, done] = turns(TURNED);
    expect([begun, done]).toEqual([Math.PI, 0]);
    expect(half).toBeGreaterThan(0.1);
    expect(half).toBeLessThan(3);
    expect(turns(SAME)).toEqual([0, 0, 0]);
  });

  test('taken back on its way, it turns around where it is', () => {
    const made = troupe([BEFORE, 0], [TURNED, 1000]);
    const [board, [rook]] = [made.boards.pose('WQL', 1200), poses(made, 1200)];
    made.follow(BEFORE, seat, 1200);
    near(made.boards.pose('WQL', 1200), board);
    near(poses(made, 1200)[0], rook);
    near(poses(made, 1900)[0], spot('z4QL2'));
    expect(made.boards.pose('WQL', 1900)?.turn).toBe(0);
  });

  test('a passenger that goes on before the board has arrived begins where it is seen', () => {
    const made = troupe([BEFORE, 0], [SAME, 1000]);
    const [rook] = poses(made, 1200);
    made.follow(state([stand('QL3:0')], [traced(1, 'rook', 'b5N')]), seat, 1200);
    near(poses(made, 1200)[0], rook);
    near(poses(made, 1900)[0], spot('b5N'));
  });

  test('another piece that arrives meanwhile goes its own way', () => {
    const king = traced(2, 'king', 'c3N');
    const made = troupe([state([stand('QL2:0')], [traced(1, 'rook', 'z4QL2'), king]), 0]);
    made.follow(state([stand('QL3:0')], [traced(1, 'rook', 'z2QL3'), king]), seat, 1000);
    made.follow(state([stand('QL3:0')], [traced(1, 'rook', 'z2QL3'), traced(2, 'king', 'b3N')]), seat, 1100);
    near(poses(made, 1100)[1], spot('c3N'));
    const [rook, walking] = poses(made, 1200);
    expect(walking?.x).toBeLessThan(spot('c3N').x);
    expect(walking?.x).toBeGreaterThan(spot('b3N').x);
    // And the passenger rides on.
    expect(rook?.y).not.toBeCloseTo(spot('z2QL3').y, 2);
  });
});

test('a table that is laid otherwise takes everything along at once', () => {
  const made = troupe([BEFORE, 0], [SAME, 1000]);
  const wider = planOf(universe, 2);
  const there = ({ piece: { site } }: Traced) => ({ ...(wider.spots[site] ?? { x: 0, y: 0, z: 0 }), turn: 0, size: 1 });
  made.lay(wider, there, 1200);
  const board = universe.boards.findIndex(({ name }) => name === 'QL3:0');
  expect(made.boards.pose('WQL', 1200)?.y).toBe(wider.slabs[board]?.y);
  expect(poses(made, 1200)[0]?.y).toBe(wider.slabs[board]?.y);
  expect(made.settle(1200)).toBe(false);
});

describe('pieces', () => {
  const PAWN = state([], [traced(1, 'pawn', 'a7B'), traced(2, 'rook', 'b8B', 'second')]);

  test('a captured one shrinks where it stood and is gone', () => {
    const made = troupe([PAWN, 0], [state([], [traced(1, 'pawn', 'b8B')]), 1000]);
    const sizes = [1000, 1100, 1200].map((now) => poses(made, now)[1]?.size ?? NaN);
    expect(sizes[0]).toBe(1);
    expect(sizes[1]).toBeLessThan(1);
    expect(sizes[2]).toBeLessThan(sizes[1] ?? NaN);
    expect(poses(made, 1100)[1]).toMatchObject({ x: spot('b8B').x, z: spot('b8B').z });
    made.settle(1999);
    expect(made.at(1999).map(({ piece }) => piece.kind)).toEqual(['pawn']);
  });

  test('a promoted one is what it was until it arrives', () => {
    const made = troupe([PAWN, 0], [state([], [traced(1, 'queen', 'b8B')]), 1000]);
    const kinds = (now: number) => made.at(now).map(({ piece }) => piece.kind);
    expect(kinds(1010)).toEqual(['pawn', 'rook']);
    made.settle(1999);
    expect(kinds(1999)).toEqual(['queen']);
    // One that is promoted where it stands changes there.
    made.follow(state([], [traced(1, 'knight', 'b8B')]), seat, 2000);
    expect(kinds(2000)).toEqual(['knight']);
  });

  test('a captured one that comes back by an undo grows no shadow of itself', () => {
    const made = troupe([PAWN, 0], [state([], [traced(1, 'pawn', 'b8B')]), 1000], [PAWN, 1100]);
    expect(made.at(1100)).toHaveLength(2);
    expect(poses(made, 1100)[1]).toEqual(spot('b8B'));
    made.settle(1999);
    near(poses(made, 1999)[0], spot('a7B'));
  });

  test('without motion everything is where it belongs at once', () => {
    const still = { ...TURNED, motion: false };
    const made = troupe([{ ...BEFORE, motion: false }, 0], [still, 1000]);
    near(poses(made, 1000)[0], spot('a3QL3'));
    expect(made.settle(1000)).toBe(false);
    const taken = troupe([PAWN, 0], [state([], [traced(1, 'queen', 'b8B')], false), 1000]);
    expect(taken.settle(1000)).toBe(false);
    expect(taken.at(1000)).toEqual([{ piece: traced(1, 'queen', 'b8B').piece, pose: spot('b8B') }]);
  });
});
