/**
 * A finger on places that are smaller than it is: where it rests a moment a glass shows what lies under it, a slide corrects it,
 * and the place under it is taken when it is lifted.
 */

/** How long a finger rests before the glass comes, in milliseconds: a tap is over by then. */
const REST = 140;

/** What a finger points at: on the screen, on the plan, and which place. */
export interface Aimed {
  readonly left: number;
  readonly top: number;
  readonly x: number;
  readonly y: number;
  readonly site: number | null;
}

export class Aim {
  /** What is under the glass; nothing while there is none. */
  at: Aimed | null = $state.raw(null);
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** A finger has come down; if it stays, the glass comes. */
  begin(first: Aimed): void {
    this.end();
    this.#rest = setTimeout(() => (this.at = first), REST);
  }

  /** The finger drags something: the glass shows where it would be put down. */
  follow(now: Aimed): void {
    clearTimeout(this.#rest);
    this.at = now;
  }

  /** The finger is gone. What it pointed at, if there was a glass. */
  end(): Aimed | null {
    clearTimeout(this.#rest);
    const last = this.at;
    this.at = null;
    return last;
  }
}
