/** The machine at a table: what it is doing, and how it is stopped. What its thoughts are for, the session knows. */

import type { Seat } from '../engine/client';
import type { Refusal, Result } from '../engine/result';
import type { Progress, Strength, Thinker, Thinking, Thought } from './thinker';

/** What the machine is doing. */
export type MachineState =
  | { readonly is: 'idle' }
  | { readonly is: 'thinking'; readonly progress: Progress | null }
  | { readonly is: 'failed'; readonly refusal: Refusal };

const IDLE: MachineState = { is: 'idle' };

export class Machine {
  readonly #thinker: Thinker | null;
  #thinking: Thinking | null = null;
  #prepared = false;
  state: MachineState = $state.raw(IDLE);

  constructor(thinker: Thinker | null) {
    this.#thinker = thinker;
  }

  get busy(): boolean {
    return this.#thinking !== null;
  }

  /** What it needs may come; once is enough. */
  prepare(seat: Seat): void {
    if (this.#prepared) return;
    this.#prepared = true;
    this.#thinker?.prepare?.(seat);
  }

  /** What was thought, not before `until`; nothing if it was stopped or failed. */
  async think(seat: Seat, strength: Strength, until?: Promise<void>): Promise<Thought | null> {
    if (!this.#thinker) return null;
    this.state = { is: 'thinking', progress: null };
    const thinking = this.#thinker.think(seat, strength, (progress) => {
      if (this.#thinking === thinking) this.state = { is: 'thinking', progress };
    });
    this.#thinking = thinking;
    const answer: Result<Thought> = await thinking.answer;
    await until;
    // Whoever stopped it has forgotten it already.
    if (this.#thinking !== thinking) return null;
    this.#thinking = null;
    this.state = answer.ok ? IDLE : { is: 'failed', refusal: answer.refusal };
    return answer.ok ? answer.value : null;
  }

  /** The best that was found so far is the answer. */
  answerNow(): void {
    this.#thinking?.stop();
  }

  /** Ends and forgets what it was thinking. */
  stop(): void {
    const thinking = this.#thinking;
    this.#thinking = null;
    thinking?.stop();
    this.state = IDLE;
  }

  fail(refusal: Refusal): void {
    this.state = { is: 'failed', refusal };
  }
}
