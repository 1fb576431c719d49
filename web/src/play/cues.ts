/** What an act sounds and feels like: one cue for each kind of thing that happens, the gravest first. It comes with the first of them. */

import type { EventView, SideView } from '../engine/types';

export const CUES = [
  'move',
  'capture',
  'check',
  'deploy',
  'promotion',
  'board',
  'energy',
  'win',
  'loss',
  'draw',
  'refused',
  'low',
] as const;
export type Cue = (typeof CUES)[number];

/** What of an act is heard, the gravest first. A turn that goes on piece by piece is a deployment. */
const BY_EVENT: readonly (readonly [EventView['event'], Cue])[] = [
  ['check_detected', 'check'],
  ['piece_promoted', 'promotion'],
  ['promotion_owed', 'promotion'],
  ['piece_captured', 'capture'],
  ['board_moved', 'board'],
  ['session_opened', 'deploy'],
  ['session_closed', 'deploy'],
  ['layer_changed', 'energy'],
  ['move_executed', 'move'],
  ['move_rejected', 'refused'],
];

/** The cue of what happened; `own` is the side of the one person here, if there is just one. */
export function cueOf(events: readonly EventView[], own: SideView | null): Cue | null {
  const over = events.find((event) => event.event === 'game_over');
  if (over?.event === 'game_over') {
    const { winner } = over.ruling;
    if (winner === null) return 'draw';
    return own === null || own === winner ? 'win' : 'loss';
  }
  // Energy that is earned by every step is no news; what was paid is.
  if (events.some((event) => event.event === 'energy_changed' && event.cost > 0)) {
    const louder = BY_EVENT.slice(0, 4).find(([name]) => events.some(({ event }) => event === name));
    return louder?.[1] ?? 'energy';
  }
  return BY_EVENT.find(([name]) => events.some(({ event }) => event === name))?.[1] ?? null;
}

/** How long a device trembles and rests, in milliseconds. */
export const TREMORS: Readonly<Record<Cue, readonly number[]>> = {
  move: [12],
  capture: [28],
  check: [20, 50, 20],
  deploy: [10, 30, 10],
  promotion: [15, 40, 35],
  board: [35],
  energy: [8, 20, 8, 20, 8],
  win: [40, 60, 40, 60, 90],
  loss: [120],
  draw: [50, 80, 50],
  refused: [6, 30, 6],
  low: [60, 60, 60],
};
