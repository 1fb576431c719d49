/** Places behind others, and the debug view: levels apart and alone, all instances, and what a picture costs. */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, programmers } from './hands';
import {
  leadBoardInSpace,
  leadInSpace,
  look,
  openSpace,
  pixelOf,
  placeNamed,
  played,
  seenAt,
  space,
  spatial as test,
  still,
  turn,
} from './space';
import { stored } from './stored';
import { drawInSpace, ply } from './support';

drawInSpace();

const KINGS = '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10';
/** With pawns, so that the moves of kings do not end the game. */
const PAWNS = '4/4/P3/2K1|4/4/4/4|2k1/p3/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10';

/** The row of the lowest board that lies under the next one. */
const UNDER = ['a4W', 'b4W', 'c4W', 'd4W'];

/** The names of the places that cannot be pointed at from here. */
async function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const host = document.querySelector('[data-space]') as unknown as { pixelOf(kind: string, index: number): unknown };
    return [...document.querySelectorAll<HTMLElement>('[data-site]')]
      .filter(({ dataset }) => host.pixelOf('site', Number(dataset['site'])) === null)
      .map(({ dataset }) => dataset['name'] ?? '');
  });
}

/** Looks from almost above, where levels hide each other: first as high as it goes, then a little down. */
async function lean(page: Page): Promise<void> {
  await look(page, 'near');
  const box = await space(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 90, (box?.y ?? 0) + 80];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 230, { steps: 3 });
  await page.mouse.move(x, y + 185, { steps: 3 });
  await page.mouse.up();
  await page.mouse.move(1, 1);
  await still(page);
}

describe('levels', () => {
  test('further apart: what was hidden is pointed at; together again it is hidden again', async ({ page }) => {
    await begin(page, 'trid', { position: KINGS });
    await openSpace(page);
    await lean(page);
    const before = await hidden(page);
    expect(before).toEqual(expect.arrayContaining(UNDER));
    await turn(page, page.locator('[data-look=spread][aria-pressed=false]'));
    expect((await hidden(page)).filter((name) => UNDER.includes(name))).toEqual([]);
    const at = await seenAt(page, await placeNamed(page, 'a4W'));
    await page.mouse.move(at.x, at.y);
    await expect.poll(() => page.locator('[data-named]').textContent()).toContain('a4W');
    // A move changes nothing of it.
    await leadInSpace(page, 'c1W', 'b1W');
    await played(page, 0);
    expect(await page.locator('[data-look=spread]').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => stored(page, 'values', 'views').then((views) => JSON.stringify(views))).toContain('"spread":true');
    await turn(page, page.locator('[data-look=spread][aria-pressed=true]'));
    await lean(page);
    expect(await hidden(page)).toEqual(before);
  });

  test('one alone: every place of it is pointed at, nothing else is; together again all is as before', async ({ page }) => {
    await begin(page, 'trid', { position: PAWNS });
    await openSpace(page);
    await lean(page);
    const before = await hidden(page);
    const under = before.filter((name) => UNDER.includes(name));
    expect(under.length).toBeGreaterThan(0);
    const level = page.locator('[data-level-only]').filter({ hasText: /White|W$/ });
    await turn(page, level);
    const alone = await hidden(page);
    expect(under.filter((name) => alone.includes(name))).toEqual([]);
    expect(alone).toEqual(expect.arrayContaining(['b4N', 'd8B']));
    const [square = ''] = under;
    const site = await page.locator(`[data-name=${square}]`).getAttribute('data-site');
    const at = await pixelOf(page, { kind: 'site', index: Number(site) });
    await page.mouse.move(at?.x ?? 0, at?.y ?? 0);
    await expect.poll(() => page.locator('[data-named]').textContent()).toContain(square);
    // It stays alone over what a hand does; a move somewhere else that is gone to is looked at.
    const other = page.locator('[data-level-only]').filter({ hasText: /Black|B$/ });
    const targets = (board: string) => page.locator(`[data-site][data-target=true][data-name$=${board}]`);
    let to = '';
    for (const [turns, board] of [
      [0, 'W'],
      [1, 'B'],
    ] as const) {
      await page.locator(`[data-site][data-name$=${board}][aria-label*=King]`).focus();
      await page.keyboard.press('Enter');
      await targets(board).first().waitFor({ state: 'attached' });
      to = (await targets(board).first().getAttribute('data-name')) ?? '';
      await targets(board).first().focus();
      await page.keyboard.press('Enter');
      await played(page, turns);
      await still(page);
      expect(await level.getAttribute('aria-pressed')).toBe('true');
    }
    for (const [key, seen] of [
      [',', level],
      ['.', other],
      [',', level],
      ['.', other],
    ] as const) {
      const before = await ply(page);
      await page.keyboard.press(key);
      // The first level is looked at already: what was pressed must have been done before the next key.
      await expect.poll(() => ply(page)).not.toBe(before);
      await expect.poll(() => seen.getAttribute('aria-pressed')).toBe('true');
    }
    await still(page);
    expect(await hidden(page)).not.toContain(to);
    await other.click();
    await lean(page);
    expect(await hidden(page)).toEqual(before);
  });
});

describe('the debug view', () => {
  const instances = (page: Page) =>
    page.locator('[data-instance]').evaluateAll((labels) =>
      labels.map((label) => ({
        name: label.getAttribute('data-instance'),
        text: label.textContent,
        shown: label.classList.contains('visible'),
        colour: getComputedStyle(label).color,
      })),
    );
  const shown = async (page: Page) =>
    (await instances(page))
      .filter((one) => one.shown)
      .map(({ name }) => name)
      .sort();

  test('has all 24 instances: four green, twenty red, and other four after an activation', async ({ page }) => {
    await begin(page, 'trid', { position: KINGS });
    await openSpace(page);
    const calls = async () => Number(await space(page).getAttribute('data-calls'));
    // A mouse over the picture would have a mark of its own.
    await page.mouse.move(1, 1);
    await expect.poll(() => page.locator('[data-named]').count()).toBe(0);
    await still(page);
    const plain = await calls();
    await programmers(page, 'wires', true);
    await still(page);
    await page.mouse.move(1, 1);
    const all = await instances(page);
    expect(all).toHaveLength(24);
    expect(all.every(({ text }) => /^[QK]L\d:(0|180) ↥\d$/.test(text))).toBe(true);
    expect(await shown(page)).toEqual(['KL1:0', 'KL6:0', 'QL1:0', 'QL6:0']);
    const [green, red] = [true, false].map((own) => [
      ...new Set(all.filter((one) => one.shown === own).map(({ colour }) => colour)),
    ]);
    expect([green, red]).toEqual([['rgb(75, 227, 154)'], ['rgb(255, 123, 110)']]);
    // The frames themselves: one call for each colour; and one for the ids of all their squares.
    await expect.poll(calls).toBe(plain + 3);
    await leadBoardInSpace(page, 'WQL', 'QL2');
    await played(page, 0);
    await still(page);
    expect(await instances(page)).toHaveLength(24);
    expect(await shown(page)).toEqual(['KL1:0', 'KL6:0', 'QL2:0', 'QL6:0']);
    await programmers(page, 'wires', false);
    await still(page);
    expect(await instances(page)).toEqual([]);
  });

  test('tells what a picture costs, and counts on', async ({ page }) => {
    await begin(page, 'trid', { position: KINGS });
    await openSpace(page);
    expect(await page.locator('.cost').count()).toBe(0);
    await programmers(page, 'figures', true);
    await page.locator('.cost').waitFor();
    await still(page);
    const told = async () =>
      /^(\d+) draw calls · [\d.]+ ms · picture (\d+)$/.exec((await page.locator('.cost').innerText()).trim())?.slice(1);
    expect(await told()).toEqual([await space(page).getAttribute('data-calls'), await space(page).getAttribute('data-frames')]);
    const [, before] = (await told()) ?? [];
    await look(page, 'nearer');
    const [calls, after] = (await told()) ?? [];
    expect(Number(after)).toBeGreaterThan(Number(before));
    expect(Number(calls)).toBeGreaterThan(5);
  });
});
