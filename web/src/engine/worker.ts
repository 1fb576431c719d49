/**
 * The worker that plays: it answers calls in their order, each within a frame. Thinking has a worker of its own, so that
 * nothing ever waits behind a search.
 */

import { loader, said, type Glue } from './glue';
import type { Ping, PlayAnswer, PlayMessage } from './protocol';

interface DeskGlue extends Glue {
  readonly Desk: new () => { answer(call: string): string };
}

const desk = loader(
  'desk',
  {
    glue: import.meta.glob<DeskGlue>('./built/*/desk.js'),
    wasm: import.meta.glob<string>('./built/*/desk_bg.wasm', { query: '?url', import: 'default', eager: true }),
  },
  ({ Desk }) => new Desk(),
);

async function answer({ id, module, call }: PlayMessage): Promise<PlayAnswer> {
  let loaded;
  try {
    loaded = await desk(module);
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
