/**
 * A game with everything around it: a table, the hand at it, who sits where, the clock, the machine, and what is kept. Each of them
 * is a part of its own; here they are joined.
 */

import { Attention, lastPlaces } from '../board/attention.svelte';
import type { Refusal, Result } from '../engine/result';
import { refusal } from '../engine/result';
import type { ScoreView, SideView, Stride, View } from '../engine/types';
import type { Hand } from '../hand/hand.svelte';
import { t } from '../i18n';
import { sideName } from '../locales/words';
import { wholeClock, type Clock } from '../model/clock';
import { sideTag } from '../model/names';
import { changed, indexOf, otherSide, sidesOf, type Player, type Players } from '../model/players';
import type { Opinion } from '../seats/company';
import { Hint } from '../seats/hint.svelte';
import { MachineSeat } from '../seats/machine-seat';
import { Machine, type MachineState } from '../seats/machine.svelte';
import type { Entry, Phase } from '../store/entry';
import { LetterTable, passed } from '../table/letter.svelte';
import type { LocalTable } from '../table/local.svelte';
import type { Intent, TableEvent } from '../table/table';
import { cue, wordsOf } from './effects';
import { HandOver } from './handover.svelte';
import { Keeping } from './keeping.svelte';
import { found, leave } from './left-behind';
import type { Seating, Surroundings } from './seating';
import type { Telling } from './sitting';
import { summaryOf } from './summary';
import { Timekeeper } from './timekeeper.svelte';

const WAITING = refusal('E_WAITING', 'it is not your turn');

export class Session {
  readonly id: string;
  readonly table: LocalTable;
  /** The table, if its game travels by link. */
  readonly letter: LetterTable | null;
  readonly hand: Hand;
  readonly begun: number;
  readonly handOver: HandOver;
  readonly time: Timekeeper;
  readonly hint: Hint;
  readonly keeping: Keeping;
  /** What is to be looked at on the board. */
  readonly attention = new Attention();
  readonly #around: Surroundings;
  readonly #seating: Seating;
  readonly #machine: Machine;
  readonly #seat: MachineSeat;

  title = $state('');
  players: Players = $state.raw() as Players;
  /** Who sits below. */
  facing: SideView = $state('first');
  /** What was just said; screen readers hear it. */
  said = $state('');
  /** What is new to whoever comes back to the game, until the next change: what a link brought, an answer, another window. */
  news = $state('');
  told: Telling | null = $state.raw(null);
  plainly: ReadonlyMap<string, string> = $state.raw(new Map());
  /** Whether the link shall be shown although it is this device's turn. */
  sharing = $state(false);
  /** Whether a link brought rules that the player may not expect: they are told before the first move. */
  tellRules = $state(false);
  #closed = false;
  #arriving = false;

  readonly machines: readonly SideView[] = $derived(sidesOf(this.players, 'machine'));
  /** The side of the one person here; none if there are two or none. */
  readonly own: SideView | null = $derived.by(() => {
    const here = sidesOf(this.players, 'human');
    return here.length === 1 ? (here[0] ?? null) : null;
  });
  readonly actor: Player = $derived.by(() => this.players[indexOf(this.table.live.status.actor)]);

  constructor(table: LocalTable, hand: Hand, seating: Seating, around: Surroundings) {
    this.table = table;
    this.letter = table instanceof LetterTable ? table : null;
    this.hand = hand;
    this.id = seating.id;
    this.begun = seating.begun;
    this.#around = around;
    this.#seating = seating;
    this.title = seating.title;
    this.players = seating.players;
    this.facing = seating.facing ?? this.own ?? 'first';
    this.time = new Timekeeper(seating.clock, around.now);
    this.handOver = new HandOver(seating.handOff);
    this.#machine = new Machine(around.thinker);
    this.hint = new Hint(this.#machine, table);
    const strength = () => (this.actor.kind === 'machine' && !this.#closed ? this.actor : null);
    this.#seat = new MachineSeat({
      id: seating.id,
      table,
      machine: this.#machine,
      tabs: around.tabs,
      strength,
      wishes: around.company,
      seen: () => this.#seen(),
      inTime: around.inTime ?? (() => Promise.resolve(null)),
    });
    this.keeping = new Keeping(
      {
        id: seating.id,
        table,
        compose: (view, intent) => this.#compose(view, intent),
        take: (entry, course) => this.#take(entry, course),
        trouble: around.trouble,
      },
      seating.revision,
      around,
    );
    table.rights = (what) => this.#rights(what);
    table.listen((event) => this.#hear(event));
  }

  get machine(): MachineState {
    return this.#machine.state;
  }

  get phase(): Phase {
    return this.table.over ? 'finished' : 'running';
  }

  /** Starts what runs by itself: the names in the record, the cover, the machine. */
  async begin(): Promise<void> {
    await this.#writeTags();
    const { status } = this.table.live;
    const left = this.time.clock && found(this.id, status.key);
    if (this.time.clock && left) this.time.take({ ...this.time.clock, left }, 'same');
    const away = status.ply > 0 || this.#seating.handOverFirst === true;
    if (this.handOver.wanted && this.actor.kind === 'human' && !status.ended && away) this.#cover(false);
    // Nobody loses time while he is away; who comes back finds it running, in a second window as in the first.
    else if (status.ply > 0 && !status.ended) this.time.run(status.actor);
    await this.keeping.save();
    await this.letter?.seal();
    this.#attend({ is: 'looked', view: this.table.view });
    this.#seat.wake();
  }

  /** Goes back before the turn that came from far away, so that it can be seen when the board is there (`arrived`). */
  async arriving(): Promise<void> {
    const turn = this.table.live.turns.at(-1);
    if (turn) await this.table.look(turn.ply);
    this.#arriving = turn !== undefined;
  }

  /** Shows what came, a breath after the board. */
  async arrived(): Promise<void> {
    if (!this.#arriving) return;
    this.#arriving = false;
    await this.#seen();
    if (!this.#closed) await this.table.look(this.table.cursor.last);
  }

  /** Ends what runs by itself; the game is kept, unless it was deleted. */
  async close(then: 'keep' | 'forget' = 'keep'): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#machine.stop();
    this.time.stop();
    if (then === 'keep') await this.keeping.save('close');
    this.keeping.close();
    await this.table.close();
  }

  /** The page is being left: what was thought since the last move is not kept yet. */
  leave(): void {
    const clock = this.time.kept(this.time.clock);
    if (clock) leave(this.id, this.table.live.status.key, clock.left);
  }

  #rights(what: Intent['do']): Refusal | null {
    if (what !== 'play') return null;
    return this.handOver.cover || this.actor.kind !== 'human' ? WAITING : null;
  }

  #hear(event: TableEvent): void {
    const { view } = event;
    this.#attend(event);
    if (event.is === 'looked') return;
    this.hint.forget();
    this.#machine.stop();
    this.sharing = false;
    this.news = event.intent === null ? t('status-elsewhere') : '';
    this.said = wordsOf(this.table, event);
    // Of what another page does only that page is heard.
    if (event.by === 'here') cue({ of: event, own: this.own }, this.#around.feels());
    this.time.change(view, event.intent?.do === 'play');
    const turn = passed(view);
    if (turn && this.#handsOver() && !view.status.ended) this.#cover(true);
    void this.#after(turn || view.status.ended !== null);
  }

  /** Whatever somebody else has done, or is gone back to, is brought into sight; a hand sees its own moves. */
  #attend(event: TableEvent): void {
    const { view } = event;
    const last = view.history[view.status.ply - 1];
    if (!last || (event.is === 'changed' && event.intent?.do === 'undo')) return;
    const own = event.is === 'changed' && event.by === 'here' && event.intent?.do === 'play';
    if (own && this.players[indexOf(last.facts.side)].kind === 'human') return;
    const { checked, owed } = view.scene;
    this.attention.show([...checked, ...owed.map(({ site }) => site), ...lastPlaces(this.table.universe, view)]);
  }

  /** The move before has landed, and eyes had time to leave it. */
  async #seen(): Promise<void> {
    await this.attention.still();
    const breath = this.#around.breath?.() ?? 0;
    if (breath > 0) await new Promise((resolve) => setTimeout(resolve, breath));
  }

  async #after(sealed: boolean): Promise<void> {
    if (sealed) await this.letter?.seal();
    if (!this.#closed && !this.#travelling) this.#seat.wake();
  }

  #handsOver(): boolean {
    return this.handOver.wanted && sidesOf(this.players, 'human').length === 2;
  }

  #cover(moved: boolean): void {
    this.handOver.lay(this.table.live, moved);
    this.time.stop();
  }

  /** The next player has the device; `name` is asked for where it is missing. */
  async ready(name?: string): Promise<void> {
    const next = this.handOver.cover?.next;
    if (next === undefined) return;
    if (name !== undefined && name !== '') await this.rename(next, name);
    this.handOver.lift();
    this.facing = next;
    if (this.table.live.status.ply > 0) this.time.run(next);
  }

  /** Looks at the clock; a page calls it several times a second. */
  async tick(): Promise<void> {
    if (this.table.over) return;
    const little = this.time.warning();
    if (little && this.players[indexOf(little)].kind === 'human') cue('low', this.#around.feels());
    const fallen = this.time.fallen();
    if (fallen && this.time.common) await this.act({ do: 'time-up' });
    else if (fallen) await this.act({ do: 'decide', winner: otherSide(fallen), reason: 'time' });
  }

  /** Does what a person wants beside playing; a refusal is shown where those of the hand are. */
  async act(intent: Intent): Promise<boolean> {
    const done = await this.table.act(intent);
    if (!done.ok) this.hand.refusal = done.refusal;
    return done.ok;
  }

  // Who sits where

  /** Gives a player a name. */
  rename(side: SideView, name: string): Promise<void> {
    return this.seat(
      changed(this.players, (player, at) => (at === side && player.kind !== 'machine' ? { ...player, name } : player)),
    );
  }

  /** Puts other players at the board. */
  async seat(players: Players): Promise<void> {
    this.players = players;
    await this.#writeTags();
    await this.keeping.save();
    this.#seat.wake();
  }

  /** A person takes the place of the machine. */
  takeOver(): Promise<void> {
    this.#machine.stop();
    const { actor } = this.table.live.status;
    return this.seat(changed(this.players, (player, side) => (side === actor ? { kind: 'human', name: '' } : player)));
  }

  /** Puts another machine in the place of the one that plays. */
  setMachine(machine: Player): Promise<void> {
    return this.seat(changed(this.players, (player) => (player.kind === 'machine' ? machine : player)));
  }

  async #writeTags(): Promise<void> {
    const tags: Record<string, string> = { ...this.#seating.tags };
    for (const [index, word] of this.table.info.sides.entries()) {
      const player = this.players[index];
      if (player && player.kind !== 'machine' && player.name !== '') tags[sideTag(word)] = player.name;
    }
    await this.table.seat.tags(tags);
  }

  // Taking back

  #travelling = false;

  /** Whether there is a decision of a person to go back to, and it can be taken back. */
  get canUndo(): boolean {
    const { history, status } = this.table.live;
    const decided = history.slice(0, status.ply).some(({ facts }) => this.players[indexOf(facts.side)].kind !== 'machine');
    return decided && this.table.may('undo') === null;
  }

  get canRedo(): boolean {
    return this.table.cursor.redo > 0 && this.table.may('redo') === null;
  }

  /** Takes back until it is a person's turn, because the machine would only play the same again. */
  async undo(by: Stride): Promise<void> {
    if (this.canUndo) await this.#travel({ do: 'undo', by }, ({ ply }) => ply > 0);
  }

  async redo(by: Stride): Promise<void> {
    if (this.canRedo) await this.#travel({ do: 'redo', by }, ({ redo }) => redo > 0);
  }

  /** Goes on until it is a person's turn or there is no further. On the way the machine sleeps; where it is left to act, it acts. */
  async #travel(intent: Intent, further: (status: View['status']) => boolean): Promise<void> {
    this.#travelling = true;
    this.#seat.sleep();
    try {
      while ((await this.act(intent)) && this.#seat.acts && further(this.table.live.status));
    } finally {
      // Also after an accident: a machine that sleeps on leaves a dead game.
      this.#travelling = false;
      this.#seat.wake();
    }
  }

  // The machine

  /** A move is near: what the machine needs may come, so that nobody waits for it afterwards. */
  expect(): void {
    if (this.machines.length > 0 && !this.handOver.cover) this.#machine.prepare(this.table.seat);
  }

  /** Lets the machine try again. */
  machineMoves(): Promise<void> {
    return this.#seat.moves();
  }

  /** What the machine thought of the game at its turns. */
  get opinions(): readonly Opinion[] {
    return this.#seat.opinions;
  }

  /** What the machine thinks of the position, seen from whoever is to move. */
  async consider(): Promise<ScoreView | null> {
    return this.#machine.busy ? null : ((await this.#machine.think(this.table.seat, 'hint'))?.score ?? null);
  }

  /** The machine shall play the best that it has found so far. */
  moveNow(): void {
    this.#machine.answerNow();
  }

  // Keeping

  /** The game as a save, with its clocks and how it is looked at. */
  save(): Promise<Result<string>> {
    return this.#save(this.time.clock);
  }

  async #save(clock: Clock | null): Promise<Result<string>> {
    const { seat } = this.table;
    const kept = this.time.kept(clock);
    // A save without what stands beside the game is better than none. Both are asked for at once: the worker answers in order.
    const viewing = this.#around.viewing(seat.game, this.facing);
    const [, save] = await Promise.all([seat.beside(kept && wholeClock(kept), viewing), seat.record('json')]);
    return save;
  }

  async #compose(view: View, intent: Intent | null): Promise<Omit<Entry, 'revision'> | null> {
    const { seat } = this.table;
    const clock = this.time.after(view, intent?.do === 'play');
    const [record, link] = await Promise.all([this.#save(clock), seat.record('url')]);
    if (!record.ok) return null;
    return {
      id: this.id,
      game: seat.game,
      title: this.title,
      record: record.value,
      link: link.ok ? link.value : '',
      players: this.players,
      phase: view.status.ended ? 'finished' : 'running',
      plies: view.status.ply,
      summary: summaryOf(view, this.#seating.plain ?? false),
      begun: this.begun,
      changed: this.#around.now(),
      clock: this.time.kept(clock),
      handOff: this.handOver.wanted,
    };
  }

  /** What another page has changed beside the course. */
  #take({ players, title, clock, handOff }: Entry, course: 'same' | 'other'): void {
    this.players = players;
    this.title = title;
    this.handOver.wanted = handOff;
    // Whoever is behind hears by this what time it is.
    if (this.time.take(clock, course) === 'behind') void this.keeping.save();
  }

  /** Says something that is not an event of the game. */
  say(text: string): void {
    this.said = text;
  }

  flip(): void {
    this.facing = otherSide(this.facing);
    this.say(t('say-flipped', { side: sideName(this.table.sideWord(this.facing)) }));
  }
}
