/** Who walks into a court is still who he was. */

import { expect, test } from 'vitest';
import type { Court } from '../board/courts';
import type { Traced } from '../board/trace';
import { Courtiers } from './courtiers';

const HOST = 20;

function on(id: number, site: number, side: 'first' | 'second', kind: string): Traced {
  return { id, piece: { site, side, kind, badges: [] }, depth: 0, crowd: 1 };
}

function court(guests: readonly string[], captured: readonly string[] = []): Court {
  return {
    site: HOST,
    owner: 'second',
    groups: [
      { code: 'guests', side: 'first', kinds: guests, count: guests.length },
      { code: 'captured', side: 'second', kinds: captured, count: captured.length },
    ],
  };
}

const ids = (people: readonly { readonly id: number }[]) => people.map(({ id }) => id);

test('a guest keeps his identity, and so does who is captured', () => {
  const courtiers = new Courtiers();
  courtiers.follow([on(1, 0, 'first', 'x'), on(2, 1, 'second', 'y')], [court([])]);
  const left = courtiers.follow([on(2, 1, 'second', 'y')], [court(['x'])]);
  expect(ids(left)).toEqual([2, 1]);
  expect(left[1]).toMatchObject({ piece: { site: HOST }, bench: { group: 0, number: 0 } });
  const taken = courtiers.follow([], [court(['x'], ['y'])]);
  expect(ids(taken)).toEqual([1, 2]);
});

test('a step that is taken back brings him back, and again into the court', () => {
  const courtiers = new Courtiers();
  courtiers.follow([on(1, 0, 'first', 'x')], [court([])]);
  courtiers.follow([], [court(['x'])]);
  // The board does not know him any more and gives a new identity.
  const back = courtiers.follow([on(9, 0, 'first', 'x')], [court([])]);
  expect(ids(back)).toEqual([1]);
  expect(ids(courtiers.follow([], [court(['x'])]))).toEqual([1]);
});

test('whose kind is not told yet keeps the one that he had on the board', () => {
  const courtiers = new Courtiers();
  courtiers.follow([on(1, 0, 'first', 'x')], [court([])]);
  // A step that waits to be confirmed only counts him.
  const waiting = courtiers.follow([], [court([''])]);
  expect(waiting).toMatchObject([{ id: 1, piece: { kind: 'x', site: HOST } }]);
  expect(ids(courtiers.follow([], [court(['x'])]))).toEqual([1]);
});

test('those whom no history names are new, and apart from each other', () => {
  const found = ids(new Courtiers().follow([on(1, 0, 'first', 'x')], [court(['', ''])]));
  expect(new Set(found).size).toBe(3);
  expect(found[0]).toBe(1);
});

test('the second guest of a kind does not take the place of the first', () => {
  const courtiers = new Courtiers();
  courtiers.follow([on(1, 0, 'first', 'x'), on(2, 3, 'first', 'x')], [court([])]);
  courtiers.follow([on(2, 3, 'first', 'x')], [court(['x'])]);
  expect(ids(courtiers.follow([], [court(['x', 'x'])]))).toEqual([1, 2]);
});

test('the same state is the same list', () => {
  const courtiers = new Courtiers();
  const [pieces, courts] = [[on(1, 0, 'first', 'x')], [court([])]];
  expect(courtiers.follow(pieces, courts)).toBe(courtiers.follow(pieces, courts));
});
