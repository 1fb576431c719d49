/**
 * What is kept of a game: the record that the engine wrote, who sits where, and what the page shows of it in a list.
 */

/** Who acts for a side. */
export type Player =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'machine'; readonly level: number }
  | { readonly kind: 'remote'; readonly name: string };

export type Players = readonly [Player, Player];

/** Time and increment in milliseconds, and what is left of it. */
export interface ClockEntry {
  readonly base: number;
  readonly increment: number;
  readonly left: readonly [number, number];
}

/** Whether a game goes on, has ended, or was put away for another one. */
export type Phase = 'running' | 'finished' | 'replaced';

/** What a list tells of a course. */
export interface Summary {
  /** The number of the last move, as the list of moves has it; 0 before the first. */
  readonly move: number;
  /** How the game ended, if it has. */
  /** Whether it began as the game usually does. */
  readonly plain: boolean;
  readonly end: { readonly winner: 'first' | 'second' | null; readonly reason: string } | null;
}

export interface Entry {
  readonly id: string;
  readonly game: string;
  /** The player's own name for the game; empty for the usual one. */
  readonly title: string;
  /** A save of the engine, with steps that were taken back. */
  readonly record: string;
  /** The link of the game, where its rules want it stored. */
  readonly link: string;
  readonly players: Players;
  readonly phase: Phase;
  readonly plies: number;
  /** Entries of before do not have it. */
  readonly summary?: Summary;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
  readonly clock: ClockEntry | null;
  /** Whether a hand-off screen stands between the turns. */
  readonly handOff: boolean;
}

/** Whether nothing was done in a game yet, so that nobody misses it: it began as usual, without a move, a name or a letter. */
export function isBlank({ plies, title, players, phase, record, summary }: Entry): boolean {
  if (plies > 0 || title !== '' || phase === 'finished' || !summary?.plain || players.some(({ kind }) => kind === 'remote'))
    return false;
  const { steps = [] } = JSON.parse(record) as { steps?: readonly unknown[] };
  return steps.length === 0;
}

function isPlayer(value: unknown): value is Player {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'machine') return 'level' in value && Number.isInteger(value.level);
  return (value.kind === 'human' || value.kind === 'remote') && 'name' in value && typeof value.name === 'string';
}

function isClock(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const clock = value as Partial<ClockEntry>;
  const numbers = [clock.base, clock.increment, ...(Array.isArray(clock.left) ? clock.left : [null])];
  return numbers.length === 4 && numbers.every((number) => typeof number === 'number' && Number.isFinite(number));
}

function isSummary(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  const { move, end } = value as Partial<Summary>;
  return Number.isInteger(move) && (end === null || typeof end?.reason === 'string');
}

const PHASES: readonly unknown[] = ['running', 'finished', 'replaced'];

export function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Partial<Record<keyof Entry, unknown>>;
  const texts = [entry.id, entry.game, entry.title, entry.record, entry.link];
  const numbers = [entry.plies, entry.begun, entry.changed];
  return (
    texts.every((text) => typeof text === 'string') &&
    numbers.every((number) => typeof number === 'number' && Number.isFinite(number)) &&
    Array.isArray(entry.players) &&
    entry.players.length === 2 &&
    entry.players.every(isPlayer) &&
    PHASES.includes(entry.phase) &&
    isClock(entry.clock) &&
    isSummary(entry.summary) &&
    typeof entry.handOff === 'boolean'
  );
}
