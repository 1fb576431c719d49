/**
 * Which piece of one picture is which of the next: animation is the difference of two scenes, so moves, undo and jumps all
 * glide, and no view has to be told what happened.
 */

import type { PieceOn } from '../engine/types';

/** A piece with an identity that lasts from picture to picture. */
export interface Traced {
  readonly id: number;
  readonly piece: PieceOn;
  /** Its place in the stack, the carrier is 0. */
  readonly depth: number;
  /** How many pieces share its place. */
  readonly crowd: number;
}

/** What is known of the last step: it decides between pieces that look alike. */
export interface Hint {
  readonly from: number;
  readonly to: number;
}

let last = 0;

function fresh(): number {
  last += 1;
  return last;
}

function same(a: PieceOn, b: PieceOn): boolean {
  return a.side === b.side && a.kind === b.kind;
}

/** Gives the pieces of a scene the identities of those of the scene before. */
export function trace(before: readonly Traced[], pieces: readonly PieceOn[], hint: Hint | null = null): Traced[] {
  const left = new Set(before);
  const ids = new Map<PieceOn, number>();
  const match = (test: (old: PieceOn, piece: PieceOn) => boolean): void => {
    for (const piece of pieces) {
      if (ids.has(piece)) continue;
      const old = [...left].find((candidate) => test(candidate.piece, piece));
      if (!old) continue;
      ids.set(piece, old.id);
      left.delete(old);
    }
  };
  if (hint) {
    // Both ends, so that undo glides back; a promoted piece is still the one that moved.
    const ends =
      ({ from, to }: Hint) =>
      (old: PieceOn, piece: PieceOn) =>
        old.site === from && piece.site === to && old.side === piece.side;
    const stays = (end: number) => pieces.some(({ site }) => site === end);
    if (!stays(hint.from)) match(ends(hint));
    if (!stays(hint.to)) match(ends({ from: hint.to, to: hint.from }));
  }
  match((old, piece) => old.site === piece.site && same(old, piece));
  if (hint) match((old, piece) => same(old, piece) && old.site === hint.from && piece.site === hint.to);
  match(same);
  match((old, piece) => old.site === piece.site && old.side === piece.side);
  const crowds = new Map<number, number>();
  for (const { site } of pieces) crowds.set(site, (crowds.get(site) ?? 0) + 1);
  const depths = new Map<number, number>();
  return pieces.map((piece) => {
    const depth = depths.get(piece.site) ?? 0;
    depths.set(piece.site, depth + 1);
    return { id: ids.get(piece) ?? fresh(), piece, depth, crowd: crowds.get(piece.site) ?? 1 };
  });
}
