/** By which rules a game is played: chosen by name, shown, linked, told to whoever opens the link, listed, and refused with words. */

import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { gameInfo } from '../src/engine/modules';
import { optionName, optionValue, presetName } from '../src/locales/words';
import { usualPreset, valuesOf } from '../src/model/rule-set';
import { begin, chooser, clickStep, kept, leadBoard } from './hands';
import { brisk as test, player, ply, skipInterludes } from './support';
import { stored, store } from './stored';
import { button, field, named, t } from './words';

/** A pawn on a board that can be led to its last rank. */
const RIDE = '4/3k/4/1K2|4/4/4/4|4/4/4/4 QL5:P1/2|KL1:2/2|QL4:2/2|KL6:2/2 w - - - 0 10';

function infoOf(game: string) {
  const info = gameInfo(game);
  if (!info) throw new Error(`no game ${game}`);
  return info;
}

/** The line of the game that names its rules. */
const line = (page: Page) => page.locator('[data-tone] [data-action=rules-in-force]');

/** What is told of rules: their name, and what differs from the usual ones. */
const told = (page: Page) => page.locator('[data-rules-in-force]');
const differing = (page: Page) =>
  told(page)
    .locator('[data-differs]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-differs')));

/** The options of a preset that a game does not usually have. */
function unusual(game: string, preset: string): string[] {
  const info = infoOf(game);
  return valuesOf(info, preset).flatMap(([name, value]) => {
    const first = info.options.find((option) => option.name === name)?.values[0];
    return value === first ? [] : [name];
  });
}

/** Which of two books is not the usual one: whoever plays by it must be told. */
const OTHER = usualPreset(infoOf('cotulenh')) === 'author' ? 'before' : 'author';
const OTHER_NAME = presetName('cotulenh', OTHER);

describe('Meder’s tournament rules', () => {
  test('are chosen by name, set their options, and become an own choice with one of them', async ({ page }) => {
    await page.goto('#/new/trid');
    await named(page, 'radio', 'preset-trid-meder').check({ force: true });
    await page.locator('details > summary').click();
    const option = (name: string) => page.locator(`[data-option=${name}]`);
    for (const [name, value] of valuesOf(infoOf('trid'), 'meder')) expect(await option(name).inputValue()).toBe(value);
    // What forward means is said at the place.
    const hint = (await option('forward').getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`[id="${hint}"]`).innerText()).toBe(t('option-forward-hint'));
    await option('forward').selectOption('pin_number');
    expect(await named(page, 'radio', 'new-rules-own').isChecked()).toBe(true);
    await option('forward').selectOption('rank');
    expect(await named(page, 'radio', 'preset-trid-meder').isChecked()).toBe(true);
    await named(page, 'radio', 'preset-trid-revised').check({ force: true });
    expect(await option('forward').inputValue()).toBe('pin_number');
  });

  test('are shown, linked, told to whoever opens the link, and promote a passenger that arrives', async () => {
    const [ann, bob] = [await player(), await player()];
    const rules = t('rules-of-game', { rules: t('preset-trid-meder') });
    await begin(ann.page, 'trid', { opponent: 'link', name: 'Ann', rules: 'preset-trid-meder', position: RIDE });
    expect(await line(ann.page).getAttribute('aria-label')).toBe(rules);

    // One arrival only, and the ride itself promotes.
    await leadBoard(ann.page, 'WQL', 'QL6');
    await chooser(ann.page, 'promotion').locator('[data-pick="=queen"]').click();
    const confirm = button(ann.page, 'confirm-commit');
    if (await confirm.count()) await confirm.click();
    await expect.poll(() => ply(ann.page)).toBe(1);
    expect(await ann.page.locator('[data-send] [data-rules]').innerText()).toBe(rules);
    const link = new URL(await ann.page.locator('[data-send] [data-field=send-link]').inputValue()).hash;

    // Before his first move the friend reads by which rules, and what differs from the usual ones.
    await bob.page.goto(link);
    await bob.page.locator('[data-arrival=invitation]').waitFor();
    await told(bob.page).getByText(rules).waitFor();
    expect(await differing(bob.page)).toEqual(unusual('trid', 'meder'));
    expect(await told(bob.page).locator('[data-differs=forward]').innerText()).toContain(t('option-forward-rank'));
    await bob.page.locator('[data-field=name]').fill('Bob');
    await button(bob.page, 'link-join-title').click();
    await expect.poll(() => ply(bob.page)).toBe(1);
    await skipInterludes(bob.page);
    expect(await line(bob.page).getAttribute('aria-label')).toBe(rules);
    expect(await bob.page.locator('[data-site][data-name=z9QL6]').getAttribute('aria-label')).toContain(t('piece-queen'));
    await ann.close();
    await bob.close();
    expect([...ann.faults, ...bob.faults]).toEqual([]);
  });
});

describe('CoTuLenh by the book that is not the usual one', () => {
  test('is named on the game, in its menu and where it is given away, and told to whoever opens the link', async ({ page }) => {
    const rules = t('rules-of-game', { rules: OTHER_NAME });
    await begin(page, 'cotulenh', { rules: OTHER === 'before' ? 'preset-before' : 'preset-cotulenh-author' });
    expect(await line(page).getAttribute('aria-label')).toBe(rules);
    await clickStep(page, 'c5c6');

    await button(page, 'app-menu').click();
    await page.locator('[data-dialog=menu] [data-action=rules-in-force]').getByText(rules).click();
    const dialog = page.locator('[data-dialog=rules]');
    await told(page).waitFor();
    expect(await differing(page)).toEqual(['book']);
    await button(dialog, 'app-ok').click();

    await button(page, 'app-menu').click();
    await button(page.getByRole('dialog'), 'action-share').click();
    const share = page.locator('[data-dialog=share]');
    expect(await share.locator('[data-rules]').innerText()).toBe(rules);
    await expect.poll(() => share.locator('[data-field=link]').inputValue()).not.toBe('');
    const link = new URL(await share.locator('[data-field=link]').inputValue()).hash;
    expect(await share.locator('[data-field=pgn]').inputValue()).toContain('book=');

    const guest = await player({ locale: 'vi-VN' });
    await guest.page.goto(link);
    const heard = guest.page.locator('[data-dialog=rules]');
    await heard.locator('[data-differs=book]').waitFor();
    await heard.locator('[data-action=rules-close]').click();
    await heard.waitFor({ state: 'detached' });
    await guest.page.locator('[data-site][data-live=true]').first().waitFor();
    await guest.close();
    expect(guest.faults).toEqual([]);
  });

  test('is named in the list of games, also of games that were kept before their rules were', async ({ page }) => {
    await begin(page, 'cotulenh', { rules: OTHER === 'before' ? 'preset-before' : 'preset-cotulenh-author' });
    await clickStep(page, 'c5c6');
    await kept(page);
    const id = (await page.locator('[data-id]').getAttribute('data-id')) ?? '';
    const row = page.locator(`[data-saved="${id}"] [data-rules]`);
    await page.goto('#/saved');
    expect(await row.innerText()).toBe(t('rules-of-game', { rules: OTHER_NAME }));

    const entry = await stored<{ summary: Record<string, unknown> }>(page, 'games', id);
    await store(page, 'games', { ...entry, summary: { ...entry?.summary, options: undefined } });
    await page.reload();
    await row.waitFor();
    expect(await row.innerText()).toBe(t('rules-of-game', { rules: OTHER_NAME }));
  });

  test('is told on the rules page beside what can be chosen', async ({ page }) => {
    await begin(page, 'cotulenh', { rules: OTHER === 'before' ? 'preset-before' : 'preset-cotulenh-author' });
    await page.goto('#/rules/cotulenh');
    await told(page)
      .getByText(t('rules-yours', { rules: OTHER_NAME }))
      .waitFor();
    const list = page.locator('[data-rule-list]');
    for (const { name } of infoOf('cotulenh').presets)
      await list.getByText(presetName('cotulenh', name), { exact: true }).waitFor();
  });
});

describe('an old link', () => {
  /** A link of CoTuLenh that a page of before sent (`stores/fae1e2d.json`): it names no book. */
  const OLD = (() => {
    const file = new URL('./stores/fae1e2d.json', import.meta.url);
    const { storage } = JSON.parse(readFileSync(file, 'utf8')) as { storage: Record<string, string> };
    const links = Object.values(storage).flatMap((text) => {
      const { value } = JSON.parse(text) as { value: { game?: string; link?: string } };
      return value.game === 'cotulenh' && value.link !== undefined && value.link !== '' ? [value.link] : [];
    });
    return links[0] ?? '';
  })();

  test('means the rules of before, and whoever opens it reads that', async ({ page }) => {
    expect(OLD).toMatch(/^#fr=1\./);
    await page.goto(OLD);
    await told(page)
      .getByText(t('rules-of-game', { rules: t('preset-before') }))
      .waitFor();
    expect(await differing(page)).toEqual(['book']);
  });
});

describe('options that exclude each other', () => {
  test.each(['en-GB', 'vi-VN', 'zh-CN'])('are answered at their place with the engine’s reason (%s)', async (locale) => {
    const one = await player({ locale });
    await one.page.goto('#/new/cotulenh');
    await one.page.locator('details > summary').click();
    await one.page.locator('[data-option=army]').selectOption('sea9');
    const alert = one.page.locator('details [role=alert][data-code=E_OPTION]');
    await alert.waitFor();
    const words = await alert.innerText();
    // Both options and what would do, in the words of the screen.
    const shown = async (option: string, value: string) =>
      (await one.page.locator(`[data-option=${option}] option[value=${value}]`).textContent()) ?? '';
    for (const [option, value] of [
      ['army', 'sea9'],
      ['aim', 'battle'],
      ['aim', 'sea'],
      ['aim', 'air'],
    ] as const)
      expect(words).toContain(await shown(option, value));
    await one.page.locator('[data-option=aim]').selectOption('sea');
    await alert.waitFor({ state: 'detached' });
    // The nine pieces of the book, by their name.
    await one.page.locator('[data-choice=rules] input[value=sea_battle]').check({ force: true });
    await button(one.page, 'new-start').click();
    await one.page.locator('[data-key]').first().waitFor();
    expect(await line(one.page).getAttribute('class')).toContain('unusual');
    await one.close();
    expect(one.faults).toEqual([]);
  });

  test('a number that is none is answered at its place too', async ({ page }) => {
    await page.goto('#/new/xiangqi');
    await page.locator('details > summary').click();
    await page.locator('[data-option=move_limit_plies]').fill('0');
    await page.locator('[data-option=move_limit_plies]').blur();
    const alert = page.locator('details [role=alert][data-code=E_OPTION]');
    await alert.getByText(optionName('xiangqi', 'move_limit_plies', '')).waitFor();
    await page.locator('[data-option=move_limit_plies]').fill('100');
    await page.locator('[data-option=move_limit_plies]').blur();
    await alert.waitFor({ state: 'detached' });
    expect(await named(page, 'radio', 'new-rules-own').isChecked()).toBe(true);
    await named(page, 'radio', 'new-opponent-hotseat').check({ force: true });
    await button(page, 'new-start').click();
    await line(page).click();
    const changed = page.locator('[data-dialog=rules] [data-differs=move_limit_plies]');
    expect(await changed.innerText()).toContain(optionValue('xiangqi', 'move_limit_plies', '100'));
    expect(await field(page, 'combobox', 'new-level').count()).toBe(0);
  });
});
