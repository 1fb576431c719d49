/**
 * The one engine of the page, started at first use.
 */

import { Engine } from './client';

let started: Engine | undefined;

/** The engine; its worker starts with the first call. */
export function engine(): Engine {
  started ??= new Engine(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'play' }),
  );
  return started;
}
