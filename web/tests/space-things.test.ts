/** What is drawn in space, asked of the view itself: stacks, courts, tubes, and the signs of boards and pawns. */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { fixture } from './fixtures';
import { begin } from './hands';
import { MOMENTS } from './moments';
import {
  choose,
  clickPlace,
  drawn,
  leadBoardInSpace,
  leadInSpace,
  look,
  openSpace,
  played,
  siteOf,
  spatial as test,
  still,
} from './space';
import { drawInSpace, ply } from './support';
import { button } from './words';

drawInSpace();

/** Places and pins by name: the page lists only those that exist now. */
const { sites, anchors } = fixture('trid').universe;

/** The marks of a place, as they were drawn last. */
async function marksAt(page: Page, name: string): Promise<string[]> {
  const site = sites.findIndex((one) => one.name === name);
  return (await drawn(page)).marks.filter((one) => one.site === site).map(({ mark }) => mark);
}

async function confirmed(page: Page, before: number): Promise<void> {
  const confirm = button(page, 'confirm-commit');
  await expect.poll(async () => (await ply(page)) > before || (await confirm.count()) > 0).toBe(true);
  if (await confirm.count()) await confirm.click();
  await played(page, before);
  await still(page);
}

describe('stacks', () => {
  test('every member has a place of its own, from both chairs, and its star is its own', async ({ page }) => {
    await begin(page, 'cotulenh', { position: '6c4/11/11/11/11/11/11/11/11/2(N+FT)8/11/6C4 r - - 0 1' });
    await openSpace(page);
    const site = await siteOf(page, 'c3');
    for (const [from, toEye] of [
      ['near', 1],
      ['far', -1],
    ] as const) {
      await look(page, from);
      const { pieces, signs } = await drawn(page);
      const [carrier, ...passengers] = pieces.filter(({ piece }) => piece.site === site);
      expect(passengers).toHaveLength(2);
      for (const { pose } of passengers) {
        // Behind the carrier, higher, smaller, and beside each other.
        expect((carrier?.pose.z ?? 0) * toEye).toBeGreaterThan(pose.z * toEye);
        expect(pose.y).toBeGreaterThan(carrier?.pose.y ?? 9);
        expect(pose.size).toBeLessThan(carrier?.pose.size ?? 0);
      }
      expect(passengers[0]?.pose.x).not.toBeCloseTo(passengers[1]?.pose.x ?? 0, 1);
      const [star] = signs;
      expect(signs.map(({ code }) => code)).toEqual(['heroic']);
      const away = [carrier, ...passengers].map((one) => ({
        kind: one?.piece.kind,
        far: Math.hypot((one?.pose.x ?? 0) - (star?.x ?? 0), (one?.pose.z ?? 0) - (star?.z ?? 0)),
      }));
      expect(away.sort((a, b) => a.far - b.far)[0]?.kind).toBe('air_force');
    }
  });

  test('who is chosen of a stack stands out of it, and steps back when let go', async ({ page }) => {
    await begin(page, 'cotulenh', { position: '7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1' });
    await openSpace(page);
    const site = await siteOf(page, 'c3');
    const heights = async () => {
      const there = (await drawn(page)).pieces.filter(({ piece }) => piece.site === site);
      return Object.fromEntries(there.map(({ piece, pose }) => [piece.kind, pose.y]));
    };
    const before = await heights();
    await clickPlace(page, 'c3');
    await page.locator('[data-pick="=tank"]').click();
    await expect.poll(async () => (await heights())['tank']).toBeCloseTo((before['tank'] ?? NaN) + 0.3, 3);
    expect({ ...(await heights()), tank: before['tank'] }).toEqual(before);
    await page.keyboard.press('Escape');
    await expect.poll(heights).toEqual(before);
  });

  test('who has acted in a deployment carries the mark, and nobody else', async ({ page }) => {
    await begin(page, 'cotulenh', { position: '7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1 f4:T:I>f5...' });
    await openSpace(page);
    const { signs } = await drawn(page);
    expect(signs.map(({ code, site }) => [code, site])).toEqual([['acted', await siteOf(page, 'f5')]]);
  });

  test('signs are turned to the chair from which they are read', async ({ page }) => {
    await begin(page, 'xiangqi');
    await openSpace(page);
    const turns = async () => [...new Set((await drawn(page)).pieces.map(({ pose }) => Math.cos(pose.turn).toFixed(2)))];
    expect(await turns()).toEqual(['1.00']);
    await look(page, 'far');
    expect(await turns()).toEqual(['-1.00']);
    await look(page, 'near');
    expect(await turns()).toEqual(['1.00']);
  });
});

describe('courts', () => {
  const inCourts = async (page: Page) => {
    const courts = new Set(
      await page.locator('[data-name=off]').evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('data-site')))),
    );
    return (await drawn(page)).pieces
      .filter(({ piece }) => courts.has(piece.site))
      .map(({ piece, pose }) => ({ side: piece.side, kind: piece.kind, x: pose.x, z: pose.z, size: pose.size }));
  };

  test('guests and prisoners are there, nameless where no history tells of them', async ({ page }) => {
    await begin(page, 'kings-cooking', { position: 'R1n/3/N2 l - 1.0 0.2 0 24' });
    await openSpace(page);
    const people = await inCourts(page);
    expect(people.map(({ side, kind }) => `${side} ${kind}`).sort()).toEqual(['first ', 'second ', 'second ']);
    for (const { size } of people) expect(size).toBeLessThan(0.7);
    // The guest sits at the left of the table, the prisoners at its right.
    for (const { side, x } of people) expect(Math.sign(x)).toBe(side === 'first' ? -1 : 1);
  });

  test('a court invites, and who comes stays as a guest', async ({ page }) => {
    await begin(page, 'kings-cooking', { position: 'R1n/3/N2 l - 1.0 0.2 0 24' });
    await openSpace(page);
    await clickPlace(page, 'a3');
    const open = page.locator('[data-name=off][data-target="true"]');
    await open.waitFor({ state: 'attached' });
    await page.locator('[data-invite]').waitFor();
    const inviting = async () =>
      (await drawn(page)).marks.filter(({ mark }) => mark === 'invite').map(({ site }) => String(site));
    await expect.poll(inviting).toEqual([await open.getAttribute('data-site')]);
    await open.focus();
    await page.keyboard.press('Enter');
    await confirmed(page, 0);
    const guests = async () => (await inCourts(page)).filter(({ side }) => side === 'first').map(({ kind }) => kind);
    await expect.poll(guests).toEqual(['', 'rook']);
    await page.locator('[data-invite]').waitFor({ state: 'detached' });
  });

  test('who is captured is with the prisoners', async ({ page }) => {
    await begin(page, 'kings-cooking', { position: 'rnb/R2/1NB l - 0.0 0.0 0 0' });
    await openSpace(page);
    expect(await inCourts(page)).toEqual([]);
    await leadInSpace(page, 'a2', 'a3');
    await confirmed(page, 0);
    await expect.poll(async () => (await inCourts(page)).map(({ side, kind }) => [side, kind])).toEqual([['second', 'rook']]);
    expect((await inCourts(page))[0]?.x).toBeGreaterThan(0);
  });
});

describe('tubes', () => {
  test('are filled by what a side has, and follow it', async ({ page }) => {
    await begin(page, 'rhythm', { position: '-:rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR:- w 7,3 - 0 1' });
    await openSpace(page);
    const shares = async () => (await drawn(page)).tubes.map(({ side, share }) => [side, share]);
    expect(await shares()).toEqual([
      ['first', 0.7],
      ['second', 0.3],
    ]);
    await leadInSpace(page, 'b2', 'e2');
    await confirmed(page, 0);
    // Untimed moves bring one.
    await expect.poll(shares).toEqual([
      ['first', 0.8],
      ['second', 0.3],
    ]);
  });

  test('there are none where no side has a store, and none over courts, which count themselves', async ({ page }) => {
    await begin(page, 'xiangqi');
    await openSpace(page);
    expect((await drawn(page)).tubes).toEqual([]);
    // The points of an end have a greatest value too.
    await begin(page, 'kings-cooking', { position: MOMENTS['kings-cooking at its end'].position });
    await openSpace(page);
    await leadInSpace(page, 'b2', 'a1');
    await button(page, 'confirm-commit').click();
    await page.locator('[data-result]').waitFor();
    await still(page);
    expect((await drawn(page)).tubes).toEqual([]);
  });
});

describe('boards that move', () => {
  const RIDING = '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/R1|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10';

  test('the chosen one is lit, and its pins are marked where it would stand', async ({ page }) => {
    await begin(page, 'trid', { position: RIDING });
    await openSpace(page);
    expect(await drawn(page)).toMatchObject({ lit: null, pins: [] });
    await page.locator('[data-board=WQL]').click();
    await expect.poll(async () => (await drawn(page)).lit).not.toBeNull();
    const { lit, pins } = await drawn(page);
    const pin = (name: string) => pins.find(({ anchor }) => anchors[anchor]?.name === name);
    const [ql3, kl2, kl3, ql5] = [pin('QL3'), pin('KL2'), pin('KL3'), pin('QL5')];
    expect([ql3?.mark, kl2?.mark, kl3?.mark, ql5?.mark]).toEqual(['open', 'crossing', 'crossing', 'far']);
    // Over the same side, two heights up; across the table, as high as it is now.
    expect(ql3?.x).toBeCloseTo(lit?.x ?? 99, 5);
    expect(ql3?.y).toBeGreaterThan((lit?.y ?? 99) + 1);
    expect(kl2?.y).toBeCloseTo(lit?.y ?? 99, 5);
    expect(kl2?.x).toBeCloseTo(-(lit?.x ?? 99), 5);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await drawn(page)).pins).toEqual([]);
  });

  test('both squares of arrival are marked and named', async ({ page }) => {
    await begin(page, 'trid', { position: RIDING });
    await openSpace(page);
    await leadBoardInSpace(page, 'WQL', 'QL3');
    await page.locator('[data-landing=same]').waitFor();
    await page.locator('[data-landing=rotated]').waitFor();
    await expect.poll(async () => (await drawn(page)).marks.filter(({ mark }) => mark.startsWith('landing')).length).toBe(2);
    const landings = (await drawn(page)).marks.filter(({ mark }) => mark.startsWith('landing'));
    // The rook stands on the near left square; turned by half, that is the far right one.
    expect(Object.fromEntries(landings.map(({ site, mark }) => [mark, sites[site]?.name]))).toEqual({
      'landing-same': 'z2QL3',
      'landing-rotated': 'a3QL3',
    });
    await choose(page, 'same');
    await played(page, 0);
    await expect.poll(async () => (await drawn(page)).marks.some(({ mark }) => mark.startsWith('landing'))).toBe(false);
  });

  test('the rook and the king may change places on the gold square', async ({ page }) => {
    await begin(page, 'trid', { position: '4/4/4/4|4/4/2k1/4|4/PP2/4/4 QL1:2/R1|KL1:2/KR|QL6:2/2|KL6:2/2 w KQ - - 0 10' });
    await openSpace(page);
    await clickPlace(page, 'd0KL1');
    await page.locator('[data-name=e0KL1][data-target="true"]').waitFor({ state: 'attached' });
    await expect.poll(() => marksAt(page, 'e0KL1')).toContain('target-special');
  });
});

describe('pawns', () => {
  const BADGES = '4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL2:P1/1T|KL4:1P/2|QL6:2/2|KL3:2/2 w - - - 0 10';

  test('a crown hovers over who waits for a promotion, a lock over who cannot go on; the square that it misses is red', async ({
    page,
  }) => {
    await begin(page, 'trid', { position: BADGES });
    await openSpace(page);
    const { signs, pieces } = await drawn(page);
    const crown = signs.find(({ code }) => code === 'deferred');
    const lock = signs.find(({ code }) => code === 'frozen');
    expect([crown?.site, lock?.site]).toEqual([await siteOf(page, 'a8B'), await siteOf(page, 'e7KL4')]);
    for (const sign of [crown, lock]) {
      const pawn = pieces.find(({ piece }) => piece.site === sign?.site);
      expect(sign?.x).toBeCloseTo(pawn?.pose.x ?? 99, 5);
      expect(sign?.y).toBeGreaterThan((pawn?.pose.y ?? 99) + 0.7);
    }
    expect(await marksAt(page, 'e8KL6')).not.toContain('missing');
    await clickPlace(page, 'e7KL4');
    await expect.poll(() => marksAt(page, 'e8KL6')).toContain('missing');
  });
});

describe('a position that is set up', () => {
  test('takes a piece by a click in the picture, and lets a board go to a pin', async ({ page }) => {
    await page.goto('#/edit/trid');
    await page.locator('[data-edit]').waitFor();
    await openSpace(page);
    await page.locator('[data-brush=N]').click();
    await clickPlace(page, 'b5N');
    await expect.poll(() => page.locator('[data-said]').textContent()).toContain('b5N');
    await still(page);
    const site = await siteOf(page, 'b5N');
    expect((await drawn(page)).pieces.filter(({ piece }) => piece.site === site)).toHaveLength(1);
    await page.locator('[data-tool=move]').click();
    await leadBoardInSpace(page, 'WQL', 'QL3');
    await expect.poll(() => page.locator('[data-said]').textContent()).toContain('QL3');
  });
});
