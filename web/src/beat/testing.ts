/** A clock that stands still until a test moves it, and a hand that acts when a test says so. */

import type { Clock, Output } from './scheduler';
import type { Tick } from './metronome';

export class TestClock implements Clock {
  time: number;
  readonly #works = new Set<{ at: number; readonly every: number | null; readonly work: () => void }>();

  constructor(time = 0) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }

  every(ms: number, work: () => void): () => void {
    const entry = { at: this.time + ms, every: ms, work };
    this.#works.add(entry);
    return () => this.#works.delete(entry);
  }

  after(ms: number, work: () => void): void {
    this.#works.add({ at: this.time + ms, every: null, work });
  }

  /** Lets time pass, and everything happen that is due meanwhile. */
  pass(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const [next] = [...this.#works].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.time = Math.max(this.time, next.at);
      if (next.every === null) this.#works.delete(next);
      else next.at += next.every;
      next.work();
    }
    this.time = until;
  }

  /** The page is busy or hidden: time passes and no timer comes. */
  sleep(ms: number): void {
    this.time += ms;
    for (const entry of this.#works) entry.at = Math.max(entry.at, this.time);
  }
}

/** An output that writes down when each beat will be heard. */
export class TestOutput implements Output {
  readonly #clock: Clock;
  heard: { readonly index: number; readonly at: number }[] = [];
  silences = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  beat({ index }: Tick, inMs: number): void {
    this.heard.push({ index, at: this.#clock.now() + inMs });
  }

  silence(): void {
    this.silences += 1;
  }
}

/** An event of the hand at a given time. */
export function handEvent(type: string, timeStamp: number, more: object = {}): Event {
  const event = new Event(type);
  Object.defineProperties(event, Object.getOwnPropertyDescriptors({ clientX: 0, clientY: 0, repeat: false, detail: 1, ...more }));
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return event;
}
