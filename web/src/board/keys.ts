/** What the keys do on a board, flat or in space: they walk over it, let go, and ask for what can be heard. */

import type { Narrator } from './narrator.svelte';
import { arrow, level, type Direction } from './navigate';
import type { Sight } from './sight.svelte';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What the board around the keys can do. */
export interface Reach {
  readonly sight: Sight;
  readonly narrator: Narrator;
  /** Moves the keys to a place. */
  readonly walk: (site: number | null) => void;
  /** Moves the keys to the next movable board. */
  readonly nextBoard: () => void;
}

/** Does what a key stands for; whether it stands for anything. */
function done(key: string, { sight, narrator, walk, nextBoard }: Reach): boolean {
  const { hand, universe, layout, here, current, scene, underway } = sight;
  const direction = ARROWS[key];
  if (direction) walk(arrow(layout, here, current, direction));
  else if (key === 'PageUp') walk(level(universe, here, current, 1));
  else if (key === 'PageDown') walk(level(universe, here, current, -1));
  else if (key === 'Home') walk(scene.pieces.find(({ side }) => side === hand.table.view.status.actor)?.site ?? null);
  else if (key === 'Escape') {
    if (!underway && hand.pending === null) return false;
    const [first] = [...hand.picked];
    void hand.cancel().then(() => narrator.unselected());
    walk(first ?? current);
  } else if (key === 'l') narrator.lastMove();
  else if (key === 'p') narrator.pieces();
  else if (key === 'm') void narrator.moves();
  else if (key === 's') narrator.turn();
  else if (key === 'b') nextBoard();
  else return false;
  return true;
}

export function pressed(event: KeyboardEvent, reach: Reach): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!done(event.key.length === 1 ? event.key.toLowerCase() : event.key, reach)) return;
  event.preventDefault();
  event.stopPropagation();
}
