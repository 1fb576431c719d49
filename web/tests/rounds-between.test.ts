/** What players do beside moving, what nobody may do, and what nobody sees. */

import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
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
import { chance, places, type Player } from './support';

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

test('draws and takebacks are offered, answered, refused and lapse', async () => {
  const table = await roundOf({ terms: { game: 'xiangqi' } });
  open = table;
  const { id, first, second } = table;
  const all = pagesOf(table);
  await turnByWire(first, id, random);
  // A takeback that is granted after the asker moved on goes back to where he asked.
  await fromMenu(first.page, 'takeback');
  await second.page.locator('[data-offer=takeback]').waitFor();
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
  await fromMenu(first.page, 'draw');
  await click(second.page, 'accept-draw');
  for (const page of all) {
    await page.locator('[data-result=draw]').waitFor();
    expect(await page.locator('[data-result]').getAttribute('data-reason')).toBe('agreement');
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

test('a beat on trust gives the same grades to both', async () => {
  const table = await roundOf({ terms: { game: 'rhythm', beat: 'on_trust' } });
  open = table;
  const { id, first } = table;
  const { seq } = await act(first.page, id, { do: 'play', ply: 0, turn: 'h2e2', timing: 10 });
  await together(pagesOf(table), seq);
  for (const page of pagesOf(table)) expect(await page.locator('[data-trust]').count()).toBe(1);
  quiet(first, table.second, table.watcher);
});

test('a line-up stays hidden until both have chosen', async () => {
  const people = await company();
  open = people;
  const { first, second } = people;
  const heard: string[] = [];
  second.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  second.page.on('response', (response) => {
    if (response.url().includes('/api/')) void response.text().then((text) => heard.push(text));
  });
  const id = await makeRound(people, { game: 'kings-cooking', start: 'draft' });
  await Promise.all([first, second].map(({ page }) => page.goto(`/g/${id}`)));
  await Promise.all([first, second].map(({ page }) => page.locator('[data-action=draft]').waitFor()));
  const choose = async ({ page }: Player, letters: string): Promise<void> => {
    await page.locator('[data-field=letters]').fill(letters);
    await page.locator('[data-field=letters]').press('Enter');
    await page.locator('[data-action=draft]').click();
  };
  await choose(first, 'NQR');
  await first.page.locator('[data-before]').waitFor();
  await expect.poll(() => heard.filter((text) => text.includes('drafted')).length).toBeGreaterThan(0);
  const kept = await second.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const before = heard.join('\n') + kept;
  await choose(second, 'BRN');
  await Promise.all([first, second].map(({ page }) => board(page).waitFor()));
  expect(JSON.stringify(await log(second.page, id))).toContain('NQR');
  expect(before).not.toMatch(/"choice"|NQR/);
  quiet(first, second);
});

test('the flag falls at the server, whatever the clock of a page shows', async () => {
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
  quiet(first, second, table.watcher);
});

test('an absent player can be claimed against on his turn, and not when he is back', async () => {
  const table = await roundOf({ terms: { game: 'xiangqi', clock: { kind: 'live', base_ms: 60_000, increment_ms: 0 } } });
  open = table;
  const { id, first, second } = table;
  await turnByWire(first, id, random);
  await turnByWire(second, id, random);
  await first.page.goto('about:blank');
  await second.page.locator('[data-absent]').waitFor();
  expect(await second.page.locator('[data-action=claim-win]').count()).toBe(0);
  await openRound(first.page, id);
  await expect.poll(() => second.page.locator('[data-absent]').count()).toBe(0);
  const refused = await frame(second.page, {
    ask: 'do',
    round: id,
    command: 'fedcba9876543210fedcba9876543210',
    action: { do: 'claim', as: 'win' },
  });
  expect(refused.tell).toBe('nack');
  quiet(first, second, table.watcher);
});
