/** Browsers that cannot draw in space, will not, or stop doing it: the page says so in words and goes on with the flat board. */

import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, lead, place } from './hands';
import { changes, shot } from './pixels';
import { openSpace, SMALL, space, still } from './space';
import { drawInSpace, player, ply, type Player } from './support';
import { button } from './words';

drawInSpace();

const trouble = (page: Page, why: string) => page.locator(`[data-trouble=${why}][role=alert]`);

/** Refuses contexts of graphics cards, all of them or all but the first few. */
async function refuse(page: Page, granted: number): Promise<void> {
  await page.addInitScript((count) => {
    const real = Reflect.get<HTMLCanvasElement, 'getContext'>(HTMLCanvasElement.prototype, 'getContext');
    let left = count;
    const get = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]): unknown {
      if (kind.startsWith('webgl') && left-- <= 0) return null;
      return Reflect.apply(real, this, [kind, ...rest]);
    };
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: get });
  }, granted);
}

/** Flat, with its reason in words, and a move can be made. */
async function goesOnFlat({ page }: Player, why: string, words: string): Promise<void> {
  await trouble(page, why).filter({ hasText: words }).waitFor();
  expect(await space(page).count()).toBe(0);
  expect(await button(page, 'space-open').getAttribute('aria-pressed')).toBe('false');
  await page.locator('svg.picture').waitFor();
  await lead(page, 'b2', 'e2');
  await expect.poll(() => ply(page)).toBe(1);
}

async function beginFlat(one: Player): Promise<void> {
  await begin(one.page, 'xiangqi');
  await place(one.page, 'b2').waitFor();
}

describe('no space', () => {
  const words = {
    'en-GB': 'This browser cannot draw in 3D',
    vi: 'không vẽ được 3D',
    'zh-CN': '无法绘制立体棋盘',
  };
  for (const [locale, text] of Object.entries(words)) {
    test(`without WebGL the flat board goes on, in words: ${locale}`, async () => {
      const one = await player({ viewport: SMALL, locale });
      await refuse(one.page, 0);
      await beginFlat(one);
      await button(one.page, 'space-open').click();
      await goesOnFlat(one, 'impossible', text);
      // Asked again, it answers again, and nothing of the renderer was fetched for that.
      await button(one.page, 'space-open').click();
      await trouble(one.page, 'impossible').waitFor();
      expect(
        await one.page.evaluate(
          () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('Space')).length,
        ),
      ).toBe(0);
      expect(one.faults).toEqual([]);
      await one.close();
    });
  }

  test('a context that is refused after all', async () => {
    const one = await player({ viewport: SMALL });
    // One answers whether there are any; the next would be the picture's.
    await refuse(one.page, 1);
    await beginFlat(one);
    await button(one.page, 'space-open').click();
    await goesOnFlat(one, 'failed', 'could not be opened');
    expect(one.faults.filter((fault) => !/WebGL/.test(fault))).toEqual([]);
    await one.close();
  });

  test('a renderer that cannot be fetched', async () => {
    const one = await player({ viewport: SMALL });
    await one.page.route(/Space[^/]*\.js/, (route) => route.abort());
    await beginFlat(one);
    await button(one.page, 'space-open').click();
    await goesOnFlat(one, 'failed', 'could not be opened');
    expect(one.faults.filter((fault) => !/ERR_FAILED/.test(fault))).toEqual([]);
    await one.close();
  });
});

/** Takes the context of the picture away, or gives it back. */
async function context(page: Page, act: 'loseContext' | 'restoreContext'): Promise<void> {
  await space(page).evaluate((host, name) => {
    const canvas = host.querySelector('canvas') as HTMLCanvasElement & { taken?: WEBGL_lose_context | null };
    canvas.taken ??= canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null;
    canvas.taken?.[name]();
  }, act);
}

describe('a context that is lost', () => {
  test('and comes back: the picture is drawn anew, the same as before', async () => {
    const one = await player({ viewport: SMALL });
    const { page } = one;
    await begin(page, 'xiangqi');
    await openSpace(page);
    await page.mouse.move(1, 1);
    await still(page);
    const before = await shot(page);
    const frames = Number(await space(page).getAttribute('data-frames'));
    await context(page, 'loseContext');
    await context(page, 'restoreContext');
    await expect.poll(async () => Number(await space(page).getAttribute('data-frames'))).toBeGreaterThan(frames);
    await still(page);
    await expect.poll(async () => changes(before, await shot(page)).length).toBe(0);
    expect(one.faults).toEqual([]);
    await one.close();
  });

  test('and stays away: the flat board goes on, and space can be opened again', async () => {
    const one = await player({ viewport: SMALL });
    const { page } = one;
    await begin(page, 'xiangqi');
    await openSpace(page);
    await context(page, 'loseContext');
    await goesOnFlat(one, 'lost', 'The picture in 3D was lost');
    await openSpace(page);
    expect(await trouble(page, 'lost').count()).toBe(0);
    expect(one.faults).toEqual([]);
    await one.close();
  });
});
