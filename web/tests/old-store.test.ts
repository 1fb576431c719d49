/**
 * A store that the page of fae1e2d filled (`scripts/fill-store.js`, nothing in it is written by hand) is opened by this one: all
 * games, wishes, names, clocks and views are there, and every game goes on by the rules that it was begun with.
 */

import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { clickStep, kept, place } from './hands';
import { stored } from './stored';
import { spatial as test } from './space';
import { GAMES, drawInSpace, idle, ply, skipInterludes, status } from './support';

// That player looked at Tri-D in space.
drawInSpace();

/** What that page showed of a game. */
interface Seen {
  readonly name: string;
  readonly id: string;
  readonly key: string;
  readonly ply: number;
  readonly actor: string;
  readonly stage: string;
  readonly over: string | null;
  /** How many places are not empty. */
  readonly pieces: number;
}

interface Filled {
  readonly seen: readonly Seen[];
  readonly storage: Readonly<Record<string, string>>;
}

const { seen, storage } = JSON.parse(readFileSync(new URL('./stores/fae1e2d.json', import.meta.url), 'utf8')) as Filled;

/** What that page kept under a name. */
function old(name: string): Record<string, unknown> {
  return (JSON.parse(storage[name] ?? '{}') as { value: Record<string, unknown> }).value;
}

const GAME = /^(fairyring|kings-cooking):game:/;
const games = Object.keys(storage).filter((name) => GAME.test(name));

/** The page begins with that store, once. */
async function open(page: Page, fragment: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.addInitScript((items) => {
      if (sessionStorage.getItem('filled')) return;
      for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text);
      sessionStorage.setItem('filled', 'yes');
    }, storage);
  }
  await page.goto(fragment);
}

/** A game as it was seen last, on the table. */
async function sit(page: Page, name: string): Promise<Seen> {
  const one = seen.find((each) => each.name === name);
  if (!one) throw new Error(`the store has no ${name}`);
  const { game } = old(games.find((key) => key.endsWith(one.id)) ?? '') as { game?: string };
  await open(page, `#/game/${game}/${one.id}`);
  await page.locator(`[data-id="${one.id}"]`).waitFor();
  await skipInterludes(page);
  return one;
}

test('everything that was kept is kept, and nothing is left behind', async ({ page }) => {
  await open(page, '#/');
  await page.locator('[data-action=continue]').waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(games).toHaveLength(seen.length);
  for (const name of games) {
    const entry = old(name);
    expect(await stored(page, 'games', String(entry['id'])), name).toEqual({ ...entry, revision: 0 });
  }
  for (const name of ['settings', 'views', 'beat']) expect(await stored(page, 'values', name)).toEqual(old(`fairyring:${name}`));
  expect(await stored(page, 'values', 'story:kings-cooking')).toEqual(old('kings-cooking:seen-story'));
  const invitation = Object.keys(storage).find((name) => name.includes(':invitation:')) ?? '';
  expect(await stored(page, 'values', invitation.replace('kings-cooking:', ''))).toEqual(old(invitation));
  await page.goto('#/saved');
  await expect.poll(() => page.locator('[data-saved]').count()).toBe(games.length);
  expect(await page.locator('[data-broken]').count()).toBe(0);
  await page.locator('[data-saved] h2').filter({ hasText: 'Sunday' }).waitFor();
});

test('wishes are followed: theme, name, pieces, notation', async ({ page }) => {
  await open(page, '#/settings');
  expect(await page.locator('html').evaluate(({ dataset: { theme, motion } }) => [theme, motion])).toEqual(['dark', 'reduced']);
  expect(await page.locator('[data-field=name]').inputValue()).toBe('Ann');
  expect(await page.locator('[data-notation=xiangqi]').inputValue()).toBe('chinese');
  // One wish for all games was kept then; every game follows it.
  for (const game of GAMES) {
    expect(await page.locator(`[data-choice=pieces-${game}] input:checked`).getAttribute('value')).toBe('pictures');
  }
});

for (const { name } of seen) {
  test(`${name}: as it was seen last`, async ({ page }) => {
    const one = await sit(page, name);
    await expect
      .poll(() =>
        status(page).evaluate(({ dataset: { key, ply: plies, actor, stage, over } }) => [key, plies, actor, stage, over]),
      )
      .toEqual([one.key, String(one.ply), one.actor, one.stage, one.over ?? undefined]);
    const labels = await page.locator('[data-site]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
    expect(labels.filter((label) => !label?.includes('empty'))).toHaveLength(one.pieces);
  });
}

describe('goes on', () => {
  test('xiangqi by the repetition rules of then, with its clock and its names', async ({ page }) => {
    const { id } = await sit(page, 'xiangqi before a repetition');
    await page.getByText('Bob').first().waitFor();
    const { clock } = old(games.find((key) => key.endsWith(id)) ?? '') as { clock: { base: number; increment: number } };
    await clickStep(page, 'e8f9');
    // The manual of the federations says that Black loses (WXF-058); version 1.0 of the rules saw a chase by both.
    expect(await status(page).getAttribute('data-over')).toBe('mutual_chase');
    await kept(page);
    expect(await stored(page, 'games', id)).toMatchObject({ clock: { base: clock.base, increment: clock.increment } });
  });

  test('cotulenh by the book of then: a heroic headquarters goes one step', async ({ page }) => {
    await sit(page, 'cotulenh with a headquarters');
    await place(page, 'f5').click();
    await idle(page);
    const targets = page.locator('[data-site][data-target=true]');
    const names = await targets.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-name') ?? ''));
    expect(names.sort()).toEqual(['e4', 'e5', 'e6', 'f4', 'f6', 'g4', 'g5', 'g6']);
  });

  test('cotulenh in the middle of a deployment', async ({ page }) => {
    await sit(page, 'cotulenh in a deployment');
    await page.locator('section.session [data-pick="=commit"]').click();
    await expect.poll(() => status(page).getAttribute('data-actor')).toBe('second');
    expect(await status(page).getAttribute('data-stage')).toBe('turn');
  });

  test('trid with a promotion that is owed', async ({ page }) => {
    await sit(page, 'trid with a debt');
    await page.locator('dialog.chooser[open] [data-pick="=queen"]').click();
    await expect.poll(() => ply(page)).toBe(1);
  });

  test('rhythm with what was taken back', async ({ page }) => {
    await sit(page, 'rhythm with a step taken back');
    await page.locator('[data-action=redo]').first().click();
    await expect.poll(() => ply(page)).toBe(3);
  });

  test('xiangqi by link: the same letter waits to be sent', async ({ page }) => {
    const { id } = await sit(page, 'xiangqi by link');
    const { link } = old(`fairyring:game:${id}`);
    const offered = new URL(await page.locator('[data-send] [data-field=send-link]').inputValue()).hash;
    expect(offered.length).toBeGreaterThan(40);
    expect(await stored(page, 'games', id)).toMatchObject({ players: [{ name: 'Ann' }, { kind: 'remote' }] });
    // A letter of before was of version 1; it is written anew, and says more of the same game.
    expect([String(link).slice(0, 6), offered.slice(0, 6)]).toEqual(['#fr=1.', '#fr=2.']);
  });

  test('kings-cooking with the pieces that each has chosen', async ({ page }) => {
    await sit(page, 'kings-cooking with line-ups');
    await page
      .locator('[data-site][data-name=a3]')
      .and(page.getByRole('gridcell', { name: /Knight/ }))
      .waitFor();
    await page.getByText('Bob').first().waitFor();
  });
});
