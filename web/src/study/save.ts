/**
 * A study as a save of the engine. What the engine wrote is taken apart, and what is put together is read by the engine again, which
 * plays every step of it: nothing here decides anything.
 */

import type { ClockView } from '../engine/types';
import { Tree, type Node, type SavedLine } from './tree';

/** What a save says beside the steps. */
export interface Head {
  readonly format: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly start: string;
  readonly tags: Readonly<Record<string, string>>;
  /** What is left on the clocks, where the game has any. A study lets none run. */
  readonly clock: ClockView | null;
  /** How the game was looked at. */
  readonly viewing: Readonly<Record<string, string>>;
  /** How the game ended, if it has. */
  readonly result: Ended | null;
}

export interface Ended {
  readonly winner: 'first' | 'second' | 'draw';
  readonly reason: string;
}

interface Save {
  readonly format: string;
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly start: string;
  readonly steps?: readonly string[];
  readonly line?: SavedLine;
  readonly comments?: Readonly<Record<string, string>>;
  readonly cursor: number;
  readonly result?: Ended;
  readonly tags?: Readonly<Record<string, string>>;
  readonly clock?: ClockView | null;
  readonly viewing?: Readonly<Record<string, string>>;
}

/** The version of saves with trees. */
const TREE = 3;

/** The line of a save, with branches or without. */
function lineOf({ line, steps = [], comments = {} }: Save): SavedLine {
  if (line) return line;
  const noted = steps.map((step, index) => {
    const comment = comments[index + 1];
    return comment === undefined ? step : { step, comment };
  });
  return { ...(comments[0] !== undefined && { comment: comments[0] }), steps: noted };
}

/** Takes a save of the engine apart; `at` is where it stands. */
export function opened(text: string): { readonly head: Head; readonly tree: Tree; readonly at: Node } {
  const save = JSON.parse(text) as Save;
  const { format, game, options = {}, start, tags = {}, clock = null, viewing = {}, result = null } = save;
  const tree = new Tree(lineOf(save));
  return { head: { format, game, options, start, tags, clock, viewing, result }, tree, at: tree.at(String(save.cursor)) };
}

/**
 * A save of a line. At its beginning nothing is said of how it ends: the engine finds that out when it goes there. At the end of the game
 * that was opened, its result belongs to it, also one that no step has brought about.
 */
export function written({ result, ...head }: Head, line: SavedLine, at: 'beginning' | 'end' = 'beginning'): string {
  const ended = at === 'end' && result ? { result } : {};
  const cursor = at === 'end' ? line.steps.length : 0;
  return JSON.stringify({ version: TREE, ...head, line, cursor, position: '', ...ended });
}
