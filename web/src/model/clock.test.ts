import { describe, expect, it } from 'vitest';
import {
  clockText,
  entryOf,
  flagged,
  newClock,
  press,
  remaining,
  resumedClock,
  run,
  runs,
  stop,
  wholeClock,
  wishOf,
} from './clock';

describe('a clock', () => {
  it('runs for one side and pays the increment to whoever finished a turn', () => {
    const running = run(newClock({ minutes: 1, seconds: 2 }), 'first', 1000);
    expect(remaining(running, 'first', 11_000)).toBe(50_000);
    expect(remaining(running, 'second', 11_000)).toBe(60_000);
    const pressed = press(running, 'second', 11_000);
    expect(pressed.left).toEqual([52_000, 60_000]);
    expect(remaining(pressed, 'second', 12_000)).toBe(59_000);
  });

  it('pays nothing to a side that stays at the move', () => {
    expect(press(run(newClock({ minutes: 1, seconds: 2 }), 'first', 0), 'first', 1000).left).toEqual([59_000, 60_000]);
  });

  it('falls', () => {
    const running = run(newClock({ minutes: 1, seconds: 0 }), 'second', 0);
    expect(flagged(running, 59_999)).toBeNull();
    expect(flagged(running, 60_000)).toBe('second');
  });

  it('costs nothing while the page is away', () => {
    const kept = entryOf(run(newClock({ minutes: 1, seconds: 0 }), 'first', 0), 20_000);
    expect(remaining(resumedClock(kept), 'first', 1_000_000)).toBe(40_000);
  });

  it('is read at a glance', () => {
    expect([3_600_000, 299_001, 9_950, 0].map(clockText)).toEqual(['1:00:00', '5:00', '9.9', '0.0']);
  });
});

describe('a clock common to both', () => {
  const wish = { kind: 'common', minutes: 1, seconds: 0 } as const;

  it('runs for both in the turn of either', () => {
    const running = run(newClock(wish), 'first', 0);
    expect(['first' as const, 'second' as const].map((side) => runs(running, side))).toEqual([true, true]);
    const pressed = press(running, 'second', 10_000);
    expect(pressed.left).toEqual([50_000, 50_000]);
    expect(['first' as const, 'second' as const].map((side) => remaining(pressed, side, 15_000))).toEqual([45_000, 45_000]);
  });

  it('stands for both when it is stopped', () => {
    const stopped = stop(run(newClock(wish), 'first', 0), 20_000);
    expect(stopped.left).toEqual([40_000, 40_000]);
    expect(['first' as const, 'second' as const].map((side) => remaining(stopped, side, 99_000))).toEqual([40_000, 40_000]);
  });

  it('is up for both at once', () => {
    const pressed = press(run(newClock(wish), 'first', 0), 'second', 30_000);
    expect(flagged(pressed, 59_999)).toBeNull();
    expect(flagged(pressed, 60_000)).not.toBeNull();
  });

  it('is kept, written and wished for again as what it is', () => {
    const kept = entryOf(run(newClock(wish), 'first', 0), 20_000);
    expect(resumedClock(kept)).toMatchObject({ kind: 'common', left: [40_000, 40_000], running: null });
    expect(wholeClock(kept)).toEqual({ kind: 'common', base: 60_000, increment: 0, left: [40_000, 40_000] });
    expect(wishOf(kept)).toEqual(wish);
    // A clock of one's own says nothing of its kind, as saves of before.
    expect(Object.keys(wholeClock(newClock({ minutes: 1, seconds: 0 })))).not.toContain('kind');
  });
});
