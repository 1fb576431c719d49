/**
 * Calibration: somebody taps along with the beat, and the middle of how far the taps are from it is the latency of everything
 * between the sound and the tap. The median, because one slip shall not count.
 */

import { nearest, type Tempo } from './metronome';

/** So many taps make a calibration. */
export const TAPS = 8;

/** A tap further from the others than this was not meant for the beat: half of them may not be. */
const UNEVEN = 60;

/** More than any device needs; beyond it the tap was for no beat at all. */
const LONGEST = 300;

/** What came of it. */
export type Calibrated =
  { readonly is: 'measured'; readonly latency: number } | { readonly is: 'uneven' } | { readonly is: 'far' };

/** How far after its beat a tap is. */
export function offset(tempo: Tempo, at: number): number {
  return at - nearest(tempo, at).at;
}

/** The middle value; of two middle ones their mean. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

/** The latency that the taps tell. */
export function calibrated(offsets: readonly number[]): Calibrated {
  const middle = median(offsets);
  const spread = median(offsets.map((value) => Math.abs(value - middle)));
  if (spread > UNEVEN) return { is: 'uneven' };
  if (Math.abs(middle) > LONGEST) return { is: 'far' };
  return { is: 'measured', latency: Math.round(middle) || 0 };
}
