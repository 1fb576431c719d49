/** The machine's lines over every board in space: arrows between the places that they mean, by the pointer and the keys. */

import { expect } from 'vitest';
import { apart, arrows } from './arrows';
import { openSpace, still } from './space';
import { brisk, drawInSpace, GAMES, idle, player, ply } from './support';
import { button } from './words';

drawInSpace();

const test = brisk.extend<{ one: Awaited<ReturnType<typeof player>> }>({
  one: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const one = await player({ viewport: { width: 1100, height: 560 } });
      await use(one);
      await one.close();
    },
    { scope: 'file' },
  ],
});

test.for(GAMES)('%s', async (game, { page }) => {
  await page.goto('#/saved');
  await page.goto(`#/study/${game}`);
  await page.locator(`[data-study="${game}"]`).waitFor();
  await idle(page);
  await openSpace(page);
  await page.locator('[data-action=start-lines]').click();
  const best = page.locator('[data-line="1"] [data-turn="0"]');
  await best.waitFor();
  await expect.poll(() => page.locator('[data-arrow=hint]').count()).toBeGreaterThan(0);
  await page.locator('[data-action=stop-lines]').click();
  await best.hover();
  await expect.poll(() => page.locator('[data-arrow=first]').count()).toBeGreaterThan(0);
  const pointed = await arrows(page);
  await still(page);
  // Both ends lie at their places, where these are seen.
  const ends = (await apart(page)).filter((end) => end !== Infinity);
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThan(0.8);
  await page.mouse.move(1, 1);
  await best.focus();
  await expect.poll(() => arrows(page).then((all) => all.map(({ to }) => to))).toEqual(pointed.map(({ to }) => to));
  await page.keyboard.press('Enter');
  await expect.poll(() => ply(page)).toBeGreaterThan(0);
  await button(page, 'space-open').click();
});
