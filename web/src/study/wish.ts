/** Who comes from the form of a new game to watch the machine play itself. */

import type { Start } from '../engine/types';
import type { Levels } from './watch.svelte';

/** What the form of a new game wishes to be watched, until a study takes it. */
export interface Watched {
  readonly game: string;
  readonly levels: Levels;
  readonly options: Readonly<Record<string, string>>;
  readonly start: Start;
}

let wished: Watched | null = null;

export function wishToWatch(watched: Watched): void {
  wished = watched;
}

/** The wish for a game, once. */
export function takeWish(game: string): Watched | null {
  const taken = wished?.game === game ? wished : null;
  wished = null;
  return taken;
}
