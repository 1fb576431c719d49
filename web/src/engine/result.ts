/**
 * Refusals are values: a rule that says no is an answer, not an accident.
 */

/** Why something was not done; nothing has changed. */
export interface Refusal {
  /** The code of the rules text, or of the program. */
  readonly code: string;
  /** One line for a person, in English; codes are translated. */
  readonly message: string;
}

/** What was asked for, or why not. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export function done<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refused<T>(code: string, message: string): Result<T> {
  return { ok: false, refusal: { code, message } };
}

/** Goes on with the value, if there is one. */
export function map<T, U>(result: Result<T>, change: (value: T) => U): Result<U> {
  return result.ok ? done(change(result.value)) : result;
}
