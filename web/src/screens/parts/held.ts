import type { Seat } from '../../engine/client';

/** The tables of a screen. They are cleared when it is left, and so are those that are set up only after that. */
export class Held {
  readonly #seats = new Set<Seat>();
  #left = false;

  /** Takes a table over; `false` if the screen is gone. */
  take(seat: Seat): boolean {
    if (this.#left) void seat.close();
    else this.#seats.add(seat);
    return !this.#left;
  }

  /** Somebody else owns the table from now on. */
  give(seat: Seat): void {
    this.#seats.delete(seat);
  }

  /** Clears every table. */
  clear(): void {
    for (const seat of this.#seats) void seat.close();
    this.#seats.clear();
  }

  /** The screen is left. */
  leave(): void {
    this.#left = true;
    this.clear();
  }
}
