import { expect, it } from 'vitest';
import { localEngine } from '../engine/desk';
import { Game } from '../hand/hand.svelte';
import { summaryOf, titleOf } from './summary';

it('counts moves as the list of moves numbers them, and tells the end', async () => {
  const opened = await Game.open(localEngine(), 'xiangqi');
  if (!opened.ok) throw new Error(opened.refusal.message);
  const game = opened.value;
  expect(summaryOf(game.view)).toEqual({ move: 0, plain: false, end: null });
  for (const step of ['h2e2', 'h9g7', 'h0g2']) await game.play(step);
  expect(summaryOf(game.view, true)).toEqual({ move: 2, plain: true, end: null });
  await game.resign('second');
  expect(summaryOf(game.view)).toEqual({ move: 2, plain: false, end: { winner: 'first', reason: 'resign' } });
});

it('calls a game by its event, round and date', () => {
  expect(titleOf({ Event: 'Asian Cup', Round: '3', Date: '1987.05.01' })).toBe('Asian Cup (3), 1987.05.01');
  expect(titleOf({ Event: 'Asian Cup', Round: '?', Date: '????.??.??' })).toBe('Asian Cup');
  expect(titleOf({ Event: '?', Date: '1987.05.01' })).toBe('');
  expect(titleOf({})).toBe('');
});
