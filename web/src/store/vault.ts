/**
 * Where everything is kept: games, single values, and what could not be read. A game is written only by whoever has seen its last
 * revision, so that two pages never write over each other.
 */

import type { Entry } from './entry';

/** Something that cannot be understood: it is kept as it is, shown, and can be taken out. */
export interface Broken {
  /** Where it was found. */
  readonly name: string;
  /** What was found there, as text. */
  readonly text: string;
  /** What is wrong with it: a field, or nothing if it is not even a record. */
  readonly field: string;
}

/** What can go wrong with what is kept. */
export type Trouble =
  | { readonly trouble: 'full' }
  /** The browser has taken away what was kept; from then on it is kept anew. */
  | { readonly trouble: 'closed' }
  /** A newer page has changed the layout: this one must not touch it. */
  | { readonly trouble: 'version' }
  /** The browser allows nothing to be kept. */
  | { readonly trouble: 'forbidden' }
  /** It allows it, but does not give what is kept; the name of its fault. */
  | { readonly trouble: 'unopened'; readonly fault: string }
  /** Fields of a kept value that were replaced by what is usual. */
  | { readonly trouble: 'repaired'; readonly key: string; readonly fields: readonly string[] };

export type Written =
  | { readonly ok: true }
  /** Somebody else has written meanwhile: this is what he wrote. */
  | { readonly ok: false; readonly newer: Entry }
  | { readonly ok: false; readonly trouble: Trouble };

export const WRITTEN: Written = { ok: true };

/** Everything that is kept, as it was found. */
export interface Contents {
  readonly games: readonly unknown[];
  readonly values: ReadonlyMap<string, unknown>;
  readonly broken: readonly Broken[];
}

export interface Vault {
  /** Whether a newer page has it now: nothing can be written any more. */
  readonly outdated: boolean;
  load(): Promise<Contents>;
  game(id: string): Promise<unknown>;
  /** Writes a game over the revision that was seen, or as a new one (`null`). */
  putGame(entry: Entry, seen: number | null): Promise<Written>;
  removeGame(id: string): Promise<void>;
  value(name: string): Promise<unknown>;
  putValue(name: string, value: unknown): Promise<Written>;
  /** Puts something aside, under a name of its own. */
  putBroken(broken: Broken): Promise<Written>;
  removeBroken(name: string): Promise<void>;
}

/** The revision of whatever was found. */
export function revisionOf(found: unknown): number {
  const revision = typeof found === 'object' && found !== null && 'revision' in found ? found.revision : 0;
  return typeof revision === 'number' ? revision : 0;
}

/** Keeps everything until the page is left. */
export class MemoryVault implements Vault {
  readonly outdated = false;
  readonly #games = new Map<string, Entry>();
  readonly #values = new Map<string, unknown>();
  readonly #broken = new Map<string, Broken>();

  load(): Promise<Contents> {
    return Promise.resolve({
      games: [...this.#games.values()],
      values: new Map(this.#values),
      broken: [...this.#broken.values()],
    });
  }

  game(id: string): Promise<unknown> {
    return Promise.resolve(this.#games.get(id));
  }

  putGame(entry: Entry, seen: number | null): Promise<Written> {
    const found = this.#games.get(entry.id);
    if (found && revisionOf(found) !== seen) return Promise.resolve({ ok: false, newer: found });
    this.#games.set(entry.id, entry);
    return Promise.resolve(WRITTEN);
  }

  removeGame(id: string): Promise<void> {
    this.#games.delete(id);
    return Promise.resolve();
  }

  value(name: string): Promise<unknown> {
    return Promise.resolve(this.#values.get(name));
  }

  putValue(name: string, value: unknown): Promise<Written> {
    this.#values.set(name, value);
    return Promise.resolve(WRITTEN);
  }

  putBroken(broken: Broken): Promise<Written> {
    this.#broken.set(broken.name, broken);
    return Promise.resolve(WRITTEN);
  }

  removeBroken(name: string): Promise<void> {
    this.#broken.delete(name);
    return Promise.resolve();
  }
}
