import { describe, expect, it } from 'vitest';
import { clockText, entryOf, flagged, newClock, press, remaining, resumedClock, run } from './clock';

describe('a clock', () => {
  it('runs for one side and pays the increment to whoever finished a turn', () => {
    const running = run(newClock(1, 2), 'first', 1000);
    expect(remaining(running, 'first', 11_000)).toBe(50_000);
    expect(remaining(running, 'second', 11_000)).toBe(60_000);
    const pressed = press(running, 'second', 11_000);
    expect(pressed.left).toEqual([52_000, 60_000]);
    expect(remaining(pressed, 'second', 12_000)).toBe(59_000);
  });

  it('pays nothing to a side that stays at the move', () => {
    expect(press(run(newClock(1, 2), 'first', 0), 'first', 1000).left).toEqual([59_000, 60_000]);
  });

  it('falls', () => {
    const running = run(newClock(1, 0), 'second', 0);
    expect(flagged(running, 59_999)).toBeNull();
    expect(flagged(running, 60_000)).toBe('second');
  });

  it('costs nothing while the page is away', () => {
    const kept = entryOf(run(newClock(1, 0), 'first', 0), 20_000);
    expect(remaining(resumedClock(kept), 'first', 1_000_000)).toBe(40_000);
  });

  it('is read at a glance', () => {
    expect([3_600_000, 299_001, 9_950, 0].map(clockText)).toEqual(['1:00:00', '5:00', '9.9', '0.0']);
  });
});
