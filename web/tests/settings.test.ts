/** What a player wishes takes effect and is kept. */

import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './axe';
import { begin, clickStep, place } from './hands';
import { stored } from './stored';
import { ply, skipInterludes, status, test } from './support';
import { button } from './words';

async function choose(page: Page, name: string, value: string): Promise<void> {
  await page.goto('#/settings');
  await page.locator(`[data-choice=${name}] input[value="${value}"]`).check({ force: true });
}

/** The choice that holds after a reload. */
async function held(page: Page, name: string): Promise<string> {
  await page.goto('#/settings');
  await page.reload();
  return page.locator(`[data-choice=${name}] input:checked`).inputValue();
}

test('the piece set', async ({ page }) => {
  await begin(page, 'xiangqi');
  const drawn = () => page.locator('.stage svg').first().innerHTML();
  await expect.poll(drawn).toContain('<path');
  const pictures = await drawn();
  await choose(page, 'pieces-xiangqi', 'signs');
  expect(await held(page, 'pieces-xiangqi')).toBe('signs');
  await page.goto('#/game/xiangqi');
  await status(page).waitFor();
  await expect.poll(drawn).toContain('<path');
  const shapes = (text: string) => new Set([...text.matchAll(/ d="([^"]+)"/g)].map((path) => path[1]));
  const [before, after] = [shapes(pictures), shapes(await drawn())];
  expect([...after].filter((path) => !before.has(path)).length).toBeGreaterThan(5);
});

test('the notation', async ({ page }) => {
  await page.goto('#/settings');
  await page.locator('[data-notation=xiangqi]').selectOption('chinese');
  await page.reload();
  expect(await page.locator('[data-notation=xiangqi]').inputValue()).toBe('chinese');
  await begin(page, 'xiangqi');
  await clickStep(page, 'h2e2');
  expect(await page.locator('.moves [data-ply="0"]').innerText()).toBe('炮二平五');
  // The list itself offers the other forms, and the wish is kept.
  await page.locator('.moves-panel select').selectOption('wxf');
  await expect.poll(() => page.locator('.moves [data-ply="0"]').innerText()).toBe('C2.5');
  await page.goto('#/settings');
  expect(await page.locator('[data-notation=xiangqi]').inputValue()).toBe('wxf');
});

test('the confirmation of moves: asked in one game, not in the other, and each the other way round', async ({ page }) => {
  await page.goto('#/settings');
  expect(await page.locator('[data-confirm=kings-cooking]').isChecked()).toBe(true);
  expect(await page.locator('[data-confirm=xiangqi]').isChecked()).toBe(false);
  await page.locator('[data-confirm=kings-cooking]').uncheck();
  await page.locator('[data-confirm=xiangqi]').check();
  await page.reload();
  await begin(page, 'kings-cooking');
  await place(page, 'a1').click();
  await page.locator('[data-name=a2][data-target="true"]').click();
  await expect.poll(() => ply(page)).toBe(1);
  await begin(page, 'xiangqi');
  await place(page, 'h2').click();
  await page.locator('[data-name=e2][data-target="true"]').click();
  await button(page, 'confirm-commit').waitFor();
  expect(await ply(page)).toBe(0);
  await page.locator('[data-action=cancel]').click();
  await button(page, 'confirm-commit').waitFor({ state: 'detached' });
  expect(await ply(page)).toBe(0);
});

test('the motion', async ({ page }) => {
  // The system wants little of it.
  const still = () =>
    page
      .locator('.stage svg')
      .first()
      .evaluate((svg) => svg.classList.contains('still'));
  await begin(page, 'xiangqi');
  await expect.poll(still).toBe(true);
  await choose(page, 'motion', 'slow');
  expect(await held(page, 'motion')).toBe('slow');
  await page.goto('#/game/xiangqi');
  await status(page).waitFor();
  await expect.poll(still).toBe(false);
  const lasts = () =>
    page
      .locator('.stage .piece')
      .first()
      .evaluate((piece) => getComputedStyle(piece).transitionDuration);
  expect(await lasts()).toBe('0.36s');
  await choose(page, 'motion', 'fast');
  await page.goto('#/game/xiangqi');
  await status(page).waitFor();
  await expect.poll(lasts).toBe('0.09s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await choose(page, 'motion', 'still');
  await page.goto('#/game/xiangqi');
  await status(page).waitFor();
  await expect.poll(still).toBe(true);
});

test('how the machine keeps company: its pause, draws, giving up, and the time of its strongest level', async ({ page }) => {
  await choose(page, 'breath', '1000');
  await page.locator('[data-field=machine-draws]').uncheck();
  await page.locator('[data-field=machine-resigns]').uncheck();
  expect(await page.locator('[data-field=seconds]').count()).toBe(0);
  await page.locator('[data-field=level]').selectOption('10');
  await page.locator('[data-field=seconds]').selectOption('5');
  expect(await held(page, 'breath')).toBe('1000');
  expect(await page.locator('[data-field=machine-draws]').isChecked()).toBe(false);
  expect(await page.locator('[data-field=machine-resigns]').isChecked()).toBe(false);
  expect(await page.locator('[data-field=level]').inputValue()).toBe('10');
  expect(await page.locator('[data-field=seconds]').inputValue()).toBe('5');
  // A new game takes them over, and the seconds are its own afterwards.
  await page.goto('#/new/xiangqi');
  await button(page, 'new-start').click();
  await status(page).waitFor();
  const id = (await page.locator('[data-id]').getAttribute('data-id')) ?? '';
  await expect
    .poll(async () => (await stored<{ players: unknown[] }>(page, 'games', id))?.players)
    .toContainEqual({ kind: 'machine', level: 10, seconds: 5 });
});

test('the theme', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await choose(page, 'theme', 'light');
  const light = await paper();
  await choose(page, 'theme', 'dark');
  await expect.poll(paper).not.toBe(light);
  expect(await held(page, 'theme')).toBe('dark');
  expect(await paper()).not.toBe(light);
});

test('the language', async ({ page }) => {
  await choose(page, 'language', 'vi');
  await page.getByRole('heading', { name: 'Cài đặt' }).waitFor();
  expect(await held(page, 'language')).toBe('vi');
  expect(await page.locator('html').getAttribute('lang')).toBe('vi');
});

test('coordinates, dots, name and level', async ({ page }) => {
  await begin(page, 'xiangqi');
  const texts = () => page.locator('.stage svg text').count();
  await expect.poll(texts).toBeGreaterThan(0);
  const written = await texts();
  await page.goto('#/settings');
  for (const field of ['coordinates', 'targets', 'sounds']) await page.locator(`[data-field=${field}]`).uncheck();
  await page.locator('[data-field=name]').fill('Zoë');
  await page.locator('[data-field=name]').blur();
  await page.locator('[data-field=name][aria-busy=false]').waitFor();
  await page.locator('[data-field=level]').selectOption('7');
  await page.reload();
  for (const field of ['coordinates', 'targets', 'sounds']) {
    expect(await page.locator(`[data-field=${field}]`).isChecked()).toBe(false);
  }
  await page.goto('#/new/xiangqi');
  expect(await page.locator('[data-field=name]').inputValue()).toBe('Zoë');
  await page.locator('[data-choice=opponent] input[value=machine]').check({ force: true });
  expect(await page.locator('[data-field=level]').inputValue()).toBe('7');
  await page.goto('#/game/xiangqi');
  await status(page).waitFor();
  await skipInterludes(page);
  expect(await texts()).toBeLessThan(written);
  // A name that is none is not taken.
  await page.goto('#/settings');
  await page.locator('[data-field=name]').fill('<b>');
  await page.locator('[data-field=name]').blur();
  await page.locator('[data-field=name][aria-busy=false]').waitFor();
  expect(await page.locator('[data-field=name]').inputValue()).toBe('Zoë');
  await page.locator('[data-action=reset]').click();
  expect(await page.locator('[data-field=coordinates]').isChecked()).toBe(true);
});

test('the colours of a board, game by game, and the way back to the game', async ({ page }) => {
  const wood = () =>
    page
      .locator('.stage .ground-wood')
      .first()
      .evaluate((ground) => getComputedStyle(ground).fill);
  await begin(page, 'xiangqi');
  const usual = await wood();
  const address = page.url();
  await page.locator('[data-action=menu]').click();
  await page.locator('[data-dialog=menu] [data-action=settings]').click();
  const preview = page.locator('[data-game=xiangqi] .preview');
  const shown = () =>
    preview
      .locator('.cell')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  expect(await shown()).toBe(usual);
  await page.locator('[data-choice=look-xiangqi] input[value=jade]').check({ force: true });
  await expect.poll(shown).not.toBe(usual);
  const jade = await shown();
  await page.locator('[data-action=back-to-game]').click();
  await status(page).waitFor();
  expect(page.url()).toBe(address);
  expect(await wood()).toBe(jade);
  await page.reload();
  await status(page).waitFor();
  expect(await wood(), 'kept').toBe(jade);
  await page.goto('#/settings');
  expect(await page.locator('[data-choice=look-rhythm] input:checked').inputValue(), 'of one game alone').toBe('usual');
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-choice=look-xiangqi] input[value=usual]').check({ force: true });
  await page.goto(address);
  await status(page).waitFor();
  await expect.poll(wood).toBe(usual);
});

test('what is heard and felt of a move, as loud as the player wants', async ({ page }) => {
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(globalThis, { felt });
    navigator.vibrate = (pattern) => felt.push(pattern) > 0;
    const start = Reflect.get(AudioBufferSourceNode.prototype, 'start');
    const connect = Reflect.get(AudioNode.prototype, 'connect') as (this: AudioNode, to: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to instanceof GainNode) felt.push(`volume ${to.gain.value.toFixed(2)}`);
      return connect.call(this, to);
    } as typeof AudioNode.prototype.connect;
    AudioBufferSourceNode.prototype.start = function () {
      felt.push(`${((this.buffer?.length ?? 0) / (this.buffer?.sampleRate ?? 1)).toFixed(2)} s`);
      start.call(this);
    };
  });
  const felt = () => page.evaluate(() => (globalThis as unknown as { felt: unknown[] }).felt.splice(0));
  await page.goto('#/settings');
  expect(await page.locator('[data-field=sounds]').isChecked(), 'who wants little motion is not surprised').toBe(false);
  await page.locator('[data-field=sounds]').check();
  await page.locator('[data-field=haptics]').check();
  await page.locator('[data-field=volume]').fill('50');
  await page.reload();
  expect(await page.locator('[data-field=volume]').inputValue()).toBe('50');
  await begin(page, 'xiangqi');
  await felt();
  await clickStep(page, 'h2e2');
  const heard: unknown[] = [];
  await expect.poll(async () => (heard.push(...(await felt())), heard)).toEqual(['volume 0.25', '0.09 s', [12]]);
  await clickStep(page, 'h9g7');
  await clickStep(page, 'e2e6');
  heard.length = 0;
  await expect.poll(async () => (heard.push(...(await felt())), heard.slice(-1))).toEqual([[28]]);
});
