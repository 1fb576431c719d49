/** The clocks of a round. The server's time counts; this device only shows it. */

import type { SideView } from '../engine/types';
import type { Clock } from '../model/clock';
import type { ClockView, LeftView } from './types';

/** In a live round the first turn of each side costs nothing, and must come within this time. */
const FIRST_TURN = 120_000;

/** What is known of the clocks of a round, by the server's time. */
export interface Known {
  readonly terms: ClockView;
  /** What both had left, and when. */
  readonly left: LeftView | null;
  readonly at: number;
  /** Whose time runs; nobody's before the round and after it. */
  readonly actor: SideView | null;
  /** Whether the turn costs nothing, because it is the side's first one. */
  readonly free: boolean;
  /** When the time of whoever is to act is over, where the server has said so. */
  readonly deadline: number | null;
}

/** How far the server's clock is before this device's. Whatever arrives has travelled, so the greatest guess is the nearest. */
export class ServerTime {
  #ahead: number | null = null;

  /** Something came that was written at an instant of the server's. */
  heard(server: number, here: number): void {
    const ahead = server - here;
    // A clock that was set anew is believed: nothing travels for so long.
    const jumped = this.#ahead !== null && Math.abs(ahead - this.#ahead) > 30_000;
    if (this.#ahead === null || jumped || ahead > this.#ahead) this.#ahead = ahead;
  }

  /** By how much, as far as is known, in milliseconds. */
  get ahead(): number {
    return this.#ahead ?? 0;
  }

  /** An instant of the server's by the clock of this device. */
  here(server: number): number {
    return server - this.ahead;
  }
}

/** When the time of whoever is to act is over, by the server's time; nothing if it never is. */
export function deadlineOf({ terms, left, at, actor, free, deadline }: Known): number | null {
  if (actor === null || terms.kind === 'none') return null;
  if (deadline !== null) return deadline;
  if (terms.kind === 'live' && free) return at + FIRST_TURN;
  return left && at + left[actor];
}

/** A live clock as the strips of the players show it; days are told in words. */
export function shownClock(known: Known, time: ServerTime): Clock | null {
  const { terms, left, at, actor, free } = known;
  if (terms.kind !== 'live' || !left) return null;
  return {
    base: terms.base_ms,
    increment: terms.increment_ms,
    left: [left.first, left.second],
    running: free ? null : actor,
    since: time.here(at),
  };
}
