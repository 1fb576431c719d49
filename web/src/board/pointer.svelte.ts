/** What a mouse or a finger does with the flat picture: it takes a piece up, drags it, and lets it go; or it clicks twice. */

import { siteAt } from './layout';
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
}

/** The element that the picture lies in, and what picking a place does. */
export interface Ground {
  readonly frame: () => HTMLElement;
  readonly pick: (site: number) => void;
}

export class Pointer {
  readonly #sight: Sight;
  readonly #ground: Ground;
  #press: Press | null = null;

  /** The piece that is dragged, and where to, in units of the layout. */
  drag: { readonly id: number; readonly x: number; readonly y: number } | null = $state.raw(null);

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

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    const { hand, targets, live, underway } = this.#sight;
    const site = this.#siteUnder(event);
    if (site === null) {
      if (underway) void hand.cancel();
      return;
    }
    const again = hand.picked.has(site);
    this.#press = { site, x: event.clientX, y: event.clientY, again, pointer: event.pointerId };
    // A piece is taken up at once, so that it can be dragged; a target waits for the release.
    if (!again && !targets.has(site) && live.has(site)) this.#ground.pick(site);
  };

  readonly move = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') this.#sight.hover = this.#siteUnder(event);
    const press = this.#press;
    if (event.pointerId !== press?.pointer) return;
    const away = Math.hypot(event.clientX - press.x, event.clientY - press.y) > DRAG;
    const { traced, hand } = this.#sight;
    const piece = traced.find(({ piece: { site }, depth }) => site === press.site && depth === 0);
    if (!this.drag && !(away && piece && hand.picked.has(press.site))) return;
    this.#ground.frame().setPointerCapture(event.pointerId);
    this.drag = { id: this.drag?.id ?? piece?.id ?? 0, ...this.#spot(event) };
  };

  readonly up = (event: PointerEvent): void => {
    const press = this.#press;
    if (event.pointerId !== press?.pointer) return;
    const dragging = this.drag !== null;
    this.cancel();
    const { hand, targets, refused, live } = this.#sight;
    const site = this.#siteUnder(event);
    if (site === null) return;
    if (dragging) {
      if (site !== press.site && (targets.has(site) || refused.has(site))) this.#ground.pick(site);
      return;
    }
    if (site !== press.site) return;
    if (press.again) {
      if (this.#sight.drops(site)) void hand.cancel();
      else this.#ground.pick(site);
    } else if (targets.has(site) || !live.has(site)) this.#ground.pick(site);
  };

  readonly cancel = (): void => {
    this.#press = null;
    this.drag = null;
  };
}
