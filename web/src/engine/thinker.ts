/**
 * The worker that thinks. It computes in slices and looks at its messages between them, so that "stop" is heard; the page
 * ends the worker itself where a slice takes too long.
 */

import { loader, said, type Glue } from './glue';
import type { ArrangedMessage, ArrangeMessage, Ping, Prepare, ThinkMessage, ThoughtMessage } from './protocol';
import type { Refusal } from './result';
import type { QuestionView, Thought } from './types';

interface Machine {
  /** Why the question is refused, as JSON, or nothing. */
  ask(question: string): string | undefined;
  advance(nodes: number, listener: { tell(thought: string): void }): boolean;
}

interface MindGlue extends Glue {
  readonly Mind: new () => Machine;
  readonly arrange: (question: string) => string;
}

const mind = loader(
  'mind',
  {
    glue: import.meta.glob<MindGlue>('./built/*/mind.js'),
    wasm: import.meta.glob<string>('./built/*/mind_bg.wasm', { query: '?url', import: 'default', eager: true }),
  },
  ({ Mind, arrange }) => ({ machine: new Mind(), arrange }),
);

/** Positions between two looks at the messages: some hundredths of a second. */
const SLICE = 8192;

/** The question that is being thought about; `null` ends it. */
let current: number | null = null;

function send(message: ThoughtMessage): void {
  postMessage(message);
}

/** Lets messages in. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

async function think({ id, module, question }: ThinkMessage): Promise<void> {
  let machine;
  try {
    ({ machine } = await mind(module));
  } catch (error) {
    send({ id, fault: 'unfetched', message: said(error) });
    return;
  }
  try {
    const refusal = machine.ask(JSON.stringify(question satisfies QuestionView));
    if (refusal !== undefined) {
      send({ id, refusal: JSON.parse(refusal) as Refusal });
      return;
    }
    const listener = { tell: (text: string) => send({ id, thought: JSON.parse(text) as Thought }) };
    while (current === id && !machine.advance(SLICE, listener)) await breathe();
    if (current !== id) send({ id, stopped: true });
  } catch (error) {
    send({ id, fault: 'trap', message: said(error) });
  }
}

/** A position that is set up: the rules judge it, and nothing is thought. */
async function arranged({ id, module, arrange: question }: ArrangeMessage): Promise<ArrangedMessage> {
  let loaded;
  try {
    loaded = await mind(module);
  } catch (error) {
    return { id, fault: 'unfetched', message: said(error) };
  }
  try {
    return { id, arranged: loaded.arrange(JSON.stringify(question)) };
  } catch (error) {
    return { id, fault: 'trap', message: said(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ThinkMessage | ArrangeMessage | Ping | Prepare | { stop: number }>) => {
  if ('ping' in data) {
    postMessage(data);
  } else if ('prepare' in data) {
    // Whoever asks a question asks for what did not come, and says so.
    mind(data.prepare).catch(() => undefined);
  } else if ('arrange' in data) {
    void arranged(data).then((message) => postMessage(message));
  } else if ('stop' in data) {
    if (current === data.stop) current = null;
  } else {
    current = data.id;
    void think(data);
  }
});

// The script is here.
postMessage({ ping: 0 } satisfies Ping);
