/** Rounds when something breaks: lines, servers, pages. Whatever was confirmed stands, and whatever was played is sent once. */

import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { OWED } from './pawns';
import {
  board,
  company,
  log,
  look,
  lookAround,
  makeRound,
  openRound,
  OwnServer,
  roundOf,
  standing,
  together,
  turnByHand,
  turnByWire,
  type Table,
} from './rounds';
import { chance, player, type Player } from './support';

const random = chance(11);
let server: OwnServer | null = null;
let open: { readonly close: () => Promise<void> } | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
  await server?.close();
  server = null;
});

function pagesOf({ first, second, watcher }: Table): Page[] {
  return [first.page, second.page, watcher.page];
}

/** What a browser says of a line that the test cut. */
const PROVOKED = /ERR_|WebSocket|Failed to load resource/;
function quiet(...all: readonly Player[]): void {
  expect(all.flatMap(({ faults }) => faults).filter((fault) => !PROVOKED.test(fault))).toEqual([]);
}

/** Types steps, each of which may be a part of a turn. */
async function type(page: Page, step: string): Promise<void> {
  const field = page.locator('input[name=move]');
  await field.fill(step);
  await field.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('');
}

async function drafted(page: Page, unconfirmed: number): Promise<void> {
  await expect
    .poll(async () => {
      const { ply, confirmed, acting } = await standing(page);
      return acting === 'false' && Number(ply) - Number(confirmed);
    })
    .toBe(unconfirmed);
}

/** What a clock shows, in seconds. */
function secondsOf(text: string): number {
  const [seconds = 0, minutes = 0] = (/[\d:.]+/.exec(text)?.[0] ?? '').split(':').map(Number).reverse();
  return minutes * 60 + seconds;
}

interface Legal {
  readonly legal: readonly string[];
  readonly whole: boolean;
}

async function legalAfter({ page }: Player, id: string, turn: readonly string[]): Promise<Legal> {
  const answer = await page.request.get(`/api/v1/rounds/${id}/legal?turn=${encodeURIComponent(turn.join(','))}`);
  return (await answer.json()) as Legal;
}

/** Everything that a page hears over its sockets from the next one on. */
function framesOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

const DEPLOY = '6c4/11/11/11/11/11/11/11/11/2(NFT)8/5(TI)5/6C4 r - - 0 1';

test('a deployment stands after a reload and after the server was killed, and nobody else sees it before it is whole', async () => {
  server = await OwnServer.start();
  const table = await roundOf({ terms: { game: 'cotulenh', start: { position: DEPLOY } }, server: server.address });
  open = table;
  const { id, first, second, watcher } = table;
  // A step after which the same side goes on is the beginning of a deployment.
  let step = '';
  for (const one of (await legalAfter(first, id, [])).legal) {
    if (step === '' && !(await legalAfter(first, id, [one])).whole) step = one;
  }
  expect(step).not.toBe('');
  const before = await standing(watcher.page);
  const heard = [second.page, watcher.page].map(framesOf);
  await type(first.page, step);
  await drafted(first.page, 1);
  await first.page.reload();
  await board(first.page).waitFor();
  await drafted(first.page, 1);
  await server.kill();
  await first.page.locator('[data-line=away]').waitFor();
  await server.begin();
  for (const page of pagesOf(table)) await page.locator('[data-line=live]').waitFor();
  await drafted(first.page, 1);
  for (const { page } of [second, watcher]) {
    const { ply, digest } = await standing(page);
    expect([ply, digest]).toEqual([before['ply'], before['digest']]);
  }
  for (const frames of heard) {
    expect(frames.length, 'they have come back').toBeGreaterThan(1);
    expect(frames.join('\n')).not.toContain(step);
  }
  // The rest of the turn.
  const seq = Number((await standing(watcher.page))['seq']);
  const turn = [step];
  let { legal: on, whole } = await legalAfter(first, id, turn);
  while (!whole) {
    turn.push(on[random(on.length)] ?? '');
    // A whole turn is gone as soon as it is typed.
    ({ legal: on, whole } = await legalAfter(first, id, turn));
    await type(first.page, turn.at(-1) ?? '');
  }
  await together(pagesOf(table), seq + 1);
  for (const frames of heard) expect(frames.join('\n')).toContain(turn.join(','));
  expect((await log(first.page, id)).filter(({ entry }) => entry === 'turn').map(({ text }) => text)).toEqual([turn.join(',')]);
  quiet(first, second, watcher);
});

test('an owed promotion and a played turn survive a server that is killed, and no clock is lower after it', async () => {
  server = await OwnServer.start();
  const clock = { kind: 'live', base_ms: 600_000, increment_ms: 0 };
  const table = await roundOf({ terms: { game: 'trid', start: { position: OWED }, clock }, server: server.address });
  open = table;
  const { id, first, second } = table;
  const seq = Number((await standing(first.page))['seq']);
  await server.kill();
  await first.page.locator('[data-line=away]').waitFor();
  // Nobody waits for the server: the queen stands on the board before it is back.
  await first.page.locator('[data-pick="=queen"]').first().click();
  await drafted(first.page, 1);
  await server.begin();
  for (const page of pagesOf(table)) await page.locator('[data-line=live]').waitFor();
  await drafted(first.page, 1);
  await first.page.reload();
  await board(first.page).waitFor();
  await drafted(first.page, 1);
  await turnByHand(first.page, random);
  await together(pagesOf(table), (await look(second.page, id)).seq);
  expect(Number((await standing(second.page))['seq'])).toBeGreaterThan(seq);
  // Both have had their free turn: now the time of the first player runs, and the server is gone for some of it.
  await turnByWire(second, id, random);
  const before = await lookAround(second.page, id);
  expect(before.head.actor).toBe('first');
  await server.kill();
  await first.page.locator('[data-line=away]').waitFor();
  await server.begin();
  for (const page of pagesOf(table)) {
    await page.locator('[data-line=live]').waitFor();
    await expect.poll(() => page.locator('[data-news]').textContent()).toContain('given back');
  }
  // The first time it was gone in a turn that costs nothing.
  const gift = (await log(second.page, id)).findLast(({ entry }) => entry === 'resumed')?.gifts?.[0] ?? 0;
  expect(gift).toBeGreaterThanOrEqual(5_000);
  const after = await lookAround(second.page, id);
  // What was lost while it was away is given back: only the time before and after counts.
  expect(after.clock.left?.second).toBe(before.clock.left?.second);
  expect(after.clock.left?.first).toBeGreaterThanOrEqual(
    (before.clock.left?.first ?? Infinity) - (after.clock.now - before.clock.now) + gift,
  );
  const shown = (await first.page.locator('.clock').allTextContents()).map(secondsOf);
  expect(shown).toHaveLength(2);
  for (const seconds of shown) expect(seconds).toBeGreaterThanOrEqual(590);
  quiet(first, second, table.watcher);
});

test('a player without a line plays on his board, and what he played is sent once', async () => {
  const table = await roundOf({ terms: { game: 'xiangqi' } });
  open = table;
  const { id, first, second } = table;
  await first.page.context().setOffline(true);
  await first.page.locator('[data-line=away]').waitFor();
  await type(first.page, 'h2e2');
  expect((await standing(first.page))['ply']).toBe('1');
  expect((await standing(first.page))['waiting']).toBe('1');
  expect((await look(second.page, id)).ply).toBe(0);
  await first.page.context().setOffline(false);
  await together(pagesOf(table), 2);
  // The other one is away while there is something to answer.
  await second.page.context().setOffline(true);
  await second.page.locator('[data-line=away]').waitFor();
  const { seq } = await turnByWire(second, id, random);
  await together([first.page, table.watcher.page], seq);
  await second.page.context().setOffline(false);
  await together(pagesOf(table), seq);
  expect((await log(first.page, id)).filter(({ entry }) => entry === 'turn')).toHaveLength(2);
  quiet(first, second, table.watcher);
});

test('a line that is cut after every single message loses nothing and does nothing twice', async () => {
  const people = await company();
  open = people;
  const { first, second } = people;
  // The line of the first player ends after one message more each time; from the seventh line on it holds.
  let lines = 0;
  await first.page.routeWebSocket(/\/ws$/, (socket) => {
    lines += 1;
    const most = lines;
    let heard = 0;
    const far = socket.connectToServer();
    const count = (pass: () => void): void => {
      heard += 1;
      pass();
      if (most < 7 && heard >= most) void socket.close({ code: 1012 });
    };
    socket.onMessage((text) => count(() => far.send(text)));
    far.onMessage((text) => count(() => socket.send(text)));
  });
  const id = await makeRound(people, { game: 'xiangqi' });
  await openRound(second.page, id);
  await first.page.goto(`/g/${id}`);
  await board(first.page).waitFor();
  for (const step of ['h2e2', 'h9g7', 'h0g2', 'i9h9']) {
    const mover = (await look(second.page, id)).actor === 'first' ? first : second;
    await mover.page.locator('[data-mine=true]').waitFor();
    await type(mover.page, step);
    await expect.poll(async () => (await standing(mover.page))['waiting']).toBe('0');
  }
  await expect.poll(() => lines).toBeGreaterThanOrEqual(7);
  const turns = (await log(second.page, id)).filter(({ entry }) => entry === 'turn');
  expect(turns.map(({ text }) => text)).toEqual(['h2e2', 'h9g7', 'h0g2', 'i9h9']);
  const { seq } = await look(first.page, id);
  await together([first.page, second.page], seq);
  quiet(first, second);
});

test('a server that ends in order is back before anybody has to do anything', async () => {
  server = await OwnServer.start();
  const table = await roundOf({ terms: { game: 'xiangqi' }, server: server.address });
  open = table;
  const ended = server.kill('SIGTERM');
  for (const page of pagesOf(table)) await page.locator('[data-line=restarting]').waitFor();
  await ended;
  await server.begin();
  for (const page of pagesOf(table)) await page.locator('[data-line=live]').waitFor({ timeout: 15_000 });
  const { seq } = await turnByWire(table.first, table.id, random);
  await together(pagesOf(table), seq);
  quiet(table.first, table.second, table.watcher);
});

test('two tabs of one player: both follow, and of two different turns one is played', async () => {
  const table = await roundOf({ terms: { game: 'xiangqi' } });
  open = table;
  const { id, first } = table;
  const tab = await first.page.context().newPage();
  await openRound(tab, id);
  // Neither line carries anything until both have played.
  await first.page.context().setOffline(true);
  for (const page of [first.page, tab]) await page.locator('[data-line=away]').waitFor();
  await type(first.page, 'h2e2');
  await type(tab, 'b2e2');
  await first.page.context().setOffline(false);
  await together([...pagesOf(table), tab], 2);
  const turns = (await log(first.page, id)).filter(({ entry }) => entry === 'turn');
  expect(turns).toHaveLength(1);
  const loser = turns[0]?.text === 'h2e2' ? tab : first.page;
  expect(await loser.locator('[data-code=E_STALE]').count()).toBeGreaterThan(0);
  quiet(first);
});

/** What a page shows of a board, one after the other. */
async function plies(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const shown: number[] = [];
    const note = (): void => {
      const ply = Number(document.querySelector<HTMLElement>('[data-key][data-ply]')?.dataset['ply']);
      if (ply !== shown.at(-1)) shown.push(ply);
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-ply'] });
    Object.assign(window, { shown });
  });
  return () => page.evaluate(() => (window as unknown as { shown: number[] }).shown);
}

test('over a slow and uneven network no board jumps back', async () => {
  const people = await company();
  open = people;
  const players = [people.first, people.second];
  for (const { page } of players) {
    await page.routeWebSocket(/\/ws$/, (socket) => {
      const far = socket.connectToServer();
      // From 100 to 500 ms, and what was sent first comes first.
      const slow = (pass: (text: string | Buffer) => void): ((text: string | Buffer) => void) => {
        let free = 0;
        return (text) => {
          free = Math.max(free, Date.now() + 100 + random(401));
          setTimeout(() => pass(text), free - Date.now());
        };
      };
      socket.onMessage(slow((text) => far.send(text)));
      far.onMessage(slow((text) => socket.send(text)));
    });
  }
  const id = await makeRound(people, { game: 'xiangqi' });
  await Promise.all(players.map(({ page }) => openRound(page, id)));
  const shown = await Promise.all(players.map(({ page }) => plies(page)));
  const steps = ['h2e2', 'h9g7', 'h0g2', 'i9h9', 'i0h0', 'b9c7'];
  for (const [index, step] of steps.entries()) {
    const { page } = players[index % 2] ?? people.first;
    await page.locator('[data-mine=true]').waitFor();
    await type(page, step);
    // One's own turn stands at once, whenever the server hears of it.
    expect((await standing(page))['ply']).toBe(String(index + 1));
  }
  await together(
    players.map(({ page }) => page),
    steps.length + 1,
  );
  for (const seen of shown) expect(await seen()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  quiet(...players);
});

test('a page that is too old says so', async () => {
  const table = await roundOf({ terms: { game: 'xiangqi' } });
  open = table;
  const old = await player();
  await old.page.routeWebSocket(/\/ws$/, (socket) => {
    socket.onMessage(() => {
      socket.send(JSON.stringify({ tell: 'outdated', protocol: 2 }));
      void socket.close({ code: 4001 });
    });
  });
  await old.page.goto(`/g/${table.id}`);
  await old.page.locator('[data-line=outdated] [data-action=reload]').waitFor();
  await old.close();
});
