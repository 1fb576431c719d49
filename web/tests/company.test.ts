/** Hints in three presses, ends that speak to the player, and a machine that agrees to a draw. */

import { describe, expect } from 'vitest';
import { begin, clickStep, position } from './hands';
import { brisk as test, ply, status } from './support';
import { button, t } from './words';

const LOST = '3k5/9/9/8p/9/9/R8/9/9/4K4 w - - 0 1';
const PARTY = '1N1/1Q1/rP1 l - 0.0 1.1 0 6';

describe('a hint', () => {
  test('is the piece, then where it goes, then the move, which can be played', async ({ page }) => {
    await begin(page, 'trid', { opponent: 'machine', level: 1 });
    const bulb = button(page, 'action-hint');
    await bulb.click();
    const hint = page.locator('[data-hint]');
    await hint.and(page.locator('[data-stage="1"]')).waitFor();
    const drawn = () =>
      page.locator('[data-arrow=hint]').evaluateAll((arrows) => arrows.map((arrow) => arrow.getAttribute('data-only')));
    await expect.poll(drawn).toEqual(['from']);
    await bulb.click();
    await expect.poll(drawn).toEqual(['from', 'to']);
    await bulb.click();
    await expect.poll(drawn).toEqual([null]);
    expect(await hint.innerText()).toMatch(/^White: /);
    await hint.locator('[data-score-words]').waitFor();
    await button(hint, 'hint-play').click();
    await expect.poll(() => ply(page)).toBeGreaterThan(0);
    await hint.waitFor({ state: 'detached' });
  });
});

describe('an end', () => {
  test('speaks to the player, with his points first, and leads on', async ({ page }) => {
    await begin(page, 'kings-cooking', { opponent: 'machine', level: 2, position: PARTY });
    const start = await position(page);
    await clickStep(page, 'b2a1');
    const end = page.locator('[data-result=first][data-as=won]');
    await end.waitFor();
    expect(await end.getByRole('heading').innerText()).toBe(t('result-you-won'));
    expect(await end.locator('[data-joke]').innerText()).toBe('Dark has to cook!');
    expect(await end.locator('[data-score]').innerText()).toBe('3 : 1');
    await button(end, 'end-rematch-you', { side: 'Dark', begins: 'other' }).waitFor();
    await end.locator('[data-action=next-level]', { hasText: t('level-3') }).waitFor();
    const game = () => page.locator('[data-ready]').getAttribute('data-id');
    /** A game of its own is begun, the one that has ended is left. */
    const another = async (press: () => Promise<void>): Promise<void> => {
      const before = await game();
      await press();
      await expect.poll(game).not.toBe(before);
      await expect.poll(() => ply(page)).toBe(0);
    };
    await another(() => button(end, 'end-again').click());
    expect(await position(page)).toBe(start);
    await clickStep(page, 'b2a1');
    await end.locator('[data-action=replay]').click();
    await another(() => page.locator('[data-action=from-here]').click());
    expect(await position(page)).toBe(start);
    await clickStep(page, 'b2a1');
    await another(() => end.locator('[data-action=next-level]').click());
    expect(await position(page)).toBe(start);
    await page.locator('.strip[data-side=second]', { hasText: t('level-3') }).waitFor();
    // The games that have ended are kept.
    await page.goto('#/saved');
    await page.getByText(t('result-you-won')).first().waitFor();
    expect(await page.getByText(t('result-you-won')).count()).toBe(3);
  });
});

describe('the machine', () => {
  test('that follows is half a level stronger after a defeat, and says so', async ({ page }) => {
    // It begins at the level that was played last.
    await begin(page, 'kings-cooking', { opponent: 'machine', level: 2, position: PARTY });
    await begin(page, 'kings-cooking', { opponent: 'machine', level: 'follows', position: PARTY });
    const strip = page.locator('[data-side=second] .name');
    const at = (level: number) => `${t('new-opponent-machine')} · ${t('level-follows-at', { level })}`;
    expect(await strip.innerText()).toBe(at(2));
    await clickStep(page, 'b2a1');
    const end = page.locator('[data-result=first][data-as=won]');
    await end.getByText(t('level-follows-now', { level: 2.5 })).waitFor();
    expect(await end.locator('[data-action=next-level]').count()).toBe(0);
    await button(end, 'end-rematch-you', { side: 'Dark', begins: 'other' }).click();
    await page.locator('[data-side=first] .name').getByText(at(2.5)).waitFor();
    // It is kept: a new game of this kind begins there.
    await page.goto('#/new/kings-cooking');
    await page.reload();
    await page.getByText(t('level-follows-now', { level: 2.5 })).waitFor();
  });

  test('agrees to a draw that it needs, and says so', async ({ page }) => {
    await begin(page, 'xiangqi', { opponent: 'machine', level: 5, position: LOST });
    await button(page, 'app-menu').click();
    await button(page.getByRole('dialog'), 'action-draw').click();
    await page.locator('[data-result=draw]').waitFor();
    expect(await status(page).getAttribute('data-over')).toBe('agreement');
    await page.getByText(t('end-agreement')).waitFor();
  });
});
