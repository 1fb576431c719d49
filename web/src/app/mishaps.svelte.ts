/** What went wrong on the page and is over: data for a note. */

import type { Revival } from '../engine/seats';

type Mishap =
  /** The engine broke off; the tables stand again, all but so many. */
  | { readonly is: 'revived'; readonly lost: number }
  /** Something that nobody expected. */
  | { readonly is: 'fault' };

class Mishaps {
  /** The last one; whoever has read it lets it go. */
  now: Mishap | null = $state.raw(null);

  /** Hears of every error and every rejected promise that nobody has heard of. The browser writes them into its console. */
  start(page: Window): void {
    page.addEventListener('unhandledrejection', () => this.fault());
    page.addEventListener('error', (event) => {
      // A browser also reports that it lays something out once more: nothing is wrong then, and no error comes with it.
      if (event.error) this.fault();
    });
  }

  fault(): void {
    this.now = { is: 'fault' };
  }
}

export const mishaps = new Mishaps();

/** Tables were set up again. */
export function revived({ lost }: Revival): void {
  mishaps.now = { is: 'revived', lost };
}
