/** Who can read the signs of a game's pieces without having learned them; everybody else begins with pictures. */

import type { Locale } from '../i18n';

/**
 * The languages whose readers know the signs by heart. Games that are not listed have signs that everybody knows, or none.
 * CoTuLenh's are those of military maps: its own wooden set shows pictures in Vietnam too, so nobody learns them with the game.
 */
const READERS: Readonly<Record<string, readonly Locale[]>> = { xiangqi: ['zh-Hans'], rhythm: ['zh-Hans'], cotulenh: [] };

/** Whether most players have to learn the signs of a game. */
export function isUnfamiliar(game: string): boolean {
  return Object.hasOwn(READERS, game);
}

/** The set that somebody begins with who has chosen none. */
export function usualSet(game: string, locale: Locale): 'signs' | 'pictures' {
  const readers = Object.hasOwn(READERS, game) ? READERS[game] : undefined;
  return readers === undefined || readers.includes(locale) ? 'signs' : 'pictures';
}
