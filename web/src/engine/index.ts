/**
 * The one engine of the page, started at first use.
 */

import { loadRefusals } from '../i18n';
import { Engine } from './client';
import { Mind } from './mind';

let started: Engine | undefined;
let thinking: Mind | undefined;

/** The engine; its worker starts with the first call. */
export function engine(): Engine {
  started ??= new Engine(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'play' }), loadRefusals);
  return started;
}

/** The machine that thinks; its worker starts with the first question and loads the rules again for itself. */
export function mind(): Mind {
  thinking ??= new Mind(() => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'think' }));
  return thinking;
}
