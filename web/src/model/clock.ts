/**
 * A chess clock as plain data: what is left for each side, who is running, since when. Time comes from outside.
 */

import type { ClockKindView, ClockView, SideView } from '../engine/types';

/** Time and increment in milliseconds, and what is left of it. */
export interface ClockEntry {
  /** Whose time it is; where it does not say, each side has its own. A common one runs for both, and has the same left for them. */
  readonly kind?: ClockKindView | undefined;
  readonly base: number;
  readonly increment: number;
  readonly left: readonly [number, number];
}

export interface Clock extends ClockEntry {
  /** Whose time runs; nobody's while the clock is stopped. */
  readonly running: SideView | null;
  /** Since when it runs. */
  readonly since: number;
}

/** What a new clock begins with: minutes, and seconds that a turn earns. */
export interface ClockWish {
  readonly kind?: ClockKindView | undefined;
  readonly minutes: number;
  readonly seconds: number;
}

/** A clock before the first move. */
export function newClock({ kind, minutes, seconds }: ClockWish): Clock {
  const base = minutes * 60_000;
  return { kind, base, increment: seconds * 1000, left: [base, base], running: null, since: 0 };
}

/** The same from the beginning. */
export function wishOf({ kind, base, increment }: ClockEntry): ClockWish {
  return { kind, minutes: base / 60_000, seconds: increment / 1000 };
}

/** A stored clock goes on from what was left: a reload costs nobody time. */
export function resumedClock(entry: ClockEntry): Clock {
  return { ...entry, running: null, since: 0 };
}

export function entryOf(clock: Clock, now: number): ClockEntry {
  const { kind, base, increment } = clock;
  return { kind, base, increment, left: [remaining(clock, 'first', now), remaining(clock, 'second', now)] };
}

/** The same in whole milliseconds, as a save has it. */
export function wholeClock({ kind, base, increment, left: [first, second] }: ClockEntry): ClockView {
  const left: [number, number] = [Math.round(first), Math.round(second)];
  return { ...(kind && { kind }), base: Math.round(base), increment: Math.round(increment), left };
}

/** Whether the time of a side runs: its own, or that of both. */
export function runs(clock: Clock, side: SideView): boolean {
  return clock.kind === 'common' ? clock.running !== null : clock.running === side;
}

export function remaining(clock: Clock, side: SideView, now: number): number {
  const left = clock.left[side === 'first' ? 0 : 1];
  return runs(clock, side) ? Math.max(0, left - (now - clock.since)) : left;
}

/** Stops the clock. */
export function stop(clock: Clock, now: number): Clock {
  return { ...clock, ...entryOf(clock, now), running: null };
}

/** Lets the time of a side run. */
export function run(clock: Clock, side: SideView, now: number): Clock {
  return { ...stop(clock, now), running: side, since: now };
}

/** The side that was running has finished its turn: it earns its increment, and the other side runs. */
export function press(clock: Clock, next: SideView, now: number): Clock {
  const stopped = stop(clock, now);
  const mover = clock.running;
  if (mover === null || mover === next) return run(stopped, next, now);
  const [first, second] = stopped.left;
  const left: readonly [number, number] =
    mover === 'first' ? [first + clock.increment, second] : [first, second + clock.increment];
  return run({ ...stopped, left }, next, now);
}

/** Who has no time left. */
export function flagged(clock: Clock, now: number): SideView | null {
  return clock.running !== null && remaining(clock, clock.running, now) <= 0 ? clock.running : null;
}

/** `5:00`, `1:05:00`; tenths under ten seconds, because then they matter. */
export function clockText(milliseconds: number): string {
  if (milliseconds < 10_000) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
