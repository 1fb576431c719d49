/**
 * The desk of the page: the game on it, the games kept in this browser, and how a game comes onto it.
 */

import * as v from 'valibot';
import { missing } from '../app/missing.svelte';
import { offline } from '../app/offline.svelte';
import { pace } from '../beat/pace.svelte';
import { engine } from '../engine';
import type { Opened } from '../engine/client';
import { gameInfo } from '../engine/modules';
import { refused, type Result } from '../engine/result';
import type { InvitationView, LeftOutView, SideView, Start } from '../engine/types';
import { Hand } from '../hand/hand.svelte';
import { newClock, resumedClock, wishOf, type ClockWish } from '../model/clock';
import { followed, following, machineFor } from '../model/following';
import { mannersOf } from '../model/manners';
import { BY_LINK, newIdentity, sideTag } from '../model/names';
import { changed, indexOf, sidesOf, type Players } from '../model/players';
import { called } from '../seats/called';
import { troubleBy } from '../store/db';
import { isBlank, type Entry } from '../store/entry';
import type { Games, Listing } from '../store/games.svelte';
import type { Store } from '../store/open';
import { settings } from '../store/settings.svelte';
import { troubleOf, type Values } from '../store/values';
import type { Trouble, Written } from '../store/vault';
import { readViewing, writeViewing } from '../store/viewing';
import { views } from '../store/views.svelte';
import { LetterTable } from '../table/letter.svelte';
import { LocalTable, type OpenSeat } from '../table/local.svelte';
import type { Incoming } from './receive';
import type { Seating } from './seating';
import { Session } from './session.svelte';
import { titleOf } from './summary';

/** What a new game is to be. */
export interface Wish {
  readonly game: string;
  readonly players: Players;
  readonly options?: Readonly<Record<string, string>>;
  readonly start?: Start;
  /** Whether nobody chose the start, so that the game can be forgotten before its first move. */
  readonly plain?: boolean;
  /** None for a game without a clock. */
  readonly clock?: ClockWish | null;
  readonly handOff?: boolean;
  readonly handOverFirst?: boolean;
  readonly tags?: Readonly<Record<string, string>>;
  readonly id?: string;
}

const INVITATION = v.object({ id: v.string(), creator: v.picklist(['first', 'second']), choice: v.string(), name: v.string() });

class Desk {
  #store: Store = $state.raw() as Store;
  #open = false;
  session: Session | null = $state.raw(null);
  trouble: Trouble | null = $state.raw(null);
  /** What of the text that was opened last has no place in a game. */
  leftOut: readonly LeftOutView[] = $state.raw([]);

  start(store: Store): void {
    this.#store = store;
    this.#open = true;
  }

  /**
   * The storage was taken away while the page is open. The game on the desk is kept anew at once, if it can be. Before there is a store
   * nothing can be lost, and whoever opens it says what is wrong.
   */
  async gone(trouble: Trouble): Promise<void> {
    if (!this.#open) return;
    this.trouble = trouble;
    if (trouble.trouble !== 'closed') return;
    await this.session?.keeping.save();
    const found = await this.games.compare();
    if (found) this.trouble = found;
  }

  get games(): Games {
    return this.#store.games;
  }

  /** Single values that are kept. */
  get values(): Values {
    return this.#store.values;
  }

  /** Why a reload will not find again what is kept now; nothing if it will. */
  get unkept(): Trouble | null {
    return this.#store.unkept;
  }

  /** What `Play` means: the remembered opponent, the person on the first side, nothing asked. */
  quick(game: string): Promise<Result<Session>> {
    const { opponent, name } = settings.now;
    const other =
      opponent === 'machine' ? machineFor(settings.now, settings.now.followed[game]) : ({ kind: 'human', name: '' } as const);
    const dish = this.dish(game);
    return this.begin({
      game,
      ...(dish === null
        ? {}
        : { start: { at: 'setup', name: `mirrored:${dish}` }, tags: { Selection: 'mirrored' }, plain: true }),
      players: [{ kind: 'human', name: opponent === 'machine' ? name : '' }, other],
      handOff: opponent === 'hotseat' && mannersOf(game).handOff,
    });
  }

  /** The line-up that the next game of a kind begins with: the menu goes round, a dish a game. */
  dish(game: string): string | null {
    const { menu } = mannersOf(game);
    const served = this.listing().games.filter((entry) => entry.game === game).length;
    return menu[served % menu.length] ?? null;
  }

  /** Begins a new game; a running one of the same kind is put away. */
  async begin(wish: Wish): Promise<Result<Session>> {
    const opened = await engine().open(wish.game, wish.options, wish.start);
    if (!opened.ok) return opened;
    await this.#leave();
    const before = this.running(wish.game);
    if (before) this.#report(await this.games.putAway(before.id));
    const id = wish.id ?? newIdentity();
    const now = Date.now();
    return this.#seat(opened.value, {
      id,
      title: '',
      players: wish.players,
      clock: wish.clock ? newClock(wish.clock) : null,
      handOff: wish.handOff ?? false,
      handOverFirst: wish.handOverFirst ?? false,
      plain: wish.plain ?? (wish.start?.at ?? 'normal') === 'normal',
      begun: now,
      revision: null,
      tags: { ...this.#tags(wish.game, id, wish.players, now), ...wish.tags },
    });
  }

  #tags(game: string, id: string, players: Players, now: number): Record<string, string> {
    const tags: Record<string, string> = {
      GameId: id,
      Date: new Date(now).toISOString().slice(0, 10).replaceAll('-', '.'),
    };
    // In games by link the other side joins, whoever opens the link first.
    const creator = players.findIndex(({ kind }) => kind === 'human');
    const word = gameInfo(game)?.sides[creator === 1 ? 1 : 0];
    if (word !== undefined) tags['Creator'] = word;
    if (sidesOf(players, 'remote').length > 0) tags[BY_LINK] = 'link';
    return tags;
  }

  /** Opens a stored game. */
  async resume(id: string): Promise<Result<Session>> {
    if (this.session?.id === id) {
      await this.#heed(this.session);
      return { ok: true, value: this.session };
    }
    const entry = await this.games.fresh(id);
    if (!entry) return refused('E_STORE', `there is no game ${id} in this browser`);
    return this.open(entry);
  }

  /** Opens a game from what is kept of it. */
  async open(entry: Entry): Promise<Result<Session>> {
    const read = await engine().read(entry.record, entry.game);
    if (!read.ok) return read;
    const { id, title, players, handOff, begun, revision } = entry;
    const clock = entry.clock && resumedClock(entry.clock);
    const plain = entry.summary?.plain ?? false;
    return this.#seat(read.value, { id, title, players, clock, handOff, begun, revision, plain, tags: read.value.tags });
  }

  /** A text that was read becomes a game of its own, and what of it has no place in a game is told. */
  take(read: Opened): Promise<Result<Session>> {
    this.leftOut = read.leftOut;
    return this.copy(read);
  }

  /** A game that was read becomes a game of this device alone. */
  async copy(read: Opened): Promise<Result<Session>> {
    const id = newIdentity();
    const { sides, id: game } = read.seat.info;
    const name = (index: 0 | 1) => read.tags[sideTag(sides[index])] ?? '';
    const players: Players = [
      { kind: 'human', name: name(0) },
      { kind: 'human', name: name(1) },
    ];
    await this.#leave();
    const others = Object.entries(read.tags).filter(([tag]) => tag !== BY_LINK);
    const { facing, ...view } = readViewing(read.viewing);
    if (Object.keys(view).length > 0) views.change(game, view);
    return this.#seat(read, {
      id,
      title: titleOf(read.tags),
      players,
      clock: read.clock && resumedClock(read.clock),
      handOff: false,
      begun: Date.now(),
      revision: null,
      tags: { ...Object.fromEntries(others), GameId: id },
      facing,
    });
  }

  /** Takes what a link brings: from then on this is the game of that id. */
  async accept(incoming: Incoming, players: Players): Promise<Result<Session>> {
    const { opened, id } = incoming;
    await this.#leave();
    const stored = await this.games.fresh(id);
    return this.#seat(opened, {
      id,
      title: stored?.title ?? '',
      players,
      clock: null,
      handOff: false,
      begun: stored?.begun ?? Date.now(),
      revision: stored?.revision ?? null,
      tags: { ...opened.tags, [BY_LINK]: 'link' },
    });
  }

  /** The link of an invitation; what was sent is remembered, so that the answer is known. */
  async invite(game: string, invitation: InvitationView): Promise<Result<string>> {
    const link = await engine().invite(game, invitation);
    if (link.ok) this.#report(await this.#store.values.put(`invitation:${invitation.id}`, invitation));
    return link;
  }

  /** The invitation that was sent from here. */
  invitation(id: string): InvitationView | null {
    const found = v.safeParse(INVITATION, this.#store.values.get(`invitation:${id}`));
    return found.success ? found.output : null;
  }

  /** Keeps a second copy of a stored game in the archive, before another course takes its place. */
  async archive(entry: Entry): Promise<void> {
    this.#report(await this.games.add({ ...entry, id: newIdentity(), phase: 'replaced' }));
  }

  /** The game on the desk gives way: what is still to be kept of it is kept before. Games in which nothing was done are forgotten. */
  async #leave(): Promise<void> {
    await this.session?.close();
    this.session = null;
    for (const entry of this.games.list().games) if (isBlank(entry)) await this.#forget(entry.id);
  }

  async #seat(opened: OpenSeat, seating: Seating): Promise<Result<Session>> {
    await this.session?.close();
    const byLink = sidesOf(seating.players, 'remote').length > 0;
    const table = await (byLink ? LetterTable : LocalTable).at(engine(), opened);
    if (!table.ok) return table;
    const hand = await Hand.at(table.value);
    if (table.value.info.timing) hand.timing = () => pace.beat?.error() ?? null;
    const { timing } = table.value.info;
    const session = new Session(table.value, hand, seating, {
      ...(timing ? { inTime: (level) => pace.beat?.inTime(level) ?? Promise.resolve(null) } : {}),
      engine: engine(),
      thinker: called(async () => (await import('../seats/thinking')).thinking, missing),
      games: this.games,
      tabs: this.#store.tabs,
      now: () => Date.now(),
      breath: () => settings.now.breath,
      feels: () => settings.feels,
      company: () => ({ draws: settings.now.machineDraws, resigns: settings.now.machineResigns }),
      viewing: (of, facing) => writeViewing({ ...views.of(of), facing }),
      trouble: (trouble) => (this.trouble = trouble),
    });
    table.value.listen(({ is, view: { status } }) => {
      if (is !== 'changed') return;
      offline.keep();
      if (status.ended) this.#follow(session, status.ended.winner);
    });
    await this.#heed(session);
    this.session = session;
    await session.begin();
    return { ok: true, value: session };
  }

  /** After a game a machine that follows the player is stronger or weaker. It counts from what it was, so an end that comes twice counts once. */
  #follow({ table, players }: Session, winner: SideView | null): void {
    const become = followed(players, winner && indexOf(winner));
    if (become === null) return;
    void settings.change({ followed: { ...settings.now.followed, [table.info.id]: become } });
  }

  /** Plays by the player's wishes, which may have changed meanwhile. */
  async #heed({ table, hand }: Session): Promise<void> {
    const { id, forms } = table.info;
    hand.confirmation = settings.confirms(id) ? 'ask' : 'at-once';
    await table.notation(settings.notationOf(id, forms));
  }

  /** Takes a game out of what is kept; whoever cannot is told why, and goes on. */
  async #forget(id: string): Promise<(() => Promise<Written>) | null> {
    try {
      return await this.games.remove(id);
    } catch (fault) {
      this.trouble = troubleBy(fault);
      return null;
    }
  }

  /** Deletes a game; the answer puts it back, and says if there is no room for it any more. */
  async remove(id: string): Promise<(() => Promise<void>) | null> {
    if (this.session?.id === id) {
      const { session } = this;
      this.session = null;
      await session.close('forget');
    }
    const back = await this.#forget(id);
    return back && (async () => this.#report(await back()));
  }

  /** Deletes what cannot be read. */
  async removeBroken(name: string): Promise<void> {
    try {
      await this.games.removeBroken(name);
    } catch (fault) {
      this.trouble = troubleBy(fault);
    }
  }

  async rename(id: string, title: string): Promise<void> {
    if (this.session?.id !== id) return this.#report(await this.games.rename(id, title));
    this.session.title = title;
    await this.session.keeping.save();
  }

  /** Whether the story of a game was told at this device. Pages of before kept to which seat. */
  seenStory(game: string): boolean {
    const found = v.safeParse(v.array(v.string()), this.#store.values.get(`story:${game}`));
    return found.success && found.output.length > 0;
  }

  async rememberStory(game: string): Promise<void> {
    this.#report(await this.#store.values.put(`story:${game}`, ['device']));
  }

  /** Whether somebody sits down at this game who has never played it, and has not said what he thinks of a tour. */
  isNew(session: Session): boolean {
    const { id } = session.table.info;
    return (
      session.table.live.status.ply === 0 &&
      this.#store.values.get(`tour:${id}`) === undefined &&
      !this.listing().games.some((entry) => entry.game === id && entry.id !== session.id)
    );
  }

  async rememberTour(game: string, how: 'done' | 'refused'): Promise<void> {
    this.#report(await this.#store.values.put(`tour:${game}`, how));
  }

  /** The same game once more: the sides are exchanged; against another level of the machine they stay. */
  async again({ table, players, handOver, time: { clock } }: Session, level?: number): Promise<Result<Session>> {
    const become = settings.now.followed[table.info.id];
    const [first, second] = changed(players, (player) =>
      player.kind === 'machine' && player.follows !== undefined ? following(become ?? player.follows) : player,
    );
    const others: Players =
      level === undefined
        ? [second, first]
        : changed(players, (player) => (player.kind === 'machine' ? { kind: 'machine', level } : player));
    if (level !== undefined) void settings.change({ level });
    const save = await table.seat.record('json');
    if (!save.ok) return save;
    const { start, options } = JSON.parse(save.value) as { start: string; options?: Record<string, string> };
    return this.begin({
      game: table.info.id,
      players: others,
      options: options ?? {},
      start: start === '' ? { at: 'normal' } : { at: 'position', text: start },
      clock: clock && wishOf(clock),
      handOff: handOver.wanted,
    });
  }

  /** A game of its own that goes on from a step of another one. That one is kept as it is. */
  async from({ table, players, handOver, time: { clock } }: Session, ply: number): Promise<Result<Session>> {
    const twin = await engine().fork(table.seat, ply);
    if (!twin.ok) return twin;
    const { game } = table.seat;
    await this.#leave();
    const before = this.running(game);
    if (before) this.#report(await this.games.putAway(before.id));
    const [id, now] = [newIdentity(), Date.now()];
    return this.#seat(twin.value, {
      id,
      title: '',
      players,
      clock: clock && newClock(wishOf(clock)),
      handOff: handOver.wanted,
      begun: now,
      revision: null,
      tags: this.#tags(game, id, players, now),
    });
  }

  /** The running game that was played last, of any kind or of one; a game by link goes on when its link comes. */
  running(game?: string): Entry | null {
    const goes = (entry: Entry) => entry.phase === 'running' && !isBlank(entry);
    const wanted = ({ game: kind, players }: Entry) =>
      game === undefined || (kind === game && sidesOf(players, 'remote').length === 0);
    return this.games.list().games.find((entry) => goes(entry) && wanted(entry)) ?? null;
  }

  /** Which game a stored one is; nothing if it is not in this browser. */
  kindOf(id: string): string | null {
    if (this.session?.id === id) return this.session.table.info.id;
    return this.games.get(id)?.game ?? null;
  }

  /** What a list of games shows: those in which something was done. */
  listing(): Listing {
    const { games, broken } = this.games.list();
    return { games: games.filter((entry) => !isBlank(entry)), broken };
  }

  #report(written: Written): void {
    this.trouble = troubleOf(written) ?? this.trouble;
  }
}

/** The side that a lot falls on. */
export function lot(): SideView {
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
  return drawn % 2 === 0 ? 'first' : 'second';
}

export const desk = new Desk();
