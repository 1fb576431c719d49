/** What is heard of an act: words for screen readers, and a small sound. */

import type { TableEvent, Table } from '../table/table';
import { sayInTime } from '../speech/say';
import { play, soundOf } from './sound';

type Changed = Extract<TableEvent, { is: 'changed' }>;

/** The words of a change. */
export function wordsOf({ info, universe, graded }: Table, { view }: Changed): string {
  return sayInTime({ game: view.game, sides: info.sides, universe }, view, graded);
}

/** The sound of a change; of what another page does only that page is heard. */
export function soundFor({ view, by }: Changed, wanted: boolean): void {
  const heard = wanted && by === 'here' ? soundOf(view.events) : null;
  if (heard) play(heard);
}
