/** The clock of a game: who runs, who has no time left. Games without a clock have a timekeeper with nothing to do. */

import type { SideView, View } from '../engine/types';
import { entryOf, flagged, press, resumedClock, run, stop, type Clock, type ClockEntry } from '../model/clock';

/** So many milliseconds two windows may differ because of what lies between writing and hearing. */
const LAG = 5000;

export class Timekeeper {
  clock: Clock | null = $state.raw(null);
  readonly #now: () => number;

  constructor(clock: Clock | null, now: () => number) {
    this.clock = clock;
    this.#now = now;
  }

  /** Whether one clock runs for both sides. */
  get common(): boolean {
    return this.clock?.kind === 'common';
  }

  /** The clock as it is after a change of the game. */
  after({ status }: View): Clock | null {
    const { clock } = this;
    if (!clock) return null;
    if (status.ended || this.#spent(clock)) return stop(clock, this.#now());
    const passes = clock.running !== status.actor && status.ply > 0;
    return passes ? press(clock, status.actor, this.#now()) : clock;
  }

  stop(): void {
    if (this.clock) this.clock = stop(this.clock, this.#now());
  }

  /** A common clock that was up before a step was taken back stays up: it ends nothing a second time. */
  #spent(clock: Clock): boolean {
    return clock.kind === 'common' && clock.running === null && clock.left[0] <= 0;
  }

  run(side: SideView): void {
    if (this.clock && !this.#spent(this.clock)) this.clock = run(this.clock, side, this.#now());
  }

  /** Who has no time left. A flag falls once, however long it takes to write it down. */
  fallen(): SideView | null {
    const side = this.clock && flagged(this.clock, this.#now());
    if (side) this.stop();
    return side;
  }

  /**
   * Takes over what another window has of the clock, unless it knows less: time common to both only passes, and one that came later began
   * with what was kept at the last move.
   */
  take(entry: ClockEntry | null): 'taken' | 'behind' {
    const own = this.kept(this.clock);
    if (own?.kind === 'common' && entry && entry.left[0] > own.left[0] + LAG) return 'behind';
    const { running, since } = this.clock ?? { running: null, since: 0 };
    this.clock = entry && { ...resumedClock(entry), running, since: running === null ? since : this.#now() };
    return 'taken';
  }

  /** What is kept of a clock. */
  kept(clock: Clock | null): ClockEntry | null {
    return clock && entryOf(clock, this.#now());
  }
}
