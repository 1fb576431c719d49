/** Servers that know nothing of Fairyring: a host of plain files, and a page of somebody else. */

import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  wasm: 'application/wasm',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

interface Host {
  readonly address: string;
  readonly end: () => void;
}

async function listening(answer: RequestListener, name: string): Promise<Host> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${name}:${port}/`,
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A host of plain files as many are: whoever asks for a document by its name or for a folder without its slash is sent on. */
export function host(root: string): Promise<Host> {
  return listening(({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://host');
    const path = decodeURIComponent(pathname);
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
    const sent = (location: string): void => void response.writeHead(308, { location }).end();
    if (path.endsWith('/index.html')) sent('./');
    else if (!existsSync(file)) response.writeHead(404).end();
    else if (statSync(file).isDirectory()) sent(`${path}/${search}`);
    else response.writeHead(200, { 'content-type': TYPES[file.split('.').at(-1) ?? ''] ?? '' }).end(readFileSync(file));
  }, '127.0.0.1');
}

/** A page of another site, which may run no script at all; `body` says what is on it now. */
export function elsewhere(body: () => string): Promise<Host> {
  return listening((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "script-src 'none'" });
    response.end(`<!doctype html><html lang="en"><title>A page</title><h1>A page</h1>${body()}</html>`);
  }, 'localhost');
}
