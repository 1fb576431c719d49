/** A game by link between two browsers, there and back: the same for every game, by its own links or by the common ones. */

import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, chooser, clickStep, lead } from './hands';
import { PAWN } from './pawns';
import { key, player, ply, skipInterludes, status, test, type Player } from './support';
import { button } from './words';

interface Case {
  readonly game: string;
  /** Steps that are played in turn; the last two are an own and another way to go on. */
  readonly steps: readonly [string, string, string, string];
  readonly otherThird: string;
  /** How links and refusals of this game begin. */
  readonly mark: string;
  readonly code: string;
  readonly sides: readonly [string, string];
}

const CASES: readonly Case[] = [
  {
    game: 'kings-cooking',
    steps: ['a1a2', 'a3a2', 'b1c3', 'b3c1'],
    otherThird: 'b1a3',
    mark: '#kc=1.',
    code: 'E_URL',
    sides: ['Light', 'Dark'],
  },
  {
    game: 'xiangqi',
    steps: ['h2e2', 'h9g7', 'h0g2', 'i9h9'],
    otherThird: 'b0c2',
    mark: '#fr=2.',
    code: 'E_LINK',
    sides: ['Red', 'Black'],
  },
];

/** The link that the page asks to be sent. */
async function sent(page: Page): Promise<string> {
  return new URL(await page.locator('[data-send] [data-field=send-link]').inputValue()).hash;
}

async function arrived(page: Page, plies: number): Promise<void> {
  await expect.poll(() => ply(page)).toBe(plies);
  await skipInterludes(page);
}

describe.each(CASES)('$game', ({ game, steps, otherThird, mark, code, sides }) => {
  let ann: Player;
  let bob: Player;
  /** The links of the game by their plies. */
  const links: string[] = [];

  beforeAll(async () => {
    [ann, bob] = [await player(), await player()];
  });

  afterAll(async () => {
    await ann.close();
    await bob.close();
    expect([...ann.faults, ...bob.faults]).toEqual([]);
  });

  test('goes there and back, with names and the whole game in the fragment', async () => {
    await begin(ann.page, game, { opponent: 'link', name: 'Ann' });
    await clickStep(ann.page, steps[0]);
    links[1] = await sent(ann.page);
    expect(links[1].startsWith(mark)).toBe(true);
    // The address of the page is the link: nothing else is needed to come back.
    await expect.poll(() => new URL(ann.page.url()).hash).toBe(links[1]);

    await bob.page.goto(links[1]);
    await bob.page.getByText(`Ann invites you`).waitFor();
    await bob.page.locator('[data-field=name]').fill('Bob');
    await button(bob.page, 'link-join-title').click();
    await arrived(bob.page, 1);
    expect(await status(bob.page).innerText()).toContain(`Bob (${sides[1]})`);
    expect(await key(bob.page)).toBe(await key(ann.page));
    await clickStep(bob.page, steps[1]);
    links[2] = await sent(bob.page);

    await ann.page.goto(links[2]);
    await arrived(ann.page, 2);
    expect(await status(ann.page).innerText()).toContain(`Ann (${sides[0]})`);
    expect(await ann.page.locator('.strip[data-side=second]').innerText()).toContain('Bob');
    expect(await ann.page.locator('[data-news]').innerText()).toContain('New:');
    await clickStep(ann.page, steps[2]);
    links[3] = await sent(ann.page);

    // A third browser has nothing but the fragment.
    const third = await player();
    await third.page.goto(links[3]);
    await third.page.locator('[data-seat=none]').click();
    await arrived(third.page, 3);
    expect(await key(third.page)).toBe(await key(ann.page));
    await third.close();
    expect(third.faults).toEqual([]);
  });

  test('the own link again shows the waiting view and changes nothing', async () => {
    const before = await key(ann.page);
    for (let times = 0; times < 2; times += 1) {
      await ann.page.goto('#/');
      await ann.page.goto(links[3] ?? '');
      await ann.page.locator('[data-waiting]').waitFor();
      expect(await ann.page.locator('[data-news]').innerText()).toContain('up to date');
      expect([await key(ann.page), await ply(ann.page)]).toEqual([before, 3]);
    }
  });

  test('what is broken is refused in words, and the game goes on', async () => {
    const good = links[3] ?? '';
    const [head, body = '', check = ''] = good.split('.');
    const middle = Math.floor(body.length / 2);
    const changed = body.slice(0, middle) + (body.charAt(middle) === 'A' ? 'B' : 'A') + body.slice(middle + 1);
    const broken: readonly [string, string][] = [
      [`${head}.${changed}.${check}`, 'CHECKSUM'],
      [good.slice(0, -5), 'TRUNCATED'],
      [`${head}.${body.slice(0, middle)}+${body.slice(middle)}.${check}`, 'FORMAT'],
      [good.replace(/=\d+\./, '=9.'), 'VERSION'],
      [`${good}${'A'.repeat(70_000)}`, 'TOO_LONG'],
    ];
    const before = await key(bob.page);
    for (const [text, what] of broken) {
      await bob.page.goto(text);
      const alert = bob.page.locator(`[data-arrival=refused] [role=alert][data-code=${code}_${what}]`);
      await alert.waitFor();
      expect((await alert.innerText()).length).toBeGreaterThan(20);
      expect(await bob.page.locator('[data-field=link]').inputValue()).toBe(text);
      await bob.page.locator('[data-action=back-to-game]').click();
      await arrived(bob.page, 2);
      expect(await key(bob.page)).toBe(before);
    }
    await bob.page.goto(good);
    await arrived(bob.page, 3);
    await clickStep(bob.page, steps[3]);
    links[4] = await sent(bob.page);
  });

  test('an older link is shown and not taken', async () => {
    await bob.page.goto(links[2] ?? '');
    await bob.page.locator('[data-arrival=stale]').waitFor();
    await bob.page.locator('[data-action=newest]').click();
    await arrived(bob.page, 4);
  });

  test('two courses are shown side by side; the own one is kept, then theirs is taken', async () => {
    // Ann has played another third move on a second device.
    const second = await player();
    await second.page.goto(links[2] ?? '');
    await second.page.locator('[data-seat=first]').click();
    await arrived(second.page, 2);
    await clickStep(second.page, otherThird);
    const theirs = await sent(second.page);
    await second.close();
    expect(second.faults).toEqual([]);

    const { page } = bob;
    const before = await key(page);
    await page.goto(theirs);
    const compared = page.locator('[data-arrival=diverged] [data-compare] section');
    await expect.poll(() => compared.count()).toBe(2);
    expect(await compared.nth(0).locator('li').count()).toBe(4);
    expect(await compared.nth(1).locator('li').count()).toBe(3);
    expect(await page.locator('[data-code=E_URL_DIVERGED]').getAttribute('data-ply')).toBe('2');
    await page.locator('[data-action=keep-mine]').click();
    await arrived(page, 4);
    expect(await key(page)).toBe(before);
    expect(await sent(page)).toBe(links[4]);

    await page.goto(theirs);
    await page.locator('[data-action=take-theirs]').click();
    await arrived(page, 3);
    expect(await key(page)).not.toBe(before);
    await page.goto('#/saved');
    await expect.poll(() => page.locator('[data-saved]').count()).toBe(2);
  });

  test('moves that were skipped want a yes', async () => {
    // Bob on a fresh device has the first ply only.
    const fresh = await player();
    await fresh.page.goto(links[1] ?? '');
    await fresh.page.locator('[data-field=name]').fill('Bob');
    await button(fresh.page, 'link-join-title').click();
    await arrived(fresh.page, 1);
    await fresh.page.goto(links[4] ?? '');
    await fresh.page.locator('[data-arrival=skipped] ol > li').nth(2).waitFor();
    expect(await fresh.page.locator('[data-arrival=skipped] ol > li').count()).toBe(3);
    await fresh.page.locator('[data-action=accept]').click();
    await arrived(fresh.page, 4);
    await fresh.close();
    expect(fresh.faults).toEqual([]);
  });
});

test('a promotion that was chosen goes along with its link, and is not asked for again', async () => {
  const [ann, bob] = [await player(), await player()];
  await begin(ann.page, 'trid', { opponent: 'link', name: 'Ann', position: PAWN });
  await lead(ann.page, 'b7B', 'b8B');
  await chooser(ann.page, 'promotion').locator('[data-pick="=rook"]').click();
  await expect.poll(() => ply(ann.page)).toBe(1);
  await bob.page.goto(await sent(ann.page));
  await bob.page.locator('[data-field=name]').fill('Bob');
  await button(bob.page, 'link-join-title').click();
  await arrived(bob.page, 1);
  expect(await key(bob.page)).toBe(await key(ann.page));
  expect(await chooser(bob.page).count()).toBe(0);
  expect(await bob.page.locator('[data-site][data-name=b8B]').getAttribute('aria-label')).toContain('White Rook');
  await ann.close();
  await bob.close();
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});
