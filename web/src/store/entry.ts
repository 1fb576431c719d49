/**
 * What is kept of a game: the record that the engine wrote, who sits where, and what the page shows of it in a list.
 */

import * as v from 'valibot';
import type { ClockEntry } from '../model/clock';
import type { Players } from '../model/players';

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const time = v.pipe(v.number(), v.finite());

const player = v.variant('kind', [
  v.object({ kind: v.literal('human'), name: text }),
  v.object({ kind: v.literal('machine'), level: whole, seconds: v.optional(time), follows: v.optional(whole) }),
  v.object({ kind: v.literal('remote'), name: text }),
]);

/** What a list tells of a course. */
const summary = v.object({
  /** The number of the last move, as the list of moves has it; 0 before the first. */
  move: whole,
  /** Whether it began as the game usually does. */
  plain: v.optional(v.boolean(), false),
  /** The value of each rule option: a list says which rules are in force. */
  options: v.optional(v.array(v.tuple([text, text]))),
  /** Steps that were taken back and can be played again. */
  redo: v.optional(whole),
  /** How the game ended, if it has. */
  end: v.nullable(v.object({ winner: v.nullable(v.picklist(['first', 'second'])), reason: text })),
});

/**
 * A field that came later has a default, so that games of before are read as they are. A field that is there and is not what it
 * should be makes the entry a broken one: it is shown as that and can be taken out, and nothing is guessed.
 */
export const ENTRY = v.object({
  id: text,
  game: text,
  /** The player's own name for the game; empty for the usual one. */
  title: v.optional(text, ''),
  /** A save of the engine, with steps that were taken back. */
  record: text,
  /** The link of the game, where its rules want it stored. */
  link: v.optional(text, ''),
  players: v.tuple([player, player]),
  /** Whether a game goes on, has ended, or was put away for another one. */
  phase: v.picklist(['running', 'finished', 'replaced']),
  plies: whole,
  summary: v.optional(summary),
  /** Milliseconds since 1970. */
  begun: time,
  changed: time,
  /** Time and increment in milliseconds, and what is left of it. */
  clock: v.optional(
    v.nullable(
      v.object({
        kind: v.optional(v.picklist(['own', 'common', 'delay', 'periods'])),
        base: time,
        increment: time,
        periods: v.optional(whole),
        left: v.tuple([time, time]),
      }),
    ),
    null,
  ),
  /** Whether a hand-off screen stands between the turns. */
  handOff: v.optional(v.boolean(), false),
  /** Where a study was looked at; nothing for a game. */
  study: v.optional(text),
  /** How often it was written: whoever writes says which one he has seen. */
  revision: v.optional(whole, 0),
});

type Stored = v.InferOutput<typeof ENTRY>;

export type Phase = Stored['phase'];
export type Summary = Readonly<v.InferOutput<typeof summary>>;

export interface Entry extends Readonly<Omit<Stored, 'players' | 'clock' | 'summary'>> {
  readonly players: Players;
  readonly clock: ClockEntry | null;
  readonly summary?: Summary | undefined;
}

/** Whether nothing was done in a game yet, so that nobody misses it: it began as usual, without a move, a name or a letter. */
export function isBlank({ plies, title, players, phase, summary: told }: Entry): boolean {
  const touched = plies > 0 || title !== '' || phase === 'finished' || players.some(({ kind }) => kind === 'remote');
  // Of games of before it is not known what was taken back in them: they are kept.
  return !touched && told?.plain === true && told.redo === 0;
}
