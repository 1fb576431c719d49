/** Movable boards are taken hold of by anything of them that is no piece: an empty square, or their frame. No rule is asked. */

import type { BoardStand } from '../engine/types';
import { boxAtCorner, type Box } from './layout';
import { offeredOf } from './marks';
import type { Sight } from './sight.svelte';

/** How far the frame of a board reaches beyond its squares, in cells of its own. */
const FRAME = 0.14;

function inside({ x, y, w, h }: Box, at: { readonly x: number; readonly y: number }, reach = 0): boolean {
  return at.x >= x - reach && at.x <= x + w + reach && at.y >= y - reach && at.y <= y + h + reach;
}

/** The board that stands where a site is. */
function standUnder({ universe, scene }: Sight, site: number): BoardStand | undefined {
  const corner = universe.boards[universe.sites[site]?.board ?? -1]?.corner.join();
  return scene.boards.find(({ board }) => universe.boards[board]?.corner.join() === corner);
}

/** Whether a board may be taken now, where a hand that holds a piece would mean the square. */
function free({ hand, underway }: Sight, { board }: BoardStand): boolean {
  return (!underway || hand.path[0]?.startsWith('b') === true) && offeredOf(hand.table.view.offers, 'board').has(board);
}

/** The board that a hand on an empty square takes hold of; nothing if it means the square. */
export function grasped(sight: Sight, site: number): number | null {
  if (sight.stacks.has(site) || sight.targets.has(site)) return null;
  const stand = standUnder(sight, site);
  return stand && free(sight, stand) ? stand.board : null;
}

/** The board of the flat picture whose frame is there, in units of the layout. */
export function framedAt(sight: Sight, at: { readonly x: number; readonly y: number }): number | null {
  const { universe, layout, scene } = sight;
  if (layout.panels.length < 2) return null;
  const found = scene.boards.find((stand) => {
    const box = boxAtCorner(universe, layout, universe.boards[stand.board]?.corner ?? [0, 0, 0]);
    return box !== null && inside(box, at, (FRAME * box.w) / 2) && free(sight, stand);
  });
  return found?.board ?? null;
}

/** The pin of the flat picture that is there and has an answer for the board in the hand. */
export function pinAt({ universe, layout, hand }: Sight, at: { readonly x: number; readonly y: number }): number | null {
  const { next, refused } = hand.offers;
  const told = new Set([...next, ...refused].map(({ pick }) => pick));
  const found = universe.anchors.findIndex(({ corner }, anchor) => {
    const box = told.has(`n${anchor}`) ? boxAtCorner(universe, layout, corner) : null;
    return box !== null && inside(box, at);
  });
  return found < 0 ? null : found;
}
