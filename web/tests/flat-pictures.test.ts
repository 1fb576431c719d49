/** Every flat board in its main states as pictures: four screens and two themes a state, smaller than on the screen. */

import { PNG } from 'pngjs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAMES } from './fixtures';
import { ASKED, MOMENTS, reach } from './moments';
import { compare } from './pictures';
import { brisk, player, idle } from './support';

const SCREENS = [
  { width: 1280, height: 900 },
  { width: 1366, height: 625 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

const test = brisk.extend<{ one: Awaited<ReturnType<typeof player>> }>({
  one: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const one = await player({ deviceScaleFactor: 0.4 });
      await use(one);
      await one.close();
    },
    { scope: 'file' },
  ],
});

/**
 * Letters look different on every machine, and `looks.test.ts` reads them; a question that lies over the board has tests of its
 * own. The page's policy refuses styles that are written into it.
 */
const BARE = `
  text.coordinate, [data-arrow] text, .title, dialog { visibility: hidden !important; }
  .board :not(svg, svg *) { color: transparent !important; }
  dialog::backdrop { display: none !important; }
  * { caret-color: transparent !important; }
`;

async function pictures(page: Page): Promise<PNG[]> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, BARE);
  await page.mouse.move(1, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const taken: PNG[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.evaluate(() => scrollTo(0, 0));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Fonts are there, and the layout has followed the size of the window.
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
      taken.push(PNG.sync.read(await page.locator('.board').screenshot({ animations: 'disabled' })));
    }
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(SCREENS[0]);
  return taken;
}

test('every game has moments of its own, its start and its end among them', () => {
  const names = Object.keys(MOMENTS);
  const wanted = GAMES.flatMap((game) => [`${game} start`, `${game} at its end`]);
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
});

for (const [name, moment] of Object.entries({ ...MOMENTS, ...ASKED })) {
  test(name, async ({ page }) => {
    await reach(page, moment);
    await idle(page);
    compare(`flat/${name.replaceAll(' ', '-')}`, await pictures(page));
  });
}

/** A ship on land, which is marked, and a ship in the hand, to which the land is told as no place. */
const STRANDED = '6c4/11/11/11/11/11/11/11/6N4/2(N+FT)8/5(TI)5/6C4 r - - 0 1';

test('cotulenh set up by hand', async ({ page }) => {
  await page.goto(`#/edit/cotulenh/${encodeURIComponent(STRANDED)}`);
  await page.locator('[data-wrong]').waitFor();
  await page.locator('[data-brush=N]').click();
  await page.locator('[data-brush=N][aria-pressed=true]').waitFor();
  compare('flat/cotulenh-set-up-by-hand', await pictures(page));
});

/** A game that is solved has the same lines everywhere. */
test('kings-cooking looked at', async ({ page }) => {
  await page.goto('#/study/kings-cooking');
  await page.locator('[data-action=start-lines]').click();
  await page.locator('[data-lines=done]').waitFor();
  // One for each line that is shown, as its words come.
  await page.locator('[data-arrow]').nth(2).waitFor();
  compare('flat/kings-cooking-looked-at', await pictures(page));
});
