/**
 * What fingers and the mouse do with the picture: a click points, a drag of a piece or a board leads it, any other walks around, two
 * fingers or the wheel come nearer, and a finger that rests asks.
 */

import { Hold, STILL } from '../ui/hold';
import type { Eye } from './eye';
import { shifted, turned, zoomed } from './orbit';
import type { Ball } from './plan';

const TURN = 0.0065;

interface Finger {
  x: number;
  y: number;
}

export interface Grip {
  readonly eye: () => Eye | null;
  readonly ball: () => Ball;
  /** The eye was moved. */
  readonly moved: () => void;
  /** A hand comes down: whether it takes hold of something there, which then follows it. */
  readonly grab: (x: number, y: number) => boolean;
  readonly carried: (x: number, y: number) => void;
  /** What followed the hand is let go there, or given up. */
  readonly dropped: (at: { x: number; y: number } | null) => void;
  /** A click at a place of the element, in pixels. */
  readonly clicked: (x: number, y: number) => void;
  /** A finger was held somewhere: it clicks nothing and wants to be told. */
  readonly held: (x: number, y: number) => void;
  /** A mouse rests somewhere, or nowhere. */
  readonly hovered: (at: { x: number; y: number } | null) => void;
}

export class Hands {
  readonly #grip: Grip;
  readonly #fingers = new Map<number, Finger>();
  #start: Finger | null = null;
  #dragging = false;
  /** Whether something is in the hand. */
  #load = false;
  readonly #hold = new Hold();

  constructor(grip: Grip) {
    this.#grip = grip;
  }

  /** Whether no hand is on the picture. */
  get idle(): boolean {
    return this.#fingers.size === 0;
  }

  #at(event: PointerEvent | WheelEvent): Finger {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  readonly down = (event: PointerEvent): void => {
    const at = this.#at(event);
    this.#fingers.set(event.pointerId, at);
    if (this.#fingers.size === 1) {
      this.#start = at;
      this.#dragging = false;
      this.#load = event.button === 0 && !event.shiftKey && this.#grip.grab(at.x, at.y);
      this.#hold.down(event, () => this.#grip.held(at.x, at.y));
    } else {
      // A second finger wants to come nearer.
      this.#giveUp();
      this.#drags();
    }
  };

  #giveUp(): void {
    if (this.#load) this.#grip.dropped(null);
    this.#load = false;
  }

  readonly move = (event: PointerEvent): void => {
    const at = this.#at(event);
    // A button that was let go of elsewhere holds nothing.
    if (event.pointerType === 'mouse' && event.buttons === 0 && this.#fingers.size > 0) {
      this.#fingers.clear();
      this.#giveUp();
    }
    const last = this.#fingers.get(event.pointerId);
    if (!last) {
      if (event.pointerType !== 'touch') this.#grip.hovered(at);
      return;
    }
    if (!this.#dragging) {
      if (!this.#start || Math.hypot(at.x - this.#start.x, at.y - this.#start.y) < STILL) return;
      this.#drags();
      this.#grip.hovered(null);
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    }
    const eye = this.#grip.eye();
    if (this.#load) this.#grip.carried(at.x, at.y);
    else if (eye) this.#drag(eye, event, last, at);
    this.#fingers.set(event.pointerId, at);
  };

  #drags(): void {
    this.#dragging = true;
    this.#hold.end();
  }

  #drag(eye: Eye, event: PointerEvent, last: Finger, at: Finger): void {
    const [dx, dy] = [at.x - last.x, at.y - last.y];
    const ball = this.#grip.ball();
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    const fine = (eye.look.distance / (event.currentTarget as HTMLElement).clientHeight) * 0.58;
    if (other) {
      const [before, after] = [Math.hypot(last.x - other.x, last.y - other.y), Math.hypot(at.x - other.x, at.y - other.y)];
      const near = zoomed(eye.look, before / Math.max(1, after), ball);
      eye.set(shifted(near, (-dx / 2) * fine, (dy / 2) * fine, ball));
    } else if (event.shiftKey || (event.buttons & 6) !== 0) eye.set(shifted(eye.look, -dx * fine, dy * fine, ball));
    else eye.set(turned(eye.look, -dx * TURN, dy * TURN));
    this.#grip.moved();
  }

  readonly up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0) return;
    this.#hold.end();
    const clicked = !this.#dragging && !this.#hold.told && this.#start !== null && event.button === 0;
    const at = this.#at(event);
    if (this.#load && this.#dragging) this.#grip.dropped(at);
    else this.#giveUp();
    this.#load = false;
    this.#dragging = false;
    this.#start = null;
    if (!clicked) return;
    this.#grip.clicked(at.x, at.y);
  };

  readonly cancel = (event: PointerEvent): void => {
    this.#hold.end();
    this.#giveUp();
    this.#fingers.delete(event.pointerId);
    this.#dragging = this.#fingers.size > 0;
    this.#start = null;
  };

  readonly leave = (): void => this.#grip.hovered(null);

  readonly wheel = (event: WheelEvent): void => {
    const eye = this.#grip.eye();
    if (!eye || event.ctrlKey) return;
    event.preventDefault();
    eye.set(zoomed(eye.look, Math.exp(event.deltaY * 0.0012), this.#grip.ball()));
    this.#grip.moved();
    // Something else is under the mouse now.
    this.#grip.hovered(this.#at(event));
  };

  /** The element is gone. */
  drop(): void {
    this.#hold.end();
  }
}
