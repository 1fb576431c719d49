/** The page without a server: stored after the first move, whole from then on, and renewed only when somebody wants it. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, clickStep } from './hands';
import { FIRST } from './moments';
import { GAMES, places, player, ply } from './support';
import { button } from './words';

const BINARY = process.env['FAIRYRING_BINARY'] ?? fileURLToPath(new URL('../../target/release/fairyring', import.meta.url));

/** A server of this test's own, which can be ended. */
async function server(): Promise<{ readonly address: string; readonly end: () => Promise<unknown> }> {
  const child = spawn(BINARY, ['serve', '--listen', '127.0.0.1:0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [address] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    address,
    end: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** Waits until every file is stored. */
async function stored(page: Page): Promise<void> {
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state, { timeout: 60_000 }).toBe('activated');
}

test('loaded once, all games are played, with the machine and the rules, after the server is gone', async () => {
  const { address, end } = await server();
  const { page, faults, close } = await player({ baseURL: address, serviceWorkers: 'allow' });
  try {
    const [first = ''] = GAMES;
    await begin(page, first);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await clickStep(page, (FIRST[first] ?? []).join(''));
    await stored(page);
    await end();
    await page.reload();
    await expect.poll(() => ply(page)).toBe(1);
    for (const game of GAMES) {
      await begin(page, game, { opponent: 'machine', level: 1 });
      await places(page).first().waitFor({ state: 'attached' });
      await clickStep(page, (FIRST[game] ?? []).join(''));
      await expect.poll(() => ply(page)).toBeGreaterThan(1);
      await page.goto(`#/rules/${game}`);
      await page.locator(`[data-rules=${game}][data-loaded=true]`).waitFor();
    }
    await page.goto('#/settings');
    await page.locator('[data-offline=stored]').waitFor();
    expect(faults).toEqual([]);
  } finally {
    await end();
    await close();
  }
});

test('a newer page waits until it is wanted, under any path', async () => {
  const site = mkdtempSync(join(tmpdir(), 'fairyring-site-'));
  const home = join(site, 'deep/down');
  cpSync(fileURLToPath(new URL('../dist', import.meta.url)), home, { recursive: true });
  const host = await preview({
    root: site,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const baseURL = `${host.resolvedUrls?.local[0] ?? ''}deep/down/`;
  const { page, faults, close } = await player({ baseURL, serviceWorkers: 'allow' });
  try {
    const [game = ''] = GAMES;
    await begin(page, game);
    await clickStep(page, (FIRST[game] ?? []).join(''));
    await stored(page);
    await page.reload();
    await expect.poll(() => ply(page)).toBe(1);
    // Another build: another document under the same names.
    const document = join(home, 'index.html');
    writeFileSync(document, readFileSync(document, 'utf8').replace('</head>', '<meta name="build" content="newer" /></head>'));
    const worker = join(home, 'sw.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/const VERSION = "\w+"/, 'const VERSION = "newer"'));
    await page.reload();
    await page.locator('[data-renewed]').waitFor();
    expect(await page.locator('meta[name=build]').count()).toBe(0);
    expect(await ply(page)).toBe(1);
    await button(page, 'app-renew').click();
    await page.locator('meta[name=build]').waitFor({ state: 'attached' });
    await expect.poll(() => ply(page)).toBe(1);
    await page.locator('[data-renewed]').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  } finally {
    await close();
    await host.close();
    rmSync(site, { recursive: true });
  }
});
