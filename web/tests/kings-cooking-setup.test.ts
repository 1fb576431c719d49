/** Choosing pieces, on the page: the SEL rows of rules: kings-cooking 23. SEL-13 counts, and is counted in Rust. */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { clickStep, position } from './hands';
import { brisk as test, player, skipInterludes, status } from './support';
import { button } from './words';

type Selection = 'mirrored' | 'independent' | 'random';

async function setUp(page: Page, selection: Selection): Promise<void> {
  await page.goto('#/new/kings-cooking');
  await page.locator('[data-choice=opponent] input[value=hotseat]').check({ force: true });
  await page.locator(`[data-choice=selection] input[value=${selection}]`).check({ force: true });
}

/** Picks a kind for every file by clicks. */
async function choose(page: Page, letters: string): Promise<void> {
  for (const [index, letter] of letters.split('').entries()) {
    await page.locator(`[data-file=${'abc'.charAt(index)}]`).click();
    await page.locator(`[data-kind=${letter}]`).click();
  }
  await page.locator(`[data-line-up=${letters}]`).waitFor();
}

/** Types letters into the picker. */
async function type(page: Page, letters: string): Promise<void> {
  await page.locator('[data-field=letters]').fill(letters);
  await page.locator('[data-field=letters]').press('Enter');
}

async function offered(page: Page, file: string): Promise<string> {
  await page.locator(`[data-file=${file}]`).click();
  await page.locator(`[data-file=${file}][aria-pressed=true]`).waitFor();
  const kinds = await page.locator('[data-kind]:enabled').evaluateAll((all) => all.map((kind) => kind.getAttribute('data-kind')));
  return kinds.join('');
}

const confirm = (page: Page) => page.locator('[data-action=confirm-line-up]');

/** The position of the game after "start". */
async function started(page: Page): Promise<string> {
  await button(page, 'new-start').click();
  await status(page).waitFor();
  await skipInterludes(page);
  return position(page);
}

test('SEL-1: without a choice the page serves a fair start, another one each game; rook, knight, bishop are a name away', async ({
  page,
}) => {
  await setUp(page, 'mirrored');
  expect(await started(page)).toBe('nbp/3/NBP l - 0.0 0.0 0 0');
  await clickStep(page, 'b1c2');
  await setUp(page, 'mirrored');
  await page.locator('[data-line-up=RQP]').waitFor();
  await type(page, 'RNB');
  await page.locator('[data-line-up=RNB]').waitFor();
  expect(await started(page)).toBe('rnb/3/RNB l - 0.0 0.0 0 0');
});

test('SEL-2: mirrored queen, rook, bishop', async ({ page }) => {
  await setUp(page, 'mirrored');
  await choose(page, 'QRB');
  expect(await started(page)).toBe('qrb/3/QRB l - 0.0 0.0 0 0');
});

test('SEL-3: independent, the second without seeing the first', async ({ page }) => {
  await setUp(page, 'independent');
  await choose(page, 'PNB');
  await confirm(page).click();
  await page.locator('[data-cover]').waitFor();
  expect(await page.locator('[data-line-up]').count()).toBe(0);
  await page.locator('[data-action=ready]').click();
  await page.locator('[data-line-up]').waitFor();
  expect(await page.locator('[data-line-up=PNB]').count()).toBe(0);
  await choose(page, 'BPR');
  await confirm(page).click();
  expect(await started(page)).toBe('bpr/3/PNB l - 0.0 0.0 0 0');
});

/** What was typed is refused in words, and the picks stay as they were. */
async function refuses(page: Page, letters: string, code: string): Promise<void> {
  const before = await page.locator('[data-line-up]').getAttribute('data-line-up');
  await type(page, letters);
  const alert = page.locator(`[role=alert][data-code=${code}]`);
  await alert.waitFor();
  expect((await alert.innerText()).length).toBeGreaterThan(15);
  expect(await page.locator('[data-line-up]').getAttribute('data-line-up')).toBe(before);
}

test('SEL-4: a second queen is not offered, and refused when typed', async ({ page }) => {
  await setUp(page, 'mirrored');
  await choose(page, 'QNB');
  await expect.poll(() => offered(page, 'b')).toBe('RNBP');
  await refuses(page, 'QQR', 'E_SEL_LIMIT');
});

test('SEL-5: a third rook is not offered, and refused when typed', async ({ page }) => {
  await setUp(page, 'mirrored');
  await choose(page, 'RRB');
  await expect.poll(() => offered(page, 'c')).toBe('NBQP');
  await refuses(page, 'RRR', 'E_SEL_LIMIT');
});

test('SEL-6: three pawns', async ({ page }) => {
  await setUp(page, 'mirrored');
  await choose(page, 'PPP');
  expect(await started(page)).toBe('ppp/3/PPP l - 0.0 0.0 0 0');
});

test('SEL-7: two are not enough', async ({ page }) => {
  await setUp(page, 'independent');
  await choose(page, 'PPP');
  await confirm(page).click();
  await page.locator('[data-action=ready]').click();
  await page.locator('[data-kind=R]').click();
  await page.locator('[data-file=b][aria-pressed=true]').waitFor();
  await page.locator('[data-kind=N]').click();
  await page.locator('[data-line-up=RN]').waitFor();
  expect(await confirm(page).isDisabled()).toBe(true);
  expect(await button(page, 'new-start').isDisabled()).toBe(true);
  await refuses(page, 'RN', 'E_SEL_COUNT');
  await page.locator('[data-kind=B]').click();
  expect(await confirm(page).isEnabled()).toBe(true);
});

test('SEL-8: the king stays at home', async ({ page }) => {
  await setUp(page, 'mirrored');
  expect(await page.locator('[data-kind=K]').count()).toBe(0);
  await refuses(page, 'RKB', 'E_SEL_KIND');
});

test('SEL-9: the limits of one player do not bind the other', async ({ page }) => {
  await setUp(page, 'independent');
  await choose(page, 'RRB');
  await confirm(page).click();
  await page.locator('[data-action=ready]').click();
  await page.locator('[data-line-up]').waitFor();
  await choose(page, 'RRN');
  await confirm(page).click();
  expect(await started(page)).toBe('rrn/3/RRB l - 0.0 0.0 0 0');
});

test('SEL-10: a picked queen can be picked again in her place', async ({ page }) => {
  await setUp(page, 'mirrored');
  await choose(page, 'RQB');
  await expect.poll(() => offered(page, 'b')).toBe('RNBQP');
  await expect.poll(() => offered(page, 'c')).toBe('RNBP');
});

test('SEL-11: mirrored line-ups are equal', async ({ page }) => {
  await setUp(page, 'mirrored');
  await refuses(page, 'RNB:RNQ', 'E_SEL_MIRROR');
});

describe('SEL-12: seeds', () => {
  test.each([
    ['0', 'RRP'],
    ['1', 'RPR'],
    ['2', 'RNN'],
    ['3', 'QNN'],
    ['42', 'QPB'],
  ])('%s draws %s for both sides', async (seed, line) => {
    const { page, faults, close } = await player();
    await setUp(page, 'random');
    await page.locator('[data-field=seed]').fill(seed);
    await page.locator('[data-field=seed]').blur();
    await page.locator(`[data-line-up=${line}]`).waitFor();
    expect(await started(page)).toBe(`${line.toLowerCase()}/3/${line} l - 0.0 0.0 0 0`);
    await close();
    expect(faults).toEqual([]);
  });
});

test('SEL-14: the creator is Dark, so the other player begins', async ({ page }) => {
  await setUp(page, 'mirrored');
  await page.locator('[data-choice=side] input[value=second]').check({ force: true });
  await page.locator('[data-field=name]').fill('Ann');
  await page.locator('[data-field=other-name]').fill('Bob');
  await button(page, 'new-start').click();
  // The device is with Ann: it is handed over before the first move.
  await page.locator('[data-cover]').getByText('Bob').waitFor();
  await skipInterludes(page);
  expect(await status(page).getAttribute('data-actor')).toBe('first');
  expect(await status(page).innerText()).toContain('Bob (Light)');
  expect(await position(page)).toBe('nbp/3/NBP l - 0.0 0.0 0 0');
});
