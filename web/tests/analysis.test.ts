/** A look at a game: the tree by mouse, keys and wheel, what is said about it, the machine's lines, files, and what is kept. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { localEngine } from '../src/engine/desk';
import { growTree } from '../src/study/testing';
import { StudyTable } from '../src/table/study.svelte';
import { violations } from './axe';
import { begin, clickStep } from './hands';
import { FIRST, MOMENTS } from './moments';
import { brisk, chance, clickSomething, GAMES, idle, key, player, ply, status, test } from './support';
import { button, field, t } from './words';

const TEXT =
  '[Game "xiangqi"]\n[Format "ICCS"]\n\n{Before all.} 1. H2-E2 $1 {Centre.} (1. B2-E2 H9-G7 (1... B9-C7 {Also.})) 1... H9-G7 *';

async function openStudy(page: Page, game: string): Promise<void> {
  await page.goto('#/saved');
  // Whoever is still there would stay there.
  await page.locator('[data-study]').waitFor({ state: 'detached' });
  await page.goto(`#/study/${game}`);
  await page.locator(`[data-study="${game}"]`).waitFor();
  await idle(page);
}

function size(page: Page): Promise<string | null> {
  return page.locator('[data-study]').getAttribute('data-size');
}

/** Plays something by clicks until the tree has so many steps. */
async function grow(page: Page, steps: number, seed: number): Promise<void> {
  const random = chance(seed);
  for (let clicks = 0; clicks < 60 && Number(await size(page)) < steps; clicks += 1) await clickSomething(page, random);
  expect(Number(await size(page))).toBe(steps);
}

async function kept(page: Page): Promise<void> {
  await page.locator('[data-study][data-kept=true][data-acting=false]').waitFor();
}

/** The text of the study, as its dialog shows it. */
async function textOf(page: Page): Promise<string> {
  await button(page, 'study-share').click();
  const text = field(page, 'textbox', 'save-export-pgn');
  await expect.poll(() => text.inputValue()).not.toBe('');
  const found = await text.inputValue();
  await button(page.getByRole('dialog'), 'app-close').click();
  return found;
}

describe.each(GAMES)('%s', (game) => {
  brisk('grows a tree by play, walks through it by keys, and finds it again after a reload', async ({ page }) => {
    await openStudy(page, game);
    const start = await key(page);
    await grow(page, 1, 5);
    const first = await key(page);
    await grow(page, 2, 5);
    const end = await key(page);
    await page.keyboard.press('Home');
    await idle(page);
    expect(await key(page)).toBe(start);
    await page.keyboard.press('End');
    await idle(page);
    expect(await key(page)).toBe(end);
    await page.locator('.stage').hover();
    await page.mouse.wheel(0, -120);
    await expect.poll(() => key(page)).toBe(first);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => key(page)).toBe(end);
    // Another first step: chance may find the one that is there.
    for (let seed = 1; seed < 20 && (await size(page)) === '2'; seed += 1) {
      await page.keyboard.press('Home');
      await idle(page);
      // Seeds that lie near each other begin alike.
      const random = chance(Math.imul(seed, 0x9e3779b1) >>> 0);
      while ((await ply(page)) === 0) await clickSomething(page, random);
    }
    const branch = await key(page);
    await button(page, 'study-mark-interesting').click();
    await field(page, 'textbox', 'study-comment').fill('Or so.');
    // Up and down between what could be played; who types has the keys for himself.
    await button(page, 'study-mark-interesting').focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => key(page)).toBe(first);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => key(page)).toBe(branch);
    await kept(page);
    const before = await textOf(page);
    expect(before).toContain('{Or so.}');
    await page.reload();
    await page.locator('[data-study]').waitFor();
    await idle(page);
    expect(await textOf(page)).toBe(before);
    expect(await violations(page)).toEqual([]);
  });

  brisk('is thought about, line by line, and a line is played by a click', async ({ page }) => {
    await openStudy(page, game);
    await button(page, 'study-think').click();
    const line = page.locator('[data-line="1"] [data-turn="0"]');
    await line.waitFor();
    await expect.poll(() => page.locator('[data-sentence]').textContent()).toMatch(/\.\s/);
    await expect.poll(() => page.locator('[data-arrow=hint]').count()).toBeGreaterThan(0);
    const seen = await page.locator('[data-site]').first().getAttribute('aria-label');
    expect(seen).not.toBeNull();
    await line.hover();
    await expect.poll(() => page.locator('[data-arrow=first], [data-arrow=second]').count()).toBeGreaterThan(0);
    await line.click();
    await idle(page);
    expect(await ply(page)).toBeGreaterThan(0);
    await button(page, 'study-stop').click();
    await button(page, 'study-think').waitFor();
  });
});

/** The tree of a study without its numbers: what its save says of it. */
async function treeOf(page: Page): Promise<unknown> {
  await button(page, 'study-share').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-action=file-json]').click()]);
  const { line } = JSON.parse(readFileSync(await download.path(), 'utf8')) as { line: unknown };
  await button(page.getByRole('dialog'), 'app-close').click();
  return line;
}

/** Takes the study out of the page as a file, and into it again. */
async function throughFile(page: Page, game: string, form: string): Promise<void> {
  await button(page, 'study-share').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-action="file-${form}"]`).click()]);
  expect(await page.locator('[data-share-study] > [role=status]').textContent()).toBe(' ');
  const text = readFileSync(await download.path(), 'utf8');
  await button(page.getByRole('dialog'), 'app-close').click();
  await page.goto('#/open');
  await page.getByRole('textbox').fill(text);
  await button(page, 'action-study').click();
  await page.locator(`[data-study="${game}"]`).waitFor();
  await idle(page);
}

describe('a tree from file to file', () => {
  brisk('with five hundred steps is the same', { timeout: 240_000 }, async ({ page }) => {
    const engine = localEngine();
    const opened = await engine.open('kings-cooking');
    if (!opened.ok) throw new Error(opened.refusal.code);
    const table = await StudyTable.of(engine, opened.value);
    if (!table.ok) throw new Error(table.refusal.code);
    await growTree(table.value, 500, 11);
    const save = table.value.save();
    await page.goto('#/open');
    await page.getByRole('textbox').fill(save);
    await button(page, 'action-study').click();
    await page.locator('[data-study=kings-cooking]').waitFor();
    await idle(page);
    expect(await size(page)).toBe('500');
    const { line } = JSON.parse(save) as { line: unknown };
    expect(await treeOf(page)).toEqual(line);
    for (const form of ['json', 'pgn']) {
      await throughFile(page, 'kings-cooking', form);
      expect(await treeOf(page), form).toEqual(line);
    }
  });

  // A variation, and another one inside it.
  const DHTML = [
    '[DhtmlXQ]',
    '[DhtmlXQ_title]第1局[/DhtmlXQ_title]',
    '[DhtmlXQ_movelist]7747706279678070[/DhtmlXQ_movelist]',
    '[DhtmlXQ_move_0_2_1]12427967[/DhtmlXQ_move_0_2_1]',
    '[DhtmlXQ_move_1_3_2]1927[/DhtmlXQ_move_1_3_2]',
    '[DhtmlXQ_comment0]中炮[/DhtmlXQ_comment0]',
    '[DhtmlXQ_comment1_2]顺炮[/DhtmlXQ_comment1_2]',
    '[/DhtmlXQ]',
  ].join('\n');
  brisk.each([
    ['PGN', TEXT],
    ['DhtmlXQ', DHTML],
  ])('that came as %s with variations is the same by every file that holds it', async (_, text) => {
    const one = await player();
    const { page } = one;
    await page.goto('#/open');
    await page.getByRole('textbox').fill(text);
    await button(page, 'action-study').click();
    await page.locator('[data-study=xiangqi]').waitFor();
    await idle(page);
    expect(await page.locator('[data-variation]').count()).toBe(2);
    const line = await treeOf(page);
    for (const form of text === DHTML ? ['dpxq', 'pgn', 'json'] : ['pgn', 'json']) {
      await throughFile(page, 'xiangqi', form);
      expect(await treeOf(page), form).toEqual(line);
    }
    await one.close();
    expect(one.faults).toEqual([]);
  });
});

describe('a text', () => {
  brisk('with variations and comments is looked at, changed and given away', async ({ page }) => {
    await page.goto('#/open');
    await page.getByRole('textbox').fill(TEXT);
    await button(page, 'action-study').click();
    await page.locator('[data-study=xiangqi]').waitFor();
    await idle(page);
    expect(await size(page)).toBe('5');
    const written = await textOf(page);
    for (const said of ['{Before all.}', '{Centre.}', '{Also.}', '$1']) expect(written).toContain(said);
    // Into the variation, which becomes the line; then it is deleted, and that is thought better of.
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await idle(page);
    await button(page, 'study-promote').click();
    await expect.poll(() => textOf(page)).toMatch(/1\. C8\.5|1\. B2-E2|1\. b2e2|1\. 炮/);
    await button(page, 'study-delete').click();
    await expect.poll(() => size(page)).toBe('2');
    await button(page, 'action-undo').click();
    await expect.poll(() => size(page)).toBe('5');
  });

  brisk('that a variation hides can be folded, and unfolds when somebody walks in', async ({ page }) => {
    await page.goto('#/open');
    // The look at the game before has a field of its own.
    await page.locator('[data-study]').waitFor({ state: 'detached' });
    await page.getByRole('textbox').fill(TEXT);
    await button(page, 'action-study').click();
    await page.locator('[data-study=xiangqi]').waitFor();
    const variation = page.locator('[data-variation]').first();
    await button(variation, 'study-fold').first().click();
    await expect.poll(() => variation.locator('[data-node]').count()).toBe(0);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => variation.locator('[data-node]').count()).toBeGreaterThan(0);
  });
});

test.for(GAMES)(
  '%s is looked at from its menu, the wheel walks through it, and the game stays as it was',
  async (game, { page }) => {
    await begin(page, game);
    await clickStep(page, (FIRST[game] ?? []).join(''));
    await idle(page);
    const [stood, plies] = [await key(page), await ply(page)];
    await button(page, 'app-menu').click();
    await page.getByRole('link', { name: t('action-study') }).click();
    await page.locator('[data-study]').waitFor();
    await idle(page);
    expect(await key(page)).toBe(stood);
    await page.locator('.stage').hover();
    await page.mouse.wheel(0, -120);
    await expect.poll(() => ply(page)).toBe(0);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => ply(page)).toBe(plies);
    // Nothing was changed: nothing is kept.
    await page.goto('#/saved');
    await expect.poll(() => page.locator('[data-saved]').count()).toBe(1);
    await page.locator('[data-action=open]').click();
    await page.locator('[data-ready]').waitFor();
    expect(await key(page)).toBe(stood);
  },
);

test.each(['vi', 'zh-CN'])('everything is said in %s, on a phone', async (locale) => {
  const one = await player({ locale, viewport: { width: 390, height: 844 }, hasTouch: true });
  await openStudy(one.page, 'trid');
  await clickSomething(one.page, chance(2));
  await clickSomething(one.page, chance(2));
  expect(await one.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(one.page)).toEqual([]);
  // The way through the game lies under the thumb, wherever the page is.
  const bar = await one.page.locator('.walk').boundingBox();
  expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(844);
  await one.close();
  expect(one.faults).toEqual([]);
});

test('a game is reviewed: the curve, a mistake and the better line', async ({ page }) => {
  await page.goto('#/open');
  const steps = ['h2e2', 'h9g7', 'e2e6', 'g7e6'];
  const save = { format: 'fairyring-save', version: 1, game: 'xiangqi', start: '', steps, cursor: 0, position: '' };
  await page.getByRole('textbox').fill(JSON.stringify(save));
  await button(page, 'action-study').click();
  await page.locator('[data-study=xiangqi]').waitFor();
  await button(page, 'study-review').click();
  await page.locator('[data-review=done]').waitFor({ timeout: 60_000 });
  await page.locator('[data-moment=blunder]').first().waitFor();
  expect(await page.locator('[data-accuracy]').count()).toBe(2);
  await button(page, 'study-better').first().click();
  await expect.poll(() => page.locator('[data-variation]').count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  // Whoever closes it finds it again, and what it found goes into the tree at once.
  await button(page, 'app-close').first().click();
  await button(page, 'study-review').click();
  expect(await page.locator('[data-review=done] [data-moment]').count()).toBeGreaterThan(0);
  await button(page, 'study-lay-all').click();
  await expect.poll(() => page.locator('.tree b').count()).toBe(await page.locator('[data-moment]').count());
  // A mistake is tried again; who asks for the better line has not found it.
  await page.locator('[data-action=retry-first]').click();
  await page.locator('[data-retry=asking]').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-action=retry-show]').click();
  await page.locator('[data-retry=shown]').waitFor();
  await page.getByText(t('study-retry-shown')).waitFor();
});

brisk('what was chosen for a new game is looked at, also after a reload', async ({ page }) => {
  await page.goto('#/new/cotulenh');
  const position = '7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1';
  const typed = page.locator('[data-field=position]');
  await typed.evaluate((field) => field.closest('details')?.setAttribute('open', ''));
  await typed.fill(position);
  await page.locator('[data-action=study]').click();
  await page.locator('[data-study=cotulenh]').waitFor();
  await idle(page);
  const stood = await key(page);
  await page.reload();
  await page.locator('[data-study=cotulenh]').waitFor();
  await idle(page);
  expect(await key(page)).toBe(stood);
  await button(page, 'study-share').click();
  await expect.poll(() => page.locator('[data-field=position]').inputValue()).toBe(position);
  // A link to the position alone, as a picture for cameras too.
  const card = page.locator('[data-link-card=place]');
  await card.getByText(t('link-qr')).click();
  const link = await card.getByRole('textbox').inputValue();
  expect(await card.locator('[data-qr]').getAttribute('data-qr')).toBe(link);
  expect(await violations(page)).toEqual([]);
  await page.goto(new URL(link).hash);
  await expect.poll(() => key(page)).toBe(stood);
});

brisk('by keys alone the machine is asked, tells its best line, and the line is played', async ({ page }) => {
  await openStudy(page, 'xiangqi');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog');
  await help.getByText(t('keys-variations')).waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await button(page, 'study-think').focus();
  await page.keyboard.press('Enter');
  // Said once there is a line in words, with what it comes to.
  const told = page.locator('[data-said]');
  await expect.poll(() => told.textContent()).toMatch(new RegExp(`^${t('study-best', { move: '.+', score: '.+' })}$`));
  await field(page, 'combobox', 'study-lines').selectOption('1');
  await expect.poll(() => page.locator('[data-line]').count()).toBe(1);
  await page.locator('[data-line="1"] [data-turn="1"]').focus();
  await expect.poll(() => page.locator('[data-arrow=first]').count()).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => ply(page)).toBe(2);
});

brisk('a line that has the keys keeps them and its words while better ones are found', async ({ page }) => {
  await openStudy(page, 'xiangqi');
  await field(page, 'combobox', 'study-lines').selectOption('5');
  await page.evaluate(() => {
    const orders = new Set<string>();
    const seen = { begun: '', lost: '', orders: 0 };
    Object.assign(window, { seen });
    const look = (): void => {
      const last = document.querySelector<HTMLElement>('[data-line="5"] [data-turn="0"]');
      const others = [...document.querySelectorAll('[data-line]:not([data-line="5"])')];
      const order = others.map((line) => line.querySelector('[data-turn]')?.textContent ?? '').join();
      if (seen.begun === '') {
        if (last) {
          last.focus();
          seen.begun = last.textContent;
        }
      } else {
        orders.add(order);
        seen.orders = orders.size;
        const on = document.activeElement;
        if (on !== last || on?.textContent !== seen.begun) seen.lost ||= `${on?.tagName ?? ''} ${on?.textContent ?? ''}`;
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await button(page, 'study-think').click();
  const seen = () => page.evaluate(() => (window as unknown as { seen: { begun: string; lost: string; orders: number } }).seen);
  await expect.poll(async () => (await seen()).orders + ((await seen()).lost === '' ? 0 : 99)).toBeGreaterThan(4);
  const { begun, lost } = await seen();
  expect(begun).not.toBe('');
  expect(lost).toBe('');
  // What is played is what was read; and the keys go on from there.
  await page.keyboard.press('Enter');
  await expect.poll(() => ply(page)).toBe(1);
  expect(await page.locator('[data-node][aria-current=step]').textContent()).toBe(begun);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('stop-lines');
});

/** Where one turn wins at once the machine is done at once, and can be asked to go on; a solved game has nothing deeper. */
const WON = GAMES.filter((game) => game !== 'kings-cooking');

brisk.each(WON)('%s: the machine goes deeper where somebody asks for it', async (game) => {
  const one = await player();
  const { page } = one;
  const { position } = MOMENTS[`${game} at its end` as 'xiangqi at its end'];
  const save = { format: 'fairyring-save', version: 1, game, start: position, steps: [], cursor: 0, position: '' };
  await page.goto(`#/study/${game}/${encodeURIComponent(JSON.stringify(save))}`);
  await page.locator(`[data-study="${game}"]`).waitFor();
  await field(page, 'combobox', 'study-lines').selectOption('1');
  await button(page, 'study-think').click();
  await page.locator('[data-lines=done]').waitFor();
  await button(page, 'study-deeper').click();
  await page.locator('[data-action=stop-lines]').waitFor();
  // What was known is shown all the while.
  expect(await page.locator('[data-line="1"] [data-turn="0"]').count()).toBe(1);
  await page.locator('[data-lines=done]').waitFor();
  await one.close();
  expect(one.faults).toEqual([]);
});

test('a finger sees a line first, and plays it by another tap or by its button', async () => {
  const one = await player({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = one;
  await openStudy(page, 'kings-cooking');
  await button(page, 'study-think').tap();
  // A solved game: every step has its value.
  await expect.poll(() => page.locator('[data-line]').count()).toBeGreaterThan(3);
  expect(await page.locator('[data-line="1"] .score').textContent()).toBe(t('study-exact-win', { side: 'Light', count: 3 }));
  const turn = page.locator('[data-line="1"] [data-turn="0"]');
  await turn.tap();
  await expect.poll(() => page.locator('[data-arrow=first]').count()).toBe(1);
  expect(await ply(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await turn.tap();
  await expect.poll(() => ply(page)).toBe(1);
  await page.locator('[data-line="1"] [data-turn="0"]').tap();
  await page.locator('[data-action=play-line]').tap();
  await expect.poll(() => ply(page)).toBe(2);
  await one.close();
  expect(one.faults).toEqual([]);
});

test('a study is listed among what is kept, and opened as what it is', async ({ page }) => {
  await openStudy(page, 'kings-cooking');
  await grow(page, 1, 4);
  await kept(page);
  await page.goto('#/saved');
  await expect.poll(() => page.getByText(t('save-study')).count()).toBe(1);
  await page.locator('[data-action=open]').click();
  await page.locator('[data-study=kings-cooking]').waitFor();
  await expect.poll(() => size(page)).toBe('1');
  expect(await status(page).getAttribute('data-ply')).toBe('1');
});
