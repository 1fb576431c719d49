/**
 * How somebody wants the beat, as it is kept, and the beat itself once somebody has asked for it. It comes with its dialog: until then
 * no move is timed, and nobody has to fetch what ticks.
 */

import { troubleOf, type Values } from '../store/values';
import type { Trouble } from '../store/vault';
import type Mark from './Mark.svelte';
import type Pulse from './Pulse.svelte';
import type { Beat } from './beat.svelte';
import { WISHES, WISHES_FIELDS, type Wishes } from './wishes';

/** The wishes, read at the start of the page: what is wrong with them is told and put aside, whoever asks for the beat. */
export class KeptWishes {
  #values: Values | null = null;
  now: Wishes = $state.raw(WISHES);
  trouble: Trouble | null = $state.raw(null);

  start(values: Values): void {
    this.#values = values;
    const read = () => ({ value: this.now, trouble: this.trouble } = values.read('beat', WISHES_FIELDS, WISHES));
    read();
    values.watch('beat', read);
  }

  change(wishes: Partial<Wishes>): void {
    this.now = { ...this.now, ...wishes };
    void this.#values?.put('beat', this.now).then((written) => (this.trouble = troubleOf(written)));
  }
}

class Pace {
  readonly kept = new KeptWishes();
  beat: Beat | null = $state.raw(null);
  /** The beat to see, and what it made of a move: they come with it. */
  shown: { readonly Pulse: typeof Pulse; readonly Mark: typeof Mark } | null = $state.raw(null);
}

export const pace = new Pace();
