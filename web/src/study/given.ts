/** What the address of a study may name beside what is kept: an annotated game of ours, or a record itself. */

import { locale } from '../i18n';
import { loadSamples, saveOf } from '../rules/sample';

/** What stands in a record and in no name. */
const WRITTEN = /[\s#{[]/;

/** The record that an address gives; nothing where it gives none. */
export async function givenBy(game: string, entry: string): Promise<string | null> {
  if (WRITTEN.test(entry)) return entry;
  const sample = (await loadSamples(game)).find(({ name }) => name === entry);
  return sample ? saveOf(sample, locale()) : null;
}
