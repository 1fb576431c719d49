/** Rounds at a server, with two players and a watcher, each in a browser of his own. */

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { pagesOf } from './cuts';
import { tabTo } from './hands';
import {
  board,
  company,
  linkOf,
  log,
  look,
  openRound,
  roundAt,
  standing,
  together,
  turnByHand,
  turnByWire,
  type OwnServer,
  type Table,
} from './rounds';
import { EVERY, GAME as DUMMY, served } from './served';
import { chance, type Player } from './support';
import { wholeTurn } from './turns';

let open: Omit<Table, 'id'> | null = null;
let dummy: OwnServer;

beforeAll(async () => {
  dummy = await served();
});
afterAll(() => dummy.close());
afterEach(async () => {
  await open?.close();
  open = null;
});

/** Goes there by Tab and presses it. */
async function press(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

/**
 * A round by its link, as three people come to it: one makes it, and two open the link at once. Nobody but who takes the chair has more
 * than a place among those who watch.
 */
async function byLink(game: string, people: Omit<Table, 'id'>): Promise<Table> {
  const { first: ada, second: bob, watcher: eve } = people;
  // Two presses, and no mouse: the game, and the link.
  await ada.page.goto('/');
  await press(ada.page, `[data-action=friend][href="#/friend/${game}"]`);
  await press(ada.page, '[data-action=create]');
  const link = await linkOf(ada.page, 'chair-');
  const id = roundAt(ada.page);
  expect(link).toMatch(/\/g\/\w+#[\w-]{20,}$/);
  // A messenger that looks at the link takes nothing and finds words.
  const preview = await eve.page.request.get(link);
  expect(await preview.text()).toMatch(/<title>[^<]+<\/title>/);
  // One's own link leads to the waiting screen.
  await ada.page.goto(link);
  await ada.page.reload();
  await ada.page.locator('[data-doors=waiting]').waitFor();
  expect((await look(ada.page, id)).phase).toBe('waiting');
  // Two come at once: for a name that is typed and one press more, or by a click without a name.
  await Promise.all([bob, eve].map(({ page }) => page.goto(link)));
  await tabTo(bob.page, '[data-field=name]');
  await bob.page.keyboard.type('Bob');
  const sit = eve.page.locator('[data-action=sit]');
  await sit.waitFor();
  await Promise.all([bob.page.keyboard.press('Enter'), sit.click()]);
  const late = '[data-doors=join] [data-code]';
  await Promise.all([bob, eve].map(({ page }) => page.locator(`[data-round], ${late}`).first().waitFor()));
  const [guest, other] = (await bob.page.locator(late).count()) > 0 ? [eve, bob] : [bob, eve];
  expect(await other.page.locator(late).getAttribute('data-code')).toBe('E_CHAIR_TAKEN');
  // The browser itself tells of an answer that is a refusal.
  other.faults.splice(0, other.faults.length, ...other.faults.filter((fault) => !fault.includes('409')));
  await other.page.locator('[data-action=watch]').click();
  // Where both choose their pieces first, they do.
  for (const { page } of [ada, guest]) {
    const draft = page.locator('[data-action=draft]');
    await board(page).or(draft).or(page.locator('[data-before]')).first().waitFor();
    if ((await draft.count()) === 0) continue;
    for (let picks = 0; picks < 6 && (await draft.isDisabled()); picks += 1) {
      // With the last pick the others are closed: whoever aims at one of them then looks again.
      const free = page.locator('[data-kind]:not(:disabled)').first();
      await free.click({ timeout: 1_000 }).catch(() => undefined);
    }
    await draft.click();
  }
  const all = [ada, guest, other];
  await Promise.all(all.map(({ page }) => board(page).waitFor()));
  for (const { page } of all) expect(new URL(page.url()).hash, 'no secret stands in the address').toBe('');
  const sides = await Promise.all(all.map(async ({ page }) => (await standing(page))['own']));
  expect(sides[2]).toBe('none');
  expect(sides.slice(0, 2).sort()).toEqual(['first', 'second']);
  const [first, second] = sides[0] === 'first' ? [ada, guest] : [guest, ada];
  return { id, first, second, watcher: other, close: people.close };
}

/** Plays a turn without a mouse. */
async function turnByKeys({ page }: Player, id: string, random: (below: number) => number): Promise<void> {
  const field = page.locator('input[name=move]');
  for (const step of await wholeTurn(page, id, random)) {
    // Of a turn of several steps the field keeps the keys.
    if (!(await field.evaluate((node) => node === document.activeElement))) await page.keyboard.press('t');
    await page.locator('input[name=move]:focus').waitFor();
    await page.keyboard.type(step);
    await page.keyboard.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('');
  }
}

/** No rule of accessibility is broken, nothing runs out of the page, and no word is missing: it would stand as its name. */
async function sound({ page }: Player): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.locator('body').innerText()).not.toMatch(/\b(doors|mine|round|device|error)-[a-zA-Z]/);
}

function quiet(table: Table): void {
  expect([table.first, table.second, table.watcher].flatMap(({ faults }) => faults)).toEqual([]);
}

/** The first turn of each is played by keys. */
const BY_KEYS = 2;
/** So many turns are played by hands, and so many at most by wire; then somebody gives up. */
const BY_HAND = 6;
const MOST = 40;

test.each(EVERY)(
  '%s is made, joined by its link and played to its end, the same for both players and whoever watches',
  async (game) => {
    const people = await company(game === DUMMY ? dummy.address : undefined, {}, { locale: 'vi' }, { locale: 'zh-CN' });
    open = people;
    const table = await byLink(game, people);
    const { id, first, second, watcher } = table;
    await Promise.all([first, second, watcher].map(sound));
    const random = chance(7);
    for (let turn = 0; turn < MOST; turn += 1) {
      const { phase, actor, seq } = await look(first.page, id);
      if (phase === 'over' || actor === null) break;
      const who: Player = actor === 'first' ? first : second;
      if (turn < BY_KEYS) await turnByKeys(who, id, random);
      else if (turn < BY_HAND) await turnByHand(who.page, random);
      else await turnByWire(who, id, random);
      await together(pagesOf(table), seq + 1);
      // What somebody played is said to the others.
      if (turn >= BY_KEYS) continue;
      for (const { page } of [first, second, watcher]) {
        if (page !== who.page) await expect.poll(() => page.locator('[data-said]').textContent()).not.toBe('');
      }
    }
    const { phase, seq } = await look(first.page, id);
    if (phase !== 'over') {
      for (const action of ['menu', 'resign', 'resign-yes']) await press(second.page, `[data-action=${action}]`);
      await together(pagesOf(table), seq + 1);
    }
    const { ended } = await look(first.page, id);
    expect(ended).not.toBeNull();
    for (const page of pagesOf(table)) {
      const result = page.locator('[data-result]');
      await result.waitFor();
      expect(await result.getAttribute('data-result')).toBe(ended?.winner ?? 'draw');
      expect(await result.getAttribute('data-reason')).toBe(ended?.reason);
    }
    expect((await standing(watcher.page))['own']).toBe('none');
    expect(await board(watcher.page).locator('[data-watching]').count()).toBe(1);
    // What can be taken along is what was played, and the browser of whoever played has it as well.
    const played = (await log(first.page, id)).flatMap(({ text }) => text?.split(',') ?? []);
    const taken = await first.page.request.get(`/api/v1/rounds/${id}/record.json`);
    expect(((await taken.json()) as { steps: unknown }).steps).toEqual(played);
    const [file] = await Promise.all([first.page.waitForEvent('download'), first.page.locator('[data-action=record]').click()]);
    expect(file.suggestedFilename()).toBe(`${id}.pgn`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toBe(await (await first.page.request.get(`/api/v1/rounds/${id}/record.pgn`)).text());
    await first.page.locator('[data-action=study]').click();
    await first.page.locator('[data-study]').first().waitFor();
    quiet(table);
    // A watcher who comes late, by the address of a player, sees the same.
    await openRound(watcher.page, id);
    expect((await standing(watcher.page))['digest']).toBe((await look(first.page, id)).digest);
  },
);
