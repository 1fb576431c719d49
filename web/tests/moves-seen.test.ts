/**
 * That moves are seen: the reply begins when the own piece has landed, is told in a sentence and drawn as an arrow, and its places are
 * in sight afterwards, in every game, flat and in space, on a phone and at a desk.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, lead } from './hands';
import { unseen } from './layout';
import { FIRST } from './moments';
import { closeSpace, openSpace, pixelOf, still } from './space';
import { drawInSpace, GAMES, player, ply, type Player } from './support';
import { button } from './words';

drawInSpace();

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  'phone on its side': { viewport: { width: 844, height: 390 }, hasTouch: true },
  desk: { viewport: { width: 1100, height: 720 } },
} as const;

/** Held sideways the picture in space is the same in every game: one of them stands for all. */
const SPATIAL = (screen: keyof typeof SCREENS, game: string): boolean => screen !== 'phone on its side' || game === 'trid';

/** What happened on the page, in order: pieces that begin to glide and land, pictures at rest, steps that are shown. */
interface Noted {
  readonly what: 'glides' | 'landed' | 'rest' | 'step';
  readonly at: number;
}

function note(): void {
  const noted: { what: string; at: number }[] = [];
  Object.assign(window, { noted });
  const add = (what: string): void => void noted.push({ what, at: performance.now() });
  const piece = (event: Event): boolean => event.target instanceof Element && event.target.matches('.frame .piece');
  document.addEventListener('transitionrun', (event) => piece(event) && add('glides'), true);
  document.addEventListener('transitionend', (event) => piece(event) && add('landed'), true);
  const watch = new MutationObserver((changes) => {
    for (const { attributeName } of changes) add(attributeName === 'data-ply' ? 'step' : 'rest');
  });
  watch.observe(document, { subtree: true, attributeFilter: ['data-ply', 'data-rest'] });
}

/** Plays the first move by the cells, which are there in space too. */
async function move(page: Page, game: string): Promise<void> {
  const [from, to] = FIRST[game] ?? ['', ''];
  const cell = (name: string, more = '') => page.locator(`[data-site][data-name="${name}"]${more}`);
  await cell(from).evaluate((element) => (element as HTMLElement).click());
  await cell(to, '[data-target="true"]').waitFor({ state: 'attached' });
  await cell(to).evaluate((element) => (element as HTMLElement).click());
  const confirm = button(page, 'confirm-commit');
  await expect.poll(async () => (await ply(page)) > 0 || (await confirm.count()) > 0).toBe(true);
  if (await confirm.count()) await confirm.click();
}

async function answered(page: Page): Promise<void> {
  await expect.poll(() => ply(page), { timeout: 20_000 }).toBeGreaterThan(1);
  await page.locator('[data-told]').waitFor();
}

/** Waits for the whole turn of the other side to be over, and tells how many milliseconds after the own piece came to rest it began. */
async function breath(page: Page, game: string, rest: (one: Noted, own: number) => boolean): Promise<number> {
  await page.evaluate(() => (window as unknown as { noted: Noted[] }).noted.splice(0));
  await move(page, game);
  await answered(page);
  const told = await page.evaluate(() => (window as unknown as { noted: Noted[] }).noted);
  const [own, reply] = told.filter(({ what }) => what === 'step').map(({ at }) => at);
  // Where columns are laid anew, as in Tri-D on a phone, nothing glides: the piece is there at once.
  const glides = told.some(({ what }) => what === 'glides' || what === 'rest');
  const landed = glides ? told.find((one) => rest(one, own ?? 0))?.at : own;
  return (reply ?? NaN) - (landed ?? NaN);
}

describe.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])('on a %s', (screen) => {
  let one: Player;
  beforeAll(async () => {
    one = await player({ reducedMotion: 'no-preference', ...SCREENS[screen] });
    await one.page.addInitScript(note);
  });
  afterAll(async () => {
    expect(one.faults).toEqual([]);
    await one.close();
  });

  test.each(GAMES)(
    'the reply of %s begins a breath after the own piece has landed, is told, drawn and in sight, flat and in space',
    async (game) => {
      const { page } = one;
      // Level 1 answers at once: nothing but the page holds it back.
      await begin(page, game, { opponent: 'machine', level: 1 });
      const flat = button(page, 'space-open');
      if ((await flat.getAttribute('aria-pressed')) === 'true') await closeSpace(page);
      await page.locator('.frame .piece').first().waitFor();
      // Whoever reads elsewhere on a long page is brought back.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await breath(page, game, ({ what }) => what === 'landed')).toBeGreaterThan(400);
      expect(await page.locator('[data-told]').innerText()).toMatch(/^\p{L}+: .+/u);
      await expect.poll(() => unseen(page)).toEqual([]);
      if (!SPATIAL(screen, game)) return;

      await begin(page, game, { opponent: 'machine', level: 1 });
      await openSpace(page);
      const level = page.locator('[data-level-only]').last();
      if (await level.count()) await level.click();
      else for (let step = 0; step < 8; step += 1) await page.keyboard.press('+');
      await still(page);
      expect(await breath(page, game, ({ what, at }, own) => what === 'rest' && at > own + 150)).toBeGreaterThan(400);
      await expect.poll(() => unseen(page)).toEqual([]);
      await still(page);
      const to = await page.locator('[data-arrow=last]').first().getAttribute('data-to');
      await expect.poll(() => pixelOf(page, { kind: 'site', index: Number(to) })).not.toBeNull();
      await flat.click();
    },
  );
});

test('a piece that is captured fades, and the capture is answered', async () => {
  const { page, faults, close } = await player({ reducedMotion: 'no-preference', viewport: { width: 640, height: 560 } });
  await begin(page, 'xiangqi', { opponent: 'machine', level: 1 });
  await lead(page, 'h2', 'h9');
  await answered(page);
  expect(faults).toEqual([]);
  await close();
});
