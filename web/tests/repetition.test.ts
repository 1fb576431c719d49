/** A repetition that is told before it is judged and after: its moves in words, its arrows on the board, its replay (xiangqi 5.7). */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './axe';
import { begin } from './hands';
import { brisk as test, idle, player, ply, status } from './support';
import { button } from './words';

/** REP-43, a rook tied by a horse: Red attacks it with every move, Black only takes protection away. */
const TIED = '2baka3/C4rN2/4b1n2/1Rp5p/6p2/2P6/4c1P1c/4B3C/4A4/4KAB2 w - - 0 1';
const ROUND = ['b6b8', 'f9e8', 'b8b6', 'e8f9'];

const story = (page: Page) => page.locator('[data-story]');
const moves = (page: Page) => story(page).locator('[data-story-ply]');
const arrows = (page: Page, kind: string) => page.locator(`[data-arrows] [data-arrow=${kind}]`);
const current = (page: Page) => story(page).locator('[aria-current=step]').getAttribute('data-story-ply');

async function type(page: Page, move: string): Promise<void> {
  const before = await ply(page);
  await page.locator('input[name=move]').fill(move);
  await page.locator('input[name=move]').press('Enter');
  await expect.poll(() => ply(page)).toBe(before + 1);
  await idle(page);
}

async function tied(page: Page, rounds: number): Promise<void> {
  await begin(page, 'xiangqi', { options: { repetition: 'wxf' }, position: TIED });
  for (let round = 0; round < rounds; round += 1) for (const move of ROUND) await type(page, move);
}

describe('a repetition', () => {
  test('is foretold when the position has come twice', async ({ page }) => {
    await tied(page, 1);
    const near = page.locator('[data-impending=perpetual_chase]');
    expect(await near.innerText()).toContain('A third time by the same moves: Black wins.');
    expect(await status(page).getAttribute('data-over')).toBeNull();
    await near.getByRole('button').click();
    await expect.poll(() => moves(page).count()).toBe(4);
    expect(await arrows(page, 'first').count()).toBe(2);
    expect(await arrows(page, 'second').count()).toBe(2);
    expect(await violations(page), 'axe on the story before it is judged').toEqual([]);
    // Looking is not playing: the game goes on where it was, and another move ends the story.
    await moves(page).nth(0).click();
    await expect.poll(() => current(page)).toBe('0');
    expect(await arrows(page, 'attack').count()).toBe(2);
    await page.locator('[data-action=judged-close]').click();
    await story(page).waitFor({ state: 'hidden' });
    expect(await page.locator('[data-arrow=first], [data-arrow=second]').count()).toBe(0);
    await expect.poll(() => ply(page)).toBe(4);
    await type(page, 'b6b7');
    expect(await page.locator('[data-impending]').count()).toBe(0);
  });

  test('is explained move by move, and replayed', async ({ page }) => {
    await page.clock.install();
    await tied(page, 2);
    await expect.poll(() => status(page).getAttribute('data-over')).toBe('perpetual_chase');
    await button(page, 'result-who-did-what').click();
    await expect.poll(() => moves(page).count()).toBe(8);
    const told = await story(page).locator('ol > li').first().innerText();
    expect(told).toContain('attacks Chariot f8 with Cannon a8 and Chariot b8');
    expect(told).toContain('answer to Cannon a8 and Chariot b8: the attack on Chariot f8 is cut off');
    const second = await story(page).locator('ol > li').nth(1).innerText();
    expect(second).toMatch(/takes protection away: Horse g8/);
    await expect
      .poll(() => page.locator('[data-verdict]').innerText())
      .toContain('Black wins: Red chased the Chariot with every move');
    expect(await violations(page), 'axe on the story of a game that has ended').toEqual([]);
    // Step by step, with the arrow of the move and what it attacks.
    await page.locator('[data-action=judged-start]').click();
    await expect.poll(() => ply(page)).toBe(0);
    await page.locator('[data-action=judged-next]').click();
    await expect.poll(() => current(page)).toBe('0');
    expect(await arrows(page, 'first').count()).toBe(2);
    expect(await page.locator('[data-arrow=first].now').count()).toBe(1);
    await expect.poll(() => page.locator('[data-said]').innerText()).toContain('Move 1 of 8');
    await page.locator('[data-action=judged-next]').click();
    await page.locator('[data-action=judged-previous]').click();
    await expect.poll(() => ply(page)).toBe(1);
    // By itself, to its end, where it stops.
    await page.locator('[data-action=judged-start]').click();
    await expect.poll(() => ply(page)).toBe(0);
    await page.locator('[data-action=judged-play]').click();
    for (let move = 1; move <= 8; move += 1) {
      await expect
        .poll(async () => {
          await page.clock.runFor(400);
          return (await ply(page)) >= move;
        })
        .toBe(true);
    }
    await page.clock.runFor(2_000);
    await expect.poll(() => page.locator('[data-action=judged-play]').getAttribute('aria-pressed')).toBe('false');
    await page.locator('[data-action=judged-close]').click();
    expect(await status(page).getAttribute('data-over')).toBe('perpetual_chase');
  });

  test('is told in the language of the reader, and on a phone below the board', async () => {
    const { page, faults, close } = await player({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true });
    await begin(page, 'xiangqi', { options: { repetition: 'wxf' }, position: TIED });
    await page.locator('[data-action=sheet], [data-action=moves]').first().click();
    for (const move of ROUND) await type(page, move);
    await page.locator('[data-impending] button').click();
    await expect.poll(() => moves(page).count()).toBe(4);
    expect(await story(page).innerText()).toMatch(/捉.*f8/);
    const box = await story(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(845);
    expect(box?.y ?? 0).toBeGreaterThan(300);
    await close();
    expect(faults).toEqual([]);
  });
});
