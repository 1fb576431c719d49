/**
 * A game with everything around it: a table, the hand at it, who sits where, the clock, the machine, and what is kept. Each of them
 * is a part of its own; here they are joined.
 */

import type { Refusal, Result } from '../engine/result';
import { refusal } from '../engine/result';
import type { SideView, Stride, View } from '../engine/types';
import type { Hand } from '../hand/hand.svelte';
import { t } from '../i18n';
import { sideName } from '../locales/words';
import { wholeClock, type Clock } from '../model/clock';
import { sideTag } from '../model/names';
import { changed, indexOf, otherSide, sidesOf, type Player, type Players } from '../model/players';
import { Hint } from '../seats/hint.svelte';
import { MachineSeat } from '../seats/machine-seat';
import { Machine, type MachineState } from '../seats/machine.svelte';
import type { Entry, Phase } from '../store/entry';
import { LetterTable, passed } from '../table/letter.svelte';
import type { LocalTable } from '../table/local.svelte';
import type { Intent, TableEvent } from '../table/table';
import { soundFor, wordsOf } from './effects';
import { HandOver } from './handover.svelte';
import { Keeping } from './keeping.svelte';
import type { Seating, Surroundings } from './seating';
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
  /** Whether the link shall be shown although it is this device's turn. */
  sharing = $state(false);
  /** Whether a link brought rules that the player may not expect: they are told before the first move. */
  tellRules = $state(false);
  #closed = false;

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
    const level = () => (this.actor.kind === 'machine' && !this.#closed ? this.actor.level : null);
    this.#seat = new MachineSeat({ id: seating.id, table, machine: this.#machine, tabs: around.tabs, level });
    this.keeping = new Keeping(
      {
        id: seating.id,
        table,
        compose: (view) => this.#compose(view),
        take: (entry) => this.#take(entry),
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
    const away = status.ply > 0 || this.#seating.handOverFirst === true;
    if (this.handOver.wanted && this.actor.kind === 'human' && !status.ended && away) this.#cover(false);
    // Time common to both waits for nobody who comes back; that of a side waits for its next move.
    else if (this.time.common && status.ply > 0 && !status.ended) this.time.run(status.actor);
    await this.keeping.save();
    await this.letter?.seal();
    this.#seat.wake();
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

  #rights(what: Intent['do']): Refusal | null {
    if (what !== 'play') return null;
    return this.handOver.cover || this.actor.kind !== 'human' ? WAITING : null;
  }

  #hear(event: TableEvent): void {
    if (event.is === 'looked') return;
    const { view } = event;
    this.hint.forget();
    this.#machine.stop();
    this.sharing = false;
    this.news = event.intent === null ? t('status-elsewhere') : '';
    this.said = wordsOf(this.table, event);
    soundFor(event, this.#around.sounds());
    this.time.clock = this.time.after(view);
    const turn = passed(view);
    if (turn && this.#handsOver() && !view.status.ended) this.#cover(true);
    void this.#after(turn || view.status.ended !== null);
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
    const fallen = this.table.over ? null : this.time.fallen();
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

  setLevel(level: number): Promise<void> {
    return this.seat(changed(this.players, (player) => (player.kind === 'machine' ? { kind: 'machine', level } : player)));
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
    while ((await this.act(intent)) && this.#seat.acts && further(this.table.live.status));
    this.#travelling = false;
    this.#seat.wake();
  }

  // The machine

  /** Lets the machine try again. */
  machineMoves(): Promise<void> {
    return this.#seat.moves();
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

  async #compose(view: View): Promise<Omit<Entry, 'revision'> | null> {
    const { seat } = this.table;
    const clock = this.time.after(view);
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
  #take({ players, title, clock, handOff }: Entry): void {
    this.players = players;
    this.title = title;
    this.handOver.wanted = handOff;
    // Whoever is behind hears by this what time it is.
    if (this.time.take(clock) === 'behind') void this.keeping.save();
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
