/** The board saved as a picture: the file shows what the board shows, without the page. */

import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { begin, clickStep } from './hands';
import { FIRST } from './moments';
import { GAMES, brisk as test } from './support';
import { button } from './words';

async function fileOf(page: Page, button: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync(await download.path());
}

const paths = (svg: Locator): Promise<string[]> =>
  svg.evaluate((one) => [...new Set([...one.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? ''))].sort());

test.for(GAMES)('%s is saved as it is seen', async (game, { page }) => {
  await begin(page, game);
  await clickStep(page, (FIRST[game] ?? []).join(''));
  const board = await paths(page.locator('.board svg.picture').first());
  await button(page, 'app-menu').click();
  await page.locator('[data-action=share]').click();
  const share = page.locator('[data-dialog=share]');

  const svg = (await fileOf(page, share.locator('[data-action=picture-svg]'))).toString();
  const read = await page.evaluate((text) => {
    const saved = new DOMParser().parseFromString(text, 'image/svg+xml');
    const all = [...saved.querySelectorAll('*')];
    return {
      root: saved.documentElement.tagName,
      paths: [...new Set(all.filter(({ tagName }) => tagName === 'path').map((path) => path.getAttribute('d') ?? ''))].sort(),
      // Nothing is left to a style sheet.
      styled: all.filter(
        (element) =>
          element.hasAttribute('style') ||
          element.getAttributeNames().some((name) => /var\(/.test(element.getAttribute(name) ?? '')),
      ).length,
      trail: all.filter((element) => element.getAttribute('class')?.split(' ').includes('trail')).length,
      unpainted: all.filter(({ tagName }) => tagName === 'path').filter((path) => !path.hasAttribute('fill')).length,
    };
  }, svg);
  expect(read).toEqual({ root: 'svg', paths: board, styled: 0, trail: 2, unpainted: 0 });

  const png = PNG.sync.read(await fileOf(page, share.locator('[data-action=picture-png]')));
  expect(Math.max(png.width, png.height)).toBe(1024);
  const seen = new Set<number>();
  for (let at = 0; at < png.data.length; at += 4) seen.add(png.data.readUInt32BE(at));
  expect(seen.size).toBeGreaterThan(100);
  await share.locator('[data-action=close]').click();
});
