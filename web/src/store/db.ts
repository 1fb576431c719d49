/**
 * The vault in the browser's own database. Its layout has a number; each step from one to the next is a migration here, and none is
 * ever changed once it was released.
 */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Entry } from './entry';
import { WRITTEN, revisionOf, type Broken, type Contents, type Trouble, type Vault, type Written } from './vault';

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
export async function openDatabase(gone: (trouble: Trouble) => void = () => undefined): Promise<Vault> {
  const database = new Database(gone);
  await database.connected();
  return database;
}

/** How browsers say that a page may keep nothing at all. */
const FORBIDDEN: ReadonlySet<string> = new Set(['SecurityError', 'NotAllowedError', 'NotSupportedError']);

/** While a browser deletes a database it breaks off whoever opens it: so often it is asked again, after so many milliseconds. */
const OPENINGS = 5;
const PAUSE = 100;

/** Faults of a connection that is gone: with a new one the same may succeed. */
const LOST: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);

class Database implements Vault {
  readonly #gone: (trouble: Trouble) => void;
  /** Whether a newer page has changed the layout: this one must not touch it. */
  outdated = false;
  #connection: Promise<IDBPDatabase<Layout>> | null = null;

  constructor(gone: (trouble: Trouble) => void) {
    this.#gone = gone;
  }

  /** The open connection; one that was lost is made anew. */
  connected(): Promise<IDBPDatabase<Layout>> {
    if (this.outdated) return Promise.reject(new NewerLayout());
    this.#connection ??= this.#insist().catch((fault: unknown) => {
      this.#connection = null;
      if (!(fault instanceof DOMException && fault.name === 'VersionError')) throw fault;
      this.outdated = true;
      throw new NewerLayout();
    });
    return this.#connection;
  }

  async #insist(): Promise<IDBPDatabase<Layout>> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#open();
      } catch (fault) {
        if (tries === OPENINGS || !(fault instanceof DOMException && fault.name === 'AbortError')) throw fault;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  async #open(): Promise<IDBPDatabase<Layout>> {
    const db = await openDB<Layout>(NAME, LAYOUT, {
      upgrade(to, from) {
        for (const migrate of MIGRATIONS.slice(from)) migrate(to);
      },
      // Nobody must wait for this page. A number is the layout of a newer one; without a number everything is being deleted.
      blocking: (_, wanted) => {
        db.close();
        this.#lose(wanted === null ? { trouble: 'closed' } : { trouble: 'version' });
      },
      terminated: () => this.#lose({ trouble: 'closed' }),
    });
    return db;
  }

  #lose(trouble: Trouble): void {
    this.#connection = null;
    this.outdated ||= trouble.trouble === 'version';
    this.#gone(trouble);
  }

  async #with<T>(doing: (db: IDBPDatabase<Layout>) => Promise<T>): Promise<T> {
    const connection = this.connected();
    const db = await connection;
    try {
      return await doing(db);
    } catch (fault) {
      if (!(fault instanceof DOMException && LOST.has(fault.name)) || this.#connection === connection) throw fault;
      return doing(await this.connected());
    }
  }

  load(): Promise<Contents> {
    return this.#with(async (db) => {
      const tx = db.transaction(['games', 'values', 'broken']);
      const [games, names, values, broken] = await Promise.all([
        tx.objectStore('games').getAll(),
        tx.objectStore('values').getAllKeys(),
        tx.objectStore('values').getAll(),
        tx.objectStore('broken').getAll(),
      ]);
      return { games, values: new Map(names.map((name, index) => [name, values[index]])), broken };
    });
  }

  game(id: string): Promise<unknown> {
    return this.#with((db) => db.get('games', id));
  }

  /** Looking and writing are one transaction: nobody comes between them. */
  putGame(entry: Entry, seen: number | null): Promise<Written> {
    return this.#written(async (db) => {
      const tx = db.transaction('games', 'readwrite');
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

  removeGame(id: string): Promise<void> {
    return this.#with((db) => db.delete('games', id));
  }

  value(name: string): Promise<unknown> {
    return this.#with((db) => db.get('values', name));
  }

  putValue(name: string, value: unknown): Promise<Written> {
    return this.#written(async (db) => {
      const tx = db.transaction('values', 'readwrite');
      const put = tx.store.put(value, name);
      // Without waiting for this page to hear of the write: it may be left before that.
      tx.commit();
      await Promise.all([put, tx.done]);
      return WRITTEN;
    });
  }

  putBroken(broken: Broken): Promise<Written> {
    return this.#written(async (db) => {
      await db.put('broken', broken);
      return WRITTEN;
    });
  }

  removeBroken(name: string): Promise<void> {
    return this.#with((db) => db.delete('broken', name));
  }

  /** A write that finds no room, or no database any more, is an answer and no accident. */
  async #written(write: (db: IDBPDatabase<Layout>) => Promise<Written>): Promise<Written> {
    try {
      return await this.#with(write);
    } catch (fault) {
      return { ok: false, trouble: troubleBy(fault) };
    }
  }
}

/** What a fault of the database means. Whatever is none of its own is an accident. */
export function troubleBy(fault: unknown): Trouble {
  if (fault instanceof NewerLayout) return { trouble: 'version' };
  if (!(fault instanceof DOMException)) throw fault;
  if (fault.name === 'QuotaExceededError') return { trouble: 'full' };
  if (FORBIDDEN.has(fault.name)) return { trouble: 'forbidden' };
  return { trouble: 'unopened', fault: fault.name };
}
