/**
 * A chess clock as plain data: what is left for each side, who is running, since when. Time comes from outside.
 */

import type { ClockKindView, ClockView, SideView } from '../engine/types';

/** Time and increment in milliseconds, and what is left of it. */
export interface ClockEntry {
  /**
   * Whose time it is; where it does not say, each side has its own and earns the increment. A common one runs for both, and has the
   * same left for them. With a delay the increment is how long a turn costs nothing; with periods it is how long one of them is.
   */
  readonly kind?: ClockKindView | undefined;
  /** What a side begins with, periods included. */
  readonly base: number;
  readonly increment: number;
  /** How many periods (byo-yomi) a side has at the end of its time. */
  readonly periods?: number | undefined;
  readonly left: readonly [number, number];
}

export interface Clock extends ClockEntry {
  /** Whose time runs; nobody's while the clock is stopped. */
  readonly running: SideView | null;
  /** Since when it runs. */
  readonly since: number;
  /** How long it has run in this turn before that: a delay is not given twice. */
  readonly before?: number;
}

/** What a new clock begins with: minutes, and seconds that a turn earns, costs nothing of, or has as a period. */
export interface ClockWish {
  readonly kind?: ClockKindView | undefined;
  readonly minutes: number;
  readonly seconds: number;
  readonly periods?: number | undefined;
}

/** A clock before the first move. */
export function newClock({ kind, minutes, seconds, periods }: ClockWish): Clock {
  const increment = seconds * 1000;
  const base = minutes * 60_000 + (periods ?? 0) * increment;
  return { kind, base, increment, periods, left: [base, base], running: null, since: 0 };
}

/** The same from the beginning. */
export function wishOf({ kind, base, increment, periods }: ClockEntry): ClockWish {
  return { kind, minutes: (base - (periods ?? 0) * increment) / 60_000, seconds: increment / 1000, periods };
}

/** A stored clock goes on from what was left: a reload costs nobody time. */
export function resumedClock(entry: ClockEntry): Clock {
  return { ...entry, running: null, since: 0 };
}

export function entryOf(clock: Clock, now: number): ClockEntry {
  const { kind, base, increment, periods } = clock;
  return { kind, base, increment, periods, left: [remaining(clock, 'first', now), remaining(clock, 'second', now)] };
}

/** The same in whole milliseconds, as a save has it. */
export function wholeClock({ kind, base, increment, periods, left: [first, second] }: ClockEntry): ClockView {
  const left: [number, number] = [Math.round(first), Math.round(second)];
  return { ...(kind && { kind }), ...(periods && { periods }), base: Math.round(base), increment: Math.round(increment), left };
}

/** Whether the time of a side runs: its own, or that of both. */
export function runs(clock: Clock, side: SideView): boolean {
  return clock.kind === 'common' ? clock.running !== null : clock.running === side;
}

/** How long the turn has lasted. */
function lasted({ running, since, before = 0 }: Clock, now: number): number {
  return running === null ? before : before + now - since;
}

/** What is left of the delay of the turn. */
export function delayed(clock: Clock, now: number): number {
  return clock.kind === 'delay' ? Math.max(0, clock.increment - lasted(clock, now)) : 0;
}

export function remaining(clock: Clock, side: SideView, now: number): number {
  const left = clock.left[side === 'first' ? 0 : 1];
  if (!runs(clock, side)) return left;
  const free = delayed(clock, clock.since) - delayed(clock, now);
  return Math.max(0, left - (now - clock.since - free));
}

/** Stops the clock. */
export function stop(clock: Clock, now: number): Clock {
  return { ...clock, ...entryOf(clock, now), running: null, before: lasted(clock, now) };
}

/** Lets the time of a side run. */
export function run(clock: Clock, side: SideView, now: number): Clock {
  return { ...stop(clock, now), running: side, since: now };
}

/** It is the turn of another, and nobody has earned anything: a move was taken back. */
export function turned(clock: Clock, next: SideView, now: number): Clock {
  return run({ ...stop(clock, now), before: 0 }, next, now);
}

/** What a side has after its turn: its increment more, or the period whole in which it moved. */
function earned({ kind, increment, periods = 0 }: ClockEntry, left: number): number {
  if (kind === 'periods') return left > periods * increment ? left : Math.ceil(left / increment) * increment;
  return kind === 'delay' ? left : left + increment;
}

/** The side that was running has finished its turn: it earns what it earns, and the other side runs. */
export function press(clock: Clock, next: SideView, now: number): Clock {
  const stopped = stop(clock, now);
  const mover = clock.running;
  if (mover === null || mover === next) return run(stopped, next, now);
  const [first, second] = stopped.left;
  const left: readonly [number, number] = mover === 'first' ? [earned(clock, first), second] : [first, earned(clock, second)];
  return turned({ ...stopped, left }, next, now);
}

/** What the face of a clock shows: the time before the periods, then that of the period; and how many periods are left. */
export function face({ increment, periods = 0 }: ClockEntry, left: number): { readonly time: number; readonly periods: number } {
  const main = left - periods * increment;
  if (periods === 0 || main > 0) return { time: main, periods };
  const now = Math.ceil(left / increment);
  return { time: left - Math.max(0, now - 1) * increment, periods: now };
}

/** Whether there is little time: before the periods there is time enough. */
export function low(clock: ClockEntry, left: number): boolean {
  const { periods = 0, increment } = clock;
  if (periods === 0) return left < 20_000;
  return left <= periods * increment && face(clock, left).time < 10_000;
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
