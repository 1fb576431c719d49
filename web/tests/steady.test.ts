/** Nothing moves under a pointer: the tools and the board keep their places whatever is said, asked or refused. */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, clickStep } from './hands';
import { overlaps, where } from './layout';
import { MOMENTS, reach } from './moments';
import { clickSomething, chance, GAMES, idle, player, places, ply, test } from './support';
import { button } from './words';

const SCREENS = [
  { name: 'wide', viewport: { width: 1280, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;

/** Lets every move of the game on the screen wait for a yes. */
async function askBefore(page: Page): Promise<void> {
  await button(page, 'app-menu').click();
  await page.locator('[data-dialog=menu] [data-field=confirm]').setChecked(true);
  await page.locator('[data-dialog=menu] [data-action=close]').click();
}

/** Picks by chance until a move waits for a yes, a turn has begun, or nothing is left. */
async function stage(page: Page, random: (below: number) => number): Promise<void> {
  const confirm = button(page, 'confirm-commit');
  const before = await ply(page);
  for (let clicks = 0; clicks < 12 && (await confirm.count()) === 0 && (await ply(page)) === before; clicks += 1) {
    await clickSomething(page, random);
  }
}

describe.each(SCREENS)('on a $name screen', ({ viewport, ...screen }) => {
  test.each(GAMES)('%s: tools and board stay through moves, refusals and hints', async (game) => {
    const one = await player({ viewport, hasTouch: 'hasTouch' in screen });
    const { page } = one;
    await begin(page, game);
    await askBefore(page);
    await places(page).first().waitFor({ state: 'attached' });
    const still = await where(page);
    expect(Object.keys(still).length).toBeGreaterThan(4);
    const stays = async (when: string) => expect(await where(page), when).toEqual(still);
    const random = chance(3);
    for (let turn = 0; turn < 2; turn += 1) {
      await stage(page, random);
      await stays(`move ${turn} waits`);
      if (await button(page, 'confirm-commit').count()) await button(page, 'confirm-commit').click();
      await idle(page);
      await stays(`move ${turn} is made`);
    }
    if (viewport.width < 700) await page.locator('[data-action=moves]').click();
    await page.locator('input[name=move]').fill('nonsense');
    await page.locator('input[name=move]').press('Enter');
    await page.locator('.refusal').waitFor();
    if (viewport.width < 700) await page.locator('[data-action=moves]').click();
    await page.evaluate(() => scrollTo(0, 0));
    await stays('a refusal');
    await button(page, 'action-hint').click();
    await page.locator('[data-thinking], [data-hint]').first().waitFor();
    await stays('the machine thinks');
    await page.locator('[data-hint]').waitFor();
    await stays('a hint');
    await one.close();
    expect(one.faults).toEqual([]);
  });

  test('the end of a game and its replay leave tools and board where they are', async () => {
    const one = await player({ viewport, hasTouch: 'hasTouch' in screen });
    const { page } = one;
    await begin(page, 'xiangqi');
    await clickStep(page, 'h2e2');
    const still = await where(page);
    await button(page, 'app-menu').click();
    await button(page, 'action-resign').click();
    await page.locator('[data-action=resign-yes]').click();
    await page.locator('[data-result]').waitFor();
    expect(await where(page)).toEqual(still);
    await page.locator('[data-action=replay]').click();
    await page.locator('[data-action=live]').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await where(page)).toEqual(still);
    await one.close();
    expect(one.faults).toEqual([]);
  });
});

test('what is told of a stack pushes nothing aside, and can be read on a phone', async () => {
  const one = await player({ viewport: { width: 844, height: 390 }, hasTouch: true });
  const { page } = one;
  const { position } = MOMENTS['cotulenh with stacks'];
  await begin(page, 'cotulenh', { position });
  const still = await where(page);
  await page.locator('[data-site][data-name=c3]').click();
  await page.locator('.inspector .piece-line').nth(2).waitFor({ state: 'attached' });
  expect(await where(page)).toEqual(still);
  await page.setViewportSize({ width: 390, height: 844 });
  // Whoever is inside is scrolled to from side to side; nothing of it is cut above or below.
  const cut = page.locator('.inspector').evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(await cut).toBeLessThanOrEqual(1);
  await one.close();
  expect(one.faults).toEqual([]);
});

const ROOMS = [
  { width: 1366, height: 625 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

test.each(ROOMS)('no control lies over another when a game has ended, at $width × $height', async (viewport) => {
  const one = await player({ viewport });
  const { page } = one;
  const ended = async (): Promise<void> => {
    await page.locator('[data-result]').waitFor();
    if (viewport.width < 700) await page.locator('[data-action=moves]').click();
    for (const more of await page.locator('.panel summary').all()) await more.click();
    // The tools stay in sight when the panel is scrolled, over what is scrolled away.
    await page.locator('.panel').evaluate((panel) => panel.scrollTo(0, 0));
    expect(await overlaps(page)).toEqual([]);
  };
  // An end that was counted, and one that has a story: those are told at length.
  await reach(page, MOMENTS['kings-cooking at its end']);
  await ended();
  await begin(page, 'xiangqi', { position: 'c2a1k3/2c1a2R1/b6P1/8p/9/9/9/9/4K4/9 w - - 0 1' });
  for (const step of 'h8h9 f9f8 h9h8 f8f9 h8h9 f9f8 h9h8 f8f9'.split(' ')) await clickStep(page, step);
  await ended();
  await one.close();
  expect(one.faults).toEqual([]);
});

test('a second click on the target plays the move that waits; a second click where Confirm was does nothing', async ({
  page,
}) => {
  await begin(page, 'kings-cooking');
  await places(page).first().click();
  const target = page.locator('[data-site][data-target="true"]').first();
  const name = await target.getAttribute('data-name');
  await target.click();
  await button(page, 'confirm-commit').waitFor();
  await page.locator(`[data-site][data-name="${name}"]`).first().click();
  await expect.poll(() => ply(page)).toBe(1);
  expect(await button(page, 'confirm-commit').count()).toBe(0);

  await places(page).first().click();
  await page.locator('[data-site][data-target="true"]').first().click();
  const confirm = button(page, 'confirm-commit');
  await confirm.waitFor();
  const still = await page.evaluate(() => document.querySelector('[data-action=space]')?.getAttribute('aria-pressed'));
  await confirm.dblclick();
  await expect.poll(() => ply(page)).toBe(2);
  await idle(page);
  expect(await page.evaluate(() => document.querySelector('[data-action=space]')?.getAttribute('aria-pressed'))).toBe(still);
  expect(await page.locator('dialog[open]').count()).toBe(0);
});
