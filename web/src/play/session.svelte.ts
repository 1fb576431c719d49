/**
 * A game with everything around it: who plays, the clock, the machine, looking back, handing over, keeping. It knows no rule;
 * the game itself is `Game`, and what is kept goes through `keep`.
 */

import { refusal, type Refusal, type Result } from '../engine/result';
import type { SideView, Stride, View } from '../engine/types';
import { t } from '../i18n';
import { sideName } from '../locales/words';
import type { Phase, Player, Players } from '../store/entry';
import { entryOf, flagged, press, run, stop, wholeClock, type Clock } from '../model/clock';
import { Game } from '../hand/hand.svelte';
import { Machine, type MachineState } from '../seats/machine.svelte';
import { sideTag } from '../model/names';
import { sayInTime } from '../speech/say';
import { summaryOf } from './summary';
import type { HandOver, Seating, Surroundings } from './seating';
import { play as sound, soundOf } from './sound';
import { indexOf } from '../speech/status';
import type { Thought } from '../seats/thinker';

const WAITING = refusal('E_WAITING', 'it is not your turn');
const VIEWING = refusal('E_VIEWING', 'an earlier position is shown');

/** A link that was written, and where the game stood. */
interface Letter {
  readonly ply: number;
  readonly over: boolean;
  readonly link: string;
}

export class Session {
  readonly id: string;
  readonly game: Game;
  readonly begun: number;
  readonly #around: Surroundings;
  readonly #tags: Readonly<Record<string, string>>;
  readonly #handOverFirst: boolean;
  readonly #plain: boolean;

  title = $state('');
  players: Players = $state.raw() as Players;
  clock: Clock | null = $state.raw(null);
  handOff = $state(false);
  /** Who sits below. */
  facing: SideView = $state('first');
  /** The game as it was, while an earlier position is shown. */
  past: Game | null = $state.raw(null);
  /** The cover between two turns. */
  cover: HandOver | null = $state.raw(null);
  hint: Thought | null = $state.raw(null);
  /** What was just said; screen readers hear it. */
  said = $state('');
  /** What the link brought with which this game was opened; until the next change. */
  news = $state('');
  /** The key of the position that was kept last. */
  kept = $state('');
  /** The last link that was written, in games by link. */
  #letter: Letter | null = $state.raw(null);
  /** Whether that link was copied. */
  copied = $state(false);
  /** Whether the link shall be shown although it is this device's turn. */
  sharing = $state(false);

  /** The link of the game as it stands; none until it is written, so that nobody sends an old one. */
  readonly link: string | null = $derived.by(() => {
    const { ply, ended } = this.game.view.status;
    const letter = this.#letter;
    return letter?.ply === ply && letter.over === (ended !== null) ? letter.link : null;
  });
  readonly byLink: boolean = $derived(this.players.some(({ kind }) => kind === 'remote'));
  readonly machines: readonly SideView[] = $derived(
    (['first', 'second'] as const).filter((side) => this.players[indexOf(side)].kind === 'machine'),
  );
  /** The side of the one person here; none if there are two or none. */
  readonly own: SideView | null = $derived.by(() => {
    const here = (['first', 'second'] as const).filter((side) => this.players[indexOf(side)].kind === 'human');
    return here.length === 1 ? (here[0] ?? null) : null;
  });

  readonly #machine: Machine;
  #closed = false;
  /** Whether turns are being taken back or played again: more may follow. */
  #travels = false;

  get machine(): MachineState {
    return this.#machine.state;
  }

  /** What the board shows. */
  get shown(): Game {
    return this.past ?? this.game;
  }

  get actor(): Player {
    return this.players[indexOf(this.game.view.status.actor)];
  }

  constructor(game: Game, seating: Seating, around: Surroundings) {
    this.game = game;
    this.id = seating.id;
    this.begun = seating.begun;
    this.#around = around;
    this.#machine = new Machine(around.thinker);
    this.#tags = seating.tags;
    this.#handOverFirst = seating.handOverFirst ?? false;
    this.#plain = seating.plain ?? false;
    this.title = seating.title;
    this.players = seating.players;
    this.clock = seating.clock;
    this.handOff = seating.handOff;
    this.facing = seating.facing ?? this.own ?? 'first';
    game.gate = () => this.#gate();
    game.onview = (view) => void this.#changed(view);
  }

  /** Starts what runs by itself: the names in the record, the cover, the machine. */
  async begin(): Promise<void> {
    await this.#writeTags();
    const { status } = this.game.view;
    const away = status.ply > 0 || this.#handOverFirst;
    if (this.handOff && this.actor.kind === 'human' && !status.ended && away) this.#coverFor(null);
    await this.keep();
    if (this.byLink) await this.#makeLink();
    this.#wake();
  }

  /** Ends what runs by itself; the game is kept, unless it was deleted. */
  async close(then: 'keep' | 'forget' = 'keep'): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#machine.stop();
    if (this.clock) this.clock = stop(this.clock, this.#around.now());
    void this.past?.seat.close();
    if (then === 'keep') await this.keep();
  }

  #gate(): Refusal | null {
    if (this.game.over) return refusal('E_GAME_OVER', 'the game has ended');
    if (this.cover) return WAITING;
    return this.actor.kind === 'human' ? null : WAITING;
  }

  /** After every change of the game. */
  async #changed(view: View): Promise<void> {
    this.hint = null;
    this.sharing = false;
    this.news = '';
    this.#machine.stop();
    await this.#live();
    const { seat, universe, graded } = this.game;
    this.said = sayInTime({ game: view.game, sides: seat.info.sides, universe }, view, graded);
    const heard = this.#around.sounds() ? soundOf(view.events) : null;
    if (heard) sound(heard);
    this.#pressClock(view);
    const passed = this.#passed(view);
    if (passed && this.handOff && this.own === null && this.machines.length === 0 && !view.status.ended) {
      this.#coverFor(view);
    }
    await this.keep();
    if (this.byLink && (passed || view.status.ended)) await this.#makeLink();
    this.#wake();
  }

  /**
   * Whether the device, or the game, goes to the other side. Who acted tells it, not the stage: an answer that the opponent owes
   * is his, and after it he goes on with his own turn.
   */
  #passed({ events, history, status }: View): boolean {
    const played = events.some(({ event }) => event === 'move_executed');
    return played && history[status.ply - 1]?.facts.side !== status.actor;
  }

  #pressClock(view: View): void {
    if (!this.clock) return;
    const now = this.#around.now();
    if (view.status.ended) this.clock = stop(this.clock, now);
    else if (this.clock.running !== view.status.actor && view.status.ply > 0) {
      this.clock = press(this.clock, view.status.actor, now);
    }
  }

  /** Looks at the clock; a page calls it several times a second. */
  async tick(): Promise<void> {
    const now = this.#around.now();
    const fallen = this.clock && flagged(this.clock, now);
    if (!this.clock || !fallen || this.game.over) return;
    // A flag falls once, however long the engine takes to write it down.
    this.clock = stop(this.clock, now);
    await this.game.decide(fallen === 'first' ? 'second' : 'first', 'time');
  }

  #coverFor(view: View | null): void {
    const last = view?.history.at(-1);
    this.cover = { moved: last?.facts.side ?? null, move: last?.text ?? '', next: this.game.view.status.actor };
    if (this.clock) this.clock = stop(this.clock, this.#around.now());
  }

  /** The next player has the device; `name` is asked for where it is missing. */
  async ready(name?: string): Promise<void> {
    if (!this.cover) return;
    const { next } = this.cover;
    if (name !== undefined && name !== '') await this.rename(next, name);
    this.cover = null;
    this.facing = next;
    if (this.clock && this.game.view.status.ply > 0) this.clock = run(this.clock, next, this.#around.now());
  }

  /** Gives a player a name. */
  async rename(side: SideView, name: string): Promise<void> {
    const renamed = this.players.map((player, index) =>
      index === indexOf(side) && player.kind !== 'machine' ? { ...player, name } : player,
    );
    await this.seat(renamed as unknown as Players);
  }

  /** Puts other players at the board. */
  async seat(players: Players): Promise<void> {
    this.players = players;
    await this.#writeTags();
    await this.keep();
    this.#wake();
  }

  async #writeTags(): Promise<void> {
    const tags: Record<string, string> = { ...this.#tags };
    for (const [index, word] of this.game.seat.info.sides.entries()) {
      const player = this.players[index];
      if (player && player.kind !== 'machine' && player.name !== '') tags[sideTag(word)] = player.name;
    }
    await this.game.seat.tags(tags);
  }

  // Looking back

  /** Shows the position after `ply` steps; the last one is the game itself. */
  async look(ply: number): Promise<void> {
    const { status } = this.game.view;
    if (ply >= status.ply) return this.#live();
    if (this.past) {
      await this.past.jump(Math.max(0, ply));
      return;
    }
    const twin = await this.#around.engine.fork(this.game.seat, status.ply);
    if (!twin.ok) return;
    const past = await Game.at(this.#around.engine, twin.value.seat, twin.value.view);
    if (!past.ok) return;
    past.value.gate = () => VIEWING;
    await past.value.jump(Math.max(0, ply));
    this.past = past.value;
  }

  /** Back to the game as it stands. */
  async #live(): Promise<void> {
    const { past } = this;
    this.past = null;
    await past?.seat.close();
  }

  // Taking back

  /** Whether there is a decision of a person to go back to; by link only what has not been sent. */
  get canUndo(): boolean {
    const { history, status } = this.game.view;
    const decided = history.slice(0, status.ply).some(({ facts }) => this.players[indexOf(facts.side)].kind !== 'machine');
    return decided && (!this.byLink || status.stage === 'mid');
  }

  get canRedo(): boolean {
    return this.game.view.status.redo > 0 && !this.byLink;
  }

  /** Takes back until it is a person's turn, because the machine would only play the same again. */
  async undo(by: Stride): Promise<void> {
    if (this.canUndo)
      await this.#travel(
        () => this.game.undo(by),
        ({ ply }) => ply > 0,
      );
  }

  async redo(by: Stride): Promise<void> {
    await this.#travel(
      () => this.game.redo(by),
      ({ redo }) => redo > 0,
    );
  }

  /** Goes on until it is a person's turn or there is no further. On the way the machine sleeps; where it is left to act, it acts. */
  async #travel(stride: () => Promise<boolean>, further: (status: View['status']) => boolean): Promise<void> {
    this.#machine.stop();
    this.#travels = true;
    await this.#live();
    while ((await stride()) && this.#machineActs() && further(this.game.view.status));
    this.#travels = false;
    this.#wake();
  }

  // The machine

  #machineActs(): boolean {
    return this.actor.kind === 'machine' && !this.game.over;
  }

  /** Lets the machine think if it is its turn. */
  #wake(): void {
    if (!this.#closed && this.#machineActs() && !this.#travels) void this.machineMoves();
  }

  /** Asks the machine for its turn and plays it. */
  async machineMoves(): Promise<void> {
    const player = this.actor;
    if (this.#machine.busy || player.kind !== 'machine' || this.game.over) return;
    const thought = await this.#machine.think(this.game.seat, { level: player.level });
    if (!thought) return;
    const { ply } = this.game.view.status;
    if (!(await this.game.play(thought.turn)) && this.game.view.status.ply === ply) {
      this.#machine.fail(refusal('E_AI_ILLEGAL', thought.turn));
    }
  }

  /** A hint for the person to move. */
  async askHint(): Promise<void> {
    if (this.#machine.busy || this.game.over) return;
    const thought = await this.#machine.think(this.game.seat, 'hint');
    if (thought) this.hint = thought;
  }

  /** The machine shall play the best that it has found so far. */
  moveNow(): void {
    this.#machine.answerNow();
  }

  /** A person takes the place of the machine. */
  async takeOver(): Promise<void> {
    this.#machine.stop();
    const side = indexOf(this.game.view.status.actor);
    const players = this.players.map((player, index): Player => (index === side ? { kind: 'human', name: '' } : player));
    await this.seat(players as unknown as Players);
  }

  async setLevel(level: number): Promise<void> {
    const players = this.players.map((player): Player => (player.kind === 'machine' ? { kind: 'machine', level } : player));
    await this.seat(players as unknown as Players);
  }

  // Keeping and sending

  async #makeLink(): Promise<void> {
    const { ply, ended } = this.game.view.status;
    const link = await this.game.seat.record('url');
    if (!link.ok) return;
    this.#letter = { ply, over: ended !== null, link: link.value };
    this.copied = false;
  }

  get phase(): Phase {
    return this.game.over ? 'finished' : 'running';
  }

  /** The game as a save, with its clocks and how it is looked at. */
  async save(): Promise<Result<string>> {
    const { seat } = this.game;
    const clock = this.clock && wholeClock(entryOf(this.clock, this.#around.now()));
    // A save without what stands beside the game is better than none. Both are asked for at once: the worker answers in order.
    const [, save] = await Promise.all([seat.beside(clock, this.#around.viewing(seat.game, this.facing)), seat.record('json')]);
    return save;
  }

  /** Keeps the game as it stands. */
  async keep(): Promise<void> {
    const { seat, view } = this.game;
    const clock = this.clock && entryOf(this.clock, this.#around.now());
    const [record, link] = await Promise.all([this.save(), seat.record('url')]);
    if (!record.ok) return;
    this.#around.keep({
      id: this.id,
      game: seat.game,
      title: this.title,
      record: record.value,
      link: link.ok ? link.value : '',
      players: this.players,
      phase: this.phase,
      plies: view.status.ply,
      summary: summaryOf(view, this.#plain),
      begun: this.begun,
      changed: this.#around.now(),
      clock,
      handOff: this.handOff,
    });
    this.kept = view.status.key;
  }

  /** Says something that is not an event of the game. */
  say(text: string): void {
    this.said = text;
  }

  flip(): void {
    this.facing = this.facing === 'first' ? 'second' : 'first';
    this.say(t('say-flipped', { side: sideName(this.game.sideWord(this.facing)) }));
  }
}
