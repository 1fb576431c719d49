/**
 * Refusals are values: a rule that says no is an answer, not an accident.
 */

import type { DetailView } from './types';

/** Why something was not done; nothing has changed. */
export interface Refusal {
  /** The code of the rules text, or of the program. */
  readonly code: string;
  /** One line for a person, in English; codes are translated. */
  readonly message: string;
  /** Which of the cases that share the code it is; empty for codes of the page. */
  readonly case: string;
  /** What it speaks of, by name. */
  readonly details: Readonly<Record<string, DetailView>>;
}

/** What was asked for, or why not. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function done<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** What the page itself refuses; everything else comes from the engine. */
export type PageCode =
  | 'E_AI_FAILED'
  | 'E_AI_ILLEGAL'
  | 'E_ELSEWHERE'
  | 'E_GAME'
  | 'E_GAME_OVER'
  | 'E_NEWER_PAGE'
  | 'E_SIZE'
  | 'E_STORE'
  | 'E_UNREAD'
  | 'E_URL_FOREIGN'
  | 'E_VIEWING'
  | 'E_WAITING'
  | 'ENGINE_FAULT';

/** A refusal of the page's own. */
export function refusal(code: PageCode, message: string, details: Refusal['details'] = {}): Refusal {
  return { code, case: '', message, details };
}

export function refused<T>(code: PageCode, message: string): Result<T> {
  return { ok: false, refusal: refusal(code, message) };
}

/** How far a reader came in a text: to a line of it, to its form, or not even to know its game. */
function reach({ code, details }: Refusal): number {
  const line = details['at_line'];
  if (line?.is === 'number') return line.value;
  return code === 'E_GAME' || code === 'E_PGN_GAME' ? -1 : 0;
}

/** Of two readers that refuse a text, what the one says that came further. */
export function nearer(one: Refusal, other: Refusal): Refusal {
  return reach(other) > reach(one) ? other : one;
}

/** Goes on with the value, if there is one. */
export function map<T, U>(result: Result<T>, change: (value: T) => U): Result<U> {
  return result.ok ? done(change(result.value)) : result;
}
