/** What is heard and felt of an act: words for screen readers, a sound, a tremor. The latter two are fetched when there is a first one. */

import type { SideView } from '../engine/types';
import { sayInTime } from '../speech/say';
import type { Table, TableEvent } from '../table/table';
import type { Cue } from './cues';
import type { Wishes } from './feel';

type Changed = Extract<TableEvent, { is: 'changed' }>;

/** The words of a change. */
export function wordsOf({ info, universe, graded }: Table, { view }: Changed): string {
  return sayInTime({ game: view.game, sides: info.sides, universe }, view, graded);
}

/** Lets something be heard and felt. Whoever cannot fetch it plays in silence. */
export function cue(what: Cue | { readonly of: Changed; readonly own: SideView | null }, wishes: Wishes): void {
  if (wishes.volume <= 0 && !wishes.haptics) return;
  import('./feel').then(
    ({ cueOf, feel }) => feel(typeof what === 'string' ? what : cueOf(what.of.view.events, what.own), wishes),
    () => undefined,
  );
}
