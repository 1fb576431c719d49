/** The clock of a game: who runs, who has no time left. Games without a clock have a timekeeper with nothing to do. */

import type { SideView, View } from '../engine/types';
import {
  entryOf,
  flagged,
  low,
  press,
  remaining,
  resumedClock,
  run,
  stop,
  turned,
  type Clock,
  type ClockEntry,
} from '../model/clock';

/** So many milliseconds two windows may differ because of what lies between writing and hearing. */
const LAG = 5000;
/** So many are worth a word to a window that has just come; only once in a turn, or two slow windows would talk for ever. */
const NOTABLE = 300;

export class Timekeeper {
  clock: Clock | null = $state.raw(null);
  readonly #now: () => number;
  /** Whether another window was told the time of this turn. */
  #told = false;
  /** Whether somebody was told that little is left. */
  #warned = false;

  constructor(clock: Clock | null, now: () => number) {
    this.clock = clock;
    this.#now = now;
  }

  /** Whether one clock runs for both sides. */
  get common(): boolean {
    return this.clock?.kind === 'common';
  }

  /** The clock as it is after a change of the game. Only who has played earns by it: taking back and playing again earn nothing. */
  after({ status }: View, played: boolean): Clock | null {
    const { clock } = this;
    if (!clock) return null;
    if (status.ended || status.ply === 0 || this.#spent(clock)) return stop(clock, this.#now());
    if (clock.running === status.actor) return clock;
    return (played ? press : turned)(clock, status.actor, this.#now());
  }

  /** The game has changed. */
  change(view: View, played: boolean): void {
    const before = this.clock?.running;
    this.clock = this.after(view, played);
    if (this.clock?.running !== before) this.#told = false;
  }

  stop(): void {
    if (this.clock) this.clock = stop(this.clock, this.#now());
  }

  /** A clock that was up before a step was taken back stays up: it ends nothing a second time. */
  #spent(clock: Clock): boolean {
    return clock.running === null && clock.left.some((left) => left <= 0);
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

  /** Whose time has become little just now; it is said once. */
  warning(): SideView | null {
    const { clock } = this;
    const side = clock?.running ?? null;
    const little = clock !== null && side !== null && low(clock, remaining(clock, side, this.#now()));
    const first = little && !this.#warned;
    this.#warned = little;
    return first ? side : null;
  }

  /**
   * Takes over what another window has of the clock. Where nobody has moved time only passes, so it is never given back: a window that
   * came later began with what was kept at the last move, and is behind.
   */
  take(entry: ClockEntry | null, course: 'same' | 'other'): 'taken' | 'behind' {
    const own = this.kept(this.clock);
    const { running = null, since = 0, before = 0 } = this.clock ?? {};
    if (!entry || !own || course === 'other') {
      this.clock = entry && { ...resumedClock(entry), running, before, since: running === null ? since : this.#now() };
      return 'taken';
    }
    const left = [Math.min(own.left[0], entry.left[0]), Math.min(own.left[1], entry.left[1])] as const;
    if (this.clock) this.clock = { ...stop(this.clock, this.#now()), left, running, since: this.#now() };
    const gap = Math.max(entry.left[0] - own.left[0], entry.left[1] - own.left[1]);
    if (gap <= (this.#told ? LAG : NOTABLE)) return 'taken';
    this.#told = true;
    return 'behind';
  }

  /** What is kept of a clock. */
  kept(clock: Clock | null): ClockEntry | null {
    return clock && entryOf(clock, this.#now());
  }
}
