/**
 * King's Cooking by link, on the page: the URL rows of rules: kings-cooking 23. URL-26 is about the codec alone and is tested
 * in Rust.
 */

import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, place, position } from './hands';
import { COURSE, ID, OTHER_THIRD, VECTORS, link, payload, playStep, wrap } from './kings';
import { stored as inStore } from './stored';
import { key, player, ply, skipInterludes, status, test, type Player } from './support';
import { button } from './words';

const { first, second, third } = VECTORS;
const arrival = (page: Page, is: string) => page.locator(`[data-arrival=${is}]`);
const sent = (page: Page) => page.locator('[data-field=send-link]').inputValue();

/** The fragment of an address. */
const fragment = (address: string) => new URL(address).hash;

async function back(page: Page): Promise<void> {
  await page.locator('[data-action=back-to-game]').click();
  await status(page).waitFor();
  await skipInterludes(page);
}

test('URL-1: the link of the first vector', async ({ page }) => {
  // Only the game's id is left to chance.
  await page.addInitScript((id: string) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = ((array: Uint8Array<ArrayBuffer>) => {
      if (array.length !== 16) return draw(array);
      for (const index of array.keys()) array[index] = Number.parseInt(id.slice(2 * index, 2 * index + 2), 16);
      return array;
    }) as typeof crypto.getRandomValues;
  }, ID);
  await begin(page, 'kings-cooking', { opponent: 'link', name: 'Ann' });
  await playStep(page, 'a1a2');
  expect(fragment(await sent(page))).toBe(first);
  expect(link({ plies: COURSE.slice(0, 1), joiner: '' })).toBe(first);
});

test('URL-2: the second vector opens with its position and both names', async ({ page }) => {
  await page.goto(second);
  await arrival(page, 'stranger').locator('[data-seat=first]').click();
  await status(page).waitFor();
  await skipInterludes(page);
  expect(await position(page)).toBe('N1r/1P1/2B d - 0.0 0.2 0 3');
  expect(await page.locator('.strip[data-side=first]').innerText()).toContain('Ann');
  expect(await page.locator('.strip[data-side=second]').innerText()).toContain('Bob');
});

test('URL-3: the third vector asks the joiner, who is Light, for his pieces', async ({ page }) => {
  await page.goto(third);
  await arrival(page, 'draft').waitFor();
  expect(await page.locator('[data-line-up]').getAttribute('data-line-up')).toBe('');
  // He is told what it is about before he is asked, and is not told it again.
  expect(await page.locator('[data-instructions] li').count()).toBe(6);
  expect(await page.locator('[data-arrival] [data-action=rules]').getAttribute('href')).toBe('#/rules/kings-cooking');
  await page.locator('[data-field=name]').fill('Bob');
  expect(await button(page, 'link-join-title').isDisabled()).toBe(true);
  for (const letter of 'QRB') {
    await page.locator(`[data-kind=${letter}]`).click();
  }
  await page.locator('[data-line-up=QRB]').waitFor();
  await button(page, 'link-join-title').click();
  await status(page).waitFor();
  expect(await page.locator('[data-dialog=story]').count()).toBe(0);
  expect(await status(page).innerText()).toContain('Bob (Light)');
  expect(await position(page)).toBe('ppp/3/QRB l - 0.0 0.0 0 0');
  // He moves at once and sends ply 1.
  await playStep(page, 'a1a2');
  expect(await sent(page)).toContain('#kc=1.');
});

describe('refused while a game is on screen', () => {
  let one: Player;
  let before = '';

  beforeAll(async () => {
    one = await player();
    await begin(one.page, 'kings-cooking');
    await playStep(one.page, 'a1a2');
    await one.page.locator('[data-key][data-ply="1"]').waitFor();
    before = await key(one.page);
  });

  afterAll(async () => {
    await one.close();
    expect(one.faults).toEqual([]);
  });

  /** Opened by its address, the link is refused in words, its text is kept, and the way back leads to the game. */
  async function refused(text: string, code: string, detail = ''): Promise<void> {
    const { page } = one;
    await page.goto(text);
    const alert = arrival(page, 'refused').locator(`[role=alert][data-code=${code}]`);
    await alert.waitFor();
    const words = await alert.innerText();
    expect(words).toContain(detail);
    expect(words).not.toContain('E_URL');
    expect(words.length).toBeGreaterThan(20);
    expect(await page.locator('[data-field=link]').inputValue()).toBe(text);
    for (const way of ['copy-link-text', 'open-another', 'new-game']) {
      expect(await page.locator(`[data-action=${way}]`).count()).toBe(1);
    }
    await back(page);
    expect(await key(page)).toBe(before);
  }

  test('URL-4: the last five characters are missing', () => refused(second.slice(0, -5), 'E_URL_TRUNCATED'));

  test('URL-5: the check is missing, with its point and without', async () => {
    await refused(second.slice(0, -8), 'E_URL_TRUNCATED');
    await refused(second.slice(0, -9), 'E_URL_TRUNCATED');
  });

  test('URL-6: a character of the body was changed', async () => {
    await refused(`${second.slice(0, 20)}${second.charAt(20) === 'A' ? 'B' : 'A'}${second.slice(21)}`, 'E_URL_CHECKSUM');
  });

  test('URL-7: characters that are not of the alphabet', async () => {
    for (const other of ['+', '=', '%']) {
      await refused(second.slice(0, 20) + other + second.slice(21), 'E_URL_FORMAT');
    }
  });

  test('URL-8: a version of tomorrow', () => refused(second.replace('=1.', '=2.'), 'E_URL_VERSION', 'newer'));

  test('URL-9: five thousand characters', () => refused(`#kc=1.${'%'.repeat(4994)}`, 'E_URL_TOO_LONG'));

  /** The second vector with other bytes at a place. */
  function altered(at: number, ...values: number[]): string {
    const bytes = payload(second);
    bytes.set(values, at);
    return wrap(bytes);
  }

  test('URL-10: an illegal move', async () => {
    // c1off, a bishop from the home row, as the third ply.
    await refused(altered(32, 185), 'E_URL_MOVE', 'Move 3');
  });

  test('URL-11: a promotion without its kind', () => refused(altered(31, 29), 'E_URL_MOVE', 'Move 2'));

  test('URL-12: another digest', async () => {
    await refused(altered(33, (payload(second)[33] ?? 0) ^ 1), 'E_URL_DIGEST');
  });

  test('URL-13: line-ups that cannot be chosen', async () => {
    await refused(altered(18, 93), 'E_URL_LINEUP');
    await refused(altered(18, 125), 'E_URL_LINEUP');
  });

  test('URL-14: mirrored with unequal line-ups', () => refused(altered(1, 0), 'E_URL_LINEUP'));

  test('URL-15: names that are none', async () => {
    await refused(link({ plies: COURSE.slice(0, 1), creator: 'a'.repeat(21) }), 'E_URL_NAME');
    await refused(link({ plies: COURSE.slice(0, 1), creator: 'a<b' }), 'E_URL_NAME');
  });

  test('URL-16: a byte too much', () => refused(wrap(Uint8Array.from([...payload(second), 0])), 'E_URL_FORMAT'));

  test('URL-17: moves after the end', async () => {
    // a1a3 b3c1 b1c3 c1b3 a3b3 takes Dark's last unit; a1a2 follows.
    const codes = [132, 30, 156, 177, 1, 135];
    await refused(link({ plies: [], codes }), 'E_URL_MOVE', 'Move 6');
  });

  test('URL-23: after all that the game is there and goes on', async () => {
    const { page } = one;
    expect(await key(page)).toBe(before);
    await playStep(page, 'a3a2');
    await expect.poll(() => ply(page)).toBe(2);
    // The same by pasting: the text stays, and so does the game.
    await page.goto('#/open');
    await page.locator('[data-field=import]').fill(`Look at this! ${second.slice(0, -5)}`);
    await page.locator('[data-action=import]').click();
    await arrival(page, 'refused').locator('[data-code=E_URL_TRUNCATED]').waitFor();
    await back(page);
    expect(await ply(page)).toBe(2);
    await playStep(page, 'b1c3');
    await expect.poll(() => ply(page)).toBe(3);
  });
});

describe('a link against the game of the same id', () => {
  const plies = (count: number) => link({ plies: COURSE.slice(0, count) });

  /** Bob, who is Dark, with four plies stored. */
  async function bob(page: Page): Promise<void> {
    await page.goto(plies(4));
    await arrival(page, 'stranger').locator('[data-seat=second]').click();
    await status(page).waitFor();
    await skipInterludes(page);
    expect(await ply(page)).toBe(4);
  }

  /** The stored steps of the game. */
  const stored = async (page: Page) => {
    const kept = await inStore<{ record: string }>(page, 'games', ID);
    return kept ? (JSON.parse(kept.record) as { steps: string[] }).steps.join(' ') : '';
  };
  const steps = (count: number) =>
    COURSE.slice(0, count)
      .map(([step]) => step)
      .join(' ');

  test('URL-18: one ply of the other side is accepted and shown', async ({ page }) => {
    await bob(page);
    await page.goto(plies(5));
    await expect.poll(() => ply(page)).toBe(5);
    expect(await page.locator('[data-news]').innerText()).toContain('New:');
    expect(await position(page)).toBe(COURSE[4][1]);
    // It is Bob's turn, and his answer carries the whole game.
    await playStep(page, 'c1b3');
    expect(fragment(await sent(page))).toBe(plies(6));
  });

  test('URL-19: an older link shows its position and leaves the game alone', async ({ page }) => {
    await bob(page);
    await page.goto(plies(2));
    await arrival(page, 'stale').locator('[data-code=E_URL_STALE]').waitFor();
    await arrival(page, 'stale').locator('[data-site][data-name=a2][aria-label*=Rook]').waitFor();
    expect(await stored(page)).toBe(steps(4));
    await page.locator('[data-action=newest]').click();
    await expect.poll(() => ply(page)).toBe(4);
  });

  test('URL-20: two courses are shown side by side, and the player chooses', async ({ page }) => {
    await bob(page);
    const theirs = link({ plies: [...COURSE.slice(0, 2), OTHER_THIRD] });
    await page.goto(theirs);
    const diverged = arrival(page, 'diverged');
    expect(await diverged.locator('[data-code=E_URL_DIVERGED]').innerText()).toContain('move 2');
    const columns = diverged.locator('[data-compare] section');
    await expect.poll(() => columns.count()).toBe(2);
    expect(await columns.locator('li').count()).toBe(4 + 3);
    // The first difference is marked, and both boards stand there.
    expect(await columns.locator('li mark').count()).toBe(2);
    await columns.nth(0).locator('[data-name=c3][aria-label*=Knight]').waitFor();
    await columns.nth(1).locator('[data-name=a3][aria-label*=Knight]').waitFor();
    expect(await stored(page)).toBe(steps(4));

    await page.locator('[data-action=keep-mine]').click();
    await expect.poll(() => ply(page)).toBe(4);
    expect(fragment(await sent(page))).toBe(plies(4));

    await page.goto(theirs);
    await page.locator('[data-action=take-theirs]').click();
    await expect.poll(() => ply(page)).toBe(3);
    expect(await stored(page)).toBe(`${steps(2)} ${OTHER_THIRD[0]}`);
    // Both are kept: mine is in the archive.
    await page.goto('#/saved');
    await expect.poll(() => page.locator('[data-saved]').count()).toBe(2);
    expect(await page.locator('[data-saved]', { hasText: 'Put away unfinished' }).count()).toBe(1);
  });

  test('URL-20: a creator of the other colour is another set-up', async ({ page }) => {
    await bob(page);
    const bytes = payload(plies(4));
    bytes[1] = 4;
    await page.goto(wrap(bytes));
    await arrival(page, 'diverged').locator('[data-code=E_URL_DIVERGED][data-ply=setup]').waitFor();
    expect(await stored(page)).toBe(steps(4));
  });

  test('URL-21: three new plies want a yes', async ({ page }) => {
    await bob(page);
    await page.goto(plies(7));
    await arrival(page, 'skipped').locator('[data-code=W_URL_SKIPPED]').waitFor();
    expect(await arrival(page, 'skipped').locator('ol > li').count()).toBe(3);
    expect(await stored(page)).toBe(steps(4));
    await page.locator('[data-action=accept]').click();
    await expect.poll(() => ply(page)).toBe(7);
    expect(await stored(page)).toBe(steps(7));
  });

  test('URL-22: the same link twice changes nothing', async ({ page }) => {
    await bob(page);
    const before = [await key(page), await stored(page)];
    await page.goto('#/');
    await page.goto(plies(4));
    await page.locator('[data-news]').getByText('Already up to date').waitFor();
    expect([await key(page), await stored(page)]).toEqual(before);
    expect(await ply(page)).toBe(4);
  });
});

test('URL-24: a fresh device has the whole history of a link', async ({ page }) => {
  await page.goto(link({ plies: COURSE, joiner: '' }));
  await page.locator('[data-field=name]').fill('Bob');
  await button(page, 'link-join-title').click();
  await status(page).waitFor();
  await skipInterludes(page);
  expect(await ply(page)).toBe(7);
  expect(await page.locator('.moves [data-ply]').count()).toBe(7);
  await page.locator('[data-action=first]').click();
  for (const [index, [, text]] of COURSE.entries()) {
    await expect.poll(() => ply(page)).toBe(index);
    await page.locator('[data-action=next]').click();
    await expect.poll(() => ply(page)).toBe(index + 1);
    if (index % 3 === 0) expect(await position(page)).toBe(text);
  }
});

test('URL-25: names of one letter go there and come back', async ({ page }) => {
  await begin(page, 'kings-cooking', { opponent: 'link', name: 'A' });
  await playStep(page, 'a1a2');
  const other = await player();
  await other.page.goto(fragment(await sent(page)));
  await other.page.locator('[data-field=name]').fill('ß');
  await button(other.page, 'link-join-title').click();
  await status(other.page).waitFor();
  await skipInterludes(other.page);
  await playStep(other.page, 'a3a2');
  await expect.poll(() => ply(other.page)).toBe(2);
  await page.goto(fragment(await sent(other.page)));
  await expect.poll(() => ply(page)).toBe(2);
  expect(await page.locator('.strip[data-side=first]').innerText()).toContain('A');
  expect(await page.locator('.strip[data-side=second]').innerText()).toContain('ß');
  await place(page, 'b1').click();
  await other.close();
  expect(other.faults).toEqual([]);
});

test('URL-27: a fragment of somebody else is ignored, unless it was pasted', async ({ page }) => {
  await page.goto('#other=1.a.b');
  await page.locator('[data-game=kings-cooking]').waitFor();
  expect(await page.locator('[role=alert]').count()).toBe(0);
  await page.goto('#/open');
  await page.locator('[data-field=import]').fill('https://example.org/x#other=1.a.b');
  await page.locator('[data-action=import]').click();
  await page.locator('[role=alert][data-code=E_URL_FOREIGN]').waitFor();
});
