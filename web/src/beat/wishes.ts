/**
 * How somebody wants to hear the beat, kept in this browser. Whether it runs is not kept: a page that begins to tick by itself
 * would surprise, and playing without the beat is the default.
 */

import * as v from 'valibot';

/** Beats per minute: fast enough to be a beat, slow enough that half the way to the next one is more than any grade allows. */
export const SLOWEST = 40;
export const FASTEST = 120;

export interface Wishes {
  readonly bpm: number;
  /** 0 to 100. */
  readonly volume: number;
  readonly muted: boolean;
  /** Milliseconds that this device and this hand add to every beat, by calibration. */
  readonly latency: number;
}

export const WISHES: Wishes = { bpm: 60, volume: 60, muted: false, latency: 0 };

const within = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));

export const WISHES_FIELDS = {
  bpm: within(SLOWEST, FASTEST),
  volume: within(0, 100),
  muted: v.boolean(),
  latency: within(-1000, 1000),
};
