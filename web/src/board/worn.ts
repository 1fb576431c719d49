/** The colours that the boards of a game wear, where the player has chosen others than the usual ones. */

import { missing } from '../app/missing.svelte';
import { settings } from '../store/settings.svelte';

type Colours = ReadonlyMap<string, string>;
const worn = new Map<string, Colours>();

/** Fetches what was chosen; who has chosen nothing fetches nothing. */
export async function loadLook(game: string): Promise<void> {
  const look = settings.now.looks[game];
  if (look === undefined) worn.delete(game);
  else worn.set(game, (await missing.insist('screen', () => import('./skins/looks'))).coloursOf(game, look));
}

/** Dresses a board. */
export function dressed(game: string): (board: HTMLElement) => void {
  return ({ style }) => worn.get(game)?.forEach((colour, name) => style.setProperty(name, colour));
}
