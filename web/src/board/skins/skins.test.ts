import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { DUMMY, GAMES, fixture } from '../../../tests/fixtures';
import { absentImports } from '../../../tests/imports';
import { generic } from './generic';
import { loadSkin, skinOf } from './index';

// Whoever is listed without a file would be waited for.
beforeAll(() => expect(absentImports(new URL('index.ts', import.meta.url))).toEqual([]));

it('cannot be had before it has come', async () => {
  const [game = ''] = GAMES;
  expect(() => skinOf(game)).toThrow('nobody waited');
  await Promise.all(GAMES.map(loadSkin));
  expect(skinOf(game)).toBeDefined();
});

it.each(GAMES)('%s has a skin of its own', (game) => {
  expect(skinOf(game).name, `a line for ${game} in skins/index.ts`).not.toBe(generic.name);
});

it.each(GAMES)('%s: the style sheet dresses everything that the skin draws', (game) => {
  const { universe, cases } = fixture(game);
  const skin = skinOf(game);
  const layout = skin.lay(universe, { facing: 'first', view: skin.views[0] ?? 'panels', shape: 'wide', focus: null });
  const roles = new Set(cases.flatMap(({ view }) => skin.ground(universe, layout, view.scene).map(({ role }) => role)));
  const style = readFileSync(new URL('../board.css', import.meta.url), 'utf8');
  // What has no rule is drawn black.
  const bare = [...roles].filter((role) => !new RegExp(`\\.ground-${role}\\b(?!-)`).test(style));
  expect(bare, 'roles without a rule .ground-ROLE in board.css').toEqual([]);
});

it('lays out a game that nobody has heard of', async () => {
  await Promise.all([DUMMY, 'constructor'].map(loadSkin));
  expect(skinOf(DUMMY)).toBe(generic);
  expect(skinOf('constructor')).toBe(generic);
});
