/**
 * Boards that move (docs/rules/tri-d.md 18.2), how they are drawn (18.3, the flat part), and what the history shows of them
 * (17). Test names give the section and the line in it. Positions are those of the conformance tests there.
 */

import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, chooser, lead, leadBoard, place, takeBoard, type Wish, programmers } from './hands';
import { brisk as test, key, player, ply, status } from './support';
import { button } from './words';

const EMPTY = '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10';
/** ACT-7: a rook rides. */
const RIDER = '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/R1|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10';
/** Only the rotated arrival leaves file a, on which the rook sees the king that rides. */
const ONE_WAY = '4/4/4/4|4/4/4/4|r1k1/4/4/4 QL2:2/1K|KL1:2/2|KL5:2/2|KL6:2/2 w - - - 0 10';
/** CSTL-9: both castlings. */
const CASTLES = '4/4/4/4|4/4/4/4|2k1/4/4/4 QL1:2/R1|KL1:2/KR|QL6:2/2|KL6:2/2 w KQ - - 0 10';

const handle = (page: Page, board: string) => page.locator(`[data-board=${board}]`);
const pin = (page: Page, name: string) => page.locator(`[data-pin=${name}]`);
const moves = (page: Page) =>
  page.locator('.moves [data-ply]').evaluateAll((all) => all.map((entry) => entry.getAttribute('title') ?? ''));

/** What is refused is told where it is, and again when it is pressed. */
async function refuses(page: Page, mark: ReturnType<Page['locator']>, code: string, words: string): Promise<void> {
  expect(await mark.getAttribute('aria-disabled'), code).toBe('true');
  expect(await mark.getAttribute('title'), code).toContain(words);
  expect(await mark.getAttribute('aria-label'), code).toContain(words);
  await mark.click({ force: true });
  await page.locator(`.refusal[data-code=${code}]`).waitFor();
}

describe('18.2 line 1: boards are chosen as a whole', () => {
  test('a board that may move reacts, the others say why not', async ({ page }) => {
    await begin(page, 'trid', { position: EMPTY });
    await takeBoard(page, 'WQL');
    await begin(page, 'trid', { position: EMPTY });
    await refuses(page, handle(page, 'BQL'), 'E_NOT_CONTROLLED', 'You do not control this board.');
    expect(await key(page)).not.toBe('');
    await begin(page, 'trid', {});
    await refuses(page, handle(page, 'WQL'), 'E_TOO_MANY_PASSENGERS', 'more than one piece');
  });

  test('while a promotion is owed no board may move', async ({ page }) => {
    await begin(page, 'trid', { position: '4/4/3K/4|4/4/1k2/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - a8B 0 10' });
    await chooser(page, 'promotion').waitFor();
    expect(await handle(page, 'WQL').getAttribute('aria-disabled')).toBe('true');
    expect(await handle(page, 'WQL').getAttribute('title')).toContain('A promotion has to be chosen first.');
  });

  test('an empty one by its square or its frame, and it can be dragged by them and by its name', async ({ page }) => {
    await begin(page, 'trid', { position: EMPTY });
    const chosen = page.locator('[data-board=WQL][aria-pressed=true]');
    const middle = async (mark: ReturnType<Page['locator']>) => {
      const { x, y, width, height } = (await mark.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { x: x + width / 2, y: y + height / 2, width };
    };
    const square = await middle(place(page, 'z0QL1'));
    await page.mouse.click(square.x, square.y);
    await chosen.waitFor();
    await page.mouse.click(square.x, square.y);
    await chosen.waitFor({ state: 'detached' });
    // The frame is beside the outer squares.
    await page.mouse.click(square.x - square.width * 0.57, square.y);
    await chosen.waitFor();
    await page.keyboard.press('Escape');
    await chosen.waitFor({ state: 'detached' });
    for (const grip of [place(page, 'z0QL1'), handle(page, 'WQL')]) {
      await begin(page, 'trid', { position: EMPTY });
      const start = await middle(grip);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 12, start.y + 4, { steps: 2 });
      await pin(page, 'QL2').and(page.locator('.open')).waitFor();
      const end = await middle(pin(page, 'QL2'));
      await page.mouse.move(end.x, end.y, { steps: 3 });
      await page.locator('.carried').waitFor();
      await page.mouse.up();
      await expect.poll(() => moves(page)).toEqual(['QL1-QL2']);
      expect(await page.locator('.carried').count()).toBe(0);
    }
  });

  test('by keys alone: B, Enter, Enter', async ({ page }) => {
    await begin(page, 'trid', { position: EMPTY });
    await page.locator('[data-site][tabindex="0"]').first().focus();
    await page.keyboard.press('b');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-board'))).toBe('WQL');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-pin') ?? null)).not.toBeNull();
    await page.keyboard.press('Enter');
    await expect.poll(() => ply(page)).toBe(1);
  });

  test('the column view has them as a list', async ({ page }) => {
    await begin(page, 'trid', { position: EMPTY });
    await page.locator('[data-view=columns]').click();
    await takeBoard(page, 'WKL');
    await refuses(page, pin(page, 'KL4'), 'E_NOT_ADJACENT', 'not a neighbour');
    await pin(page, 'KL2').click();
    await expect.poll(() => moves(page)).toEqual(['KL1-KL2']);
  });
});

describe('18.2 line 2: the pins of a chosen board', () => {
  test('the board is highlighted, and a marker stands where it would stand', async ({ page }) => {
    await begin(page, 'trid', { position: EMPTY });
    await takeBoard(page, 'WQL');
    expect(await handle(page, 'WQL').getAttribute('class')).toContain('chosen');
    const marker = await pin(page, 'QL2').boundingBox();
    await pin(page, 'QL2').click();
    await expect.poll(() => ply(page)).toBe(1);
    for (const name of ['z4QL2', 'a4QL2', 'z5QL2', 'a5QL2']) {
      const cell = await place(page, name).boundingBox();
      const inside =
        marker &&
        cell &&
        cell.x >= marker.x - 2 &&
        cell.y >= marker.y - 2 &&
        cell.x + cell.width <= marker.x + marker.width + 2 &&
        cell.y + cell.height <= marker.y + marker.height + 2;
      expect(inside, name).toBe(true);
    }
  });

  test('pins across the track are marked apart', async ({ page }) => {
    await begin(page, 'trid', { position: EMPTY });
    await takeBoard(page, 'WQL');
    expect(await pin(page, 'KL2').innerText()).toContain('other track');
    expect(await pin(page, 'QL2').innerText()).not.toContain('other track');
    const borders = await Promise.all(
      ['KL2', 'QL2'].map((name) => pin(page, name).evaluate((marker) => getComputedStyle(marker).borderTopStyle)),
    );
    expect(borders).toEqual(['double', 'solid']);
  });

  const refusals: readonly (readonly [string, string, string, string, Wish])[] = [
    ['E_NOT_ADJACENT', 'WQL', 'QL4', 'not a neighbour', { position: EMPTY }],
    ['E_CROSS_TRACK', 'WQL', 'KL2', 'may not change tracks', { position: EMPTY, options: { cross_track: 'off' } }],
    ['E_BACKWARD_OCCUPIED', 'WQL', 'QL2', 'lower pin number', { position: RIDER.replace('QL2:', 'QL3:') }],
    ['E_SHADOW', 'WQL', 'QL2', 'above or below', { position: EMPTY.replace('4/4/4/2K1', 'B3/4/4/2K1') }],
    // The board would close the gap between rook and king.
    [
      'E_KING_EXPOSED',
      'WKL',
      'QL3',
      'king',
      { position: '4/4/4/4|4/4/4/4|2k1/4/4/4 QL1:K1/2|KL3:2/2|QL2:2/r1|KL6:2/2 w - - - 0 10' },
    ],
  ];
  test.for(refusals)('%s is told at the pin', async ([code, board, name, words, wish], { page }) => {
    await begin(page, 'trid', wish);
    await takeBoard(page, board);
    const before = await key(page);
    await refuses(page, pin(page, name), code, words);
    expect(await key(page)).toBe(before);
  });

  test('E_PIN_OCCUPIED is told by the board that stands there', async ({ page }) => {
    // PIN-OWN-5
    await begin(page, 'trid', { position: EMPTY.replace('QL1:', 'QL2:').replace('QL6:', 'QL3:') });
    await takeBoard(page, 'WQL');
    expect(await handle(page, 'BQL').getAttribute('title')).toContain('Another board stands on that pin.');
  });

  test('a board turns on its own pin where the option allows it', async ({ page }) => {
    await begin(page, 'trid', { position: RIDER, options: { rotate_in_place: 'on' } });
    await takeBoard(page, 'WQL');
    await pin(page, 'QL2').click();
    await expect.poll(() => ply(page)).toBe(1);
    expect(await place(page, 'a5QL2').getAttribute('aria-label')).toContain('Rook');
    expect(await handle(page, 'WQL').innerText()).toContain('⟲');
  });
});

describe('18.2 line 3: arrival', () => {
  test('an empty board moves when the pin is chosen', async ({ page }) => {
    await begin(page, 'trid', { position: EMPTY });
    await leadBoard(page, 'WQL', 'QL2');
    await expect.poll(() => moves(page)).toEqual(['QL1-QL2']);
    expect(await chooser(page).count()).toBe(0);
  });

  test('both arrivals are shown: same position in green, rotated in orange', async ({ page }) => {
    await begin(page, 'trid', { position: RIDER });
    await leadBoard(page, 'WQL', 'QL3');
    await chooser(page, 'arrival').waitFor();
    const found = await chooser(page)
      .locator('[data-pick]')
      .evaluateAll((all) =>
        all.map((button) => {
          const landing = button.querySelector('.landing');
          return {
            pick: button.getAttribute('data-pick'),
            name: button.querySelector('.word')?.textContent,
            note: button.querySelector('.note')?.textContent,
            stroke: landing && getComputedStyle(landing).stroke,
            pictures: button.querySelectorAll('svg g path').length > 0,
          };
        }),
      );
    expect(found).toEqual([
      { pick: '=same', name: 'Same position', note: 'lands on z2QL3', stroke: 'rgb(21, 128, 74)', pictures: true },
      { pick: '=rotated', name: 'Rotated', note: 'lands on a3QL3', stroke: 'rgb(194, 93, 0)', pictures: true },
    ]);
    await chooser(page).locator('[data-pick="=rotated"]').click();
    await expect.poll(() => moves(page)).toEqual(['QL2-QL3^180']);
    expect(await place(page, 'a3QL3').getAttribute('aria-label')).toContain('Rook');
    // What no event of the turn tells is heard after it, and listed.
    const rode = page.locator('[aria-live=polite] [data-rode]');
    await expect.poll(() => rode.textContent()).toBe('Rook rides along and lands on a3QL3');
    const listed = page.locator('.moves [data-ply="0"]');
    await expect.poll(() => listed.innerText()).toBe(`Attack board WQL from QL2 to QL3, rotated, ${await rode.textContent()}`);
  });

  test('an arrival that is not legal is disabled with its reason; the only one is chosen already but must be confirmed', async ({
    page,
  }) => {
    await begin(page, 'trid', { position: ONE_WAY });
    const before = await key(page);
    await leadBoard(page, 'WQL', 'QL3');
    await chooser(page, 'arrival').waitFor();
    const same = chooser(page).locator('[data-pick="=same"]');
    expect(await same.isDisabled()).toBe(true);
    expect(await same.innerText()).toContain('king');
    const only = chooser(page).locator('[data-consent]');
    expect(await only.innerText()).toContain('Only this arrival is possible; please confirm it.');
    await expect.poll(() => only.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await key(page)).toBe(before);
    await page.keyboard.press('Enter');
    await expect.poll(() => moves(page)).toEqual(['QL2-QL3^180']);
  });

  for (const way of ['Escape', 'a click on the background'] as const) {
    test(`${way} cancels`, async ({ page }) => {
      await begin(page, 'trid', { position: RIDER });
      const before = await key(page);
      await leadBoard(page, 'WQL', 'QL3');
      await chooser(page, 'arrival').waitFor();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await page.mouse.click(4, 4);
      await chooser(page).waitFor({ state: 'hidden' });
      expect(await key(page)).toBe(before);
      expect(await handle(page, 'WQL').getAttribute('aria-pressed')).toBe('false');
    });
  }

  test('by fingers on a phone', async () => {
    const one = await player({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await begin(one.page, 'trid', { position: RIDER });
    await handle(one.page, 'WQL').tap();
    await pin(one.page, 'QL3').tap();
    await chooser(one.page, 'arrival').locator('[data-pick="=same"]').tap();
    await expect.poll(() => ply(one.page)).toBe(1);
    await one.close();
    expect(one.faults).toEqual([]);
  });
});

describe('18.2 line 4: castling', () => {
  test('is offered from the king, with targets in gold', async ({ page }) => {
    await begin(page, 'trid', { position: CASTLES });
    await place(page, 'd0KL1').click();
    await page.locator('[data-name=z0QL1][data-target=true]').waitFor();
    const gold = page.locator('svg.picture .target-special circle');
    expect(await page.locator('svg.picture .target-special').count()).toBe(2);
    expect(await gold.first().evaluate((ring) => getComputedStyle(ring).stroke)).toBe('rgb(215, 154, 6)');
    await place(page, 'z0QL1').click();
    await expect.poll(() => moves(page)).toEqual(['O-O-O']);
    expect(await place(page, 'z0QL1').getAttribute('aria-label')).toContain('King');
    expect(await place(page, 'd0KL1').getAttribute('aria-label')).toContain('Rook');
    await button(page, 'action-undo').click();
    await expect.poll(() => ply(page)).toBe(0);
    await lead(page, 'd0KL1', 'e0KL1');
    await expect.poll(() => moves(page)).toEqual(['O-O']);
  });

  test('one that is not possible says why', async ({ page }) => {
    // CSTL-11: a0QL1 is attacked.
    await begin(page, 'trid', { position: CASTLES.replace('2k1/4/4/4', '2k1/4/r3/4') });
    await place(page, 'd0KL1').click();
    await page.locator('[data-name=e0KL1][data-target=true]').waitFor();
    await place(page, 'z0QL1').click();
    await page.locator('.refusal[data-code=E_PATH_ATTACKED]').waitFor();
    expect(await ply(page)).toBe(0);
  });
});

describe('18.3 drawing', () => {
  test('line 1: an activation switches what is visible and moves nothing else', async ({ page }) => {
    await begin(page, 'trid', { position: EMPTY });
    const spots = () =>
      page
        .locator('[data-site]')
        .evaluateAll((cells) =>
          cells.map((cell): [string, string] => [cell.getAttribute('data-name') ?? '', cell.getAttribute('style') ?? '']),
        );
    const before = new Map(await spots());
    expect(before.size).toBe(64);
    expect(await page.locator('[data-board]').count()).toBe(4);
    await leadBoard(page, 'WQL', 'QL2');
    await expect.poll(() => ply(page)).toBe(1);
    const after = new Map(await spots());
    expect(after.size).toBe(64);
    expect(await page.locator('[data-board]').count()).toBe(4);
    const common = [...before].filter(([name]) => after.has(name));
    expect(common.length).toBe(60);
    expect(common.filter(([name, style]) => after.get(name) !== style)).toEqual([]);
  });

  test('line 2: who wants no motion sees none', async ({ page }) => {
    await begin(page, 'trid', { position: EMPTY });
    expect(await page.locator('svg.picture.still').count()).toBe(1);
    const lively = await player({ reducedMotion: 'no-preference' });
    await begin(lively.page, 'trid', { position: EMPTY });
    await expect.poll(() => lively.page.locator('svg.picture.still').count()).toBe(0);
    await lively.close();
    expect(lively.faults).toEqual([]);
  });

  test('line 3: all 24 instances as wire frames', async ({ page }) => {
    await page.goto('');
    await programmers(page, 'wires', true);
    await begin(page, 'trid', { position: EMPTY });
    await expect.poll(() => page.locator('.wire').count()).toBe(24);
    const look = await page.locator('.wire').evaluateAll((wires) =>
      wires.map((wire) => {
        const frame = wire.querySelector('rect');
        return {
          text: wire.textContent,
          stroke: frame && getComputedStyle(frame).stroke,
          opacity: Number(getComputedStyle(wire).opacity),
        };
      }),
    );
    const green = look.filter(({ stroke }) => stroke === 'rgb(21, 128, 74)');
    expect(green.map(({ text }) => text.split(' ')[0]).sort()).toEqual(['KL1:0', 'KL6:0', 'QL1:0', 'QL6:0']);
    const red = look.filter(({ stroke }) => stroke === 'rgb(200, 30, 20)');
    expect(red.length).toBe(20);
    expect(Math.max(...red.map(({ opacity }) => opacity))).toBeLessThan(Math.min(...green.map(({ opacity }) => opacity)));
    expect(look.every(({ text }) => /^[QK]L\d:(0|180) ↥\d$/.test(text))).toBe(true);
  });

  test('line 4: boards side by side, and a column view that lists the levels under the pointer', async ({ page }) => {
    await begin(page, 'trid', { position: EMPTY });
    await place(page, 'a4N').hover();
    const levels = page.locator('.inspector .place');
    await expect.poll(() => levels.allTextContents()).toEqual(expect.arrayContaining(['a4W', 'a4N']));
    await page.locator('[data-view=columns]').click();
    await expect.poll(() => page.locator('[role=grid]').count()).toBe(1);
    await place(page, 'a4W').hover();
    await expect.poll(() => levels.allTextContents()).toEqual(expect.arrayContaining(['a4W', 'a4N']));
    await lead(page, 'c1W', 'c2W');
    await expect.poll(() => ply(page)).toBe(1);
  });

  test('line 6: the help page explains boards, arrivals, castling and promotion', async ({ page }) => {
    await page.goto('#/rules/trid');
    for (const name of ['Seven boards', 'Moving an attack board', 'Castling', 'Promotion', 'Deferred, forced and locked']) {
      await page.getByRole('heading', { name }).first().waitFor();
    }
    await page.getByText('A passenger arrives in the same place of the board or rotated').waitFor();
    // Heights are seen from the side: three boards, and twelve pins, two and two behind each other.
    await page.locator('[data-side=trid] svg').waitFor();
    expect(await page.locator('[data-side=trid] [data-level]').count()).toBe(9);
    expect(await page.locator('[data-side=trid] line.moving').count()).toBe(2);
  });
});

describe('17 history', () => {
  test('line 3: undo and redo restore a board with its passenger', async ({ page }) => {
    await begin(page, 'trid', { position: RIDER });
    const before = await key(page);
    await leadBoard(page, 'WQL', 'KL3');
    await chooser(page, 'arrival').locator('[data-pick="=rotated"]').click();
    await expect.poll(() => ply(page)).toBe(1);
    const after = await key(page);
    expect(await handle(page, 'WQL').innerText()).toContain('⟲');
    await button(page, 'action-undo').click();
    await expect.poll(() => key(page)).toBe(before);
    expect(await place(page, 'z4QL2').getAttribute('aria-label')).toContain('Rook');
    expect(await handle(page, 'WQL').innerText()).not.toContain('⟲');
    await button(page, 'action-redo').click();
    await expect.poll(() => key(page)).toBe(after);
  });

  test('line 4: the move list shows castlings, and boards with both pins and the arrival', async ({ page }) => {
    await begin(page, 'trid', { position: CASTLES });
    await lead(page, 'd0KL1', 'e0KL1');
    await expect.poll(() => ply(page)).toBe(1);
    await leadBoard(page, 'BQL', 'QL5');
    await expect.poll(() => ply(page)).toBe(2);
    await leadBoard(page, 'WQL', 'KL2');
    await chooser(page, 'arrival').locator('[data-pick="=rotated"]').click();
    await expect.poll(() => moves(page)).toEqual(['O-O', 'QL6-QL5', 'QL1-KL2^180']);
    expect(await status(page).getAttribute('data-actor')).toBe('second');
  });

  test('lines 1 and 5: a save holds the course of the game and nothing that follows from it', async ({ page }) => {
    await begin(page, 'trid', { position: EMPTY, options: { cross_track: 'off' } });
    await leadBoard(page, 'WQL', 'QL2');
    await expect.poll(() => ply(page)).toBe(1);
    await button(page, 'app-menu').click();
    await page.locator('[data-action=share]').click();
    const download = page.waitForEvent('download');
    await page.locator('[data-action=file-json]').click();
    const stream = await (await download).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const save = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
    expect(save).toMatchObject({
      format: 'fairyring-save',
      version: 2,
      game: 'trid',
      options: { cross_track: 'off' },
      viewing: { facing: 'first' },
      start: EMPTY,
      steps: ['QL1-QL2'],
      cursor: 1,
      position: '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 1 10',
    });
    // Instances, labels, passengers, controllers and owners are derived.
    expect(
      Object.keys(save).filter(
        (name) =>
          ![
            'format',
            'version',
            'game',
            'options',
            'start',
            'steps',
            'cursor',
            'position',
            'result',
            'tags',
            'comments',
            'clock',
            'viewing',
          ].includes(name),
      ),
    ).toEqual([]);
  });
});
