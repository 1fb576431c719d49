/**
 * Starts `fairyring serve` for all tests and ends it afterwards. The program is named by FAIRYRING_BINARY, or is the release
 * build of this workspace.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is, with a slash at the end. */
    address: string;
  }
}

const BINARY = process.env['FAIRYRING_BINARY'] ?? fileURLToPath(new URL('../../target/release/fairyring', import.meta.url));

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  // A folder of its own: tests neither read nor write what the user's own server keeps.
  const data = await mkdtemp(join(tmpdir(), 'fairyring-'));
  const child = spawn(BINARY, ['serve', '--listen', '127.0.0.1:0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, 'line'), ended.then(() => undefined)]);
  if (first === undefined) throw new Error(`${BINARY} serve did not start`);
  project.provide('address', String(first[0]));
  return async () => {
    child.kill('SIGINT');
    await ended;
    await rm(data, { recursive: true, force: true });
  };
}
