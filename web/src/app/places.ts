/**
 * How far each screen was scrolled: a new one begins at its top, and Back finds the old one where it was left. The browser's own
 * memory comes too early for screens that are still to be drawn.
 */

/** How many frames a screen that is still growing is waited for. */
const PATIENCE = 60;

interface Mark {
  readonly place: number;
}

function isMark(state: unknown): state is Mark {
  return typeof state === 'object' && state !== null && 'place' in state && typeof state.place === 'number';
}

export class Places {
  readonly #heights = new Map<number, number>();
  #now = 0;
  #last = 0;

  start(): void {
    history.scrollRestoration = 'manual';
    this.#mark();
  }

  /** Called before another screen is drawn. */
  leave(): void {
    this.#heights.set(this.#now, scrollY);
  }

  /** Called when it is drawn. */
  arrive(): void {
    const { state } = history as { state: unknown };
    if (isMark(state)) this.#now = state.place;
    else this.#mark();
    this.#scroll(this.#heights.get(this.#now) ?? 0, this.#now, PATIENCE);
  }

  /** Gives the entry of the history a number of its own. A reload begins anew: what was before it is not known any more. */
  #mark(): void {
    const { state } = history as { state: unknown };
    this.#last = Math.max(this.#last, isMark(state) ? state.place : 0) + 1;
    this.#now = this.#last;
    history.replaceState({ place: this.#now } satisfies Mark, '');
  }

  #scroll(height: number, place: number, patience: number): void {
    if (place !== this.#now) return;
    scrollTo(0, height);
    if (Math.abs(scrollY - height) > 1 && patience > 0) requestAnimationFrame(() => this.#scroll(height, place, patience - 1));
  }
}
