/** Every game in another browser: begun from the start page, a move by clicks, the machine's answer, and found again. */

import { readFileSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from './judge';
import { FIRST } from './moments';
import { lookFlat } from './seen';
import { address, GAMES } from './support';
import { truthOf } from './truth';
import { called, t } from './words';

let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FAIRYRING_FIREFOX'] ?? '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1 },
  });
  page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') faults.push(message.text());
  });
  page.on('pageerror', (fault) => faults.push(String(fault)));
});

afterAll(() => browser.close());

/** A button, link or cell by the name that is read aloud. */
function named(name: string, role: string) {
  return page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
}

/** What is read aloud of a place. */
async function label(name: string): Promise<string> {
  return (await page.$eval(`[data-site][data-name="${name}"]`, (cell) => cell.getAttribute('aria-label'))) ?? '';
}

async function ply(): Promise<number> {
  return Number(await page.$eval('[data-key][data-ply]', (line) => line.getAttribute('data-ply')));
}

/** What the page serves who chose nothing, and a first move there: the first of the fair starts ends with a pawn. */
const [FAIR = ''] = JSON.parse(readFileSync(new URL('../../tests-data/menu.json', import.meta.url), 'utf8')) as string[];
const SERVED = { position: `${FAIR.toLowerCase()}/3/${FAIR} l - 0.0 0.0 0 0`, first: ['c1', 'c2'] } as const;

async function seen(game: string, picks: readonly string[]): Promise<string[]> {
  const served = game === 'kings-cooking' ? { position: SERVED.position } : {};
  return faultsOf(await page.evaluate(lookFlat), await truthOf({ game, picks, ...served }));
}

test.each(GAMES)('%s is played in Firefox', async (game) => {
  const [from, to] = game === 'kings-cooking' ? SERVED.first : (FIRST[game] ?? ['', '']);
  await page.goto(`${address()}#/`);
  await named(t('start-play-game', { game: called(game) }), 'button').click();
  await page.waitForSelector('[data-site][data-live="true"]');
  if (await page.$('dialog[open]')) await named(t('kc-story-close'), 'button').click();
  await expect.poll(() => seen(game, [])).toEqual([]);

  const who = (await label(from)).replace(/^[^:]*: ([^,]*).*/, '$1');
  expect(who).not.toBe('');
  await page.locator(`[data-site][data-name="${from}"]`).click();
  await expect.poll(() => seen(game, [from])).toEqual([]);
  await page.locator(`[data-site][data-name="${to}"][data-target="true"]`).click();
  const confirm = '[data-action=confirm]';
  await expect.poll(async () => (await ply()) > 0 || (await page.$(confirm)) !== null).toBe(true);
  if (await page.$(confirm)) await named(t('confirm-commit'), 'button').click();
  await expect.poll(() => label(to)).toContain(who);
  expect(await label(from)).toContain(t('board-empty'));
  // The machine's answer may be several steps; then it is the first side's turn again.
  await expect
    .poll(() =>
      page.$eval(
        '[data-key][data-ply]',
        (line) => `${line.getAttribute('data-actor')} ${Number(line.getAttribute('data-ply')) > 1}`,
      ),
    )
    .toBe('first true');

  const key = () => page.$eval('[data-key][data-ply]', (line) => line.getAttribute('data-key'));
  const before = await key();
  await page.waitForSelector(`[data-kept="${before}"]`);
  await page.goto(`${address()}#/`);
  await page.reload();
  await named(t('start-continue-game', { game: called(game), move: 1 }), 'button').click();
  await page.waitForSelector('[data-key][data-ply]');
  expect(await key()).toBe(before);
  expect(faults.splice(0)).toEqual([]);
});
