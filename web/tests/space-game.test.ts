/**
 * A whole game of Tri-D in space, from the first move to mate, by clicks at pixels of the picture. The game is data; the hands
 * know places, boards, pins and words, no rule.
 */

import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { WHOLE_TRID, type ShownPly } from './fixtures';
import { begin, chooser, details, place, position } from './hands';
import { choose, clickPlace, leadBoardInSpace, leadInSpace, openSpace, SMALL, space, spatial as test, still } from './space';
import { stored } from './stored';
import { drawInSpace, key, ply, status } from './support';

drawInSpace();

/** Both castlings are possible; two pawns are a step before the far rank, one of them before a covered corner. */
const POSITION = '4/4/4/4|4/4/2k1/4|4/PP2/4/4 QL1:2/R1|KL1:2/KR|QL6:2/2|KL6:2/2 w KQ - - 0 10';

const label = async (page: Page, name: string) => (await place(page, name).getAttribute('aria-label')) ?? '';

/** Leads a piece or a board by its first two picks; a choice that is owed has asked for itself. */
async function leadByPicks(page: Page, { picks: [from = '', to = ''] }: ShownPly): Promise<void> {
  if (to.startsWith('@')) await leadBoardInSpace(page, from, to.slice(1));
  else if (!to.startsWith('=')) await leadInSpace(page, from, to);
}

/** What a person sees while he chooses, by what the ply shows. */
const BEFORE: Readonly<Record<string, (page: Page, ply: ShownPly) => Promise<void>>> = {
  'board-same': bothArrivals,
  'board-rotated': bothArrivals,
  owed: async (page) => {
    // Whoever forces the other side to promote is told so before.
    await page.locator('dialog.chooser[open] .note-forces_promotion, dialog.chooser[open] [data-consent]').first().waitFor();
  },
  promotion: async (page, shown) => {
    // The choice can be put off: the pawn is back where it was.
    const before = await key(page);
    await chooser(page, 'promotion').waitFor();
    await page.keyboard.press('Escape');
    await chooser(page).waitFor({ state: 'hidden' });
    expect(await key(page)).toBe(before);
    expect(await label(page, shown.picks[0] ?? '')).toMatch(/Pawn/);
    await leadByPicks(page, shown);
  },
  forced: async (page) => {
    await expect.poll(() => status(page).getAttribute('data-stage')).toBe('duty');
    await chooser(page, 'promotion').locator('.banner').waitFor();
    await page.keyboard.press('Escape');
    expect(await chooser(page, 'promotion').count()).toBe(1);
  },
};

async function bothArrivals(page: Page): Promise<void> {
  await chooser(page, 'arrival').waitFor();
  await page.locator('[data-landing=same]').waitFor();
  await page.locator('[data-landing=rotated]').waitFor();
}

/** What a person sees afterwards. */
const AFTER: Readonly<Record<string, (page: Page, ply: ShownPly) => Promise<void>>> = {
  deferred: async (page, { picks: [, to = ''] }) => {
    expect(await label(page, to)).toMatch(/deferred|waits/i);
    expect((await details(page)).tone).toBe('deferred');
  },
  // Its next square had been missing, not its promotion plane: nothing is said that is not so. `thawed-step` plays it.
  thaw: async (page) => {
    await still(page);
    expect(await page.getByText('can advance again').count()).toBe(0);
  },
};

test(`from the first move to mate in ${WHOLE_TRID.plies.length} plies, by clicks alone`, async ({ page }) => {
  await begin(page, WHOLE_TRID.game);
  await openSpace(page);
  for (const [index, shown] of WHOLE_TRID.plies.entries()) {
    const at = `ply ${index + 1}: ${shown.human}`;
    expect(await ply(page), at).toBe(index);
    await leadByPicks(page, shown);
    for (const code of shown.shows) await BEFORE[code]?.(page, shown);
    const word = shown.picks.find((pick) => pick.startsWith('='));
    if (word !== undefined) await choose(page, word.slice(1));
    await expect.poll(() => key(page), { message: at }).toBe(shown.key);
    for (const code of shown.shows) await AFTER[code]?.(page, shown);
  }
  await page.locator(`[data-result=${WHOLE_TRID.result.winner}]`).waitFor();
  expect(await status(page).getAttribute('data-over')).toBe(WHOLE_TRID.result.reason);
  expect(await page.locator('.moves [data-ply]').allTextContents()).toHaveLength(WHOLE_TRID.plies.length);
  expect(await position(page)).toBe(WHOLE_TRID.plies.at(-1)?.position);
  await still(page);
});

test('a click beside everything lets go; the keys choose what the picture shows', async ({ page }) => {
  // Where there is room the keys walk over one board at a time; in a small window they walk over columns.
  await page.setViewportSize({ width: 760, height: 560 });
  await begin(page, 'trid', { position: POSITION });
  await openSpace(page);
  await clickPlace(page, 'a7B');
  await page.locator('[data-name=a7B][aria-selected=true]').waitFor({ state: 'attached' });
  const box = await space(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 3, (box?.y ?? 0) + (box?.height ?? 0) - 60);
  await page.locator('[data-name=a7B][aria-selected=false]').waitFor({ state: 'attached' });
  await place(page, 'c4N').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-name'))).toBe('c5N');
  await page.setViewportSize(SMALL);
});

test('a drag walks around and clicks nothing', async ({ page }) => {
  await begin(page, 'trid', { position: POSITION });
  await openSpace(page);
  const before = await place(page, 'a1W').boundingBox();
  const box = await space(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 10, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => place(page, 'a1W').boundingBox()).not.toEqual(before);
  expect(await page.locator('[aria-selected=true]').count()).toBe(0);
  // The look is remembered for this game.
  await expect.poll(() => stored(page, 'values', 'views').then((views) => JSON.stringify(views))).toContain('bearing');
});
