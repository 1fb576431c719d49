import { expect, it } from 'vitest';
import { DUMMY, GAMES } from '../../../tests/fixtures';
import { generic } from './generic';
import { skinOf } from './index';

it.each(GAMES)('%s has a skin of its own', (game) => {
  expect(skinOf(game)).not.toBe(generic);
});

it('lays out a game that nobody has heard of', () => {
  expect(skinOf(DUMMY)).toBe(generic);
  expect(skinOf('constructor')).toBe(generic);
});
