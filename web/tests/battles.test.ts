/**
 * Commander Chess by its author's book: battles for a division, points on a clock common to both, nine pieces, two equal passengers
 * that part, a commander in its headquarters (docs/rules/cotulenh.md 17). Positions are those of the conformance tests there.
 */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './axe';
import { begin, place, position, reload } from './hands';
import { brisk, idle, player, ply, status, test } from './support';
import { button, field, named, t } from './words';

const REVISED = { book: 'revised' } as const;

const strip = (page: Page, side: 'first' | 'second') => page.locator(`.strip[data-side=${side}]`);
const meter = (page: Page, side: 'first' | 'second', code: string) => strip(page, side).locator(`[data-meter=${code}]`);
const timer = (page: Page) => page.getByRole('timer', { name: t('clock-common') });

/** Types a move, as whoever knows the notation does. */
async function type(page: Page, move: string): Promise<void> {
  const before = await ply(page);
  const typed = page.locator('input[name=move]');
  await typed.fill(move);
  await typed.press('Enter');
  await expect.poll(() => ply(page)).toBe(before + 1);
  await idle(page);
}

describe('a battle', () => {
  /** Two navies in a line, one behind the other. */
  const SEA = '7c2i/10i/11/n10/11/n10/11/11/11/N10/10I/6C3I r - - 0 1';

  brisk('is won by the second navy, and the strips count down to it', async ({ page }) => {
    await begin(page, 'cotulenh', { options: { ...REVISED, aim: 'sea' }, position: SEA });
    const left = () => meter(page, 'second', 'navies').innerText();
    expect(await left()).toMatch(/Navies.*2 of 2/s);
    expect(await meter(page, 'first', 'navies').innerText()).toMatch(/1 of 2/);
    expect(await place(page, 'a9').getAttribute('title')).toContain(t('badge-counts-hint'));
    const points = async () => Number(await meter(page, 'first', 'points').getAttribute('data-value'));
    const before = await points();
    await type(page, 'a3a7');
    expect(await left()).toMatch(/1 of 2/);
    // A navy is worth 80 (rules: 17.7).
    expect(await points()).toBe(before + 80);
    await type(page, 'k11k10');
    await type(page, 'a7a9');
    await expect.poll(() => status(page).getAttribute('data-over')).toBe('sea');
    expect(await status(page).innerText()).toBe('Red wins: Blue has lost its last navy');
  });

  brisk('won by fewer points is lost where points decide', async ({ page }) => {
    // Red has lost almost everything, Blue only its navies.
    const poor = '6c4/4fh1hf2/3a2s2a1/4gt1tg2/2ie2m2ei/n10/11/11/11/N10/10I/5C5 r - - 0 1';
    await begin(page, 'cotulenh', { options: { ...REVISED, aim: 'sea', points: 'decide' }, position: poor });
    await type(page, 'a3a7');
    await expect.poll(() => status(page).getAttribute('data-over')).toBe('sea_points');
    expect(await status(page).innerText()).toBe('Blue wins: Red destroyed the last navy, but Blue has more points');
    const [red = 0, blue = 0] = ((await page.locator('[data-score]').innerText()).match(/\d+/g) ?? []).map(Number);
    expect(blue).toBeGreaterThan(red);
  });
});

describe('a clock common to both', () => {
  /** Red takes a navy. */
  const START = '7c2i/10i/11/11/11/n10/11/11/4T6/N10/4t5I/6C3I r - - 0 1';
  const options = { ...REVISED, points: 'decide' };

  test('is offered where points decide, with the length of the book, and nowhere else', async ({ page }) => {
    await page.goto('#/new/cotulenh');
    const clocks = named(page, 'group', 'new-clock');
    const common = clocks.getByRole('radio', { name: t('new-clock-common'), exact: true });
    await clocks.waitFor();
    expect(await common.count()).toBe(0);
    await page.locator('details > summary').first().click();
    await page.locator('[data-option=points]').selectOption('decide');
    await common.check({ force: true });
    const minutes = page.locator('[data-field=clock-minutes]');
    await expect.poll(() => minutes.inputValue()).toBe('30');
    await page.locator('[data-option=aim]').selectOption('sea');
    await expect.poll(() => minutes.inputValue()).toBe('15');
    await page.locator('[data-option=points]').selectOption('shown');
    await expect.poll(() => common.count()).toBe(0);
    expect(await clocks.getByRole('radio', { name: t('new-clock-none') }).isChecked()).toBe(true);
    await page.locator('[data-option=points]').selectOption('decide');
    await common.check({ force: true });
    expect(await violations(page), 'axe on the choice of the clock').toEqual([]);
  });

  test('runs once for both, over a reload and an undo, and the points decide when it is up', async ({ page }) => {
    await page.clock.install();
    await begin(page, 'cotulenh', { options, position: START, clock: 'common' });
    expect(await timer(page).count(), 'one display').toBe(1);
    expect(await page.getByRole('timer').count()).toBe(1);
    expect(await timer(page).innerText()).toBe('30:00');
    expect(await violations(page), 'axe on the common clock').toEqual([]);
    await type(page, 'a3a7');
    await page.clock.fastForward('10:00');
    await expect.poll(() => timer(page).innerText()).toMatch(/^(19:5|20:0)/);
    await type(page, 'e2e4');
    await button(page, 'action-undo').first().click();
    await expect.poll(() => ply(page)).toBe(1);
    await expect.poll(() => timer(page).innerText()).toMatch(/^(19:[45]|20:0)/);
    await reload(page);
    await expect.poll(() => timer(page).innerText()).toMatch(/^(19:[45]|20:0)/);
    await page.clock.fastForward('05:00');
    await expect.poll(() => timer(page).innerText()).toMatch(/^1[45]:/);
    expect(await status(page).getAttribute('data-over')).toBeNull();
    await page.clock.fastForward('15:10');
    await expect.poll(() => status(page).getAttribute('data-over')).toBe('points');
    expect(await status(page).innerText()).toBe('Red wins: time was up and the points decided');
    expect(await page.locator('[data-score]').innerText()).toMatch(/^Red \d+ · Blue \d+$/);
    const [red = 0, blue = 0] = ((await page.locator('[data-score]').innerText()).match(/\d+/g) ?? []).map(Number);
    expect(red - blue).toBe(80);
    // The end is kept with the game, and its clock stands.
    await reload(page);
    expect(await status(page).getAttribute('data-over')).toBe('points');
    expect(await timer(page).innerText()).toBe('0.0');
  });

  test('is the same in a second window of the game, whoever moves', async () => {
    const { page, faults, close } = await player();
    await page.clock.install();
    await begin(page, 'cotulenh', { options, position: START, clock: 'common' });
    const other = await page.context().newPage();
    other.on('pageerror', (error) => faults.push(error.message));
    await other.goto(page.url());
    await timer(other).waitFor();
    const both = () => Promise.all([page, other].map((one) => timer(one).innerText()));
    expect(await both()).toEqual(['30:00', '30:00']);
    await type(page, 'a3a7');
    await expect.poll(() => ply(other)).toBe(1);
    await page.clock.fastForward('10:00');
    await expect.poll(async () => (await both()).every((time) => /^(19:5|20:0)/.test(time))).toBe(true);
    // A move in the other window takes nobody's time away and gives none back.
    await type(other, 'e2e4');
    await expect.poll(() => ply(page)).toBe(2);
    await page.clock.fastForward('10:00');
    await expect.poll(async () => (await both()).every((time) => /^(9:[45]|10:0)/.test(time))).toBe(true);
    await button(other, 'action-undo').first().click();
    await expect.poll(() => ply(page)).toBe(1);
    await expect.poll(async () => (await both()).every((time) => /^(9:[45]|10:0)/.test(time))).toBe(true);
    // One that is opened later shows what the others show.
    await page.clock.fastForward('05:00');
    const late = await page.context().newPage();
    late.on('pageerror', (error) => faults.push(error.message));
    await late.goto(page.url());
    await timer(late).waitFor();
    const seconds = async (one: Page) => {
      const [minutes = 0, rest = 0] = (await timer(one).innerText()).split(':').map(Number);
      return 60 * minutes + rest;
    };
    await expect.poll(async () => Math.abs((await seconds(late)) - (await seconds(page)))).toBeLessThan(3);
    await expect.poll(async () => Math.abs((await seconds(late)) - (await seconds(other)))).toBeLessThan(3);
    expect(await seconds(late), 'no window gives time back').toBeLessThan(302);
    await page.clock.fastForward('10:10');
    for (const one of [page, other]) await expect.poll(() => status(one).getAttribute('data-over')).toBe('points');
    expect(await both()).toEqual(['0.0', '0.0']);
    await close();
    expect(faults).toEqual([]);
  });

  test('of another length is a draw where nobody has more', async ({ page }) => {
    await page.clock.install();
    await page.goto('#/new/cotulenh');
    await named(named(page, 'group', 'new-opponent'), 'radio', 'new-opponent-hotseat').check({ force: true });
    await field(page, 'checkbox', 'new-handoff').setChecked(false);
    await page.locator('details > summary').first().click();
    await page.locator('[data-option=points]').selectOption('decide');
    const clocks = named(page, 'group', 'new-clock');
    await clocks.getByRole('radio', { name: t('new-clock-common'), exact: true }).check({ force: true });
    await page.locator('[data-field=clock-minutes]').fill('2');
    await button(page, 'new-start').click();
    await timer(page).waitFor();
    expect(await timer(page).innerText()).toBe('2:00');
    await type(page, 'c5c6');
    await page.clock.fastForward('02:01');
    await expect.poll(() => status(page).getAttribute('data-over')).toBe('points');
    expect(await status(page).innerText()).toBe('Draw: time was up and the points decided');
    expect(await page.locator('[data-score]').innerText()).toBe('Red 0 · Blue 0');
  });
});

describe('nine pieces a side', () => {
  brisk('stand without commanders, move, and are counted', async ({ page }) => {
    await begin(page, 'cotulenh', { options: { ...REVISED, aim: 'sea', army: 'sea9' } });
    expect(await page.locator('.picture .piece').count()).toBe(18);
    expect(await page.locator('[data-site][aria-label*="Commander"]').count()).toBe(0);
    expect(await meter(page, 'first', 'navies').innerText()).toMatch(/2 of 2/);
    expect(await meter(page, 'first', 'air_forces').count()).toBe(0);
    // A few turns: two missiles come forward, a navy sails.
    for (const move of ['g3g4', 'g10g9', 'b2b4', 'b11b9']) await type(page, move);
    expect(await position(page)).toBe('11/4f3f2/3a5a1/1nn1g1s1g2/11/11/11/11/1NN1G1S1G2/3A5A1/4F3F2/11 r - - 4 3');
    expect(await status(page).getAttribute('data-over')).toBeNull();
  });
});

describe('two equal passengers', () => {
  /** A navy with a heroic air force and a plain one. */
  const PAIR = '7c2i/10i/11/11/11/11/11/11/11/2(N+FF)8/10I/6C3I r - - 0 1';
  const bar = (page: Page) => page.getByRole('toolbar', { name: 'Who moves?' });
  const session = (page: Page) => page.locator('section.session');

  brisk('part: the heroic one is chosen by name, then the plain one', async ({ page }) => {
    await begin(page, 'cotulenh', { options: REVISED, position: PAIR });
    await place(page, 'c3').click();
    const heroic = bar(page).locator('[data-pick="=heroic_plane"]');
    expect((await heroic.innerText()).trim()).toBe('The heroic air force');
    await heroic.click();
    await page.locator('[data-name=h3][data-target=true]').click();
    await expect.poll(() => status(page).getAttribute('data-stage')).toBe('mid');
    expect(await session(page).locator('[data-remaining]').allInnerTexts()).toHaveLength(2);
    await session(page).locator('[data-remaining=air_force]').click();
    await page.locator('[data-name=f3][data-target=true]').click();
    await expect.poll(() => session(page).locator('[data-remaining]').count()).toBe(1);
    await session(page).locator('[data-pick="=commit"]').click();
    await session(page).waitFor({ state: 'hidden' });
    expect(await place(page, 'h3').getAttribute('aria-label')).toMatch(/[Hh]eroic/);
    expect(await place(page, 'f3').getAttribute('aria-label')).not.toMatch(/[Hh]eroic/);
    expect(await position(page)).toBe('7c2i/10i/11/11/11/11/11/11/11/2N2F1+F3/10I/6C3I b - - 1 1');
  });

  brisk('are told apart while both wait', async ({ page }) => {
    await begin(page, 'cotulenh', { options: REVISED, position: PAIR });
    await place(page, 'c3').click();
    await bar(page).locator('[data-pick="=navy"]').click();
    await page.locator('[data-name=c4][data-target=true]').click();
    await expect.poll(() => status(page).getAttribute('data-stage')).toBe('mid');
    const waiting = session(page).locator('[data-remaining]');
    const names = await waiting.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    expect(names).toEqual(['The heroic air force', 'Air force']);
    await session(page).locator('[data-remaining=heroic_plane]').click();
    await page.locator('[data-name=h3][data-target=true]').click();
    await expect.poll(() => waiting.count()).toBe(1);
    expect(await place(page, 'h3').getAttribute('aria-label')).toMatch(/[Hh]eroic/);
  });
});

describe('a commander in its headquarters', () => {
  /** HQ-23: an infantry stands next to it. */
  const SHELTERED = '6(hc)3i/6I3i/11/11/11/11/11/11/11/11/10I/6C3I r - - 0 1';

  brisk('is sheltered: an infantry is refused in words, and a shield says why', async ({ page }) => {
    await begin(page, 'cotulenh', { options: REVISED, position: SHELTERED });
    expect(await page.locator('.badge-sheltered').count()).toBe(1);
    expect(await place(page, 'g12').getAttribute('title')).toContain(t('badge-sheltered-hint'));
    const before = await ply(page);
    await page.locator('input[name=move]').fill('g11g12');
    await page.locator('input[name=move]').press('Enter');
    const refusal = page.locator('[data-code=E_SHELTER]');
    await refusal.waitFor();
    expect((await refusal.innerText()).trim()).toBe('Infantry: it cannot take a commander in its headquarters on g12.');
    expect(await ply(page)).toBe(before);
    // By hand: the place is no target.
    await place(page, 'g11').click();
    expect(await place(page, 'g12').getAttribute('data-target')).not.toBe('true');
  });

  brisk('is not by the rules of before', async ({ page }) => {
    await begin(page, 'cotulenh', { options: { book: 'upstream' }, position: SHELTERED });
    expect(await page.locator('.badge-sheltered').count()).toBe(0);
    await type(page, 'g11g12');
    await expect.poll(() => status(page).getAttribute('data-over')).toBe('commander');
    expect(await status(page).innerText()).toContain("Blue's commander was captured");
  });
});
