/** What the parts of a game's screen need of whoever sits at it: a session at this device has it, and so has a round at a server. */

import type { Attention } from '../board/attention.svelte';
import type { SideView, Stride } from '../engine/types';
import type { Hand } from '../hand/hand.svelte';
import type { Clock } from '../model/clock';
import type { Players } from '../model/players';
import type { Hint } from '../seats/hint.svelte';
import type { LocalTable } from '../table/local.svelte';

/** The last turn that is shown, in words; they come a moment after it. */
export interface Telling {
  readonly sentence: string;
  /** Who gives check by it, and along which way. */
  readonly check: string;
  /** Who was moved along by it, which the events of the turn do not tell. */
  readonly rode: string;
}

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
  told: Telling | null;
  /** Steps that moved more than their record names, in words, by `entryName`; they come after their turns. */
  plainly: ReadonlyMap<string, string>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(by: Stride): Promise<void>;
  redo(by: Stride): Promise<void>;
  flip(): void;
}
