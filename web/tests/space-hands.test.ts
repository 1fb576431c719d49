/** Fingers, the mouse and the keys on the board in space. */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, place } from './hands';
import { bare, changes, shot, shows, within, type Frame } from './pixels';
import { boardNamed, drawn, openSpace, placeNamed, played, redrawn, seenAt, siteOf, SMALL, space, spatial, still } from './space';
import { stored } from './stored';
import { drawInSpace, key, player, ply } from './support';
import { Fingers, type Point } from './touch';
import { t } from './words';

drawInSpace();

const KINGS = '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10';
/** CSTL-11: queenside a square on the way is attacked. */
const GUARDED = '4/4/4/4|4/4/4/4|2k1/4/r3/4 QL1:2/R1|KL1:2/KR|QL6:2/2|KL6:2/2 w KQ - - 0 10';

/** A player with fingers instead of a mouse. */
const touching = spatial.extend<{ one: Awaited<ReturnType<typeof player>> }>({
  one: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const one = await player({ viewport: SMALL, hasTouch: true });
      await use(one);
      await one.close();
    },
    { scope: 'file' },
  ],
});

async function at(page: Page, name: string): Promise<Point> {
  return seenAt(page, await placeNamed(page, name));
}

/** Where a place is on the screen. */
async function box(page: Page, name: string): Promise<Frame> {
  const found = await place(page, name).boundingBox();
  if (!found) throw new Error(`${name} is not on the screen`);
  return found;
}

/** Where a place is in the picture. */
async function spot(page: Page, name: string): Promise<Frame> {
  const [own, whole] = [await box(page, name), await space(page).boundingBox()];
  return { ...own, x: own.x - (whole?.x ?? 0), y: own.y - (whole?.y ?? 0) };
}

async function corner(page: Page): Promise<Point> {
  const whole = await space(page).boundingBox();
  return { x: (whole?.x ?? 0) + 70, y: (whole?.y ?? 0) + (whole?.height ?? 0) * 0.75 };
}

const chosen = (page: Page) => page.locator('[aria-selected=true], [data-board][aria-pressed=true]');
const told = (page: Page) => page.locator('.told');

/** What is remembered of the look at this game. */
async function distance(page: Page): Promise<number> {
  const text = await stored(page, 'values', 'views').then((views) => JSON.stringify(views));
  return Number(/"distance":([\d.]+)/.exec(text)?.[1] ?? NaN);
}

describe('fingers', () => {
  touching('a tap selects, and a tap plays', async ({ page }) => {
    await begin(page, 'trid', { position: KINGS });
    await openSpace(page);
    const fingers = await Fingers.on(page);
    await fingers.tap(await at(page, 'c1W'));
    await page.locator('[data-name=c1W][aria-selected=true]').waitFor({ state: 'attached' });
    await page.locator('[data-name=b1W][data-target=true]').waitFor({ state: 'attached' });
    await fingers.tap(await at(page, 'b1W'));
    await played(page, 0);
    expect(await place(page, 'b1W').getAttribute('aria-label')).toContain('King');
  });

  touching('one finger walks around the table and clicks nothing, where it begins on nothing of its own', async ({ page }) => {
    await begin(page, 'trid', { position: KINGS });
    await openSpace(page);
    const [before, from] = [await box(page, 'a1W'), await at(page, 'b2W')];
    const fingers = await Fingers.on(page);
    // With a piece in the hand a click beside everything would let go.
    await fingers.tap(await at(page, 'c1W'));
    await page.locator('[data-name=c1W][aria-selected=true]').waitFor({ state: 'attached' });
    await fingers.down(from);
    await fingers.draw([from], [{ x: from.x + 90, y: from.y + 12 }]);
    await fingers.up();
    await still(page);
    const after = await box(page, 'a1W');
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(15);
    expect(await chosen(page).count()).toBe(1);
    await page.locator('[data-name=c1W][aria-selected=true]').waitFor({ state: 'attached' });
    expect(await ply(page)).toBe(0);
    await page.locator('[data-look=near]').click();
  });

  touching('two fingers come nearer and shift the table, and one still taps afterwards', async ({ page }) => {
    await begin(page, 'trid', { position: KINGS });
    await openSpace(page);
    const fingers = await Fingers.on(page);
    const width = async () => (await box(page, 'd4N')).x - (await box(page, 'a4N')).x;
    const whole = await space(page).boundingBox();
    const [x, y] = [(whole?.x ?? 0) + (whole?.width ?? 0) / 2, (whole?.y ?? 0) + (whole?.height ?? 0) / 2];
    const [near, far] = [
      [
        { x: x - 30, y },
        { x: x + 30, y },
      ],
      [
        { x: x - 50, y },
        { x: x + 50, y },
      ],
    ] as const;
    const before = await width();
    await fingers.down(...near);
    await fingers.draw(near, far);
    await fingers.up();
    await still(page);
    const wider = await width();
    expect(wider / before).toBeGreaterThan(1.3);

    const [from, to] = [near, near.map((point) => ({ x: point.x + 40, y: point.y - 30 }))];
    const stood = await box(page, 'b4N');
    await fingers.down(...from);
    await fingers.draw(from, to);
    await fingers.up();
    await still(page);
    const stands = await box(page, 'b4N');
    expect(stands.x - stood.x).toBeGreaterThan(20);
    expect(stood.y - stands.y).toBeGreaterThan(15);
    expect((await width()) / wider).toBeCloseTo(1, 1);
    expect(await chosen(page).count()).toBe(0);

    await page.locator('[data-look=near]').click();
    await still(page);
    await fingers.tap(await at(page, 'c1W'));
    await page.locator('[data-name=c1W][aria-selected=true]').waitFor({ state: 'attached' });
  });

  touching('a tap on a place that may not be gone to tells why, and so does holding it', async ({ page }) => {
    await begin(page, 'trid', { position: GUARDED });
    await openSpace(page);
    const fingers = await Fingers.on(page);
    await fingers.tap(await at(page, 'd0KL1'));
    await page.locator('[data-name=e0KL1][data-target=true]').waitFor({ state: 'attached' });
    const square = await at(page, 'z0QL1');
    await fingers.down(square);
    await told(page).waitFor();
    await fingers.up();
    const words = await told(page).innerText();
    // It was only asked: the king is still in the hand.
    await page.locator('[data-name=d0KL1][aria-selected=true]').waitFor({ state: 'attached' });
    expect(await page.locator('.refusal').count()).toBe(0);
    await fingers.tap(square);
    await page.locator('.refusal[data-code=E_PATH_ATTACKED]').waitFor();
    const refusal = (await page.locator('.refusal').innerText()).trim();
    expect(refusal.length).toBeGreaterThan(10);
    expect(words).toContain(t('choose-forbidden', { reason: refusal }));
    expect(await told(page).count()).toBe(0);
    expect(await ply(page)).toBe(0);
  });

  touching(
    'a board that may not be moved tells why while a finger rests on it; one that may is not taken by that',
    async ({ page }) => {
      await begin(page, 'trid', { position: KINGS });
      await openSpace(page);
      const fingers = await Fingers.on(page);
      for (const [board, words] of [
        ['BQL', 'You do not control this board.'],
        ['WQL', 'Attack board WQL on QL1. White may move it'],
      ] as const) {
        await fingers.down(await seenAt(page, await boardNamed(page, board)));
        await told(page).filter({ hasText: words }).waitFor();
        await fingers.up();
        expect(await chosen(page).count()).toBe(0);
        expect(await page.locator('.refusal').count()).toBe(0);
      }
      // What was told lasts until the next touch.
      await fingers.tap(await at(page, 'c1W'));
      await page.locator('[data-name=c1W][aria-selected=true]').waitFor({ state: 'attached' });
      expect(await told(page).count()).toBe(0);
    },
  );
});

describe('what is dragged', () => {
  /** Where the piece of a place is drawn. */
  const poseOf = async (page: Page, name: string) => {
    const site = await siteOf(page, name);
    return (await drawn(page)).pieces.find(({ piece }) => piece.site === site)?.pose;
  };

  spatial('an own piece follows the mouse over the table and is played where it is let go', async ({ page }) => {
    await begin(page, 'trid', { position: KINGS });
    await openSpace(page);
    const [from, to, stood, table] = [
      await at(page, 'c1W'),
      await at(page, 'b1W'),
      await poseOf(page, 'c1W'),
      await box(page, 'a1W'),
    ];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 12, from.y - 3, { steps: 2 });
    await page.locator('[data-name=b1W][data-target=true]').waitFor({ state: 'attached' });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    // It stands in the air, over the middle of the place; the table did not turn.
    await expect.poll(async () => (await poseOf(page, 'c1W'))?.x).toBeCloseTo((stood?.x ?? NaN) - 1, 5);
    expect((await poseOf(page, 'c1W'))?.y).toBeGreaterThan((stood?.y ?? NaN) + 0.3);
    expect(await box(page, 'a1W')).toEqual(table);
    await page.mouse.up();
    await played(page, 0);
    await still(page);
    expect((await poseOf(page, 'b1W'))?.y).toBeCloseTo(stood?.y ?? NaN, 5);
    // What may go nowhere turns the table: it is the other side's turn.
    const king = await at(page, 'b1W');
    await page.mouse.move(king.x, king.y);
    await page.mouse.down();
    await page.mouse.move(king.x + 60, king.y, { steps: 3 });
    await page.mouse.up();
    await page.mouse.move(1, 1);
    await still(page);
    expect(Math.abs((await box(page, 'a1W')).x - table.x)).toBeGreaterThan(10);
    await page.locator('[data-look=near]').click();
  });

  touching('let go where it may not go it is back at its place, and still in the hand', async ({ page }) => {
    await begin(page, 'trid', { position: KINGS });
    await openSpace(page);
    const fingers = await Fingers.on(page);
    const [from, to, stood] = [await at(page, 'c1W'), await at(page, 'a3N'), await poseOf(page, 'c1W')];
    await fingers.down(from);
    await fingers.draw([from], [to]);
    await expect.poll(async () => (await poseOf(page, 'c1W'))?.x).not.toBe(stood?.x);
    await fingers.up();
    await expect.poll(() => poseOf(page, 'c1W')).toEqual(stood);
    await page.locator('[data-name=c1W][aria-selected=true]').waitFor({ state: 'attached' });
    expect(await ply(page)).toBe(0);
  });

  spatial('an empty board is chosen by a click on its square or frame, and dragged to a pin', async ({ page }) => {
    await begin(page, 'trid', { position: KINGS });
    await openSpace(page);
    const chosenBoard = page.locator('[data-board=WQL][aria-pressed=true]');
    const square = await at(page, 'z0QL1');
    await page.mouse.click(square.x, square.y);
    await chosenBoard.waitFor({ state: 'attached' });
    await page.mouse.click(square.x, square.y);
    await chosenBoard.waitFor({ state: 'detached' });
    const frame = await seenAt(page, await boardNamed(page, 'WQL'));
    await page.mouse.move(frame.x, frame.y);
    await page.mouse.down();
    await page.mouse.move(frame.x + 10, frame.y - 10, { steps: 2 });
    await chosenBoard.waitFor({ state: 'attached' });
    const pin = Number((await page.locator('[data-pin=QL2]').getAttribute('data-pick'))?.slice(1));
    const to = await seenAt(page, { kind: 'anchor', index: pin });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    const lit = (await drawn(page)).pins.find(({ anchor }) => anchor === pin);
    await expect.poll(async () => (await drawn(page)).lit?.z).toBeCloseTo(lit?.z ?? NaN, 5);
    await page.mouse.up();
    await played(page, 0);
    await page.locator('[data-name=z4QL2]').waitFor({ state: 'attached' });
  });
});

describe('the mouse', () => {
  spatial('names and marks what is under it, and nothing when it has left', async ({ page }) => {
    await begin(page, 'trid', { position: KINGS });
    await openSpace(page);
    await bare(page);
    const named = page.locator('[data-named]');
    await page.mouse.move(1, 1);
    await still(page);
    const before = await shot(page);
    const target = await at(page, 'c1W');
    await page.mouse.move(target.x, target.y);
    await expect.poll(() => named.textContent()).toBe('c1W: White King');
    let during: Point[] = [];
    await expect.poll(async () => (during = changes(before, await shot(page))).length).toBeGreaterThan(10);
    expect(within(during, await spot(page, 'c1W'))).toBe(1);
    expect(await page.locator('.inspector li.here .place').innerText()).toBe('c1W');
    await page.mouse.move(1, 1);
    await expect.poll(() => named.count()).toBe(0);
    await expect.poll(async () => changes(before, await shot(page)).length).toBe(0);
  });

  spatial('a button that is let go of beside the picture holds nothing', async ({ page }) => {
    await begin(page, 'trid', { position: KINGS });
    await openSpace(page);
    const edge = await page.locator('[data-look=near]').boundingBox();
    const from = { x: (edge?.x ?? 0) - 2, y: (edge?.y ?? 0) + 20 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 5, from.y);
    await page.mouse.up();
    await still(page);
    const before = await box(page, 'a1W');
    const free = await corner(page);
    await page.mouse.move(free.x, free.y, { steps: 4 });
    const target = await at(page, 'c1W');
    expect(await box(page, 'a1W')).toEqual(before);
    await page.mouse.click(target.x, target.y);
    await page.locator('[data-name=c1W][aria-selected=true]').waitFor({ state: 'attached' });
  });

  spatial('its wheel comes nearer, which is remembered even if the view is closed at once', async ({ page }) => {
    await begin(page, 'trid', { position: KINGS });
    await openSpace(page);
    const width = async () => (await box(page, 'd4N')).x - (await box(page, 'a4N')).x;
    const [before, free] = [await width(), await corner(page)];
    await page.mouse.move(free.x, free.y);
    await page.mouse.wheel(0, -200);
    await still(page);
    await expect.poll(width).toBeGreaterThan(before * 1.15);
    await expect.poll(() => distance(page)).toBeGreaterThan(0);
    const [near, kept] = [await width(), await distance(page)];
    // In one breath, so that no pause is between both.
    await page.evaluate(() => {
      document
        .querySelector('[data-space]')
        ?.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }));
      document.querySelector<HTMLElement>('[data-action=space]')?.click();
    });
    await space(page).waitFor({ state: 'detached' });
    expect(await distance(page)).toBeLessThan(kept * 0.95);
    const last = await distance(page);
    await openSpace(page);
    expect(await distance(page)).toBe(last);
    expect((await width()) / near).toBeGreaterThan(1.05);
    await page.locator('[data-look=near]').click();
    await still(page);
  });
});

describe('the keys', () => {
  spatial('walk around the table with Shift, come nearer and go back; the place they are at stays', async ({ page }) => {
    await begin(page, 'trid', { position: KINGS });
    await openSpace(page);
    await place(page, 'c1W').focus();
    const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-name'));
    const middle = async (name: string) => {
      const { x, y, width, height } = await box(page, name);
      return { x: x + width / 2, y: y + height / 2 };
    };
    const press = (keys: string) => redrawn(page, () => page.keyboard.press(keys));
    const lean = async () => (await middle('c1W')).x - (await middle('c8B')).x;
    const [seat, straight] = [await middle('a1W'), await lean()];
    const wide = async () => (await middle('d4N')).x - (await middle('a4N')).x;
    // Whoever goes right sees what is near go left of what is far.
    await press('Shift+ArrowRight');
    expect(await lean()).toBeLessThan(straight - 20);
    await press('Shift+ArrowLeft');
    const [back, before] = [await middle('a1W'), await wide()];
    expect(Math.hypot(back.x - seat.x, back.y - seat.y)).toBeLessThan(1);
    const deep = async () => (await middle('a1W')).y - (await middle('a4W')).y;
    const low = await deep();
    await press('Shift+ArrowUp');
    expect(await deep()).toBeGreaterThan(low * 1.2);
    await press('Shift+ArrowDown');
    await press('+');
    expect(await wide()).toBeGreaterThan(before * 1.15);
    await press('-');
    expect(Math.abs((await wide()) - before)).toBeLessThan(1);
    expect(await here()).toBe('c1W');
    expect(await page.locator('[data-look=near]').getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('ArrowLeft');
    expect(await here()).toBe('b1W');
  });

  spatial('choose what the picture shows: Enter marks the targets, Escape takes the marks away', async ({ page }) => {
    await begin(page, 'trid', { position: KINGS });
    await openSpace(page);
    await bare(page);
    await page.mouse.move(1, 1);
    await still(page);
    const [plain, whole] = [await shot(page), await spot(page, 'b1W')];
    const dot: Frame = { x: whole.x + whole.width / 2 - 8, y: whole.y + whole.height / 2 - 5, width: 16, height: 10 };
    expect(shows(plain, dot, TARGET)).toBe(false);
    await place(page, 'c1W').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-name=b1W][data-target=true]').waitFor({ state: 'attached' });
    await expect.poll(async () => shows(await shot(page), dot, TARGET)).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('[data-name=c1W][aria-selected=false]').waitFor({ state: 'attached' });
    await expect.poll(async () => shows(await shot(page), dot, TARGET)).toBe(false);
    // And a key plays.
    const before = await key(page);
    await page.keyboard.press('Enter');
    await page.locator('[data-name=b1W][data-target=true]').waitFor({ state: 'attached' });
    await place(page, 'b1W').focus();
    await page.keyboard.press('Enter');
    await played(page, 0);
    expect(await key(page)).not.toBe(before);
  });
});

/** `--space-target` of light pages. */
const TARGET = [0x0b, 0x7a, 0x4b] as const;
