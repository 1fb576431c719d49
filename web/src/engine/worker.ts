/**
 * The worker that plays: it answers calls in their order, each within a frame. Thinking has a worker of its own, so that
 * nothing ever waits behind a search.
 */

import { engine, said } from './glue';
import type { Ping, PlayAnswer, PlayMessage } from './protocol';

async function answer({ id, module, call }: PlayMessage): Promise<PlayAnswer> {
  let loaded;
  try {
    loaded = await engine(module);
  } catch (error) {
    return { id, fault: 'unfetched', message: said(error) };
  }
  try {
    return { id, answer: loaded.answer(call) };
  } catch (error) {
    return { id, fault: 'trap', message: said(error) };
  }
}

let last: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<PlayMessage | Ping>) => {
  if ('ping' in data) postMessage(data);
  else last = last.then(() => answer(data)).then((message) => postMessage(message));
});

// The script is here.
postMessage({ ping: 0 } satisfies Ping);
