/**
 * The vault in the browser's own database. Its layout has a number; each step from one to the next is a migration here, and none is
 * ever changed once it was released.
 */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Entry } from './entry';
import { WRITTEN, revisionOf, type Broken, type Contents, type Vault, type Written } from './vault';

export const NAME = 'fairyring';
/** The number of the layout. */
export const LAYOUT = 1;

interface Layout extends DBSchema {
  games: { key: string; value: Entry };
  values: { key: string; value: unknown };
  broken: { key: string; value: Broken };
}

/** From each layout to the next; the first one makes everything. */
const MIGRATIONS: readonly ((db: IDBPDatabase<Layout>) => void)[] = [
  (db) => {
    db.createObjectStore('games', { keyPath: 'id' });
    db.createObjectStore('values');
    db.createObjectStore('broken', { keyPath: 'name' });
  },
];

/** The layout of what is kept is newer than this page. */
export class NewerLayout extends Error {}

/** `gone` is told when the browser takes the database away, or a newer page wants it. */
export async function openDatabase(gone: () => void = () => undefined): Promise<Vault> {
  try {
    const db = await openDB<Layout>(NAME, LAYOUT, {
      upgrade(to, from) {
        for (const migrate of MIGRATIONS.slice(from)) migrate(to);
      },
      // A newer page must not wait for this one; whatever is written from now on is refused, and said.
      blocking: () => {
        db.close();
        gone();
      },
      terminated: gone,
    });
    return new Database(db);
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'VersionError') throw new NewerLayout();
    throw fault;
  }
}

class Database implements Vault {
  readonly lasting = true;
  readonly #db: IDBPDatabase<Layout>;

  constructor(db: IDBPDatabase<Layout>) {
    this.#db = db;
  }

  async load(): Promise<Contents> {
    const tx = this.#db.transaction(['games', 'values', 'broken']);
    const [games, names, values, broken] = await Promise.all([
      tx.objectStore('games').getAll(),
      tx.objectStore('values').getAllKeys(),
      tx.objectStore('values').getAll(),
      tx.objectStore('broken').getAll(),
    ]);
    return { games, values: new Map(names.map((name, index) => [name, values[index]])), broken };
  }

  game(id: string): Promise<unknown> {
    return this.#db.get('games', id);
  }

  /** Looking and writing are one transaction: nobody comes between them. */
  putGame(entry: Entry, seen: number | null): Promise<Written> {
    return this.#written(async () => {
      const tx = this.#db.transaction('games', 'readwrite');
      const found = await tx.store.get(entry.id);
      if (found && revisionOf(found) !== seen) {
        await tx.done;
        return { ok: false, newer: found };
      }
      const put = tx.store.put(entry);
      tx.commit();
      await Promise.all([put, tx.done]);
      return WRITTEN;
    });
  }

  async removeGame(id: string): Promise<void> {
    await this.#db.delete('games', id);
  }

  value(name: string): Promise<unknown> {
    return this.#db.get('values', name);
  }

  putValue(name: string, value: unknown): Promise<Written> {
    return this.#written(async () => {
      const tx = this.#db.transaction('values', 'readwrite');
      const put = tx.store.put(value, name);
      // Without waiting for this page to hear of the write: it may be left before that.
      tx.commit();
      await Promise.all([put, tx.done]);
      return WRITTEN;
    });
  }

  putBroken(broken: Broken): Promise<Written> {
    return this.#written(async () => {
      await this.#db.put('broken', broken);
      return WRITTEN;
    });
  }

  async removeBroken(name: string): Promise<void> {
    await this.#db.delete('broken', name);
  }

  /** A write that finds no room, or no database any more, is an answer and no accident. */
  async #written(write: () => Promise<Written>): Promise<Written> {
    try {
      return await write();
    } catch (fault) {
      if (!(fault instanceof DOMException)) throw fault;
      return { ok: false, trouble: { trouble: fault.name === 'QuotaExceededError' ? 'full' : 'closed' } };
    }
  }
}
