/**
 * A study: its truth is a tree of steps in this browser. The engine's own table stands at the node that is looked at; whoever plays
 * there goes on along the tree, or lets it grow a branch. Everything that a tree can be is the record's, and every step of it was
 * played by the engine.
 */

import type { Engine, Opened, Seat, WhyNot } from '../engine/client';
import type { ListedGame } from '../engine/modules';
import { done, refusal, type Refusal, type Result } from '../engine/result';
import type { EntryView, OffersView, SceneView, SideView, UniverseView, View } from '../engine/types';
import { opened, written, type Ended, type Head } from '../study/save';
import { DEEPEST, MOST, type Node, type Tree } from '../study/tree';
import { Order } from './order.svelte';
import type { Act, Cursor, Graded, Intent, Listener, Table, TableEvent, Truth } from './table';

const OVER = refusal('E_GAME_OVER', 'the game has ended');
const NO_GAME = refusal('E_VIEWING', 'nobody plays in a study');
const FULL = refusal('E_SIZE', `a study has at most ${MOST} steps, and variations lie at most ${DEEPEST} deep`);

/** What the engine says of a step of the tree. */
export interface Named extends Pick<EntryView, 'text' | 'facts' | 'grade'> {
  /** The number of its turn on paper. */
  readonly number: number;
  /** Whether its turn begins with it. */
  readonly first: boolean;
}

/** How often words of a large tree are told while they are learnt, in milliseconds. */
const PACE = 500;

/** A study in a form, and what of it the form cannot hold. */
export type WrittenStudy = Awaited<ReturnType<Seat['written']>>;

export class StudyTable implements Table {
  readonly truth: Truth = 'study';
  readonly universe: UniverseView;
  readonly graded: Graded | null = null;
  readonly past = false;
  readonly tree: Tree;
  readonly head: Head;
  readonly #engine: Engine;
  readonly #order = new Order();
  readonly #listeners = new Set<Listener>();
  readonly #named = new Map<number, Named>();
  /** The steps that the engine's table holds, those that were taken back included. */
  #line: readonly Node[];
  /** Where the game that was opened had ended. */
  readonly #ended: Node | null;
  #closed = false;

  seat: Seat = $state.raw() as Seat;
  view: View = $state.raw() as View;
  /** Where the study stands. */
  at: Node = $state.raw() as Node;
  form = $state('');
  /** How often the tree has changed: whoever shows it asks for this. */
  version = $state(0);
  /** How often something was learnt about its steps. */
  learnt = $state(0);

  readonly over: boolean = $derived(this.view.status.ended !== null);
  readonly cursor: Cursor = $derived.by(() => ({ ply: this.view.status.ply, last: this.view.status.ply, redo: 0 }));

  constructor(engine: Engine, universe: UniverseView, { seat, view }: Pick<Opened, 'seat' | 'view'>, save: string) {
    this.#engine = engine;
    this.universe = universe;
    const { head, tree, at } = opened(save);
    this.head = head;
    this.tree = tree;
    this.seat = seat;
    this.view = view;
    this.at = at;
    this.#ended = head.result && at;
    this.form = seat.info.forms[0] ?? '';
    this.#line = tree.path(tree.end(tree.root));
    this.#learn(at, view);
  }

  /** The study of a game that was opened; it goes on where the game stands. The game's table is the study's from now on. */
  static async of(engine: Engine, game: Pick<Opened, 'seat' | 'view'>): Promise<Result<StudyTable>> {
    const [universe, save] = await Promise.all([engine.universe(game.seat.game), game.seat.record('json')]);
    if (!universe.ok || !save.ok) {
      await game.seat.close();
      return universe.ok ? (save as Result<StudyTable>) : universe;
    }
    const study = new StudyTable(engine, universe.value, game, save.value);
    if (study.ended) await study.#reopen();
    return done(study);
  }

  /** Where players gave up a study goes on: the end that no step brought about is told, and holds nobody up. */
  async #reopen(): Promise<void> {
    const seat = await this.along(this.#line.map(({ step }) => step));
    const view = seat.ok ? await seat.value.jump(this.tree.path(this.at).length) : seat;
    if (!seat.ok || !view.ok) return;
    void this.seat.close();
    this.seat = seat.value;
    this.#show(this.at, view.value);
  }

  /** How the game that was opened ended, where that was here. */
  get ended(): Ended | null {
    return this.at === this.#ended ? this.head.result : null;
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

  sideWord(side: SideView): string {
    return this.info.sides[side === 'first' ? 0 : 1];
  }

  may(what: Intent['do']): Refusal | null {
    if (what === 'play') return this.over ? OVER : null;
    return what === 'undo' || what === 'redo' ? null : NO_GAME;
  }

  act(intent: Intent): Promise<Result<View>> {
    return this.#order.run(() => this.#act(intent));
  }

  inTurn<T>(doing: (act: Act) => Promise<T>): Promise<T> {
    return this.#order.run(() => doing((intent) => this.#act(intent)));
  }

  async #act(intent: Intent): Promise<Result<View>> {
    if (intent.do === 'play') return this.#play(intent);
    const to = intent.do === 'undo' ? this.at.parent : intent.do === 'redo' ? this.at.children[0] : undefined;
    if (to === undefined) return { ok: false, refusal: NO_GAME };
    if (to) await this.#go(to);
    return done(this.view);
  }

  /** Plays a turn where the study stands: along the tree, or into a branch of its own. */
  async #play(intent: Extract<Intent, { do: 'play' }>): Promise<Result<View>> {
    const played = await this.seat.play(intent.step, intent.timing);
    if (!played.ok) return played;
    const steps = played.value.events.flatMap((event) => (event.event === 'move_executed' ? [event.step] : []));
    const grown = this.#grow(this.at, steps);
    if (!grown.ok) {
      for (let taken = 0; taken < steps.length; taken += 1) await this.seat.undo('step');
      // The engine's table holds the steps that were taken back now, and no longer those of the line.
      this.#line = this.tree.path(this.at);
      return grown;
    }
    const node = grown.value;
    this.#line = this.tree.path(node);
    this.at = node;
    this.#show(node, played.value);
    await this.#tell({ is: 'changed', intent, view: played.value, by: 'here' });
    return played;
  }

  /** Lets the tree have some steps after a node, and says which is the last of them; what does not fit leaves the tree as it was. */
  #grow(from: Node, steps: readonly string[]): Result<Node> {
    let [node, fresh]: [Node, Node | null] = [from, null];
    for (const step of steps) {
      const before = this.tree.size;
      node = this.tree.add(node, step);
      if (this.tree.size > before) fresh ??= node;
    }
    if (!fresh) return done(node);
    if (this.tree.size > MOST || this.tree.depth > DEEPEST) {
      this.tree.remove(fresh);
      return { ok: false, refusal: FULL };
    }
    this.version += 1;
    return done(node);
  }

  /** Lays a line beside what follows a node, without playing it where the study stands; its last step. */
  graft(from: Node, steps: readonly string[]): Promise<Result<Node>> {
    return this.#order.run(async () => {
      const path = this.tree.path(from).map(({ step }) => step);
      // The engine plays every step that the tree shall have.
      const seat = await this.along([...path, ...steps]);
      if (!seat.ok) return seat;
      const view = await seat.value.jump(path.length + steps.length);
      void seat.value.close();
      if (!view.ok) return view;
      const grown = this.#grow(from, steps);
      if (grown.ok) this.#learn(grown.value, view.value);
      return grown;
    });
  }

  /** Looks at a node. */
  go(node: Node): Promise<void> {
    return this.#order.run(() => this.#go(node));
  }

  /** Looks where a way leads from where the study stands when everything before is done: a quick hand loses no step. */
  walk(way: () => Node | null): Promise<void> {
    return this.#order.run(async () => {
      const to = way();
      if (to) await this.#go(to);
    });
  }

  async #go(node: Node): Promise<void> {
    if (node === this.at || this.tree.node(node.id) !== node) return;
    const view = await this.#seen(node);
    if (!view.ok) return;
    this.at = node;
    this.#show(node, view.value);
    await this.#tell({ is: 'looked', view: view.value });
  }

  /** The engine's table at a node: by a jump along its line, a step further, or along another line. */
  async #seen(node: Node): Promise<Result<View>> {
    const ply = this.tree.path(node).length;
    if (ply === 0 || this.#line[ply - 1] === node) return this.seat.jump(ply);
    if (node.parent === this.at) {
      const played = await this.seat.play(node.step);
      if (played.ok) this.#line = this.tree.path(node);
      if (played.ok) return played;
    }
    const line = this.tree.path(this.tree.end(node));
    const read = await this.along(line.map(({ step }) => step));
    if (!read.ok) return read;
    const view = await read.value.jump(ply);
    void this.seat.close();
    this.seat = read.value;
    this.#line = line;
    return view;
  }

  /** A table of its own at the beginning of a line, in the notation in use. */
  async along(steps: readonly string[]): Promise<Result<Seat>> {
    const read = await this.#engine.read(written(this.head, { steps }), this.head.game);
    if (!read.ok) return read;
    const { seat } = read.value;
    const named = await seat.notation(this.form);
    return named.ok ? done(seat) : named;
  }

  /** What is seen after some steps from here. Nothing is played. */
  async ahead(steps: readonly string[]): Promise<View | null> {
    const path = this.tree.path(this.at).map(({ step }) => step);
    const seat = await this.along([...path, ...steps]);
    if (!seat.ok) return null;
    const view = await seat.value.jump(path.length + steps.length);
    void seat.value.close();
    return view.ok ? view.value : null;
  }

  /** What is seen after some steps from another position, by the rules of this game. */
  async elsewhere(position: string, steps: readonly string[]): Promise<Result<View>> {
    const options = Object.fromEntries(this.view.options);
    const opening = await this.#engine.open(this.head.game, options, { at: 'position', text: position });
    if (!opening.ok) return opening;
    const { seat } = opening.value;
    let view: Result<View> = await seat.notation(this.form);
    for (const step of steps) if (view.ok) view = await seat.play(step);
    void seat.close();
    return view;
  }

  #show(node: Node, view: View): void {
    this.view = view;
    this.#learn(node, view);
  }

  /** Remembers what a view says of the steps that led to it. */
  #learn(node: Node, view: View): void {
    if (this.#remember(node, view)) this.learnt += 1;
  }

  /** The same without a word to whoever shows it; whether anything was new. */
  #remember(node: Node, view: View): boolean {
    let news = false;
    for (const [index, at] of this.tree.path(node).entries()) {
      const entry = view.history[index];
      if (!entry || this.#named.has(at.id)) continue;
      const turn = view.turns[entry.turn];
      const { text, facts, grade } = entry;
      this.#named.set(at.id, { text, facts, grade, number: turn?.number ?? 0, first: turn?.ply === index });
      news = true;
    }
    return news;
  }

  /** What is known of a step; nothing until the engine has been there. */
  named(node: Node): Named | null {
    return this.#named.get(node.id) ?? null;
  }

  /** Goes through every line of the tree whose steps have no words yet. */
  async learnAll(): Promise<void> {
    const { form } = this;
    // A large tree has hundreds of lines, and whoever shows it draws all of it for each word: it is told now and then.
    let [news, told] = [false, performance.now()];
    const tell = (): void => {
      if (news) this.learnt += 1;
      [news, told] = [false, performance.now()];
    };
    for (const leaf of this.tree.nodes()) {
      if (leaf.children.length > 0 || this.#named.has(leaf.id) || !leaf.parent) continue;
      const path = this.tree.path(leaf);
      const seat = await this.along(path.map(({ step }) => step));
      if (!seat.ok) break;
      const view = await seat.value.jump(path.length);
      void seat.value.close();
      if (this.#closed || this.form !== form || !view.ok) break;
      if (this.tree.node(leaf.id) === leaf && this.#remember(leaf, view.value)) news = true;
      if (performance.now() - told > PACE) tell();
    }
    tell();
  }

  // The tree

  /** Lets the variation that is looked at be the line; whether it was one. */
  promote(): Promise<boolean> {
    return this.#order.run(() => {
      const first = this.tree.branch(this.at);
      const siblings = first?.parent?.children;
      const before = siblings && [...siblings];
      if (!siblings || !before || !this.tree.promote(this.at)) return Promise.resolve(false);
      if (this.tree.depth > DEEPEST) {
        siblings.splice(0, siblings.length, ...before);
        return Promise.resolve(false);
      }
      this.version += 1;
      return Promise.resolve(true);
    });
  }

  /** Takes a step away, the one that is looked at if none is named, with everything after it; the answer puts it back and looks at it. */
  remove(named?: Node): Promise<() => Promise<void>> {
    return this.#order.run(async () => {
      const at = named ?? this.at;
      if (at.parent && this.tree.path(this.at).includes(at)) await this.#go(at.parent);
      const back = this.tree.remove(at);
      // Steps that are gone must not be played again by a jump.
      this.#line = this.tree.path(this.at);
      this.version += 1;
      return () =>
        this.#order.run(() => {
          back();
          this.version += 1;
          return this.#go(at);
        });
    });
  }

  /** Says something about the step that is looked at. */
  say(comment: string): void {
    this.at.comment = comment;
    this.version += 1;
  }

  mark(glyphs: readonly number[], node = this.at): void {
    node.glyphs = glyphs;
    this.version += 1;
  }

  // Texts

  /** The study as a save: all of it, and readable by whoever reads saves. */
  save(): string {
    return written(this.head, this.tree.toLine(), this.#stands());
  }

  /** Whether the main line still ends where the game did. */
  #stands(): 'beginning' | 'end' {
    return this.tree.end(this.tree.root) === this.#ended ? 'end' : 'beginning';
  }

  /** The study in a form of the record, at the end of its main line. */
  async writtenAs(form: string): Promise<WrittenStudy> {
    const read = await this.#engine.read(this.save(), this.head.game);
    if (!read.ok) return read;
    const { seat } = read.value;
    const end = await seat.jump(this.tree.path(this.tree.end(this.tree.root)).length);
    const text = end.ok ? await seat.written(form) : end;
    void seat.close();
    return text;
  }

  offers(path: readonly string[]): Promise<Result<OffersView>> {
    return this.seat.offers(path);
  }

  whyNot(path: readonly string[], pick: string): Promise<Result<WhyNot | null>> {
    return this.seat.whyNot(path, pick);
  }

  async tried(step: string): Promise<SceneView | null> {
    return (await this.foreseen(step))?.scene ?? null;
  }

  async foreseen(step: string): Promise<View | null> {
    const twin = await this.#engine.fork(this.seat, this.view.status.ply);
    if (!twin.ok) return null;
    const played = await twin.value.seat.play(step);
    void twin.value.seat.close();
    return played.ok ? played.value : null;
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
      this.#named.clear();
      this.#show(this.at, view.value);
      void this.learnAll();
    });
  }

  look(ply: number): Promise<void> {
    return this.#order.run(() => {
      const line = [this.tree.root, ...this.tree.path(this.tree.end(this.at))];
      return this.#go(line[Math.min(Math.max(0, ply), line.length - 1)] ?? this.tree.root);
    });
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #tell(event: TableEvent): Promise<void> {
    for (const listener of this.#listeners) await listener(event);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listeners.clear();
    await this.seat.close();
  }
}
