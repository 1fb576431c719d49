/** What is looked at and set up in space, in every game: arrows between the places that they mean, and pieces that are put by clicks in the picture. */

import { expect } from 'vitest';
import { apart, arrows } from './arrows';
import { clickPlace, drawn, openSpace, still } from './space';
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
  // What is threatened has an arrow of its own, beside those of the lines.
  await page.locator('[data-action=threat]').click();
  const threat = page.locator('[data-threat=found], [data-threat=refused]');
  await threat.waitFor();
  const found = (await threat.getAttribute('data-threat')) === 'found';
  await expect.poll(() => page.locator('[data-arrow=attack]').count()).toBe(found ? 1 : 0);
  await button(page, 'space-open').click();
});

test.for(GAMES)('%s is set up', async (game, { page }) => {
  await page.goto('#/settings');
  await page.goto(`#/edit/${game}`);
  await page.locator(`[data-edit="${game}"]`).waitFor();
  await openSpace(page);
  await page.locator('[data-action=clear]').click();
  await idle(page);
  const empty = await page.locator('[data-edit]').getAttribute('data-text');
  const brush = page.locator('[data-brush]').first();
  await brush.click();
  await page.locator('[data-brush][aria-pressed=true]').waitFor();
  const name = (await page.locator('[data-edit] [data-site]').nth(4).getAttribute('data-name')) ?? '';
  await still(page);
  await clickPlace(page, name);
  await expect.poll(() => page.locator('[data-edit]').getAttribute('data-text')).not.toBe(empty);
  await still(page);
  expect((await drawn(page)).pieces).toHaveLength(1);
  await expect.poll(() => page.locator('[data-said]').textContent()).toContain(name);
  // What is wrong is told beside the picture as well.
  await page.locator('[data-fault]').first().waitFor();
  await button(page, 'space-open').click();
});
