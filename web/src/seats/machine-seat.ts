/** The machine at a seat: it wakes when it is its turn, thinks, and plays. Of several pages with one game only one thinks. */

import { refusal } from '../engine/result';
import type { Tabs } from '../store/tabs';
import type { Table } from '../table/table';
import type { Opinion, Wishes } from './company';
import type { Machine } from './machine.svelte';
import type { LevelOf, Thought } from './thinker';

/** What a seat of the machine needs to know. */
export interface MachineSurroundings {
  readonly id: string;
  readonly table: Table;
  readonly machine: Machine;
  readonly tabs: Tabs;
  /** How strong whoever is to act is; nothing if that is not the machine. */
  readonly strength: () => LevelOf | null;
  /** What the player lets it do beside moving; nothing without a word. */
  readonly wishes?: (() => Wishes) | undefined;
  /** Until the move before has been seen, and a breath longer. */
  readonly seen: () => Promise<void>;
  /** Waits for a beat that runs, and says how far from it the machine comes; nothing where none runs. */
  readonly inTime: (level: number) => Promise<number | null>;
}

/** Refusals that say nothing of the move: the game belongs to another page now. */
const NOT_ITS_FAULT: ReadonlySet<string> = new Set(['E_ELSEWHERE', 'E_NEWER_PAGE']);

export class MachineSeat {
  readonly #around: MachineSurroundings;
  /** While turns are taken back or played again more may follow, and it sleeps. */
  #asleep = false;
  #waiting = false;
  #offered: number | null = null;
  /** What it thought of the game at its turns. */
  opinions: readonly Opinion[] = [];

  constructor(around: MachineSurroundings) {
    this.#around = around;
  }

  /** Whether it is the machine's turn. */
  get acts(): boolean {
    return this.#around.strength() !== null && !this.#around.table.over;
  }

  sleep(): void {
    this.#around.machine.stop();
    this.#asleep = true;
  }

  /** Lets it think if it is its turn. */
  wake(): void {
    this.#asleep = false;
    void this.moves();
  }

  /** Thinks and plays, if it is its turn. */
  async moves(): Promise<void> {
    if (this.#waiting || !this.#ready()) return;
    this.#waiting = true;
    const { tabs, id } = this.#around;
    const turn = tabs.alone(`machine:${id}`, () => {
      this.#waiting = false;
      // Another page may have played meanwhile.
      return this.#ready() ? this.#move() : Promise.resolve();
    });
    try {
      await turn;
    } catch (fault) {
      // Whoever asks again shall not wait behind what never came.
      this.#waiting = false;
      throw fault;
    }
  }

  #ready(): boolean {
    return this.acts && !this.#asleep && !this.#around.machine.busy;
  }

  async #move(): Promise<void> {
    const { table, machine, strength: given, seen, inTime } = this.#around;
    const strength = given();
    if (strength === null) return;
    // It thinks meanwhile.
    const thought = await machine.think(table.seat, strength, seen());
    if (!thought) return;
    const { ply, actor } = table.live.status;
    const gone = (): boolean => table.live.status.ply !== ply || this.#asleep || !this.acts;
    const wish = await this.#wish(thought, strength.level);
    if (gone()) return;
    if (wish === 'resign') {
      await table.act({ do: 'resign', side: actor });
      return;
    }
    const timing = await inTime(strength.level);
    // Somebody may have taken back while it waited for the beat.
    if (gone()) return;
    const played = await table.act({ do: 'play', step: thought.turn, timing, by: 'machine' });
    const refused = !played.ok && !NOT_ITS_FAULT.has(played.refusal.code) && table.live.status.ply === ply;
    if (refused) machine.fail(refusal('E_AI_ILLEGAL', thought.turn));
    if (wish !== 'offer-draw' || !played.ok || table.over) return;
    this.#offered = ply;
    await table.act({ do: 'offer-draw', side: actor });
  }

  /** Whether it would rather end the game. How it decides is fetched with its first thought; without that it plays on. */
  async #wish({ score }: Thought, level: number): Promise<'resign' | 'offer-draw' | null> {
    const { table, wishes } = this.#around;
    const { ply, draw_offer } = table.live.status;
    // What it thought of steps that were taken back since is forgotten.
    this.opinions = this.opinions.filter((opinion) => opinion.ply < ply);
    if (!score) return null;
    this.opinions = [...this.opinions, { ply, score }];
    if (!wishes || draw_offer !== null) return null;
    const company = await import('./company').catch(() => null);
    const judged = { opinions: this.opinions, level, exact: table.info.solvable, offered: this.#offered };
    return company?.decided(judged, wishes()) ?? null;
  }
}
