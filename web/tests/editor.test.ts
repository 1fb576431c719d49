/** Positions that are set up: by mouse, keys, fingers and text, what is wrong with them, and what is done with one that is whole. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './axe';
import { begin } from './hands';
import { cutControls, smallestPlace } from './layout';
import { brisk, GAMES, idle, player } from './support';
import { Fingers } from './touch';
import { button, field, named, t } from './words';

async function openEditor(page: Page, game: string, entry = ''): Promise<void> {
  // Whoever is there already would stay there.
  await page.goto('#/settings');
  await page.goto(`#/edit/${game}${entry && `/${encodeURIComponent(entry)}`}`);
  await page.locator(`[data-edit="${game}"]`).waitFor();
  await idle(page);
}

function editor(page: Page): Locator {
  return page.locator('[data-edit]');
}

async function text(page: Page): Promise<string> {
  await idle(page);
  return (await editor(page).getAttribute('data-text')) ?? '';
}

async function faults(page: Page): Promise<string[]> {
  await idle(page);
  return ((await editor(page).getAttribute('data-faults')) ?? '').split(' ').filter((code) => code !== '');
}

function said(page: Page): Promise<string | null> {
  return page.locator('[data-said]').textContent();
}

function cell(page: Page, site: number | string): Locator {
  return page.locator(`[data-edit] [data-site="${site}"]`);
}

/** The places of the board with what the page says of them. */
async function cells(page: Page): Promise<{ site: string; label: string }[]> {
  return page
    .locator('[data-edit] [data-site]')
    .evaluateAll((all) =>
      all.map((one) => ({ site: one.getAttribute('data-site') ?? '', label: one.getAttribute('aria-label') ?? '' })),
    );
}

/** A place that is empty, or one that is not. */
async function some(page: Page, what: 'empty' | 'piece'): Promise<string> {
  const empty = t('board-empty');
  const found = (await cells(page)).find(({ label }) => label.includes(empty) === (what === 'empty'));
  if (!found) throw new Error(`no place is ${what}`);
  return found.site;
}

async function hold(page: Page, brush: string): Promise<void> {
  const one = page.locator(`[data-brush="${brush}"]`);
  if ((await one.getAttribute('aria-pressed')) !== 'true') await one.click();
  await expect.poll(() => one.getAttribute('aria-pressed')).toBe('true');
}

describe.each(GAMES)('%s', (game) => {
  brisk('pieces are taken and put, and what is whole is played', async ({ page }) => {
    await openEditor(page, game);
    const start = await text(page);
    expect(await faults(page)).toEqual([]);
    // Taken with the tray, and back by what was done before.
    const site = await some(page, 'piece');
    await page.locator('[data-tool=take]').click();
    await cell(page, site).click();
    await expect.poll(() => text(page)).not.toBe(start);
    await expect.poll(() => said(page)).toContain(await cell(page, site).getAttribute('data-name'));
    await button(page, 'action-undo').click();
    await expect.poll(() => text(page)).toBe(start);
    // The right button takes as well, whatever is in the hand.
    await page.locator('[data-tool=move]').click();
    await cell(page, site).click({ button: 'right' });
    await expect.poll(() => cell(page, site).getAttribute('aria-label')).toContain(t('board-empty'));
    await page.keyboard.press('Control+z');
    await expect.poll(() => text(page)).toBe(start);
    await button(page, 'edit-clear').click();
    await expect.poll(() => text(page)).not.toBe(start);
    await button(page, 'edit-start').click();
    await expect.poll(() => text(page)).toBe(start);
    await button(page, 'edit-mirror').click();
    await idle(page);
    const mirrored = await text(page);
    const whole = (await editor(page).getAttribute('data-whole')) ?? '';
    await named(page, 'link', 'edit-play').click();
    await page.locator(`[data-from="${whole}"]`).waitFor();
    await named(named(page, 'group', 'new-opponent'), 'radio', 'new-opponent-hotseat').check({ force: true });
    await button(page, 'new-start').click();
    await page.locator('[data-key]').first().waitFor();
    const ready = page.locator('[data-action=story-close], [data-action=handoff-ready]').first();
    while (await ready.isVisible()) await ready.click();
    // And back from the game.
    await button(page, 'app-menu').click();
    await named(page.getByRole('dialog'), 'link', 'action-edit').click();
    await editor(page).waitFor();
    expect(await text(page)).toBe(mirrored);
  });
});

/** Games in which stones may stand as they like, and an empty board is a position that is over: whoever adds one names it here. */
const LAX: ReadonlySet<string> = new Set();

describe.each(GAMES.filter((game) => !LAX.has(game)))('%s', (game) => {
  brisk('what is wrong is said and marked', async ({ page }) => {
    await openEditor(page, game);
    // Everybody away: that is no position, and nobody plays it.
    await button(page, 'edit-clear').click();
    await expect.poll(async () => (await faults(page)).length).toBeGreaterThan(0);
    const told = page.locator('[data-fault]');
    expect(await told.count()).toBe((await faults(page)).length);
    expect(await named(page, 'button', 'edit-play').isDisabled()).toBe(true);
    // Everywhere the same piece, until that is wrong somewhere, and marked there.
    const brush = (await page.locator('[data-brush]').first().getAttribute('data-brush')) ?? '';
    await hold(page, brush);
    const marks = page.locator('[data-wrong]');
    for (const { site: empty } of await cells(page)) {
      if ((await marks.count()) > 0) break;
      await cell(page, empty).click();
      await idle(page);
    }
    expect(await marks.count()).toBeGreaterThan(0);
    const where = await page.locator('[data-fault]:not([data-sites=""])').first().getAttribute('data-sites');
    expect(await marks.first().getAttribute('data-wrong')).toBe(where?.split(' ')[0]);
    await page.locator('[data-fault]:not([data-sites=""])').first().getByRole('button').click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-site'))).toBe(where?.split(' ')[0]);
  });
});

brisk('pieces are dragged, and places that do not suit what is in the hand are told apart', async ({ page }) => {
  await openEditor(page, 'xiangqi');
  const start = await text(page);
  const [from, to] = [page.locator('[data-name=a0]'), page.locator('[data-name=a2]')];
  await from.dragTo(to);
  await expect.poll(() => to.getAttribute('aria-label')).not.toContain(t('board-empty'));
  expect(await from.getAttribute('aria-label')).toContain(t('board-empty'));
  await page.keyboard.press('Control+z');
  await expect.poll(() => text(page)).toBe(start);
  await page.keyboard.press('Control+y');
  await expect.poll(() => text(page)).not.toBe(start);
  expect(await page.locator('.unfit').count()).toBe(0);
  await hold(page, 'K');
  expect(await page.locator('.unfit').count()).toBe(81);
});

brisk('with keys alone a piece is chosen, put, taken, and the position played', async ({ page }) => {
  await openEditor(page, 'xiangqi', '4k4/9/9/9/9/9/9/9/9/9 w - - 0 1');
  expect((await faults(page)).length).toBeGreaterThan(0);
  const focused = (name: string): Promise<string | null> =>
    page.evaluate((attribute) => document.activeElement?.getAttribute(attribute) ?? null, name);
  // Tab comes to the board, to the tools, and to what is in the hand.
  await page.locator('[data-edit] [data-site][tabindex="0"]').focus();
  for (let stops = 0; stops < 9 && (await focused('data-tool')) === null; stops += 1) await page.keyboard.press('Tab');
  expect(await focused('data-tool')).toBe('move');
  for (let stops = 0; stops < 30 && (await focused('data-brush')) !== 'K'; stops += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-brush=K]').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await focused('data-brush')).toBe('k');
  await page.keyboard.press('ArrowUp');
  expect(await focused('data-brush')).toBe('K');
  // Back to the board.
  for (let stops = 0; stops < 9 && (await focused('data-site')) === null; stops += 1) await page.keyboard.press('Shift+Tab');
  for (let steps = 0; steps < 12 && (await focused('data-name'))?.endsWith('0') === false; steps += 1)
    await page.keyboard.press('ArrowDown');
  for (let steps = 0; steps < 9 && (await focused('data-name')) !== 'd0'; steps += 1) await page.keyboard.press('ArrowLeft');
  if ((await focused('data-name')) !== 'd0')
    for (let steps = 0; steps < 9 && (await focused('data-name')) !== 'd0'; steps += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => faults(page)).toEqual([]);
  await expect.poll(() => said(page)).toContain(t('edit-whole'));
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await faults(page)).length).toBeGreaterThan(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => faults(page)).toEqual([]);
  for (let stops = 0; stops < 20 && (await focused('data-action')) !== 'play'; stops += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('[data-from]').waitFor();
});

brisk('by its text, both ways, with the rule that refuses it', async ({ page }) => {
  await openEditor(page, 'xiangqi');
  const start = await text(page);
  const line = field(page, 'textbox', 'edit-text');
  expect(await line.inputValue()).toBe(start);
  await line.fill('4k4/9 w');
  await line.press('Enter');
  const alert = page.locator('form.text [role=alert]');
  await alert.waitFor();
  expect(await alert.getAttribute('data-code')).toMatch(/^[A-Z]/);
  expect(await text(page)).toBe(start);
  const wanted = '3k5/9/9/9/9/9/9/9/9/4K4 b - - 3 7';
  await line.fill(wanted);
  await button(page, 'edit-text-take').click();
  await expect.poll(() => text(page)).toBe(wanted);
  expect(await alert.count()).toBe(0);
  // What is beside the pieces is read from it, and written into it.
  const number = page.locator('[data-field=number-all]');
  expect(await number.inputValue()).toBe('7');
  await number.fill('9');
  await number.blur();
  await expect.poll(() => text(page)).toMatch(/ 9$/);
  expect(await line.inputValue()).toMatch(/ 9$/);
  // An address with a text that says nothing: the start stands there, and the text can be mended.
  await openEditor(page, 'xiangqi', 'nonsense');
  expect(await line.inputValue()).toBe('nonsense');
  await alert.waitFor();
  expect(await text(page)).toBe(start);
});

brisk('is shared as a game and as it stands, and looked at', async ({ page }) => {
  await openEditor(page, 'trid');
  await button(page, 'edit-mirror').click();
  await idle(page);
  const whole = (await editor(page).getAttribute('data-whole')) ?? '';
  // It stands in the address: a reload finds it again.
  await page.reload();
  await editor(page).waitFor();
  expect(await editor(page).getAttribute('data-whole')).toBe(whole);
  await button(page, 'edit-share').click();
  const link = await page.locator('[data-field=edit-link]').inputValue();
  expect(await page.locator('[data-field=game-link]').inputValue()).toContain('#fr=');
  expect(await violations(page)).toEqual([]);
  await button(page.getByRole('dialog'), 'app-close').click();
  await button(page, 'action-study').click();
  await page.locator('[data-study=trid]').waitFor();
  await idle(page);
  await page.getByRole('link', { name: t('action-edit') }).click();
  await editor(page).waitFor();
  expect(await editor(page).getAttribute('data-whole')).toBe(whole);
  await page.goto('#/settings');
  await page.goto(link);
  await editor(page).waitFor();
  expect(await editor(page).getAttribute('data-whole')).toBe(whole);
});

brisk('boards that move go to pins', async ({ page }) => {
  await openEditor(page, 'trid');
  const start = await text(page);
  const board = page.locator('[data-board]').first();
  await board.click();
  await page.locator('[data-pin].open').first().waitFor();
  await page.locator('[data-pin].open:not(.own)').first().click();
  await expect.poll(() => text(page)).not.toBe(start);
});

brisk('other rules judge it, and are kept in the address', async ({ page }) => {
  await begin(page, 'xiangqi', { options: { repetition: 'axf-core' } });
  await button(page, 'app-menu').click();
  await named(page.getByRole('dialog'), 'link', 'action-edit').click();
  await editor(page).waitFor();
  await expect.poll(() => page.url()).toContain('repetition%3Daxf-core');
  await page.locator('details.rules > summary').click();
  await page.locator('details.rules details > summary').click();
  await page.locator('details.rules [data-option=repetition]').selectOption({ index: 0 });
  await expect.poll(() => page.url()).not.toContain('axf');
});

brisk('in every language', async ({ page }) => {
  for (const [id, language] of [
    ['vi', 'Tiếng Việt'],
    ['zh-Hans', '简体中文'],
    ['en', 'English'],
  ] as const) {
    await page.goto('#/settings');
    await page.getByRole('radio', { name: language }).check({ force: true });
    await page.locator(`html[lang=${id}]`).waitFor();
    await openEditor(page, 'cotulenh');
    await button(page, 'edit-clear').click();
    await page.locator('[data-fault]').first().waitFor();
    if (id !== 'en') expect(await violations(page)).toEqual([]);
    expect(await page.locator('main').textContent()).not.toMatch(/\[[a-z]+-/);
  }
});

brisk('by fingers, on a phone', async () => {
  const one = await player({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = one;
  await openEditor(page, 'cotulenh');
  await page.locator('[data-action=clear]').tap();
  const brush = page.locator('[data-brush]').first();
  await brush.tap();
  const small = await page.locator('[data-edit] button:visible, [data-edit] a.button:visible, [data-edit] select').evaluateAll(
    (all) =>
      all.filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < 43.5 || height < 43.5;
      }).length,
  );
  expect(small).toBe(0);
  const before = await text(page);
  const place = cell(page, await some(page, 'empty'));
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('the place is not there');
  const fingers = await Fingers.on(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await fingers.down(at);
  await fingers.up();
  await expect.poll(() => text(page)).not.toBe(before);
  await one.close();
  expect(one.faults).toEqual([]);
});

brisk('one of several layers is seen whole, also where what comes beside it makes it smaller', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openEditor(page, 'rhythm');
  await page.locator('[data-page]').first().waitFor();
  const pane = page.locator('.pane.paged');
  const beside = (): Promise<number> =>
    pane.evaluate(({ scrollLeft, clientWidth }) => Math.abs(scrollLeft - Math.round(scrollLeft / clientWidth) * clientWidth));
  await expect.poll(beside).toBeLessThan(2);
  expect(await pane.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 900 });
});

brisk('held sideways every board has the height of the screen, and so has one that is looked at', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const share = async (): Promise<number> => {
    const { height } = (await page.locator('.board .frame').first().boundingBox()) ?? { height: 0 };
    return height / 390;
  };
  for (const game of GAMES) {
    await openEditor(page, game);
    await expect.poll(share, { message: game }).toBeGreaterThan(0.9);
    expect(await smallestPlace(page), game).toBeGreaterThan(25);
    expect(await cutControls(page), game).toEqual([]);
  }
  await openEditor(page, 'trid');
  await page.locator('[data-board]').first().click();
  await page.locator('[data-pin].open').first().waitFor();
  await expect.poll(share).toBeGreaterThan(0.9);
  await button(page, 'action-study').click();
  await page.locator('[data-study=trid]').waitFor();
  await expect.poll(share).toBeGreaterThan(0.9);
  await page.setViewportSize({ width: 1280, height: 900 });
});
