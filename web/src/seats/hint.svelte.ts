/** A hint for the person to move: what the machine would play. */

import type { Table } from '../table/table';
import type { Machine } from './machine.svelte';
import type { Thought } from './thinker';

export class Hint {
  readonly #machine: Machine;
  readonly #table: Table;
  now: Thought | null = $state.raw(null);

  constructor(machine: Machine, table: Table) {
    this.#machine = machine;
    this.#table = table;
  }

  async ask(): Promise<void> {
    if (this.#machine.busy || this.#table.over) return;
    const thought = await this.#machine.think(this.#table.seat, 'hint');
    if (thought) this.now = thought;
  }

  forget(): void {
    this.now = null;
  }
}
