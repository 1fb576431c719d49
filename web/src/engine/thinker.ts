/**
 * The worker that thinks. It computes in slices and looks at its messages between them, so that "stop" is heard; the page
 * ends the worker itself where a slice takes too long.
 */

import { engine, type Engine } from './glue';
import type { ThinkMessage, ThoughtMessage } from './protocol';
import type { Answer, Call, Request, Thought } from './types';

/** Positions between two looks at the messages: some hundredths of a second. */
const SLICE = 4096;
const TABLE = 1;

/** The question that is being thought about; `null` ends it. */
let current: number | null = null;

function send(message: ThoughtMessage): void {
  postMessage(message);
}

function ask(engine: Engine, request: Request): void {
  const call: Call = { table: TABLE, request };
  const answer = JSON.parse(engine.answer(JSON.stringify(call))) as Answer;
  if ('refused' in answer) throw new Error(`${answer.refused.refusal.code}: ${answer.refused.refusal.message}`);
}

/** Lets messages in. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

async function think({ id, module, save, style, limits, lines, seed }: ThinkMessage): Promise<void> {
  try {
    const machine = await engine(module);
    ask(machine, { ask: 'read', text: save, game: null });
    ask(machine, { ask: 'think', style, limits, lines, seed });
    machine.restart();
    const listener = { tell: (text: string) => send({ id, thought: JSON.parse(text) as Thought }) };
    while (current === id && !machine.advance(TABLE, SLICE, listener)) await breathe();
    if (current !== id) send({ id, stopped: true });
  } catch (error) {
    send({ id, fault: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<ThinkMessage | { stop: number }>) => {
  if ('stop' in data) {
    if (current === data.stop) current = null;
    return;
  }
  current = data.id;
  void think(data);
});
