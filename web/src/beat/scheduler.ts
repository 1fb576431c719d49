/**
 * Hands beats to the sound a little ahead of their time. A timer of the page is late by as much as it likes, a sound that was
 * ordered in advance is not: so the timer only has to come before the order is due.
 */

import { between, type Tempo, type Tick } from './metronome';

/** Time as the scheduler sees it; a test gives another one. */
export interface Clock {
  /** Milliseconds, on the clock of the page's events. */
  now(): number;
  /** Calls `work` every `ms` milliseconds; the answer ends that. */
  every(ms: number, work: () => void): () => void;
}

/** Whoever makes beats heard or seen. */
export interface Output {
  /** A beat will fall after so many milliseconds. */
  beat(tick: Tick, inMs: number): void;
  /** Everything that was ordered is off. */
  silence(): void;
}

/** How often the scheduler looks. */
const INTERVAL = 25;
/** How far ahead it orders: several looks, so that a busy page misses none. */
export const AHEAD = 150;

export class Scheduler {
  readonly #clock: Clock;
  readonly #outputs: readonly Output[];
  #tempo: Tempo | null = null;
  #ordered = 0;
  #end: (() => void) | null = null;

  constructor(clock: Clock, outputs: readonly Output[]) {
    this.#clock = clock;
    this.#outputs = outputs;
  }

  /** The beat that runs. */
  get tempo(): Tempo | null {
    return this.#tempo;
  }

  /** Starts, or goes on with another tempo. */
  run(tempo: Tempo): void {
    this.stop();
    this.#tempo = tempo;
    this.#ordered = this.#clock.now();
    this.#end = this.#clock.every(INTERVAL, () => this.#look());
    this.#look();
  }

  stop(): void {
    this.#end?.();
    this.#end = null;
    this.#tempo = null;
    for (const output of this.#outputs) output.silence();
  }

  /** Orders what is due soon. After a pause of the page nothing is made up for: a beat that is over is over. */
  #look(): void {
    if (!this.#tempo) return;
    const now = this.#clock.now();
    const until = now + AHEAD;
    for (const tick of between(this.#tempo, Math.max(now, this.#ordered), until)) {
      for (const output of this.#outputs) output.beat(tick, tick.at - now);
    }
    this.#ordered = Math.max(this.#ordered, until);
  }
}
