/** The words of rule options and presets, which come late: they are needed where rules are chosen or told, not where a game is played. */

import { moduleOf } from '../engine/modules';
import { loadLate } from '../i18n';

/** Fetches the words for the rules of a game; comes back also when they did not come, and then options have the engine's words. */
export function loadRuleWords(game: string): Promise<void> {
  const module = moduleOf(game);
  return loadLate('rules', module === undefined ? ['common'] : ['common', module]);
}
