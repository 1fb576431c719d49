/**
 * Pieces and boards in the hand: an own piece that may move, or a board, follows the pointer over the table, stands over a place or
 * a pin where it may go, and is let go there. What may be picked the board knows; no rule is asked.
 */

import { tick } from 'svelte';
import { grasped } from '../board/grasp';
import { offeredOf } from '../board/marks';
import type { Sight } from '../board/sight.svelte';
import { sitePick } from '../model/picks';
import type { Eye } from './eye';
import type { Point } from './plan';
import type { Hit } from './pointing';
import type { Ray } from './ray';
import type { Stage } from './stage';

/** How high a hand lifts. */
const HIGH = 0.45;
/** Further away than this is no table any more. */
const FAR = 60;

/** Where a ray passes a height. */
function crossing({ from, to }: Ray, y: number): Point | null {
  const far = (y - from.y) / to.y;
  return far > 0 && far < FAR ? { x: from.x + far * to.x, y, z: from.z + far * to.z } : null;
}

export interface Lifter {
  readonly sight: () => Sight;
  readonly stage: () => Stage | null;
  readonly eye: () => Eye | null;
  /** Whether a piece that is let go over a place means it. */
  readonly takes: (from: number, site: number) => boolean;
  readonly motion: () => boolean;
  readonly hovered: (site: number | null) => void;
  /** Something on the table moved. */
  readonly moved: () => void;
}

export class Lifting {
  readonly #lifter: Lifter;
  #what: Hit | null = null;
  #up = false;
  /** The height of the last place under the hand. */
  #level = 0;

  constructor(lifter: Lifter) {
    this.#lifter = lifter;
  }

  #hit(x: number, y: number, but: Hit | null): Hit | null {
    const [stage, eye] = [this.#lifter.stage(), this.#lifter.eye()];
    return stage && eye ? stage.hit(eye.ray(x, y), this.#lifter.sight().live, but) : null;
  }

  /** What a hand there can lift. */
  #liftable(found: Hit | null): Hit | null {
    const sight = this.#lifter.sight();
    const { hand, stacks, targets, live } = sight;
    if (!found || found.kind === 'anchor' || !sight.mayPick) return null;
    const { offers, status } = hand.table.view;
    const board = found.kind === 'board' ? found.index : grasped(sight, found.index);
    if (board !== null) return offeredOf(offers, 'board').has(board) ? { kind: 'board', index: board } : null;
    const own = stacks.get(found.index)?.some(({ side }) => side === status.actor) === true;
    const free = hand.picked.has(found.index) || (!targets.has(found.index) && live.has(found.index));
    return own && free ? found : null;
  }

  /** A hand comes down; whether it takes hold of something. */
  grab(x: number, y: number): boolean {
    this.down();
    this.#what = this.#liftable(this.#hit(x, y, null));
    return this.#what !== null;
  }

  /** The hand moves with what it holds. */
  carry(x: number, y: number): void {
    const [stage, eye, what] = [this.#lifter.stage(), this.#lifter.eye(), this.#what];
    if (!stage || !eye || !what) return;
    const { hand, targets } = this.#lifter.sight();
    const [spots, anchors] = [stage.plan.spots, stage.plan.anchors];
    if (!this.#up) {
      this.#up = true;
      const pick = what.kind === 'board' ? `b${what.index}` : sitePick(what.index);
      this.#level = (what.kind === 'board' ? stage.plan.slabs[what.index]?.y : spots[what.index]?.y) ?? 0;
      if (!hand.path.includes(pick)) void hand.pick(pick);
    }
    const over = this.#hit(x, y, what);
    const spot = over?.kind === 'site' ? spots[over.index] : over?.kind === 'anchor' ? anchors[over.index] : undefined;
    if (spot) this.#level = spot.y;
    const fits =
      what.kind === 'board'
        ? over?.kind === 'anchor' && offeredOf(hand.offers, 'anchor').has(over.index)
        : over?.kind === 'site' && targets.has(over.index);
    const at = fits && spot ? spot : crossing(eye.ray(x, y), this.#level);
    if (at) stage.lift(what, { x: at.x, y: at.y + HIGH, z: at.z }, performance.now());
    this.#lifter.hovered(over?.kind === 'site' && what.kind === 'site' ? over.index : null);
    this.#lifter.moved();
  }

  /** The hand lets go over something, or over nothing. */
  async drop(x: number, y: number): Promise<void> {
    const what = this.#what;
    if (!what) return;
    const over = this.#hit(x, y, what);
    const { hand } = this.#lifter.sight();
    this.#lifter.hovered(null);
    if (what.kind === 'board') {
      if (over?.kind === 'anchor') await hand.pick(`n${over.index}`);
    } else if (over?.kind === 'site' && this.#lifter.takes(what.index, over.index)) await hand.pick(sitePick(over.index));
    // What was played is on its way from where it was let go.
    await tick();
    if (this.#what === what) this.settled();
  }

  /** What waits for a word or a yes stays where it was let go; everything else goes back to its place. */
  settled(): void {
    const { hand } = this.#lifter.sight();
    if (!hand.choosing && hand.pending === null) this.down();
  }

  /** Whatever is in the hand goes back to its place. */
  down(): void {
    if (this.#what && this.#up) {
      this.#lifter.stage()?.putBack(this.#what, this.#lifter.motion(), performance.now());
      this.#lifter.moved();
    }
    this.#what = null;
    this.#up = false;
  }
}
