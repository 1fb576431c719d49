/**
 * One kept value: versioned and checked on reading. A value of an unknown version is refused and never overwritten; a value
 * that cannot be understood is moved aside, so that nothing is deleted; a value that cannot be written is reported.
 */

import { namesOn, type Shelf } from './shelf';

/** What can go wrong with a kept value. */
export type Trouble =
  | { readonly trouble: 'full' }
  | { readonly trouble: 'version'; readonly key: string; readonly version: string }
  | { readonly trouble: 'broken'; readonly key: string; readonly aside: string };

export type Read<T> = { readonly ok: true; readonly value: T | null } | { readonly ok: false; readonly trouble: Trouble };

export type Written = { readonly ok: true } | { readonly ok: false; readonly trouble: Trouble };

export const WRITTEN: Written = { ok: true };

/** Decides whether what was read is a `T`. */
export type Check<T> = (value: unknown) => value is T;

interface Envelope {
  readonly version: unknown;
  readonly value: unknown;
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'version' in value && 'value' in value;
}

function envelope(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    return isEnvelope(value) ? value : null;
  } catch {
    return null;
  }
}

/** A place for one value under `prefix + name`. */
export class Kept<T> {
  readonly #shelf: Shelf;
  readonly #prefix: string;
  readonly #name: string;
  readonly #version: number;
  readonly #check: Check<T>;

  constructor(shelf: Shelf, prefix: string, name: string, version: number, check: Check<T>) {
    this.#shelf = shelf;
    this.#prefix = prefix;
    this.#name = name;
    this.#version = version;
    this.#check = check;
  }

  get key(): string {
    return this.#prefix + this.#name;
  }

  /** The value; `null` if there is none. */
  read(): Read<T> {
    const text = this.#shelf.getItem(this.key);
    if (text === null) return { ok: true, value: null };
    const found = envelope(text);
    if (found && found.version !== this.#version) return this.#foreign(found);
    if (found && this.#check(found.value)) return { ok: true, value: found.value };
    return this.#moveAside(text);
  }

  /** Writes the value, unless something of another version is there. */
  write(value: T): Written {
    const text = this.#shelf.getItem(this.key);
    const found = text === null ? null : envelope(text);
    if (found && found.version !== this.#version) return this.#foreign(found);
    const next: Envelope = { version: this.#version, value };
    try {
      this.#shelf.setItem(this.key, JSON.stringify(next));
    } catch {
      return { ok: false, trouble: { trouble: 'full' } };
    }
    return WRITTEN;
  }

  remove(): void {
    this.#shelf.removeItem(this.key);
  }

  #foreign(found: Envelope): { readonly ok: false; readonly trouble: Trouble } {
    const version = String(found.version).slice(0, 20);
    return { ok: false, trouble: { trouble: 'version', key: this.key, version } };
  }

  /** Nothing is deleted before the copy exists; if there is no room for the copy the entry stays where it is. */
  #moveAside(text: string): { readonly ok: false; readonly trouble: Trouble } {
    const taken = new Set(namesOn(this.#shelf));
    let aside = `${this.#prefix}broken:${this.#name}`;
    for (let number = 2; taken.has(aside); number += 1) {
      aside = `${this.#prefix}broken:${this.#name}:${number}`;
    }
    try {
      this.#shelf.setItem(aside, text);
      this.#shelf.removeItem(this.key);
    } catch {
      aside = this.key;
    }
    return { ok: false, trouble: { trouble: 'broken', key: this.key, aside } };
  }
}
