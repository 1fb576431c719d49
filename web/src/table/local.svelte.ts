/**
 * A game whose truth is in this browser. Every answer of the engine is a whole view; what is kept of the game before anybody sees
 * it is the writer's.
 */

import type { Engine, Opened, Seat, WhyNot } from '../engine/client';
import { refusal, type Refusal, type Result } from '../engine/result';
import type { ListedGame } from '../engine/modules';
import type { OffersView, SceneView, SideView, Start, UniverseView, View } from '../engine/types';
import { Order } from './order.svelte';
import type { Act, Cursor, Graded, Intent, Listener, Table, TableEvent, Truth } from './table';

/** Runs an act and keeps what it changed, before it is shown. It may refuse the act, because the game went on elsewhere. */
export type Writer = (intent: Intent, act: () => Promise<Result<View>>) => Promise<Result<View>>;

const VIEWING = refusal('E_VIEWING', 'an earlier position is shown');
const OVER = refusal('E_GAME_OVER', 'the game has ended');

type Kind<T extends LocalTable> = new (engine: Engine, seat: Seat, universe: UniverseView, view: View) => T;

/** What was opened: where it stands and what is seen there. */
export type OpenSeat = Pick<Opened, 'seat' | 'view'>;

/** What some steps changed, and in `after` what they brought about. */
export interface Replayed {
  readonly before: View;
  readonly after: View;
}

interface Past {
  readonly seat: Seat;
  readonly view: View;
}

/** Whether a turn of a game had several steps. */
function stepped({ history }: View): boolean {
  return history.some(({ facts }, index) => facts.side === history[index - 1]?.facts.side);
}

export class LocalTable implements Table {
  readonly truth: Truth = 'local';
  readonly universe: UniverseView;
  readonly #engine: Engine;
  readonly #order = new Order();
  readonly #listeners = new Set<Listener>();

  seat: Seat = $state.raw() as Seat;
  live: View = $state.raw() as View;
  graded: Graded | null = $state.raw(null);
  form = $state('');
  /** Whether any turn had several steps, also one that was taken back. */
  stepwise = $state(false);
  /** The position that is looked back at, on a table of its own. */
  #past: Past | null = $state.raw(null);

  /** Says why a person may not do something now; the seats know. */
  rights: ((what: Intent['do']) => Refusal | null) | null = null;
  writer: Writer | null = null;

  readonly view: View = $derived(this.#past?.view ?? this.live);
  readonly past: boolean = $derived(this.#past !== null);
  readonly over: boolean = $derived(this.live.status.ended !== null);
  readonly cursor: Cursor = $derived({
    ply: this.view.status.ply,
    last: this.live.status.ply,
    redo: this.live.status.redo,
  });

  constructor(engine: Engine, seat: Seat, universe: UniverseView, view: View) {
    this.#engine = engine;
    this.seat = seat;
    this.universe = universe;
    this.live = view;
    this.stepwise = stepped(view);
    this.form = seat.info.forms[0] ?? '';
  }

  /** Opens a game. */
  static async open<T extends LocalTable>(
    this: Kind<T>,
    engine: Engine,
    game: string,
    options: Readonly<Record<string, string>> = {},
    start: Start = { at: 'normal' },
  ): Promise<Result<T>> {
    const opened = await engine.open(game, options, start);
    return opened.ok ? LocalTable.at.call<Kind<T>, [Engine, OpenSeat], Promise<Result<T>>>(this, engine, opened.value) : opened;
  }

  /** The game at a seat that is open already. Without its places it is closed again. */
  static async at<T extends LocalTable>(this: Kind<T>, engine: Engine, { seat, view }: OpenSeat): Promise<Result<T>> {
    const universe = await engine.universe(seat.game);
    if (universe.ok) return { ok: true, value: new this(engine, seat, universe.value, view) };
    await seat.close();
    return universe;
  }

  get info(): ListedGame {
    return this.seat.info;
  }

  get acting(): boolean {
    return this.#order.busy;
  }

  sideWord(side: SideView): string {
    return this.info.sides[side === 'first' ? 0 : 1];
  }

  may(what: Intent['do']): Refusal | null {
    if (this.past && what === 'play') return VIEWING;
    if (this.over && what !== 'undo' && what !== 'redo') return OVER;
    return this.rights?.(what) ?? null;
  }

  act(intent: Intent): Promise<Result<View>> {
    return this.#order.run(() => this.#act(intent));
  }

  inTurn<T>(doing: (act: Act) => Promise<T>): Promise<T> {
    return this.#order.run(() => doing((intent) => this.#act(intent)));
  }

  async #act(intent: Intent): Promise<Result<View>> {
    const act = () => this.#asked(intent);
    const done = await (this.writer ? this.writer(intent, act) : act());
    if (done.ok) await this.show(intent, done.value);
    return done;
  }

  #asked(intent: Intent): Promise<Result<View>> {
    switch (intent.do) {
      case 'play':
        return this.seat.play(intent.step, intent.timing);
      case 'undo':
        return this.seat.undo(intent.by);
      case 'redo':
        return this.seat.redo(intent.by);
      case 'resign':
        return this.seat.resign(intent.side);
      case 'offer-draw':
        return this.seat.offerDraw(intent.side);
      case 'answer-draw':
        return this.seat.answerDraw(intent.side, intent.accept);
      case 'decide':
        return this.seat.decide(intent.winner, intent.reason);
      case 'time-up':
        return this.seat.timeUp();
    }
  }

  /** Shows what an intent has led to. Whoever looked back sees the game again. */
  protected async show(intent: Intent | null, view: View, by: 'here' | 'elsewhere' = 'here'): Promise<void> {
    const past = this.#past;
    this.#past = null;
    this.live = view;
    this.stepwise ||= stepped(view);
    this.#grade(intent, view);
    void past?.seat.close();
    await this.#tell({ is: 'changed', intent, view, by });
  }

  /** Remembers what the engine made of a step in time, until it is taken back. */
  #grade(intent: Intent | null, view: View): void {
    const last = view.history.at(-1);
    if (intent?.do === 'play' && intent.timing !== null && intent.by !== 'machine' && last?.grade) {
      this.graded = { ply: last.ply, grade: last.grade, timing: intent.timing };
    } else if (this.graded && this.graded.ply >= view.history.length) this.graded = null;
  }

  /** Does what another page has done with the same game, which is kept already; whether it led to the same position. */
  async follow(intent: Intent, key: string): Promise<boolean> {
    const done = await this.#asked(intent);
    if (!done.ok || done.value.status.key !== key) return false;
    await this.show(intent, done.value, 'elsewhere');
    return true;
  }

  /** Goes on with another course of the same game. */
  async adopt(seat: Seat, view: View): Promise<void> {
    const before = this.seat;
    this.seat = seat;
    await this.show(null, view, 'elsewhere');
    await before.close();
  }

  offers(path: readonly string[]): Promise<Result<OffersView>> {
    return (this.#past?.seat ?? this.seat).offers(path);
  }

  whyNot(path: readonly string[], pick: string): Promise<Result<WhyNot | null>> {
    return (this.#past?.seat ?? this.seat).whyNot(path, pick);
  }

  async tried(step: string): Promise<SceneView | null> {
    return (await this.foreseen(step))?.scene ?? null;
  }

  async foreseen(step: string): Promise<View | null> {
    return (await this.replayed(this.live.status.ply, step))?.after ?? null;
  }

  /** The game after so many steps, and after some more, on a table of its own: what was played, or what could be. */
  async replayed(ply: number, steps: string): Promise<Replayed | null> {
    const twin = await this.#engine.fork(this.seat, ply);
    if (!twin.ok) return null;
    const { seat, view } = twin.value;
    const played = await seat.play(steps);
    await seat.close();
    return played.ok ? { before: view, after: played.value } : null;
  }

  async written(turn: string): Promise<string> {
    const text = await this.seat.write(this.form, turn);
    return text.ok ? text.value : turn;
  }

  notation(form: string): Promise<void> {
    return this.#order.run(async () => {
      const view = await this.seat.notation(form);
      if (!view.ok) return;
      this.form = form;
      this.live = view.value;
    });
  }

  look(ply: number): Promise<void> {
    return this.#order.run(() => this.#look(Math.max(0, ply)));
  }

  async #look(ply: number): Promise<void> {
    const past = this.#past;
    if (ply >= this.live.status.ply) {
      this.#past = null;
      await past?.seat.close();
    } else {
      const seat = past?.seat ?? (await this.#twin());
      const view = await seat?.jump(ply);
      if (!seat || !view?.ok) return;
      this.#past = { seat, view: view.value };
    }
    await this.#tell({ is: 'looked', view: this.view });
  }

  /** A second table with the same game. */
  async #twin(): Promise<Seat | null> {
    const twin = await this.#engine.fork(this.seat, this.live.status.ply);
    return twin.ok ? twin.value.seat : null;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #tell(event: TableEvent): Promise<void> {
    for (const listener of this.#listeners) await listener(event);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await Promise.all([this.#past?.seat.close(), this.seat.close()]);
  }
}
