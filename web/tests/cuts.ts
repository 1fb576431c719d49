/** What tests of rounds share in which lines are cut, servers end and pages are loaded anew. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Table } from './rounds';
import type { Player } from './support';

export function pagesOf({ first, second, watcher }: Omit<Table, 'id'>): Page[] {
  return [first.page, second.page, watcher.page];
}

/** What a browser says of a line that the test cut. */
const PROVOKED = /ERR_|WebSocket|Failed to load resource/;

/** Nothing went wrong but what the test did. */
export function quiet(...all: readonly Player[]): void {
  expect(all.flatMap(({ faults }) => faults).filter((fault) => !PROVOKED.test(fault))).toEqual([]);
}

/** Everybody has a line again. */
export async function live(pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.locator('[data-line=live]').waitFor({ timeout: 20_000 })));
}

/** A browser without a line, which has noticed it in all its pages. */
export async function goOffline({ page }: Pick<Player, 'page'>): Promise<void> {
  await page.context().setOffline(true);
  await Promise.all(
    page
      .context()
      .pages()
      .map((one) => one.locator('[data-line=away]').waitFor()),
  );
}
