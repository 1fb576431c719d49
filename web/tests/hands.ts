/** Hands that play chosen steps on the page, by pointer or by keys. They know names of places, no rule. */

import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { key, ply, skipInterludes, status } from './support';
import { button, field, named, t } from './words';

/** What a new game is asked for on its screen. */
export interface Wish {
  readonly opponent?: 'machine' | 'hotseat' | 'link';
  readonly position?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** A set of rules by the name of its message. */
  readonly rules?: string;
  /** The level of the machine; from 7 on it never plays by chance. */
  readonly level?: number | 'follows';
  /** The player's own name. */
  readonly name?: string;
  readonly side?: 'first' | 'second';
  /** Minutes and seconds a turn, as the screen offers them: `3+2`; or one clock for both: `common`. */
  readonly clock?: string;
  /** The pieces of both sides, in games that let them be chosen; without a word those of the rules text. */
  readonly lineUp?: string;
  /** Whether the hand-off screen stands between the turns; without a word it does not. */
  readonly handOff?: boolean;
}

/** Begins a game through the screen for new games. */
export async function begin(page: Page, game: string, wish: Wish = {}): Promise<void> {
  await page.goto(`#/new/${game}`);
  const opponents = named(page, 'group', 'new-opponent');
  await named(opponents, 'radio', `new-opponent-${wish.opponent ?? 'hotseat'}`).check({ force: true });
  if (wish.level !== undefined) await field(page, 'combobox', 'new-level').selectOption(String(wish.level));
  if (wish.side !== undefined) {
    const sides = named(page, 'group', 'new-side').getByRole('radio');
    await sides.nth(wish.side === 'first' ? 0 : 1).check({ force: true });
  }
  const handOff = field(page, 'checkbox', 'new-handoff');
  if (await handOff.count()) await handOff.setChecked(wish.handOff ?? false);
  if (wish.name !== undefined) await field(page, 'textbox', 'new-name').fill(wish.name);
  if (wish.rules !== undefined) await named(page, 'radio', wish.rules).check({ force: true });
  if (wish.position !== undefined || wish.options) await page.locator('details > summary').first().click();
  if (wish.position !== undefined) await field(page, 'textbox', 'new-position').fill(wish.position);
  for (const [name, value] of Object.entries(wish.options ?? {})) {
    const field = page.locator(`[data-option=${name}]`);
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(value);
    else {
      await field.fill(value);
      await field.blur();
    }
  }
  const letters = page.locator('[data-field=letters]');
  if (wish.position === undefined && (await letters.count())) {
    await letters.fill(wish.lineUp ?? 'RNB');
    await letters.press('Enter');
    await page.locator(`[data-line-up=${wish.lineUp ?? 'RNB'}]`).waitFor();
  }
  if (wish.clock !== undefined) {
    // A clock for both is offered where the options let it decide: they come first.
    const [minutes = 0, seconds = 0] = wish.clock.split('+').map(Number);
    const written = wish.clock === 'common' ? t('new-clock-common') : t('new-clock-usual', { minutes, seconds });
    await named(page, 'group', 'new-clock').getByRole('radio', { name: written, exact: true }).check({ force: true });
  }
  await button(page, 'new-start').click();
  await page.locator('[data-key]').first().waitFor();
  await skipInterludes(page);
}

/** Switches what programmers look at on or off, in the settings, and comes back. */
export async function programmers(page: Page, what: 'wires' | 'figures', on: boolean): Promise<void> {
  const back = new URL(page.url()).hash;
  await page.goto('#/settings');
  const section = page.locator('[data-programmers]');
  if (!(await section.locator('label').first().isVisible())) await section.locator('summary').click();
  await section.locator(`[data-field=${what}]`).setChecked(on);
  if (back.length > 2) await page.goto(back);
}

/** The place of a name; of the two courts that one which is open now. */
export function place(page: Page, name: string): Locator {
  const open = name === 'off' ? '[data-target="true"]' : '';
  return page.locator(`[data-site][data-name="${name}"]${open}`);
}

/** The position text of what is shown, as the page gives it away. */
export async function position(page: Page): Promise<string> {
  await button(page, 'app-menu').click();
  await button(page.getByRole('dialog'), 'action-share').click();
  const text = await page.locator('[data-dialog=share] [data-field=position]').inputValue();
  await button(page.getByRole('dialog'), 'app-close').click();
  return text;
}

export async function over(page: Page): Promise<boolean> {
  return (await status(page).getAttribute('data-over')) !== null;
}

/** The names of all places on the page. */
async function names(page: Page): Promise<Set<string>> {
  const all = await page.locator('[data-site]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-name') ?? ''));
  return new Set(all);
}

/** The two places of a plain step in machine form; none if it is more than that. */
export async function placesOf(page: Page, step: string): Promise<[string, string] | null> {
  const known = await names(page);
  const plain = step.replace('_', '');
  // Some games put a sign between the two.
  for (const sign of [0, 1]) {
    for (let at = 1; at + sign < plain.length; at += 1) {
      const pair: [string, string] = [plain.slice(0, at), plain.slice(at + sign)];
      if (pair.every((name) => known.has(name))) return pair;
    }
  }
  return null;
}

/** Plays a plain step by clicks; where a chooser asks whether the piece stays, an underscore says yes. */
export async function clickStep(page: Page, step: string): Promise<void> {
  const before = await ply(page);
  const pair = await placesOf(page, step);
  if (!pair) throw new Error(`${step} does not name two places`);
  const [from, to] = pair;
  await page.locator(`[data-site][data-name="${from}"]`).click();
  // A hand goes where it sees that it may.
  await page.locator(`[data-site][data-name="${to}"][data-target="true"]`).click();
  const choices = page.locator('dialog[open] [data-pick]');
  const confirm = button(page, 'confirm-commit');
  await expect.poll(async () => (await ply(page)) > before || (await choices.count()) + (await confirm.count()) > 0).toBe(true);
  if (await choices.count()) {
    const stays = step.includes('_');
    const words = await choices.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-pick') ?? ''));
    const wanted = words.find((word) => word.includes('stay') === stays);
    await page.locator(`dialog[open] [data-pick="${wanted}"]`).click();
  }
  if (await confirm.count()) await confirm.click();
  await expect.poll(() => ply(page)).toBe(before + 1);
}

/** The chooser that is open, of any sort or of one. */
export function chooser(page: Page, sort?: string): Locator {
  return page.locator(sort === undefined ? 'dialog.chooser[open]' : `dialog.chooser[open][data-sort=${sort}]`);
}

/** Picks a piece and its target; whatever must be chosen then is left to the test. */
export async function lead(page: Page, from: string, to: string): Promise<void> {
  await place(page, from).click();
  await page.locator(`[data-site][data-name="${to}"][data-target="true"]`).click();
}

/** Picks a movable board by its name. */
export async function takeBoard(page: Page, name: string): Promise<void> {
  await page.locator(`[data-board=${name}]`).click();
  await page.locator(`[data-board=${name}][aria-pressed=true]`).waitFor();
}

/** Leads a movable board to a pin; whatever must be chosen then is left to the test. */
export async function leadBoard(page: Page, name: string, pin: string): Promise<void> {
  await takeBoard(page, name);
  await page.locator(`[data-pin=${pin}][data-pick]`).click();
}

/** Waits until the position that is shown is stored, so that nothing is lost with the page. */
export async function kept(page: Page): Promise<void> {
  await page.locator(`[data-kept="${await key(page)}"]`).waitFor();
}

/** Loads the page anew and waits for the game. */
export async function reload(page: Page): Promise<void> {
  await kept(page);
  await page.reload();
  await status(page).waitFor();
  await skipInterludes(page);
}

/** The lines under the status, and the colour of its edge. */
export async function details(page: Page): Promise<{ readonly lines: string[]; readonly tone: string }> {
  const lines = await page.locator('[data-tone] [data-detail]').allTextContents();
  return { lines, tone: (await page.locator('[data-tone]').getAttribute('data-tone')) ?? '' };
}

/** Goes there as hands without a mouse do. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const there = page.locator(selector).first();
  await there.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await there.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${selector}`);
}
