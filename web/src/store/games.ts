/**
 * The games kept in this browser: the running one, those put aside, those finished.
 *
 * A game whose rules ask for storage of its own has its own prefix; the layout under a prefix is the same for all:
 * `version`, `current`, `archive` and one `game:ID` for each game.
 */

import type { InvitationView } from '../engine/types';
import { isEntry, type Entry } from './entry';
import { Kept, WRITTEN, type Trouble, type Written } from './kept';
import { namesOn, type Shelf } from './shelf';

/** The number of the layout. */
export const LAYOUT = 1;

const COMMON = 'fairyring:';
/** Prefixes that a rules text prescribes. */
const OWN: Readonly<Record<string, string>> = { 'kings-cooking': 'kings-cooking:' };

function prefixOf(game: string): string {
  return (Object.hasOwn(OWN, game) ? OWN[game] : undefined) ?? COMMON;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isInvitation(value: unknown): value is InvitationView {
  if (typeof value !== 'object' || value === null) return false;
  const { id, creator, choice, name } = value as Partial<Record<keyof InvitationView, unknown>>;
  return [id, choice, name].every(isText) && (creator === 'first' || creator === 'second');
}

/** Writes one after the other until one fails. */
function allOf(steps: readonly (() => Written)[]): Written {
  for (const step of steps) {
    const written = step();
    if (!written.ok) return written;
  }
  return WRITTEN;
}

/** What a list of games shows. */
export interface Listing {
  /** The newest first. */
  readonly games: readonly Entry[];
  /** Entries that could not be read. */
  readonly troubles: readonly Trouble[];
}

export class Games {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** Writes a game; whichever is on the table stays there. */
  add(entry: Entry): Written {
    const prefix = prefixOf(entry.game);
    return allOf([
      () => this.#at(prefix, 'version', isNumber).write(LAYOUT),
      () => this.#game(prefix, entry.id).write(entry),
      () => this.#list(prefix, entry),
    ]);
  }

  /** Writes a game and makes it the current one. */
  put(entry: Entry): Written {
    const prefix = prefixOf(entry.game);
    return allOf([
      () => this.add(entry),
      () => this.#at(prefix, 'current', isText).write(entry.id),
      // The page has one game on the table, whatever game it is.
      () => (prefix === COMMON ? WRITTEN : this.#at(COMMON, 'current', isText).write(entry.id)),
    ]);
  }

  get(id: string): Entry | null {
    for (const prefix of this.#prefixes()) {
      const read = this.#game(prefix, id).read();
      if (read.ok && read.value) return read.value;
    }
    return null;
  }

  /** The game shown last, if it is still there and goes on. */
  current(): Entry | null {
    const id = this.#at(COMMON, 'current', isText).read();
    const entry = id.ok && id.value !== null ? this.get(id.value) : null;
    return entry?.phase === 'running' ? entry : null;
  }

  list(): Listing {
    const games: Entry[] = [];
    const troubles: Trouble[] = [];
    for (const prefix of this.#prefixes()) {
      for (const name of namesOn(this.#shelf)) {
        if (!name.startsWith(`${prefix}game:`)) continue;
        const read = this.#game(prefix, name.slice(prefix.length + 'game:'.length)).read();
        if (!read.ok) troubles.push(read.trouble);
        else if (read.value) games.push(read.value);
      }
    }
    games.sort((a, b) => b.changed - a.changed);
    return { games, troubles };
  }

  rename(id: string, title: string): Written {
    const entry = this.get(id);
    return entry ? this.#game(prefixOf(entry.game), id).write({ ...entry, title }) : WRITTEN;
  }

  /** Puts a running game away, for another one takes its place. */
  putAway(id: string): Written {
    const entry = this.get(id);
    if (entry?.phase !== 'running') return WRITTEN;
    const away: Entry = { ...entry, phase: 'replaced' };
    const written = this.#game(prefixOf(entry.game), id).write(away);
    return written.ok ? this.#list(prefixOf(entry.game), away) : written;
  }

  /** Deletes a game; the answer puts it back. */
  remove(id: string): (() => Written) | null {
    const entry = this.get(id);
    if (!entry) return null;
    const prefix = prefixOf(entry.game);
    this.#game(prefix, id).remove();
    this.#unlist(prefix, id);
    return () => {
      const written = this.#game(prefix, id).write(entry);
      return written.ok ? this.#list(prefix, entry) : written;
    };
  }

  /** Remembers that this device has invited to a game, so that it knows its seat when the answer comes. */
  keepInvitation(game: string, invitation: InvitationView): Written {
    return this.#at(prefixOf(game), `invitation:${invitation.id}`, isInvitation).write(invitation);
  }

  invitation(id: string): InvitationView | null {
    for (const prefix of this.#prefixes()) {
      const read = this.#at(prefix, `invitation:${id}`, isInvitation).read();
      if (read.ok && read.value) return read.value;
    }
    return null;
  }

  /** Who has been told the story of a game. */
  seenStory(game: string): readonly string[] {
    const read = this.#at(prefixOf(game), 'seen-story', isTexts).read();
    return (read.ok && read.value) || [];
  }

  rememberStory(game: string, seats: readonly string[]): Written {
    return this.#at(prefixOf(game), 'seen-story', isTexts).write([...seats]);
  }

  #at<T>(prefix: string, name: string, check: (value: unknown) => value is T): Kept<T> {
    return new Kept(this.#shelf, prefix, name, LAYOUT, check);
  }

  #game(prefix: string, id: string): Kept<Entry> {
    return this.#at(prefix, `game:${id}`, isEntry);
  }

  #prefixes(): string[] {
    return [COMMON, ...Object.values(OWN)];
  }

  /** Keeps the list of what is over, the newest first. */
  #list(prefix: string, entry: Entry): Written {
    const kept = this.#at(prefix, 'archive', isTexts);
    const read = kept.read();
    const before = (read.ok && read.value) || [];
    const others = before.filter((id) => id !== entry.id);
    const after = entry.phase === 'running' ? others : [entry.id, ...others];
    return after.length === before.length && after.every((id, index) => id === before[index]) ? WRITTEN : kept.write(after);
  }

  #unlist(prefix: string, id: string): void {
    const kept = this.#at(prefix, 'archive', isTexts);
    const read = kept.read();
    if (read.ok && read.value?.includes(id)) kept.write(read.value.filter((other) => other !== id));
  }
}
