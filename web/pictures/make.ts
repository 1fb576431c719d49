/**
 * Makes a picture of every screen, wide and on a phone, light and dark, for human eyes: into FAIRYRING_PICTURES, or
 * target/pictures. Three of them are the README's. A page that complains in the console makes its picture fail.
 *
 * One screen alone: `cargo xtask pictures -- -t 'phone dark: deploy'`.
 */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { player, type Player } from '../tests/support';
import { SCREENS } from './screens';

const OUT = process.env['FAIRYRING_PICTURES'] ?? fileURLToPath(new URL('../../target/pictures', import.meta.url));

const SIZES = {
  wide: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

for (const [size, options] of Object.entries(SIZES)) {
  describe.each(['light', 'dark'] as const)(`${size} %s:`, (colorScheme) => {
    let someone: Player;
    const folder = `${OUT}/${size}-${colorScheme}`;
    beforeAll(() => mkdirSync(folder, { recursive: true }));
    afterAll(() => someone.close());
    test.each(Object.entries(SCREENS))('%s', async (name, { show, whole }) => {
      someone = await player({ ...options, colorScheme });
      const { page } = someone;
      page.setDefaultTimeout(15_000);
      await page.goto('#/');
      await show(page);
      await page.mouse.move(0, 0);
      await page.screenshot({ path: `${folder}/${name}.png`, fullPage: whole ?? false });
      await someone.close();
      expect(someone.faults).toEqual([]);
    });
  });
}
