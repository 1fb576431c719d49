/**
 * The machines that think about studies, apart from the one that plays: a game that goes on beside is not held up. They are fetched when
 * they are first asked, as that one is.
 */

import { missing } from '../app/missing.svelte';
import type { Mind } from '../engine/mind';
import { loadLate } from '../i18n';
import type { Asked } from './lines.svelte';
import { pair } from './pair';

/** A question that is stopped on its way is asked and stopped: both wait for the same. */
function machine(name: string): Asked {
  let coming: Promise<Mind> | null = null;
  const come = (): Promise<Mind> =>
    (coming ??= missing.insist('thinker', () => import('../seats/thinking')).then(({ newMind }) => newMind(name)));
  return {
    ask: async (seat, question, hear) => {
      const reply = await (await come()).ask(seat, question, hear);
      // What it refuses is told in words, which come late.
      if (!reply.ok) await loadLate('refusals', ['common']);
      return reply;
    },
    stop: async () => (await coming)?.stop(),
  };
}

/** With a second core several lines are looked for by two machines; one is all that a single core can keep busy. */
const both = (): Asked => pair(machine('study'), machine('study-beside'));
export const mind = navigator.hardwareConcurrency >= 2 ? both() : machine('study');
/** What is threatened is asked beside the lines. */
export const threats = machine('threats');
/** Who plays both sides for somebody who watches. */
export const rivals = machine('rivals');
