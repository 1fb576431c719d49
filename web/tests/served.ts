/**
 * The server and the page whose catalogue also lists the game of the tests, for a file of tests. `cargo xtask web --dummy` builds the
 * page, and the example `page` of `crates/server` with the feature `dummy` has it in it; FAIRYRING_DUMMY names that program.
 */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OwnServer } from './rounds';
import { GAMES } from './support';

export const GAME = 'leapers';

/** Every game that can be played online in these tests. */
export const EVERY: readonly string[] = [...GAMES, GAME];

const BINARY = process.env['FAIRYRING_DUMMY'] ?? fileURLToPath(new URL('../../target/debug/examples/page', import.meta.url));

export async function served(): Promise<OwnServer> {
  if (!existsSync(BINARY))
    throw new Error('there is no server with the dummy game; `cargo xtask test --only web-browser` builds it');
  return OwnServer.start(BINARY);
}

/** A server of its own that lists a game: the program itself, or the one with the game of the tests. */
export function serverWith(game: string): Promise<OwnServer> {
  return game === GAME ? served() : OwnServer.start();
}
