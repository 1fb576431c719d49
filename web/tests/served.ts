/**
 * The server and the page whose catalogue also lists the game of the tests, for a file of tests. `cargo xtask web --dummy` builds the
 * page, and the example `page` of `crates/server` with the feature `dummy` has it in it; FAIRYRING_DUMMY names that program.
 */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OwnServer } from './rounds';

export const GAME = 'leapers';

const BINARY = process.env['FAIRYRING_DUMMY'] ?? fileURLToPath(new URL('../../target/debug/examples/page', import.meta.url));

export async function served(): Promise<OwnServer> {
  if (!existsSync(BINARY))
    throw new Error('there is no server with the dummy game; `cargo xtask test --only web-browser` builds it');
  return OwnServer.start(BINARY);
}
