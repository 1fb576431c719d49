/** The words of the page as a person reads them, in English: from its own catalogue, so that no sentence is written twice. */

import { GAMES } from '../src/engine/modules';
import { setLocale, t } from '../src/i18n';
import { gameName } from '../src/locales/words';

await setLocale('en');

export { t };

/** What a game is called. */
export function called(game: string): string {
  return gameName(game, GAMES.find(({ id }) => id === game)?.name ?? game);
}
