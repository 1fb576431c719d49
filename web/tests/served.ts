/** The page whose catalogue also lists the game of the tests (`cargo xtask web --dummy`), served for a file of tests. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

export const GAME = 'leapers';

const WEB = fileURLToPath(new URL('..', import.meta.url));

export async function served(): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  if (!existsSync(`${WEB}dist-dummy/index.html`))
    throw new Error('there is no web/dist-dummy; build it by `cargo xtask web --dummy`');
  const server = await preview({
    root: WEB,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: 'dist-dummy' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('the page is not served');
  return { address, close: () => server.close() };
}
