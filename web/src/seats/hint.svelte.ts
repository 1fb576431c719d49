/** A hint for the person to move: what the machine would play, told piece by piece. */

import type { Retold } from '../speech/retold';
import type { Table } from '../table/table';
import type { Machine } from './machine.svelte';
import type { Thought } from './thinker';

export class Hint {
  readonly #machine: Machine;
  readonly #table: Table;
  now: Thought | null = $state.raw(null);
  /** How much of it was asked for: the piece, then where it goes, then the whole move. */
  stage = $state(0);
  /** The move in words and arrows, once it is known. */
  told: Retold | null = $state.raw(null);

  constructor(machine: Machine, table: Table) {
    this.#machine = machine;
    this.#table = table;
  }

  /** A first hint, or more of the one that was given. */
  async ask(): Promise<void> {
    if (this.now) {
      this.stage = Math.min(3, this.stage + 1);
      return;
    }
    if (this.#machine.busy || this.#table.over) return;
    const thought = await this.#machine.think(this.#table.seat, 'hint');
    if (!thought) return;
    this.told = null;
    this.stage = 1;
    this.now = thought;
  }

  forget(): void {
    this.now = null;
    this.told = null;
  }
}
