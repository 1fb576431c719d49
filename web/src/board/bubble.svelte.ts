/** The answer at the place where something was tried in vain. It comes with the first of them; until then the line of the page says it. */

import type TriedView from './Tried.svelte';

class Bubble {
  Part: typeof TriedView | null = $state.raw(null);
  #coming = false;

  /** Fetches it once. Where it cannot be fetched the line goes on saying what is refused. */
  come(): void {
    if (this.#coming) return;
    this.#coming = true;
    import('./Tried.svelte').then(
      ({ default: part }) => (this.Part = part),
      () => (this.#coming = false),
    );
  }
}

export const bubble = new Bubble();
