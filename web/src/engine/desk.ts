/**
 * The engine without a worker, for tests: the same modules, loaded from files, behind the same port.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Arranger } from './arranger';
import { Engine } from './client';
import type { Patience } from './patience';
import type { ArrangedMessage, ArrangeMessage, PlayAnswer, PlayMessage, Port } from './protocol';

interface Glue {
  initSync(source: { module: Uint8Array }): unknown;
}

interface DeskGlue extends Glue {
  Desk: new () => { answer(call: string): string };
}

interface MindGlue extends Glue {
  arrange(question: string): string;
}

const DESKS = import.meta.glob<DeskGlue>('./built/*/desk.js');
const MINDS = import.meta.glob<MindGlue>('./built/*/mind.js');

async function loaded<G extends Glue>(all: Readonly<Record<string, () => Promise<G>>>, path: string): Promise<G> {
  const glue = await all[`${path}.js`]?.();
  if (!glue) throw new Error(`there is no module ${path}`);
  glue.initSync({ module: readFileSync(fileURLToPath(new URL(`${path}_bg.wasm`, import.meta.url))) });
  return glue;
}

async function load(module: string): Promise<{ answer(call: string): string }> {
  const { Desk } = await loaded(DESKS, `./built/${module}/desk`);
  return new Desk();
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

/** Whoever sets positions up, in this thread. */
export function localArranger(): Arranger {
  const port = (): Port => {
    const minds = new Map<string, Promise<MindGlue>>();
    let listener: (event: MessageEvent) => void = () => undefined;
    return {
      postMessage: (message) => {
        const { id, module, arrange } = message as ArrangeMessage;
        const mind = minds.get(module) ?? loaded(MINDS, `./built/${module}/mind`);
        minds.set(module, mind);
        void mind.then((glue) => {
          const data: ArrangedMessage = { id, arranged: glue.arrange(JSON.stringify(arrange)) };
          listener({ data } as MessageEvent);
        });
      },
      addEventListener: (type: string, wanted: unknown) => {
        if (type === 'message') listener = wanted as (event: MessageEvent) => void;
      },
      terminate: () => undefined,
    };
  };
  return new Arranger(port, { words: () => Promise.resolve(), patience: AT_ONCE });
}
