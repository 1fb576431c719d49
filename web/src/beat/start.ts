/** The one beat of this page: it begins with whoever first asks for it, and stays. What shows it comes with it. */

import { Beat } from './beat.svelte';
import Mark from './Mark.svelte';
import { pace } from './pace.svelte';
import Pulse from './Pulse.svelte';

export const beat = new Beat(pace.kept);
pace.beat = beat;
pace.shown = { Pulse, Mark };
