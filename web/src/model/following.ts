/**
 * A machine that follows whoever plays: after each finished game it is half a level stronger where he has won, and half a level weaker
 * where he has lost. How strong it is, is counted in half steps: 2 is level 1, 3 lies between it and level 2, 20 is level 10.
 */

import type { Player, Players } from './players';

type Machine = Extract<Player, { kind: 'machine' }>;

export const WEAKEST = 2;
export const STRONGEST = 20;
/** The level that can be given seconds. */
const TOP = STRONGEST / 2;

/** What a player wants of a machine. */
export interface MachineWish {
  readonly level: number;
  /** Seconds for each move of the strongest level; 0 for its usual share. */
  readonly seconds: number;
  /** Whether it follows him. */
  readonly follows: boolean;
}

/** A machine that follows, at so many half steps. */
export function following(halves: number): Machine {
  return { kind: 'machine', level: Math.floor(halves / 2), follows: halves };
}

/** The machine that is wanted; one that follows is as strong as it has become, and at first as its level. */
export function machineFor({ level, seconds, follows }: MachineWish, become: number | undefined): Machine {
  if (follows) return following(become ?? 2 * level);
  return { kind: 'machine', level, ...(level === TOP && seconds > 0 && { seconds }) };
}

/** The level of a machine, halves included. */
export function levelOf({ level, follows }: Machine): number {
  return follows === undefined ? level : follows / 2;
}

/** How strong the machine is that follows, after a game; nothing where none does. `winner` is an index of the players. */
export function followed(players: Players, winner: 0 | 1 | null): number | null {
  const at = players.findIndex((player) => player.kind === 'machine' && player.follows !== undefined);
  const machine = players[at];
  if (machine?.kind !== 'machine' || machine.follows === undefined) return null;
  // Where two machines or two people sit, nobody is followed.
  if (players[1 - at]?.kind !== 'human') return null;
  const step = winner === null ? 0 : winner === at ? -1 : 1;
  return Math.min(STRONGEST, Math.max(WEAKEST, machine.follows + step));
}
