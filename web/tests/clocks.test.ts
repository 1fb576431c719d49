/** Clocks of one's own choice: what is chosen runs, is shown with its periods, and is the same after a reload and in a second window. */

import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './axe';
import { kept, reload } from './hands';
import { ply, status, test } from './support';
import { button, field, named, t } from './words';

const strip = (page: Page, side: string) => page.locator(`.strip[data-side=${side}] [role=timer]`);
/** `0:29 ×3` as seconds and periods. */
async function shown(page: Page, side: string): Promise<{ readonly seconds: number; readonly periods: string | null }> {
  const face = strip(page, side);
  const small = face.locator('[data-periods]');
  const periods = (await small.count()) ? await small.getAttribute('data-periods') : null;
  const text = (await face.innerText()).split('×')[0]?.trim() ?? '';
  const [rest = 0, minutes = 0] = text.split(':').map(Number).reverse();
  return { seconds: 60 * minutes + rest, periods };
}

async function choose(page: Page, kind: string, numbers: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('#/new/xiangqi');
  await named(named(page, 'group', 'new-opponent'), 'radio', 'new-opponent-hotseat').check({ force: true });
  await field(page, 'checkbox', 'new-handoff').setChecked(false);
  await named(page, 'group', 'new-clock')
    .getByRole('radio', { name: t('new-clock-own') })
    .check({ force: true });
  await named(page, 'group', 'new-clock-kind')
    .getByRole('radio', { name: t(`new-clock-kind-${kind}`) })
    .check({ force: true });
  for (const [name, value] of Object.entries(numbers)) await page.locator(`[data-field=own-${name}]`).fill(value);
}

async function start(page: Page): Promise<void> {
  await button(page, 'new-start').click();
  await status(page).waitFor();
}

async function type(page: Page, move: string, then: number): Promise<void> {
  await page.locator('input[name=move]').fill(move);
  await page.locator('input[name=move]').press('Enter');
  await expect.poll(() => ply(page)).toBe(then);
}

test('byo-yomi: minutes, then periods, over a reload and in a second window', async ({ page }) => {
  await page.clock.install();
  await choose(page, 'periods', { minutes: '1', periods: '3', seconds: '30' });
  expect(await violations(page), 'axe on the choice of the clock').toEqual([]);
  // A number that is none starts no game.
  await page.locator('[data-field=own-seconds]').fill('0');
  await button(page, 'new-start').click();
  expect(page.url()).toContain('#/new/');
  await page.locator('[data-field=own-seconds]').fill('30');
  await start(page);
  expect(await shown(page, 'first')).toEqual({ seconds: 60, periods: '3' });
  await type(page, 'h2e2', 1);
  await page.clock.fastForward('01:40');
  // Forty seconds after the minute: within the second period.
  await expect.poll(async () => (await shown(page, 'second')).periods).toBe('2');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await strip(other, 'second').waitFor();
  // The second window gives nothing back, and soon knows what the first one does.
  await expect.poll(async () => (await shown(other, 'second')).periods).toBe('2');
  expect((await shown(page, 'second')).periods).toBe('2');
  await type(other, 'h9g7', 2);
  await expect.poll(() => ply(page)).toBe(2);
  for (const one of [page, other]) await expect.poll(() => shown(one, 'second')).toEqual({ seconds: 30, periods: '2' });
  await other.close();
  await kept(page);
  await reload(page);
  expect(await shown(page, 'second')).toEqual({ seconds: 30, periods: '2' });
  const { seconds, periods } = await shown(page, 'first');
  expect([periods, seconds > 20 && seconds <= 60]).toEqual(['3', true]);
  // What was thought before a reload stays thought.
  await page.clock.fastForward('01:02');
  await expect.poll(async () => (await shown(page, 'first')).seconds).toBeLessThan(30);
  await reload(page);
  const after = await shown(page, 'first');
  expect([after.periods, after.seconds < 30]).toEqual(['3', true]);
  // What was chosen is offered again.
  await page.goto('#/new/xiangqi');
  await named(page, 'group', 'new-clock')
    .getByRole('radio', { name: t('new-clock-own') })
    .check({ force: true });
  expect(await page.locator('[data-field=own-periods]').inputValue()).toBe('3');
});

test('a delay is seen before the clock runs, and the flag falls', async ({ page }) => {
  await page.clock.install();
  await choose(page, 'delay', { minutes: '1', seconds: '20' });
  await start(page);
  await type(page, 'h2e2', 1);
  const delay = page.locator('.strip[data-side=second] [data-delay]');
  await delay.waitFor();
  await page.clock.fastForward('00:21');
  await delay.waitFor({ state: 'detached' });
  expect((await shown(page, 'first')).seconds).toBe(60);
  await page.clock.fastForward('01:05');
  await expect.poll(() => status(page).getAttribute('data-over')).toBe('time');
});
