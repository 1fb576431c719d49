/** The ways to a round: made by one, joined by another by the link, found again by both. */

import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { violations } from './axe';
import { tabTo } from './hands';
import { smallControls } from './layout';
import {
  act,
  board,
  invite,
  linkOf,
  look,
  makeRound,
  openRound,
  roundAt,
  sitDown,
  standing,
  together,
  turnByWire,
} from './rounds';
import { chance, openGame, player, ply, type Player } from './support';

const here: Player[] = [];
afterEach(async () => {
  const all = here.splice(0);
  await Promise.all(all.map(({ close }) => close()));
  expect(all.flatMap(({ faults }) => faults)).toEqual([]);
});

async function come(options: Parameters<typeof player>[0] = {}): Promise<Player> {
  const one = await player(options);
  here.push(one);
  return one;
}

/** What the browser itself says of an answer that this test provoked is no fault. */
function forgive({ faults }: Player, provoked: string): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes(provoked)));
}

/** Notes what the browser would show beside the page; it is allowed. */
function noteNotices(): void {
  const notices: object[] = [];
  Object.assign(window, { notices });
  function Notice(title: string, { body, tag }: NotificationOptions): void {
    notices.push({ title, body, tag });
  }
  Object.assign(window, { Notification: Object.assign(Notice, { permission: 'granted' }) });
}

/** Every answer of the server to such a request is lost once, after the server has done it. */
async function loseOnce(page: Page, path: RegExp): Promise<() => number> {
  let lost = 0;
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) {
      await route.continue();
      return;
    }
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => lost;
}

describe('a friend by link', () => {
  test('answers that are lost change nothing: one round, one chair', async () => {
    const [ada, bob] = await Promise.all([come(), come()]);
    const created = await loseOnce(ada.page, /\/api\/v1\/rounds$/);
    const link = await invite(ada, 'kings-cooking');
    expect(created()).toBe(1);
    // The page was opened at an address that leads from every device to itself.
    await ada.page.locator('[data-link-card^="chair-"] [data-leads-here]').waitFor();
    const rounds = (await (await ada.page.request.get('/api/v1/me/rounds')).json()) as { rounds: unknown[] };
    expect(rounds.rounds).toHaveLength(1);
    const sat = await loseOnce(bob.page, /\/chair$/);
    await bob.page.goto(link);
    await bob.page.locator('[data-action=sit]').click();
    await bob.page.locator('[data-round]').waitFor();
    expect(sat()).toBe(1);
    await ada.page.locator('[data-round]').waitFor();
    for (const one of [ada, bob]) forgive(one, 'ERR_CONNECTION_RESET');
  });
});

describe('coming back', () => {
  test('by the cookie, by a link into the chair until it is revoked, and by a link for a device', async () => {
    const [ada, bob] = await Promise.all([come(), come()]);
    await sitDown(bob, await invite(ada, 'trid'), 'Bob');
    await board(ada.page).waitFor();
    const id = roundAt(ada.page);
    const own = (await standing(bob.page))['own'];
    // A browser that was closed.
    const again = await come({ storageState: await bob.page.context().storageState() });
    await openRound(again.page, id);
    expect((await standing(again.page))['own']).toBe(own);
    // Bob's games, those that wait for him first.
    await bob.page.goto('/#/mine');
    await bob.page.locator(`[data-mine="${id}"]`).waitFor();
    await bob.page.locator('[data-action=return-link]').click();
    const back = await linkOf(bob.page, 'return-link');
    const third = await come();
    await third.page.goto(back);
    await third.page.locator('[data-action=sit]').click();
    await board(third.page).waitFor();
    expect((await standing(third.page))['own']).toBe(own);
    await bob.page.locator('[data-action=revoke]').click();
    await bob.page.locator('[data-revoked=true]').waitFor();
    // Whoever came by it sits there no longer, and Bob does.
    expect((await look(third.page, id)).you).toBeNull();
    expect((await look(bob.page, id)).you).toBe(own);
    const late = await come();
    await late.page.goto(back);
    await late.page.locator('[data-action=sit]').click();
    await late.page.locator('[data-doors=join] [data-code]').waitFor();
    expect((await look(late.page, id)).you).toBeNull();
    forgive(late, '403');
    // All his chairs at once.
    const other = await makeRound({ first: ada, second: bob }, { game: 'xiangqi' });
    await bob.page.locator('[data-action=device-link]').click();
    const device = await linkOf(bob.page, 'device-link');
    const fourth = await come();
    await fourth.page.goto(device);
    await fourth.page.locator('[data-action=take-device]').click();
    await fourth.page.locator(`[data-mine="${other}"]`).waitFor();
    expect((await look(fourth.page, other)).you).toBe('second');
    await fourth.page.locator(`[data-mine="${id}"] [data-action=open-round]`).click();
    await board(fourth.page).waitFor();
    expect((await standing(fourth.page))['own']).toBe(own);
    expect(new URL(fourth.page.url()).hash).toBe('');
  });

  test('shows whose turn it is on the start screen and in the title', async () => {
    const [ada, bob] = await Promise.all([come(), come()]);
    for (const { page } of [ada, bob]) {
      await page.clock.install();
      await page.addInitScript(noteNotices);
    }
    await sitDown(bob, await invite(ada, 'cotulenh'));
    await board(ada.page).waitFor();
    const id = roundAt(ada.page);
    const { actor } = await look(ada.page, id);
    const own = (await standing(ada.page))['own'];
    const [mover, waiter] = actor === own ? [ada, bob] : [bob, ada];
    await expect.poll(() => mover.page.title()).toMatch(/^● Your turn/);
    await waiter.page.goto('/');
    await waiter.page.locator('[data-yours="0"]').waitFor();
    // On another screen, in a page that nobody looks at: the title says it, and a notification comes.
    await waiter.page.goto('/#/rules/xiangqi');
    await expect.poll(() => waiter.page.title()).toMatch(/^Rules|Xiangqi/);
    await waiter.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const { seq } = await turnByWire(mover, id, chance(3));
    await together([mover.page], seq);
    const named = await waiter.page.title();
    await waiter.page.clock.fastForward(30_000);
    await expect.poll(() => waiter.page.title()).toBe(`1 game waits for you – ${named}`);
    const notices = await waiter.page.evaluate(() => (window as unknown as { notices: unknown[] }).notices);
    expect(notices).toEqual([
      { title: 'Your turn', body: expect.stringMatching(/Commander Chess.* against /) as string, tag: id },
    ]);
    // The next screen has it before its own title, and the round itself has no need of it.
    await waiter.page.goto('/#/settings');
    await expect.poll(() => waiter.page.title()).toMatch(/^1 game waits for you – Settings/);
    await openRound(waiter.page, id);
    await expect.poll(() => waiter.page.title()).toMatch(/^● Your turn/);
    await waiter.page.goto('/');
    await waiter.page.locator(`[data-yours="1"] [data-mine="${id}"][data-turn=true]`).waitFor();
    await expect.poll(() => waiter.page.title()).toMatch(/^1 game waits for you/);
    // To be forgotten: the name and the keys go.
    await waiter.page.goto('/#/mine');
    await waiter.page.locator('[data-action=forget]').click();
    await waiter.page.locator('[data-action=forget-yes]').click();
    await waiter.page.locator('[data-gone]').waitFor();
    await openRound(waiter.page, id);
    expect((await standing(waiter.page))['own']).toBe('none');
  });
});

describe('everybody', () => {
  test('comes in by keyboard alone', async () => {
    const [ada, bob] = await Promise.all([come(), come()]);
    const { page } = ada;
    await page.goto('/');
    await tabTo(page, '[data-action=friend][href="#/friend/rhythm"]');
    await page.keyboard.press('Enter');
    await tabTo(page, '[data-action=create]');
    await page.keyboard.press('Enter');
    const link = await linkOf(page, 'chair-');
    await bob.page.goto(link);
    await tabTo(bob.page, '[data-field=name]');
    await bob.page.keyboard.type('Bob');
    await bob.page.keyboard.press('Enter');
    await Promise.all([ada, bob].map((one) => board(one.page).waitFor()));
    const id = roundAt(page);
    const { actor, seq } = await look(page, id);
    const [mover, other] = (await standing(page))['own'] === actor ? [ada, bob] : [bob, ada];
    const answer = await mover.page.request.get(`/api/v1/rounds/${id}/legal?turn=`);
    const [step = ''] = ((await answer.json()) as { legal: string[] }).legal;
    await mover.page.keyboard.press('t');
    await mover.page.locator('input[name=move]:focus').waitFor();
    await mover.page.keyboard.type(step);
    await mover.page.keyboard.press('Enter');
    await together([mover.page, other.page], seq + 1);
    // What the other one played is said.
    await expect.poll(() => other.page.locator('[data-said]').textContent()).not.toBe('');
    await tabTo(other.page, '[data-action=menu]');
    await other.page.keyboard.press('Enter');
    await tabTo(other.page, '[data-action=resign]');
    await other.page.keyboard.press('Enter');
    await tabTo(other.page, '[data-action=resign-yes]');
    await other.page.keyboard.press('Enter');
    await together([mover.page, other.page], seq + 2);
    await mover.page.locator('[data-result]').waitFor();
  });

  test('finds every screen accessible, large enough for fingers, and in three languages', async () => {
    const small = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const [ada, bob] = await Promise.all([come(small), come({ ...small, locale: 'vi' })]);
    const sound = async ({ page }: Player, screen: string): Promise<void> => {
      expect(await violations(page), screen).toEqual([]);
      expect(await smallControls(page), screen).toEqual([]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, screen).toBeLessThanOrEqual(0);
      // A word that is missing stands as its name.
      expect(await page.locator('body').innerText(), screen).not.toMatch(/\b(doors|mine|round|device|error)-[a-zA-Z]/);
    };
    await ada.page.goto('/#/friend/rhythm');
    await ada.page.locator('[data-more] summary').first().click();
    await sound(ada, 'friend');
    await ada.page.locator('[data-action=create]').click();
    const link = await linkOf(ada.page, 'chair-');
    await sound(ada, 'waiting');
    // The board that is looked at meanwhile has its room for itself, on its side too.
    await ada.page.setViewportSize({ width: 844, height: 390 });
    const frozen = ada.page.locator('.frozen [data-site]').first();
    await expect.poll(async () => (await frozen.boundingBox())?.height ?? 0).toBeGreaterThan(15);
    await ada.page.setViewportSize(small.viewport);
    await bob.page.goto(link);
    await bob.page.locator('[data-action=sit]').waitFor();
    await sound(bob, 'join');
    await bob.page.locator('[data-action=sit]').click();
    await board(bob.page).waitFor();
    await board(ada.page).waitFor();
    await sound(bob, 'round');
    await sound(ada, 'round');
    // Held sideways the board has the height: the strips above and below it are a line each.
    await ada.page.setViewportSize({ width: 844, height: 390 });
    const heights = ada.page
      .locator('.strip')
      .evaluateAll((strips) => strips.map((strip) => strip.getBoundingClientRect().height));
    expect(Math.max(...(await heights))).toBeLessThan(40);
    await ada.page.setViewportSize(small.viewport);
    await bob.page.locator('[data-action=menu]').click();
    await bob.page.locator('dialog[open]').waitFor();
    await sound(bob, 'menu');
    await bob.page.keyboard.press('Escape');
    await act(ada.page, roundAt(bob.page), { do: 'resign' });
    for (const one of [ada, bob]) {
      await one.page.locator('[data-result]').waitFor();
      await sound(one, 'end');
    }
    // Line-ups in secret; a round that has not begun, to somebody without a chair; one that nobody knows.
    const drafting = await makeRound({ first: ada, second: bob }, { game: 'kings-cooking', start: 'draft' });
    for (const { page } of [ada, bob]) await page.goto(`/g/${drafting}`);
    for (const one of [ada, bob]) {
      await one.page.locator('[data-action=draft]').waitFor();
      await sound(one, 'line-up');
    }
    await ada.page.goto('/#/friend/trid');
    await ada.page.locator('[data-action=create]').click();
    await ada.page.locator('[data-doors=waiting]').waitFor();
    const waiting = roundAt(ada.page);
    const chinese = await come({ ...small, locale: 'zh-CN' });
    await chinese.page.goto(`/g/${waiting}`);
    await chinese.page.locator('[data-doors=early]').waitFor();
    await sound(chinese, 'early');
    await chinese.page.goto('/g/0000000000000');
    await chinese.page.locator('[data-doors=refused]').waitFor();
    await sound(chinese, 'refused');
    forgive(chinese, '404');
    await ada.page.goto('/#/mine');
    await ada.page.locator(`[data-mine="${waiting}"] [data-action=return-link]`).click();
    await linkOf(ada.page, 'return-link');
    await sound(ada, 'mine');
    for (const where of [`/g/${drafting}`, '/#/friend/cotulenh', '/#/mine', '/#device=abc']) {
      await chinese.page.goto(where);
      await chinese.page.locator('[data-ready], [data-doors], [data-before]').first().waitFor();
      await sound(chinese, where);
    }
  });
});

test('a game at this device sends nothing', async () => {
  const one = await come();
  const { page } = one;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  page.on('websocket', (socket) => sent.push(socket.url()));
  await page.goto('/');
  await openGame(page, 'xiangqi');
  // The machine thinks here too.
  await page.locator('input[name=move]').fill('h2e2');
  await page.locator('input[name=move]').press('Enter');
  await expect.poll(() => ply(page)).toBe(2);
  await page.goto('/#/saved');
  await page.locator('h1').waitFor();
  const own = new URL(page.url()).origin;
  // The page itself came; nothing else went anywhere.
  expect(sent.filter((url) => url.startsWith(own)).length).toBeGreaterThan(3);
  expect(sent.filter((url) => !url.startsWith(own) || /\/(api|ws)(\/|$|\?)/.test(new URL(url).pathname))).toEqual([]);
});

test('a server without rounds and one that does not answer are said in words', async () => {
  const one = await come();
  const { page } = one;
  await page.route('**/api/v1', (route) => route.fulfill({ status: 404, body: 'no such page', contentType: 'text/plain' }));
  await page.goto('/#/friend/xiangqi');
  await page.locator('[data-code=E_NO_ROUNDS]').waitFor();
  expect(await page.locator('[data-action=create]').isDisabled()).toBe(true);
  await page.unroute('**/api/v1');
  await page.route('**/api/v1', (route) => route.abort());
  await page.locator('[data-action=again]').click();
  await page.locator('[data-code=E_AWAY]').waitFor();
  await page.unroute('**/api/v1');
  await page.locator('[data-action=again]').click();
  await expect.poll(() => page.locator('[data-code]').count()).toBe(0);
  one.faults.splice(0);
});
