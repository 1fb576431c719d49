/** Positions and hands for the tests of promotion. Positions are those of docs/rules/tri-d.md. */

import type { Page } from 'playwright-core';
import { begin, chooser, lead, leadBoard } from './hands';

/** A pawn one step before the furthest rank of file b; queen and rook would give check along it. */
export const PAWN = '4/2K1/4/4|4/1k2/4/4|4/1P2/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10';
/** END-17: queen and rook mate. */
export const MATE = '4/4/1k2/4|4/4/4/4|4/1PQ1/R3/4 QL1:2/2|KL1:2/2|QL6:K1/2|KL6:2/2 w - - - 0 10';
/** PROMO-5a: the corner is covered. */
export const COVERED = '4/2K1/4/4|4/3k/4/4|4/P3/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10';
/** A deferred, a locked and a transported pawn, and one on z5 that cannot advance either, but misses no promotion plane. */
export const LABELS = '4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL2:P1/1T|KL4:1P/2|QL6:2/2|KL3:2/2 w - - - 0 10';
/** PROMO-15 before the board comes: the pawn on z7QL4 waits for z8QL6. */
export const FROZEN = '4/2K1/4/4|4/3k/4/4|4/4/4/4 QL4:P1/2|KL1:2/2|QL5:2/2|KL6:2/2 b - - - 0 10';
/** PROMO-8: Black may take the board away from above White's pawn. */
export const FORCING = '4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10';
/** PROMO-9a: White owes one promotion. */
export const OWED = '4/4/3K/4|4/4/1k2/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - a8B 0 10';
/** PROMO-21: White owes two. */
export const OWED_TWICE = '4/4/3K/4|4/4/1k2/4|P2P/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL5:2/2 w - - a8B,d8B 0 10';
/** PROMO-11b: White's own board uncovers White's own pawn. */
export const OWN = '4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:N1/2|KL4:2/2 w - - - 0 10';

export const QUEEN = '[data-pick="=queen"]';
export const KINDS = ['queen', 'rook', 'bishop', 'knight'];

/** Begins with a pawn led to its promotion. */
export async function promoting(page: Page, position = PAWN, from = 'b7B', to = 'b8B'): Promise<void> {
  await begin(page, 'trid', { position });
  await lead(page, from, to);
  await chooser(page, 'promotion').waitFor();
}

/** Lets Black take the board away, so that White owes a promotion. */
export async function forced(page: Page): Promise<void> {
  await begin(page, 'trid', { position: FORCING });
  await leadBoard(page, 'BQL', 'QL5');
  await chooser(page).locator('[data-consent]').click();
  await chooser(page, 'promotion').waitFor();
}

export async function closed(page: Page): Promise<void> {
  await chooser(page).waitFor({ state: 'hidden' });
}

export const focused = (page: Page, attribute: string) =>
  page.evaluate((name) => document.activeElement?.getAttribute(name) ?? null, attribute);

/** The list of moves in notation, an entry a turn. */
export const moves = (page: Page) =>
  page.locator('.moves .turn > [data-ply]').evaluateAll((all) => all.map((entry) => entry.getAttribute('title') ?? ''));

/** A spot of the page beside the dialog. */
export async function clickBeside(page: Page): Promise<void> {
  await page.mouse.click(4, 4);
}
