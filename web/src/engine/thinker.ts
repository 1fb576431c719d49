/**
 * The worker that thinks. It computes in slices and looks at its messages between them, so that "stop" is heard; the page
 * ends the worker itself where a slice takes too long.
 */

import { engine, said, type Engine } from './glue';
import type { Ping, ThinkMessage, ThoughtMessage } from './protocol';
import type { Refusal } from './result';
import type { Answer, Call, Request, Thought } from './types';

/** Positions between two looks at the messages: some hundredths of a second. */
const SLICE = 4096;
const TABLE = 1;

/** The question that is being thought about; `null` ends it. */
let current: number | null = null;

function send(message: ThoughtMessage): void {
  postMessage(message);
}

/** Asks the engine; why not, if it refuses. */
function ask(engine: Engine, request: Request): Refusal | null {
  const call: Call = { table: TABLE, request };
  const answer = JSON.parse(engine.answer(JSON.stringify(call))) as Answer;
  return 'refused' in answer ? answer.refused.refusal : null;
}

/** Lets messages in. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

async function think({ id, module, save, style, limits, lines, seed }: ThinkMessage): Promise<void> {
  let machine;
  try {
    machine = await engine(module);
  } catch (error) {
    send({ id, fault: 'unfetched', message: said(error) });
    return;
  }
  try {
    const refusal =
      ask(machine, { ask: 'read', text: save, game: null }) ?? ask(machine, { ask: 'think', style, limits, lines, seed });
    if (refusal) {
      send({ id, refusal });
      return;
    }
    machine.restart();
    const listener = { tell: (text: string) => send({ id, thought: JSON.parse(text) as Thought }) };
    while (current === id && !machine.advance(TABLE, SLICE, listener)) await breathe();
    if (current !== id) send({ id, stopped: true });
  } catch (error) {
    send({ id, fault: 'trap', message: said(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<ThinkMessage | Ping | { stop: number }>) => {
  if ('ping' in data) {
    postMessage(data);
  } else if ('stop' in data) {
    if (current === data.stop) current = null;
  } else {
    current = data.id;
    void think(data);
  }
});

// The script is here.
postMessage({ ping: 0 } satisfies Ping);
