/** Clocks with a delay and with periods, and what holds for every clock whatever is done to it. */

import { describe, expect, it } from 'vitest';
import type { SideView } from '../engine/types';
import {
  delayed,
  entryOf,
  face,
  flagged,
  low,
  newClock,
  press,
  remaining,
  resumedClock,
  run,
  stop,
  turned,
  wholeClock,
  wishOf,
  type Clock,
  type ClockWish,
} from './clock';

const SIDES = ['first', 'second'] as const;
const DELAY: ClockWish = { kind: 'delay', minutes: 1, seconds: 5 };
const PERIODS: ClockWish = { kind: 'periods', minutes: 1, seconds: 30, periods: 3 };

describe('a clock with a delay', () => {
  it('waits in every turn before it runs, and earns nothing', () => {
    const running = run(newClock(DELAY), 'first', 0);
    expect([4_000, 5_000, 8_000].map((now) => remaining(running, 'first', now))).toEqual([60_000, 60_000, 57_000]);
    expect([0, 4_000, 8_000].map((now) => delayed(running, now))).toEqual([5_000, 1_000, 0]);
    const pressed = press(running, 'second', 8_000);
    expect(pressed.left).toEqual([57_000, 60_000]);
    expect(delayed(pressed, 8_000)).toBe(5_000);
    expect(remaining(press(pressed, 'first', 12_000), 'second', 12_000)).toBe(60_000);
  });

  it('does not wait twice in one turn', () => {
    const stopped = stop(run(newClock(DELAY), 'first', 0), 4_000);
    const again = run(stopped, 'first', 100_000);
    expect(remaining(again, 'first', 101_000)).toBe(60_000);
    expect(remaining(again, 'first', 103_000)).toBe(58_000);
  });
});

describe('a clock with periods', () => {
  it('runs through its time, then through its periods, and falls after the last', () => {
    const running = run(newClock(PERIODS), 'first', 0);
    const shown = (now: number) => face(running, remaining(running, 'first', now));
    expect(shown(0)).toEqual({ time: 60_000, periods: 3 });
    expect(shown(59_000)).toEqual({ time: 1_000, periods: 3 });
    expect(shown(61_000)).toEqual({ time: 29_000, periods: 3 });
    expect(shown(91_000)).toEqual({ time: 29_000, periods: 2 });
    expect(shown(149_000)).toEqual({ time: 1_000, periods: 1 });
    expect(flagged(running, 149_999)).toBeNull();
    expect(flagged(running, 150_000)).toBe('first');
  });

  it('gives the period back whole in which somebody moves, and no other', () => {
    const after = (thought: number): number => press(run(newClock(PERIODS), 'first', 0), 'second', thought).left[0];
    expect(after(20_000), 'time before the periods is gone').toBe(130_000);
    expect(after(60_000)).toBe(90_000);
    expect(after(75_000), 'within the first').toBe(90_000);
    expect(after(95_000), 'within the second').toBe(60_000);
    expect(after(149_000), 'within the last').toBe(30_000);
  });

  it('is little only at the end of a period', () => {
    const clock = newClock(PERIODS);
    expect([95_000, 90_000, 69_000, 60_000, 5_000].map((left) => low(clock, left))).toEqual([false, false, true, false, true]);
    expect([20_000, 19_999].map((left) => low(newClock({ minutes: 1, seconds: 0 }), left))).toEqual([false, true]);
  });

  it('is kept, written and wished for again as what it is', () => {
    const kept = entryOf(run(newClock(PERIODS), 'first', 0), 100_000);
    expect(resumedClock(kept)).toMatchObject({ kind: 'periods', periods: 3, left: [50_000, 150_000], running: null });
    expect(wholeClock(kept)).toEqual({ kind: 'periods', periods: 3, base: 150_000, increment: 30_000, left: [50_000, 150_000] });
    expect(wishOf(kept)).toEqual(PERIODS);
    expect(wishOf(newClock(DELAY))).toEqual({ ...DELAY, periods: undefined });
  });
});

/** Numbers that are the same in every run. */
function* random(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** What a turn may at most give, by the rules of the clock. */
function most({ kind, increment }: Clock): number {
  return kind === 'delay' || kind === 'common' ? 0 : increment;
}

describe('every clock', () => {
  const kinds: readonly ClockWish[] = [
    { minutes: 1, seconds: 3 },
    { kind: 'common', minutes: 2, seconds: 0 },
    DELAY,
    PERIODS,
    { kind: 'periods', minutes: 0, seconds: 10, periods: 5 },
  ];

  it.each(kinds)('loses time while it runs and gains it by a move alone: %o', (wish) => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const dice = random(seed);
      const roll = (sides: number): number => Math.floor(dice.next().value * sides);
      let now = 0;
      let clock = run(newClock(wish), 'first', now);
      for (let turn = 0; turn < 60 && !flagged(clock, now); turn += 1) {
        const before = SIDES.map((side) => remaining(clock, side, now));
        const mover: SideView = clock.running ?? 'first';
        now += roll(20_000);
        const passed = SIDES.map((side) => remaining(clock, side, now));
        expect(passed.every((left, side) => left <= (before[side] ?? 0) && left >= 0)).toBe(true);
        const next = mover === 'first' ? 'second' : 'first';
        const deed = roll(5);
        if (deed === 0) clock = turned(clock, next, now);
        else if (deed === 1) clock = run(stop(clock, now), mover, now);
        else if (deed === 2) clock = run(resumedClock(entryOf(clock, now)), mover, now);
        else clock = press(clock, next, now);
        const gained = SIDES.map((side, index) => remaining(clock, side, now) - (passed[index] ?? 0));
        const [own, other] = mover === 'first' ? [gained[0], gained[1]] : [gained[1], gained[0]];
        expect(other, `seed ${seed}`).toBe(0);
        expect(own, `seed ${seed}`).toBeGreaterThanOrEqual(0);
        expect(own, `seed ${seed}`).toBeLessThanOrEqual(deed > 2 ? most(clock) : 0);
        expect(Math.max(...clock.left)).toBeLessThanOrEqual(clock.base + 60 * (wish.kind ? 0 : clock.increment));
      }
    }
  });
});
