import type { RefusalView } from './types.js';

/** A rule that says no, or a text that cannot be read. Nothing has changed. */
export class Refused extends Error {
  /** The code of the rules text, or of the engine. */
  readonly code: string;
  /** Which case of that code, and everything it speaks of. */
  readonly refusal: RefusalView;

  constructor(refusal: RefusalView) {
    super(`${refusal.code}: ${refusal.message}`);
    this.name = 'Refused';
    this.code = refusal.code;
    this.refusal = refusal;
  }
}
