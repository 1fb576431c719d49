/**
 * What the keys do on a board, flat or in space: they walk over it, step through what can be chosen, let go, and ask for what can be
 * heard. Which key does what is data; the help reads the same.
 */

import type { Narrator } from './narrator.svelte';
import { arrow, level, type Direction } from './navigate';
import type { Sight } from './sight.svelte';

/** A key with what is held down, as the tables have it: `Ctrl+Shift+z`, `n`, `?`. The command key of a Mac counts as Ctrl. */
export function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  // Shift is part of a sign that needs it.
  const shifted = shiftKey && (key.length > 1 || key.toLowerCase() !== key.toUpperCase());
  const held = [...(ctrlKey || metaKey ? ['Ctrl'] : []), ...(altKey ? ['Alt'] : []), ...(shifted ? ['Shift'] : [])];
  return [...held, key.length === 1 ? key.toLowerCase() : key].join('+');
}

export const BOARD_KEYS = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'above',
  PageDown: 'below',
  Home: 'own',
  n: 'onward',
  ']': 'onward',
  'Shift+n': 'back',
  '[': 'back',
  Escape: 'escape',
  l: 'last',
  p: 'pieces',
  m: 'moves',
  s: 'status',
  b: 'boards',
} as const;

/** What the board around the keys can do. */
export interface Reach {
  readonly sight: Sight;
  readonly narrator: Narrator;
  /** Moves the keys to a place. */
  readonly walk: (site: number | null) => void;
  /** Moves the keys to the next movable board. */
  readonly nextBoard: () => void;
}

/** The next of the places that can be chosen now: targets of what is picked, or else what can be picked. */
function step({ underway, targets, live, current }: Sight, by: 1 | -1): number | null {
  const places = [...(underway ? targets.keys() : live)].sort((a, b) => by * (a - b));
  return places.find((site) => by * (site - current) > 0) ?? places[0] ?? null;
}

/** Does what a key stands for; whether it stands for anything. */
function done(does: (typeof BOARD_KEYS)[keyof typeof BOARD_KEYS], { sight, narrator, walk, nextBoard }: Reach): boolean {
  const { hand, universe, layout, here, current, scene, underway } = sight;
  if (does === 'above') walk(level(universe, here, current, 1));
  else if (does === 'below') walk(level(universe, here, current, -1));
  else if (does === 'own') walk(scene.pieces.find(({ side }) => side === hand.table.view.status.actor)?.site ?? null);
  else if (does === 'onward') walk(step(sight, 1));
  else if (does === 'back') walk(step(sight, -1));
  else if (does === 'escape') {
    if (!underway && hand.pending === null && !hand.tried) return false;
    const [first] = [...hand.picked];
    void hand.cancel().then(() => narrator.unselected());
    walk(first ?? current);
  } else if (does === 'last') narrator.lastMove();
  else if (does === 'pieces') narrator.pieces();
  else if (does === 'moves') void narrator.moves();
  else if (does === 'status') narrator.turn();
  else if (does === 'boards') nextBoard();
  else walk(arrow(layout, here, current, does satisfies Direction));
  return true;
}

export function pressed(event: KeyboardEvent, reach: Reach): void {
  const chord = chordOf(event);
  if (!Object.hasOwn(BOARD_KEYS, chord) || !done(BOARD_KEYS[chord as keyof typeof BOARD_KEYS], reach)) return;
  event.preventDefault();
  event.stopPropagation();
}
