/**
 * Several best lines from two machines, each of which looks at one half of the steps. The best lines of a depth are among the best of
 * either half, so a depth is told when both have finished it, and never before.
 */

import type { InsightView, ScoreView } from '../engine/types';

/** Beyond every value. */
const END = 1e6;

/** A larger number is a better score: a win that comes sooner, a loss that comes later. */
function rank(score: ScoreView): number {
  if (score.is === 'value') return score.hundredths;
  return score.is === 'win' ? END - score.turns : score.turns - END;
}

class Half {
  /** The lines of the depths that are finished. */
  readonly #finished = new Map<number, readonly InsightView[]>();
  /** What is being told. */
  #lines: InsightView[] = [];
  #empty = false;
  last: InsightView | null = null;

  hear(insight: InsightView): void {
    this.last = insight;
    if (insight.line === 1) this.#lines = [];
    this.#lines.push(insight);
    const whole = this.#lines.length === insight.of;
    // The last word of a search that is broken off holds lines of two depths, and what is looked at again is a bound.
    const settled = this.#lines.every(({ depth, bound }) => depth === insight.depth && bound === 'exact');
    if (whole && settled) this.#finished.set(insight.depth, this.#lines);
  }

  /** It has answered; whoever found no turn has no step to look at. */
  answered(turn: string | null): void {
    this.#empty ||= turn === null && this.last === null;
  }

  /** The lines of a depth; nothing while it is not finished. */
  at(depth: number): readonly InsightView[] | null {
    return this.#empty ? [] : (this.#finished.get(depth) ?? null);
  }

  get deepest(): number {
    return Math.max(0, ...this.#finished.keys());
  }
}

export class Joined {
  readonly #count: number;
  readonly #halves = [new Half(), new Half()] as const;
  #depth = 0;
  /** The best lines of the deepest depth that both have finished, the best first. */
  lines: readonly InsightView[] = [];

  /** `count`: how many lines are wanted. */
  constructor(count: number) {
    this.#count = count;
  }

  /** One of the halves tells a line; whether there are new lines of all steps. */
  hear(half: 0 | 1, insight: InsightView): boolean {
    this.#halves[half].hear(insight);
    return this.#join();
  }

  /** One of the halves has answered; whether there are new lines of all steps. */
  answered(half: 0 | 1, turn: string | null): boolean {
    this.#halves[half].answered(turn);
    return this.#join();
  }

  #join(): boolean {
    const [one, other] = this.#halves;
    for (let depth = Math.max(one.deepest, other.deepest); depth > this.#depth; depth -= 1) {
      const [lines, others] = [one.at(depth), other.at(depth)];
      if (!lines || !others) continue;
      this.#depth = depth;
      this.lines = this.#sorted([...lines, ...others]);
      return true;
    }
    return false;
  }

  #sorted(all: readonly InsightView[]): readonly InsightView[] {
    const best = all.toSorted((a, b) => rank(b.score) - rank(a.score)).slice(0, this.#count);
    const told = this.#halves.flatMap(({ last }) => last ?? []);
    // What both have done, in the time of the slower one.
    const nodes = told.reduce((sum, insight) => sum + insight.nodes, 0);
    const ms = Math.max(...told.map((insight) => insight.ms));
    return best.map((insight, index) => ({ ...insight, line: index + 1, of: best.length, nodes, ms }));
  }
}
