/** Eight fixed scenes in space as pictures. */

import { PNG } from 'pngjs';
import { afterAll, describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { GAMES } from './fixtures';
import { begin, type Wish } from './hands';
import { compare } from './pictures';
import { clickPlace, openSpace, still, withCard } from './space';
import { drawInSpace, player, test } from './support';

drawInSpace('smooth');

interface Scene extends Wish {
  readonly game: string;
  readonly theme: 'light' | 'dark';
  readonly prepare?: (page: Page) => Promise<void>;
}

const SCENES: Readonly<Record<string, Scene>> = {
  'trid-start-light': { game: 'trid', theme: 'light' },
  'trid-start-dark': { game: 'trid', theme: 'dark' },
  'trid-pins': {
    game: 'trid',
    theme: 'light',
    position: '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/R1|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10',
    prepare: (page) => page.locator('[data-board=WQL]').click(),
  },
  'trid-badges': {
    game: 'trid',
    theme: 'dark',
    position: '4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL2:P1/1T|KL4:1P/2|QL6:2/2|KL3:2/2 w - - - 0 10',
    prepare: (page) => clickPlace(page, 'e7KL4'),
  },
  'kings-cooking': { game: 'kings-cooking', theme: 'light' },
  xiangqi: { game: 'xiangqi', theme: 'light' },
  rhythm: { game: 'rhythm', theme: 'dark' },
  cotulenh: { game: 'cotulenh', theme: 'light', position: '6c4/11/11/11/11/11/11/11/11/2(NFT)8/5(TI)5/6C4 r - - 0 1' },
};

/** What lies over the picture: words and buttons look different on every machine. */
const BARE =
  '.marks, .bubble, .controls, .more, .level, .handle, .pin, .label, .instance, .panel { visibility: hidden !important; }';

async function picture(page: Page, { game, prepare, ...wish }: Scene): Promise<PNG> {
  await begin(page, game, wish);
  await openSpace(page);
  await prepare?.(page);
  await page.mouse.move(1, 1);
  await still(page);
  // A sheet made by a script: the page's policy refuses styles that are written into it.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, BARE);
  return PNG.sync.read(await page.locator('[data-space] canvas').screenshot());
}

test('every game has a picture in space', () => {
  const shown = new Set(Object.values(SCENES).map(({ game }) => game));
  expect(GAMES.filter((game) => !shown.has(game))).toEqual([]);
});

describe('pictures', () => {
  const open: Promise<void>[] = [];
  afterAll(() => Promise.all(open));

  for (const [name, scene] of Object.entries(SCENES)) {
    test(name, async () => {
      const one = await player({ viewport: { width: 420, height: 560 }, colorScheme: scene.theme });
      await withCard(one.page);
      const now = await picture(one.page, scene);
      expect(one.faults).toEqual([]);
      open.push(one.close());
      compare(name, [now]);
    });
  }
});
