/** The machine at a seat: it wakes when it is its turn, thinks, and plays. Of several pages with one game only one thinks. */

import { refusal } from '../engine/result';
import type { Tabs } from '../store/tabs';
import type { Table } from '../table/table';
import type { Machine } from './machine.svelte';

/** What a seat of the machine needs to know. */
export interface MachineSurroundings {
  readonly id: string;
  readonly table: Table;
  readonly machine: Machine;
  readonly tabs: Tabs;
  /** The level of whoever is to act; nothing if that is not the machine. */
  readonly level: () => number | null;
}

/** Refusals that say nothing of the move: the game belongs to another page now. */
const NOT_ITS_FAULT: ReadonlySet<string> = new Set(['E_ELSEWHERE', 'E_NEWER_PAGE']);

export class MachineSeat {
  readonly #around: MachineSurroundings;
  /** While turns are taken back or played again more may follow, and it sleeps. */
  #asleep = false;
  #waiting = false;

  constructor(around: MachineSurroundings) {
    this.#around = around;
  }

  /** Whether it is the machine's turn. */
  get acts(): boolean {
    return this.#around.level() !== null && !this.#around.table.over;
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
    await tabs.alone(`machine:${id}`, () => {
      this.#waiting = false;
      // Another page may have played meanwhile.
      return this.#ready() ? this.#move() : Promise.resolve();
    });
  }

  #ready(): boolean {
    return this.acts && !this.#asleep && !this.#around.machine.busy;
  }

  async #move(): Promise<void> {
    const { table, machine, level } = this.#around;
    const strength = level();
    if (strength === null) return;
    const thought = await machine.think(table.seat, { level: strength });
    if (!thought) return;
    const { ply } = table.live.status;
    const played = await table.act({ do: 'play', step: thought.turn, timing: null });
    const refused = !played.ok && !NOT_ITS_FAULT.has(played.refusal.code) && table.live.status.ply === ply;
    if (refused) machine.fail(refusal('E_AI_ILLEGAL', thought.turn));
  }
}
