import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { DUMMY, GAMES, fixture } from '../../tests/fixtures';
import { absentImports } from '../../tests/imports';
import { loadPieces, paletteOf, pieceArt, setsOf, type Art } from './index';
import { icons } from './icons';
import { plainArt } from './fallback';
import { thumbnailOf } from './thumbnails';

const CHESS = ['queen', 'rook', 'bishop', 'knight', 'pawn'];
const XIANGQI = ['king', 'advisor', 'elephant', 'horse', 'rook', 'cannon', 'pawn'];

/** The words of the engine for the kinds of each game. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'kings-cooking': CHESS,
  trid: ['king', ...CHESS],
  xiangqi: XIANGQI,
  rhythm: XIANGQI,
  cotulenh: [
    'commander',
    'infantry',
    'tank',
    'militia',
    'engineer',
    'artillery',
    'anti_air',
    'missile',
    'air_force',
    'navy',
    'headquarter',
  ],
};

const outline = (art: Art): string => art.map((shape) => `${shape.role}:${shape.d}`).join('|');

/** Games that wear the same drawings and colours on purpose: they are of one family. Any other game has its own. */
const FAMILIES: readonly (readonly string[])[] = [
  ['kings-cooking', 'trid'],
  ['rhythm', 'xiangqi'],
];

/** Games that are alike in something, put together with those that they are like. */
function alike(like: (game: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const game of GAMES) groups.set(like(game), [...(groups.get(like(game)) ?? []), game]);
  return [...groups.values()].filter((games) => games.length > 1);
}

// Whoever is listed without a file would be waited for.
beforeAll(() => expect(absentImports(new URL('index.ts', import.meta.url))).toEqual([]));

/** Path data of the commands we use, with numbers only: a slip of the pen would draw nothing in a browser. */
const PATH = /^M[-MLHVCSQTAZmlhvcsqtaz0-9., ]+$/;

it('knows the kinds of every game of the catalogue', () => {
  expect(Object.keys(KINDS).sort()).toEqual(GAMES);
  for (const game of GAMES) {
    const seen = fixture(game).cases.flatMap(({ view }) => view.scene.pieces.map(({ kind }) => kind));
    expect(KINDS[game]).toEqual(expect.arrayContaining([...new Set(seen)]));
  }
});

describe.each(GAMES)('the start screen shows %s', (game) => {
  it('by a picture and in colours of its own', () => {
    expect(thumbnailOf(game) === thumbnailOf(DUMMY), `only the plain picture for ${game} in thumbnails.ts`).toBe(false);
    expect(paletteOf(game), `a palette for ${game} in paletteOf`).not.toBe('plain');
    expect(readFileSync(new URL('pieces.css', import.meta.url), 'utf8')).toContain(`[data-pieces='${paletteOf(game)}']`);
  });
});

describe('what a game wears is its own, or its family’s', () => {
  const css = readFileSync(new URL('pieces.css', import.meta.url), 'utf8');
  /** The colours of a palette, whatever it is called. */
  const colours = (palette: string): string => css.split(`[data-pieces='${palette}'] {`)[1]?.split('}')[0] ?? '';

  it('the name of its palette and the colours in it', () => {
    expect(alike(paletteOf)).toEqual(FAMILIES);
    expect(alike((game) => colours(paletteOf(game)))).toEqual(FAMILIES);
    for (const game of GAMES) expect(colours(paletteOf(game)), game).toContain('--piece-1-accent');
  });

  it.each(['signs', 'pictures'])('its drawings in the set %s', async (set) => {
    await Promise.all(GAMES.map((game) => loadPieces(game, set)));
    const drawn = new Map<string, Set<string>>();
    for (const game of GAMES) {
      for (const kind of KINDS[game] ?? []) {
        const art = outline(pieceArt(game, set, 0, kind));
        drawn.set(art, (drawn.get(art) ?? new Set()).add(game));
      }
    }
    const shared = [...drawn.values()].filter((games) => games.size > 1).map((games) => [...games].join());
    expect([...new Set(shared)].sort()).toEqual(FAMILIES.map((games) => games.join()));
  });

  it('the picture of the start screen', () => {
    expect(alike((game) => JSON.stringify(thumbnailOf(game)))).toEqual([]);
  });
});

describe.each(Object.entries(KINDS))('%s', (game, kinds) => {
  it('offers the traditional signs and the pictures', () => {
    expect(setsOf(game)).toEqual(['signs', 'pictures']);
  });

  it.each(setsOf(game))('draws every kind of both sides in the set %s', async (set) => {
    await loadPieces(game, set);
    const seen = new Set<string>();
    for (const side of [0, 1] as const) {
      for (const kind of kinds) {
        const art = pieceArt(game, set, side, kind);
        expect(art, `${kind} has a drawing`).not.toEqual(plainArt(side, kind));
        for (const shape of art) expect(shape.d).toMatch(PATH);
        seen.add(outline(art));
      }
    }
    // Sides and kinds differ by shape, not by colour alone.
    expect(seen.size).toBe(2 * kinds.length);
  });
});

it('draws a game and a kind that nobody has heard of', async () => {
  expect(setsOf('leapers')).toEqual(['plain']);
  await loadPieces('leapers', 'plain');
  const [first, second] = ([0, 1] as const).map((side) => outline(pieceArt('leapers', 'plain', side, 'stone')));
  expect(first).not.toBe(second);
  expect(outline(pieceArt('leapers', 'plain', 0, 'pebble'))).not.toBe(first);
  expect(outline(pieceArt('constructor', 'toString', 0, ''))).toMatch(/^body:M/);
});

it('has only path data in icons and thumbnails', () => {
  for (const icon of Object.values(icons)) {
    for (const d of Object.values(icon)) expect(d).toMatch(PATH);
  }
  for (const game of [...Object.keys(KINDS), 'leapers']) {
    for (const shape of thumbnailOf(game).shapes) expect(shape.d).toMatch(PATH);
  }
});
