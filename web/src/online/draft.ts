/** The steps of a turn that is not finished, kept by round and ply: a reload in the middle of a deploy finds them. Nobody else sees them. */

import * as v from 'valibot';
import type { Shelf } from './outbox';

const DRAFT = v.object({ ply: v.pipe(v.number(), v.integer()), steps: v.array(v.string()) });

export class Drafts {
  readonly #name: string;
  readonly #shelf: Shelf;

  constructor(round: string, shelf: Shelf) {
    this.#name = `fairyring-round:draft:${round}`;
    this.#shelf = shelf;
  }

  /** Keeps the steps that were played after so many; none are forgotten. */
  keep(ply: number, steps: readonly string[]): void {
    if (steps.length === 0) {
      this.forget();
      return;
    }
    try {
      this.#shelf.setItem(this.#name, JSON.stringify({ ply, steps }));
    } catch {
      // Where nothing can be kept a reload begins the turn anew.
    }
  }

  /** The steps after so many, if that is where they were begun. */
  at(ply: number): readonly string[] {
    try {
      const found = v.safeParse(DRAFT, JSON.parse(this.#shelf.getItem(this.#name) ?? 'null'));
      return found.success && found.output.ply === ply ? found.output.steps : [];
    } catch {
      return [];
    }
  }

  forget(): void {
    this.#shelf.removeItem(this.#name);
  }
}
