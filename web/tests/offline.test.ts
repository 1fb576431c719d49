/** The page without a server: stored after the first move, whole from then on, and renewed only when somebody wants it. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, clickStep } from './hands';
import { FIRST } from './moments';
import { host } from './plain';
import { GAMES, places, player, ply } from './support';
import { button, t } from './words';

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

/** What the system hands to an installed page. No browser without windows installs pages: the test is the system. */
type Launch = (launched: { readonly files: readonly { getFile: () => Promise<File> }[] }) => void;

/** Waits until every file is stored. */
async function stored(page: Page): Promise<void> {
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state, { timeout: 60_000 }).toBe('activated');
}

test('loaded once, all games are played, analysed and reviewed, with the machine and the rules, after the server is gone', async () => {
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
      await page.goto(`#/study/${game}`);
      await button(page, 'study-think').click();
      await page.locator('[data-line="1"] [data-turn="0"]').click();
      await expect.poll(() => ply(page)).toBeGreaterThan(0);
      await button(page, 'study-review').click();
      await page.locator('[data-review=done]').waitFor();
    }
    await page.goto('#/settings');
    await page.locator('[data-offline=stored]').waitFor();
    expect(faults).toEqual([]);
  } finally {
    await end();
    await close();
  }
});

test('whoever only looks at games has the page without a line too; a newer one waits until it is wanted, under any path', async () => {
  const site = mkdtempSync(join(tmpdir(), 'fairyring-site-'));
  const home = join(site, 'deep/down');
  cpSync(fileURLToPath(new URL('../dist', import.meta.url)), home, { recursive: true });
  const { address, end } = await host(site);
  const baseURL = `${address}deep/down/`;
  const { page, faults, close } = await player({ baseURL, serviceWorkers: 'allow' });
  try {
    await page.addInitScript(() => {
      const setConsumer = (take: Launch): void => void Object.assign(window, { launch: take });
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
    });
    const [game = ''] = GAMES;
    await page.goto(`#/study/${game}`);
    await places(page).first().waitFor({ state: 'attached' });
    await clickStep(page, (FIRST[game] ?? []).join(''));
    await stored(page);
    await page.locator('[data-study][data-kept=true]').waitFor();
    await page.reload();
    await expect.poll(() => ply(page)).toBe(1);
    // Another build: another document under the same names.
    const shown = join(home, 'index.html');
    writeFileSync(shown, readFileSync(shown, 'utf8').replace('</head>', '<meta name="build" content="newer" /></head>'));
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
    // What it opens with it, an installed page is given: one file as a game, several together.
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
      const { file_handlers: handlers } = (await (await fetch(link)).json()) as {
        file_handlers: { action: string; accept: Record<string, string[]> }[];
      };
      return handlers.map(({ action, accept }) => ({ action: new URL(action, link).href, accept: Object.values(accept).flat() }));
    });
    expect(manifest).toEqual([{ action: `${baseURL}#/open`, accept: ['.pgn', '.json', '.txt'] }]);
    const launch = (...texts: string[]) =>
      page.evaluate((given) => {
        const files = given.map((text, index) => ({ getFile: () => Promise.resolve(new File([text], `${index}.pgn`)) }));
        (window as unknown as { launch: Launch }).launch({ files });
      }, texts);
    await launch('[Game "xiangqi"]\n[Format "ICCS"]\n\n1. H2-E2 H9-G7 *', '[Game "xiangqi"]\n[Format "ICCS"]\n\n1. B2-E2 *');
    await page.getByText(t('save-import-list-done', { added: 2, known: 0 })).waitFor();
    await launch('h2e2 h9g7 h0g2');
    await expect.poll(() => ply(page)).toBe(3);
    expect(faults).toEqual([]);
  } finally {
    await close();
    end();
    rmSync(site, { recursive: true });
  }
});
