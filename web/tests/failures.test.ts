/**
 * What breaks in mid-game: a trap in wasm, a worker that dies, a line that is down. Nothing is lost, it is said in words, and the
 * game goes on.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Page, Worker } from 'playwright-core';
import { begin, lead, place } from './hands';
import { ASKED, reach } from './moments';
import { idle, key, player, playByClicks, ply, status } from './support';
import { trapping } from './trapping';

const WASM = /desk_bg[^/]*\.wasm/;

/** What the console may say when the test breaks something. */
const EXPECTED = /the (thinking )?engine: (trap|died)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|net::|404/;

function unexpected(faults: readonly string[]): string[] {
  return faults.filter((fault) => !EXPECTED.test(fault));
}

const note = (page: Page) => page.locator('[data-mishap=revived]');

/** Serves modules that trap in so many calls of the engine; the answer says how many were served. */
async function cripple(page: Page, calls: number, times = Infinity): Promise<() => number> {
  let served = 0;
  await page.route(WASM, async (route) => {
    const real = await route.fetch();
    const body = served < times ? trapping(await real.body(), 'desk_answer', calls) : await real.body();
    served += 1;
    await route.fulfill({ status: 200, contentType: 'application/wasm', headers: { 'Cache-Control': 'no-store' }, body });
  });
  return () => served;
}

describe('a trap in wasm', () => {
  test('in mid-game, in the middle of anything: the same game is played as without it', async () => {
    const whole = await player();
    await begin(whole.page, 'xiangqi');
    const keys = await playByClicks(whole.page, 12, 3);
    expect(unexpected(whole.faults)).toEqual([]);
    await whole.close();
    const broken = await player();
    const served = await cripple(broken.page, 31);
    await begin(broken.page, 'xiangqi');
    expect(await playByClicks(broken.page, 12, 3)).toEqual(keys);
    expect(served()).toBeGreaterThan(2);
    await note(broken.page).filter({ hasText: 'Your game was restored; nothing was lost.' }).waitFor();
    await note(broken.page).locator('[data-action=close-note]').click();
    expect(await note(broken.page).count()).toBe(0);
    // What was taken back can be played again, and what is stored is the game.
    const last = await key(broken.page);
    await broken.page.locator('[data-action=undo]').first().click();
    await idle(broken.page);
    await broken.page.reload();
    await status(broken.page).waitFor();
    await broken.page.locator('[data-action=redo]').first().click();
    await expect.poll(() => key(broken.page)).toBe(last);
    expect(unexpected(broken.faults)).toEqual([]);
    await broken.close();
  });

  const words = { 'en-GB': 'The game engine broke off', vi: 'Bộ máy chơi cờ bị ngắt', 'zh-CN': '引擎在这一步连续两次中断' };
  for (const [locale, text] of Object.entries(words)) {
    test(`that comes every time is told in words, with a way back: ${locale}`, async () => {
      const one = await player({ locale });
      await cripple(one.page, 1);
      await one.page.goto('#/game/kings-cooking');
      await one.page.locator('[role=alert][data-code=ENGINE_FAULT]').filter({ hasText: text }).waitFor();
      expect(await one.page.locator('main').innerText()).not.toMatch(/unreachable/);
      await one.page.locator('main a[href="#/"]').click();
      await one.page.locator('[data-game]').first().waitFor();
      expect(unexpected(one.faults)).toEqual([]);
      await one.close();
    });
  }
});

/** A worker of the page by the name of its script. */
async function worker(page: Page, name: string): Promise<Worker> {
  await expect.poll(() => page.workers().some((one) => one.url().includes(`/${name}-`))).toBe(true);
  const found = page.workers().find((one) => one.url().includes(`/${name}-`));
  if (!found) throw new Error(`there is no worker ${name}`);
  return found;
}

/** Ends a worker as a browser does that needs its memory: nobody is told. */
async function kill(one: Worker): Promise<void> {
  const closed = new Promise((resolve) => one.once('close', resolve));
  await one.evaluate(() => self.close());
  await closed;
}

describe('a worker that dies', () => {
  test('while nothing is asked of it: the next move is made, and the game is whole', async () => {
    const { page, faults, close } = await player();
    await begin(page, 'xiangqi');
    await lead(page, 'b2', 'e2');
    await expect.poll(() => ply(page)).toBe(1);
    await idle(page);
    await kill(await worker(page, 'worker'));
    await place(page, 'b9').click();
    await place(page, 'c7').click();
    await expect.poll(() => ply(page), { timeout: 40_000 }).toBe(2);
    await note(page).waitFor();
    await idle(page);
    const here = await key(page);
    await page.reload();
    await expect.poll(() => key(page)).toBe(here);
    expect(unexpected(faults)).toEqual([]);
    await close();
  });

  test('the thinking one, in the middle of its thought: the computer moves all the same', async () => {
    const { page, faults, close } = await player();
    await begin(page, 'xiangqi', { opponent: 'machine', level: 10 });
    await lead(page, 'b2', 'e2');
    await page.locator('[data-machine=thinking]').waitFor();
    await kill(await worker(page, 'thinker'));
    await page.locator('[data-machine=idle]').waitFor({ timeout: 60_000 });
    await expect.poll(() => ply(page)).toBe(2);
    expect(unexpected(faults)).toEqual([]);
    await close();
  });
});

describe('a computer player that cannot be loaded', () => {
  const words = {
    'en-GB': 'The computer player could not be loaded',
    vi: 'Không tải được đối thủ máy',
    'zh-CN': '电脑棋手无法加载',
  };
  for (const [locale, text] of Object.entries(words)) {
    test(`is named, and moves when it has come: ${locale}`, async () => {
      const { page, faults, close } = await player({ locale });
      await page.route(/thinker[^/]*\.js/, (route) => route.abort());
      await begin(page, 'xiangqi', { opponent: 'machine', level: 2 });
      await lead(page, 'b2', 'e2');
      await page.locator('[data-missing=thinker]').filter({ hasText: text }).waitFor();
      await page.unroute(/thinker[^/]*\.js/);
      await page.locator('[data-trouble=unfetched] [data-action=retry]').click();
      await expect.poll(() => ply(page)).toBe(2);
      expect(await page.locator('[data-trouble]').count()).toBe(0);
      expect(unexpected(faults)).toEqual([]);
      await close();
    });
  }
});

describe('a line that is down', () => {
  test('comes back: what was missing comes by itself', async () => {
    const { page, faults, close } = await player();
    await page.goto('');
    await page.locator('[data-game]').first().waitFor();
    await page.context().setOffline(true);
    await page.goto('#/game/cotulenh');
    await page.locator('[data-trouble=unfetched]').filter({ hasText: 'tried again by itself' }).waitFor();
    await page.context().setOffline(false);
    await page.locator('[data-site][data-live=true]').first().waitFor();
    expect(await page.locator('[data-trouble]').count()).toBe(0);
    expect(unexpected(faults)).toEqual([]);
    await close();
  });

  test('does not stop a game that is there, nor lose a move of it', async () => {
    const { page, faults, close } = await player();
    await begin(page, 'xiangqi');
    await page.context().setOffline(true);
    await lead(page, 'b2', 'e2');
    await expect.poll(() => ply(page)).toBe(1);
    await idle(page);
    const here = await key(page);
    await page.context().setOffline(false);
    await page.reload();
    await expect.poll(() => key(page)).toBe(here);
    expect(unexpected(faults)).toEqual([]);
    await close();
  });
});

test('a page that was renewed behind an open tab: reloading is offered, and the game is kept', async () => {
  const { page, faults, close } = await player();
  await begin(page, 'xiangqi');
  await lead(page, 'b2', 'e2');
  await idle(page);
  const here = await key(page);
  await page.route(/GameMenu[^/]*\.js/, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }));
  await page.locator('[data-action=menu]').click();
  await page.locator('[data-trouble=unfetched]').filter({ hasText: 'Your game is kept' }).waitFor();
  await page.unroute(/GameMenu[^/]*\.js/);
  await page.locator('[data-trouble=unfetched] [data-action=reload]').click();
  await page.locator('[data-trouble]').waitFor({ state: 'detached' });
  await expect.poll(() => key(page)).toBe(here);
  await page.locator('[data-action=menu]').click();
  await page.locator('[data-dialog=menu]').waitFor();
  expect(unexpected(faults)).toEqual([]);
  await close();
});

test('a part that does not come while a question lies over the page: it can be asked for by hand, within the question', async () => {
  const { page, faults, close } = await player();
  await reach(page, ASKED['trid with a debt']);
  const part = /ShareDialog[^/]*\.js/;
  await page.route(part, (route) => route.abort());
  await page.locator('dialog.chooser[open] [data-action=share]').click();
  const notice = page.locator('[data-trouble=unfetched]').filter({ hasText: 'could not be loaded' });
  await notice.waitFor();
  await page.unroute(part);
  // A hand reaches it: nothing lies over it, and the question keeps the rest of the page out of reach.
  await notice.locator('[data-action=retry]').click();
  await page.locator('[data-dialog=share]').waitFor();
  await expect.poll(() => notice.count()).toBe(0);
  await page.locator('[data-dialog=share] [data-action=close]').click();
  await page.locator('dialog.chooser[open] [data-pick="=queen"]').click();
  await expect.poll(() => ply(page)).toBe(1);
  expect(unexpected(faults)).toEqual([]);
  await close();
});

describe('what nobody expected', () => {
  test('a rejected promise is told, and the game goes on', async () => {
    const { page, faults, close } = await player();
    await begin(page, 'xiangqi');
    await page.evaluate(() => void Promise.reject(new Error('planted')));
    await page.locator('[data-mishap=fault][role=alert]').filter({ hasText: 'Your game is kept' }).waitFor();
    await lead(page, 'b2', 'e2');
    await expect.poll(() => ply(page)).toBe(1);
    await page.locator('[data-mishap=fault] [data-action=close-note]').click();
    expect(await page.locator('[data-mishap]').count()).toBe(0);
    expect(faults.filter((fault) => !/planted/.test(fault))).toEqual([]);
    await close();
  });

  test('a screen that breaks gives way to words and ways on', async () => {
    const { page, faults, close } = await player();
    await page.goto('');
    await page.locator('[data-game]').first().waitFor();
    // Every board of a rules page wants one.
    await page.evaluate(() => Object.assign(window, { seen: IntersectionObserver, IntersectionObserver: undefined }));
    await page.goto('#/rules/xiangqi');
    await page.locator('[data-trouble=broken]').filter({ hasText: 'This screen could not be shown' }).waitFor();
    await page.locator('header nav a').first().click();
    await page.locator('main h1').filter({ hasText: 'Saved' }).waitFor();
    expect(await page.locator('[data-trouble]').count()).toBe(0);
    await page.goto('#/rules/xiangqi');
    await page.locator('[data-trouble=broken]').waitFor();
    await page.evaluate(() => Object.assign(window, { IntersectionObserver: Reflect.get(window, 'seen') as unknown }));
    await page.locator('[data-trouble=broken] [data-action=again]').click();
    await page.locator('[data-rules=xiangqi] figure .board').first().waitFor();
    expect(faults.filter((fault) => !/IntersectionObserver/.test(fault))).toEqual([]);
    await close();
  });
});

test('a changed module is a module, and is not changed for nothing', () => {
  const file = new URL('../src/engine/built/kings-cooking/desk_bg.wasm', import.meta.url);
  const bytes = readFileSync(file);
  expect(WebAssembly.validate(trapping(bytes, 'desk_answer', 300))).toBe(true);
  expect(() => trapping(bytes, 'desk_dances', 300)).toThrow('desk_dances');
});
