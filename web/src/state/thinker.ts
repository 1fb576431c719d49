/**
 * Whoever finds moves for the machine. The page knows only this; the worker behind it is `engine/`'s.
 */

import type { Result } from '../engine/result';

/** The levels of the machine. */
export const LEVELS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** How strong: a level from 1 to 10, or a hint, which is always as good as a short search can be. */
export type Strength = { readonly level: number } | 'hint';

export interface Thought {
  /** A whole turn: steps joined by commas. */
  readonly turn: string;
  /** The expected play, the turn included. */
  readonly line: readonly string[];
  readonly depth: number;
  /** For the side to act, in hundredths. */
  readonly score: number | null;
  /** Turns to the end of the game, positive for a win of the side to act. */
  readonly mate: number | null;
}

export interface Thinking {
  readonly answer: Promise<Result<Thought>>;
  /** Ends it; the answer is then the best so far, or a refusal. */
  stop(): void;
}

export interface Thinker {
  /** `save` is the game as the engine writes it. */
  think(game: string, save: string, strength: Strength, progress: (depth: number) => void): Thinking;
}
