/**
 * Stacks of Commander Chess: whole or piece by piece, deployed step by step, taken back, cancelled, finished, kept over a reload
 * (docs/rules/cotulenh.md 7); capture or stay; what is inside a stack; air defence; heroic marks. Positions are those of the
 * conformance tests there.
 */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, chooser, lead, place, reload } from './hands';
import { brisk as test, idle, key, player, ply, status } from './support';
import { button } from './words';

/** DEPLOY-1 */
const STACK = '7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1';
/** DEPLOY-17 */
const NAVY = '7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1';
const NAVY_AFTER = '7c2i/10i/11/11/11/6(FT)4/11/11/11/2N8/10I/6C3I b - - 1 1';
/** BOMB-4 and BOMB-5: the place is attacked, so that the plane may return. */
const STRIKE = '7c2i/10i/11/11/11/4i6/4i6/11/4F6/11/10I/6C3I r - - 0 1';
/** BOMB-1 and BOMB-2: nothing attacks it. */
const SAFE = '7c2i/10i/11/11/11/11/4i6/11/4F6/11/10I/6C3I r - - 0 1';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Who moves?' });
const session = (page: Page) => page.locator('section.session');
const commit = (page: Page) => session(page).locator('[data-pick="=commit"]');
const label = (page: Page, name: string) => place(page, name).getAttribute('aria-label');
const stage = (page: Page) => status(page).getAttribute('data-stage');

/** Picks one piece of a stack, or all of it, and its target. */
async function deploy(page: Page, from: string, who: string, to: string): Promise<void> {
  const before = await ply(page);
  if ((await stage(page)) === 'mid') await session(page).locator(`[data-remaining=${who}]`).click();
  else {
    await place(page, from).click();
    await bar(page).locator(`[data-pick="=${who}"]`).click();
  }
  await page.locator(`[data-name=${to}][data-target=true]`).click();
  await expect.poll(() => ply(page)).toBe(before + 1);
}

/** The key of a position by itself. */
async function keyOf(page: Page, position: string): Promise<string> {
  await begin(page, 'cotulenh', { position });
  return key(page);
}

describe('the whole stack or one piece', () => {
  test('is asked beside the board, by pointer or by keys', async ({ page }) => {
    await begin(page, 'cotulenh', { position: STACK });
    const before = await key(page);
    await place(page, 'f4').click();
    await bar(page).waitFor();
    const names = await bar(page).locator('[data-pick]').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual(expect.arrayContaining(['Tank alone', 'Infantry alone']));
    expect(await bar(page).locator('[data-pick="=whole"]').count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-pick'))).toBe(true);
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'hidden' });
    expect(await key(page)).toBe(before);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-name'))).toBe('f4');
    await page.keyboard.press('Enter');
    await bar(page).waitFor();
    const picked = () => page.evaluate(() => document.activeElement?.getAttribute('data-pick') ?? null);
    await expect.poll(picked).not.toBeNull();
    while ((await picked()) !== '=whole') await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    // The bar is gone, and the keys go on from the piece.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-name'))).toBe('f4');
    await page.locator('[data-name=f6][data-target=true]').click();
    await expect.poll(() => ply(page)).toBe(1);
    expect(await stage(page)).toBe('turn');
    expect(await label(page, 'f6')).toMatch(/Tank.*Infantry/);
  });
});

describe('a deployment', () => {
  test('of several steps is finished, and is what the rules say', async ({ page }) => {
    const wanted = await keyOf(page, NAVY_AFTER);
    await begin(page, 'cotulenh', { position: NAVY });
    await deploy(page, 'c3', 'air_force', 'g7');
    expect(await stage(page)).toBe('mid');
    expect(await status(page).innerText()).toContain('is deploying from c3');
    expect(await session(page).locator('.acted').allInnerTexts()).toEqual([expect.stringContaining('g7') as string]);
    // Boarding reaches beyond the tank's own moves.
    await deploy(page, 'c3', 'tank', 'g7');
    expect(await stage(page)).toBe('mid');
    await commit(page).click();
    await session(page).waitFor({ state: 'hidden' });
    expect(await key(page)).toBe(wanted);
    expect(await status(page).getAttribute('data-actor')).toBe('second');
    // The session is one turn, and one entry of the list; its steps can be looked at one by one.
    const turns = page.locator('.moves .turn > [data-ply]');
    expect(await turns.allTextContents()).toEqual([
      'Air force deploys from c3 to g7; Tank deploys from c3 to g7; Deployment finished',
    ]);
    await page.locator('[data-action=in-words]').click();
    await expect.poll(() => turns.allTextContents()).toEqual(['N<F>g7,T>&g7']);
    await page.locator('.moves-panel select').selectOption('machine');
    await expect.poll(() => turns.allTextContents()).toEqual(['c3Fg7,c3Tg7,commit']);
    const steps = page.locator('.moves .parts [data-ply]');
    expect(await steps.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('title')))).toEqual([
      'c3Fg7',
      'c3Tg7',
    ]);
    await steps.first().click();
    await expect.poll(() => label(page, 'g7')).not.toMatch(/Tank/);
    expect(await label(page, 'g7')).toMatch(/Air force/);
  });

  for (const turn of ['c3Fg7,c3Tg7,commit', 'N<F>g7,T>&g7', 'c3:N:F>g7,T>&g7']) {
    test(`is typed as a whole: ${turn}`, async ({ page }) => {
      const wanted = await keyOf(page, NAVY_AFTER);
      await begin(page, 'cotulenh', { position: NAVY });
      const field = page.locator('input[name=move]');
      // Two turns are not one, and nothing of them is played.
      await field.fill('c3Fg7,c3Tg7,commit,h12h11');
      await field.press('Enter');
      await page.locator('.refusal[role=alert]').waitFor();
      expect(await ply(page)).toBe(0);
      await field.fill(turn);
      await field.press('Enter');
      await expect.poll(() => ply(page)).toBe(3);
      expect(await key(page)).toBe(wanted);
    });
  }

  test('is taken back step by step', async ({ page }) => {
    await begin(page, 'cotulenh', { position: NAVY });
    const keys = [await key(page)];
    await deploy(page, 'c3', 'air_force', 'g7');
    keys.push(await key(page));
    await deploy(page, 'c3', 'tank', 'g7');
    for (const wanted of keys.toReversed()) {
      await session(page).locator('[data-action=session-undo]').click();
      await expect.poll(() => key(page)).toBe(wanted);
    }
    expect(await session(page).count()).toBe(0);
    expect(await label(page, 'c3')).toMatch(/Navy.*Air force.*Tank/i);
  });

  test('is cancelled: everything is as before', async ({ page }) => {
    await begin(page, 'cotulenh', { position: NAVY });
    const before = await key(page);
    await deploy(page, 'c3', 'air_force', 'g7');
    await deploy(page, 'c3', 'tank', 'g7');
    await session(page).locator('[data-action=session-cancel]').click();
    await expect.poll(() => key(page)).toBe(before);
    expect(await ply(page)).toBe(0);
    expect(await session(page).count()).toBe(0);
    expect(await label(page, 'c3')).toMatch(/Navy.*Air force.*Tank/i);
  });

  test('closes by itself when all have acted', async ({ page }) => {
    await begin(page, 'cotulenh', { position: STACK });
    await deploy(page, 'f4', 'infantry', 'f5');
    await deploy(page, 'f4', 'tank', 'f2');
    await session(page).waitFor({ state: 'hidden' });
    expect(await status(page).getAttribute('data-actor')).toBe('second');
  });

  test('that cannot be finished yet says why', async ({ page }) => {
    // DEPLOY-7: the tank may not stay at sea.
    await begin(page, 'cotulenh', { position: '7c2i/10i/11/11/11/11/11/11/11/(NT)10/10I/6C3I r - - 0 1' });
    await deploy(page, 'a3', 'navy', 'a5');
    expect(await commit(page).isDisabled()).toBe(true);
    await session(page).getByText('The deployment cannot be finished yet:').waitFor();
    await deploy(page, 'a3', 'tank', 'a5');
    await session(page).waitFor({ state: 'hidden' });
    expect(await label(page, 'a5')).toMatch(/Navy.*Tank/);
  });

  test('lets only its own pieces act', async ({ page }) => {
    // DEPLOY-6
    await begin(page, 'cotulenh', { position: '7c2i/10i/11/4M6/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1' });
    await deploy(page, 'f4', 'infantry', 'f5');
    for (const name of ['e9', 'f5', 'g1']) {
      await place(page, name).click();
      await idle(page);
      expect(await page.locator('[data-target=true]').count(), name).toBe(0);
    }
    await session(page).locator('[data-remaining=tank]').click();
    await page.locator('[data-name=f2][data-target=true]').waitFor();
  });

  test('goes on after a reload in the middle', async ({ page }) => {
    await begin(page, 'cotulenh', { position: NAVY });
    await deploy(page, 'c3', 'air_force', 'g7');
    const before = await key(page);
    await reload(page);
    expect(await key(page)).toBe(before);
    expect(await stage(page)).toBe('mid');
    expect(await session(page).locator('.acted').count()).toBe(1);
    await deploy(page, 'c3', 'tank', 'g7');
    await commit(page).click();
    const after = await (async () => {
      await session(page).waitFor({ state: 'hidden' });
      return key(page);
    })();
    expect(after).toBe(await keyOf(page, NAVY_AFTER));
  });

  test('is undone and redone as a turn', async ({ page }) => {
    await begin(page, 'cotulenh', { position: NAVY });
    const before = await key(page);
    await deploy(page, 'c3', 'air_force', 'g7');
    await commit(page).click();
    await session(page).waitFor({ state: 'hidden' });
    const after = await key(page);
    await button(page, 'app-menu').click();
    await page.locator('[data-action=undo-turn]').click();
    await expect.poll(() => key(page)).toBe(before);
    await button(page, 'app-menu').click();
    await page.locator('[data-action=redo-turn]').click();
    await expect.poll(() => key(page)).toBe(after);
  });

  test('is made by fingers on a phone', async () => {
    const one = await player({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await begin(one.page, 'cotulenh', { position: STACK });
    await place(one.page, 'f4').tap();
    await bar(one.page).locator('[data-pick="=infantry"]').tap();
    await one.page.locator('[data-name=f5][data-target=true]').tap();
    await expect.poll(() => ply(one.page)).toBe(1);
    await commit(one.page).tap();
    await expect.poll(() => ply(one.page)).toBe(2);
    expect(await status(one.page).getAttribute('data-actor')).toBe('second');
    await one.close();
    expect(one.faults).toEqual([]);
  });
});

describe('capture or stay', () => {
  test('is asked where both are legal', async ({ page }) => {
    await begin(page, 'cotulenh', { position: STRIKE });
    const before = await key(page);
    await lead(page, 'e4', 'e6');
    await page.getByRole('dialog', { name: 'Capture and move, or strike and stay?' }).waitFor();
    await page.keyboard.press('Escape');
    await chooser(page).waitFor({ state: 'hidden' });
    expect(await key(page)).toBe(before);
    await lead(page, 'e4', 'e6');
    await chooser(page, 'capture').locator('[data-pick="=stay"]').click();
    await expect.poll(() => ply(page)).toBe(1);
    expect(await label(page, 'e4')).toContain('Air');
    expect(await label(page, 'e6')).toContain('empty');
    await button(page, 'action-undo').click();
    await expect.poll(() => ply(page)).toBe(0);
    await lead(page, 'e4', 'e6');
    await chooser(page, 'capture').locator('[data-pick="=capture"]').click();
    await expect.poll(() => label(page, 'e6')).toContain('Air');
  });

  test('is not asked where only one is', async ({ page }) => {
    // STAY-1: no tank stands at sea.
    await begin(page, 'cotulenh', { position: '7c2i/10i/11/11/11/11/11/11/11/1n1T7/10I/6C3I r - - 7 1' });
    await lead(page, 'd3', 'b3');
    await expect.poll(() => ply(page)).toBe(1);
    expect(await chooser(page).count()).toBe(0);
    expect(await label(page, 'd3')).toContain('Tank');
    expect(await label(page, 'b3')).toContain('empty');
    await begin(page, 'cotulenh', { position: SAFE });
    await lead(page, 'e4', 'e6');
    await expect.poll(() => ply(page)).toBe(1);
    expect(await chooser(page).count()).toBe(0);
    expect(await label(page, 'e6')).toContain('Air');
  });
});

describe('what is shown', () => {
  test('the inspector lists what is inside a stack', async ({ page }) => {
    await begin(page, 'cotulenh', { position: NAVY });
    await place(page, 'c3').hover();
    const lines = page.locator('.inspector .piece-line');
    await expect.poll(() => lines.count()).toBe(3);
    const words = await lines.allInnerTexts();
    expect(words[0]).toMatch(/Navy[^]*carrier/i);
    expect(words.slice(1).every((line) => /aboard|passenger/i.test(line))).toBe(true);
    // The picture counts them too.
    expect(await page.locator('svg.picture .count text').allTextContents()).toEqual(['3']);
  });

  test('air defence is shown for each side on demand', async ({ page }) => {
    await begin(page, 'cotulenh');
    const covered = page.locator('svg.picture rect[fill^="url(#hatch"]');
    expect(await covered.count()).toBe(0);
    await page.locator('[data-layer="0"]').click();
    await expect.poll(() => covered.count()).toBeGreaterThan(10);
    const first = await covered.count();
    await page.locator('[data-layer="1"]').click();
    await expect.poll(() => covered.count()).toBeGreaterThan(first);
    await page.locator('[data-layer="0"]').click();
    await page.locator('[data-layer="1"]').click();
    await expect.poll(() => covered.count()).toBe(0);
  });

  test('a flight into air defence is refused with the reason', async ({ page }) => {
    await begin(page, 'cotulenh', { position: '7c2i/10i/11/11/11/4g6/11/11/4F6/11/10I/6C3I r - - 0 1' });
    await place(page, 'e4').click();
    await page.locator('[data-name=e5][data-target=true]').waitFor();
    await place(page, 'e8').click();
    await page.locator('.refusal[data-code=E_AIR_DEFENCE]').waitFor();
    expect(await ply(page)).toBe(0);
  });

  test('heroes wear a mark, and becoming one is said', async ({ page }) => {
    // MOVE-9: the artillery on g11 attacks the commander.
    await begin(page, 'cotulenh', { position: '7c2i/6i3i/6I4/6A4/11/11/11/11/11/11/10I/6C3I r - - 0 1' });
    expect(await page.locator('.badge-heroic').count()).toBe(0);
    await lead(page, 'g9', 'g11');
    await expect.poll(() => page.locator('.badge-heroic').count()).toBe(1);
    expect(await label(page, 'g11')).toMatch(/heroic artillery/i);
    await expect.poll(() => page.locator('[data-said]').innerText()).toContain('Artillery on g11 becomes heroic');
  });
});
