/**
 * Pieces that are in a court, with the identity that they had on the board: who leaves or is captured walks into the court, and
 * comes back if the step is taken back.
 */

import type { Court } from '../board/courts';
import type { Traced } from '../board/trace';

/** Where somebody is in a court: with the guests (0) or the captured (1), and his number among them. */
export interface Bench {
  readonly group: number;
  readonly number: number;
}

/** A piece on the board or in a court. */
export type Person = Traced & { readonly bench?: Bench };

function seatedIn(courts: readonly Court[]): (Omit<Person, 'id'> & { readonly bench: Bench })[] {
  return courts.flatMap(({ site, groups }) =>
    groups.flatMap(({ side, kinds }, group) =>
      kinds.map((kind, number) => ({ piece: { site, side, kind, badges: [] }, depth: 0, crowd: 1, bench: { group, number } })),
    ),
  );
}

/** Whether a piece may be the one that a court tells of; a court may not know the kind. */
function fits(old: Person, { piece }: Pick<Person, 'piece'>): boolean {
  return !old.bench && old.piece.side === piece.side && (piece.kind === '' || piece.kind === old.piece.kind);
}

function alike(a: Pick<Person, 'piece'>, b: Pick<Person, 'piece'>): boolean {
  return a.piece.side === b.piece.side && a.piece.kind === b.piece.kind;
}

export class Courtiers {
  #people: readonly Person[] = [];
  #pieces: readonly Traced[] | null = null;
  #courts: readonly Court[] | null = null;
  /** Pieces that came back: the identity that the board gives them, and their own. */
  readonly #known = new Map<number, number>();
  #next = -1;

  /** Everybody: the pieces of the board, then those in courts. */
  follow(pieces: readonly Traced[], courts: readonly Court[]): readonly Person[] {
    if (pieces === this.#pieces && courts === this.#courts) return this.#people;
    const board = pieces.map((traced) => ({ ...traced, id: this.#known.get(traced.id) ?? traced.id }));
    const there = new Set(board.map(({ id }) => id));
    // Those of the last state of whom the board does not tell.
    const free = new Set(this.#people.filter(({ id }) => !there.has(id)));
    const take = (test: (old: Person) => boolean): Person | undefined => {
      const found = [...free].find(test);
      if (found) free.delete(found);
      return found;
    };
    const seated = seatedIn(courts).map((person) => ({
      ...person,
      id: take(
        (old) =>
          alike(old, person) &&
          old.piece.site === person.piece.site &&
          old.bench?.group === person.bench.group &&
          old.bench.number === person.bench.number,
      )?.id,
    }));
    const arrived = seated.map((person): Person => {
      if (person.id !== undefined) return { ...person, id: person.id };
      const old = take((one) => fits(one, person));
      return { ...person, id: old?.id ?? this.#next--, piece: { ...person.piece, kind: old?.piece.kind ?? person.piece.kind } };
    });
    const before = new Set(this.#people.map(({ id }) => id));
    const back = board.map((traced) => {
      const id = before.has(traced.id) ? undefined : take((old) => old.bench !== undefined && alike(old, traced))?.id;
      if (id !== undefined) this.#known.set(traced.id, id);
      return id === undefined ? traced : { ...traced, id };
    });
    this.#people = [...back, ...arrived];
    this.#pieces = pieces;
    this.#courts = courts;
    return this.#people;
  }
}
