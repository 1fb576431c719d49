/** Whoever sets positions up on this page. His worker is the script of the one that thinks, and his module its module: neither comes before a first move. */

import { missing } from '../app/missing.svelte';
import { Arranger } from '../engine/arranger';
import { loadLate } from '../i18n';

/** For one screen, which ends him when it is left. */
export function newArranger(): Arranger {
  return new Arranger(() => new Worker(new URL('../engine/thinker.ts', import.meta.url), { type: 'module', name: 'arrange' }), {
    words: (parts) => loadLate('refusals', parts),
    patience: missing,
  });
}
