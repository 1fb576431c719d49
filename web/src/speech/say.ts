/** What an action brought about, in words, for the live region. */

import type { EventView, View } from '../engine/types';
import { t } from '../i18n';
import { gradeName, sideName } from '../locales/words';
import type { Graded } from '../table/table';
import { sayStep, sideWord, type Speech } from './speak';

/** Events in groups: each step with what it brought about, everything else alone. */
function grouped(events: readonly EventView[]): EventView[][] {
  const groups: EventView[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (event.event !== 'move_executed' && group?.[0]?.event === 'move_executed') group.push(event);
    else groups.push([event]);
  }
  return groups;
}

function sayGroup(speech: Speech, [first, ...rest]: readonly EventView[]): string | null {
  const named = (side: 'first' | 'second') => sideName(sideWord(speech, side));
  switch (first?.event) {
    case 'move_executed':
      return sayStep(speech, first.facts, rest);
    case 'draw_offered':
      return t('say-draw-offered', { side: named(first.side) });
    case 'draw_declined':
      return t('say-draw-declined', { side: named(first.side) });
    case 'resigned':
      return t('say-resigned', { side: named(first.side) });
    case 'undone':
      return t('say-undone', { count: first.steps });
    case 'redone':
      return t('say-redone', { count: first.steps });
    default:
      // Captures, checks and the end are part of the sentences above and of the status line.
      return null;
  }
}

/** What an action brought about, as one text. */
export function sayEvents(speech: Speech, { events }: View): string {
  return grouped(events)
    .map((group) => sayGroup(speech, group))
    .filter((text) => text !== null)
    .join('. ');
}

/** The same, and before it the grade of a step in time: it is why somebody listens while the beat goes on. */
export function sayInTime(speech: Speech, view: View, graded: Graded | null): string {
  const said = sayEvents(speech, view);
  const now = view.events.some((event) => event.event === 'move_executed' && event.ply === graded?.ply);
  return now && graded ? `${gradeName(graded.grade)}. ${said}` : said;
}
