import { describe, expect, it } from 'vitest';
import { accented, between, beatAt, count, nearest, period, retimed, timingError, type Tempo } from './metronome';
import { FASTEST, SLOWEST } from './wishes';

const TEMPO: Tempo = { bpm: 60, origin: 10_000 };

describe('a steady beat', () => {
  it('falls at its origin and every period from it, before and after', () => {
    expect(period(TEMPO)).toBe(1000);
    expect([-1, 0, 1, 7].map((index) => beatAt(TEMPO, index))).toEqual([9000, 10_000, 11_000, 17_000]);
    expect(beatAt({ bpm: 90, origin: 0 }, 3)).toBeCloseTo(2000);
  });

  it('does not drift over an hour', () => {
    const odd: Tempo = { bpm: 70, origin: 123.4 };
    expect(beatAt(odd, 70 * 60)).toBeCloseTo(123.4 + 3_600_000, 6);
  });

  it('lists the beats of a stretch of time, each once', () => {
    expect(between(TEMPO, 10_000, 12_000)).toEqual([
      { index: 0, at: 10_000 },
      { index: 1, at: 11_000 },
    ]);
    expect(between(TEMPO, 10_001, 11_000)).toEqual([]);
    const pieces = [10_000, 10_150, 10_999.5, 11_000, 12_700].map((from, index, all) =>
      between(TEMPO, from, all[index + 1] ?? 13_001),
    );
    expect(pieces.flat().map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  });

  it('counts in bars of four, of which the first beat is accented', () => {
    expect([0, 1, 2, 3, 4, 5].map(count)).toEqual([1, 2, 3, 4, 1, 2]);
    expect([-4, -1].map(count)).toEqual([1, 4]);
    expect([0, 1, 2, 3, 4].filter(accented)).toEqual([0, 4]);
  });

  it('changes its speed at the next beat', () => {
    const faster = retimed(TEMPO, 120, 10_300);
    expect(faster).toEqual({ bpm: 120, origin: 11_000 });
    expect(between(faster, 10_300, 12_001).map(({ at }) => at)).toEqual([10_500, 11_000, 11_500, 12_000]);
  });
});

describe('the error of an instant', () => {
  it('is how far it is from the nearest beat, early below 0', () => {
    expect(nearest(TEMPO, 10_499)).toEqual({ index: 0, at: 10_000 });
    expect(nearest(TEMPO, 10_500)).toEqual({ index: 1, at: 11_000 });
    for (const error of [0, 50, 51, 120, 121, 200, 201, 499]) {
      expect(timingError(TEMPO, 13_000 + error, 0)).toBe(error);
      expect(timingError(TEMPO, 13_000 - error, 0)).toBe(-error || 0);
    }
    expect(timingError(TEMPO, 13_500, 0), 'the middle belongs to the next beat').toBe(-500);
  });

  it('is free of latency, even where that leads over to another beat', () => {
    for (const error of [-201, -200, -50, 0, 50, 51, 200, 201]) {
      for (const latency of [-30, 80, 290]) expect(timingError(TEMPO, 13_000 + latency + error, latency)).toBe(error);
    }
    expect(timingError(TEMPO, 13_560, 290), 'nearer to the next beat, meant for this one').toBe(270);
  });

  it('is a whole number of milliseconds', () => {
    expect(timingError(TEMPO, 13_050.4, 0)).toBe(50);
    expect(timingError(TEMPO, 13_050.6, 0)).toBe(51);
    expect(Object.is(timingError(TEMPO, 12_999.8, 0), 0)).toBe(true);
  });

  it('can be a miss at every tempo that can be chosen', () => {
    for (const bpm of [SLOWEST, FASTEST]) expect(period({ bpm }) / 2).toBeGreaterThan(200);
  });
});
