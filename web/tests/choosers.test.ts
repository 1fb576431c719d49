/** Every chooser for everybody: no violation that axe-core finds, in light and dark, wide and on a phone. */

import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './axe';
import { begin, chooser, lead, leadBoard, place } from './hands';
import { player } from './support';

const OPENINGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'immediate promotion': async (page) => {
    await begin(page, 'trid', { position: '4/2K1/4/4|4/1k2/4/4|4/1P2/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10' });
    await lead(page, 'b7B', 'b8B');
    await chooser(page, 'promotion').waitFor();
  },
  'forced promotion': async (page) => {
    await begin(page, 'trid', { position: '4/4/3K/4|4/4/1k2/4|P2P/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL5:2/2 w - - a8B,d8B 0 10' });
    await chooser(page, 'promotion').waitFor();
  },
  'consent to a move that forces a promotion': async (page) => {
    await begin(page, 'trid', { position: '4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10' });
    await leadBoard(page, 'BQL', 'QL5');
    await chooser(page, 'consent').waitFor();
  },
  'arrival with one way closed': async (page) => {
    await begin(page, 'trid', { position: '4/4/4/4|4/4/4/4|r1k1/4/4/4 QL2:2/1K|KL1:2/2|KL5:2/2|KL6:2/2 w - - - 0 10' });
    await leadBoard(page, 'WQL', 'QL3');
    await chooser(page, 'arrival').waitFor();
  },
  'boards as a list': async (page) => {
    await begin(page, 'trid', { position: '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10' });
    await page.locator('[data-view=columns]').click();
    await page.locator('[data-board=WQL]').click();
    await page.locator('[data-pin=QL2]').waitFor();
  },
  'whole stack or one piece': async (page) => {
    await begin(page, 'cotulenh', { position: '7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1' });
    await place(page, 'f4').click();
    await page.locator('[data-pick="=whole"]').waitFor();
  },
  'open deployment': async (page) => {
    await begin(page, 'cotulenh', { position: '7c2i/10i/11/11/11/11/11/11/11/(NT)10/10I/6C3I r - - 0 1' });
    await place(page, 'a3').click();
    await page.locator('[data-pick="=navy"]').click();
    await page.locator('[data-name=a5][data-target=true]').click();
    await page.locator('section.session').waitFor();
  },
  'capture or stay': async (page) => {
    await begin(page, 'cotulenh', { position: '7c2i/10i/11/11/11/4i6/4i6/11/4F6/11/10I/6C3I r - - 0 1' });
    await lead(page, 'e4', 'e6');
    await chooser(page, 'capture').waitFor();
  },
};

describe.each([
  { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const)('$colorScheme, $viewport.width wide', (look) => {
  test('axe-core finds nothing on any chooser, and none is wider than the screen', async () => {
    const one = await player(look);
    const found: string[] = [];
    for (const [name, open] of Object.entries(OPENINGS)) {
      await open(one.page);
      found.push(...(await violations(one.page)).map((fault) => `${name} ${fault}`));
      const box = await one.page.locator('dialog[open], [role=toolbar]').first().boundingBox();
      if (!box || box.x < 0 || box.x + box.width > look.viewport.width) found.push(`${name} lies outside`);
    }
    await one.close();
    expect(found).toEqual([]);
    expect(one.faults).toEqual([]);
  });
});
