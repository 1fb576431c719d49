/**
 * What a mouse or a finger does with the flat picture: it takes a piece or a board up, drags it, and lets it go; or it clicks twice.
 */

import type { Aim, Aimed } from './aim.svelte';
import { framedAt, grasped, pinAt } from './grasp';
import { boxAtCorner, placeOf, siteAt, type Box } from './layout';
import type { Sight } from './sight.svelte';

/** How far a pointer wanders before it drags. */
const DRAG = 6;

/** A pointer that is down: where it began, and whether that place was picked before. */
interface Press {
  readonly site: number;
  readonly x: number;
  readonly y: number;
  readonly again: boolean;
  readonly pointer: number;
  /** A finger on a place smaller than itself: nothing is taken up before it is lifted or wanders. */
  readonly aiming: boolean;
}

/** A pointer that is down on a board that may move: its name or frame, or an empty square of it. */
interface Grip {
  readonly board: number;
  readonly x: number;
  readonly y: number;
  /** Where it was taken, seen from the middle of the board. */
  readonly off: { readonly x: number; readonly y: number };
  /** Whether a click means it: a name hears its own. */
  readonly clicks: boolean;
  readonly pointer: number;
}

/** What a finger meets for sure, in pixels. */
export const FINGER = 44;

/** The element that the picture lies in, and what picking a place does. */
export interface Ground {
  readonly frame: () => HTMLElement;
  readonly pick: (site: number) => void;
}

export class Pointer {
  readonly #sight: Sight;
  readonly #ground: Ground;
  #press: Press | null = null;
  #grip: Grip | null = null;
  /** Whether an aiming finger has taken a piece along. */
  #taken = false;

  /** The piece that is dragged, and where to, in units of the layout. */
  drag: { readonly id: number; readonly x: number; readonly y: number } | null = $state.raw(null);

  /** The board that is dragged, and where it is, in units of the layout. */
  board: (Box & { readonly index: number }) | null = $state.raw(null);
  /** The glass for small places; it comes where there are fingers. */
  aim: Aim | null = $state.raw(null);

  constructor(sight: Sight, ground: Ground) {
    this.#sight = sight;
    this.#ground = ground;
  }

  #spot(event: PointerEvent): { x: number; y: number } {
    const box = this.#ground.frame().getBoundingClientRect();
    const { width, height } = this.#sight.layout;
    return { x: ((event.clientX - box.left) / box.width) * width, y: ((event.clientY - box.top) / box.height) * height };
  }

  #siteUnder(event: PointerEvent): number | null {
    const { layout, here, missing } = this.#sight;
    const { x, y } = this.#spot(event);
    return siteAt(layout, new Set([...here, ...missing]), x, y);
  }

  /** Whether a place is smaller than a finger. */
  #small(site: number): boolean {
    const { layout } = this.#sight;
    const { w, h } = placeOf(layout, site);
    return (Math.min(w, h) * this.#ground.frame().clientWidth) / layout.width < FINGER;
  }

  #aimed(event: PointerEvent): Aimed {
    return { left: event.clientX, top: event.clientY, ...this.#spot(event), site: this.#siteUnder(event) };
  }

  /** A tap on a place that nothing was done with when the finger came down. */
  #tap(site: number): void {
    this.#sight.active = site;
    if (this.#sight.drops(site)) void this.#sight.hand.cancel();
    else this.#ground.pick(site);
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const name = (event.target as Element).closest<HTMLElement>('button[data-board]');
    if (name) {
      const board = Number(name.dataset['pick']?.slice(1));
      return name.getAttribute('aria-disabled') === 'true' ? undefined : this.#take(event, board, false);
    }
    if ((event.target as Element).closest('button')) return;
    const { hand, targets, live, underway } = this.#sight;
    const site = this.#siteUnder(event);
    const board = site === null ? framedAt(this.#sight, this.#spot(event)) : grasped(this.#sight, site);
    if (board !== null && this.#sight.mayPick) return this.#take(event, board, true);
    if (site === null) {
      if (underway) void hand.cancel();
      return;
    }
    const again = hand.picked.has(site);
    const aiming = this.aim !== null && event.pointerType === 'touch' && this.#small(site);
    this.#press = { site, x: event.clientX, y: event.clientY, again, pointer: event.pointerId, aiming };
    if (aiming) {
      this.aim?.begin(this.#aimed(event));
      return;
    }
    // A piece is taken up at once, so that it can be dragged; a target waits for the release.
    if (!again && !targets.has(site) && live.has(site)) this.#ground.pick(site);
  };

  #take(event: PointerEvent, board: number, clicks: boolean): void {
    const [at, box] = [this.#spot(event), this.#boxOf(board)];
    if (!box) return;
    const off = { x: at.x - box.x - box.w / 2, y: at.y - box.y - box.h / 2 };
    // Who takes it by its name has the board under the hand.
    this.#grip = {
      board,
      x: event.clientX,
      y: event.clientY,
      off: clicks ? off : { x: 0, y: 0 },
      clicks,
      pointer: event.pointerId,
    };
  }

  #boxOf(board: number): Box | null {
    const { universe, layout } = this.#sight;
    const corner = universe.boards[board]?.corner;
    return corner ? boxAtCorner(universe, layout, corner) : null;
  }

  /** Leads a board; whether there is one. */
  #lead(event: PointerEvent): boolean {
    const grip = this.#grip;
    if (event.pointerId !== grip?.pointer) return false;
    const away = Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > DRAG;
    const box = this.#boxOf(grip.board);
    if (!box || (!this.board && !away)) return true;
    const { hand } = this.#sight;
    if (!this.board) {
      this.#ground.frame().setPointerCapture(event.pointerId);
      if (hand.path[0] !== `b${grip.board}`) void hand.pick(`b${grip.board}`);
    }
    const at = this.#spot(event);
    this.board = { ...box, index: grip.board, x: at.x - grip.off.x - box.w / 2, y: at.y - grip.off.y - box.h / 2 };
    return true;
  }

  /** Lets a board go: over a pin it goes there, or the pin says why not. */
  #leave(event: PointerEvent): boolean {
    const grip = this.#grip;
    if (event.pointerId !== grip?.pointer) return false;
    const { hand } = this.#sight;
    const dragged = this.board;
    this.cancel();
    if (!dragged) {
      if (grip.clicks) void hand.pick(`b${grip.board}`);
      return true;
    }
    const middle = { x: dragged.x + dragged.w / 2, y: dragged.y + dragged.h / 2 };
    const pin = pinAt(this.#sight, this.#spot(event)) ?? pinAt(this.#sight, middle);
    if (pin !== null) void hand.pick(`n${pin}`);
    return true;
  }

  readonly move = (event: PointerEvent): void => {
    if (this.#lead(event)) return;
    if (event.pointerType !== 'touch') this.#sight.hover = this.#siteUnder(event);
    const press = this.#press;
    if (event.pointerId !== press?.pointer) return;
    // Under the glass a slide corrects; before it has come, it drags.
    if (press.aiming && this.aim?.at && !this.drag) {
      this.aim.follow(this.#aimed(event));
      return;
    }
    const away = Math.hypot(event.clientX - press.x, event.clientY - press.y) > DRAG;
    const { traced, hand, targets, live } = this.#sight;
    if (press.aiming && away && !press.again && !this.#taken) {
      // A finger that wanders from a piece takes it along; from anywhere else it looks for a place.
      this.#taken = live.has(press.site) && !targets.has(press.site);
      if (this.#taken) {
        this.aim?.end();
        this.#ground.pick(press.site);
      } else this.aim?.follow(this.#aimed(event));
    }
    const piece = traced.find(({ piece: { site }, depth }) => site === press.site && depth === 0);
    if (!this.drag && !(away && piece && hand.picked.has(press.site))) return;
    this.#ground.frame().setPointerCapture(event.pointerId);
    this.drag = { id: this.drag?.id ?? piece?.id ?? 0, ...this.#spot(event) };
    if (press.aiming) this.aim?.follow(this.#aimed(event));
  };

  readonly up = (event: PointerEvent): void => {
    if (this.#leave(event)) return;
    const press = this.#press;
    if (event.pointerId !== press?.pointer) return;
    const dragging = this.drag !== null;
    const [glass, taken] = [this.aim?.at ?? null, this.#taken];
    this.cancel();
    if (press.aiming && !dragging) {
      const under = this.#siteUnder(event);
      // A hand that was quicker than the engine: the piece is being taken up, and is put down after that.
      if (taken) {
        if (under !== null && under !== press.site) this.#ground.pick(under);
      } else if (glass === null) this.#tap(press.site);
      else if (glass.site !== null) this.#tap(glass.site);
      return;
    }
    const { hand, targets, live } = this.#sight;
    const site = this.#siteUnder(event);
    if (site === null) return;
    if (dragging) {
      if (this.takes(press.site, site)) this.#ground.pick(site);
      return;
    }
    if (site !== press.site) return;
    if (press.again) {
      if (this.#sight.drops(site)) void hand.cancel();
      else this.#ground.pick(site);
    } else if (targets.has(site) || !live.has(site)) this.#ground.pick(site);
  };

  /** Whether a piece that is let go over a place means it: every place but an own piece that could be taken up instead. */
  takes(from: number, site: number): boolean {
    const { targets, refused, live } = this.#sight;
    return site !== from && (targets.has(site) || refused.has(site) || !live.has(site));
  }

  readonly cancel = (): void => {
    this.#press = null;
    this.drag = null;
    this.#grip = null;
    this.board = null;
    this.#taken = false;
    this.aim?.end();
  };
}
