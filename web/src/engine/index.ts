/**
 * The one engine of the page, started at first use.
 */

import { loadLate } from '../i18n';
import { missing } from '../app/missing.svelte';
import { revived } from '../app/mishaps.svelte';
import { Engine } from './client';

let started: Engine | undefined;

function playing(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'play' });
}

/** The engine; its worker starts with the first call. */
export function engine(): Engine {
  if (!started) {
    started = new Engine(playing, { words: (parts) => loadLate('refusals', parts), patience: missing });
    started.onrevived = revived;
  }
  return started;
}
