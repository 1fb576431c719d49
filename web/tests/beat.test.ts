/** The beat on the page, with a simulated clock: time stands still until a test moves it. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { begin, reload } from './hands';
import { GAMES, openGame, player, ply, test } from './support';
import { button } from './words';

const GAME = 'rhythm';
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page's time, and every event's: what a test says, and nothing else. Timers run on as they like. */
async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const time = window as unknown as { simulated: number };
    time.simulated = 10_000;
    performance.now = () => time.simulated;
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => time.simulated });
  });
}

async function setTime(page: Page, to: number): Promise<void> {
  await page.evaluate((at) => {
    (window as unknown as { simulated: number }).simulated = at;
  }, to);
}

const place = (page: Page, name: string) => page.locator(`[data-site][data-name="${name}"]`);
const last = (page: Page) => page.locator('.moves button[data-ply]').last();
const grade = (page: Page) => page.locator('.pulse [data-grade]');

/** Turns the beat on in its dialog; the first beat falls 400 ms later, at 10 400, and one every second. */
async function turnOn(page: Page): Promise<void> {
  await page.locator('[data-action=beat]').click();
  await page.locator('[data-field=beat-on]').check();
  await page.locator('[data-dialog=beat] [data-action=close]').click();
  await page.locator('.pulse').waitFor();
}

const FIRST = 10_400;

/** Moves by two taps, the last of them so far from a beat. */
async function move(page: Page, from: string, to: string, error: number): Promise<void> {
  const before = await ply(page);
  await place(page, from).click();
  const target = page.locator(`[data-site][data-name="${to}"][data-target="true"]`);
  await target.waitFor();
  await setTime(page, FIRST + 60_000 + before * 2000 + error);
  await target.click();
  await expect.poll(() => ply(page)).toBe(before + 1);
}

/** Whether a mark is at a place: its middle is above the file of the place, within a place of it. */
async function overlaps(page: Page, mark: Locator, name: string): Promise<boolean> {
  const [a, b] = await Promise.all([mark.boundingBox(), place(page, name).boundingBox()]);
  return a !== null && b !== null && Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < 2 && Math.abs(a.y - b.y) < 2;
}

test('a game begins to the beat where that is wanted, it stays on over navigation, and the machine keeps to it', async ({
  page,
}) => {
  await page.goto(`#/new/${GAME}`);
  await page.locator('[data-field=in-time]').check();
  await button(page, 'new-start').click();
  await page.locator('.pulse').waitFor();
  await page.locator('[data-action=beat]').click();
  await page.locator('[data-dialog=beat] a').click();
  await expect
    .poll(() => page.locator('section#beat').evaluate((section) => Math.abs(section.getBoundingClientRect().top) < 120))
    .toBe(true);
  await page.goBack();
  await page.locator('.pulse').waitFor();
  await expect.poll(() => page.locator('.pulse').getAttribute('data-beat')).not.toBe('0');
  await place(page, 'h2').click();
  await page.locator('[data-name=e2][data-target=true]').click();
  await expect.poll(() => ply(page)).toBe(2);
  // Its mark in the record is of a move in time, unless it was just as usual.
  expect(await last(page).getAttribute('title')).toMatch(/^[^@]+(@[po])?$/);
  expect(await grade(page).count()).toBe(1);
});

test('without the beat nothing is timed, and other games have none', async ({ page }) => {
  await holdTime(page);
  await begin(page, GAME);
  expect(await page.locator('.pulse').count()).toBe(0);
  await move(page, 'h2', 'e2', 300);
  expect(await page.locator('[data-grade]').count()).toBe(0);
  const other = GAMES.find((id) => id !== GAME) ?? '';
  await openGame(page, other);
  expect(await page.locator('[data-action=beat]').count()).toBe(0);
});

test('moves are graded at the edges, shown, spoken, kept and taken back', async ({ page }) => {
  await holdTime(page);
  await begin(page, GAME);
  await turnOn(page);
  const energies = () =>
    page
      .locator('[data-meter=energy]')
      .evaluateAll((bars) =>
        bars.map((bar) => `${bar.closest('[data-side]')?.getAttribute('data-side')} ${bar.getAttribute('data-value')}`),
      );
  for (const [from, to, error, shown, word] of [
    ['h2', 'e2', 50, 'perfect', 'Perfect'],
    ['h9', 'g7', -51, 'great', 'Great'],
    ['h0', 'g2', -120, 'great', 'Great'],
    ['i9', 'h9', 121, 'good', 'Good'],
    ['b2', 'b5', 200, 'good', 'Good'],
    ['b9', 'c7', -201, 'miss', 'Miss'],
    ['a0', 'a1', 10, 'perfect', 'Perfect'],
    ['a9', 'a8', -60, 'great', 'Great'],
    ['a1', 'a2', -50, 'perfect', 'Perfect'],
  ] as const) {
    await move(page, from, to, error);
    await expect.poll(() => grade(page).getAttribute('data-grade'), { message: `${error} ms` }).toBe(shown);
    expect(await grade(page).textContent()).toContain(word);
    // At the place where the piece went, with how far it was off.
    const mark = page.locator('[data-beat-mark]');
    expect(await mark.getAttribute('data-off')).toBe(String(error));
    expect(await mark.textContent()).toContain(`${Math.abs(error)} ms ${error < 0 ? 'early' : 'late'}`);
    expect(await overlaps(page, mark, to)).toBe(true);
    await expect.poll(() => page.locator('[data-said]').textContent()).toMatch(new RegExp(`^${word}\\. `));
  }
  const marks = () =>
    page.locator('.moves [data-grade]').evaluateAll((all) => all.map((mark) => mark.getAttribute('data-grade')));
  const all = ['perfect', 'good', 'good', 'miss', 'perfect', 'perfect'];
  expect(await marks(), 'great is what the record does not say').toEqual(all);
  expect(await page.locator('.moves button[data-ply="5"]').getAttribute('title')).toContain('@m');
  // Red: perfect, great, good, perfect, perfect; Black: great, good, miss, great.
  expect(await energies()).toEqual(['second 2', 'first 7']);
  // One right on the beat after the other, of the same hand.
  expect(await page.locator('.pulse [data-streak]').getAttribute('data-streak')).toBe('2');

  await reload(page);
  expect(await ply(page)).toBe(9);
  expect(await marks()).toEqual(all);
  expect(await page.locator('.pulse').count(), 'the beat does not begin by itself').toBe(0);
  for (const left of [8, 7, 6, 5]) {
    await button(page, 'action-undo').click();
    await expect.poll(() => ply(page)).toBe(left);
  }
  expect(await marks()).toEqual(['perfect', 'good', 'good']);
  for (const left of [4, 3, 2, 1]) {
    await button(page, 'action-undo').click();
    await expect.poll(() => ply(page)).toBe(left);
  }
  expect(await energies(), 'undo gives back what was earned').toEqual(['second 0', 'first 2']);
});

test('a strict miss is lost with its turn', async ({ page }) => {
  await holdTime(page);
  await begin(page, GAME, { options: { miss: 'strict' } });
  await turnOn(page);
  await move(page, 'h2', 'e2', 201);
  await expect.poll(() => grade(page).getAttribute('data-grade')).toBe('miss');
  expect(await last(page).getAttribute('title')).toContain('0000');
  await expect.poll(() => page.locator('[data-key]').first().getAttribute('data-actor')).toBe('second');
});

test('a calibration is taken off later moves and kept', async ({ page }) => {
  await holdTime(page);
  await begin(page, GAME);
  await page.locator('[data-action=beat]').click();
  await page.locator('[data-action=calibrate]').click();
  const tap = page.locator('[data-action=tap]');
  await tap.waitFor();
  // 75 beats a minute, the first of them 400 ms after the click.
  for (const [index, late] of [90, 85, 95, 90, 88, 92, 90].entries()) {
    await setTime(page, FIRST + (index + 1) * 800 + late);
    await tap.click();
  }
  await page.locator('[data-calibration=tapping]').waitFor({ state: 'attached' });
  await setTime(page, FIRST + 9 * 800 + 90);
  await tap.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-calibration=measured]').waitFor();
  expect(await page.locator('[data-latency]').getAttribute('data-latency')).toBe('90');
  await page.locator('[data-dialog=beat] [data-action=close]').click();
  await setTime(page, 10_000);
  await turnOn(page);
  await move(page, 'h2', 'e2', 140);
  await expect.poll(() => grade(page).getAttribute('data-grade')).toBe('perfect');
  await page.reload();
  await page.locator('[data-key]').first().waitFor();
  await page.locator('[data-action=beat]').click();
  expect(await page.locator('[data-latency]').getAttribute('data-latency')).toBe('90');
});

describe('the beat for everybody', () => {
  test('pulses in time, and without motion only counts', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const one = await player({ reducedMotion });
      await begin(one.page, GAME);
      await turnOn(one.page);
      await expect.poll(() => one.page.locator('.pulse').getAttribute('data-beat')).not.toBe('0');
      const animation = await one.page.locator('.pulse .ring').evaluate((ring) => getComputedStyle(ring).animationName);
      if (reducedMotion === 'reduce') expect(animation).toBe('none');
      else expect(animation).not.toBe('none');
      await one.close();
      expect(one.faults).toEqual([]);
    }
  });

  test.each(['light', 'dark'] as const)('axe-core finds nothing, %s', async (colorScheme) => {
    const one = await player({ colorScheme });
    await begin(one.page, GAME);
    await turnOn(one.page);
    await one.page.locator('[data-action=beat]').click();
    await one.page.locator('[data-action=calibrate]').click();
    await one.page.locator('[data-action=tap]').waitFor();
    await one.page.evaluate(AXE);
    const found = await one.page.evaluate<
      {
        id: string;
        nodes: { html: string }[];
      }[]
    >('axe.run().then(({ violations }) => violations)');
    expect(found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
    await one.close();
    expect(one.faults).toEqual([]);
  });

  test('the board keeps three fifths of a phone while the beat goes on', async () => {
    const one = await player({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await begin(one.page, GAME);
    await turnOn(one.page);
    const box = await one.page.locator('.stage').boundingBox();
    expect((box?.width ?? 0) * (box?.height ?? 0)).toBeGreaterThan(0.6 * 390 * 844);
    expect(await one.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const ends = await one.page
      .locator('[role=toolbar] button:visible')
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().right));
    expect(Math.max(...ends), 'no button beyond the edge').toBeLessThanOrEqual(390);
    await one.close();
    expect(one.faults).toEqual([]);
  });
});
