/**
 * What every test of the page uses: a browser, a fresh page for each test that fails on any error in the console, and hands
 * that play by what the page offers. No rule of any game is here.
 */

import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { afterAll, expect, inject, test as base } from 'vitest';

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The plain painter is ten times as fast as a simulated graphics card, but it is flat. */
const FLAT = ['--disable-gpu'];
/** A simulated graphics card for the picture in space alone; everything else is still painted plainly. */
const SPATIAL = ['--use-gl=angle', '--use-angle=swiftshader-webgl', '--enable-unsafe-swiftshader'];
/** Smooth edges cost a quarter of a picture; only pictures that are compared need them. */
const ROUGH = '--webgl-antialiasing-mode=none';

/** The plain painter fetches that picture from the simulated card, and the browser tells itself that this is slow. */
const OWN_COMPLAINT = 'GPU stall due to ReadPixels';

let painter: readonly string[] = FLAT;

/** Lets the browser of this file draw in three dimensions. To be called before anything else. */
export function drawInSpace(edges: 'rough' | 'smooth' = 'rough'): void {
  painter = edges === 'smooth' ? SPATIAL : [...SPATIAL, ROUGH];
  // The files of a worker share this module.
  afterAll(() => {
    painter = FLAT;
  });
}

/** One browser of each sort, for all files of a worker: it ends with the worker. Every player has a profile of his own. */
const started = new Map<string, Promise<Browser>>();

function browser(): Promise<Browser> {
  const sort = painter.join(' ');
  const known =
    started.get(sort) ??
    chromium.launch({
      // Chromium without windows: a fresh page takes it a third of the time of the one that hides its windows.
      executablePath: process.env['FAIRYRING_BROWSER'] ?? '/usr/bin/chromium-headless-shell',
      headless: true,
      args: [...FLAGS, ...painter],
    });
  started.set(sort, known);
  return known;
}

/** Where the page is. */
export function address(): string {
  return inject('address');
}

/** A player with a browser profile of his own. */
export interface Player {
  readonly page: Page;
  /** Everything that went wrong in the console or in a script. */
  readonly faults: string[];
  readonly close: () => Promise<void>;
}

/**
 * Lets everything that the page hears of its workers come late by so many milliseconds. Tests that pass only because the engine is
 * quick fail then: `FAIRYRING_LATE=120 cargo xtask test --only web-browser`.
 */
export function answerLate(late: number): void {
  // Some tests stop the clock of the page: this one goes on.
  const wait = setTimeout.bind(window);
  const listen = Reflect.get(Worker.prototype, 'addEventListener') as (
    this: Worker,
    type: string,
    heard: (event: Event) => void,
  ) => void;
  Worker.prototype.addEventListener = function (this: Worker, type: string, heard: (event: Event) => void) {
    listen.call(this, type, (event) => wait(() => heard(event), late));
  };
}

/** A new player; English and without motion unless the options say otherwise. */
export async function player(options: BrowserContextOptions = {}): Promise<Player> {
  const context = await (
    await browser()
  ).newContext({
    baseURL: address(),
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  const late = Number(process.env['FAIRYRING_LATE'] ?? 0);
  if (late > 0) await context.addInitScript(answerLate, late);
  // To store the whole page for every player would take longer than most tests; who wants it says so.
  if (options.serviceWorkers !== 'allow') {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  }
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (painter !== FLAT && message.text().includes(OWN_COMPLAINT)) return;
    faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return { page, faults, close: () => context.close() };
}

/** `test` with a `page`; a test whose page complained has failed. */
export const test = base.extend<{ page: Page }>({
  // The runner reads from the pattern what a fixture needs: this one needs nothing.
  // eslint-disable-next-line no-empty-pattern
  page: async ({}, use) => {
    const one = await player();
    await use(one.page);
    await one.close();
    expect(one.faults).toEqual([]);
  },
});

/**
 * The same for a file of many short tests: its tests share one player, so that the engine is loaded once. Every test begins a
 * game of its own.
 */
export const brisk = base.extend<{ page: Page; one: Player }>({
  one: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const one = await player();
      await use(one);
      await one.close();
    },
    { scope: 'file' },
  ],
  page: async ({ one }, use) => {
    await use(one.page);
    expect(one.faults.splice(0)).toEqual([]);
  },
});

/** The ids of all games, as the built page lists them. */
export const GAMES: readonly string[] = (() => {
  const file = new URL('../src/engine/built/modules.json', import.meta.url);
  const modules = JSON.parse(readFileSync(file, 'utf8')) as { games: { id: string }[] }[];
  return modules.flatMap(({ games }) => games.map(({ id }) => id));
})();

/** The status line: `data-key`, `data-ply`, `data-actor`, `data-stage`, `data-over`. */
export function status(page: Page): Locator {
  return page.locator('[data-key][data-ply]').first();
}

export async function key(page: Page): Promise<string> {
  return (await status(page).getAttribute('data-key')) ?? '';
}

export async function ply(page: Page): Promise<number> {
  return Number(await status(page).getAttribute('data-ply'));
}

/** Places that can be picked: pieces before the first pick, targets after it. */
export function places(page: Page): Locator {
  return page.locator('[data-site][data-target="true"], [data-site][data-live="true"]');
}

/** What stands between a player and the board: a story, a hand-off. */
const INTERLUDES = '[data-action=story-close], [data-action=handoff-ready]';

/** Opens a game by its address and waits until the first move can be made. */
export async function openGame(page: Page, id: string): Promise<void> {
  await page.goto(`#/game/${id}`);
  await places(page).first().waitFor({ state: 'attached' });
  await skipInterludes(page);
}

export async function skipInterludes(page: Page): Promise<void> {
  const button = page.locator(INTERLUDES).first();
  while (await button.isVisible()) {
    // The hand-off may give way to the story: what was clicked must go, not everything.
    const action = (await button.getAttribute('data-action')) ?? '';
    await button.click();
    await page.locator(`[data-action=${action}]`).waitFor({ state: 'hidden' });
  }
}

/** A small generator, so that every run clicks the same. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Waits until everything that was clicked is done. */
export async function idle(page: Page): Promise<void> {
  await page.locator('[data-ready][data-acting=false]').waitFor();
}

/** Clicks something that the page offers: a choice of an open chooser, a confirmation, or a place. */
export async function clickSomething(page: Page, random: (below: number) => number, timeout = 30_000): Promise<boolean> {
  await idle(page);
  await skipInterludes(page);
  const confirm = page.locator('[data-action=confirm], dialog[open] [data-consent]');
  if (await confirm.count()) {
    await confirm.first().click({ timeout });
    await idle(page);
    return true;
  }
  const choices = page.locator('[data-pick]:not(:disabled):not([aria-disabled="true"])');
  const targets = page.locator('[data-site][data-target="true"]');
  const some = (await choices.count()) ? choices : (await targets.count()) ? targets : places(page);
  const count = await some.count();
  if (count === 0) return false;
  await some.nth(random(count)).click({ timeout });
  await idle(page);
  return true;
}

/** Clicks until so many steps are played or the game is over; the keys after each step. */
export async function playByClicks(page: Page, steps: number, seed: number): Promise<string[]> {
  const random = chance(seed);
  const keys = [await key(page)];
  for (let clicks = 0; clicks < steps * 12 && keys.length <= steps; clicks += 1) {
    if ((await status(page).getAttribute('data-over')) !== null) break;
    if (!(await clickSomething(page, random))) break;
    const now = await key(page);
    if (now !== keys.at(-1)) keys.push(now);
  }
  return keys;
}
