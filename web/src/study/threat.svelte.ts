/**
 * What is threatened where a study stands: the best turn of the other side if nothing were played. Whether that can be asked is the
 * engine's to say; where it cannot, its reason is told.
 */

import type { Refusal } from '../engine/result';
import type { EntryView, ScoreView } from '../engine/types';
import type { StudyTable } from '../table/study.svelte';
import type { Asked } from './lines.svelte';

/** How long it is thought about, in milliseconds: what is threatened is seen soon. */
const TIME = 1500;

export type ThreatState =
  | { readonly is: 'quiet' }
  | { readonly is: 'thinking' }
  /** The steps of the turn, and what the game would be worth to whoever plays it. */
  | { readonly is: 'found'; readonly entries: readonly EntryView[]; readonly score: ScoreView }
  /** The machine has not said what it would play there. */
  | { readonly is: 'untold' }
  | { readonly is: 'refused'; readonly refusal: Refusal };

export class Threat {
  readonly #mind: Asked;
  readonly #table: StudyTable;
  /** Counts questions: an answer to an earlier one is nobody's. */
  #asked = 0;

  state: ThreatState = $state.raw({ is: 'quiet' });

  constructor(mind: Asked, table: StudyTable) {
    this.#mind = mind;
    this.#table = table;
  }

  get on(): boolean {
    return this.state.is !== 'quiet';
  }

  start(): Promise<void> {
    return this.#ask();
  }

  stop(): void {
    this.#asked += 1;
    this.state = { is: 'quiet' };
    void this.#mind.stop();
  }

  /** Another position is looked at. */
  follow(): void {
    if (this.on) void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.state = { is: 'thinking' };
    const passed: string[] = [];
    const question = { style: { play: 'full' }, limits: { ms: TIME }, pass: true } as const;
    const reply = await this.#mind.ask(this.#table.seat, question, (thought) => {
      if (thought.thought === 'passed') passed.push(thought.position);
    });
    if (asked !== this.#asked) return;
    if (!reply.ok) {
      this.state = { is: 'refused', refusal: reply.refusal };
      return;
    }
    const { turn, insight } = reply.value;
    const [position] = passed;
    if (position === undefined || turn === null || !insight) {
      this.state = { is: 'untold' };
      return;
    }
    const seen = await this.#table.elsewhere(position, turn.split(','));
    if (asked !== this.#asked) return;
    this.state = seen.ok
      ? { is: 'found', entries: seen.value.history, score: insight.score }
      : { is: 'refused', refusal: seen.refusal };
  }
}
