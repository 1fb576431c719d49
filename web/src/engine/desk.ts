/**
 * The engine without a worker, for tests: the same modules, loaded from files, behind the same port.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Engine } from './client';
import type { Patience } from './patience';
import type { PlayAnswer, PlayMessage, Port } from './protocol';

interface Glue {
  initSync(source: { module: Uint8Array }): unknown;
  Desk: new () => { answer(call: string): string };
}

const GLUE = import.meta.glob<Glue>('./built/*/desk.js');

async function load(module: string): Promise<{ answer(call: string): string }> {
  const glue = await GLUE[`./built/${module}/desk.js`]?.();
  if (!glue) throw new Error(`there is no module ${module}`);
  const wasm = fileURLToPath(new URL(`./built/${module}/desk_bg.wasm`, import.meta.url));
  glue.initSync({ module: readFileSync(wasm) });
  return new glue.Desk();
}

/** A worker that answers in this thread: another one has engines of its own, and nothing on their tables. */
export function localPort(): Port {
  const engines = new Map<string, Promise<{ answer(call: string): string }>>();
  let listener: (event: MessageEvent) => void = () => undefined;
  return {
    postMessage: (message) => {
      const { id, module, call } = message as PlayMessage;
      const loaded = engines.get(module) ?? load(module);
      engines.set(module, loaded);
      void loaded.then((engine) => {
        const data: PlayAnswer = { id, answer: engine.answer(call) };
        listener({ data } as MessageEvent);
      });
    },
    addEventListener: (type: string, wanted: unknown) => {
      if (type === 'message') listener = wanted as (event: MessageEvent) => void;
    },
    terminate: () => undefined,
  };
}

/** Modules of files are always there: what fails once is a fault of the test. */
const AT_ONCE: Patience = { insist: (_, ask) => ask() };

/** An engine that answers in this thread; `words` and `start` as for the page's own. */
export function localEngine(words = () => Promise.resolve(), start: () => Port = localPort, patience = AT_ONCE): Engine {
  return new Engine(start, { words, patience });
}
