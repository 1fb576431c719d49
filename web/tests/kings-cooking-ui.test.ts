/** King's Cooking on the page: the UI rows of rules: kings-cooking 23. */

import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, kept, place, position } from './hands';
import { playStep } from './kings';
import { stored } from './stored';
import { key, player, ply, skipInterludes, status, test } from './support';
import { button } from './words';

const dialog = (page: Page) => page.locator('dialog[open][data-sort=promotion]');
const focused = (page: Page, attribute: string) =>
  page.evaluate((name) => document.activeElement?.getAttribute(name) ?? null, attribute);

/** Light's pawn before the far row, with something to take (rules: PROMO-6 and more units). */
const PAWN = 'r1n/1P1/2R l - 0.1 0.1 0 4';

async function pawnArrives(page: Page): Promise<void> {
  await place(page, 'b2').click();
  await page.locator('[data-name=a3][data-target="true"]').click();
  await dialog(page).waitFor();
}

test('UI-1: a confirmed move hides the board until "ready" is pressed', async ({ page }) => {
  await page.clock.install();
  await begin(page, 'kings-cooking', { name: 'Ann', handOff: true });
  await playStep(page, 'a1a2');
  const cover = page.locator('[data-cover]');
  await cover.waitFor();
  expect(await cover.innerText()).toContain('Ann');
  // Nothing of the board can be seen, reached or heard.
  expect(await place(page, 'a2').isVisible()).toBe(false);
  await page.keyboard.press('Tab');
  expect(await focused(page, 'data-site')).toBeNull();
  await page.clock.fastForward('30:00');
  expect(await cover.isVisible()).toBe(true);
  await page.locator('[data-cover] input').fill('Bob');
  await page.locator('[data-action=handoff-ready]').click();
  await cover.waitFor({ state: 'hidden' });
  await skipInterludes(page);
  expect(await place(page, 'a2').isVisible()).toBe(true);
  expect(await status(page).innerText()).toContain('Bob (Dark)');
});

test('UI-2: a pawn on its way to the far row opens the dialog', async ({ page }) => {
  await begin(page, 'kings-cooking', { position: PAWN });
  await pawnArrives(page);
  expect(await dialog(page).getByRole('heading').innerText()).toBe('Choose a piece to confirm and promote');
  const kinds = await dialog(page)
    .locator('[data-pick]')
    .evaluateAll((all) => all.map((button) => button.getAttribute('data-pick')));
  expect(kinds).toEqual(['=queen', '=rook', '=bishop', '=knight']);
  expect(await dialog(page).getByRole('button', { name: 'Cancel' }).isVisible()).toBe(true);
  await expect.poll(() => focused(page, 'data-pick')).toBe('=queen');
  // Tab stays inside.
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  await expect(ply(page)).resolves.toBe(0);
});

describe('UI-3: cancelled, the pawn stands where it stood and has the focus', () => {
  test.each(['Escape', 'the button', 'the backdrop'])('by %s', async (way) => {
    const { page, faults, close } = await player();
    await begin(page, 'kings-cooking', { position: PAWN });
    const before = await key(page);
    await pawnArrives(page);
    if (way === 'Escape') await page.keyboard.press('Escape');
    else if (way === 'the button') await dialog(page).getByRole('button', { name: 'Cancel promotion' }).click();
    else await page.mouse.click(3, 3);
    await dialog(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page, 'data-name')).toBe('b2');
    expect(await key(page)).toBe(before);
    expect(await position(page)).toBe(PAWN);
    // Another unit may move.
    await playStep(page, 'c1c2');
    await expect.poll(() => ply(page)).toBe(1);
    await close();
    expect(faults).toEqual([]);
  });
});

test('UI-4: stepping back over a promotion and an en passant', async ({ page }) => {
  // EP-1 and EP-2.
  const texts = ['1p1/3/P1N l - 0.1 0.2 0 0', 'Qp1/3/2N d a2 0.1 0.2 0 1', '3/p2/2N l - 0.2 0.2 0 2'];
  await begin(page, 'kings-cooking', { position: texts[0] ?? '' });
  await place(page, 'a1').click();
  await page.locator('[data-name=a3][data-target="true"]').click();
  await dialog(page).locator('[data-pick="=queen"]').click();
  await expect.poll(() => ply(page)).toBe(1);
  await playStep(page, 'b3a2');
  await expect.poll(() => ply(page)).toBe(2);
  for (const index of [2, 1, 0, 1, 2]) {
    const now = await ply(page);
    if (now !== index) await page.locator(`[data-action=${index < now ? 'previous' : 'next'}]`).click();
    await expect.poll(() => ply(page)).toBe(index);
    expect(await position(page)).toBe(texts[index]);
  }
  // The entry of the promotion stays a pawn's, and the queen was taken in passing.
  expect(await page.locator('.moves [data-ply="0"]').getAttribute('title')).toBe('a1-a3=Q');
  expect(await page.locator('.moves [data-ply="1"]').getAttribute('title')).toContain('e.p.');
});

test('UI-5: an earlier position is only to look at', async ({ page }) => {
  await begin(page, 'kings-cooking');
  await playStep(page, 'a1a2');
  await expect.poll(() => ply(page)).toBe(1);
  const before = await key(page);
  await page.locator('[data-action=previous]').click();
  await expect.poll(() => ply(page)).toBe(0);
  await place(page, 'b1').click();
  await page.locator('[role=alert][data-code=E_VIEWING]').waitFor();
  expect(await page.locator('[data-site][aria-selected=true]').count()).toBe(0);
  expect(await button(page, 'confirm-commit').count()).toBe(0);
  await page.locator('[data-action=live]').click();
  await expect.poll(() => key(page)).toBe(before);
  await playStep(page, 'a3a2');
  await expect.poll(() => ply(page)).toBe(2);
});

test('UI-6: by link, the board waits while the other is to move', async ({ page }) => {
  await begin(page, 'kings-cooking', { opponent: 'link', name: 'Ann' });
  await playStep(page, 'a1a2');
  await page.locator('[data-waiting]').getByText('Waiting').waitFor();
  const before = await key(page);
  await place(page, 'a3').click();
  await page.locator('[role=alert][data-code=E_WAITING]').waitFor();
  expect(await page.locator('[data-site][aria-selected=true]').count()).toBe(0);
  await page.locator('input[name=move]').fill('a3a2');
  await page.locator('input[name=move]').press('Enter');
  expect(await key(page)).toBe(before);
  expect(await button(page, 'action-undo').isDisabled()).toBe(true);
});

test('UI-7: a reload finds the same position', async ({ page }) => {
  await begin(page, 'kings-cooking', { handOff: true, name: 'Ann' });
  await playStep(page, 'a1a2');
  await page.locator('[data-cover]').waitFor();
  const before = await key(page);
  await kept(page);
  await page.reload();
  await status(page).waitFor();
  expect(await key(page)).toBe(before);
  expect(await page.locator('[data-cover]').isVisible()).toBe(true);
  await skipInterludes(page);
  await playStep(page, 'a3a2');
  await expect.poll(() => ply(page)).toBe(2);
});

test('UI-8: where copying is refused the link is selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await begin(page, 'kings-cooking', { opponent: 'link', name: 'Ann' });
  await playStep(page, 'a1a2');
  await page.locator('[data-send] [data-action=copy-link]').click();
  await page.locator('[data-send]').getByText('Copying failed. The link is selected: copy it by hand.').waitFor();
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
  expect(selected).toBe(await page.locator('[data-field=send-link]').inputValue());
});

test('UI-9: the theme follows the system until the player decides', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('#/settings');
  await page.locator('h1').waitFor();
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await page.locator('[data-choice=theme] input[value=light]').check({ force: true });
  await expect.poll(paper).toBe(light);
  await page.reload();
  await page.locator('h1').waitFor();
  expect(await paper()).toBe(light);
  await page.locator('[data-choice=theme] input[value=dark]').check({ force: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(paper).toBe(dark);
});

/** Goes to a place by arrow keys, the longer way first. */
async function goTo(page: Page, name: string): Promise<void> {
  const target = place(page, name);
  for (let presses = 0; presses < 12; presses += 1) {
    const way = await target.evaluate((cell) => {
      const [from, to] = [document.activeElement, cell].map((element) => element?.getBoundingClientRect());
      if (!from || !to || document.activeElement === cell) return null;
      const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
      if (Math.abs(y) > Math.abs(x)) return y > 0 ? 'ArrowDown' : 'ArrowUp';
      return x > 0 ? 'ArrowRight' : 'ArrowLeft';
    });
    if (way === null) return;
    await page.keyboard.press(way);
    await expect.poll(() => focused(page, 'data-site')).not.toBeNull();
  }
  throw new Error(`no way to ${name}`);
}

async function keyStep(page: Page, from: string, to: string): Promise<void> {
  await goTo(page, from);
  await page.keyboard.press('Enter');
  await page.locator(`[data-name=${to}][data-target="true"]`).waitFor();
  await goTo(page, to);
  await page.keyboard.press('Enter');
}

test('UI-10: a whole game by keys, with promotion and departure', async ({ page }) => {
  // PROMO-13.
  await begin(page, 'kings-cooking', { position: '2n/P2/3 l - 0.2 0.2 0 0' });
  await page.locator('body').focus();
  for (let presses = 0; presses < 30 && (await focused(page, 'data-site')) === null; presses += 1) {
    await page.keyboard.press('Tab');
  }
  await keyStep(page, 'a2', 'a3');
  await dialog(page).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => ply(page)).toBe(1);
  await keyStep(page, 'c3', 'b1');
  await button(page, 'confirm-commit').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => ply(page)).toBe(2);
  await keyStep(page, 'a3', 'off');
  await button(page, 'confirm-commit').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => status(page).getAttribute('data-over')).toBe('empty');
  expect(await page.locator('[data-result]').getAttribute('data-result')).toBe('draw');
  expect(await page.locator('[data-said]').textContent()).not.toBe('');
});

/** What a finger must hit and is too small, and how far the page is too wide. */
async function tight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) faults.push(`the page is ${wide} px wide`);
    for (const element of document.querySelectorAll('button, a, select, input, textarea, summary, [role=gridcell]')) {
      // A box or a dot is hit by its label; links in running text and what only the keyboard reaches are not targets.
      const field = element.matches('input[type=checkbox], input[type=radio]') ? element.closest('label') : element;
      const box = (field ?? element).getBoundingClientRect();
      const hidden =
        box.width === 0 || box.right <= 0 || element.closest('[inert], .sr') !== null || element.matches('p > a:not(.button)');
      if (hidden || (box.width >= 43.5 && box.height >= 43.5)) continue;
      faults.push(`${element.outerHTML.slice(0, 90)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    return faults;
  });
}

describe('UI-11: 320 pixels', () => {
  test('are wide enough for every screen, and every target is 44 pixels', async () => {
    const { page, faults, close } = await player({ viewport: { width: 320, height: 640 }, hasTouch: true });
    const found: string[] = [];
    const look = async (screen: string) => found.push(...(await tight(page)).map((fault) => `${screen}: ${fault}`));
    for (const screen of ['#/', '#/new/kings-cooking', '#/settings', '#/saved', '#/open', '#/rules/kings-cooking', '#kc=1.x']) {
      await page.goto(screen);
      await page.locator('h1').first().waitFor();
      await look(screen);
    }
    await page.goto('#/new/kings-cooking');
    await page.locator('[data-choice=opponent] input[value=hotseat]').check({ force: true });
    await page.locator('[data-choice=selection] input[value=independent]').check({ force: true });
    await look('independent');
    await page.goto('#/');
    // A form that is still there would keep its choice.
    await button(page, 'new-start').waitFor({ state: 'detached' });
    await begin(page, 'kings-cooking');
    await look('game');
    await playStep(page, 'a1a2');
    await page.locator('[data-action=moves]').click();
    await look('moves');
    await button(page, 'app-menu').click();
    await look('menu');
    await page.locator('[data-action=share]').click();
    await look('share');
    await begin(page, 'kings-cooking', { position: PAWN });
    await pawnArrives(page);
    await look('promotion');
    await close();
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });
});

describe('UI-12: the court is open exactly when the selected unit may leave', () => {
  /** The rows of the rules text about departures: position, unit, and what is expected. */
  const text = readFileSync(new URL('../../docs/rules/kings-cooking.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| (OFF-\d+) \| `([^`]+) l` \| ([a-c][1-3])off \| (legal|`E_OFF_\w+`)/gm)].map((row) => ({
    id: row[1] ?? '',
    short: row[2] ?? '',
    from: row[3] ?? '',
    open: row[4] === 'legal',
  }));

  test('for every unit of the departure table', async ({ page }) => {
    expect(rows.length).toBeGreaterThan(15);
    expect(new Set(rows.map(({ open }) => open)).size).toBe(2);
    for (const { id, short, from, open } of rows) {
      const taken = (units: RegExp) => 3 - (short.match(units)?.length ?? 0);
      const start = `${short} l - 0.${taken(/[A-Z]/g)} 0.${taken(/[a-z]/g)} 0 0`;
      await begin(page, 'kings-cooking', { position: start });
      const courts = page.locator('[data-name=off][data-target="true"]');
      expect(await courts.count(), id).toBe(0);
      await place(page, from).click();
      // A pawn that is blocked has nothing to be selected for: its court stays shut as well.
      await page.locator(`[data-name=${from}][aria-selected=true], [data-code]`).first().waitFor();
      expect(await courts.count(), id).toBe(open ? 1 : 0);
      if (open) expect(await courts.getAttribute('aria-label'), id).toMatch(/^Party! \w+ leaves for Dark's court$/);
    }
  });
});

test('UI-13: a new game after the end', async ({ page }) => {
  await page.goto('#/settings');
  await page.locator('[data-choice=theme] input[value=dark]').check({ force: true });
  // END-1.
  await begin(page, 'kings-cooking', { position: 'N1n/3/3 l - 2.0 0.2 0 0', name: 'Ann' });
  await playStep(page, 'a3off');
  const result = page.locator('[data-result=first]');
  await result.waitFor();
  expect(await status(page).innerText()).toContain('Ann (Light) wins');
  expect(await result.locator('[data-score]').innerText()).toBe('3 : 1');
  expect(await result.innerText()).toContain('Light: 3 guests and 0 counted on the board make 3');
  expect(await result.innerText()).toContain('Dark: 0 guests and 1 counted on the board make 1');
  const id = await page.locator('[data-id]').getAttribute('data-id');
  await result.locator('[data-action=new-game]').click();
  // To the form of this game.
  await page.locator('[data-field=name]').waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.locator('[data-field=name]').inputValue()).toBe('Ann');
  expect(await stored(page, 'games', id ?? '')).toMatchObject({ phase: 'finished' });
  await page.goto('#/saved');
  expect(await page.locator(`[data-saved="${id}"]`).innerText()).toContain('Ann (Light) wins');
});

test('UI-14: an illegal answer of the computer', async ({ page }) => {
  // The worker is real; only what it says last is changed on its way.
  await page.addInitScript(() => {
    const lies = { turn: 'a1a1' as string | null };
    Object.assign(window, { lies });
    const listen = Reflect.get<Worker, 'addEventListener'>(Worker.prototype, 'addEventListener');
    Worker.prototype.addEventListener = function (this: Worker, type: string, listener: EventListener) {
      listen.call(this, type, (event: Event) => {
        const { thought } = ((event as MessageEvent).data ?? {}) as { thought?: { thought: string; turn: string } };
        if (thought?.thought === 'answer' && lies.turn !== null) thought.turn = lies.turn;
        listener(event);
      });
    } as typeof Worker.prototype.addEventListener;
  });
  await begin(page, 'kings-cooking', { opponent: 'machine' });
  await playStep(page, 'a1a2');
  const failed = page.locator('[role=alert][data-code=E_AI_ILLEGAL]');
  await failed.waitFor();
  expect(await ply(page)).toBe(1);
  expect(await position(page)).toBe('rnb/R2/1NB d - 0.0 0.0 1 1');
  await page.evaluate(() => ((window as unknown as { lies: { turn: string | null } }).lies.turn = null));
  await failed.locator('[data-action=retry]').click();
  await expect.poll(() => ply(page)).toBe(2);
});

describe('UI-15: a browser that stores nothing', () => {
  test.each([
    ['hotseat', 'a reload will lose it'],
    ['link', 'the only copy'],
  ] as const)('%s: the game is playable, and a notice says "%s"', async (opponent, words) => {
    const { page, faults, close } = await player();
    await page.addInitScript(() => {
      const no = () => {
        throw new DOMException('no', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: no });
      IDBFactory.prototype.open = no;
    });
    await begin(page, 'kings-cooking', { opponent, name: 'Ann' });
    await page.locator('[data-unkept=forbidden]').getByText(words).waitFor();
    await playStep(page, 'a1a2');
    await expect.poll(() => ply(page)).toBe(1);
    await close();
    expect(faults).toEqual([]);
  });
});

test('UI-16: choosing another unit lets go of a staged move', async ({ page }) => {
  await begin(page, 'kings-cooking');
  const before = await key(page);
  await place(page, 'a1').click();
  await page.locator('[data-name=a2][data-target="true"]').click();
  await button(page, 'confirm-commit').waitFor();
  // The board shows what would be.
  await page.locator('[data-name=a2][aria-label*=Rook]').waitFor();
  await place(page, 'b1').click();
  await button(page, 'confirm-commit').waitFor({ state: 'detached' });
  await page.locator('[data-name=b1][aria-selected=true]').waitFor();
  expect(await place(page, 'a1').getAttribute('aria-label')).toContain('Rook');
  expect(await key(page)).toBe(before);
  expect(await ply(page)).toBe(0);
});
