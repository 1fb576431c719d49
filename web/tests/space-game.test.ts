/** A whole game of Tri-D in space: castling, deferred, forced and immediate promotion, a board alone and a board with a passenger. */

import { expect } from 'vitest';
import { begin, chooser, over, place } from './hands';
import { choose, clickPlace, leadBoardInSpace, leadInSpace, openSpace, played, space, spatial as test, still } from './space';
import { drawInSpace, ply, status } from './support';

drawInSpace();

/** Both castlings are possible; two pawns are a step before the far rank, one of them before a covered corner. */
const POSITION = '4/4/4/4|4/4/2k1/4|4/PP2/4/4 QL1:2/R1|KL1:2/KR|QL6:2/2|KL6:2/2 w KQ - - 0 10';

const label = async (page: Parameters<typeof still>[0], name: string) => (await place(page, name).getAttribute('aria-label')) ?? '';

test('from castling to mate, by clicks alone', async ({ page }) => {
  await begin(page, 'trid', { position: POSITION });
  await openSpace(page);

  // 1. O-O: the king, then the gold square.
  await leadInSpace(page, 'd0KL1', 'e0KL1');
  await played(page, 0);
  expect(await label(page, 'e0KL1')).toMatch(/King/);
  await leadInSpace(page, 'c4N', 'c5N');
  await played(page, 1);

  // 2. The pawn's corner is covered: its promotion waits, and Black's board leaves.
  await leadInSpace(page, 'a7B', 'a8B');
  await played(page, 2);
  await leadBoardInSpace(page, 'BQL', 'QL5');
  const consent = page.locator('dialog[open] [data-consent]');
  await expect.poll(async () => (await ply(page)) === 4 || (await consent.count()) > 0).toBe(true);
  if (await consent.count()) await consent.click();
  await played(page, 3);

  // 3. White owes the promotion before anything else.
  await expect.poll(() => status(page).getAttribute('data-stage')).toBe('duty');
  await chooser(page, 'promotion').waitFor();
  expect(await chooser(page).locator('.banner').count()).toBe(1);
  await choose(page, 'queen');
  await played(page, 4);
  expect(await label(page, 'a8B')).toMatch(/Queen/);

  // A board with a passenger: both squares of arrival are shown and named.
  await leadBoardInSpace(page, 'WQL', 'QL2');
  await chooser(page, 'arrival').waitFor();
  await page.locator('[data-landing=same]').waitFor();
  await page.locator('[data-landing=rotated]').waitFor();
  await choose(page, 'rotated');
  await played(page, 5);
  expect(await label(page, 'a5QL2')).toMatch(/Rook/);

  await leadInSpace(page, 'c5N', 'c4N');
  await played(page, 6);

  // 4. A promotion that is chosen at once; the choice can be put off before.
  await leadInSpace(page, 'b7B', 'b8B');
  await chooser(page, 'promotion').waitFor();
  await page.keyboard.press('Escape');
  await chooser(page).waitFor({ state: 'hidden' });
  expect(await ply(page)).toBe(7);
  await leadInSpace(page, 'b7B', 'b8B');
  await chooser(page, 'promotion').waitFor();
  await choose(page, 'queen');
  await played(page, 7);

  await leadBoardInSpace(page, 'BKL', 'KL5');
  await played(page, 8);

  // 5. Mate.
  await leadInSpace(page, 'a8B', 'c6B');
  await played(page, 9);
  expect(await over(page)).toBe(true);
  await still(page);
});

test('a click beside everything lets go; the keys choose what the picture shows', async ({ page }) => {
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
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fairyring:views'))).toContain('bearing');
});
