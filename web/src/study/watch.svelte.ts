/**
 * The machine plays both sides where a study stands, and the tree grows by what it plays. Whoever watches starts it, halts it, and says
 * how fast; a walk elsewhere halts it too, for it would play on from a place that nobody meant.
 */

import type { Refusal, Result } from '../engine/result';
import type { SideView, View } from '../engine/types';
import { indexOf } from '../model/players';
import type { StudyTable } from '../table/study.svelte';
import type { Asked } from './lines.svelte';

/** The least time between two turns, in milliseconds, the slowest first. */
export const PACES = [8000, 4000, 2000, 1000, 400, 0] as const;

export type Levels = readonly [number, number];

export class Watch {
  readonly #mind: Asked;
  readonly #table: StudyTable;
  readonly #seed: () => number;
  /** Counts starts: what an earlier one still waits for is not played. */
  #run = 0;
  /** Whether a change of the study is its own. */
  #playing = false;

  levels: Levels = $state.raw([5, 5]);
  /** Which of the paces. */
  pace = $state(2);
  running = $state(false);
  refusal: Refusal | null = $state.raw(null);

  constructor(mind: Asked, table: StudyTable, seed: () => number) {
    this.#mind = mind;
    this.#table = table;
    this.#seed = seed;
  }

  get slowest(): boolean {
    return this.pace === 0;
  }

  get fastest(): boolean {
    return this.pace === PACES.length - 1;
  }

  faster(by: 1 | -1): void {
    this.pace = Math.min(Math.max(0, this.pace + by), PACES.length - 1);
  }

  choose(side: SideView, level: number): void {
    this.levels = side === 'first' ? [level, this.levels[1]] : [this.levels[0], level];
  }

  start(): void {
    if (this.running || this.#table.over) return;
    this.running = true;
    this.refusal = null;
    this.#run += 1;
    void this.#play(this.#run);
  }

  pause(): void {
    if (!this.running) return;
    this.#run += 1;
    this.running = false;
    void this.#mind.stop();
  }

  /** The study changed: whoever walks or plays has it for himself. */
  follow(): void {
    if (!this.#playing) this.pause();
  }

  async #play(run: number): Promise<void> {
    while (run === this.#run && !this.#table.over) {
      const begun = performance.now();
      const { seat, view } = this.#table;
      const level = this.levels[indexOf(view.status.actor)];
      const reply = await this.#mind.ask(seat, { style: { play: 'level', level }, seed: this.#seed() }, () => undefined);
      if (run !== this.#run) return;
      if (!reply.ok || reply.value.turn === null) {
        this.refusal = reply.ok ? null : reply.refusal;
        break;
      }
      await this.#breathe(run, begun);
      const played = await this.#turn(run, reply.value.turn);
      if (!played) return;
      if (!played.ok) {
        this.refusal = played.refusal;
        break;
      }
    }
    if (run === this.#run) this.running = false;
  }

  /** Plays a turn where it was thought of; nothing where somebody was faster. */
  #turn(run: number, step: string): Promise<Result<View> | null> {
    return this.#table.inTurn(async (act) => {
      if (run !== this.#run) return null;
      this.#playing = true;
      const played = await act({ do: 'play', step, timing: null, by: 'machine' });
      this.#playing = false;
      return played;
    });
  }

  /** Until the pace lets the next turn come; a pace that is changed meanwhile is heeded. */
  async #breathe(run: number, since: number): Promise<void> {
    while (run === this.#run) {
      const left = (PACES[this.pace] ?? 0) - (performance.now() - since);
      if (left <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, Math.min(left, 100)));
    }
  }
}
