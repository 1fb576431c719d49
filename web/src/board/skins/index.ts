/**
 * The one list of skins; a game that is not in it is laid out by its coordinates.
 *
 * Each skin is a module of its own and is fetched when a board of its game is opened: nobody needs the ground of another game.
 */

import { missing } from '../../app/missing.svelte';
import { loadLook } from '../worn';
import { generic } from './generic';
import type { Skin } from './skin';

export type { Ground, Skin } from './skin';

const LOADERS: Readonly<Record<string, () => Promise<Skin>>> = {
  'kings-cooking': async () => (await import('./kings-cooking')).kingsCooking,
  xiangqi: async () => (await import('./points')).xiangqi,
  rhythm: async () => (await import('./points')).rhythm,
  cotulenh: async () => (await import('./cotulenh')).cotulenh,
  trid: async () => (await import('./trid')).trid,
};

const loaded = new Map<string, Skin>();

/** Fetches the skin of a game and its colours, so that `skinOf` has it, however long that takes. */
export async function loadSkin(game: string): Promise<void> {
  await loadLook(game);
  const load = Object.hasOwn(LOADERS, game) ? LOADERS[game] : undefined;
  if (load && !loaded.has(game)) loaded.set(game, await missing.insist('screen', load));
}

/** The skin of a game. Whoever shows a board waits for it before (`loadSkin`): a board that is laid out twice would jump. */
export function skinOf(game: string): Skin {
  const skin = loaded.get(game);
  if (!skin && Object.hasOwn(LOADERS, game)) throw new Error(`nobody waited for the skin of ${game}`);
  return skin ?? generic;
}
