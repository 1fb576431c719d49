/**
 * What travels between the page and its workers. Calls and answers are JSON texts of the crate `wire`, passed through.
 */

import type { ThinkLimits, ThinkStyle, Thought } from './types';

/** To the worker that plays. */
export interface PlayMessage {
  readonly id: number;
  readonly module: string;
  /** A `Call` as JSON. */
  readonly call: string;
}

/** From the worker that plays: an `Answer` as JSON, or what broke. */
export type PlayAnswer = { readonly id: number; readonly answer: string } | { readonly id: number; readonly fault: string };

/** To the worker that thinks: a game as a save, and what is wanted. `{ stop: id }` ends it. */
export interface ThinkMessage {
  readonly id: number;
  readonly module: string;
  readonly save: string;
  readonly style: ThinkStyle;
  readonly limits: ThinkLimits;
  readonly lines: number;
  readonly seed: number;
}

/** From the worker that thinks. The last one of a question is an answer, `stopped` or a fault. */
export type ThoughtMessage =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly stopped: true }
  | { readonly id: number; readonly fault: string };

/** The end of a worker that is used here; a test gives another one. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
  terminate(): void;
}
