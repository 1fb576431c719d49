/**
 * An annotated game of each kind, to walk through. It is a record like any other: the engine plays every step of it when it is opened,
 * and what is said is said in the language of the page. `claims` are what the texts say of a step and the engine can be asked; a test asks.
 */

import { missing } from '../app/missing.svelte';
import { insistOnWords, type Locale } from '../i18n';
import type { SavedLine, SavedStep } from '../study/tree';
import type { Text } from './page';

/** What a remark says of its step. */
interface Claims {
  /** The kinds of the pieces that it takes. */
  readonly takes?: readonly string[];
  readonly check?: true;
  readonly mate?: true;
  /** What a pawn or a piece becomes. */
  readonly promotes?: string;
  /** The reason with which it ends the game, and who has won then. */
  readonly ends?: { readonly reason: string; readonly winner: 'first' | 'second' | null };
}

interface Remark {
  readonly say: Text;
  readonly claims: Claims;
  /** Numeric annotation glyphs, as PGN counts them. */
  readonly glyphs: readonly number[];
  /** What could have been played instead of the step, with what is said of its first step. */
  readonly instead: readonly { readonly steps: readonly string[]; readonly say: Text }[];
}

/** A step in machine form, with what is said of it. */
type Played = string | readonly [step: string, remark: Remark];

export interface Sample {
  readonly game: string;
  /** By what an address asks for it. */
  readonly name: string;
  readonly title: Text;
  /** What is said before the first step. */
  readonly before: Text;
  readonly options: Readonly<Record<string, string>>;
  /** A position text; without one it is the normal start. */
  readonly start: string;
  readonly steps: readonly Played[];
}

type More = Partial<Omit<Remark, 'say'>>;

/** A step with what is said of it in the three languages. */
export function noted(step: string, en: string, vi: string, zh: string, more: More = {}): Played {
  return [step, { say: { en, vi, 'zh-Hans': zh }, claims: {}, glyphs: [], instead: [], ...more }];
}

export function stepOf(played: Played): string {
  return typeof played === 'string' ? played : played[0];
}

export function remarkOf(played: Played): Remark | null {
  return typeof played === 'string' ? null : played[1];
}

/** The annotated games of a game, however long they take to come; none for a game that has none. */
export async function loadSamples(game: string): Promise<readonly Sample[]> {
  const [{ SAMPLES }] = await Promise.all([
    missing.insist('rules', () => import('./samples')),
    insistOnWords('screens', ['sample']),
  ]);
  return SAMPLES.filter((sample) => sample.game === game);
}

function savedStep(played: Played, language: Locale): SavedStep {
  const remark = remarkOf(played);
  const step = stepOf(played);
  if (!remark) return step;
  const { say, glyphs, instead } = remark;
  const variations = instead.map(({ steps: [first = '', ...rest], say: said }): SavedLine => {
    return { steps: [{ step: first, comment: said[language] }, ...rest] };
  });
  return {
    step,
    comment: say[language],
    ...(glyphs.length > 0 && { glyphs }),
    ...(variations.length > 0 && { variations }),
  };
}

/** The game as a save, with its remarks in one language. It begins at its beginning. */
export function saveOf({ game, title, before, options, start, steps }: Sample, language: Locale): string {
  const line: SavedLine = { comment: before[language], steps: steps.map((played) => savedStep(played, language)) };
  const tags = { Event: title[language] };
  return JSON.stringify({
    format: 'fairyring-save',
    version: 3,
    game,
    options,
    start,
    line,
    cursor: 0,
    position: '',
    tags,
  });
}
