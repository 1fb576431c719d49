/** The server's time, and what of it is shown. */

import { describe, expect, it } from 'vitest';
import { deadlineOf, ServerTime, shownClock, type Known } from './clock';

describe('the time of the server', () => {
  it('is the nearest guess of all, because what arrives has travelled', () => {
    const time = new ServerTime();
    expect(time.here(500), 'nothing is known yet').toBe(500);
    time.heard(10_000, 4_000);
    time.heard(20_000, 14_300);
    expect([time.ahead, time.here(30_000)]).toEqual([6_000, 24_000]);
    time.heard(30_000, 23_950);
    expect(time.ahead).toBe(6_050);
  });

  it('believes a clock that was set anew', () => {
    const time = new ServerTime();
    time.heard(100_000, 0);
    time.heard(60_000, 1_000);
    expect(time.ahead).toBe(59_000);
  });
});

const KNOWN: Known = {
  terms: { kind: 'live', base_ms: 60_000, increment_ms: 1_000 },
  left: { first: 42_000, second: 60_000 },
  at: 1_000_000,
  actor: 'first',
  free: false,
  deadline: null,
};

describe('a clock', () => {
  it('runs out for whoever is to act, and for nobody else', () => {
    expect(deadlineOf(KNOWN)).toBe(1_042_000);
    expect(deadlineOf({ ...KNOWN, actor: 'second' })).toBe(1_060_000);
    expect(deadlineOf({ ...KNOWN, actor: null })).toBeNull();
    expect(deadlineOf({ ...KNOWN, terms: { kind: 'none' } })).toBeNull();
    expect(deadlineOf({ ...KNOWN, free: true }), 'a first turn is free, and must come').toBe(1_120_000);
    expect(deadlineOf({ ...KNOWN, deadline: 1_050_000 }), 'what the server says counts').toBe(1_050_000);
  });

  it('is shown by the clock of this device', () => {
    const time = new ServerTime();
    time.heard(1_000_000, 400_000);
    expect(shownClock(KNOWN, time)).toEqual({
      base: 60_000,
      increment: 1_000,
      left: [42_000, 60_000],
      running: 'first',
      since: 400_000,
    });
    expect(shownClock({ ...KNOWN, free: true }, time)?.running).toBeNull();
    expect(shownClock({ ...KNOWN, terms: { kind: 'days', days: 3 } }, time), 'days are told in words').toBeNull();
  });
});
