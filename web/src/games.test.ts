/**
 * No rule of any game is written in TypeScript. What a rule would be made of are the game's own words: its id, the kinds of its
 * pieces, its terrains, the names of its places. Outside the few files that are about how one game looks or reads, none of
 * them stands in a text. And the game of the tests stands nowhere at all.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DUMMY, FIXTURES, fixture } from '../tests/fixtures';

/** What is about single games by its nature, and why. */
const ABOUT_GAMES: Readonly<Record<string, string>> = {
  './pieces/': 'drawings of pieces and the pictures of the games',
  './locales/': 'words for pieces, terrains and reasons in three languages',
  './rules/': 'pages that teach a game; every board on them is set up and judged by the engine',
  './board/skins/': 'how boards lie and what is drawn under the pieces',
  './choose/sort.ts': 'the letter keys of a chooser (Q R B N); what can be chosen comes from the engine',
  './model/manners.ts': 'whether a game asks for a hand-off, a story, line-ups',
  './play/lineups.ts': 'the chooser of pieces before the game; the engine judges the choice',
  './store/takeover.ts': 'the place in the store that one rules text names',
};

/** Words that belong to every board, whatever is played on it, and where they are used. */
const COMMON: Readonly<Record<string, string>> = {
  main: 'the kind of a board that does not move',
  attack: 'the kind of a board that moves',
  light: 'a colour of squares, and a theme',
  dark: 'a colour of squares, and a theme',
  off: 'the place of pieces that have left, and a beat that does not count',
  court: 'a place beside the board where pieces are kept',
};

const SOURCES = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

const pages = Object.entries(SOURCES).filter(
  ([path]) => !path.endsWith('.test.ts') && path !== './engine/types.ts' && !path.startsWith('./engine/built/'),
);

function isAboutGames(path: string): boolean {
  return Object.keys(ABOUT_GAMES).some((place) => path.startsWith(place));
}

/** The lines of a source that have a word as a text of its own. Double quotes are those of markup; remarks may speak freely. */
function linesWith(source: string, words: ReadonlySet<string>): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(\/\/|\/?\*)/.test(line)
        ? []
        : [...line.matchAll(/(['`])([^'`\s]+)\1/g)].flatMap(([, , text]) =>
            text !== undefined && words.has(text) ? [`${index + 1}: ${text}`] : [],
          ),
    );
}

/** The words of a game, as the engine says them. */
function wordsOf(id: string): Set<string> {
  const { universe, cases } = fixture(id);
  const words = new Set([
    id,
    ...universe.sites.flatMap(({ name, terrain }) => [name, terrain]),
    ...universe.anchors.map(({ name }) => name),
    ...cases.flatMap(({ view }) => view.scene.pieces.map(({ kind }) => kind)),
  ]);
  for (const word of [...Object.keys(COMMON), '']) words.delete(word);
  // Seven cells that are called by their numbers prove nothing: texts are full of numbers.
  for (const word of words) if (/^\d+$/.test(word)) words.delete(word);
  return words;
}

describe.each(FIXTURES)('%s', (id) => {
  it('is not spoken of where every game is served', () => {
    const words = wordsOf(id);
    const found = pages
      .filter(([path]) => !isAboutGames(path))
      .flatMap(([path, source]) => linesWith(source, words).map((line) => `${path}:${line}`));
    expect(found).toEqual([]);
  });
});

it('nothing at all knows the game of the tests', () => {
  const found = pages.filter(([, source]) => source.includes(DUMMY)).map(([path]) => path);
  const texts = ['en', 'vi', 'zh-Hans'].filter((locale) =>
    readFileSync(new URL(`locales/${locale}.ftl`, import.meta.url), 'utf8').includes(DUMMY),
  );
  expect([...found, ...texts]).toEqual([]);
});

it('every exception is used', () => {
  const unused = Object.keys(ABOUT_GAMES).filter((place) => !pages.some(([path]) => path.startsWith(place)));
  expect(unused).toEqual([]);
});

it('a word would be found', () => {
  expect(linesWith("if (kind === 'cannon') return;", wordsOf('xiangqi'))).toEqual(['1: cannon']);
});
