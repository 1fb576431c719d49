import { beforeAll, describe, expect, it } from 'vitest';
import { loadLate, setLocale } from '../i18n';
import type { Players } from '../model/players';
import { cooks, endReason, endScore, endTitle, type EndAbout } from './ends';
import { scoreText } from './score';

beforeAll(async () => {
  await setLocale('en');
  await loadLate('screens', ['others']);
});

const AGAINST: Players = [
  { kind: 'machine', level: 3 },
  { kind: 'human', name: '' },
];
const mine: EndAbout = { game: 'kings-cooking', sides: ['light', 'dark'], players: AGAINST, own: 'second' };
const ours: EndAbout = {
  ...mine,
  own: null,
  players: [
    { kind: 'human', name: 'Ann' },
    { kind: 'human', name: '' },
  ],
};

describe('the end of a game', () => {
  it('speaks to the one person here', () => {
    expect(endTitle(mine, { winner: 'second' })).toBe('You won');
    expect(endTitle(mine, { winner: 'first' })).toBe('You lost');
    expect(endTitle(mine, { winner: null })).toBe('Draw: both kings cook together');
    expect(endReason(mine, { winner: 'second', reason: 'resign' })).toBe('The computer gives up.');
    expect(endReason(mine, { winner: 'first', reason: 'resign' })).toBe('You gave up.');
    expect(endReason({ ...mine, game: 'trid' }, { winner: null, reason: 'repetition' })).toBe(
      'The position occurred for the third time.',
    );
  });

  it('names the sides where two persons sit here', () => {
    expect(endTitle(ours, { winner: 'first' })).toBe('Ann (Light) wins');
    expect(endReason({ ...ours, game: 'xiangqi', sides: ['red', 'black'] }, { winner: 'first', reason: 'stalemate' })).toBe(
      'Black has no legal move, which loses.',
    );
  });

  it('calls a mate as the players of each game do', async () => {
    const mated = (game: string) => endReason({ ...mine, game }, { winner: 'first', reason: 'checkmate' });
    await setLocale('vi');
    await loadLate('screens', ['others']);
    expect(['xiangqi', 'rhythm', 'trid'].map(mated)).toEqual(['Bạn bị chiếu bí.', 'Bạn bị chiếu bí.', 'Bạn bị chiếu hết.']);
    await setLocale('en');
  });

  it('has the own score first, and the joke for the loser', () => {
    expect(endScore(mine, [0, 2], false)).toBe('2 : 0');
    expect(endScore(ours, [0, 2], false)).toBe('0 : 2');
    expect(endScore({ ...mine, sides: ['red', 'blue'] }, [10, 20], true)).toBe('Blue 20 · Red 10');
    expect(cooks(mine, 'first')).toBe('You have to cook!');
    expect(cooks(mine, 'second')).toBe('Light has to cook!');
    expect(cooks(ours, 'first')).toBe('Dark has to cook!');
  });
});

describe('a score in words', () => {
  const about = { sides: ['red', 'black'], actor: 'second', own: true, exact: false } as const;
  it.each([
    [20, 'The game is even.'],
    [-60, 'Your opponent is a little better.'],
    [150, 'You are better.'],
    [400, 'You are clearly better.'],
    [-900, 'Your opponent is winning.'],
  ])('%d hundredths', (hundredths, text) => {
    expect(scoreText(about, { is: 'value', hundredths })).toBe(text);
  });

  it('counts the moves of whoever wins', () => {
    expect(scoreText(about, { is: 'win', turns: 5, distance: 'at_most' })).toBe('You win in 3 moves at most.');
    expect(scoreText(about, { is: 'win', turns: 5, distance: 'proved' })).toBe('You win in 3 moves.');
    expect(scoreText(about, { is: 'win', turns: 1, distance: 'at_most' })).toBe('You win in one move.');
    expect(scoreText({ ...about, own: false }, { is: 'loss', turns: 4, distance: 'at_most' })).toBe(
      'Red wins in 2 moves at most.',
    );
  });

  it('is no opinion where the game is solved', () => {
    const exact = { ...about, exact: true };
    expect(scoreText(exact, { is: 'value', hundredths: 0 })).toBe('With perfect play it is a draw.');
    expect(scoreText(exact, { is: 'loss', turns: 6, distance: 'at_most' })).toBe(
      'With perfect play your opponent wins in 3 moves.',
    );
  });
});
