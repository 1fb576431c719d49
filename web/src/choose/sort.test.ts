import { describe, expect, it } from 'vitest';
import { caseOf, fixture, offersAfter } from '../../tests/fixtures';
import { choicesOf, isPassing, sortOf } from './sort';

function after(game: string, name: string, ...path: string[]) {
  const told = fixture(game);
  return offersAfter(told, caseOf(told, name), ...path);
}

describe('promotion', () => {
  it.each([
    ['kings-cooking', 'promotion', ['a2', 'a3']],
    ['trid', 'promotion', ['a8B', 'a9QL6']],
    ['trid', 'owed', ['a8B']],
  ] as const)('is known in %s (%s), queen first, each with its key', (game, name, path) => {
    const offers = after(game, name, ...path);
    expect(sortOf(offers)).toBe('promotion');
    const choices = choicesOf(offers, 'promotion');
    expect(choices.map(({ word, key }) => [word, key])).toEqual([
      ['queen', 'q'],
      ['rook', 'r'],
      ['bishop', 'b'],
      ['knight', 'n'],
    ]);
  });
});

describe('arrival', () => {
  it('shows both, same position first, each with the square it lands on', () => {
    const offers = after('trid', 'arrival', 'QL2:0', 'QL1');
    expect(sortOf(offers)).toBe('arrival');
    const choices = choicesOf(offers, 'arrival');
    expect(choices.map(({ word }) => word)).toEqual(['same', 'rotated']);
    const { sites } = fixture('trid').universe;
    expect(
      choices.map(({ notes }) => notes.map(({ code, site }) => (site === null ? code : `${code} ${sites[site]?.name}`))),
    ).toEqual([
      ['same_position', 'landing z0QL1'],
      ['rotated', 'landing a1QL1'],
    ]);
  });

  it('shows a forbidden one with its reason', () => {
    const offers = after('trid', 'arrival', 'QL2:0', 'QL1');
    const [only, ...others] = offers.next;
    const narrowed = {
      next: [],
      step: only?.step ?? null,
      refused: others.map(({ pick }) => ({
        pick,
        refusal: { code: 'E_KING_EXPOSED', case: 'RideExposes', message: 'the king', details: {} },
      })),
    };
    expect(sortOf(narrowed)).toBe('arrival');
    expect(choicesOf(narrowed, 'arrival').map(({ refused }) => refused?.code)).toEqual(['E_KING_EXPOSED']);
  });
});

describe('stacks', () => {
  it('are asked beside the board, for the whole or one of them', () => {
    const offers = after('cotulenh', 'session', 'f4');
    expect(offers.next.every(({ pick }) => pick.startsWith('='))).toBe(true);
    expect(isPassing(sortOf(offers))).toBe(true);
  });
});

it('asks whether to capture or to stay', () => {
  const offers = after('cotulenh', 'strike', 'e4', 'e6');
  expect(sortOf(offers)).toBe('capture');
  expect(
    choicesOf(offers, 'capture')
      .map(({ word }) => word)
      .sort(),
  ).toEqual(['capture', 'stay']);
});

it('asks for a yes where a promotion of the rival is forced', () => {
  const told = fixture('trid');
  const forcing = caseOf(told, 'forcing');
  const pins = offersAfter(told, forcing, 'QL6:0');
  const to = told.universe.anchors.findIndex(({ name }) => name === 'QL5');
  expect(pins.next.find(({ pick }) => pick === `n${to}`)?.notes).toContainEqual({
    code: 'forces_promotion',
    site: null,
    reason: null,
  });
  expect(sortOf(offersAfter(told, forcing, 'QL6:0', 'QL5'))).toBe('consent');
});
