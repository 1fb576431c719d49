/** Rounds when something breaks: lines, servers, pages. Whatever was confirmed stands, and whatever was played is sent once. */

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { goOffline, live, pagesOf, quiet } from './cuts';
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
  turnByWire,
  type,
} from './rounds';
import { EVERY, served, serverWith } from './served';
import { chance, player, type Player } from './support';
import { otherTurn, wholeTurn } from './turns';

const random = chance(11);
let server: OwnServer | null = null;
let open: { readonly close: () => Promise<void> } | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
  await server?.close();
  server = null;
});

/** What a page shows at some place, one after the other: its text, or an attribute of it. */
async function shownAt(page: Page, place: string, attribute: string | null = null): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(
    ([place, attribute]) => {
      const shown: string[] = [];
      const note = (): void => {
        const found = document.querySelector(place);
        const now = (attribute === null ? found?.textContent : found?.getAttribute(attribute)) ?? '';
        if (now !== shown.at(-1)) shown.push(now);
      };
      note();
      new MutationObserver(note).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        ...(attribute !== null && { attributeFilter: [attribute] }),
      });
      Object.assign(window, { shown });
    },
    [place, attribute] as const,
  );
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
}

/** What a clock shows, in seconds. */
function secondsOf(text: string): number {
  const [seconds = 0, minutes = 0] = (/[\d:.]+/.exec(text)?.[0] ?? '').split(':').map(Number).reverse();
  return minutes * 60 + seconds;
}

const turnsOf = async (page: Page, id: string) => (await log(page, id)).filter(({ entry }) => entry === 'turn');

/** A browser with a round of every game loses its line at the beginning of this file. At its end it has been without one for long. */
const AWAY = 20_000;
const away = { server: null as OwnServer | null, people: [] as Player[], rounds: [] as { id: string; page: Page }[], since: 0 };
beforeAll(async () => {
  away.server = await served();
  const [first, second] = await Promise.all([1, 2].map(() => player({ baseURL: away.server?.address ?? '' })));
  if (!first || !second) throw new Error('nobody came');
  away.people = [first, second];
  for (const game of EVERY) {
    const id = await makeRound({ first, second }, { game });
    away.rounds.push({ id, page: await second.page.context().newPage() });
  }
  await Promise.all(
    away.rounds.map(async ({ id, page }) => {
      await openRound(page, id);
      await page.evaluate(() => Object.assign(window, { loaded: 'once' }));
    }),
  );
  await second.page.close();
  await goOffline({ page: away.rounds[0]?.page ?? second.page });
  for (const { id } of away.rounds) await turnByWire(first, id, random);
  away.since = Date.now();
});
afterAll(async () => {
  await Promise.all(away.people.map(({ close }) => close()));
  await away.server?.close();
});

test.each(EVERY)('%s goes on: pages anew, a closed browser, no line, two tabs, and a server that is killed', async (game) => {
  server = await serverWith(game);
  const people = await company(server.address);
  open = people;
  const { first, watcher } = people;
  let { second } = people;
  let all = pagesOf(people);
  let id = '';
  const own = async (page: Page) => (await standing(page))['own'];
  /** A round in which somebody is to act whose turn is not his first: the one that is played, or another where that has ended. */
  const until = async (actor: 'first' | 'second'): Promise<{ seq: number; count: number }> => {
    for (;;) {
      const head = id === '' ? null : await look(first.page, id);
      if (!head || head.phase === 'over') {
        id = await makeRound({ first, second }, { game, clock: { kind: 'live', base_ms: 600_000, increment_ms: 0 } });
        await Promise.all(all.map((page) => openRound(page, id)));
        continue;
      }
      const count = (await turnsOf(first.page, id)).length;
      if (head.actor === actor && count > 1) {
        await together(all, head.seq);
        return { seq: head.seq, count };
      }
      await turnByWire(head.actor === 'first' ? first : second, id, random);
    }
  };

  // One page is loaded anew, then the other, then both.
  let { seq, count } = await until('first');
  for (const pages of [[first.page], [second.page], [first.page, second.page]]) {
    await Promise.all(pages.map((page) => page.reload()));
    await together(all, seq);
    expect([await own(first.page), await own(second.page)]).toEqual(['first', 'second']);
  }

  // A browser that was closed comes back with what it kept.
  const storageState = await second.page.context().storageState();
  await second.close();
  second = await player({ baseURL: server.address, storageState });
  all = [first.page, second.page, watcher.page];
  const players = [first, second, watcher];
  const close = async (): Promise<void> => {
    await Promise.all(players.map((one) => one.close()));
  };
  open = { close };
  await openRound(second.page, id);
  expect(await own(second.page)).toBe('second');
  await together(all, seq);

  // Without a line one plays on one's board; it is shown as not stored, and it is sent once.
  const before = await standing(first.page);
  const alone = await wholeTurn(first.page, id, random);
  await goOffline(first);
  await type(first.page, ...alone);
  await first.page.locator('[data-line=unstored]').waitFor();
  expect(await standing(first.page)).toMatchObject({ waiting: '1', confirmed: before['confirmed'] });
  expect(Number((await standing(first.page))['ply'])).toBeGreaterThan(Number(before['ply']));
  expect((await look(second.page, id)).seq).toBe(seq);
  await first.page.context().setOffline(false);
  await together(all, seq + 1);
  expect((await turnsOf(first.page, id)).slice(count).map(({ text }) => text)).toEqual([alone.join(',')]);

  // Of two tabs, neither of which has a line, each plays another turn: one counts, and the other says why it does not.
  ({ seq, count } = await until('second'));
  let one = await wholeTurn(second.page, id, random);
  let other = await otherTurn(second.page, id, random, one);
  while (!other) {
    await turnByWire(second, id, random);
    ({ seq, count } = await until('second'));
    one = await wholeTurn(second.page, id, random);
    other = await otherTurn(second.page, id, random, one);
  }
  const tab = await second.page.context().newPage();
  await openRound(tab, id);
  await goOffline(second);
  await type(second.page, ...one);
  await type(tab, ...other);
  await second.page.context().setOffline(false);
  await together([...all, tab], seq + 1);
  const played = (await turnsOf(first.page, id)).slice(count).map(({ text }) => text);
  expect(played).toHaveLength(1);
  expect([one.join(','), other.join(',')]).toContain(played[0]);
  const loser = played[0] === one.join(',') ? tab : second.page;
  await loser.locator('[data-code=E_STALE]').first().waitFor();
  await tab.close();

  // The server is killed while the time of the second player runs; what he plays meanwhile is stored when it is back.
  ({ count } = await until('second'));
  const running = await lookAround(second.page, id);
  const meanwhile = await wholeTurn(second.page, id, random);
  const news = await shownAt(watcher.page, '[data-news]');
  await server.kill();
  await second.page.locator('[data-line=away]').waitFor();
  await type(second.page, ...meanwhile);
  await second.page.locator('[data-line=unstored]').waitFor();
  await server.begin();
  await live(all);
  await expect.poll(async () => (await turnsOf(first.page, id)).length).toBe(count + 1);
  const stands = await lookAround(first.page, id);
  await together(all, stands.head.seq);
  expect((await turnsOf(first.page, id)).at(-1)?.text).toBe(meanwhile.join(','));
  await expect.poll(async () => (await news()).join('\n')).toContain('given back');
  // What was lost while it was away is given back: only the time before and after counts.
  const gift = (await log(first.page, id)).findLast(({ entry }) => entry === 'resumed')?.gifts?.[1] ?? 0;
  expect(gift).toBeGreaterThanOrEqual(5_000);
  const least = (running.clock.left?.second ?? Infinity) - (stands.clock.now - running.clock.now) + gift;
  expect(stands.clock.left?.second).toBeGreaterThanOrEqual(least);
  const shown = (await first.page.locator('.clock').allTextContents()).map(secondsOf);
  expect(shown).toHaveLength(2);
  for (const seconds of shown) expect(seconds).toBeGreaterThanOrEqual(570);
  // Both go on.
  await until('second');
  quiet(...players, people.second);
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
  const shown = await Promise.all(players.map(({ page }) => shownAt(page, '[data-key][data-ply]', 'data-ply')));
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
  for (const seen of shown) expect(await seen()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
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

test('whoever had no line for twenty seconds catches up in every game, and loads nothing anew', async () => {
  const [first, second] = away.people;
  if (!first || !second) throw new Error('nobody came');
  await new Promise((done) => setTimeout(done, away.since + AWAY - Date.now()));
  await away.rounds[0]?.page.context().setOffline(false);
  for (const { id, page } of away.rounds) {
    await page.locator('[data-line=live]').waitFor({ timeout: 20_000 });
    const { seq, digest } = await look(first.page, id);
    await together([page], seq);
    expect((await standing(page))['digest']).toBe(digest);
    expect(await page.evaluate(() => (window as unknown as { loaded?: string }).loaded)).toBe('once');
  }
  quiet(first, second);
});
