/**
 * The engine as the page sees it: typed calls, promises, refusals as values. It knows no game.
 */

import { gameInfo, MODULE_NAMES, moduleOf, modulesFor, type ListedGame } from './modules';
import type { Patience } from './patience';
import type { Port } from './protocol';
import { done, map, nearer, refused, type Refusal, type Result } from './result';
import { Seats, type Revival } from './seats';
import type {
  ClockView,
  InvitationView,
  LeftOutView,
  OffersView,
  Reply,
  Request,
  SideView,
  Start,
  Stride,
  UniverseView,
  View,
} from './types';

/** What was read from a text. */
export interface Opened {
  readonly seat: Seat;
  readonly view: View;
  readonly tags: Readonly<Record<string, string>>;
  /** What of the text has no place in a game. */
  readonly leftOut: readonly LeftOutView[];
  /** The clocks, where the text has them. */
  readonly clock: ClockView | null;
  /** How the game was looked at, where the text says so; the engine does not read it. */
  readonly viewing: Readonly<Record<string, string>>;
}

/** A refusal with the places to blame for it. */
export interface WhyNot {
  readonly refusal: Refusal;
  readonly culprits: readonly number[];
}

/** A game as text. */
export interface Written {
  readonly text: string;
  /** What of the game has no place in the text. */
  readonly leftOut: readonly LeftOutView[];
}

/** A map without the gaps that its type allows. */
function plain(texts: { readonly [name in string]?: string }): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...texts }).filter((text): text is [string, string] => text[1] !== undefined));
}

/** Which reply a request gets is written beside each request in the crate `wire`. */
type ReplyOf<K extends Reply['reply']> = Extract<Reply, { reply: K }>;

/** Fetches the sentences of refusals of modules, and of what all share (`common`). */
type Words = (parts: readonly string[]) => Promise<void>;

/** What an engine needs of the page around it. */
export interface Around {
  /** An answer with a refusal in it comes when its sentences are there. */
  readonly words: Words;
  readonly patience: Patience;
}

/** A line to the worker that plays. */
export class Engine {
  readonly #seats: Seats;
  readonly #words: Words;
  readonly #universes = new Map<string, UniverseView>();
  #tables = 0;

  constructor(start: () => Port, { words, patience }: Around) {
    this.#seats = new Seats(start, patience);
    this.#words = words;
  }

  /** Told when tables were set up again after the worker broke. */
  set onrevived(told: ((revival: Revival) => void) | null) {
    this.#seats.onrevived = told;
  }

  /** How many tables are open. */
  get tables(): number {
    return this.#seats.open;
  }

  /** Opens a game. */
  async open(
    game: string,
    options: Readonly<Record<string, string>> = {},
    start: Start = { at: 'normal' },
  ): Promise<Result<{ seat: Seat; view: View }>> {
    const module = moduleOf(game);
    if (module === undefined) return refused('E_GAME', `unknown game '${game}'`);
    const table = this.#nextTable();
    const request: Request = { ask: 'open', game, options: { ...options }, start };
    const reply = await this.call(module, table, request, 'view');
    return map(reply, ({ view }) => ({ seat: new Seat(this, module, table, view.game), view }));
  }

  /** Opens a game from a save, a link or a game text; `game` where it is known. */
  async read(text: string, game?: string): Promise<Result<Opened>> {
    const known = game === undefined ? undefined : moduleOf(game);
    const modules = known === undefined ? modulesFor(text) : [known];
    let nearest: Refusal | undefined;
    for (const module of modules) {
      const table = this.#nextTable();
      const request: Request = { ask: 'read', text, game: game ?? null };
      const reply = await this.call(module, table, request, 'opened');
      const opened = map(reply, ({ view, tags, left_out, clock, viewing }) => {
        const seat = new Seat(this, module, table, view.game);
        return { seat, view, tags: plain(tags), leftOut: left_out, clock, viewing: plain(viewing) };
      });
      if (opened.ok) return opened;
      nearest = nearest ? nearer(nearest, opened.refusal) : opened.refusal;
    }
    return nearest ? { ok: false, refusal: nearest } : refused('E_GAME', 'there is no game');
  }

  /** How many milliseconds a clock common to both players runs under these rules; none where there is no such clock. */
  async commonClock(game: string, options: Readonly<Record<string, string>>): Promise<Result<number | null>> {
    const module = moduleOf(game);
    if (module === undefined) return refused('E_GAME', `unknown game '${game}'`);
    const reply = await this.call(module, 0, { ask: 'common_clock', game, options: { ...options } }, 'common_clock');
    return map(reply, ({ base }) => base);
  }

  /** The link that invites to a game whose players choose their pieces apart. */
  async invite(game: string, invitation: InvitationView): Promise<Result<string>> {
    const module = moduleOf(game);
    if (module === undefined) return refused('E_GAME', `unknown game '${game}'`);
    const reply = await this.call(module, 0, { ask: 'invite', game, invitation }, 'text');
    return map(reply, ({ text }) => text);
  }

  /**
   * What the creator of such a link has chosen, and whether he was answered. The answer to an invitation that was sent from
   * here must hold it.
   */
  async invitation(
    text: string,
    sent?: InvitationView,
  ): Promise<Result<{ readonly invitation: InvitationView; readonly answered: boolean }>> {
    const request: Request = sent ? { ask: 'invitation', text, sent } : { ask: 'invitation', text };
    let last: Result<{ readonly invitation: InvitationView; readonly answered: boolean }> | undefined;
    for (const module of modulesFor(text)) {
      last = await this.call(module, 0, request, 'invitation');
      // Whoever has read it may refuse it all the same.
      if (last.ok || last.refusal.code === 'E_URL_DIVERGED') return last;
    }
    return last ?? refused('E_GAME', 'there is no game');
  }

  /** Tests pieces that are chosen apart; once both are known, the name of the set-up in which they meet. */
  async draft(game: string, first: string | null, second: string | null): Promise<Result<string>> {
    const module = moduleOf(game);
    if (module === undefined) return refused('E_GAME', `unknown game '${game}'`);
    return map(await this.call(module, 0, { ask: 'draft', game, first, second }, 'text'), ({ text }) => text);
  }

  /** The name of a player as it was typed, without the spaces around it. The rule is the same in every module. */
  async name(text: string): Promise<Result<string>> {
    const [module] = MODULE_NAMES;
    if (module === undefined) return refused('E_GAME', 'there is no game');
    return map(await this.call(module, 0, { ask: 'name', text }, 'text'), ({ text: name }) => name);
  }

  /** The places of a game; asked once. */
  async universe(game: string): Promise<Result<UniverseView>> {
    const known = this.#universes.get(game);
    if (known) return done(known);
    const module = moduleOf(game);
    if (module === undefined) return refused('E_GAME', `unknown game '${game}'`);
    const reply = await this.call(module, 0, { ask: 'universe', game }, 'universe');
    if (reply.ok) this.#universes.set(game, reply.value.universe);
    return map(reply, ({ universe }) => universe);
  }

  /** A second table with the first `ply` steps of the game at `seat`. */
  async fork(seat: Seat, ply: number): Promise<Result<{ seat: Seat; view: View }>> {
    const table = this.#nextTable();
    const request: Request = { ask: 'fork', from: seat.table, ply };
    const reply = await this.call(seat.module, table, request, 'view');
    return map(reply, ({ view }) => ({ seat: new Seat(this, seat.module, table, view.game), view }));
  }

  /** Sends one request and checks the kind of the reply. */
  async call<K extends Reply['reply']>(module: string, table: number, request: Request, kind: K): Promise<Result<ReplyOf<K>>> {
    const outcome = await this.#seats.call(module, table, request);
    if ('fault' in outcome) return refused('ENGINE_FAULT', outcome.message);
    const { text, answer } = outcome;
    // What a view says is forbidden is forbidden by the rules of its game; a call can be refused for what all games share.
    const parts = 'refused' in answer || request.ask === 'why_not' ? [module, 'common'] : [module];
    // On a line that is down it comes without them.
    if (text.includes('"refusal":')) await this.#words(parts);
    if ('refused' in answer) return { ok: false, refusal: answer.refused.refusal };
    if (answer.ok.reply !== kind) {
      return refused('ENGINE_FAULT', `${request.ask} was answered by ${answer.ok.reply}`);
    }
    return done(answer.ok as ReplyOf<K>);
  }

  /** Ends the worker. */
  close(): void {
    this.#seats.close();
  }

  #nextTable(): number {
    this.#tables += 1;
    return this.#tables;
  }
}

/** One open game. */
export class Seat {
  readonly #engine: Engine;
  readonly module: string;
  readonly table: number;
  readonly game: string;

  constructor(engine: Engine, module: string, table: number, game: string) {
    this.#engine = engine;
    this.module = module;
    this.table = table;
    this.game = game;
  }

  /** The names and lists of the game. */
  get info(): ListedGame {
    const info = gameInfo(this.game);
    if (!info) throw new Error(`the module ${this.module} holds ${this.game}, the list does not`);
    return info;
  }

  view(): Promise<Result<View>> {
    return this.#view({ ask: 'view' });
  }

  /** Plays a step; `timing` is how far from the beat it came, where moves are timed. */
  play(step: string, timing: number | null = null): Promise<Result<View>> {
    return this.#view(timing === null ? { ask: 'play', step } : { ask: 'play', step, timing });
  }

  undo(by: Stride): Promise<Result<View>> {
    return this.#view({ ask: 'undo', by });
  }

  redo(by: Stride): Promise<Result<View>> {
    return this.#view({ ask: 'redo', by });
  }

  jump(ply: number): Promise<Result<View>> {
    return this.#view({ ask: 'jump', ply });
  }

  notation(form: string): Promise<Result<View>> {
    return this.#view({ ask: 'notation', form });
  }

  resign(side: SideView): Promise<Result<View>> {
    return this.#view({ ask: 'resign', side });
  }

  offerDraw(side: SideView): Promise<Result<View>> {
    return this.#view({ ask: 'offer_draw', side });
  }

  answerDraw(side: SideView, accept: boolean): Promise<Result<View>> {
    return this.#view({ ask: 'answer_draw', side, accept });
  }

  decide(winner: SideView | null, reason: string): Promise<Result<View>> {
    return this.#view({ ask: 'decide', winner, reason });
  }

  timeUp(): Promise<Result<View>> {
    return this.#view({ ask: 'time_up' });
  }

  async offers(path: readonly string[]): Promise<Result<OffersView>> {
    const reply = await this.#call({ ask: 'offers', path: [...path] }, 'offers');
    return map(reply, ({ offers }) => offers);
  }

  /** Why a pick cannot follow some picks, and the places to blame; nothing where it can. */
  async whyNot(path: readonly string[], pick: string): Promise<Result<WhyNot | null>> {
    const reply = await this.#call({ ask: 'why_not', path: [...path], pick }, 'why_not');
    return map(reply, ({ refusal, culprits }) => refusal && { refusal, culprits });
  }

  /** Whether a step in machine form is legal. */
  async explain(step: string): Promise<Result<null>> {
    return map(await this.#call({ ask: 'explain', step }, 'done'), () => null);
  }

  /** The machine form of what a person typed, in any notation. */
  typed(text: string): Promise<Result<string>> {
    return this.#text({ ask: 'typed', text });
  }

  /** A step in another notation. */
  write(form: string, step: string): Promise<Result<string>> {
    return this.#text({ ask: 'write', form, step });
  }

  /** The whole game as text: `json`, `pgn`, `url`, or a form of the game's own. */
  async written(form: string): Promise<Result<Written>> {
    const reply = await this.#call({ ask: 'record', form }, 'written');
    return map(reply, ({ text, left_out }) => ({ text, leftOut: left_out }));
  }

  /** The same for those who know that nothing is lost or do not care. */
  async record(form: string): Promise<Result<string>> {
    return map(await this.written(form), ({ text }) => text);
  }

  /** How this game, which has arrived, stands to a stored one; `seat` is the side that is played here. */
  compare(stored: string | null, seat: SideView | null): Promise<Result<ReplyOf<'comparison'>>> {
    return this.#call({ ask: 'compare', stored, seat }, 'comparison');
  }

  /** Names, date and what else a record shall say. */
  async tags(tags: Readonly<Record<string, string>>): Promise<Result<null>> {
    return map(await this.#call({ ask: 'tags', tags: { ...tags } }, 'done'), () => null);
  }

  /** The clocks and how the game is looked at, for saves. */
  async beside(clock: ClockView | null, viewing: Readonly<Record<string, string>>): Promise<Result<null>> {
    return map(await this.#call({ ask: 'beside', clock, viewing: { ...viewing } }, 'done'), () => null);
  }

  /** Clears the table. */
  async close(): Promise<Result<null>> {
    return map(await this.#call({ ask: 'close' }, 'done'), () => null);
  }

  async #view(request: Request): Promise<Result<View>> {
    return map(await this.#call(request, 'view'), ({ view }) => view);
  }

  async #text(request: Request): Promise<Result<string>> {
    return map(await this.#call(request, 'text'), ({ text }) => text);
  }

  #call<K extends Reply['reply']>(request: Request, kind: K): Promise<Result<ReplyOf<K>>> {
    return this.#engine.call(this.module, this.table, request, kind);
  }
}
