/**
 * The desk of the page: the game on it, the games kept in this browser, and how a game comes onto it.
 */

import { engine } from '../engine';
import type { Opened } from '../engine/client';
import { gameInfo } from '../engine/modules';
import { refused, type Result } from '../engine/result';
import type { InvitationView, LeftOutView, SideView, Start } from '../engine/types';
import { isBlank, type Entry, type Players } from '../store/entry';
import { Games, type Listing } from '../store/games';
import type { Trouble } from '../store/kept';
import { settings } from '../store/settings.svelte';
import { readViewing, writeViewing } from '../store/viewing';
import { views } from '../store/views.svelte';
import { beat } from '../beat/beat.svelte';
import { MemoryShelf, type OpenShelf } from '../store/shelf';
import { takeArchive, type Taken } from './archive';
import { newClock, resumedClock, type Clock } from '../model/clock';
import { Game } from '../hand/hand.svelte';
import { mannersOf } from '../model/manners';
import { newIdentity, sideTag } from '../model/names';
import { readAny } from './reading';
import { BY_LINK, type Incoming } from './receive';
import type { Seating } from './seating';
import { Session } from './session.svelte';
import { titleOf } from './summary';
import { thinker } from '../seats/thinking';

/** What a new game is to be. */
export interface Wish {
  readonly game: string;
  readonly players: Players;
  readonly options?: Readonly<Record<string, string>>;
  readonly start?: Start;
  /** Minutes and seconds; none for a game without a clock. */
  readonly clock?: readonly [number, number] | null;
  readonly handOff?: boolean;
  readonly handOverFirst?: boolean;
  readonly tags?: Readonly<Record<string, string>>;
  readonly id?: string;
}

class Desk {
  #games = new Games(new MemoryShelf());
  /** Whether a reload finds again what is kept. */
  lasting = $state(true);
  session: Session | null = $state.raw(null);
  trouble: Trouble | null = $state.raw(null);
  /** What of the text that was opened last has no place in a game. */
  leftOut: readonly LeftOutView[] = $state.raw([]);

  start(opened: OpenShelf): void {
    this.#games = new Games(opened.shelf);
    this.lasting = opened.lasting;
  }

  get games(): Games {
    return this.#games;
  }

  /** What `Play` means: the remembered opponent, the person on the first side, nothing asked. */
  quick(game: string): Promise<Result<Session>> {
    const { opponent, level, name } = settings.now;
    const other = opponent === 'machine' ? ({ kind: 'machine', level } as const) : ({ kind: 'human', name: '' } as const);
    return this.begin({
      game,
      players: [{ kind: 'human', name: opponent === 'machine' ? name : '' }, other],
      handOff: opponent === 'hotseat' && mannersOf(game).handOff,
    });
  }

  /** Begins a new game; a running one of the same kind is put away. */
  async begin(wish: Wish): Promise<Result<Session>> {
    const opened = await Game.open(engine(), wish.game, wish.options, wish.start);
    if (!opened.ok) return opened;
    await this.#leave();
    const before = this.running(wish.game);
    if (before) this.#report(this.#games.putAway(before.id));
    const id = wish.id ?? newIdentity();
    const now = Date.now();
    const clock = wish.clock ? newClock(...wish.clock) : null;
    return this.#seat(opened.value, {
      id,
      title: '',
      players: wish.players,
      clock,
      handOff: wish.handOff ?? false,
      handOverFirst: wish.handOverFirst ?? false,
      plain: (wish.start?.at ?? 'normal') === 'normal',
      begun: now,
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
    if (players.some(({ kind }) => kind === 'remote')) tags[BY_LINK] = 'link';
    return tags;
  }

  /** Opens a stored game. */
  async resume(id: string): Promise<Result<Session>> {
    if (this.session?.id === id) {
      await this.#heed(this.session.game);
      return { ok: true, value: this.session };
    }
    const entry = this.#games.get(id);
    if (!entry) return refused('E_STORE', `there is no game ${id} in this browser`);
    return this.open(entry);
  }

  /** Opens a game from what is kept of it. */
  async open(entry: Entry): Promise<Result<Session>> {
    const read = await engine().read(entry.record, entry.game);
    if (!read.ok) return read;
    const game = await Game.at(engine(), read.value.seat, read.value.view);
    if (!game.ok) return game;
    const clock: Clock | null = entry.clock && resumedClock(entry.clock);
    const { id, title, players, handOff, begun } = entry;
    const plain = entry.summary?.plain ?? false;
    return this.#seat(game.value, { id, title, players, clock, handOff, begun, plain, tags: read.value.tags });
  }

  /** Opens a save, a link or a game text as a game of its own. */
  async import(text: string, game?: string): Promise<Result<Session>> {
    const read = game === undefined ? await readAny(engine(), text.trim()) : await engine().read(text.trim(), game);
    if (!read.ok) return read;
    this.leftOut = read.value.leftOut;
    return this.copy(read.value);
  }

  /** Takes a list of saves into the archive, all or none. */
  async importAll(saves: readonly unknown[]): Promise<Taken> {
    return takeArchive(engine(), this.#games, saves, Date.now());
  }

  /** A game that was read becomes a game of this device alone. */
  async copy(read: Opened): Promise<Result<Session>> {
    const opened = await Game.at(engine(), read.seat, read.view);
    if (!opened.ok) return opened;
    const id = newIdentity();
    const { sides } = opened.value.seat.info;
    const name = (index: 0 | 1) => read.tags[sideTag(sides[index])] ?? '';
    const players: Players = [
      { kind: 'human', name: name(0) },
      { kind: 'human', name: name(1) },
    ];
    await this.#leave();
    const others = Object.entries(read.tags).filter(([tag]) => tag !== BY_LINK);
    const tags = { ...Object.fromEntries(others), GameId: id };
    const { facing, ...view } = readViewing(read.viewing);
    if (Object.keys(view).length > 0) views.change(opened.value.seat.game, view);
    const clock = read.clock && resumedClock(read.clock);
    return this.#seat(opened.value, {
      id,
      title: titleOf(read.tags),
      players,
      clock,
      handOff: false,
      begun: Date.now(),
      tags,
      facing,
    });
  }

  /** Takes what a link brings: from then on this is the game of that id. */
  async accept(incoming: Incoming, players: Players): Promise<Result<Session>> {
    const { opened, id } = incoming;
    const game = await Game.at(engine(), opened.seat, opened.view);
    if (!game.ok) return game;
    if (this.session?.id !== id) await this.#leave();
    const stored = this.#games.get(id);
    return this.#seat(game.value, {
      id,
      title: stored?.title ?? '',
      players,
      clock: null,
      handOff: false,
      begun: stored?.begun ?? Date.now(),
      tags: { ...opened.tags, [BY_LINK]: 'link' },
    });
  }

  /** The link of an invitation; what was sent is remembered, so that the answer is known. */
  async invite(game: string, invitation: InvitationView): Promise<Result<string>> {
    const link = await engine().invite(game, invitation);
    if (link.ok) this.#report(this.#games.keepInvitation(game, invitation));
    return link;
  }

  /** Keeps a second copy of a stored game in the archive, before another course takes its place. */
  archive(entry: Entry): void {
    this.#report(this.#games.put({ ...entry, id: newIdentity(), phase: 'replaced' }));
  }

  /** The game on the desk gives way: what is still to be kept of it is kept before. Games in which nothing was done are forgotten. */
  async #leave(): Promise<void> {
    await this.session?.close();
    for (const entry of this.#games.list().games) if (isBlank(entry)) this.#games.remove(entry.id);
  }

  async #seat(game: Game, seating: Seating): Promise<Result<Session>> {
    await this.session?.close();
    await this.#heed(game);
    if (game.seat.info.timing) game.timing = () => beat.error();
    const session = new Session(game, seating, {
      engine: engine(),
      thinker,
      now: () => Date.now(),
      sounds: () => settings.now.sounds,
      viewing: (of, facing) => writeViewing({ ...views.of(of), facing }),
      keep: (entry) => this.#report(this.#games.put(entry)),
    });
    this.session = session;
    await session.begin();
    return { ok: true, value: session };
  }

  /** Plays by the player's wishes, which may have changed meanwhile. */
  async #heed(game: Game): Promise<void> {
    const { game: id, info } = game.seat;
    game.confirmation = settings.confirms(id) ? 'ask' : 'at-once';
    await game.notation(settings.notationOf(id, info.forms));
  }

  /** Deletes a game; the answer puts it back. */
  remove(id: string): ReturnType<Games['remove']> {
    if (this.session?.id === id) {
      void this.session.close('forget');
      this.session = null;
    }
    return this.#games.remove(id);
  }

  rename(id: string, title: string): void {
    if (this.session?.id === id) this.session.title = title;
    this.#report(this.#games.rename(id, title));
  }

  /** Whether the story of the game was told: to each seat of two players here, otherwise to this device. */
  seenStory(session: Session): boolean {
    return storySeats(session).every((seat) => this.#games.seenStory(session.game.seat.game).includes(seat));
  }

  rememberStory(session: Session): void {
    const { game } = session.game.seat;
    const seen = new Set([...this.#games.seenStory(game), ...storySeats(session)]);
    this.#report(this.#games.rememberStory(game, [...seen]));
  }

  /** The same game once more: the sides are exchanged. */
  async again(session: Session): Promise<Result<Session>> {
    const { game, players, handOff, clock } = session;
    const [first, second] = players;
    const save = await game.seat.record('json');
    if (!save.ok) return save;
    const { start, options } = JSON.parse(save.value) as { start: string; options?: Record<string, string> };
    return this.begin({
      game: game.seat.game,
      players: [second, first],
      options: options ?? {},
      start: start === '' ? { at: 'normal' } : { at: 'position', text: start },
      clock: clock && [clock.base / 60_000, clock.increment / 1000],
      handOff,
    });
  }

  /** The running game that was played last, of any kind or of one; a game by link goes on when its link comes. */
  running(game?: string): Entry | null {
    const goes = (entry: Entry) => entry.phase === 'running' && !isBlank(entry);
    const wanted = ({ game: kind, players }: Entry) =>
      game === undefined || (kind === game && !players.some((one) => one.kind === 'remote'));
    return this.#games.list().games.find((entry) => goes(entry) && wanted(entry)) ?? null;
  }

  /** Which game a stored one is; nothing if it is not in this browser. */
  kindOf(id: string): string | null {
    if (this.session?.id === id) return this.session.game.seat.game;
    return this.#games.get(id)?.game ?? null;
  }

  /** What a list of games shows: those in which something was done. */
  listing(): Listing {
    const { games, troubles } = this.#games.list();
    return { games: games.filter((entry) => !isBlank(entry)), troubles };
  }

  #report(written: ReturnType<Games['put']>): void {
    if (!written.ok) this.trouble = written.trouble;
  }
}

/** Who hears the story now (rules: kings-cooking 18, 19.5). */
function storySeats(session: Session): readonly string[] {
  const hotSeat = session.players.every(({ kind }) => kind === 'human');
  return hotSeat ? [session.game.view.status.actor] : ['device'];
}

/** The side that a lot falls on. */
export function lot(): SideView {
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
  return drawn % 2 === 0 ? 'first' : 'second';
}

export const desk = new Desk();
