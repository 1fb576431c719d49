/** A review of a game of sixty turns is quick, and the page answers clicks while it runs. The games were played by the machine. */

import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { brisk, GAMES, idle, key } from './support';
import { button } from './words';

const PLAYED = JSON.parse(readFileSync(new URL('long-games.json', import.meta.url), 'utf8')) as Record<string, string>;

/** How long it may take, in milliseconds. */
const ALLOWED = 20_000;
/** How long a click may take to be answered: a walk of one step, with everything that is drawn; two other tests may run beside this one. */
const ANSWERED = 2000;

/** Games that are over long before: whoever adds one names it here. */
const SHORT: ReadonlySet<string> = new Set();

for (const game of GAMES.filter((id) => !SHORT.has(id))) {
  brisk(`${game}: sixty turns`, { timeout: 60_000 }, async ({ page }) => {
    expect(PLAYED[game]?.split(' ') ?? [], `${game} in long-games.json`).toHaveLength(60);
    const steps = (PLAYED[game] ?? '').split(/[ ,]/);
    const save = { format: 'fairyring-save', version: 1, game, start: '', steps, cursor: 0, position: '' };
    await page.goto('#/open');
    // The look at the game before has a field of its own.
    await page.locator('[data-study]').waitFor({ state: 'detached' });
    await page.getByRole('textbox').fill(JSON.stringify(save));
    await button(page, 'action-study').click();
    await page.locator(`[data-study="${game}"]`).waitFor();
    await idle(page);
    const begun = performance.now();
    await button(page, 'study-review').click();
    await page.locator('[data-review=running]').waitFor();
    let [walks, slowest] = [0, 0];
    while ((await page.locator('[data-review=done]').count()) === 0) {
      const stood = await key(page);
      const clicked = performance.now();
      await button(page, walks % 2 === 0 ? 'action-next' : 'action-previous').click();
      await expect.poll(() => key(page), { interval: 10 }).not.toBe(stood);
      slowest = Math.max(slowest, performance.now() - clicked);
      walks += 1;
    }
    const took = performance.now() - begun;
    expect(took).toBeLessThan(ALLOWED);
    // A review that is done at once leaves no time for many.
    expect(walks).toBeGreaterThan(Math.min(5, took / ANSWERED));
    expect(slowest).toBeLessThan(ANSWERED);
    expect(await page.locator('[data-accuracy]').count()).toBe(2);
  });
}
