/** Names of boards: beside them, inside the picture, and over nothing if that can be. */

import { expect, test } from 'vitest';
import type { Box } from '../board/layout';
import { handleBoxes } from './handles';

const FREE: Box = { x: 0, y: 0, w: 400, h: 300 };
const box = (x: number, y: number, w = 80, h = 60): Box => ({ x, y, w, h });
const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

function nameOf(board: Box, bodies: readonly Box[], pins: readonly Box[] = []): Box {
  const found = handleBoxes([{ board: 7, box: board }], [board, ...bodies], pins, FREE).get(7);
  if (!found) throw new Error('every board has a name');
  return found;
}

test('a name lies outwards of its board', () => {
  expect(nameOf(box(80, 100), []).x).toBeLessThan(80);
  expect(nameOf(box(240, 100), []).x).toBeGreaterThanOrEqual(320);
});

test('it goes elsewhere if something is there, first from squares and then from pins', () => {
  const left = box(0, 90, 76, 80);
  const right = box(164, 90, 80, 80);
  expect(apart(nameOf(box(80, 100), [left]), left)).toBe(true);
  const between = nameOf(box(80, 100), [left], [right]);
  expect(apart(between, left) && apart(between, right)).toBe(true);
});

test('it stays inside the picture, and two names do not lie over each other', () => {
  const boards = [box(0, 0), box(0, 10), box(320, 240)].map((own, board) => ({ board, box: own }));
  const names = [
    ...handleBoxes(
      boards,
      boards.map(({ box: own }) => own),
      [],
      FREE,
    ).values(),
  ];
  expect(names).toHaveLength(3);
  for (const { x, y, w, h } of names) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + w).toBeLessThanOrEqual(400);
    expect(y + h).toBeLessThanOrEqual(300);
  }
  expect(names.every((a, index) => names.slice(index + 1).every((b) => apart(a, b)))).toBe(true);
});
