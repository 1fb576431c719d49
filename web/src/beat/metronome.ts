/**
 * A metronome as plain data: when beats fall, and how far from one an instant is. Time comes from outside, in milliseconds
 * of one clock (that of the page's events).
 */

/** A steady beat. */
export interface Tempo {
  /** Beats per minute. */
  readonly bpm: number;
  /** An instant on which a beat falls; it is the first of a bar. */
  readonly origin: number;
}

/** One beat. */
export interface Tick {
  /** Its number, from the origin. */
  readonly index: number;
  readonly at: number;
}

/** Beats in a bar: only an ear's help, every beat counts alike. */
const BAR = 4;

/** Milliseconds from one beat to the next. */
export function period({ bpm }: Pick<Tempo, 'bpm'>): number {
  return 60_000 / bpm;
}

export function beatAt(tempo: Tempo, index: number): number {
  return tempo.origin + index * period(tempo);
}

/** The beat that an instant is nearest to; the later one if it is in the middle. */
export function nearest(tempo: Tempo, at: number): Tick {
  const index = Math.floor((at - tempo.origin) / period(tempo) + 0.5);
  return { index, at: beatAt(tempo, index) };
}

/** The beats from `from` on, as far as they come before `until`. */
export function between(tempo: Tempo, from: number, until: number): Tick[] {
  const ticks: Tick[] = [];
  let index = Math.ceil((from - tempo.origin) / period(tempo));
  for (let at = beatAt(tempo, index); at < until; index += 1, at = beatAt(tempo, index)) ticks.push({ index, at });
  return ticks;
}

/** Whether a beat begins a bar. */
export function accented(index: number): boolean {
  return index % BAR === 0;
}

/** The place of a beat in its bar, from 1. */
export function count(index: number): number {
  return (((index % BAR) + BAR) % BAR) + 1;
}

/** Another speed without a stumble: the next beat still falls where it would have, and begins a bar. */
export function retimed(tempo: Tempo, bpm: number, now: number): Tempo {
  const next = beatAt(tempo, Math.ceil((now - tempo.origin) / period(tempo)));
  return { bpm, origin: next };
}

/**
 * How far from the beat an instant is, in whole milliseconds, early below 0. The latency is what this device and this hand
 * add to every beat: it is taken off first, because it may be the way to another beat.
 */
export function timingError(tempo: Tempo, at: number, latency: number): number {
  const meant = at - latency;
  // Never -0, which JSON would write as a plain 0 and a test would tell apart.
  return Math.round(meant - nearest(tempo, meant).at) || 0;
}
