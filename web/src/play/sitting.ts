/** What the parts of a game's screen need of whoever sits at it: a session at this device has it, and so has a round at a server. */

import type { Attention } from '../board/attention.svelte';
import type { SideView, Stride } from '../engine/types';
import type { Hand } from '../hand/hand.svelte';
import type { Clock } from '../model/clock';
import type { Players } from '../model/players';
import type { Hint } from '../seats/hint.svelte';
import type { LocalTable } from '../table/local.svelte';

export interface Sitting {
  readonly table: LocalTable;
  readonly hand: Hand;
  readonly players: Players;
  /** Who sits below. */
  readonly facing: SideView;
  readonly time: { readonly clock: Clock | null; readonly common: boolean };
  /** Something, if the game travels between two browsers. */
  readonly letter: unknown;
  readonly attention: Attention;
  readonly hint: Pick<Hint, 'now' | 'stage' | 'told'>;
  /** The last turn that is shown, and who gives check by it. */
  told: { readonly sentence: string; readonly check: string } | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(by: Stride): Promise<void>;
  redo(by: Stride): Promise<void>;
  flip(): void;
}
