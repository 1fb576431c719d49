/**
 * The worker that plays: it answers calls in their order, each within a frame. Thinking has a worker of its own, so that
 * nothing ever waits behind a search.
 */

import { discard, engine } from './glue';
import type { PlayAnswer, PlayMessage } from './protocol';

async function answer({ id, module, call }: PlayMessage): Promise<PlayAnswer> {
  try {
    return { id, answer: (await engine(module)).answer(call) };
  } catch (error) {
    discard(module);
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

let last: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<PlayMessage>) => {
  last = last.then(() => answer(data)).then((message) => postMessage(message));
});
