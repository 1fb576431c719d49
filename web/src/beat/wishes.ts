/**
 * How somebody wants to hear the beat, kept in this browser. Whether it runs is not kept: a page that begins to tick by itself
 * would surprise, and playing without the beat is the default.
 */

import { FASTEST, SLOWEST } from './metronome';

export interface Wishes {
  readonly bpm: number;
  /** 0 to 100. */
  readonly volume: number;
  readonly muted: boolean;
  /** Milliseconds that this device and this hand add to every beat, by calibration. */
  readonly latency: number;
}

export const WISHES: Wishes = { bpm: 60, volume: 60, muted: false, latency: 0 };

export function isWishes(value: unknown): value is Wishes {
  if (typeof value !== 'object' || value === null) return false;
  const { bpm, volume, muted, latency } = value as Partial<Record<keyof Wishes, unknown>>;
  const within = (item: unknown, least: number, most: number) =>
    typeof item === 'number' && Number.isFinite(item) && item >= least && item <= most;
  return within(bpm, SLOWEST, FASTEST) && within(volume, 0, 100) && within(latency, -1000, 1000) && typeof muted === 'boolean';
}
