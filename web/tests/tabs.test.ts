/** Several pages of one browser with one game: they follow each other, and nothing that was seen is lost. */

import { errors, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { begin, clickStep, kept } from './hands';
import { stored } from './stored';
import { chance, clickSomething, idle, key, player, ply, status, type Player } from './support';

/** For so long both hands play; three minutes by hand: `FAIRYRING_TABS=180`. */
const SECONDS = Number(process.env['FAIRYRING_TABS'] ?? 20);

/** So long a click waits for what another hand may have taken away. */
const GONE = 2_000;

const idOf = async (page: Page) => (await page.locator('[data-id]').getAttribute('data-id')) ?? '';

/** A second page of the same browser at the same game. */
async function beside({ page, faults }: Player): Promise<Page> {
  const other = await page.context().newPage();
  other.on('pageerror', (error) => faults.push(error.message));
  await other.goto(page.url());
  await status(other).waitFor();
  return other;
}

/** The other hand may have moved: what was there a moment ago is gone, and the next click looks again. */
async function clickIfThere(page: Page, random: (below: number) => number): Promise<void> {
  await clickSomething(page, random, GONE).catch((fault: unknown) => {
    if (!(fault instanceof errors.TimeoutError)) throw fault;
  });
}

/** The steps that are kept of a game. */
async function steps(page: Page, id: string): Promise<string[]> {
  const entry = await stored<{ record: string }>(page, 'games', id);
  const { steps: all = [], cursor } = JSON.parse(entry?.record ?? '{}') as { steps?: string[]; cursor?: number };
  return all.slice(0, cursor);
}

test('a move in one page is seen in the other, whoever moves, and so are undo and the end', async () => {
  const one = await player();
  const { page } = one;
  await begin(page, 'xiangqi');
  const other = await beside(one);
  await clickStep(page, 'h2e2');
  await expect.poll(() => key(other)).toBe(await key(page));
  await clickStep(other, 'h9g7');
  await expect.poll(() => ply(page)).toBe(2);
  await other.keyboard.press('u');
  await expect.poll(() => ply(page)).toBe(1);
  await page.locator('[data-action=menu]').click();
  await page.locator('[data-action=resign]').click();
  await page.locator('[data-action=resign-yes]').click();
  await expect.poll(() => status(other).getAttribute('data-over')).toBe('resign');
  await one.close();
  expect(one.faults).toEqual([]);
});

test('the list of saved games follows another page', async () => {
  const one = await player();
  const { page } = one;
  await begin(page, 'xiangqi');
  const list = await page.context().newPage();
  await list.goto('#/saved');
  // It has looked once; what comes now it must hear.
  await list.getByText('No saved games yet').waitFor();
  await clickStep(page, 'h2e2');
  await list.locator('[data-saved]').waitFor();
  await one.close();
  expect(one.faults).toEqual([]);
});

test(
  `two hands for ${SECONDS} seconds: no ply is lost, and at every rest both show the same`,
  async () => {
    const one = await player();
    const { page } = one;
    const until = Date.now() + SECONDS * 1000;
    const hand = async (at: Page, random: (below: number) => number) => {
      for (let clicks = 0; clicks < 12 && (await status(at).getAttribute('data-over')) === null; clicks += 1) {
        await clickIfThere(at, random);
      }
    };
    const [left, right] = [chance(3), chance(8)];
    let played = 0;
    // A game that is over before the time is makes room for the next one.
    while (Date.now() < until) {
      await begin(page, 'xiangqi');
      const other = await beside(one);
      const id = await idOf(page);
      const shown: number[] = [];
      while (Date.now() < until && (await status(page).getAttribute('data-over')) === null) {
        await Promise.all([hand(page, left), hand(other, right)]);
        await Promise.all([idle(page), idle(other)]);
        await expect.poll(async () => (await key(page)) === (await key(other))).toBe(true);
        await kept(page);
        const plies = await ply(page);
        expect(await steps(page, id)).toHaveLength(plies);
        // Nobody takes anything back here: what was shown at a rest is there at the next.
        expect(plies).toBeGreaterThanOrEqual(shown.at(-1) ?? 0);
        shown.push(plies);
      }
      played += shown.at(-1) ?? 0;
      await page.reload();
      await status(page).waitFor();
      expect(await ply(page)).toBe(shown.at(-1) ?? 0);
      await other.close();
    }
    expect(played).toBeGreaterThan(3);
    await one.close();
    expect(one.faults).toEqual([]);
  },
  (SECONDS + 60) * 1000,
);

test('two hands that take back and play again at once: at every rest both show the same, and it is what is kept', async () => {
  const one = await player();
  const { page } = one;
  await begin(page, 'xiangqi');
  const other = await beside(one);
  const id = await idOf(page);
  const hand = async (at: Page, random: (below: number) => number) => {
    for (let deeds = 0; deeds < 5; deeds += 1) {
      const deed = ['u', 'r'][random(4)];
      if (deed !== undefined) await at.keyboard.press(deed);
      else await clickIfThere(at, random);
    }
  };
  const [left, right] = [chance(5), chance(11)];
  const seen = new Set<number>();
  for (let rest = 0; rest < 4; rest += 1) {
    await Promise.all([hand(page, left), hand(other, right)]);
    await Promise.all([idle(page), idle(other)]);
    const shown = async (at: Page) => `${await key(at)} ${await ply(at)}`;
    await expect.poll(async () => (await shown(page)) === (await shown(other))).toBe(true);
    await kept(page);
    expect(await steps(page, id)).toHaveLength(await ply(page));
    seen.add(await ply(page));
  }
  expect(seen.size).toBeGreaterThan(1);
  await one.close();
  expect(one.faults).toEqual([]);
});
