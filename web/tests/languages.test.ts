/** Every screen in every language: nothing is missing, and nothing is left in English. */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin } from './hands';
import { GAMES, player, skipInterludes, status, test } from './support';
import { button } from './words';

const LANGUAGES = ['en', 'vi', 'zh-Hans'] as const;
type Language = (typeof LANGUAGES)[number];

/** Everything that is written on the page or read aloud. */
async function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // What the engine adds in its own words is marked as English.
      if (!node.parentElement?.closest('script, style, [lang=en]')) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });
}

/** Screens by name, each with the way there. */
const SCREENS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['start', (page) => page.goto('#/')],
  ['settings', (page) => page.goto('#/settings')],
  ['open', (page) => page.goto('#/open')],
  ['broken link', (page) => page.goto('#kc=1.x')],
  ['third vector', (page) => page.goto('#kc=1.AQ0AESIzRFVmd4iZqrvM3e7__3wDQW5uAAAAAAAAAA.ba37626d')],
  ['second vector', (page) => page.goto('#kc=1.AQEAESIzRFVmd4iZqrvM3e7_a0YDQW5uA0JvYgMAmiSIfSVueg.fe8b7ce5')],
  ...GAMES.flatMap((game) => [
    [`new ${game}`, (page: Page) => page.goto(`#/new/${game}`)] as const,
    [`rules ${game}`, (page: Page) => page.goto(`#/rules/${game}`)] as const,
    [`play ${game}`, (page: Page) => play(page, game)] as const,
    [`menu ${game}`, (page: Page) => button(page, 'app-menu').click()] as const,
    [`keys ${game}`, (page: Page) => page.locator('[data-dialog=menu] [data-action=keys]').click()] as const,
    [`end of ${game}`, resign] as const,
  ]),
  ['saved', (page) => page.goto('#/saved')],
];

async function play(page: Page, game: string): Promise<void> {
  await begin(page, game);
  await page.locator('[data-live=true]').first().waitFor({ state: 'attached' });
}

async function resign(page: Page): Promise<void> {
  await page.locator('[data-dialog=keys] [data-action=close]').click();
  await button(page, 'app-menu').click();
  await page.locator('[data-dialog=menu] [data-action=resign]').click();
  await page.locator('[data-action=resign-yes]').click();
  await page.locator('[data-result]').waitFor();
  await status(page).waitFor();
  await skipInterludes(page);
}

const collected = new Map<Language, Map<string, string[]>>();

describe.each(LANGUAGES)('%s', (language) => {
  test('has every text of every screen', async () => {
    const one = await player();
    const { page } = one;
    await page.goto('#/settings');
    await page.locator(`[data-choice=language] input[value="${language}"]`).check({ force: true });
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    const screens = new Map<string, string[]>();
    for (const [name, go] of SCREENS) {
      await go(page);
      await page.locator('h1, [data-result], dialog[open] h2').first().waitFor();
      await expect.poll(() => page.locator('[data-loaded=false], [data-arrival=""]').count()).toBe(0);
      screens.set(name, await texts(page));
    }
    collected.set(language, screens);
    await one.close();
    // A message that no catalogue has is complained about, and stands on the page in brackets.
    expect(one.faults).toEqual([]);
    const raw = [...screens].flatMap(([name, list]) =>
      list
        .filter((text) => /\[[a-z]+(-\w+)+\]|\{ ?\$|\bundefined\b|\bNaN\b|\b[EW]_[A-Z]{3,}/.test(text))
        .map((text) => `${name}: ${text}`),
    );
    expect(raw).toEqual([]);
  });
});

/** What is the same in every language: names, and signs of notations. */
const NAMES = /^(Fairyring|English|Commander Chess|Meder 1995|PGN|JSON|Ann|Bob)$/;

test('nothing is left in English', () => {
  const english = collected.get('en');
  expect(collected.size).toBe(LANGUAGES.length);
  for (const language of ['vi', 'zh-Hans'] as const) {
    const left = [...(collected.get(language) ?? [])].flatMap(([name, list]) => {
      const known = new Set(english?.get(name));
      // Two words of English letters side by side are a sentence, or the name of a piece with its side.
      return list
        .filter((text) => known.has(text) && /[a-z]{3,} [a-z]{2,}/i.test(text) && !NAMES.test(text))
        .map((text) => `${name}: ${text}`);
    });
    expect(left, language).toEqual([]);
  }
});

/** Lets the words of a language wait until the answer is called. */
async function hold(page: Page, language: Language): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/${language}-[^/]*\\.js$`), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const language = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');
const wish = (page: Page, wanted: Language): Promise<void> =>
  page.locator(`[data-choice=language] input[value="${wanted}"]`).check({ force: true });

test('the page calls itself Vietnamese when its words are', async ({ page }) => {
  const release = await hold(page, 'vi');
  await page.goto('#/settings');
  const asked = page.waitForRequest(/\/vi-[^/]*\.js$/);
  await wish(page, 'vi');
  await asked;
  expect(await language(page)).toBe('en');
  release();
  await expect.poll(() => language(page)).toBe('vi');
  expect(await page.locator('h1').textContent()).toBe('Cài đặt');
});

test('of two wishes the later one is granted, whichever words come first', async ({ page }) => {
  const release = await hold(page, 'vi');
  await page.goto('#/settings');
  await wish(page, 'vi');
  await wish(page, 'zh-Hans');
  await expect.poll(() => language(page)).toBe('zh-Hans');
  const answered = page.waitForResponse(/\/vi-[^/]*\.js$/);
  release();
  await answered;
  await page.goto('#/');
  await page.locator('ul.games').waitFor();
  expect(await language(page)).toBe('zh-Hans');
});
