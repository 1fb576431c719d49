/** What screens that are photographed have in common: what is asked of them, and ways that lead to several. */

import type { BrowserContextOptions, Page } from 'playwright-core';
import { MATES } from '../tests/fixtures';
import { begin, clickStep } from '../tests/hands';

export interface Screen {
  readonly show: (page: Page) => Promise<void>;
  /** Whether the picture goes down to the end of the page. */
  readonly whole?: boolean;
  /** What this screen asks of its browser beside its size. */
  readonly options?: BrowserContextOptions;
}

/** A game by clicks; all steps of it unless a number is given. */
export async function played(page: Page, game: string, count?: number): Promise<void> {
  const steps = MATES.find((one) => one.game === game)?.steps ?? [];
  await begin(page, game);
  for (const step of steps.slice(0, count)) await clickStep(page, step);
}

/** A game in the middle, as it is looked at. */
export async function studied(page: Page, game: string, count?: number): Promise<void> {
  await played(page, game, count);
  await page.locator('[data-action=menu]').click();
  await page.locator('dialog[open] [data-action=study]').click();
  await page.locator(`[data-study=${game}] [data-site]`).first().waitFor();
}
