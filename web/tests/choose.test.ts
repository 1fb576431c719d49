/** Choosing what a pawn becomes: chosen by click and by key, cancelled by button and by Escape, kept over a reload. */

import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, reload } from './hands';
import { brisk as test, key, ply } from './support';

/** A pawn that can take into the far row, with a promotion in it. */
const PAWN = 'r1n/1P1/2B l - 0.1 0.1 0 4';

const place = (page: Page, name: string) => page.locator(`[data-site][data-name="${name}"]`);
const dialog = (page: Page) => page.locator('dialog[open][data-sort=promotion]');

async function toTheDialog(page: Page): Promise<void> {
  await place(page, 'b2').click();
  await place(page, 'a3').click();
  await dialog(page).waitFor();
}

test('the dialog has its title, four kinds and the focus on the queen', async ({ page }) => {
  await begin(page, 'kings-cooking', { position: PAWN });
  await toTheDialog(page);
  await expect(dialog(page).getByText('Choose a piece to confirm and promote').count()).resolves.toBeGreaterThan(0);
  expect(await dialog(page).locator('[data-pick]').count()).toBe(4);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-pick'))).toBe('=queen');
  const cancel = dialog(page).getByRole('button', { name: 'Cancel promotion' });
  expect(await cancel.count()).toBe(1);
});

test('a choice by click promotes', async ({ page }) => {
  await begin(page, 'kings-cooking', { position: PAWN });
  await toTheDialog(page);
  await dialog(page).locator('[data-pick="=rook"]').click();
  await expect.poll(() => ply(page)).toBe(1);
  await expect.poll(async () => place(page, 'a3').getAttribute('aria-label')).toContain('Rook');
});

test('a choice by its letter promotes', async ({ page }) => {
  await begin(page, 'kings-cooking', { position: PAWN });
  await toTheDialog(page);
  await page.keyboard.press('n');
  await expect.poll(() => ply(page)).toBe(1);
  await expect.poll(async () => place(page, 'a3').getAttribute('aria-label')).toContain('Knight');
});

for (const way of ['the button', 'Escape'] as const) {
  test(`cancelled by ${way}, everything is as before`, async ({ page }) => {
    await begin(page, 'kings-cooking', { position: PAWN });
    const before = await key(page);
    await toTheDialog(page);
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await dialog(page).getByRole('button', { name: 'Cancel promotion' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await key(page)).toBe(before);
    expect(await ply(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-name'))).toBe('b2');
  });
}

test('a game is the same after a reload', async ({ page }) => {
  await begin(page, 'kings-cooking', { position: PAWN });
  await toTheDialog(page);
  await dialog(page).locator('[data-pick="=queen"]').click();
  await expect.poll(() => ply(page)).toBe(1);
  const before = await key(page);
  await reload(page);
  expect(await key(page)).toBe(before);
  expect(await ply(page)).toBe(1);
});

test.for(['xiangqi', 'rhythm'] as const)('%s: a piece and a place are always enough', async (game, { page }) => {
  await begin(page, game);
  const pieces = await page
    .locator('[data-site][data-live=true]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-site')));
  expect(pieces.length).toBeGreaterThan(10);
  for (const site of pieces) {
    await page.locator(`[data-site="${site}"]`).click();
    await page.locator('[data-site][data-target=true]').first().waitFor();
    expect(await page.locator('dialog[open], [data-pick]').count()).toBe(0);
    await page.keyboard.press('Escape');
  }
  expect(await ply(page)).toBe(0);
});
