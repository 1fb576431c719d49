/** What is kept, and what happens when it cannot be: taken over from pages of before, broken, without room. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { begin, clickStep, kept } from './hands';
import { store, stored } from './stored';
import { key, ply, status, test } from './support';

interface Kept {
  readonly id: string;
  readonly record: string;
  readonly revision: number;
}

/** A game with a move, and what is kept of it. */
async function played(page: Page): Promise<Kept> {
  await begin(page, 'xiangqi', { name: 'Ann' });
  await clickStep(page, 'h2e2');
  await kept(page);
  const id = (await page.locator('[data-id]').getAttribute('data-id')) ?? '';
  const entry = await stored<Kept>(page, 'games', id);
  if (!entry) throw new Error('nothing is kept');
  return entry;
}

test('what a page of before kept is all there', async ({ page }) => {
  const { revision, ...entry } = await played(page);
  expect(revision).toBeGreaterThan(0);
  const last = await key(page);
  await page.goto('about:blank');
  await page.goto('#/');
  // As that page wrote it: an envelope with a version for each value, a prefix for each kind of game.
  const wrapped = (value: unknown) => JSON.stringify({ version: 1, value });
  const old = {
    'fairyring:version': wrapped(1),
    'fairyring:current': wrapped(entry.id),
    'fairyring:archive': wrapped([]),
    [`fairyring:game:${entry.id}`]: wrapped({ ...entry, summary: undefined }),
    'fairyring:settings': wrapped({ theme: 'dark', name: 'Ann', level: 7 }),
    'kings-cooking:seen-story': wrapped(['device']),
    'fairyring:game:half': '{"half',
  };
  await page.evaluate((items) => {
    for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text);
    return new Promise((resolve) => {
      const gone = indexedDB.deleteDatabase('fairyring');
      gone.onsuccess = resolve;
      // The page itself lets go when somebody wants to change the database.
      gone.onblocked = () => undefined;
    });
  }, old);
  await page.reload();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.locator('[data-action=continue]').click();
  await status(page).waitFor();
  expect(await key(page)).toBe(last);
  await page.goto('#/saved');
  await page.locator('[data-broken="fairyring:game:half"]').waitFor();
});

test('a broken game is shown as broken, can be taken out, and hides no other', async ({ page }) => {
  const good = await played(page);
  await page.goto('#/');
  await store(page, 'games', { ...good, id: 'f'.repeat(32), players: 'nobody' });
  await page.reload();
  await page.goto('#/saved');
  const broken = page.locator('[data-broken]');
  await broken.getByText('players').waitFor();
  expect(await page.locator('[data-saved]').count()).toBe(1);
  const [file] = await Promise.all([page.waitForEvent('download'), broken.locator('[data-action=give-broken]').click()]);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ record: good.record, players: 'nobody' });
  await broken.locator('[data-action=forget-broken]').click();
  await expect.poll(() => broken.count()).toBe(0);
  await page.reload();
  await page.locator('[data-saved]').first().waitFor();
  expect(await broken.count()).toBe(0);
});

test('a wrong setting alone is as usual again, in words', async ({ page }) => {
  await page.goto('#/settings');
  await page.locator('[data-choice=theme] input[value=dark]').check({ force: true });
  await expect.poll(() => stored(page, 'values', 'settings')).toMatchObject({ theme: 'dark' });
  const settings = await stored<Record<string, unknown>>(page, 'values', 'settings');
  await store(page, 'values', { ...settings, level: 'strong' }, 'settings');
  await page.reload();
  await page.locator('[role=alert]').getByText('level').waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('without room the game goes on, says so, and is kept as soon as there is room', async ({ page }) => {
  const { id } = await played(page);
  await page.evaluate(() => {
    const put = Reflect.get<IDBObjectStore, 'put'>(IDBObjectStore.prototype, 'put');
    Object.assign(window, { room: () => (IDBObjectStore.prototype.put = put) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await clickStep(page, 'h9g7');
  expect(await ply(page)).toBe(2);
  await page.locator('[data-trouble=full]').waitFor();
  await page.evaluate(() => (Reflect.get(window, 'room') as () => void)());
  await clickStep(page, 'h0g2');
  await kept(page);
  const entry = await stored<Kept>(page, 'games', id);
  expect((JSON.parse(entry?.record ?? '{}') as { steps: string[] }).steps).toEqual(['h2e2', 'h9g7', 'h0g2']);
});
