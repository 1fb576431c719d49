/** The names that this page has asked its engine about. */

import { engine } from '../engine';
import { KnownNames } from './known-names.svelte';

export const names = new KnownNames(engine);
