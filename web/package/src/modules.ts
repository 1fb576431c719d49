/**
 * The modules of the games. The build writes another file in the place of this one, with a line for each module: `import()` and `URL` with
 * texts that stand there, so that bundlers find the files.
 */

import type { ListedGame } from './listed.js';

/** What the build writes around a module. */
export interface Glue {
  readonly default: (source: { module_or_path: URL | Uint8Array<ArrayBuffer> }) => Promise<unknown>;
}

/** Tables and their messages, as JSON. */
interface DeskGlue extends Glue {
  readonly Desk: new () => { answer(call: string): string };
}

/** The machine. */
export interface MindGlue extends Glue {
  readonly Mind: new () => {
    /** Why the question is refused, as JSON, or nothing. */
    ask(question: string): string | undefined;
    advance(nodes: number, listener: { tell(thought: string): void }): boolean;
    free(): void;
  };
}

/** A script and the module that it needs. */
export interface Part<G> {
  readonly script: () => Promise<G>;
  readonly wasm: URL;
}

interface Module {
  readonly games: readonly ListedGame[];
  readonly desk: Part<DeskGlue>;
  readonly mind: Part<MindGlue>;
}

export const MODULES: readonly Module[] = [];
