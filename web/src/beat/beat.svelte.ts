/**
 * The beat of the page: whether it runs, how fast, and how far from it the hand was. It knows no game and no grade: it
 * measures, and the engine judges.
 */

import { calibrated, offset, TAPS, type Calibrated } from './calibration';
import { Click } from './click';
import { Hand } from './hand';
import { beatAt, count, period, retimed, timingError, type Tempo, type Tick } from './metronome';
import type { KeptWishes } from './pace.svelte';
import { Scheduler, type Clock, type Output } from './scheduler';
import type { Wishes } from './wishes';

/** What a calibration is about to tell. */
export type Calibration = { readonly is: 'idle' } | { readonly is: 'tapping'; readonly taps: number } | Calibrated;

/** The clock of the page's events. */
const PAGE: Clock = {
  now: () => performance.now(),
  every: (ms, work) => {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
};

/** A breath before the first beat. */
const LEAD = 400;

/** The tempo of a calibration: half its period is further than any latency that is believed. */
const CALIBRATION_BPM = 75;

/** A beat that is nearer than this is over before a machine can move to it. */
const AT_ONCE = 60;

/** A beat that others give is told anew whenever it is known better; what no ear hears, in milliseconds, changes nothing. */
const UNHEARD = 2;

/** How far from the beat a machine comes at the most, in milliseconds: the weaker it is, the less even. */
function unevenness(level: number): number {
  return 220 - 20 * level;
}

export class Beat {
  readonly #clock: Clock;
  readonly #scheduler: Scheduler;
  readonly #hand = new Hand();
  readonly #later: (ms: number, work: () => void) => void;
  readonly #chance: () => number;
  #deaf: (() => void) | null = null;
  #offsets: readonly number[] = [];
  #round = 0;
  /** The beat that others hear too; none where it is one's own. */
  #given: Tempo | null = null;

  /** Whether moves are timed. */
  on = $state(false);
  /** The place of the last beat in its bar, from 1; 0 before the first. */
  count = $state(0);
  /** How many beats have fallen: it changes with each, so that a pulse can start anew. */
  beats = $state(0);
  calibration: Calibration = $state.raw({ is: 'idle' });
  readonly kept: KeptWishes;

  constructor(
    kept: KeptWishes,
    clock: Clock = PAGE,
    sound?: Output,
    later: (ms: number, work: () => void) => void = (ms, work) => void setTimeout(work, ms),
    chance: () => number = Math.random,
  ) {
    this.#chance = chance;
    this.#clock = clock;
    this.#later = later;
    this.kept = kept;
    const click = sound ?? new Click(() => (this.wishes.muted ? 0 : this.wishes.volume / 100));
    const pulse: Output = {
      beat: (tick, inMs) => this.#pulseIn(tick, inMs),
      silence: () => {
        this.#round += 1;
      },
    };
    this.#scheduler = new Scheduler(clock, [click, pulse]);
  }

  get wishes(): Wishes {
    return this.kept.now;
  }

  change(wishes: Partial<Wishes>): void {
    this.kept.change(wishes);
    const { tempo } = this.#scheduler;
    if (tempo && this.on && this.#given === null && tempo.bpm !== this.wishes.bpm) {
      this.#scheduler.run(retimed(tempo, this.wishes.bpm, this.#clock.now()));
    }
  }

  /** Lets the beat run, and listens to the hand. */
  turnOn(target: EventTarget): void {
    if (this.on) return;
    this.cancelCalibration();
    this.on = true;
    this.#deaf = this.#hand.listen(target);
    this.#run(this.wishes.bpm);
  }

  /** Lets a beat run that others hear too, and listens to the hand; told once more, it is known better. */
  follow(tempo: Tempo, target: EventTarget): void {
    const before = this.#given;
    const same = before?.bpm === tempo.bpm && Math.abs(before.origin - tempo.origin) <= UNHEARD;
    if (same && this.on) return;
    this.#given = tempo;
    if (!this.on) this.turnOn(target);
    else this.#run(this.wishes.bpm);
  }

  /** The board is left: nothing ticks meanwhile, and the beat is still wanted. */
  rest(): void {
    if (!this.on) return;
    this.#deaf?.();
    this.#deaf = null;
    this.#halt();
  }

  /** The board is there again. */
  goOn(target: EventTarget): void {
    if (!this.on || this.#scheduler.tempo) return;
    this.#deaf ??= this.#hand.listen(target);
    this.#run(this.wishes.bpm);
  }

  /** Waits for the next beat; how far from it a machine of a level comes. Nothing where no beat runs. */
  async inTime(level: number): Promise<number | null> {
    const { tempo } = this.#scheduler;
    if (!this.on || !tempo) return null;
    const now = this.#clock.now();
    const next = beatAt(tempo, Math.ceil((now + AT_ONCE - tempo.origin) / period(tempo)));
    await new Promise<void>((fallen) => this.#later(next - now, fallen));
    return Math.round((2 * this.#chance() - 1) * unevenness(level));
  }

  turnOff(): void {
    this.on = false;
    this.#given = null;
    this.calibration = { is: 'idle' };
    this.#deaf?.();
    this.#deaf = null;
    this.#halt();
  }

  /** How far from the beat the hand was when it last did something; `null` where moves are not timed. */
  error(): number | null {
    const { tempo } = this.#scheduler;
    const at = this.#hand.instant;
    if (!this.on || this.calibration.is === 'tapping' || !tempo || at === null) return null;
    return timingError(tempo, at, this.wishes.latency);
  }

  // Calibration

  calibrate(): void {
    this.#offsets = [];
    this.calibration = { is: 'tapping', taps: 0 };
    this.#begin({ bpm: CALIBRATION_BPM, origin: this.#clock.now() + LEAD });
  }

  /** A tap along with the beat, at the time stamp of its event. */
  tap(at: number): void {
    const { tempo } = this.#scheduler;
    if (this.calibration.is !== 'tapping' || !tempo) return;
    this.#offsets = [...this.#offsets, offset(tempo, at)];
    if (this.#offsets.length < TAPS) {
      this.calibration = { is: 'tapping', taps: this.#offsets.length };
      return;
    }
    const result = calibrated(this.#offsets);
    this.calibration = result;
    if (result.is === 'measured') this.change({ latency: result.latency });
    this.#goOn();
  }

  cancelCalibration(): void {
    const running = this.calibration.is === 'tapping';
    this.calibration = { is: 'idle' };
    if (running) this.#goOn();
  }

  #goOn(): void {
    if (this.on) this.#run(this.wishes.bpm);
    else this.#halt();
  }

  #run(bpm: number): void {
    this.#begin(this.#given ?? { bpm, origin: this.#clock.now() + LEAD });
  }

  #begin(tempo: Tempo): void {
    this.count = 0;
    this.#scheduler.run(tempo);
  }

  #halt(): void {
    this.#scheduler.stop();
    this.count = 0;
  }

  /** The pulse is only seen: a timer of the page is good enough for it. */
  #pulseIn(tick: Tick, inMs: number): void {
    const round = this.#round;
    this.#later(inMs, () => {
      if (round !== this.#round) return;
      this.count = count(tick.index);
      this.beats += 1;
    });
  }
}
