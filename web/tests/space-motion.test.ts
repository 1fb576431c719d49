/**
 * Real motion, by a clock that the test stops: what is drawn between two states, and that no state waits for it. Every way is
 * measured in `src/space/troupe.test.ts`.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, chooser, place, takeBoard } from './hands';
import { bare, both, changes, middle, shot } from './pixels';
import { drawn, openSpace, placeNamed, seenAt, SMALL, space, withCard } from './space';
import { drawInSpace, player, ply, type Player } from './support';
import type { Point } from './touch';

drawInSpace();

/** ACT-7: a rook rides. */
const RIDER = '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/R1|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10';

/** A pawn stands before its last square. */
const ABOUT = '4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10';

const frames = async (page: Page) => Number(await space(page).getAttribute('data-frames'));
const resting = async (page: Page) =>
  (await space(page).getAttribute('data-rest')) === (await space(page).getAttribute('data-frames'));

/** Stops the clock of the page; from now on it goes only as far as it is told. */
async function stop(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  await page.clock.runFor(100);
  expect(await resting(page)).toBe(true);
}

/** How the pieces of a kind stand in the last picture. */
async function posesOf(page: Page, kind: string) {
  return (await drawn(page)).pieces.filter(({ piece }) => piece.kind === kind).map(({ pose }) => pose);
}

/** Where the middle of a place is in the picture. */
async function spot(page: Page, name: string): Promise<Point> {
  const [own, whole] = [await place(page, name).boundingBox(), await space(page).boundingBox()];
  return {
    x: (own?.x ?? NaN) + (own?.width ?? 0) / 2 - (whole?.x ?? 0),
    y: (own?.y ?? NaN) + (own?.height ?? 0) / 2 - (whole?.y ?? 0),
  };
}

/** Clicks a place in the picture; the next click waits until the page has heard this one. */
async function click(page: Page, name: string): Promise<void> {
  const at = await seenAt(page, await placeNamed(page, name));
  await page.mouse.click(at.x, at.y);
}

/** Leads the rook's board to another pin, as far as the question how it arrives. */
async function ride(page: Page): Promise<void> {
  await takeBoard(page, 'WQL');
  await page.locator('[data-pin=QL3][data-pick]').focus();
  await page.keyboard.press('Enter');
  await chooser(page, 'arrival').waitFor();
}

/** Takes a cannon up, stops the clock and lets it go on its target: the step is played, and no time has passed. */
async function cannon(page: Page): Promise<void> {
  await begin(page, 'xiangqi');
  await openSpace(page);
  await bare(page);
  await click(page, 'b2');
  await page.locator('[data-name=e2][data-target=true]').waitFor({ state: 'attached' });
  await stop(page);
  const drawn = await frames(page);
  await click(page, 'e2');
  // The state is never delayed: it is there before the first picture of the way.
  await expect.poll(() => ply(page)).toBe(1);
  expect(await place(page, 'e2').getAttribute('aria-label')).toContain('Cannon');
  expect(await frames(page)).toBe(drawn);
}

/** Pictures early, on the way and at the end; where that is which is only seen on the way. */
async function underway(page: Page, early: number, half: number): Promise<Point> {
  await page.clock.runFor(early);
  expect(await resting(page)).toBe(false);
  const first = await shot(page);
  await page.clock.runFor(half);
  expect(await resting(page)).toBe(false);
  const between = await shot(page);
  await page.clock.runFor(1500);
  expect(await resting(page)).toBe(true);
  const last = await shot(page);
  const only = both(changes(first, between), changes(between, last));
  expect(only.length).toBeGreaterThan(40);
  return middle(only);
}

describe('who wants motion', () => {
  let lively: Player;
  beforeAll(async () => {
    lively = await player({ viewport: SMALL, reducedMotion: 'no-preference' });
    await lively.page.clock.install();
  });
  afterAll(async () => {
    await lively.close();
    expect(lively.faults).toEqual([]);
  });

  test('sees a piece between its places', async () => {
    const { page } = lively;
    await cannon(page);
    const [before, from, to] = [await frames(page), await spot(page, 'b2'), await spot(page, 'e2')];
    const seen = await underway(page, 17, 50);
    const share = (seen.x - from.x) / (to.x - from.x);
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.85);
    expect((await frames(page)) - before).toBeGreaterThan(5);
    await page.clock.resume();
  });

  test('sees a board travel with its passenger', async () => {
    const { page } = lively;
    await begin(page, 'trid', { position: RIDER });
    await openSpace(page);
    await bare(page);
    const from = await spot(page, 'z4QL2');
    await ride(page);
    await page.mouse.move(1, 1);
    await stop(page);
    const before = await frames(page);
    await chooser(page).locator('[data-pick="=rotated"]').click();
    await expect.poll(() => ply(page)).toBe(1);
    expect(await place(page, 'a3QL3').getAttribute('aria-label')).toContain('Rook');
    const seen = await underway(page, 17, 120);
    const to = await spot(page, 'a3QL3');
    expect(Math.hypot(seen.x - from.x, seen.y - from.y)).toBeLessThan(Math.hypot(to.x - from.x, to.y - from.y) * 1.2);
    expect(Math.hypot(seen.x - to.x, seen.y - to.y)).toBeLessThan(Math.hypot(to.x - from.x, to.y - from.y) * 1.2);
    expect((await frames(page)) - before).toBeGreaterThan(20);
    await page.clock.resume();
  });

  test('sees a board turn on its way where its passenger arrives rotated, and not otherwise', async () => {
    const { page } = lively;
    for (const arrival of ['same', 'rotated']) {
      await begin(page, 'trid', { position: RIDER });
      await openSpace(page);
      await ride(page);
      await stop(page);
      await chooser(page).locator(`[data-pick="=${arrival}"]`).click();
      await expect.poll(() => ply(page)).toBe(1);
      const turns: number[] = [];
      for (const ms of [17, 200, 1500]) {
        await page.clock.runFor(ms);
        turns.push(...(await posesOf(page, 'rook')).map(({ turn }) => Math.abs(turn)));
      }
      await page.clock.resume();
      const [first = NaN, half = NaN, last = NaN] = turns;
      expect(turns.length).toBe(3);
      if (arrival === 'same') expect([first, half]).toEqual([last, last]);
      else {
        expect(Math.abs(first - last)).toBeGreaterThan(2.5);
        expect(Math.abs(half - last)).toBeGreaterThan(0.2);
        expect(Math.abs(half - last)).toBeLessThan(Math.abs(first - last) - 0.2);
      }
    }
  });

  test('sees a captured piece leave', async () => {
    const { page } = lively;
    await begin(page, 'xiangqi');
    await openSpace(page);
    await click(page, 'b2');
    await page.locator('[data-name=b9][data-target=true]').waitFor({ state: 'attached' });
    await stop(page);
    const before = (await posesOf(page, 'horse')).length;
    await click(page, 'b9');
    await expect.poll(() => ply(page)).toBe(1);
    await page.clock.runFor(120);
    const leaving = (await posesOf(page, 'horse')).filter(({ size }) => size < 1);
    expect(leaving.length).toBe(1);
    expect(leaving[0]?.size).toBeGreaterThan(0.05);
    await page.clock.runFor(1500);
    expect(await resting(page)).toBe(true);
    expect((await posesOf(page, 'horse')).map(({ size }) => size)).toEqual(new Array(before - 1).fill(1));
    await page.clock.resume();
  });

  test('sees a pawn go, and what it has become where it arrives', async () => {
    const { page } = lively;
    await begin(page, 'trid', { position: ABOUT });
    await openSpace(page);
    await click(page, 'a8B');
    await page.locator('[data-name=a9QL6][data-target=true]').waitFor({ state: 'attached' });
    await click(page, 'a9QL6');
    await chooser(page, 'promotion').waitFor();
    await stop(page);
    await chooser(page).locator('[data-pick="=queen"]').click();
    await expect.poll(() => ply(page)).toBe(1);
    await page.clock.runFor(120);
    expect(await resting(page)).toBe(false);
    expect([(await posesOf(page, 'pawn')).length, (await posesOf(page, 'queen')).length]).toEqual([1, 0]);
    await page.clock.runFor(1500);
    expect([(await posesOf(page, 'pawn')).length, (await posesOf(page, 'queen')).length]).toEqual([0, 1]);
    await page.clock.resume();
  });

  test('without a graphics card begins with what it can do', async () => {
    await begin(lively.page, 'xiangqi');
    await openSpace(lively.page);
    expect(await space(lively.page).getAttribute('data-grade')).toBe('3');
  });

  test('sees coarser pictures where they come slowly, and fine ones again when there is time', async () => {
    const one = await player({ viewport: SMALL, reducedMotion: 'no-preference' });
    const { page } = one;
    await withCard(page);
    await page.clock.install();
    await begin(page, 'xiangqi');
    await openSpace(page);
    await stop(page);
    const grade = () => space(page).getAttribute('data-grade');
    const pixels = () =>
      space(page)
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth);
    expect(await grade()).toBe('0');
    expect(await pixels()).toBeCloseTo(1, 1);
    /** Walks around the table, and sees a picture every so many milliseconds. */
    const walk = async (ms: number, count: number) => {
      await page.keyboard.press('Shift+ArrowRight');
      for (let picture = 0; picture < count; picture += 1) await page.clock.fastForward(ms);
    };
    for (let time = 0; time < 12 && (await grade()) !== '4'; time += 1) await walk(100, 8);
    expect(await grade()).toBe('4');
    await walk(100, 1);
    expect(await pixels()).toBeCloseTo(0.7, 1);
    for (let time = 0; time < 12 && (await grade()) === '4'; time += 1) {
      await page.keyboard.press('Shift+ArrowLeft');
      await page.clock.runFor(800);
    }
    expect(await grade()).toBe('3');
    await walk(16, 2);
    expect(await pixels()).toBeCloseTo(1, 1);
    await one.close();
    expect(one.faults).toEqual([]);
  });

  test('travels with the eye', async () => {
    const { page } = lively;
    await begin(page, 'xiangqi');
    await openSpace(page);
    await stop(page);
    const before = await frames(page);
    await page.locator('[data-look=above]').click();
    await page.clock.runFor(200);
    expect(await resting(page)).toBe(false);
    await page.clock.runFor(1000);
    expect(await resting(page)).toBe(true);
    expect((await frames(page)) - before).toBeGreaterThan(10);
    await page.clock.resume();
  });
});

test('who wants none sees everything in its place at once', async () => {
  const calm = await player({ viewport: SMALL });
  const { page } = calm;
  await page.clock.install();
  await cannon(page);
  const before = await frames(page);
  await page.clock.runFor(50);
  expect(await resting(page)).toBe(true);
  const [first, drawn] = [await shot(page), await frames(page)];
  expect(drawn - before).toBeLessThanOrEqual(3);
  await page.clock.runFor(1500);
  expect(await frames(page)).toBe(drawn);
  expect(changes(first, await shot(page))).toEqual([]);
  await calm.close();
  expect(calm.faults).toEqual([]);
});
