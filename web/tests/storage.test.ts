/**
 * The browser's storage that is taken away, wanted by a newer page, forbidden, broken or full while a game is on the table: words
 * on the screen, and nothing that was seen is lost.
 */

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { begin, clickStep, kept, lead } from './hands';
import { store, stored } from './stored';
import { address, idle, key, ply, status, test } from './support';
import { button } from './words';

interface Kept {
  readonly id: string;
  readonly record: string;
  readonly revision: number;
}

const idOf = async (page: Page): Promise<string> => (await page.locator('[data-id]').getAttribute('data-id')) ?? '';

/** The steps that are kept of a game. */
async function steps(page: Page, id: string): Promise<string[]> {
  const entry = await stored<Kept>(page, 'games', id).catch(() => undefined);
  return (JSON.parse(entry?.record ?? '{}') as { steps?: string[] }).steps ?? [];
}

/** A game with a move that is kept. */
async function played(page: Page): Promise<string> {
  await begin(page, 'xiangqi');
  await clickStep(page, 'h2e2');
  await kept(page);
  return idOf(page);
}

/** Loads the page anew and waits for the same game. */
async function again(page: Page, plies: number): Promise<void> {
  await page.reload();
  await status(page).waitFor();
  await expect.poll(() => ply(page)).toBe(plies);
}

describe('storage that is taken away while a game is open', () => {
  /** Both ways in which a browser does it: it asks the page to let go, or it does not. */
  const ways = {
    deleted: (page: Page) =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            indexedDB.deleteDatabase('fairyring').onsuccess = resolve;
          }),
      ),
    'closed by force': async (page: Page) => {
      const tool = await page.context().newCDPSession(page);
      await tool.send('Storage.clearDataForOrigin', { origin: new URL(address()).origin, storageTypes: 'indexeddb' });
    },
  };
  for (const [way, take] of Object.entries(ways)) {
    test(`${way}: it is said, and the game is kept anew and goes on`, async ({ page }) => {
      const id = await played(page);
      const last = await key(page);
      await take(page);
      await page.locator('[data-trouble=closed][role=alert]').filter({ hasText: 'kept anew' }).waitFor();
      await expect.poll(() => steps(page, id)).toEqual(['h2e2']);
      await page.locator('[data-trouble=closed] [data-action=close-note]').click();
      expect([await key(page), await page.locator('[data-trouble]').count()]).toEqual([last, 0]);
      await clickStep(page, 'h9g7');
      await kept(page);
      await again(page, 2);
    });
  }
});

/** A newer page comes, and takes what is kept into its own layout. */
const overtake = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const newer = indexedDB.open('fairyring', 99);
        newer.onsuccess = () => {
          newer.result.close();
          resolve(null);
        };
      }),
  );

test('storage that is taken away during an import: the game that was read is kept anew, and nothing else is said', async ({
  page,
}) => {
  await page.goto('#/open');
  const tool = await page.context().newCDPSession(page);
  await page.locator('[data-field=import]').fill('[Game "xiangqi"]\n\n1. h2e2 h9g7 2. h0g2 *\n');
  await page.locator('[data-action=import]').click({ noWaitAfter: true });
  await tool.send('Storage.clearDataForOrigin', { origin: new URL(address()).origin, storageTypes: 'indexeddb' });
  await status(page).waitFor();
  await page.locator('[data-trouble=closed]').waitFor();
  await kept(page);
  expect(await page.locator('[data-trouble]').evaluateAll((all) => all.map((one) => one.getAttribute('data-trouble')))).toEqual([
    'closed',
  ]);
  await again(page, 3);
});

test('on a page that a newer one has overtaken games are opened, and nothing is deleted', async ({ page }) => {
  await played(page);
  // A game in which nothing is done is forgotten by the next one, if that can be.
  await begin(page, 'cotulenh');
  await kept(page);
  await overtake(page);
  const notice = page.locator('[data-trouble=version]');
  await notice.locator('[data-action=close-note]').click();
  await page.goto('#/saved');
  await page.locator('[data-saved] [data-action=delete]').click();
  await notice.locator('[data-action=close-note]').click();
  expect(await page.locator('[data-saved]').count()).toBe(1);
  await begin(page, 'kings-cooking');
  await notice.waitFor();
  expect(await page.locator('[data-mishap]').count()).toBe(0);
});

test('storage that a newer page wants is left to it: it is said, no move is made that a reload would lose', async ({ page }) => {
  const id = await played(page);
  const last = await key(page);
  await overtake(page);
  const notice = page.locator('[data-trouble=version][role=alert]').filter({ hasText: 'A newer version of this page' });
  await notice.waitFor();
  const before = await stored<Kept>(page, 'games', id);
  await lead(page, 'h9', 'g7');
  await page.locator('[data-code=E_NEWER_PAGE]').filter({ hasText: 'Your move was not made' }).waitFor();
  await idle(page);
  expect([await key(page), await ply(page)]).toEqual([last, 1]);
  // This page is still the older one when it is loaded again: it touches nothing, and says so on every screen with games.
  await notice.locator('[data-action=reload]').click();
  const unkept = page.locator('[data-unkept=version]').filter({ hasText: 'A newer version of this page' });
  for (const screen of ['#/', '#/saved', '#/game/xiangqi']) {
    await page.goto(screen);
    await unkept.waitFor();
  }
  expect(await stored<Kept>(page, 'games', id)).toEqual(before);
});

describe('storage that cannot be had from the start', () => {
  /** Lets the database fail by a fault of this name, until the test says otherwise. */
  async function failing(page: Page, name: string): Promise<void> {
    await page.addInitScript((fault) => {
      if (location.protocol === 'about:' || sessionStorage.getItem('mended')) return;
      IDBFactory.prototype.open = () => {
        throw new DOMException('planted', fault);
      };
    }, name);
  }

  test('because it is forbidden: said on the start screen, and a game can be played', async ({ page }) => {
    await failing(page, 'SecurityError');
    await page.goto('#/');
    await page.locator('[data-unkept=forbidden]').filter({ hasText: 'does not allow storing' }).waitFor();
    await begin(page, 'xiangqi');
    await clickStep(page, 'h2e2');
    await page.locator('[data-unkept=forbidden]').filter({ hasText: 'a reload will lose it' }).waitFor();
    await page.goto('#/saved');
    await page.locator('[data-unkept=forbidden]').waitFor();
    await expect.poll(() => page.locator('[data-saved]').count()).toBe(1);
  });

  test('because it is broken: not called forbidden, and found again with all games when it is whole', async ({ page }) => {
    await played(page);
    await failing(page, 'UnknownError');
    await page.goto('about:blank');
    await page.goto('#/');
    const said = page
      .locator('[data-unkept=unopened]')
      .filter({ hasText: 'UnknownError' })
      .filter({ hasText: 'Nothing was deleted' });
    await said.waitFor();
    await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
    await said.locator('[data-action=reload]').click();
    await page.locator('[data-action=continue]').click();
    await status(page).waitFor();
    expect(await ply(page)).toBe(1);
    expect(await page.locator('[data-unkept]').count()).toBe(0);
  });
});

/** Writes into the page's own database until the browser refuses ever smaller pieces. */
function fill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('fairyring');
      opening.onsuccess = () => resolve(opening.result);
    });
    const fits = (name: string, size: number) =>
      new Promise<boolean>((resolve) => {
        const writing = db.transaction('values', 'readwrite');
        writing.objectStore('values').put('x'.repeat(size), name);
        writing.oncomplete = () => resolve(true);
        writing.onabort = () => resolve(false);
      });
    for (let size = 16_384; size >= 64; size /= 16) {
      for (let number = 0; await fits(`junk ${size} ${number}`, size); number += 1);
    }
    db.close();
  });
}

test('storage that is really full: the game goes on, says so, and is kept as soon as there is room', async ({ page }) => {
  const tool = await page.context().newCDPSession(page);
  const { origin } = new URL(address());
  // A browser that has granted much does not ask again for a while: there is little from the start.
  await tool.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 300_000 });
  const id = await played(page);
  await fill(page);
  await clickStep(page, 'h9g7');
  await page.locator('[data-trouble=full][role=alert]').filter({ hasText: 'storage is full' }).waitFor();
  expect([await ply(page), await steps(page, id)]).toEqual([2, ['h2e2']]);
  await tool.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000_000 });
  await clickStep(page, 'h0g2');
  await kept(page);
  expect(await steps(page, id)).toEqual(['h2e2', 'h9g7', 'h0g2']);
  await again(page, 3);
});

describe('what is kept, each field of it broken', () => {
  test('games: every one is listed with the field that is wrong, and the whole ones are all there', async ({ page }) => {
    const id = await played(page);
    const entry = (await stored<Record<string, unknown>>(page, 'games', id)) ?? {};
    await page.goto('#/');
    const fields = Object.keys(entry).filter((field) => field !== 'id');
    expect(fields.length).toBeGreaterThan(12);
    for (const field of fields) await store(page, 'games', { ...entry, id: `without-${field}`, [field]: { not: 'this' } });
    await page.reload();
    await page.goto('#/saved');
    for (const field of fields) await page.locator(`[data-broken="without-${field}"]`).getByText(field).first().waitFor();
    expect(await page.locator('[data-broken]').count()).toBe(fields.length);
    expect(await page.locator('[data-saved]').count()).toBe(1);
    await page.locator('[data-saved] [data-action=open]').click();
    await status(page).waitFor();
    expect(await ply(page)).toBe(1);
  });

  test('a record that is no record is told in words when it is opened, and stays', async ({ page }) => {
    const id = await played(page);
    const entry = (await stored<Record<string, unknown>>(page, 'games', id)) ?? {};
    await page.goto('#/');
    await store(page, 'games', { ...entry, id: 'half', record: '{"half' });
    await page.reload();
    await page.goto('#/game/xiangqi/half');
    const alert = page.locator('main [role=alert]').first();
    await alert.waitFor();
    expect((await alert.innerText()).length).toBeGreaterThan(15);
    expect(await stored(page, 'games', 'half')).toMatchObject({ record: '{"half' });
    await page.goto(`#/game/xiangqi/${id}`);
    await status(page).waitFor();
    expect(await ply(page)).toBe(1);
  });

  test('settings, views, beat and stories: what is wrong is as usual again and put aside, the rest is as it was', async ({
    page,
  }) => {
    await page.goto('#/settings');
    await page.locator('[data-choice=theme] input[value=dark]').check({ force: true });
    await expect.poll(() => stored(page, 'values', 'settings')).toMatchObject({ theme: 'dark' });
    const settings = (await stored<Record<string, unknown>>(page, 'values', 'settings')) ?? {};
    const fields = Object.keys(settings).filter((field) => field !== 'theme');
    const broken = Object.fromEntries(fields.map((field) => [field, null]));
    await page.goto('#/');
    await store(page, 'values', { ...broken, theme: 'dark' }, 'settings');
    await store(page, 'values', { xiangqi: { space: 'yes' }, rhythm: 7, trid: { spread: true } }, 'views');
    await store(page, 'values', { bpm: 'fast', volume: {}, muted: 1, latency: [] }, 'beat');
    await store(page, 'values', { told: 'everybody' }, 'story:kings-cooking');
    await page.goto('about:blank');
    await page.goto('#/settings');
    const said = page.locator('main [role=alert]').first();
    for (const field of fields) await said.getByText(field).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await stored(page, 'broken', 'settings')).toMatchObject({ field: fields.join(', ') });
    await page.goto('#/saved');
    for (const name of ['settings', 'beat']) await page.locator(`[data-broken="${name}"]`).waitFor();
    // The story is told again, and the game can be played.
    await begin(page, 'kings-cooking', { opponent: 'machine', level: 1 });
    await button(page, 'app-menu').waitFor();
    await begin(page, 'xiangqi');
    await clickStep(page, 'h2e2');
  });
});
