/**
 * One game on the screen, without a screen: the view, the picks of the hand, and what can be done. It knows no rule; every
 * question goes to the engine, and every answer is a whole view.
 */

import type { Engine, Seat } from '../engine/client';
import type { Refusal, Result } from '../engine/result';
import type { NoteView, OffersView, OfferView, SceneView, SideView, Start, Stride, UniverseView, View } from '../engine/types';
import { isWord, parsePick, sitePick, sites, words } from '../model/picks';

/** What a hand is doing. */
export interface Hand {
  /** The picks so far. */
  readonly path: readonly string[];
  /** What can follow them. */
  readonly offers: OffersView;
  /** What the engine noted beside the last pick. */
  readonly notes: readonly NoteView[];
}

/** A step that was played in time, and what the engine made of it. */
export interface Graded {
  readonly ply: number;
  readonly grade: string;
}

/** When a decided step is played. */
export type Confirmation = 'at-once' | 'ask';

const NOTHING: OffersView = { next: [], step: null, refused: [] };

/** Notes of the engine that a player shall see before a step is played (tri-d 18.2). */
const TELLING: ReadonlySet<string> = new Set(['forces_promotion']);

export class Game {
  readonly seat: Seat;
  readonly universe: UniverseView;
  readonly #engine: Engine;

  /** The last whole answer of the engine. */
  view: View = $state.raw() as View;
  /** The picks of the hand. */
  hand: Hand = $state.raw({ path: [], offers: NOTHING, notes: [] });
  /** A decided step that waits for a yes, where the player wants to be asked. */
  pending: string | null = $state(null);
  /** What the board would look like after the step that waits for a yes. */
  preview: SceneView | null = $state.raw(null);
  /** The last refusal; cleared by the next action. */
  refusal: Refusal | null = $state.raw(null);
  /** Whether steps are played at once. */
  confirmation: Confirmation = $state('at-once');
  /** The notation in use. */
  form = $state('');
  /** Says why a hand may not act now, although the rules would let it. */
  gate: (() => Refusal | null) | null = null;
  /** Says how far from the beat the hand was just now, in milliseconds; asked when a hand acts, before anything is awaited. */
  timing: (() => number | null) | null = null;
  /** The last step that was played in time. */
  graded: Graded | null = $state.raw(null);
  /** Told after every change of the view. */
  onview: ((view: View) => void) | null = null;
  /** Whether something that was asked for is not done yet. */
  acting = $state(false);
  /** The last thing that was asked for; the next one waits for it. */
  #last: Promise<unknown> = Promise.resolve();

  /** What the board shows. */
  readonly scene: SceneView = $derived(this.preview ?? this.view.scene);

  /** Places that can be picked now. */
  readonly targets: ReadonlySet<number> = $derived(sites(this.hand.offers));
  /** Places that were picked. */
  readonly picked: ReadonlySet<number> = $derived(
    new Set(this.hand.path.map(parsePick).flatMap((pick) => (pick.kind === 'site' ? [pick.index] : []))),
  );
  /** Words that can be picked now. */
  readonly words: readonly OfferView[] = $derived(words(this.hand.offers));
  /** Whether the picks mean a step that wants a yes: something about it must be told, or the other ways are forbidden. */
  readonly deciding: boolean = $derived(
    this.pending === null && this.hand.path.length > 0 && this.hand.offers.next.length === 0 && this.hand.offers.step !== null,
  );
  /** Whether nothing but a word or a yes is left, so that a chooser must be shown. */
  readonly choosing: boolean = $derived(
    this.deciding || (this.hand.path.length > 0 && this.words.length > 0 && this.targets.size === 0),
  );
  /** Whether the choice is owed and cannot be put off. */
  readonly forced: boolean = $derived(this.view.status.stage === 'duty');
  readonly over: boolean = $derived(this.view.status.ended !== null);

  constructor(engine: Engine, seat: Seat, universe: UniverseView, view: View) {
    this.#engine = engine;
    this.seat = seat;
    this.universe = universe;
    this.view = view;
    this.form = seat.info.forms[0] ?? '';
    this.hand = { path: [], offers: view.offers, notes: [] };
  }

  /** Opens a game. */
  static async open(
    engine: Engine,
    game: string,
    options: Readonly<Record<string, string>> = {},
    start: Start = { at: 'normal' },
  ): Promise<Result<Game>> {
    const opened = await engine.open(game, options, start);
    return opened.ok ? Game.at(engine, opened.value.seat, opened.value.view) : opened;
  }

  /** Opens a game from a save, a link or a game text. */
  static async read(engine: Engine, text: string, game?: string): Promise<Result<Game>> {
    const opened = await engine.read(text, game);
    return opened.ok ? Game.at(engine, opened.value.seat, opened.value.view) : opened;
  }

  /** The game at a seat that is open already. */
  static async at(engine: Engine, seat: Seat, view: View): Promise<Result<Game>> {
    const universe = await engine.universe(seat.game);
    if (!universe.ok) return universe;
    const game = new Game(engine, seat, universe.value, view);
    await game.#rest();
    return { ok: true, value: game };
  }

  /** The engine's word for a side. */
  sideWord(side: SideView): string {
    return this.seat.info.sides[side === 'first' ? 0 : 1];
  }

  /** Picks a place: goes on, begins anew with another piece, or lets go. */
  async pickSite(site: number): Promise<void> {
    await this.pick(sitePick(site));
  }

  /**
   * Picks anything that the engine offers. A step that waits for a yes is played by picking its target again, and let go by
   * picking something else.
   */
  pick(pick: string): Promise<void> {
    const timing = this.timing?.() ?? null;
    return this.#inTurn(() => this.#pick(pick, timing));
  }

  async #pick(pick: string, timing: number | null): Promise<void> {
    this.refusal = this.gate?.() ?? null;
    if (this.refusal) return;
    if (this.pending !== null) {
      if (this.hand.path.at(-1) === pick) return this.#confirm(timing);
      await this.#letGo();
    }
    const offered = (offers: OffersView) => offers.next.some((offer) => offer.pick === pick);
    if (offered(this.hand.offers)) return this.#follow([...this.hand.path, pick], this.choosing, timing);
    const forbidden = this.hand.offers.refused.find((refused) => refused.pick === pick);
    if (forbidden) {
      this.refusal = forbidden.refusal;
      return;
    }
    const again = this.hand.path.at(-1) === pick;
    if (!again && offered(this.view.offers)) return this.#follow([pick], false, timing);
    const atRoot = this.view.offers.refused.find((refused) => refused.pick === pick);
    await this.#letGo();
    if (atRoot) this.refusal = atRoot.refusal;
    else if (!again) await this.#reasons(pick);
  }

  /** Something that can go nowhere, although a person might try: it is held, so that the board shows what is in its way. */
  async #reasons(pick: string): Promise<void> {
    if (this.forced || this.hand.path.length > 0) return;
    const offers = await this.#ask(this.seat.offers([pick]));
    const [reason] = offers?.refused ?? [];
    if (!offers || !reason) return;
    this.hand = { path: [pick], offers, notes: [] };
    this.refusal = reason.refusal;
  }

  /**
   * Goes along a path: plays what is decided, passes over choices that are none, and otherwise waits for the next pick. What
   * was chosen in a dialog is not asked again.
   */
  async #follow(path: readonly string[], chosen: boolean, timing: number | null): Promise<void> {
    const last = path.at(-1) ?? '';
    const before = path.length > 1 ? this.hand.offers : this.view.offers;
    const notes = before.next.find(({ pick }) => pick === last)?.notes ?? [];
    const reply = await this.#ask(this.seat.offers(path));
    if (!reply) return;
    const [only, ...others] = reply.next;
    if (only === undefined) {
      if (reply.step === null) return;
      const telling = reply.refused.some(({ pick }) => isWord(pick)) || notes.some(({ code }) => TELLING.has(code));
      if (telling && !isWord(last)) {
        this.hand = { path, offers: reply, notes };
        return;
      }
      if (this.confirmation === 'at-once' || chosen) await this.#play(reply.step, timing);
      else this.#stage(path, reply.step);
      return;
    }
    if (others.length === 0 && reply.step === null && isWord(only.pick) && path.length > 1) {
      return this.#follow([...path, only.pick], chosen, timing);
    }
    this.hand = { path, offers: reply, notes };
  }

  /** Says yes to the step that the picks mean. */
  consent(): Promise<void> {
    const timing = this.timing?.() ?? null;
    return this.#inTurn(async () => {
      const { step } = this.hand.offers;
      if (this.deciding && step !== null) await this.#play(step, timing);
    });
  }

  /** Lets a decided step wait for a yes. Nobody has to wait until it can be seen. */
  #stage(path: readonly string[], step: string): void {
    this.pending = step;
    this.hand = { path, offers: NOTHING, notes: [] };
    void this.#try(step);
  }

  /** Shows a step without playing it: it is tried at a table of its own. */
  async #try(step: string): Promise<void> {
    const { view } = this;
    const twin = await this.#engine.fork(this.seat, view.status.ply);
    if (!twin.ok) return;
    const tried = await twin.value.seat.play(step);
    if (tried.ok && this.pending === step && this.view === view) this.preview = tried.value.scene;
    await twin.value.seat.close();
  }

  /** Plays the step that waits for a yes. */
  confirm(): Promise<void> {
    const timing = this.timing?.() ?? null;
    return this.#inTurn(() => this.#confirm(timing));
  }

  async #confirm(timing: number | null): Promise<void> {
    const step = this.pending;
    this.pending = null;
    this.preview = null;
    if (step !== null) await this.#play(step, timing);
  }

  /** Lets everything go that was picked and not played. What is owed stays open. */
  cancel(): Promise<void> {
    return this.#inTurn(() => this.#letGo());
  }

  async #letGo(): Promise<void> {
    this.pending = null;
    this.preview = null;
    this.hand = { path: [], offers: this.view.offers, notes: [] };
    await this.#rest();
  }

  /** Goes one pick back. */
  stepBack(): Promise<void> {
    return this.#inTurn(async () => {
      this.pending = null;
      this.preview = null;
      const path = this.hand.path.slice(0, -1);
      const offers = await this.#ask(this.seat.offers(path));
      if (offers) this.hand = { path, offers, notes: [] };
      await this.#rest();
    });
  }

  /** Where an answer is owed at one place, that place is picked already, so that the chooser opens by itself. */
  async #rest(): Promise<void> {
    const [only, ...others] = this.view.offers.next;
    if (!this.forced || this.hand.path.length > 0 || !only || others.length > 0) return;
    const offers = await this.#ask(this.seat.offers([only.pick]));
    if (offers && offers.next.length > 0) this.hand = { path: [only.pick], offers, notes: [] };
  }

  /** A turn in the notation in use; what the notation cannot write stays as it is. */
  async written(turn: string): Promise<string> {
    const text = await this.seat.write(this.form, turn);
    return text.ok ? text.value : turn;
  }

  /** Plays a step in machine form; `timing` is how far from the beat it came, where that is known. */
  play(step: string, timing: number | null = null): Promise<boolean> {
    return this.#inTurn(() => this.#play(step, timing));
  }

  #play(step: string, timing: number | null): Promise<boolean> {
    return this.#show(this.seat.play(step, timing), timing === null ? 'untimed' : 'timed');
  }

  /** Plays what a person typed, in any notation. */
  playTyped(text: string): Promise<boolean> {
    const timing = this.timing?.() ?? null;
    return this.#inTurn(async () => {
      this.refusal = this.gate?.() ?? null;
      if (this.refusal) return false;
      const step = await this.#ask(this.seat.typed(text));
      return step === undefined ? false : this.#play(step, timing);
    });
  }

  undo(by: Stride): Promise<boolean> {
    return this.#inTurn(() => this.#show(this.seat.undo(by)));
  }

  redo(by: Stride): Promise<boolean> {
    return this.#inTurn(() => this.#show(this.seat.redo(by)));
  }

  jump(ply: number): Promise<boolean> {
    return this.#inTurn(() => this.#show(this.seat.jump(ply)));
  }

  notation(form: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const view = await this.#ask(this.seat.notation(form));
      if (!view) return false;
      this.form = form;
      this.view = view;
      return true;
    });
  }

  resign(side: SideView): Promise<boolean> {
    return this.#inTurn(() => this.#show(this.seat.resign(side)));
  }

  offerDraw(side: SideView): Promise<boolean> {
    return this.#inTurn(() => this.#show(this.seat.offerDraw(side)));
  }

  answerDraw(side: SideView, accept: boolean): Promise<boolean> {
    return this.#inTurn(() => this.#show(this.seat.answerDraw(side, accept)));
  }

  decide(winner: SideView | null, reason: string): Promise<boolean> {
    return this.#inTurn(() => this.#show(this.seat.decide(winner, reason)));
  }

  /**
   * One thing after the other: a click that comes before the answer to the last one is neither lost nor understood by what stood
   * there before. Nothing inside may wait for something that waits here.
   */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.acting = true;
    const done = this.#last.then(act);
    const last = done
      .catch(() => undefined)
      .then(() => {
        if (this.#last === last) this.acting = false;
      });
    this.#last = last;
    return done;
  }

  /** Shows the view that an action leads to. */
  async #show(action: Promise<Result<View>>, time: 'timed' | 'untimed' = 'untimed'): Promise<boolean> {
    this.refusal = null;
    const view = await this.#ask(action);
    if (!view) return false;
    this.view = view;
    this.#grade(view, time);
    await this.#letGo();
    this.onview?.(view);
    return true;
  }

  /** Remembers what the engine made of a step in time, until it is taken back. */
  #grade(view: View, time: 'timed' | 'untimed'): void {
    const last = view.history.at(-1);
    if (time === 'timed' && last?.grade) this.graded = { ply: last.ply, grade: last.grade };
    else if (this.graded && this.graded.ply >= view.history.length) this.graded = null;
  }

  async #ask<T>(question: Promise<Result<T>>): Promise<T | undefined> {
    const answer = await question;
    if (answer.ok) return answer.value;
    this.refusal = answer.refusal;
    return undefined;
  }
}
