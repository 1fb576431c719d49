/** Mistakes to try again: the board stands before one of them, and whoever finds a turn that gives nothing away has found it. */

import type { View } from '../engine/types';
import type { StudyTable } from '../table/study.svelte';
import { chanceOf, lossOf } from './judge';
import type { Asked } from './lines.svelte';
import type { Moment, Review } from './review.svelte';

/** How long an attempt is thought about, in milliseconds, and what it may give away. */
const MOMENT = 500;
const SPARED = 0.06;

/** `shown`: nobody has found the better line, it was laid down. */
export type RetryState = 'asking' | 'judging' | 'right' | 'wrong' | 'shown' | 'over';

export class Retry {
  readonly #mind: Asked;
  readonly #table: StudyTable;
  readonly #moments: readonly Moment[];
  /** The steps that were there before somebody tried. */
  #known: ReadonlySet<number> = new Set();
  #deaf: () => void;
  index = $state(0);
  state: RetryState = $state('asking');

  constructor(mind: Asked, table: StudyTable, moments: readonly Moment[]) {
    this.#mind = mind;
    this.#table = table;
    this.#moments = moments;
    this.#deaf = table.listen((event) => {
      // The table waits for whoever listens: what is done with it comes afterwards.
      if (event.is === 'changed' && this.#asks) void Promise.resolve().then(() => this.#judge(event.view));
    });
  }

  /** Whether a turn is an attempt; one that is played after the answer is nobody's. */
  get #asks(): boolean {
    return this.state === 'asking' || this.state === 'wrong';
  }

  get moment(): Moment | null {
    return this.#moments[this.index] ?? null;
  }

  get count(): number {
    return this.#moments.length;
  }

  /** Puts the board before a mistake. */
  async ask(index = this.index): Promise<void> {
    this.index = index;
    const { moment } = this;
    this.state = moment ? 'asking' : 'over';
    if (!moment) return;
    await this.#table.go(moment.from);
    this.#known = new Set(this.#table.tree.nodes().map(({ id }) => id));
  }

  /** Lays the better line down and shows its first step: that was no attempt. */
  async show(review: Review): Promise<void> {
    const { moment } = this;
    if (!moment || !this.#asks) return;
    this.state = 'shown';
    const laid = await review.lay(moment);
    if (laid.ok && this.moment === moment) await this.#table.go(laid.value);
  }

  close(): void {
    this.#deaf();
  }

  /** Whether what was played is as good as what was meant. A turn that is not complete waits. */
  async #judge(view: View): Promise<void> {
    const { moment } = this;
    const { tree, at } = this.#table;
    if (!moment || !this.#asks || (view.status.ended === null && view.status.actor === moment.turn.side)) return;
    const path = tree.path(at);
    const ply = tree.path(moment.from).length;
    if (path[ply - 1] !== (moment.from.parent ? moment.from : undefined) || path.length <= ply) return;
    this.state = 'judging';
    const good =
      path
        .slice(ply)
        .map(({ step }) => step)
        .join(',') === moment.better[0] || (await this.#spared(moment, view));
    // What was tried in vain leaves nothing behind.
    const fresh = good ? undefined : path.slice(ply).find(({ id }) => !this.#known.has(id));
    if (fresh) await this.#table.remove(fresh);
    if (this.moment !== moment) return;
    if (!good) await this.#table.go(moment.from);
    this.state = good ? 'right' : 'wrong';
  }

  async #spared({ turn, before, to }: Moment, view: View): Promise<boolean> {
    const { ended, actor } = view.status;
    if (this.#table.at === to) return false;
    if (ended) return ended.winner === turn.side;
    const question = { style: { play: 'full' }, limits: { ms: MOMENT }, lines: 1 } as const;
    const reply = await this.#mind.ask(this.#table.seat, question, () => undefined);
    const score = reply.ok ? reply.value.insight?.score : null;
    return score ? lossOf(turn.side, before, chanceOf(score, actor)) < SPARED : false;
  }
}
