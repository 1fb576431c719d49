/**
 * Keeping a game: every act is written before it is shown, by the only page that may write just then; what another page of this
 * browser has written is followed. So nothing that anybody has seen is ever lost, however many pages show one game.
 */

import type { Engine } from '../engine/client';
import { refused, type Result } from '../engine/result';
import type { View } from '../engine/types';
import type { Entry } from '../store/entry';
import type { Games } from '../store/games.svelte';
import type { Heard, Tabs } from '../store/tabs';
import type { Trouble } from '../store/vault';
import type { LocalTable } from '../table/local.svelte';
import type { Intent } from '../table/table';

/** What a game that is kept says of itself, and hears of what others have kept. */
export interface Keeper {
  readonly id: string;
  readonly table: LocalTable;
  /** The game as it is to be kept, with a view that may not be shown yet; nothing if it cannot be written as a record. */
  compose(view: View, intent: Intent | null): Promise<Omit<Entry, 'revision'> | null>;
  /** Takes over what another page has changed beside the course; whether the course has changed too. */
  take(entry: Entry, course: 'same' | 'other'): void;
  trouble(trouble: Trouble): void;
}

type Seen = { readonly games: Games; readonly tabs: Tabs; readonly engine: Engine };

export class Keeping {
  readonly #keeper: Keeper;
  readonly #games: Games;
  readonly #engine: Engine;
  readonly #deaf: () => void;
  #revision: number | null;
  #closed = false;

  /** The key of the position that was kept last. */
  kept = $state('');

  constructor(keeper: Keeper, revision: number | null, { games, tabs, engine }: Seen) {
    this.#keeper = keeper;
    this.#games = games;
    this.#engine = engine;
    this.#revision = revision;
    this.#deaf = tabs.listen((heard) => void this.#hear(heard));
    keeper.table.writer = (intent, act) => this.#write(intent, act);
  }

  close(): void {
    this.#closed = true;
    this.#deaf();
  }

  /** An act, and what came of it. If the game has gone on elsewhere, that is shown instead: the act was meant for another position. */
  #write(intent: Intent, act: () => Promise<Result<View>>): Promise<Result<View>> {
    return this.#games.alone(this.#keeper.id, async () => {
      // Nothing is shown that a reload would not find again, and a reload is all that is left to do.
      if (this.#games.outdated) return refused('E_NEWER_PAGE', 'a newer page has what is kept: reload this one');
      const newer = await this.#newer();
      if (newer) {
        await this.#adopt(newer);
        return refused('E_ELSEWHERE', 'the game has gone on in another window');
      }
      const done = await act();
      if (done.ok) await this.#put(done.value, intent);
      return done;
    });
  }

  /** Writes what has changed beside the course. A game that is being closed does not write over what others have done meanwhile. */
  save(then: 'go-on' | 'close' = 'go-on'): Promise<void> {
    return this.#games.alone(this.#keeper.id, async () => {
      const newer = await this.#newer();
      if (newer && then === 'close') return;
      if (newer) await this.#course(newer);
      await this.#put(this.#keeper.table.live, null);
    });
  }

  async #newer(): Promise<Entry | null> {
    const stored = this.#revision === null ? null : await this.#games.fresh(this.#keeper.id);
    return stored && stored.revision !== this.#revision ? stored : null;
  }

  async #put(view: View, intent: Intent | null): Promise<void> {
    const entry = await this.#keeper.compose(view, intent);
    if (!entry) return;
    const revision = (this.#revision ?? 0) + 1;
    const { key } = view.status;
    const written = await this.#games.write({ ...entry, revision }, this.#revision, intent, key);
    if (written.ok) {
      this.#revision = revision;
      this.kept = key;
    } else if ('trouble' in written) this.#keeper.trouble(written.trouble);
    // Nobody else writes while this page does; but a game of the same id may have come by a link.
    else this.#revision = written.newer.revision;
  }

  async #hear(heard: Heard): Promise<void> {
    if (heard.what !== 'game' || heard.id !== this.#keeper.id) return;
    const { table } = this.#keeper;
    await table.inTurn(async () => {
      if (this.#closed || this.#revision === null || heard.revision <= this.#revision) return;
      const stored = await this.#games.fresh(heard.id);
      if (!stored || stored.revision <= this.#revision) return;
      // The act itself, if it is the next one: it glides and is heard here as there.
      const next = heard.intent && heard.revision === this.#revision + 1 && stored.revision === heard.revision;
      const done = next ? await table.follow(heard.intent, heard.key) : false;
      if (!done) return this.#adopt(stored);
      this.#revision = stored.revision;
      this.kept = heard.key;
      this.#keeper.take(stored, 'other');
    });
  }

  async #adopt(entry: Entry): Promise<void> {
    const { table } = this.#keeper;
    const { key, ply } = table.live.status;
    await this.#course(entry);
    const { status } = table.live;
    this.#keeper.take(entry, status.key === key && status.ply === ply ? 'same' : 'other');
  }

  /** The course of what another page has written. */
  async #course({ record, game, revision }: Entry): Promise<void> {
    const { table } = this.#keeper;
    const read = await this.#engine.read(record, game);
    if (!read.ok) return;
    const { seat } = read.value;
    const view = await seat.notation(table.form);
    await table.adopt(seat, view.ok ? view.value : read.value.view);
    this.#revision = revision;
    this.kept = table.live.status.key;
  }
}
