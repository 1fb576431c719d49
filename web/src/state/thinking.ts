/**
 * The machine of this page.
 */

import type { Thinker } from './thinker';

export const thinker: Thinker | null = null;
