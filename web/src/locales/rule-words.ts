/** The words of rule options and presets, which come late: they are needed where rules are chosen or told, not where a game is played. */

import { missing } from '../app/missing.svelte';
import { moduleOf } from '../engine/modules';
import { insistOnWords } from '../i18n';

/** What the engine itself says about the options and the presets of a game, for what nobody has translated yet. */
export interface Summaries {
  readonly options: Readonly<Record<string, string>>;
  readonly presets: Readonly<Record<string, string>>;
}

async function summariesOf(game: string): Promise<Summaries> {
  const { default: all } = await missing.insist('words', () => import('../engine/built/summaries.json'));
  const said = all as Readonly<Record<string, Summaries>>;
  return (Object.hasOwn(said, game) ? said[game] : undefined) ?? { options: {}, presets: {} };
}

/** Fetches the words for the rules of a game, however long that takes. A game that nobody has translated yet has none. */
export async function loadRuleWords(game: string): Promise<Summaries> {
  const module = moduleOf(game);
  const words = insistOnWords('rules', module === undefined ? ['common'] : ['common', module]);
  const [said] = await Promise.all([summariesOf(game), words]);
  return said;
}
