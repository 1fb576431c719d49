/** What players do beside moving, what nobody may do, and what nobody sees. */

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pagesOf, quiet } from './cuts';
import { frame, playing } from './frames';
import {
  act,
  board,
  company,
  log,
  look,
  makeRound,
  openRound,
  roundOf,
  roundAt,
  standing,
  together,
  turnByWire,
  type OwnServer,
} from './rounds';
import { EVERY, GAME as DUMMY, served } from './served';
import { address, chance, places, player, type Player } from './support';
import { wholeTurn } from './turns';

const random = chance(5);
let open: { readonly close: () => Promise<void> } | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

async function fromMenu(page: Page, ...actions: readonly string[]): Promise<void> {
  await page.locator('[data-action=menu]').click();
  for (const action of actions) await page.locator(`dialog [data-action=${action}]`).click();
}

const click = (page: Page, action: string) => page.locator(`[data-action=${action}]`).click();

/** A player leaves at the beginning of this file. At its end he has been away for long enough, and nobody had to wait for that. */
const left = { id: '', people: [] as Player[] };
let dummy: OwnServer;
/** A fifth of this time, and at least a minute, is long enough. */
const LIVE = { kind: 'live', base_ms: 300_000, increment_ms: 0 };
beforeAll(async () => {
  dummy = await served();
  const [first, second] = await Promise.all([player(), player()]);
  left.people = [first, second];
  left.id = await makeRound({ first, second }, { game: 'xiangqi', clock: LIVE });
  await Promise.all(left.people.map(({ page }) => openRound(page, left.id)));
  await turnByWire(first, left.id, random);
  await turnByWire(second, left.id, random);
  await first.page.goto('about:blank');
  await second.page.locator('[data-absent]').waitFor();
});
afterAll(async () => {
  await Promise.all(left.people.map(({ close }) => close()));
  await dummy.close();
});

test.each(EVERY)(
  '%s: nobody does what is not his to do, and whatever is offered is answered, refused or lapses',
  async (game) => {
    const people = await company(game === DUMMY ? dummy.address : undefined);
    open = people;
    // Its own, and one by which no small game ends before everything was offered.
    const random = chance(3);
    const { first, second, watcher } = people;
    const all = pagesOf(people);
    const present = (id: string) => Promise.all(all.map((page) => openRound(page, id)));

    // Whoever watches has nothing in his hands; and texts that are no turn of whoever sends them are refused.
    const trial = await makeRound(people, { game });
    const { turn } = await turnByWire(first, trial, random);
    const two = `${turn},${(await wholeTurn(second.page, trial, random)).join(',')}`;
    const [step = ''] = turn.split(',');
    let id = await makeRound(people, { game, takebacks: false });
    await present(id);
    expect(await places(watcher.page).count()).toBe(0);
    expect(await watcher.page.locator('input[name=move]').count()).toBe(0);
    await watcher.page.keyboard.press('t');
    expect(await frame(watcher.page, playing(id, turn))).toMatchObject({ tell: 'nack', code: 'E_NOT_SEATED' });
    expect(await frame(second.page, playing(id, turn))).toMatchObject({ tell: 'nack', code: 'E_NOT_YOUR_TURN' });
    expect(await frame(first.page, playing(id, two))).toMatchObject({ tell: 'nack', code: 'E_TURN_LONG' });
    for (const text of ['0000', `${step}@p`, '', 'nonsense']) {
      expect((await frame(first.page, playing(id, text))).tell, text).toBe('nack');
    }
    // A time where no beat counts.
    expect((await frame(first.page, playing(id, turn, { timing: 3 }))).tell).toBe('nack');
    // The same by the field for typed moves: nothing goes out.
    for (const text of ['0000', `${step}@p`, two]) {
      await first.page.locator('input[name=move]').fill(text);
      await first.page.locator('input[name=move]').press('Enter');
      await first.page.locator('[role=alert][data-code]').first().waitFor();
      expect(await standing(first.page), text).toMatchObject({ waiting: '0', ply: '0' });
    }
    expect((await log(first.page, id)).filter(({ entry }) => entry === 'turn')).toEqual([]);

    // Before his own first turn whoever wants calls the round off, and not after it. Nothing is taken back where that was agreed.
    await together(all, (await turnByWire(first, id, random)).seq);
    await first.page.locator('[data-action=menu]').click();
    expect(await first.page.locator('dialog [data-action=resign]').count()).toBe(1);
    expect(await first.page.locator('dialog [data-action=abort], dialog [data-action=takeback]').count()).toBe(0);
    await first.page.keyboard.press('Escape');
    await fromMenu(second.page, 'abort', 'abort-yes');
    await Promise.all(all.map((page) => page.locator('[data-result=aborted]').waitFor()));

    // A takeback that is granted after the asker moved on goes back to where he asked.
    id = await makeRound(people, { game });
    await present(id);
    await turnByWire(first, id, random);
    await together(all, (await turnByWire(second, id, random)).seq);
    await fromMenu(first.page, 'takeback');
    await second.page.locator('[data-offer=takeback]').waitFor();
    const { seq } = await turnByWire(first, id, random);
    await second.page.locator(`[data-round][data-seq="${seq}"][data-acting=false]`).waitFor();
    await click(second.page, 'accept-takeback');
    await together(all, seq + 1);
    for (const page of all) await expect.poll(async () => (await standing(page))['ply']).toBe('0');
    await together(all, (await turnByWire(first, id, random)).seq);
    // A draw is refused. A takeback that was refused twice must wait.
    await fromMenu(first.page, 'draw');
    await click(second.page, 'decline-draw');
    await expect.poll(() => first.page.locator('[data-offer=draw]').count()).toBe(0);
    await turnByWire(second, id, random);
    await together(all, (await turnByWire(first, id, random)).seq);
    for (let times = 0; times < 2; times += 1) {
      await fromMenu(second.page, 'takeback');
      await click(first.page, 'decline-takeback');
      await expect.poll(() => second.page.locator('[data-offer=takeback]').count()).toBe(0);
    }
    await fromMenu(second.page, 'takeback');
    await second.page.locator('[role=alert][data-code]').waitFor();
    await fromMenu(first.page, 'draw');
    await click(second.page, 'accept-draw');
    for (const page of all) {
      await page.locator('[data-result=draw]').waitFor();
      expect(await page.locator('[data-result]').getAttribute('data-reason')).toBe('agreement');
    }

    // Another round exchanges the chairs, and both go to it.
    await click(first.page, 'rematch');
    await click(second.page, 'accept-rematch');
    await Promise.all([first, second].map(({ page }) => page.waitForURL((url) => !url.pathname.includes(id))));
    await Promise.all([first, second].map(({ page }) => board(page).waitFor()));
    expect(roundAt(first.page)).toBe(roundAt(second.page));
    expect((await standing(first.page))['own']).toBe('second');
    expect((await standing(second.page))['own']).toBe('first');
    quiet(first, second, watcher);
  },
);

test('phrases are said, heard or not, and a round that has ended is kept, with an address for every ply', async () => {
  const table = await roundOf({ terms: { game: 'xiangqi' } });
  open = table;
  const { id, first, second } = table;
  const all = pagesOf(table);
  await turnByWire(first, id, random);
  await together(all, (await turnByWire(second, id, random)).seq);
  // Five phrases, and nothing else is said.
  await second.page.locator('[data-action=menu]').click();
  expect(await second.page.locator('dialog [data-phrase]').count()).toBe(5);
  await second.page.locator('dialog [data-phrase=good_game]').click();
  await expect.poll(() => first.page.locator('[data-said]').textContent()).toContain('Good game!');
  // Whoever does not want to hear it does not; whatever else happens is said.
  await second.page.locator('[data-action=menu]').click();
  await second.page.locator('[data-field=mute-phrases]').check();
  expect(await second.page.locator('dialog [data-field=watch-link]').inputValue()).toBe(new URL(`/g/${id}`, address()).href);
  await second.page.keyboard.press('Escape');
  await first.page.locator('[data-action=menu]').click();
  await first.page.locator('dialog [data-phrase=sorry]').click();
  await expect.poll(() => table.watcher.page.locator('[data-news]').textContent()).toContain('Sorry!');
  await fromMenu(first.page, 'draw');
  await second.page.locator('[data-offer=draw]').waitFor();
  expect(await second.page.locator('[data-said], [data-news]').allTextContents()).not.toContainEqual(
    expect.stringContaining('Sorry!'),
  );
  await click(second.page, 'accept-draw');
  for (const page of all) {
    await page.locator('[data-result=draw]').waitFor();
    expect(await page.locator('[data-result]').getAttribute('data-reason')).toBe('agreement');
    expect(await page.locator('[data-result] [data-field=watch-link]').inputValue()).toBe(new URL(`/g/${id}`, address()).href);
  }
  // The game is in the browsers of those who played it, one click from the analysis.
  await first.page.locator('[data-action=study]').click();
  await first.page.locator('[data-study]').first().waitFor();
  await openRound(second.page, id);
  // An address for every ply.
  await second.page.goto(`/g/${id}#1`);
  await expect.poll(async () => (await standing(second.page))['ply']).toBe('1');
  quiet(first, second, table.watcher);
});

/** When the last beat falls that a page has ordered, in milliseconds since 1970. */
async function falls(page: Page): Promise<number> {
  return Number(await page.locator('[data-beat-falls]').getAttribute('data-beat-falls'));
}

/** Moves by two taps, the second of them so far from a beat. */
async function inTime(page: Page, from: string, to: string, error: number): Promise<void> {
  const place = (name: string) => page.locator(`[data-site][data-name="${name}"]`);
  await place(from).click();
  await place(to).and(page.locator('[data-target=true]')).waitFor();
  const beat = await falls(page);
  await page.evaluate((at) => Object.assign(window, { simulated: at - (Date.now() - performance.now()) }), beat + error);
  await place(to).click();
}

test('a beat on trust: both hear one beat, and everybody sees the grades that it gives', async () => {
  const people = await company();
  open = people;
  const { first, second, watcher } = people;
  const pages = [first, second, watcher].map(({ page }) => page);
  for (const page of pages) {
    await page.addInitScript(() => {
      // Events have their own times until a test says at which one a hand acts.
      const own = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
      Object.defineProperty(Event.prototype, 'timeStamp', {
        get(this: Event) {
          return (window as unknown as { simulated?: number }).simulated ?? (own?.get?.call(this) as number);
        },
      });
    });
  }
  const id = await makeRound(people, { game: 'rhythm', beat: 'on_trust' });
  await Promise.all(pages.map((page) => openRound(page, id)));
  const [begun] = await log(first.page, id);
  const { period, phase } = begun?.beat ?? { period: 0, phase: 0 };
  expect(period).toBe(1000);
  for (const { page } of [first, second]) {
    await expect.poll(() => falls(page)).toBeGreaterThan(phase + period);
    const off = (((await falls(page)) - phase + period / 2) % period) - period / 2;
    expect(Math.abs(off), 'the beat falls when the server says').toBeLessThan(150);
  }
  expect(await falls(watcher.page), 'whoever watches hears nothing').toBe(0);
  await inTime(first.page, 'h2', 'e2', 30);
  await together(pages, 2);
  // A beat at that distance must lie within one's own turn.
  const at = (await log(first.page, id))[1]?.at ?? Infinity;
  await expect.poll(() => falls(second.page)).toBeGreaterThan(at + period);
  await inTime(second.page, 'h9', 'g7', -90);
  await together(pages, 3);
  const turns = (await log(first.page, id)).filter(({ entry }) => entry === 'turn');
  expect(turns.map(({ grade }) => grade)).toEqual(['perfect', 'great']);
  for (const [index, error] of [30, -90].entries())
    expect(Math.abs((turns[index]?.timing ?? Infinity) - error)).toBeLessThanOrEqual(3);
  for (const page of pages) {
    const beside = page.locator('.trust', { has: page.locator('[data-on-trust]') });
    expect(await beside.locator('[data-grade]').getAttribute('data-grade')).toBe('great');
    const listed = page.locator('.moves [data-grade]');
    expect(await listed.evaluateAll((all) => all.map((one) => one.getAttribute('data-grade')))).toContain('perfect');
    expect(await page.locator('[data-trust]').count()).toBe(1);
  }
  quiet(first, second, watcher);
});

/** Everything that the browser of a page keeps, as text. */
function storedBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const all: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const base = await done(indexedDB.open(name));
      for (const store of base.objectStoreNames) all.push(store, await done(base.transaction(store).objectStore(store).getAll()));
      base.close();
    }
    return JSON.stringify(all);
  });
}

/** Everything that a page hears of the server from now on. */
function heardBy(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', (response) => {
    if (response.url().includes('/api/')) void response.text().then((text) => heard.push(text));
  });
  return heard;
}

test('a line-up stays hidden until both have chosen', async () => {
  const people = await company();
  open = people;
  const { first, second, watcher } = people;
  const others = [second.page, watcher.page];
  const heard = others.map(heardBy);
  const id = await makeRound(people, { game: 'kings-cooking', start: 'draft' });
  await Promise.all([first, second, watcher].map(({ page }) => page.goto(`/g/${id}`)));
  await watcher.page.locator('[data-before]').waitFor();
  await Promise.all([first, second].map(({ page }) => page.locator('[data-action=draft]').waitFor()));
  const choose = async ({ page }: Player, letters: string): Promise<void> => {
    await page.locator('[data-field=letters]').fill(letters);
    await page.locator('[data-field=letters]').press('Enter');
    await page.locator('[data-action=draft]').click();
  };
  await choose(first, 'NQR');
  await first.page.locator('[data-before]').waitFor();
  for (const texts of heard) {
    await expect.poll(() => texts.filter((text) => text.includes('"entry":"drafted"')).length).toBeGreaterThan(0);
  }
  const before = [...heard.flat(), ...(await Promise.all(others.map(storedBy)))].join('\n');
  await choose(second, 'BRN');
  await Promise.all([first, second].map(({ page }) => board(page).waitFor()));
  expect(JSON.stringify(await log(second.page, id))).toContain('NQR');
  expect(before).toContain(id);
  expect(before).not.toMatch(/"choice"|NQR/);
  quiet(first, second, watcher);
});

test('the flag falls at the server, whatever the clock of a page shows; an offer of another round lapses only at the board', async () => {
  const table = await roundOf({ terms: { game: 'xiangqi', clock: { kind: 'live', base_ms: 0, increment_ms: 1_000 } } });
  open = table;
  const { id, first, second } = table;
  // The time of this page stands still.
  await first.page.evaluate(() => {
    const at = Date.now();
    Date.now = () => at;
  });
  await turnByWire(first, id, random);
  await turnByWire(second, id, random);
  for (const page of pagesOf(table)) {
    await page.locator('[data-result=second]').waitFor();
    expect(await page.locator('[data-result]').getAttribute('data-reason')).toBe('time');
  }
  // Another round that its maker does not wait for: at the board the offer lapses, with days it stands.
  const slow = await makeRound(table, { game: 'xiangqi', clock: { kind: 'days', days: 3 } });
  await act(first.page, slow, { do: 'resign' });
  await act(first.page, slow, { do: 'offer_rematch' });
  await click(first.page, 'rematch');
  await second.page.locator('[data-action=accept-rematch]').waitFor();
  await first.page.goto('about:blank');
  await second.page.locator('[data-action=rematch]').waitFor({ timeout: 40_000 });
  expect(await second.page.locator('[data-offer=rematch]').count()).toBe(0);
  await openRound(second.page, slow);
  await click(second.page, 'accept-rematch');
  await second.page.waitForURL((url) => !url.pathname.includes(slow));
  quiet(first, second, table.watcher);
});

test('whoever was absent for long enough on his turn loses if the other claims it, and not when he is back', async () => {
  const [first, second] = left.people;
  if (!first || !second) throw new Error('nobody came');
  // In another round the absent player comes back: nobody can claim anything.
  const other = await makeRound({ first, second }, { game: 'xiangqi', clock: LIVE });
  await turnByWire(first, other, random);
  await turnByWire(second, other, random);
  const watched = await second.page.context().newPage();
  await openRound(watched, other);
  await watched.locator('[data-absent] [data-claim-in]').waitFor();
  expect(await watched.locator('[data-action=claim-win]').count()).toBe(0);
  await openRound(first.page, other);
  await expect.poll(() => watched.locator('[data-absent]').count()).toBe(0);
  const command = 'fedcba9876543210fedcba9876543210';
  const claim = { ask: 'do', round: other, command, action: { do: 'claim', as: 'win' } };
  expect((await frame(watched, claim)).tell).toBe('nack');
  // From the first round he is still away.
  await second.page.locator('[data-action=claim-win]').click({ timeout: 90_000 });
  await second.page.locator('[data-result=second]').waitFor();
  expect(await second.page.locator('[data-result]').getAttribute('data-reason')).toBe('abandoned');
  expect((await look(first.page, left.id)).ended).toEqual({ winner: 'second', reason: 'abandoned' });
  quiet(first, second);
});
