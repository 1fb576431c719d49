/** The marks of a step in words. */

import { t } from '../../i18n';
import { sideName } from '../../locales/words';
import type { Mark } from '../../study/glyphs';

export function markText({ word, glyph }: Mark, sides: readonly [string, string]): string {
  return t(word, { glyph, first: sideName(sides[0]), second: sideName(sides[1]) });
}
