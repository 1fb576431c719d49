import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, fixture } from '../../tests/fixtures';
import { LOCALES, has, setLocale } from '../i18n';
import { optionName, pieceName, sideName, terrainName } from './words';

/** A word in another script was translated; the engine's own words are plain letters. */
const LATIN = /^[\x20-\x7e]*$/;

describe.each(LOCALES.map(({ id }) => id))('%s', (locale) => {
  beforeAll(() => setLocale(locale));
  afterAll(() => setLocale('en'));

  it.each(GAMES)('names %s and tells its story', (game) => {
    expect(has(`game-${game}-name`)).toBe(true);
    expect(has(`game-${game}-story`)).toBe(true);
  });
});

describe('words of every game', () => {
  beforeAll(() => setLocale('zh-Hans'));
  afterAll(() => setLocale('en'));

  it.each(GAMES)('%s: sides, pieces and options', (id) => {
    const { game, cases } = fixture(id);
    for (const side of game.sides) expect(sideName(side), `side-${side}`).not.toMatch(LATIN);
    for (const { name, summary } of game.options) {
      expect(optionName(name, summary), `option-${name}`).not.toMatch(LATIN);
    }
    for (const { view } of cases) {
      for (const { kind } of view.scene.pieces) {
        expect(pieceName(id, kind, game.sides[0]), `piece-${kind}`).not.toMatch(LATIN);
      }
    }
  });

  it.each(GAMES)('%s: terrains and notations', (id) => {
    const { game, universe } = fixture(id);
    for (const terrain of new Set(universe.sites.map(({ terrain }) => terrain))) {
      expect(terrainName(terrain), `terrain-${terrain}`).not.toMatch(LATIN);
    }
    for (const form of game.forms) expect(has(`notation-${form}`), form).toBe(true);
  });
});
