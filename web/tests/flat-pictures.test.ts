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

/** Positions with something at a wrong place, which is marked, and what lies in the hand: to some pieces places are told that suit none. */
const STRANDED: Readonly<Record<string, { readonly position: string; readonly brush: string }>> = {
  'kings-cooking': { position: 'rnb/P2/RNB l - 0.0 0.0 0 0', brush: 'Q' },
  xiangqi: { position: 'Knbakabnr/9/1c5c1/p1p1p1p1p/2A6/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1', brush: 'A' },
  rhythm: { position: '-:Knbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR:- w 0,0 - 0 1', brush: 'K' },
  cotulenh: { position: '6c4/11/11/11/11/11/11/11/6N4/2(N+FT)8/5(TI)5/6C4 r - - 0 1', brush: 'N' },
  trid: { position: '4/4/UKUU/NBBN|4/4/4/4|nbbn/uuuu/4/4 QL1:UU/RQ|KL1:UU/KR|QL6:rq/uu|KL6:kr/uu w KQkq - - 0 1', brush: 'K' },
};

test.for(GAMES)('%s set up by hand', async (game, { page }) => {
  const { position = '', brush = '' } = STRANDED[game] ?? {};
  await page.goto(`#/edit/${game}/${encodeURIComponent(position)}`);
  await page.locator('[data-wrong]').first().waitFor();
  await page.locator(`[data-brush=${brush}]`).click();
  await page.locator(`[data-brush=${brush}][aria-pressed=true]`).waitFor();
  compare(`flat/${game}-set-up-by-hand`, await pictures(page));
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

/** Where one turn alone wins at once, every machine has the same best line. */
const WON = ['xiangqi', 'rhythm', 'cotulenh', 'trid'] as const;

test('every game is looked at', () => {
  expect([...WON, 'kings-cooking'].sort()).toEqual([...GAMES].sort());
});

test.for(WON)('%s looked at', async (game, { page }) => {
  const { position } = MOMENTS[`${game} at its end`];
  const record = JSON.stringify({
    format: 'fairyring-save',
    version: 1,
    game,
    start: position,
    steps: [],
    cursor: 0,
    position: '',
  });
  await page.goto(`#/study/${game}/${encodeURIComponent(record)}`);
  await page.locator(`[data-study="${game}"]`).waitFor();
  await page.locator('[data-field=lines]').selectOption('1');
  await page.locator('[data-action=start-lines]').click();
  await page.locator('[data-line="1"] [data-score=win][data-bound=exact]').waitFor();
  await page.locator('[data-arrow=hint]').waitFor();
  await page.locator('[data-action=stop-lines]').click();
  await page.locator('[data-action=start-lines]').waitFor();
  compare(`flat/${game}-looked-at`, await pictures(page));
});
