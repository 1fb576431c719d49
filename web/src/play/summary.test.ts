import { beforeAll, expect, it } from 'vitest';
import { localEngine } from '../engine/desk';
import { setLocale } from '../i18n';
import { moveAt, summaryOf, titleOf } from './summary';
import { play, sit } from './testing';

beforeAll(() => setLocale('en'));

it('counts moves as the list of moves numbers them, and tells the end', async () => {
  const { table } = await sit(localEngine(), { game: 'xiangqi' });
  const { options } = table.live;
  expect(options.length).toBeGreaterThan(0);
  expect(summaryOf(table.live)).toEqual({ move: 0, plain: false, options, redo: 0, end: null });
  for (const step of ['h2e2', 'h9g7', 'h0g2']) await play(table, step);
  expect(summaryOf(table.live, true)).toEqual({ move: 2, plain: true, options, redo: 0, end: null });
  expect([0, 1, 2, 3].map((ply) => moveAt(table.live.turns, ply))).toEqual([0, 1, 1, 2]);
  await table.act({ do: 'resign', side: 'second' });
  const end = { winner: 'first', reason: 'resign' };
  expect(summaryOf(table.live)).toEqual({ move: 2, plain: false, options, redo: 0, end });
});

it('calls a game by its event, round and date', () => {
  expect(titleOf({ Event: 'Asian Cup', Round: '3', Date: '1987.05.01' })).toBe('Asian Cup (3), 1987.05.01');
  expect(titleOf({ Event: 'Asian Cup', Round: '?', Date: '????.??.??' })).toBe('Asian Cup');
  expect(titleOf({ Event: '?', Date: '1987.05.01' })).toBe('');
  expect(titleOf({})).toBe('');
});
