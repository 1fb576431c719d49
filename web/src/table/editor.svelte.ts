/**
 * A position that is being set up: its truth is a text, whole or not, which the engine judges anew after every deed and which nobody
 * else holds. A step of this table is a deed or several; taking back goes through the texts before.
 */

import { Seat, type Engine, type WhyNot } from '../engine/client';
import { moduleOf, type ListedGame } from '../engine/modules';
import { done, refusal, type Refusal, type Result } from '../engine/result';
import type {
  ArrangedView,
  ArrangeQuestion,
  DeedView,
  OffersView,
  OfferView,
  SceneView,
  SideView,
  StatusView,
  UniverseView,
  View,
} from '../engine/types';
import { boardMoved, deedsOf, moved, pinsFor, stepOf, turnOf, type Tool } from '../edit/deeds';
import { parsePick, sitePick, type Pick } from '../model/picks';
import { Order } from './order.svelte';
import type { Act, Cursor, Graded, Intent, Listener, Table, Truth } from './table';

const NO_GAME = refusal('E_VIEWING', 'nobody plays in an editor');

/** Whoever sets positions up. */
export interface Asked {
  ask(question: ArrangeQuestion): Promise<Result<ArrangedView>>;
}

/** Where an editor begins. */
export interface Beginning {
  readonly options: Readonly<Record<string, string>>;
  /** A text of the game; none is its normal start. */
  readonly text: string | null;
}

/** Tells a chooser that whoever stands there gives way; nobody is captured. */
const REPLACES = { code: 'replace', site: null, reason: null };

export class EditorTable implements Table {
  readonly truth: Truth = 'editor';
  readonly universe: UniverseView;
  /** No table of the engine holds what is no position yet: this one is for the words of the game, and a whole position is opened by whoever plays it. */
  readonly seat: Seat;
  readonly graded: Graded | null = null;
  readonly past = false;
  readonly over = false;
  readonly #asked: Asked;
  readonly #order = new Order();
  readonly #listeners = new Set<Listener>();

  /** What the engine says of the set-up. */
  arranged: ArrangedView = $state.raw() as ArrangedView;
  /** What the hand holds. Whoever changes it lets go of what is picked. */
  tool: Tool = $state.raw({ is: 'move' });
  /** The rules by which it is judged; an option that is not named has its first value. */
  options: Readonly<Record<string, string>> = $state.raw({});
  /** Every text that there was, and which of them it is. */
  #texts: readonly string[] = $state.raw([]);
  #at = $state(0);
  /** How often something was done. */
  #count = $state(0);
  form = $state('');

  readonly view: View = $derived.by(() => this.#shown(this.arranged));
  readonly cursor: Cursor = $derived.by(() => ({ ply: this.#count, last: this.#count, redo: 0 }));

  constructor(engine: Engine, universe: UniverseView, asked: Asked, game: string, beginning: ArrangedView) {
    this.seat = new Seat(engine, moduleOf(game) ?? '', 0, game);
    this.universe = universe;
    this.#asked = asked;
    this.arranged = beginning;
    this.#texts = [beginning.text];
    this.form = this.info.forms[0] ?? '';
  }

  static async of(engine: Engine, asked: Asked, game: string, { options, text }: Beginning): Promise<Result<EditorTable>> {
    const [universe, arranged] = await Promise.all([
      engine.universe(game),
      asked.ask({ game, options: { ...options }, text, deed: null }),
    ]);
    if (!universe.ok) return universe;
    if (!arranged.ok) return arranged;
    const table = new EditorTable(engine, universe.value, asked, game, arranged.value);
    table.options = options;
    return done(table);
  }

  get info(): ListedGame {
    return this.seat.info;
  }

  get live(): View {
    return this.view;
  }

  get acting(): boolean {
    return this.#order.busy;
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#texts.length - 1;
  }

  sideWord(side: SideView): string {
    return this.info.sides[side === 'first' ? 0 : 1];
  }

  /** A view like any other: what a game has and a set-up has not is empty. */
  #shown({ scene, text }: ArrangedView): View {
    const status: StatusView = {
      actor: turnOf(this.arranged),
      stage: 'turn',
      check: false,
      ended: null,
      impending: null,
      score: null,
      result: null,
      key: '',
      digest: '',
      ply: this.#count,
      turn: 0,
      redo: 0,
      draw_offer: null,
    };
    return {
      game: this.seat.game,
      status,
      scene,
      offers: { next: this.#next([]), step: null, refused: [] },
      history: [],
      turns: [],
      captured: [],
      position: text,
      options: this.info.options.map(({ name, values }) => [name, this.options[name] ?? values[0] ?? '']),
      rule_set: null,
      events: [],
    };
  }

  // Picks

  /** What can be picked after some picks: with an empty hand pieces and boards, and then where they go; with a brush every place. */
  #next(path: readonly string[]): OfferView[] {
    const { scene, boards, palette } = this.arranged;
    const [first] = path.map(parsePick);
    // Also where this brush would be wrong: the faults say why. Where no brush can stand at all, nothing is put.
    const places = new Set(palette.flatMap(({ sites }) => sites));
    if (this.tool.is === 'put') return first ? [] : [...places].map((site) => offer(sitePick(site)));
    const stand = new Set(scene.pieces.map(({ site }) => site));
    const sites = (among: Iterable<number>): OfferView[] =>
      [...among].map((site) => offer(sitePick(site), path.length > 0 && stand.has(site)));
    if (this.tool.is === 'take') return first ? [] : sites(stand);
    if (path.length > 1) return [];
    if (first?.kind === 'site') return sites([...places].filter((site) => site !== first.index));
    if (first?.kind === 'board') return pinsFor(this.arranged, first.index).map((anchor) => offer(`n${anchor}`));
    const free = new Set(boards.map(({ name }) => name));
    return [...sites(stand), ...scene.boards.filter(({ name }) => free.has(name)).map(({ board }) => offer(`b${board}`))];
  }

  /** What some picks mean; nothing where they mean nothing yet. */
  #meant(path: readonly string[]): readonly DeedView[] | null {
    const { tool } = this;
    const [first, second] = path.map(parsePick) as [Pick?, Pick?];
    if (first?.kind === 'site') {
      if (tool.is === 'put') return [{ do: 'put', site: first.index, brush: tool.brush }];
      if (tool.is === 'take') return [{ do: 'take', site: first.index }];
      return second?.kind === 'site' ? moved(this.arranged, first.index, second.index) : null;
    }
    return first?.kind === 'board' && second?.kind === 'anchor' ? boardMoved(this.arranged, first.index, second.index) : null;
  }

  offers(path: readonly string[]): Promise<Result<OffersView>> {
    const meant = this.#meant(path);
    return Promise.resolve(done({ next: this.#next(path), step: meant && stepOf(meant), refused: [] }));
  }

  /** The engine is asked for what no pick offers: it says why not. */
  async whyNot(path: readonly string[], pick: string): Promise<Result<WhyNot | null>> {
    const meant = this.#meant([...path, pick]);
    const made = meant && (await this.#make(meant));
    return done(!made || made.ok ? null : { refusal: made.refusal, culprits: [] });
  }

  // Deeds

  may(what: Intent['do']): Refusal | null {
    return what === 'play' || what === 'undo' || what === 'redo' ? null : NO_GAME;
  }

  act(intent: Intent): Promise<Result<View>> {
    return this.#order.run(() => this.#act(intent));
  }

  inTurn<T>(doing: (act: Act) => Promise<T>): Promise<T> {
    return this.#order.run(() => doing((intent) => this.#act(intent)));
  }

  async #act(intent: Intent): Promise<Result<View>> {
    if (intent.do === 'undo' && this.canUndo) return this.#back(this.#at - 1, intent);
    if (intent.do === 'redo' && this.canRedo) return this.#back(this.#at + 1, intent);
    if (intent.do !== 'play') return { ok: false, refusal: NO_GAME };
    const made = await this.#make(deedsOf(intent.step));
    return made.ok ? this.#keep(made.value, intent) : made;
  }

  /** Does something. */
  deed(deed: DeedView): Promise<Result<View>> {
    return this.act({ do: 'play', step: stepOf([deed]), timing: null });
  }

  /** What the set-up would be after some deeds, one after the other. */
  async #make(deeds: readonly DeedView[]): Promise<Result<ArrangedView>> {
    let made: Result<ArrangedView> = done(this.arranged);
    for (const deed of deeds) if (made.ok) made = await this.#ask(made.value.text, deed);
    return made;
  }

  #ask(text: string | null, deed: DeedView | null, options = this.options): Promise<Result<ArrangedView>> {
    return this.#asked.ask({ game: this.seat.game, options: { ...options }, text, deed });
  }

  /** A text takes the place of the set-up; without one the start of the game does. */
  read(text: string | null): Promise<Result<View>> {
    return this.#order.run(async () => {
      const read = await this.#ask(text, null);
      return read.ok ? this.#keep(read.value, null) : read;
    });
  }

  /** Other rules judge the same set-up. */
  rule(options: Readonly<Record<string, string>>): Promise<Result<View>> {
    return this.#order.run(async () => {
      const judged = await this.#ask(this.arranged.text, null, options);
      if (!judged.ok) return judged;
      this.options = options;
      return this.#show(judged.value, null);
    });
  }

  async #back(at: number, intent: Intent): Promise<Result<View>> {
    const read = await this.#ask(this.#texts[at] ?? '', null);
    if (!read.ok) return read;
    this.#at = at;
    return this.#show(read.value, intent);
  }

  #keep(made: ArrangedView, intent: Intent | null): Promise<Result<View>> {
    if (made.text !== this.arranged.text) {
      this.#texts = [...this.#texts.slice(0, this.#at + 1), made.text];
      this.#at += 1;
    }
    return this.#show(made, intent);
  }

  async #show(arranged: ArrangedView, intent: Intent | null): Promise<Result<View>> {
    this.arranged = arranged;
    this.#count += 1;
    const { view } = this;
    for (const listener of this.#listeners) await listener({ is: 'changed', intent, view, by: 'here' });
    return done(view);
  }

  // What every table has

  async tried(step: string): Promise<SceneView | null> {
    return (await this.foreseen(step))?.scene ?? null;
  }

  async foreseen(step: string): Promise<View | null> {
    const made = await this.#make(deedsOf(step));
    return made.ok ? this.#shown(made.value) : null;
  }

  /** Deeds have no notation. */
  written(turn: string): Promise<string> {
    return Promise.resolve(turn);
  }

  notation(form: string): Promise<void> {
    this.form = form;
    return Promise.resolve();
  }

  /** There is only what stands. */
  look(): Promise<void> {
    return Promise.resolve();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): Promise<void> {
    this.#listeners.clear();
    return Promise.resolve();
  }
}

function offer(pick: string, replaces = false): OfferView {
  return { pick, steps: 1, step: null, notes: replaces ? [REPLACES] : [] };
}
