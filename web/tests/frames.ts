/** What goes over the line of a round, as it is written. */

import type { Page } from 'playwright-core';

/** Everything that a page hears over its sockets from the next one on. */
export function framesOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** Sends a frame by hand over a socket of its own and gives the first answer that is no welcome. */
export function frame(page: Page, ask: object): Promise<{ tell: string; code?: string }> {
  return page.evaluate(
    (text) =>
      new Promise((resolve) => {
        const socket = new WebSocket(new URL('/ws', location.href.replace('http', 'ws')));
        socket.onopen = () => {
          socket.send(JSON.stringify({ ask: 'hello', protocol: 1, build: 'by hand' }));
          socket.send(text);
        };
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(String(data)) as { tell: string };
          if (told.tell === 'welcome') return;
          socket.close();
          resolve(told);
        };
      }),
    JSON.stringify(ask),
  );
}

/** The command that plays a turn. */
export function playing(id: string, turn: string, others: object = {}): object {
  return { ask: 'do', round: id, command: '0123456789abcdef0123456789abcdef', action: { do: 'play', ply: 0, turn, ...others } };
}
