/**
 * What travels between the page and its workers. Calls and answers are JSON texts of the crate `wire`, passed through.
 */

/** To the worker that plays. */
export interface PlayMessage {
  readonly id: number;
  readonly module: string;
  /** A `Call` as JSON. */
  readonly call: string;
}

/** From the worker that plays: an `Answer` as JSON, or what broke. */
export type PlayAnswer =
  | { readonly id: number; readonly answer: string }
  | { readonly id: number; readonly fault: string };

/** The end of a worker that is used here; a test gives another one. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
  terminate(): void;
}
