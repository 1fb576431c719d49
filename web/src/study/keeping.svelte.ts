/**
 * What is kept of a study: an entry among the games, with its tree as the save and where it was looked at. It is kept from its first change
 * on, and written after every one.
 */

import type { Engine, Opened } from '../engine/client';
import { done, refused, type Result } from '../engine/result';
import { BY_LINK, newIdentity, sideTag } from '../model/names';
import type { Players } from '../model/players';
import { titleOf } from '../play/summary';
import type { Entry } from '../store/entry';
import type { Games } from '../store/games.svelte';
import { troubleOf } from '../store/values';
import type { Trouble } from '../store/vault';
import { StudyTable } from '../table/study.svelte';

type Told = (trouble: Trouble) => void;

/** The entry of a study as it stands. */
function composed(table: StudyTable, id: string, title: string, begun: number, now: number): Omit<Entry, 'revision'> {
  const { tags, game } = table.head;
  const name = (index: 0 | 1) => tags[sideTag(table.info.sides[index])] ?? '';
  const players: Players = [
    { kind: 'human', name: name(0) },
    { kind: 'human', name: name(1) },
  ];
  const end = table.tree.end(table.tree.root);
  return {
    id,
    game,
    title,
    record: table.save(),
    link: '',
    players,
    // It is no running game, and none gives way to it.
    phase: 'replaced',
    plies: table.tree.path(end).length,
    summary: { move: table.named(end)?.number ?? 0, plain: false, options: table.view.options, redo: 0, end: null },
    begun,
    changed: now,
    clock: null,
    handOff: false,
    study: table.tree.place(table.at),
  };
}

export class StudyKeeping {
  readonly #table: StudyTable;
  readonly #games: Games;
  readonly #trouble: Told;
  readonly #title: string;
  readonly #begun: number;
  #revision: number | null;
  #writing: Promise<void> = Promise.resolve();
  #wanted = false;
  /** Under which identity it is kept; none before its first change. */
  id: string | null = $state(null);
  /** Whether everything is kept as it stands. */
  kept = $state(true);

  constructor(table: StudyTable, games: Games, entry: Entry | null, trouble: Told) {
    this.#table = table;
    this.#games = games;
    this.#trouble = trouble;
    this.#title = entry?.title ?? titleOf(table.head.tags);
    this.#begun = entry?.begun ?? Date.now();
    this.#revision = entry?.revision ?? null;
    this.id = entry?.id ?? null;
  }

  /** Writes what has changed, after whatever is being written: of several changes the last one is enough. */
  keep(): Promise<void> {
    this.kept = false;
    if (this.#wanted) return this.#writing;
    this.#wanted = true;
    this.#writing = this.#writing.then(() => {
      this.#wanted = false;
      return this.#write();
    });
    return this.#writing;
  }

  async #write(): Promise<void> {
    const id = this.id ?? newIdentity();
    const entry = composed(this.#table, id, this.#title, this.#begun, Date.now());
    const revision = (this.#revision ?? 0) + 1;
    const written = await this.#games.write({ ...entry, revision }, this.#revision);
    if (!written.ok && 'newer' in written) {
      // Another window has changed it: both are kept, each as it is.
      this.id = null;
      this.#revision = null;
      return this.#write();
    }
    const trouble = troubleOf(written);
    if (trouble) this.#trouble(trouble);
    else {
      this.id = id;
      this.#revision = revision;
    }
    this.kept = !this.#wanted;
  }
}

/** Keeps a game that was read or set up as a study, so that it has an address; which one. */
export async function keepAsStudy(
  engine: Engine,
  games: Games,
  read: Pick<Opened, 'seat' | 'view' | 'tags'>,
  trouble: Told,
): Promise<Result<string>> {
  await read.seat.tags(studyTags(read.tags));
  const table = await StudyTable.of(engine, read);
  if (!table.ok) return table;
  const keeping = new StudyKeeping(table.value, games, null, trouble);
  await keeping.keep();
  await table.value.close();
  return keeping.id === null ? refused('E_STORE', 'there is no room for the study') : done(keeping.id);
}

/** What a study takes over of a game beside its steps: it is no game of that identity, and nobody answers it by link. */
export function studyTags(tags: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(tags).filter(([tag]) => tag !== 'GameId' && tag !== BY_LINK));
}
