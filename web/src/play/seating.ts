/** What a session is made of and what it needs from outside. */

import type { Engine } from '../engine/client';
import type { SideView } from '../engine/types';
import type { Clock } from '../model/clock';
import type { Players } from '../model/players';
import type { Wishes as Company } from '../seats/company';
import type { Thinker } from '../seats/thinker';
import type { Games } from '../store/games.svelte';
import type { Tabs } from '../store/tabs';
import type { Trouble } from '../store/vault';
import type { Wishes } from './feel';

/** Who plays, and under which terms. */
export interface Seating {
  readonly id: string;
  readonly title: string;
  readonly players: Players;
  readonly clock: Clock | null;
  readonly handOff: boolean;
  readonly begun: number;
  /** The revision that was read; nothing for a game that is new here. */
  readonly revision: number | null;
  /** Whether the device is not with the player who moves first, so that the game begins with the cover. */
  readonly handOverFirst?: boolean;
  /** Whether the game began as usual, so that it can be forgotten before its first move. */
  readonly plain?: boolean;
  /** What records say beside the steps. */
  readonly tags: Readonly<Record<string, string>>;
  /** Who sits below; without a word the one person here, or the first side. */
  readonly facing?: SideView | undefined;
}

/** What a session needs from outside. */
export interface Surroundings {
  readonly engine: Engine;
  readonly thinker: Thinker | null;
  readonly games: Games;
  readonly tabs: Tabs;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How long the machine waits after a move has landed, in milliseconds; it answers at once without a word. */
  readonly breath?: () => number;
  /** Waits for a beat that runs, and says how far from it a machine of a level comes; nothing where none runs. */
  readonly inTime?: (level: number) => Promise<number | null>;
  /** How much of the game is heard and felt. */
  readonly feels: () => Wishes;
  /** What the machine may do beside moving; without a word it only moves. */
  readonly company?: () => Company;
  /** How the game is looked at, as a save says it. */
  readonly viewing: (game: string, facing: SideView) => Readonly<Record<string, string>>;
  /** Told when the game could not be written. */
  readonly trouble: (trouble: Trouble) => void;
}
