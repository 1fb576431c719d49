/** Two games that have an option of the same name. No two of ours do, so the files of their words are made up here. */

import { beforeAll, expect, it, vi } from 'vitest';
import { loadLate, setLocale } from '../i18n';
import { optionHint, optionName, optionValue, refusalText } from './words';

vi.mock(import('./late'), () => {
  const words: Readonly<Record<string, string>> = {
    'refusals/common': 'error-E_OPTION-OptionValue = { $name } refuses { $value }',
    'rules/cotulenh': 'option-points = Points\noption-points-hint = They decide.\noption-points-shown = are only shown',
    'rules/trid': 'option-trid-points = Corners\noption-trid-points-hint = There are eight.\noption-trid-points-shown = are lit',
  };
  return {
    LATE: Object.fromEntries(Object.entries(words).map(([part, text]) => [`./${part}.en.ftl`, () => Promise.resolve(text)])),
  };
});

beforeAll(async () => {
  await setLocale('en');
  // One after the other: what is made up is not yet there for a second that asks at the same time.
  await loadLate('rules', ['cotulenh']);
  await loadLate('rules', ['trid']);
  await loadLate('refusals', ['common']);
});

const told = (game: string): string[] => [
  optionName(game, 'points', 'the engine’s own'),
  optionHint(game, 'points', 'the engine’s own'),
  optionValue(game, 'points', 'shown'),
];

it('are each told in their own words', () => {
  expect(told('cotulenh')).toEqual(['Points', 'They decide.', 'are only shown']);
  expect(told('trid')).toEqual(['Corners', 'There are eight.', 'are lit']);
});

it('are refused in their own words', () => {
  const refusal = {
    code: 'E_OPTION',
    case: 'OptionValue',
    message: '',
    details: { name: { is: 'text', text: 'points' }, value: { is: 'text', text: 'shown' } },
  } as const;
  expect(refusalText('cotulenh', refusal)).toBe('Points refuses are only shown');
  expect(refusalText('trid', refusal)).toBe('Corners refuses are lit');
});

it('a value is not told by the name of an option', () => {
  expect(optionValue('cotulenh', 'aim', 'points')).toBe('points');
  expect(optionValue('cotulenh', 'aim', 'on')).toBe('on');
});
