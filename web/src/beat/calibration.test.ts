import { describe, expect, it } from 'vitest';
import { calibrated, median, offset } from './calibration';

describe('calibration', () => {
  it('takes the middle value', () => {
    expect(median([5, 1, 9])).toBe(5);
    expect(median([4, 1, 9, 6])).toBe(5);
    expect(median([-7])).toBe(-7);
  });

  it('measures a tap from the beat that it was for', () => {
    const tempo = { bpm: 75, origin: 0 };
    expect([0, 43, 843, 1590].map((at) => offset(tempo, at))).toEqual([0, 43, 43, -10]);
  });

  it('is not disturbed by one slip', () => {
    expect(calibrated([40, 44, 38, 46, 42, 41, 43, 390])).toEqual({ is: 'measured', latency: 43 });
    expect(calibrated([-20, -25, -15, -20, -22, -18, -20, -350])).toEqual({ is: 'measured', latency: -20 });
  });

  it('refuses taps that follow no beat', () => {
    expect(calibrated([-390, -300, -120, -10, 90, 200, 310, 390])).toEqual({ is: 'uneven' });
  });

  it('refuses taps that lie between the beats', () => {
    expect(calibrated([350, 352, 348, 360, 355, 349, 351, 350])).toEqual({ is: 'far' });
    expect(calibrated([300, 300, 300, 300, 300, 300, 300, 300])).toEqual({ is: 'measured', latency: 300 });
  });
});
