/** What a look at a game and a set-up offer, in every game: by keys alone, and by finger in other languages. */

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './axe';
import { brisk, GAMES, idle, key, player, ply, test } from './support';
import { field, t } from './words';

async function openStudy(page: Page, game: string): Promise<void> {
  await page.goto('#/saved');
  // Whoever is still there would stay there.
  await page.locator('[data-study]').waitFor({ state: 'detached' });
  await page.goto(`#/study/${game}`);
  await page.locator(`[data-study="${game}"]`).waitFor();
  await idle(page);
}

const size = (page: Page) => page.locator('[data-study]').getAttribute('data-size');
const said = (page: Page) => page.locator('[data-said]').textContent();

/** Presses a button as somebody does who has no pointer. */
async function press(page: Page, target: string): Promise<void> {
  await page.locator(target).first().focus();
  await page.keyboard.press('Enter');
}

/** Lets the machine think until it has two lines. */
async function think(page: Page): Promise<void> {
  await press(page, '[data-action=start-lines]');
  await page.locator('[data-line="2"] [data-turn="0"]').waitFor();
  await press(page, '[data-action=stop-lines]');
  await page.locator('[data-action=start-lines]').waitFor();
}

describe.each(GAMES)('%s', (game) => {
  brisk('by keys alone: lines, a branch of them, what is said about it, and what is done with it', async ({ page }) => {
    await openStudy(page, game);
    // The first line is played, and from the start the second one as a branch. Lines that are still thought about change places.
    await think(page);
    await expect.poll(() => said(page)).not.toBe('');
    const first = (await page.locator('[data-line="1"] [data-turn="0"]').textContent()) ?? '';
    await press(page, '[data-line="1"] [data-turn="0"]');
    await expect.poll(() => ply(page)).toBeGreaterThan(0);
    await idle(page);
    const main = await key(page);
    await page.keyboard.press('Home');
    await expect.poll(() => ply(page)).toBe(0);
    await think(page);
    // Thought about again, the best line may be another one.
    const again = await page.locator('[data-line="1"] [data-turn="0"]').textContent();
    await press(page, `[data-line="${again === first ? 2 : 1}"] [data-turn="0"]`);
    await expect.poll(() => ply(page)).toBeGreaterThan(0);
    await idle(page);
    expect(await page.locator('[data-variation]').count()).toBe(1);
    const branch = await key(page);
    expect(branch).not.toBe(main);
    const grown = await size(page);
    await press(page, '[data-glyph="5"]');
    await page.locator('[data-field=comment]').focus();
    await page.keyboard.type('Or so.');
    await expect.poll(() => page.locator('[data-remark]').textContent()).toBe('Or so.');
    // Folded, and unfolded by whoever walks in.
    await press(page, '[data-variation] .fold');
    await expect.poll(() => page.locator('[data-variation] [data-node]').count()).toBe(0);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => key(page)).not.toBe(branch);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => key(page)).toBe(branch);
    await expect.poll(() => said(page)).toContain('Or so.');
    await expect.poll(() => page.locator('[data-variation] [data-node]').count()).toBeGreaterThan(0);
    await press(page, '[data-action=promote]');
    await expect.poll(() => said(page)).toBe(t('study-promoted'));
    await press(page, '[data-action=delete-step]');
    await expect.poll(() => size(page)).not.toBe(grown);
    await press(page, '[data-action=undo-delete]');
    await expect.poll(() => size(page)).toBe(grown);
    // What is threatened, as a switch.
    await press(page, '[data-action=threat]');
    await page.locator('[data-threat=found], [data-threat=refused]').waitFor();
    await expect.poll(() => said(page)).toBe(await page.locator('[data-threat-sentence]').textContent());
    await page.keyboard.press('Enter');
    await page.locator('[data-threat=quiet]').waitFor();
    expect(await violations(page)).toEqual([]);
    // Given away, and the dialog left again.
    await press(page, '[data-action=share]');
    await page.locator('dialog[open] [data-share-study]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    // The machine plays itself at its weakest, is halted, and is played against from there.
    await press(page, 'details.watch:not([open]) > summary');
    for (const side of ['watch-first', 'watch-second', 'try-level']) {
      await page.locator(`[data-field=${side}]`).focus();
      await page.keyboard.press('Home');
      expect(await page.locator(`[data-field=${side}]`).inputValue()).toBe('1');
    }
    await press(page, '[data-action=faster]');
    const before = await size(page);
    await press(page, '[data-action=watch]');
    await expect.poll(() => size(page), { timeout: 20_000 }).not.toBe(before);
    if ((await page.locator('[data-watch=running]').count()) > 0) await press(page, '[data-action=watch]');
    await page.locator('[data-watch=paused]').waitFor();
    await idle(page);
    await page.locator('[data-action=walk-first]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => ply(page)).toBe(0);
    await press(page, '[data-action=try]');
    await page.locator('.game[data-ready]:not([data-study])').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  brisk('set up by keys alone and by text, with what is wrong in words', async ({ page }) => {
    await page.goto('#/settings');
    await page.goto(`#/edit/${game}`);
    await page.locator(`[data-edit="${game}"]`).waitFor();
    await idle(page);
    const text = async (): Promise<string> => {
      await idle(page);
      return (await page.locator('[data-edit]').getAttribute('data-text')) ?? '';
    };
    const start = await text();
    await press(page, '[data-action=clear]');
    await page.locator('[data-fault]').first().waitFor();
    await expect.poll(() => said(page)).not.toBe('');
    const empty = await text();
    await press(page, '[data-brush]');
    await page.locator('[data-brush][aria-pressed=true]').waitFor();
    await page.locator('[data-edit] [data-site][tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(text).not.toBe(empty);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Delete');
    await expect.poll(text).toBe(empty);
    const line = field(page, 'textbox', 'edit-text');
    await line.focus();
    await line.fill('nonsense');
    await page.keyboard.press('Enter');
    const alert = page.locator('form.text [role=alert]');
    expect(await alert.getAttribute('data-code')).toMatch(/^[A-Z]/);
    expect(await text()).toBe(empty);
    await line.fill(start);
    await page.keyboard.press('Enter');
    await expect.poll(text).toBe(start);
  });

  test.each(['vi', 'zh-CN'])('by finger, in %s', async (locale) => {
    const one = await player({ locale, viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page } = one;
    await openStudy(page, game);
    // The board's own buttons are no tools of the panel: there they wrap, and none lies over another.
    await page.setViewportSize({ width: 844, height: 390 });
    const boxes = await page
      .locator('.tools:not([role=toolbar]) button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const over = boxes.filter((a, at) =>
      boxes
        .slice(at + 1)
        .some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
    );
    expect(over).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[data-action=start-lines]').tap();
    const turn = page.locator('[data-line="1"] [data-turn="0"]');
    await turn.waitFor();
    await page.locator('[data-action=stop-lines]').tap();
    await page.locator('[data-action=start-lines]').waitFor();
    await turn.tap();
    await expect.poll(() => page.locator('[data-arrow=first], [data-arrow=second]').count()).toBeGreaterThan(0);
    await turn.tap();
    await expect.poll(() => ply(page)).toBeGreaterThan(0);
    await idle(page);
    await page.locator('[data-action=walk-first]').tap();
    await expect.poll(() => ply(page)).toBe(0);
    await expect.poll(() => said(page)).not.toBe('');
    // Another line beside it, and what is done with a branch.
    const other = page.locator('[data-line="2"] [data-turn="0"]');
    await other.tap();
    await other.tap();
    await expect.poll(() => page.locator('[data-variation]').count()).toBe(1);
    await idle(page);
    await page.locator('[data-glyph="5"]').tap();
    await page.locator('[data-field=comment]').tap();
    await page.keyboard.type('!');
    await expect.poll(() => page.locator('[data-remark]').textContent()).toBe('!');
    await page.locator('[data-variation] .fold').tap();
    await expect.poll(() => page.locator('[data-variation] [data-node]').count()).toBe(0);
    await page.locator('[data-variation] .fold').tap();
    await page.locator('[data-variation] [data-node]').first().tap();
    const grown = await size(page);
    await page.locator('[data-action=promote]').tap();
    await page.locator('[data-action=promote]:disabled').waitFor();
    await page.locator('[data-action=delete-step]').tap();
    await expect.poll(() => size(page)).not.toBe(grown);
    await page.locator('[data-action=undo-delete]').tap();
    await expect.poll(() => size(page)).toBe(grown);
    await page.locator('[data-action=threat]').tap();
    await page.locator('[data-threat=found], [data-threat=refused]').waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/\[[a-z]+-/);
    await page.locator('[data-action=threat]').tap();
    await page.locator('[data-action=review]').tap();
    await page.locator('[data-review=done]').waitFor();
    // The machine plays itself, and is halted; whoever tries the line plays against it.
    if (locale === 'vi') {
      await page.locator('details.watch:not([open]) > summary').tap();
      for (const side of ['watch-first', 'watch-second']) await page.locator(`[data-field=${side}]`).selectOption('1');
      const before = await size(page);
      await page.locator('[data-action=watch]').tap();
      await expect.poll(() => size(page), { timeout: 20_000 }).not.toBe(before);
      if ((await page.locator('[data-watch=running]').count()) > 0) await page.locator('[data-action=watch]').tap();
      await page.locator('[data-watch=paused]').waitFor();
      await idle(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // Words of that language, every one of them.
    expect(await page.locator('main').textContent()).not.toMatch(/\[[a-z]+-/);
    expect(await said(page)).not.toBe(t('study-start'));
    await page.goto(`#/edit/${game}`);
    await page.locator(`[data-edit="${game}"]`).waitFor();
    await page.locator('[data-action=clear]').tap();
    await page.locator('[data-fault]').first().waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/\[[a-z]+-/);
    const empty = await page.locator('[data-edit]').getAttribute('data-text');
    await page.locator('[data-brush]').first().tap();
    await page.locator('[data-edit] [data-site]').nth(4).tap();
    await expect.poll(() => page.locator('[data-edit]').getAttribute('data-text')).not.toBe(empty);
    await one.close();
    expect(one.faults).toEqual([]);
  });
});
