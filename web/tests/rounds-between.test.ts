/** What players do beside moving, what nobody may do, and what nobody sees. */

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  act,
  board,
  company,
  log,
  look,
  makeRound,
  openRound,
  roundOf,
  standing,
  together,
  turnByWire,
  type Table,
} from './rounds';
import { address, chance, places, player, type Player } from './support';

const random = chance(5);
let open: { readonly close: () => Promise<void> } | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

function pagesOf({ first, second, watcher }: Table): Page[] {
  return [first.page, second.page, watcher.page];
}

function quiet(...all: readonly Player[]): void {
  expect(all.flatMap(({ faults }) => faults)).toEqual([]);
}

async function fromMenu(page: Page, ...actions: readonly string[]): Promise<void> {
  await page.locator('[data-action=menu]').click();
  for (const action of actions) await page.locator(`dialog [data-action=${action}]`).click();
}

const click = (page: Page, action: string) => page.locator(`[data-action=${action}]`).click();

/** Sends a frame by hand over a socket of its own and gives the first answer that is no welcome. */
function frame(page: Page, ask: object): Promise<{ tell: string; code?: string }> {
  return page.evaluate(
    (text) =>
      new Promise((resolve) => {
        const socket = new WebSocket(new URL('/ws', location.href.replace('http', 'ws')));
        socket.onopen = () => {
          socket.send(JSON.stringify({ ask: 'hello', protocol: 1, build: 'by hand' }));
          socket.send(text);
        };
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(String(data)) as { tell: string };
          if (told.tell === 'welcome') return;
          socket.close();
          resolve(told);
        };
      }),
    JSON.stringify(ask),
  );
}

/** A player leaves at the beginning of this file. At its end he has been away for long enough, and nobody had to wait for that. */
const left = { id: '', people: [] as Player[] };
beforeAll(async () => {
  const [first, second] = await Promise.all([player(), player()]);
  left.people = [first, second];
  // A fifth of the time of a game at the board, at least a minute.
  left.id = await makeRound({ first, second }, { game: 'xiangqi', clock: { kind: 'live', base_ms: 300_000, increment_ms: 0 } });
  await Promise.all(left.people.map(({ page }) => openRound(page, left.id)));
  await turnByWire(first, left.id, random);
  await turnByWire(second, left.id, random);
  await first.page.goto('about:blank');
  await second.page.locator('[data-absent]').waitFor();
});
afterAll(async () => {
  await Promise.all(left.people.map(({ close }) => close()));
});

test('draws and takebacks are offered, answered, refused and lapse', async () => {
  const table = await roundOf({ terms: { game: 'xiangqi' } });
  open = table;
  const { id, first, second } = table;
  const all = pagesOf(table);
  await turnByWire(first, id, random);
  const answered = await turnByWire(second, id, random);
  await together(all, answered.seq);
  // A takeback that is granted after the asker moved on goes back to where he asked.
  await fromMenu(first.page, 'takeback');
  await second.page.locator('[data-offer=takeback]').waitFor();
  await turnByWire(first, id, random);
  await expect.poll(async () => (await standing(second.page))['ply']).toBe('3');
  await click(second.page, 'accept-takeback');
  await expect.poll(async () => (await standing(first.page))['ply']).toBe('0');
  await together(all, (await look(first.page, id)).seq);
  const { seq } = await turnByWire(first, id, random);
  await together(all, seq);
  // A draw: refused, then accepted.
  await fromMenu(first.page, 'draw');
  await second.page.locator('[data-offer=draw]').waitFor();
  await click(second.page, 'decline-draw');
  await expect.poll(() => first.page.locator('[data-offer=draw]').count()).toBe(0);
  await turnByWire(second, id, random);
  await turnByWire(first, id, random);
  await fromMenu(second.page, 'takeback');
  await click(first.page, 'decline-takeback');
  await expect.poll(() => second.page.locator('[data-offer=takeback]').count()).toBe(0);
  await fromMenu(second.page, 'takeback');
  await click(first.page, 'decline-takeback');
  await expect.poll(() => second.page.locator('[data-offer=takeback]').count()).toBe(0);
  await fromMenu(second.page, 'takeback');
  await second.page.locator('[role=alert][data-code]').waitFor();
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

test('a rematch exchanges the chairs, and both go to it', async () => {
  const table = await roundOf({ terms: { game: 'kings-cooking', start: 'normal' } });
  open = table;
  const { id, first, second } = table;
  await fromMenu(second.page, 'abort');
  // Before his own first turn whoever wants calls it off; here he thinks better of it.
  await second.page.keyboard.press('Escape');
  await turnByWire(first, id, random);
  await together(pagesOf(table), (await look(first.page, id)).seq);
  await first.page.locator('[data-action=menu]').click();
  expect(await first.page.locator('dialog [data-action=abort]').count()).toBe(0);
  await first.page.locator('dialog [data-action=resign]').click();
  await first.page.locator('dialog [data-action=resign-yes]').click();
  await click(first.page, 'rematch');
  await click(second.page, 'accept-rematch');
  await Promise.all([first, second].map(({ page }) => page.waitForURL((url) => !url.pathname.includes(id))));
  await Promise.all([first, second].map(({ page }) => board(page).waitFor()));
  expect((await standing(first.page))['own']).toBe('second');
  expect((await standing(second.page))['own']).toBe('first');
  const next = /\/g\/(\w+)/.exec(first.page.url())?.[1] ?? '';
  await fromMenu(second.page, 'abort', 'abort-yes');
  await first.page.locator('[data-result=aborted]').waitFor();
  expect((await look(first.page, next)).phase).toBe('over');
  quiet(first, second);
});

test('whoever only watches can do nothing, by click, key, text or frame; and texts that are no turn are refused', async () => {
  const table = await roundOf({ terms: { game: 'rhythm', takebacks: false } });
  open = table;
  const { id, first, second, watcher } = table;
  expect(await places(watcher.page).count()).toBe(0);
  expect(await watcher.page.locator('input[name=move]').count()).toBe(0);
  await watcher.page.keyboard.press('t');
  const command = '0123456789abcdef0123456789abcdef';
  const play = (turn: string, ply = 0, others: object = {}) => ({
    ask: 'do',
    round: id,
    command,
    action: { do: 'play', ply, turn, ...others },
  });
  expect(await frame(watcher.page, play('h2e2'))).toMatchObject({ tell: 'nack', code: 'E_NOT_SEATED' });
  expect(await frame(second.page, play('h2e2'))).toMatchObject({ tell: 'nack', code: 'E_NOT_YOUR_TURN' });
  const codes: string[] = [];
  for (const turn of ['0000', 'h2e2@p', 'h2e2,h9g7', '', 'nonsense']) {
    const told = await frame(first.page, play(turn));
    expect(told.tell, turn).toBe('nack');
    codes.push(told.code ?? '');
  }
  expect(codes).toEqual(['BAD_NODE', 'E_TIMING', 'E_TURN_LONG', 'BAD_NODE', 'BAD_NODE']);
  // A time where no beat counts.
  expect((await frame(first.page, play('h2e2', 0, { timing: 3 }))).tell).toBe('nack');
  // The same by the field for typed moves: nothing goes out.
  for (const text of ['0000', 'h2e2@p', 'h2e2,h9g7']) {
    await first.page.locator('input[name=move]').fill(text);
    await first.page.locator('input[name=move]').press('Enter');
    await first.page.locator('[role=alert][data-code]').first().waitFor();
    expect(await standing(first.page)).toMatchObject({ waiting: '0', ply: '0' });
  }
  expect((await log(first.page, id)).filter(({ entry }) => entry === 'turn')).toEqual([]);
  await first.page.locator('[data-action=menu]').click();
  expect(await first.page.locator('dialog [data-action=takeback]').count()).toBe(0);
  quiet(first, second, watcher);
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
  const { id, people } = left;
  const [first, second] = people;
  if (!first || !second) throw new Error('nobody came');
  // In another round the absent player comes back: nobody can claim anything.
  const other = await makeRound(
    { first, second },
    { game: 'xiangqi', clock: { kind: 'live', base_ms: 300_000, increment_ms: 0 } },
  );
  await turnByWire(first, other, random);
  await turnByWire(second, other, random);
  const watched = await second.page.context().newPage();
  await openRound(watched, other);
  await watched.locator('[data-absent] [data-claim-in]').waitFor();
  expect(await watched.locator('[data-action=claim-win]').count()).toBe(0);
  await openRound(first.page, other);
  await expect.poll(() => watched.locator('[data-absent]').count()).toBe(0);
  const claim = (round: string) => ({
    ask: 'do',
    round,
    command: 'fedcba9876543210fedcba9876543210',
    action: { do: 'claim', as: 'win' },
  });
  expect((await frame(watched, claim(other))).tell).toBe('nack');
  // From the first round he is still away.
  await second.page.locator('[data-action=claim-win]').click({ timeout: 90_000 });
  await second.page.locator('[data-result=second]').waitFor();
  expect(await second.page.locator('[data-result]').getAttribute('data-reason')).toBe('abandoned');
  expect((await look(first.page, id)).ended).toEqual({ winner: 'second', reason: 'abandoned' });
  quiet(first, second);
});
