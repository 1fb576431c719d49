/**
 * The games kept in this browser. All of them are at hand, so that a screen can ask without waiting; what is written goes to the
 * vault first, and what another page writes is heard.
 */

import { SvelteMap } from 'svelte/reactivity';
import * as v from 'valibot';
import type { Intent } from '../table/table';
import { troubleBy } from './db';
import { ENTRY, type Entry } from './entry';
import type { Tabs } from './tabs';
import { WRITTEN, type Broken, type Contents, type Trouble, type Vault, type Written } from './vault';

/** What a list of games shows. */
export interface Listing {
  /** The newest first. */
  readonly games: readonly Entry[];
  /** What could not be read. */
  readonly broken: readonly Broken[];
}

type Judged = { readonly ok: true; readonly entry: Entry } | { readonly ok: false; readonly broken: Broken };

/** An entry, or what is wrong with it. */
export function judge(found: unknown, name: string): Judged {
  const read = v.safeParse(ENTRY, found);
  if (read.success) return { ok: true, entry: read.output };
  const [issue] = read.issues;
  return { ok: false, broken: { name, text: JSON.stringify(found, null, 2), field: v.getDotPath(issue) ?? '' } };
}

function nameOf(found: unknown): string {
  return typeof found === 'object' && found !== null && 'id' in found ? String(found.id) : '';
}

export class Games {
  readonly #vault: Vault;
  readonly #tabs: Tabs;
  readonly #entries = new SvelteMap<string, Entry>();
  readonly #broken = new SvelteMap<string, Broken>();

  constructor(vault: Vault, tabs: Tabs, contents: Pick<Contents, 'games' | 'broken'>) {
    this.#vault = vault;
    this.#tabs = tabs;
    for (const found of contents.games) this.#take(found);
    for (const broken of contents.broken) this.#broken.set(broken.name, broken);
    tabs.listen((heard) => {
      if (heard.what === 'game') void this.fresh(heard.id);
      else if (heard.what === 'removed') this.#entries.delete(heard.id);
    });
  }

  /** What the vault has becomes an entry at hand, or one that is shown as broken. */
  #take(found: unknown): Entry | null {
    const judged = judge(found, nameOf(found));
    if (judged.ok) this.#entries.set(judged.entry.id, judged.entry);
    else this.#broken.set(judged.broken.name, judged.broken);
    return judged.ok ? judged.entry : null;
  }

  get(id: string): Entry | null {
    return this.#entries.get(id) ?? null;
  }

  list(): Listing {
    const games = [...this.#entries.values()].sort((a, b) => b.changed - a.changed);
    return { games, broken: [...this.#broken.values()] };
  }

  /** Whether a newer page has what is kept: this one can write nothing any more. */
  get outdated(): boolean {
    return this.#vault.outdated;
  }

  /** The game as the vault has it now: another page may have written it. A vault that cannot be read changes nothing at hand. */
  async fresh(id: string): Promise<Entry | null> {
    try {
      const found = await this.#vault.game(id);
      return found === undefined ? null : this.#take(found);
    } catch (fault) {
      troubleBy(fault);
      return this.get(id);
    }
  }

  /** Forgets the games that the vault has no more; or why it cannot be asked. */
  async compare(): Promise<Trouble | null> {
    try {
      const { games } = await this.#vault.load();
      const there = new Set(games.map(nameOf));
      for (const id of this.#entries.keys()) if (!there.has(id)) this.#entries.delete(id);
      return null;
    } catch (fault) {
      return troubleBy(fault);
    }
  }

  /** Does something with a game while no other page does. */
  alone<T>(id: string, doing: () => Promise<T>): Promise<T> {
    return this.#tabs.alone(`game:${id}`, doing);
  }

  /** Writes a game over the revision that was seen (`null`: a new one) and tells the other pages what led to it. */
  async write(entry: Entry, seen: number | null, intent: Intent | null = null, key = ''): Promise<Written> {
    const written = await this.#vault.putGame(entry, seen);
    if (!written.ok) return written;
    this.#entries.set(entry.id, entry);
    const { id, revision } = entry;
    this.#tabs.tell({ what: 'game', id, revision, intent, key });
    return WRITTEN;
  }

  /** Writes a game that is new here. */
  add(entry: Entry): Promise<Written> {
    return this.write(entry, null);
  }

  /** Changes what is kept beside the course of a game, whoever has written it last. */
  change(id: string, change: (entry: Entry) => Entry): Promise<Written> {
    return this.alone(id, async () => {
      const entry = await this.fresh(id);
      if (!entry) return WRITTEN;
      return this.write({ ...change(entry), revision: entry.revision + 1 }, entry.revision);
    });
  }

  rename(id: string, title: string): Promise<Written> {
    return this.change(id, (entry) => ({ ...entry, title }));
  }

  /** Puts a running game away, for another one takes its place. */
  putAway(id: string): Promise<Written> {
    return this.change(id, (entry) => (entry.phase === 'running' ? { ...entry, phase: 'replaced' } : entry));
  }

  /** Deletes a game, and takes it off the list when it is gone; the answer puts it back. */
  async remove(id: string): Promise<(() => Promise<Written>) | null> {
    const entry = this.get(id);
    if (!entry) return null;
    await this.#vault.removeGame(id);
    this.#entries.delete(id);
    this.#tabs.tell({ what: 'removed', id });
    return () => this.add(entry);
  }

  /** Puts something aside that cannot be read: it is listed at once. */
  putAside(broken: Broken): void {
    this.#broken.set(broken.name, broken);
    void this.#vault.putBroken(broken);
  }

  /**
   * Forgets what cannot be read. Where it lies is not known from its name alone: a game, or something that was put aside.
   * It stays on the list until it is gone: whoever leaves the page on seeing it go must not meet it again.
   */
  async removeBroken(name: string): Promise<void> {
    await Promise.all([this.#vault.removeBroken(name), this.#vault.removeGame(name)]);
    this.#broken.delete(name);
  }
}
