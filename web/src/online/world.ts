/** The world of a line in a browser: real sockets, real time. */

import { Line, type Wire, type WireEnds, type World } from './line';

/** Which page this is: its files have a name of their own for every content. */
const BUILD = import.meta.url.split('/').at(-1) ?? '';

const WORLD: World = {
  open: ({ opened, heard, closed }: WireEnds): Wire => {
    const address = new URL('/ws', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    socket.addEventListener('open', opened);
    socket.addEventListener('message', ({ data }) => heard(String(data)));
    socket.addEventListener('close', ({ code }) => closed(code));
    return { send: (text) => socket.send(text), close: () => socket.close() };
  },
  now: () => Date.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** A line of this page; it notices what the browser says of its network. The answer ends everything. */
export function openLine(): { readonly line: Line; readonly world: World; readonly close: () => void } {
  const line = new Line(WORLD, BUILD);
  const leave = new AbortController();
  addEventListener('online', () => line.again(), { signal: leave.signal });
  addEventListener('offline', () => line.cut(), { signal: leave.signal });
  // Whoever comes back to a page that slept wants it now.
  document.addEventListener('visibilitychange', () => line.again(), { signal: leave.signal });
  const close = () => {
    leave.abort();
    line.close();
  };
  return { line, world: WORLD, close };
}
