/** A finger that rests: what a mouse is told by hovering, a finger is told by holding (rules: tri-d 18.2, 18.3). */

import type { Attachment } from 'svelte/attachments';

/** How long a finger rests until it is told something, in milliseconds, and how far it may wander in pixels. */
const LONG = 500;
export const STILL = 7;

/** One finger at a time: tells once, and remembers until the finger is lifted that it did. */
export class Hold {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from = { x: 0, y: 0 };
  /** Whether the finger that is down was told something: then it clicks nothing. */
  told = false;

  /** A finger comes down; a mouse hovers and need not hold. */
  down(event: PointerEvent, tell: () => void): void {
    this.end();
    this.told = false;
    if (event.pointerType === 'mouse') return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      this.told = true;
      tell();
    }, LONG);
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) >= STILL) this.end();
  }

  /** Nothing is told any more. */
  end(): void {
    clearTimeout(this.#timer);
  }
}

/** Tells something of an element when a finger is held on it. The click that some browsers make of that is none. */
export function holdable(tell: () => void): Attachment<HTMLElement> {
  return (element) => {
    const hold = new Hold();
    const off = new AbortController();
    const { signal } = off;
    const end = (): void => hold.end();
    element.addEventListener('pointerdown', (event) => hold.down(event, tell), { signal });
    element.addEventListener('pointermove', (event) => hold.move(event), { signal });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) element.addEventListener(name, end, { signal });
    const swallow = (event: Event): void => {
      if (!hold.told) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // A menu of the browser would lie over what is told.
    for (const name of ['click', 'contextmenu'] as const) element.addEventListener(name, swallow, { signal, capture: true });
    return () => {
      end();
      off.abort();
    };
  };
}
