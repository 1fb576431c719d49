/**
 * The colours that a board can have beside its usual ones, for both themes. They are fetched by whoever has chosen one, and by the
 * settings. Marks and pieces keep their colours, so whatever is chosen must let them be seen (its test).
 */

/** A colour by day and by night. */
type Pair = readonly [string, string];
type Colours = Readonly<Record<string, Pair>>;

/** What a ground is made of: lines and points, a coast, or squares in two colours. */
export type Family = 'points' | 'coast' | 'squares';

const LOOKS: Readonly<Record<Family, Readonly<Record<string, Colours>>>> = {
  points: {
    usual: {},
    paper: {
      'board-wood': ['#f6f1e4', '#c9c2b0'],
      'board-wood-sky': ['#dceaf2', '#9db6c4'],
      'board-wood-ground': ['#e6dccb', '#a99d88'],
      'board-line': ['#45413a', '#1f1d19'],
    },
    jade: {
      'board-wood': ['#cfe3d2', '#86a58d'],
      'board-wood-sky': ['#cfe0f0', '#8aa7bd'],
      'board-wood-ground': ['#dcd6bb', '#9d9675'],
      'board-line': ['#1f4d3a', '#0f2c1d'],
    },
  },
  coast: {
    usual: {},
    chart: {
      'board-sea': ['#d3e6ee', '#7f9aa6'],
      'board-land': ['#f4ead0', '#b5a884'],
      'board-bridge': ['#d8b98a', '#8d7146'],
      'board-line': ['#4a3b2a', '#241a10'],
    },
    moss: {
      'board-sea': ['#a5c8c4', '#4f7f80'],
      'board-land': ['#dbe3bf', '#93a071'],
      'board-bridge': ['#b9a06a', '#75663a'],
      'board-line': ['#2f4426', '#16220f'],
    },
  },
  squares: {
    usual: {},
    green: {
      'board-light': ['#eef0dc', '#c3c8a6'],
      'board-dark': ['#9dbb83', '#6f9159'],
      'board-rim': ['#3f5a35', '#33492b'],
      'space-light': ['#e9ecd2', '#b9d0b0'],
      'space-dark': ['#6f9155', '#3c6a44'],
      'space-rim': ['#3f5a35', '#274029'],
    },
    slate: {
      'board-light': ['#e8edf2', '#c2ccd7'],
      'board-dark': ['#a9bacb', '#76899d'],
      'board-rim': ['#46576a', '#33414f'],
      'space-light': ['#dfe7ef', '#aebfd0'],
      'space-dark': ['#6b849d', '#3d566f'],
      'space-rim': ['#3d4d5e', '#26333f'],
    },
  },
};

/** The ground of each game, and pieces that a preview shows on it. */
const GROUNDS: Readonly<Record<string, { readonly family: Family; readonly pieces: readonly string[] }>> = {
  'kings-cooking': { family: 'squares', pieces: ['queen', 'rook', 'knight', 'bishop'] },
  xiangqi: { family: 'points', pieces: ['king', 'rook', 'horse', 'cannon'] },
  rhythm: { family: 'points', pieces: ['king', 'rook', 'horse', 'cannon'] },
  cotulenh: { family: 'coast', pieces: ['navy', 'commander', 'tank', 'air_force'] },
  trid: { family: 'squares', pieces: ['king', 'queen', 'knight', 'rook'] },
};

function groundOf(game: string): (typeof GROUNDS)[string] | undefined {
  return Object.hasOwn(GROUNDS, game) ? GROUNDS[game] : undefined;
}

export function familyOf(game: string): Family {
  return groundOf(game)?.family ?? 'squares';
}

export function samplesOf(game: string): readonly string[] {
  return groundOf(game)?.pieces ?? [];
}

/** The looks of a game's board, the usual one first. */
export function looksOf(game: string): readonly string[] {
  const ground = groundOf(game);
  return ground ? Object.keys(LOOKS[ground.family]) : ['usual'];
}

/** The colours of a look, by day and by night; none for a look that is not there. */
export function pairsOf(game: string, look: string): Colours {
  const all = groundOf(game) && LOOKS[familyOf(game)];
  return (all && Object.hasOwn(all, look) ? all[look] : undefined) ?? {};
}

/** The same as a style sheet says it. */
export function coloursOf(game: string, look: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(pairsOf(game, look)).map(([name, [day, night]]) => [`--${name}`, `light-dark(${day}, ${night})`]),
  );
}
