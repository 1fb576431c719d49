/**
 * The machine that thinks about studies, apart from the one that plays: a game that goes on beside is not held up. It is fetched when it is
 * first asked, as that one is.
 */

import { missing } from '../app/missing.svelte';
import type { Mind } from '../engine/mind';
import type { Asked } from './lines.svelte';

let coming: Promise<Mind> | null = null;

function come(): Promise<Mind> {
  coming ??= missing.insist('thinker', () => import('../seats/thinking')).then(({ newMind }) => newMind('study'));
  return coming;
}

/** A question that is stopped on its way is asked and stopped: both wait for the same. */
export const mind: Asked = {
  ask: async (seat, question, hear) => (await come()).ask(seat, question, hear),
  stop: async () => (await coming)?.stop(),
};
