/**
 * What travels between the page and its workers. Calls and answers are JSON texts of the crate `wire`, passed through.
 */

import type { Refusal } from './result';
import type { ArrangeQuestion, QuestionView, Thought } from './types';

/** To the worker that plays. */
export interface PlayMessage {
  readonly id: number;
  readonly module: string;
  /** A `Call` as JSON. */
  readonly call: string;
}

/** Asks a worker whether it is still there; it answers with the same. Nothing tells a page that a worker has died. */
export interface Ping {
  readonly ping: number;
}

/** What became of a call that was not answered. */
export type Fault =
  /** The worker's script or the wasm module could not be fetched: the same call may be answered later. */
  | 'unfetched'
  /** The engine broke off in the middle of it. Its memory cannot be trusted any more. */
  | 'trap'
  /** The worker is gone. */
  | 'died';

export interface Faulty {
  readonly id: number;
  readonly fault: Fault;
  /** For the console: what the browser says, in English. */
  readonly message: string;
}

/** From the worker that plays: an `Answer` as JSON, or what broke. */
export type PlayAnswer = { readonly id: number; readonly answer: string } | Faulty;

/** To the worker that thinks. `{ stop: id }` ends it. */
export interface ThinkMessage {
  readonly id: number;
  readonly module: string;
  readonly question: QuestionView;
}

/** To the worker that thinks: a module that will be asked. */
export interface Prepare {
  readonly prepare: string;
}

/** To the worker that thinks: a position that is set up. It holds nothing of it, and answers at once. */
export interface ArrangeMessage {
  readonly id: number;
  readonly module: string;
  readonly arrange: ArrangeQuestion;
}

/** What it says to that: an `ArrangeAnswer` as JSON, or what broke. */
export type ArrangedMessage = { readonly id: number; readonly arranged: string } | Faulty;

/** From the worker that thinks. The last one of a question is an answer, `stopped`, a refusal or a fault. */
export type ThoughtMessage =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly stopped: true }
  | { readonly id: number; readonly refusal: Refusal }
  | Faulty;

/** The end of a worker that is used here; a test gives another one. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
  terminate(): void;
}
