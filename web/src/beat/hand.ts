/**
 * When the hand did what it did: the time stamp of the event itself, not the time at which somebody got round to it.
 *
 * A tap counts from its press, as on a drum, although the board takes it at its release; a drag counts at its release; a key
 * counts when it goes down. A click that neither a pointer nor a key made (assistive tools make them) counts as such.
 */

/** Further than this from its press a pointer has dragged something. */
const DRAG = 6;

/** A key that went down this long ago, in milliseconds, may be the one that makes a click now. */
const KEY = 1000;

const EVENTS = ['pointerdown', 'pointerup', 'keydown', 'click'] as const;

export class Hand {
  #press: { readonly x: number; readonly y: number } | null = null;
  #last: { readonly at: number; readonly by: (typeof EVENTS)[number] } | null = null;

  /** The instant of the last thing that the hand did; `null` before the first. */
  get instant(): number | null {
    return this.#last?.at ?? null;
  }

  /** Listens before everybody else, so that the instant is known when a move is made of it; the answer ends that. */
  listen(target: EventTarget): () => void {
    const note = (event: Event) => this.#note(event);
    for (const name of EVENTS) target.addEventListener(name, note, { capture: true });
    return () => {
      for (const name of EVENTS) target.removeEventListener(name, note, { capture: true });
    };
  }

  #note(event: Event): void {
    const { clientX: x, clientY: y } = event as MouseEvent;
    switch (event.type) {
      case 'pointerdown':
        this.#press = { x, y };
        this.#set(event, 'pointerdown');
        break;
      case 'pointerup':
        if (this.#press && Math.hypot(x - this.#press.x, y - this.#press.y) > DRAG) this.#set(event, 'pointerup');
        this.#press = null;
        break;
      case 'keydown':
        if (!(event as KeyboardEvent).repeat) this.#set(event, 'keydown');
        break;
      default:
        // A click that a press or a key has just made is the same deed.
        if ((event as MouseEvent).detail === 0 && !this.#keyedSince(event.timeStamp - KEY)) this.#set(event, 'click');
    }
  }

  #keyedSince(from: number): boolean {
    return this.#last !== null && this.#last.by === 'keydown' && this.#last.at >= from;
  }

  #set(event: Event, by: (typeof EVENTS)[number]): void {
    this.#last = { at: event.timeStamp, by };
  }
}
