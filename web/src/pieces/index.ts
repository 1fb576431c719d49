/**
 * The pieces of every game: which sets there are, loading one, and drawing a piece of it.
 *
 * Each set is a module of its own and is fetched when a game is opened; a game that is not listed here gets plain counters.
 */

import { missing } from '../app/missing.svelte';
import type { Art, PieceSet, SideIndex } from './art';
import { plainArt } from './fallback';

export { colour } from './art';
export type { Art, PieceSet, Role, SideIndex } from './art';

/** The names of the sets: what has always been on the pieces, and what a child recognises. */
export type SetName = 'signs' | 'pictures' | 'plain';

type Loader = () => Promise<{ readonly set: PieceSet }>;

const CHESS: Readonly<Record<string, Loader>> = {
  signs: () => import('./chess-signs'),
  pictures: () => import('./chess-pictures'),
};

const XIANGQI: Readonly<Record<string, Loader>> = {
  signs: () => import('./xiangqi-signs'),
  pictures: () => import('./xiangqi-pictures'),
};

/** The one list of drawings; everything else here is the same for all games. */
const LOADERS: Readonly<Record<string, Readonly<Record<string, Loader>>>> = {
  'kings-cooking': CHESS,
  trid: CHESS,
  xiangqi: XIANGQI,
  rhythm: XIANGQI,
  cotulenh: {
    signs: () => import('./cotulenh-signs'),
    pictures: () => import('./cotulenh-pictures'),
  },
};

const loaded = new Map<Loader, PieceSet>();

function loader(game: string, set: string): Loader | undefined {
  const sets = Object.hasOwn(LOADERS, game) ? LOADERS[game] : undefined;
  return sets && Object.hasOwn(sets, set) ? sets[set] : undefined;
}

/** The sets of a game, the traditional one first. */
export function setsOf(game: string): readonly SetName[] {
  return Object.hasOwn(LOADERS, game) ? ['signs', 'pictures'] : ['plain'];
}

/** Fetches a set, so that `pieceArt` has it, however long that takes. Sets that do not exist are plain and need no fetching. */
export async function loadPieces(game: string, set: string): Promise<void> {
  const load = loader(game, set);
  if (load && !loaded.has(load)) loaded.set(load, (await missing.insist('pieces', load)).set);
}

/** The drawing of a piece; a plain counter for what has no drawing or is not loaded. */
export function pieceArt(game: string, set: string, side: SideIndex, kind: string): Art {
  const load = loader(game, set);
  const figures = load && loaded.get(load)?.[side];
  const art = figures && Object.hasOwn(figures, kind) ? figures[kind] : undefined;
  return art ?? plainArt(side, kind);
}

/** The family whose colours a game's pieces wear (`pieces.css`). */
export function paletteOf(game: string): 'chess' | 'xiangqi' | 'cotulenh' | 'plain' {
  if (game === 'trid' || game === 'kings-cooking') return 'chess';
  if (game === 'xiangqi' || game === 'rhythm') return 'xiangqi';
  return game === 'cotulenh' ? 'cotulenh' : 'plain';
}
