/** A cue as it reaches ear and hand. */

import { TREMORS, cueOf, type Cue } from './cues';
import { Player } from './sound';

/** How loud the player wants it, 0 for silence, and whether his device may tremble. */
export interface Wishes {
  readonly volume: number;
  readonly haptics: boolean;
}

const player = new Player();

export function feel(cue: Cue | null, { volume, haptics }: Wishes): void {
  if (cue === null) return;
  player.play(cue, volume);
  // Some browsers have it and refuse before a first gesture, others do not have it.
  const { vibrate, userActivation } = navigator as Partial<Navigator>;
  if (haptics && vibrate && userActivation?.hasBeenActive) vibrate.call(navigator, [...TREMORS[cue]]);
}

export { cueOf };
