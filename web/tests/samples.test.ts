/** The annotated game of each kind: one click away from the rules and from a look at nothing, and walked through in every language. */

import { describe, expect } from 'vitest';
import { SAMPLES } from '../src/rules/samples';
import { stepOf } from '../src/rules/sample';
import { violations } from './axe';
import { brisk, chance, clickSomething, idle, player, ply, test } from './support';
import { button, t } from './words';

describe.each(SAMPLES.map((sample) => [sample.game, sample.name, sample] as const))('%s %s', (game, name, sample) => {
  brisk('is opened by one click and walked through by keys, and what is said is seen and heard', async ({ page }) => {
    const title = t('sample-open', { title: sample.title.en });
    await page.goto(`#/rules/${game}`);
    await page.getByRole('link', { name: title }).waitFor();
    await page.goto(`#/study/${game}`);
    await page.getByRole('link', { name: title }).click();
    await page.locator(`[data-study="${game}"][data-size]:not([data-size="0"])`).waitFor();
    await idle(page);
    expect(new URL(page.url()).hash).toBe(`#/study/${game}/${name}`);
    const remark = page.locator('[data-remark]');
    expect(await remark.textContent()).toBe(sample.before.en);
    const first = sample.steps.findIndex((played) => typeof played !== 'string');
    for (let walked = 0; walked <= first; walked += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => ply(page)).toBe(first + 1);
    const played = sample.steps[first];
    const said = typeof played === 'object' ? played[1].say.en : '';
    await expect.poll(() => remark.textContent()).toBe(said);
    await expect.poll(() => page.locator('[data-said]').textContent()).toContain(said);
    await page.keyboard.press('End');
    await expect.poll(() => ply(page)).toBe(sample.steps.map(stepOf).length);
    // Whoever only walks keeps nothing.
    expect(await page.locator('[data-study]').getAttribute('data-id')).toBe('');
  });

  brisk('is reviewed, and a mistake is tried again by keys', { timeout: 60_000 }, async ({ page }) => {
    await page.goto('#/settings');
    await page.goto(`#/study/${game}/${name}`);
    await page.locator(`[data-study="${game}"]`).waitFor();
    await idle(page);
    await button(page, 'study-review').click();
    await page.locator('[data-review=done]').waitFor({ timeout: 50_000 });
    await page.locator('[data-action^=retry-]').first().focus();
    await page.keyboard.press('Enter');
    const asking = page.locator('[data-retry=asking]');
    await asking.waitFor();
    expect(await asking.evaluate((question) => question.contains(document.activeElement))).toBe(true);
    // Whoever holds a phone sideways reads the question above the way through the game, without looking for it.
    await page.locator('[data-action=retry-close]').click();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.locator('[data-action^=retry-]').first().click();
    const low = (await asking.locator('p').first().boundingBox()) ?? { y: 999, height: 0 };
    expect(low.y + low.height).toBeLessThanOrEqual((await page.locator('.walk').boundingBox())?.y ?? 0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.locator('[data-action=retry-show]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-retry=shown]').waitFor();
    await page.getByText(t('study-retry-shown')).waitFor();
  });
});

test.each([
  ['vi', 'vi'],
  ['zh-CN', 'zh-Hans'],
] as const)('in %s, by finger, and what is tried in it is kept as a study of one’s own', async (locale, language) => {
  const one = await player({ locale, viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = one;
  const [sample] = SAMPLES;
  await page.goto(`#/study/${sample?.game ?? ''}/${sample?.name ?? ''}`);
  await page.locator('[data-study][data-ready]').waitFor();
  await idle(page);
  expect(await page.locator('[data-remark]').textContent()).toBe(sample?.before[language]);
  await page.locator('[data-action=walk-next]').tap();
  await expect.poll(() => ply(page)).toBe(1);
  expect(await violations(page)).toEqual([]);
  const size = Number(await page.locator('[data-study]').getAttribute('data-size'));
  const random = chance(3);
  while (Number(await page.locator('[data-study]').getAttribute('data-size')) === size) {
    await page.locator('[data-action=walk-first]').tap();
    await idle(page);
    const before = await ply(page);
    while ((await ply(page)) === before) await clickSomething(page, random);
  }
  await page.locator('[data-study][data-kept=true]:not([data-id=""])').waitFor();
  await page.reload();
  await page.locator('[data-study][data-ready]').waitFor();
  await expect.poll(() => page.locator('[data-study]').getAttribute('data-size')).toBe(String(size + 1));
  await one.close();
  expect(one.faults).toEqual([]);
});
