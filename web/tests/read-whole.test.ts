/** What is said is read whole: no word is broken or cut, no control is seen in part, and the frame of the keys is all around. */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, clickStep } from './hands';
import { brokenWords, cutControls, cutRings } from './layout';
import { MOMENTS, reach } from './moments';
import { player, places, ply, test, type Player } from './support';
import { button } from './words';

const SCREENS = {
  'a phone upright': { width: 390, height: 844 },
  'a small phone': { width: 360, height: 640 },
  'a phone on its side': { width: 844, height: 390 },
  'a small laptop': { width: 1366, height: 625 },
  'a desk': { width: 1280, height: 900 },
} as const;

async function at(screen: keyof typeof SCREENS, locale: string, look: (page: Page, one: Player) => Promise<void>): Promise<void> {
  const one = await player({ viewport: SCREENS[screen], hasTouch: true, locale });
  await look(one.page, one);
  await one.close();
  expect(one.faults).toEqual([]);
}

const WHERE = Object.keys(SCREENS) as (keyof typeof SCREENS)[];
const LANGUAGES = ['en-GB', 'vi-VN', 'zh-CN'] as const;

describe.each(LANGUAGES)('in %s', (locale) => {
  test.each(WHERE)('a question and its answers, the players and their numbers, on %s', async (screen) => {
    await at(screen, locale, async (page) => {
      // A move that waits, beside the counts of the courts.
      await begin(page, 'kings-cooking');
      await places(page).first().click();
      await page.locator('[data-site][data-target="true"]').first().click();
      const confirm = button(page, 'confirm-commit');
      await confirm.waitFor();
      expect(await brokenWords(page, '.pending :is(button, span), .strip strong, .meter, .clock, .tabs button')).toEqual([]);
      const [yes, no] = [await confirm.boundingBox(), await button(page, 'confirm-cancel').boundingBox()];
      expect(yes?.y, 'both answers stand on one line').toBe(no?.y);
      expect(await cutControls(page)).toEqual([]);
      // A deployment that can be finished, with what counts on both sides.
      await reach(page, MOMENTS['cotulenh in a deployment']);
      expect(await brokenWords(page, '.strip strong, .meter')).toEqual([]);
      expect(await brokenWords(page, 'section.session button', 2)).toEqual([]);
      // Many boards that can be taken, in a list.
      await reach(page, MOMENTS['trid start']);
      expect(await brokenWords(page, '.strip strong, .list button, [data-page] > span')).toEqual([]);
      expect(await cutControls(page)).toEqual([]);
      await begin(page, 'rhythm');
      await page.locator('[data-welcome]').waitFor();
      expect(await cutControls(page, '[data-welcome]', true)).toEqual([]);
      await page.locator('[data-name="a0"]').click();
      await page.locator('[data-lift]').nth(1).waitFor({ state: 'attached' });
      // A bar may stand under its name.
      expect(await brokenWords(page, '.strip strong, .meter > *, [data-page] > span')).toEqual([]);
      const cut = (all: Element[]): (string | null)[] =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent);
      expect(await page.locator('.meters').evaluateAll(cut), 'the number of a bar is seen').toEqual([]);
      // In a column the ways to other levels are there at once.
      const column = SCREENS[screen].width > SCREENS[screen].height;
      expect(await cutControls(page, '.board .beside', column)).toEqual([]);
      if (screen === 'a phone on its side') {
        const tops = await page.locator('[data-lift]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
        expect(new Set(tops).size, 'both stand beside each other').toBe(1);
      }
    });
  });

  test('who gives check is told below an upright board, without scrolling', async () => {
    await at('a phone upright', locale, async (page) => {
      for (const moment of ['xiangqi in check', 'xiangqi at its end'] as const) {
        await reach(page, MOMENTS[moment]);
        const check = page.locator('[data-check]');
        await check.waitFor({ state: 'attached' });
        const texts = await check.allInnerTexts();
        const box = page.locator('.status-box');
        const seen = await box.evaluate((element) => {
          const edge = element.getBoundingClientRect();
          const lines = [...element.querySelectorAll('.status > span, .line')].filter(
            (line) => line.getBoundingClientRect().width > 1,
          );
          return lines.map((line) => {
            const { top, bottom } = line.getBoundingClientRect();
            return { text: line.textContent.trim(), whole: top >= edge.top - 0.5 && bottom <= edge.bottom + 0.5 };
          });
        });
        expect(seen.filter(({ whole }) => !whole)).toEqual([]);
        const told = seen.some(({ text }) => text !== '' && text === texts.at(-1));
        expect(told, moment).toBe(moment === 'xiangqi in check');
      }
    });
  });
});

test.each(WHERE)('the frame of whoever has the keys is whole on %s', async (screen) => {
  await at(screen, 'en-GB', async (page) => {
    await begin(page, 'xiangqi');
    for (const step of ['h2e2', 'h9g7']) await clickStep(page, step);
    const moves = page.locator('[data-action=moves]');
    if (await moves.isVisible()) await moves.click();
    await page.locator('a.skip').focus();
    const { met, cut } = await cutRings(page, 45);
    expect(cut).toEqual([]);
    // The walk has come to the board, to the tools, to the list and to the field of moves.
    expect(met).toEqual(expect.arrayContaining(['menu', 'first', 'move']));
    expect(met.length).toBeGreaterThan(10);
  });
});

test('on a phone several moves are read at once, and are counted as players count them', async () => {
  await at('a phone upright', 'en-GB', async (page) => {
    await begin(page, 'xiangqi');
    for (const step of ['h2e2', 'h9g7', 'h0g2', 'i9h9', 'i0h0', 'b9c7', 'b0c2', 'c6c5']) await clickStep(page, step);
    expect(await ply(page)).toBe(8);
    await page.locator('[data-action=moves]').click();
    const list = page.locator('.moves');
    const { height } = (await list.boundingBox()) ?? { height: 0 };
    const { height: line } = (await list.locator('li').first().boundingBox()) ?? { height: 0 };
    expect(height / line).toBeGreaterThan(3.5);
    expect(await page.locator('[data-facts]').innerText()).toBe('Two players here · Move 4');
    await page.locator('.moves [data-ply="2"]').click();
    await expect.poll(() => page.locator('[data-facts]').innerText()).toBe('Two players here · Move 2');
    // Where not all have room the one that is looked at is in sight as soon as they are opened.
    await page.locator('[data-action=moves]').click();
    await page.locator('.moves').waitFor({ state: 'hidden' });
    await page.setViewportSize(SCREENS['a small phone']);
    await page.locator('[data-action=live]').click();
    await page.locator('[data-action=moves]').click();
    const last = page.locator('.moves [data-ply="7"][aria-current=step]');
    const within = async (): Promise<number> => {
      const [whole, one] = [await list.boundingBox(), await last.boundingBox()];
      return (whole?.y ?? 0) + (whole?.height ?? 0) - (one?.y ?? 0) - (one?.height ?? 0);
    };
    await expect.poll(within).toBeGreaterThanOrEqual(-1);
  });
});
