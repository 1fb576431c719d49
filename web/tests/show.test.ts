/** What a look at a game shows beyond lines: threats, the machine against itself, and a line that is tried against it. */

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './axe';
import { brisk, GAMES, idle, ply, status } from './support';
import { loadLate } from '../src/i18n';
import { button, named, t } from './words';

await loadLate('refusals', ['common']);

async function openStudy(page: Page, game: string): Promise<void> {
  await page.goto('#/saved');
  // Whoever is still there would stay there.
  await page.locator('[data-study]').waitFor({ state: 'detached' });
  await page.goto(`#/study/${game}`);
  await page.locator(`[data-study="${game}"]`).waitFor();
  await idle(page);
}

function watch(page: Page): ReturnType<Page['locator']> {
  return page.locator('[data-watch]');
}

/** Games in which nobody can let the other side move: whoever adds one names it here. A solved game knows every step's value anyway. */
const PASSLESS: ReadonlySet<string> = new Set(['kings-cooking']);

describe.each(GAMES)('%s', (game) => {
  brisk('tells what is threatened, or that it cannot be asked', async ({ page }) => {
    await openStudy(page, game);
    // On a phone held sideways the answer is read without looking for it.
    await page.setViewportSize({ width: 844, height: 390 });
    await button(page, 'study-threat').click();
    const threat = page.locator('[data-threat=found], [data-threat=refused]');
    await threat.waitFor();
    const walk = (await page.locator('.walk').boundingBox())?.y ?? 0;
    const answer = page.locator('[data-threat-sentence]');
    await expect.poll(() => answer.evaluate((found) => found.getBoundingClientRect().bottom)).toBeLessThanOrEqual(walk);
    await page.setViewportSize({ width: 1280, height: 900 });
    const found = (await threat.getAttribute('data-threat')) === 'found';
    expect(found, 'whether the other side can be let move: see PASSLESS').toBe(!PASSLESS.has(game));
    expect(await page.locator('[data-arrow=attack]').count()).toBe(found ? 1 : 0);
    const sentence = (await page.locator('[data-threat-sentence]').textContent()) ?? '';
    if (found) expect(sentence).toMatch(/: .+\. .+/);
    else expect(sentence).toBe(t('error-E_PASS-NoPass'));
    // It is heard as well, and nobody finds a barrier.
    await expect.poll(() => page.locator('[data-said]').textContent()).toContain(sentence);
    expect(await violations(page)).toEqual([]);
    await button(page, 'study-threat').click();
    await expect.poll(() => page.locator('[data-threat-sentence]').count()).toBe(0);
  });

  brisk('is played by the machine alone, from its form, until somebody halts it, and then against somebody', async ({ page }) => {
    await page.goto(`#/new/${game}`);
    await button(page, 'new-watch').click();
    await page.locator(`[data-study="${game}"]`).waitFor();
    await page.locator('[data-watch=running]').waitFor();
    // On a phone held sideways what halts it is in sight at once.
    await page.setViewportSize({ width: 844, height: 390 });
    const above = async (what: string): Promise<void> => {
      const low = (await page.locator(what).boundingBox()) ?? { y: 999, height: 0 };
      expect(low.y + low.height).toBeLessThanOrEqual((await page.locator('.walk').boundingBox())?.y ?? 0);
    };
    await above('.watch [data-action=watch]');
    await page.setViewportSize({ width: 1280, height: 900 });
    for (let presses = 0; presses < 3; presses += 1) await button(watch(page), 'study-watch-faster').click();
    await expect.poll(() => button(watch(page), 'study-watch-faster').isDisabled()).toBe(true);
    await named(page, 'combobox', 'new-level').selectOption('1');
    for (const side of ['first', 'second']) await page.locator(`[data-field=watch-${side}]`).selectOption('1');
    const plies = async (): Promise<boolean> => (await ply(page)) >= 3 || (await status(page).getAttribute('data-over')) !== null;
    await expect.poll(plies, { timeout: 20_000 }).toBe(true);
    if (await button(watch(page), 'study-watch-pause').isVisible()) await page.keyboard.press('ArrowLeft');
    await page.locator('[data-watch=paused]').waitFor();
    expect(await violations(page)).toEqual([]);
    // The tree has what was played; one plays on against the machine from the second turn.
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await idle(page);
    const actor = await status(page).getAttribute('data-actor');
    const stood = await ply(page);
    await watch(page).locator('[data-action=try]').click();
    await page.locator(`.game[data-ready]:not([data-study])`).waitFor();
    expect(await ply(page)).toBe(stood);
    expect(await status(page).getAttribute('data-actor')).toBe(actor);
    await expect
      .poll(() => page.locator('[data-site][data-live="true"], .session [data-pick]:enabled').count())
      .toBeGreaterThan(0);
  });
});
