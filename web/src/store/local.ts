/**
 * What the page keeps in this browser: versioned values, each under its own name. A value of an unknown version is refused and
 * left as it is; a value that cannot be written is reported and never half written.
 */

import { done, refused, type Result } from '../engine/result';

/** The part of `Storage` that is used; a test gives another one. */
export interface Shelf {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

interface Envelope {
  readonly version: number;
  readonly value: unknown;
}

const PREFIX = 'fairyring.';

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'version' in value && 'value' in value;
}

/** One kept value. `check` decides whether what was read is a `T`. */
export class Kept<T> {
  readonly #shelf: Shelf;
  readonly #name: string;
  readonly #version: number;
  readonly #check: (value: unknown) => value is T;

  constructor(shelf: Shelf, name: string, version: number, check: (value: unknown) => value is T) {
    this.#shelf = shelf;
    this.#name = PREFIX + name;
    this.#version = version;
    this.#check = check;
  }

  /** The value; `null` if there is none. */
  read(): Result<T | null> {
    let text: string | null;
    try {
      text = this.#shelf.getItem(this.#name);
    } catch {
      return refused('STORE_CLOSED', 'this browser keeps nothing for this page');
    }
    if (text === null) return done(null);
    let envelope: unknown;
    try {
      envelope = JSON.parse(text);
    } catch {
      return refused('STORE_BROKEN', `${this.#name} is not readable`);
    }
    if (!isEnvelope(envelope)) return refused('STORE_BROKEN', `${this.#name} is not readable`);
    if (envelope.version !== this.#version) {
      return refused('STORE_VERSION', `${this.#name} has version ${envelope.version}; known: ${this.#version}`);
    }
    return this.#check(envelope.value)
      ? done(envelope.value)
      : refused('STORE_BROKEN', `${this.#name} is not readable`);
  }

  write(value: T): Result<null> {
    const envelope: Envelope = { version: this.#version, value };
    try {
      this.#shelf.setItem(this.#name, JSON.stringify(envelope));
    } catch {
      return refused('STORE_FULL', 'this browser has no room left, or keeps nothing for this page');
    }
    return done(null);
  }

  remove(): void {
    try {
      this.#shelf.removeItem(this.#name);
    } catch {
      // Nothing is kept, so there is nothing to remove.
    }
  }
}
