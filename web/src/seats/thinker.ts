/**
 * Whoever finds moves for the machine. The page knows only this; the worker behind it is `engine/`'s.
 */

import type { Seat } from '../engine/client';
import type { Result } from '../engine/result';
import type { ScoreView } from '../engine/types';

/** The levels of the machine. */
export const LEVELS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The strongest of them. */
export const TOP = 10;

/** A level from 1 to 10; the strongest may be given seconds for each move instead of its usual share. */
export interface LevelOf {
  readonly level: number;
  readonly seconds?: number | undefined;
  /** How strong it is in half steps, if it may lie between two levels: `level` is then the one below. */
  readonly follows?: number | undefined;
}

/** How strong: a level, or a hint, which is always as good as a short search can be. */
export type Strength = LevelOf | 'hint';

export interface Thought {
  /** A whole turn: steps joined by commas. */
  readonly turn: string;
  /** What it is worth to the side to act; none for levels that do not say. */
  readonly score: ScoreView | null;
}

/** How far it has come: a depth, or how much of an exact solution is done. */
export type Progress =
  { readonly at: 'depth'; readonly depth: number } | { readonly at: 'solving'; readonly done: number; readonly total: number };

export interface Thinking {
  readonly answer: Promise<Result<Thought>>;
  /** Ends it; the answer is then the best so far, or a refusal. */
  stop(): void;
}

export interface Thinker {
  /** It will be asked about this game: what it needs may come. */
  prepare?(seat: Seat): void;
  /** Thinks about the present position of a game. */
  think(seat: Seat, strength: Strength, progress: (progress: Progress) => void): Thinking;
}
