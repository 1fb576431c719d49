/** Hands for the board in space: they open it, and click at real pixels where a person would see a place, a board or a pin. */

import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { Drawn } from '../src/space/stage';
import { brisk, player, ply } from './support';
import { button } from './words';

/** A small window: software draws every pixel. */
export const SMALL = { width: 640, height: 560 } as const;

/** What can be pointed at. */
interface Aim {
  readonly kind: 'site' | 'board' | 'anchor';
  readonly index: number;
}

/** What `Space.svelte` gives to tests. */
interface Hooks {
  drawn(): Drawn | null;
  pixelOf(kind: Aim['kind'], index: number): { x: number; y: number } | null;
}

export function space(page: Page): Locator {
  return page.locator('[data-space]');
}

/** One player in a small window for a whole file. */
export const spatial = brisk.extend<{ one: Awaited<ReturnType<typeof player>> }>({
  one: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const one = await player({ viewport: SMALL });
      await use(one);
      await one.close();
    },
    { scope: 'file' },
  ],
});

/** Lets a page take the simulated graphics card for a real one, with which it draws as finely as it can: before it is opened. */
export async function withCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked = Reflect.get(WebGL2RenderingContext.prototype, 'getParameter') as (
      this: WebGL2RenderingContext,
      what: number,
    ) => unknown;
    const UNMASKED_RENDERER = 0x9246;
    WebGL2RenderingContext.prototype.getParameter = function (this: WebGL2RenderingContext, what: number) {
      return what === UNMASKED_RENDERER ? 'A graphics card' : asked.call(this, what);
    };
  });
}

/** Waits until the picture shows the state and nothing moves. */
export async function still(page: Page): Promise<void> {
  await space(page).and(page.locator('[data-rest]')).waitFor();
  let last = '';
  await expect
    .poll(async () => {
      const now = (await space(page).getAttribute('data-frames')) ?? '';
      const same = now === last && now === (await space(page).getAttribute('data-rest'));
      last = now;
      return same;
    })
    .toBe(true);
}

/** Does something to the view, and waits for the picture that follows. */
export async function redrawn(page: Page, act: () => Promise<void>): Promise<void> {
  const frames = await space(page).getAttribute('data-frames');
  await act();
  await expect.poll(() => space(page).getAttribute('data-frames')).not.toBe(frames);
  await still(page);
}

/** Presses a button of the view. */
export async function turn(page: Page, button: Locator): Promise<void> {
  await redrawn(page, () => button.click());
}

/** Looks from a preset. */
export async function look(page: Page, name: string): Promise<void> {
  await turn(page, page.locator(`[data-look=${name}]`));
}

/** What the last picture showed, and where. */
export async function drawn(page: Page): Promise<Drawn> {
  const found = await space(page).evaluate((host) => (host as unknown as Hooks).drawn());
  if (!found) throw new Error('nothing is drawn yet');
  return found;
}

/** The index of a place by its name. */
export async function siteOf(page: Page, name: string): Promise<number> {
  return Number(await page.locator(`[data-site][data-name="${name}"]`).first().getAttribute('data-site'));
}

/** Opens the board in space, if it is not open. */
export async function openSpace(page: Page): Promise<void> {
  const open = button(page, 'space-open');
  if ((await open.getAttribute('aria-pressed')) !== 'true') await open.click();
  await still(page);
}

export async function closeSpace(page: Page): Promise<void> {
  await button(page, 'space-open').and(page.locator('[aria-pressed=true]')).click();
  await space(page).waitFor({ state: 'detached' });
}

/** The pixel of the page at which a click means a thing; none if it cannot be seen from here. */
export async function pixelOf(page: Page, aim: Aim): Promise<{ x: number; y: number } | null> {
  return space(page).evaluate((host, { kind, index }) => {
    const at = (host as unknown as Hooks).pixelOf(kind, index);
    const box = host.getBoundingClientRect();
    const point = at && { x: at.x + box.left, y: at.y + box.top };
    const seen = point && document.elementFromPoint(point.x, point.y)?.closest('[data-space]');
    return seen ? point : null;
  }, aim);
}

/** Ways to look, until a thing is seen: what is behind something is looked at from above, from the other side, or alone. */
const LOOKS = ['near', 'above', 'far'];

/** Presses at a pixel. */
type Press = (at: { x: number; y: number }) => Promise<void>;

async function clickAim(page: Page, aim: Aim, name: string, press: Press = ({ x, y }) => page.mouse.click(x, y)): Promise<void> {
  for (const from of ['', ...LOOKS]) {
    if (from !== '') await look(page, from);
    const at = await pixelOf(page, aim);
    if (at) return press(at);
  }
  const levels = page.locator('[data-level-only]');
  for (let level = 0; level < (await levels.count()); level += 1) {
    await turn(page, levels.nth(level));
    const at = await pixelOf(page, aim);
    if (at) await press(at);
    // The level is seen alone until its button is pressed again.
    await turn(page, levels.nth(level));
    if (at) return;
  }
  throw new Error(`${name} is not seen from anywhere`);
}

/** A place by its name. */
export async function placeNamed(page: Page, name: string): Promise<Aim> {
  const site = await page.locator(`[data-site][data-name="${name}"]`).getAttribute('data-site');
  return { kind: 'site', index: Number(site) };
}

/** A movable board by its name. */
export async function boardNamed(page: Page, name: string): Promise<Aim> {
  const pick = (await page.locator(`[data-board=${name}]`).getAttribute('data-pick')) ?? '';
  return { kind: 'board', index: Number(pick.slice(1)) };
}

/** Clicks on a place in the picture. */
export async function clickPlace(page: Page, name: string): Promise<void> {
  await clickAim(page, await placeNamed(page, name), name);
}

/** Taps on a place in the picture. */
export async function tapPlace(page: Page, name: string): Promise<void> {
  await clickAim(page, await placeNamed(page, name), name, ({ x, y }) => page.touchscreen.tap(x, y));
}

/** The pixel of a thing that is seen from here. */
export async function seenAt(page: Page, aim: Aim): Promise<{ x: number; y: number }> {
  const at = await pixelOf(page, aim);
  if (!at) throw new Error(`${aim.kind} ${aim.index} is not seen`);
  return at;
}

/** Leads a movable board to a pin by two clicks in the picture. */
export async function leadBoardInSpace(page: Page, board: string, pin: string): Promise<void> {
  await clickAim(page, await boardNamed(page, board), board);
  await page.locator(`[data-board=${board}][aria-pressed=true]`).waitFor({ state: 'attached' });
  await still(page);
  const there = (await page.locator(`[data-pin=${pin}]`).getAttribute('data-pick')) ?? '';
  await clickAim(page, { kind: 'anchor', index: Number(there.slice(1)) }, pin);
}

/** Leads a piece by two clicks; the second waits until the page offers it. */
export async function leadInSpace(page: Page, from: string, to: string): Promise<void> {
  await clickPlace(page, from);
  await page.locator(`[data-site][data-name="${to}"][data-target="true"]`).waitFor({ state: 'attached' });
  await clickPlace(page, to);
}

/** Chooses a word in the chooser that is open. */
export async function choose(page: Page, word: string): Promise<void> {
  await page.locator(`dialog.chooser[open] [data-pick="=${word}"]`).click();
}

export async function played(page: Page, before: number): Promise<void> {
  await expect.poll(() => ply(page)).toBe(before + 1);
}

/** How many places there are, and the names of the places that no click can mean from here: they are hidden by something, or lie under a button. */
export async function hidden(page: Page): Promise<{ places: number; hidden: string[] }> {
  return space(page).evaluate((host) => {
    const box = host.getBoundingClientRect();
    const cells = [...document.querySelectorAll<HTMLElement>('.frame [data-site]')];
    const unseen = cells.filter(({ dataset }) => {
      const at = (host as unknown as Hooks).pixelOf('site', Number(dataset['site']));
      return !at || !document.elementFromPoint(at.x + box.left, at.y + box.top)?.closest('[data-space]');
    });
    return { places: cells.length, hidden: unseen.map(({ dataset }) => dataset['name'] ?? '') };
  });
}
