/**
 * The one engine of the page, started at first use.
 */

import { loadLate } from '../i18n';
import { missing } from '../app/missing.svelte';
import { revived } from '../app/mishaps.svelte';
import { Engine } from './client';
import { Mind } from './mind';

let started: Engine | undefined;
let thinking: Mind | undefined;

function playing(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'play' });
}

function thinker(): Worker {
  return new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'think' });
}

/** The engine; its worker starts with the first call. */
export function engine(): Engine {
  if (!started) {
    started = new Engine(playing, { words: (parts) => loadLate('refusals', parts), patience: missing });
    started.onrevived = revived;
  }
  return started;
}

/** The machine that thinks; its worker starts with the first question and loads the rules again for itself. */
export function mind(): Mind {
  thinking ??= new Mind(thinker, missing);
  return thinking;
}
