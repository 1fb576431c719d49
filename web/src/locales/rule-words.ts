/** The words of rule options and presets, which come late: they are needed where rules are chosen or told, not where a game is played. */

import { moduleOf } from '../engine/modules';
import { insistOnWords } from '../i18n';

/** Fetches the words for the rules of a game, however long that takes. A game that nobody has translated yet has none. */
export function loadRuleWords(game: string): Promise<void> {
  const module = moduleOf(game);
  return insistOnWords('rules', module === undefined ? ['common'] : ['common', module]);
}
