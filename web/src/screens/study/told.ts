/** A step of a tree in words, with what is said about it: for ears, and wherever one step is shown alone. */

import { t } from '../../i18n';
import { sayStep, type Speech } from '../../speech/speak';
import { marksOf } from '../../study/glyphs';
import type { StudyTable } from '../../table/study.svelte';
import { markText } from './marks';

export function toldOf(table: StudyTable, speech: Speech): string {
  const named = table.named(table.at);
  const step = named ? sayStep(speech, named.facts) : t('study-start');
  return [step, ...marksOf(table.at.glyphs).map((mark) => markText(mark, table.info.sides)), table.at.comment]
    .filter((part) => part !== '')
    .join('. ');
}
