/**
 * Makes a picture of every screen, wide and on a phone held both ways, light and dark, for human eyes: into FAIRYRING_PICTURES, or
 * target/pictures. With FAIRYRING_README only those that the README shows are made, into that folder. A page that complains
 * in the console makes its picture fail.
 *
 * One screen alone: `cargo xtask pictures -- -t 'phone dark: deploy'`.
 */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { player } from '../tests/support';
import { SCREENS } from './screens';
import type { Screen } from './ways';

const OUT = process.env['FAIRYRING_PICTURES'] ?? fileURLToPath(new URL('../../target/pictures', import.meta.url));
const README = process.env['FAIRYRING_README'];

const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  wide: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  sideways: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/** The pictures of the README: small files, so no phone of twice the points. */
const SHOWN: Readonly<Record<string, { readonly screen: string; readonly options: BrowserContextOptions }>> = {
  games: { screen: 'start', options: { viewport: { width: 1250, height: 700 }, colorScheme: 'light' } },
  cotulenh: { screen: 'game-cotulenh', options: { viewport: { width: 1100, height: 760 }, colorScheme: 'light' } },
  analysis: { screen: 'study-xiangqi', options: { viewport: { width: 1250, height: 760 }, colorScheme: 'light' } },
  'kings-cooking-phone': {
    screen: 'game-kings-cooking',
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
  },
};

async function make(file: string, { show, whole, options: more }: Screen, options: BrowserContextOptions): Promise<void> {
  const someone = await player({ ...options, ...more });
  const { page } = someone;
  page.setDefaultTimeout(15_000);
  await page.goto('#/');
  await show(page);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: file, fullPage: whole ?? false });
  await someone.close();
  expect(someone.faults).toEqual([]);
}

if (README !== undefined) {
  mkdirSync(README, { recursive: true });
  test.each(Object.entries(SHOWN))('%s', async (name, { screen, options }) => {
    const found = SCREENS[screen];
    if (!found) throw new Error(`there is no screen ${screen}`);
    await make(`${README}/${name}.png`, found, options);
  });
} else {
  for (const [size, options] of Object.entries(SIZES)) {
    describe.each(['light', 'dark'] as const)(`${size} %s:`, (colorScheme) => {
      const folder = `${OUT}/${size}-${colorScheme}`;
      mkdirSync(folder, { recursive: true });
      test.each(Object.entries(SCREENS))('%s', (name, screen) =>
        make(`${folder}/${name}.png`, screen, { ...options, colorScheme }),
      );
    });
  }
}
