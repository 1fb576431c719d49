/**
 * Two courses of one game compared: what a link brings against what is stored (rules: kings-cooking 17, step 10; the same
 * for every game).
 */

/** How a game began and what was played. */
export interface Course {
  readonly game: string;
  readonly start: string;
  readonly options: string;
  /** The side of whoever began it; empty where nobody says. */
  readonly creator: string;
  readonly steps: readonly string[];
}

export type Relation =
  | { readonly is: 'same' }
  /** The incoming course goes on where the stored one ends. */
  | { readonly is: 'newer'; readonly plies: number }
  /** The incoming course ends earlier. */
  | { readonly is: 'older'; readonly ply: number }
  /** They part; `ply` is the index of the first step that differs, or `null` if they were set up differently. */
  | { readonly is: 'diverged'; readonly ply: number | null };

export function relate(stored: Course, incoming: Course): Relation {
  const alike =
    stored.game === incoming.game &&
    stored.start === incoming.start &&
    stored.options === incoming.options &&
    stored.creator === incoming.creator;
  if (!alike) return { is: 'diverged', ply: null };
  const common = Math.min(stored.steps.length, incoming.steps.length);
  for (let ply = 0; ply < common; ply += 1) {
    if (stored.steps[ply] !== incoming.steps[ply]) return { is: 'diverged', ply };
  }
  const more = incoming.steps.length - stored.steps.length;
  if (more === 0) return { is: 'same' };
  return more > 0 ? { is: 'newer', plies: more } : { is: 'older', ply: incoming.steps.length };
}

/** The course of a save as the engine writes it; what was taken back is not part of it. */
export function courseOf(save: string): Course {
  const { game, start, options, steps, cursor, tags } = JSON.parse(save) as {
    readonly game: string;
    readonly start: string;
    readonly options?: Readonly<Record<string, string>>;
    readonly steps: readonly string[];
    readonly cursor: number;
    readonly tags?: Readonly<Record<string, string>>;
  };
  return {
    game,
    start,
    options: JSON.stringify(options ?? {}),
    creator: tags?.['Creator'] ?? '',
    steps: steps.slice(0, cursor),
  };
}
