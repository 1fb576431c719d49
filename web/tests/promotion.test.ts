/** The promotion interface, a test for each line of docs/promotion-interface.md: choosing, waiting, missing planes. */

import { describe, expect } from 'vitest';
import { begin, chooser, details, lead, leadBoard, place } from './hands';
import { clickBeside, closed, COVERED, focused, FROZEN, KINDS, LABELS, MATE, PAWN, promoting } from './pawns';
import { brisk as test, key, player, ply, status } from './support';
import { button } from './words';

describe('choosing', () => {
  test('PUI-1 a modal dialog with its title, before the move is made', async ({ page }) => {
    await promoting(page);
    const dialog = page.getByRole('dialog', { name: 'Choose a piece to confirm and promote' });
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    expect(await ply(page)).toBe(0);
    expect(await place(page, 'b7B').getAttribute('aria-label')).toContain('Pawn');
  });

  test('PUI-1 also when the pawn is dragged', async ({ page }) => {
    await begin(page, 'trid', { position: PAWN });
    const [from, to] = [await place(page, 'b7B').boundingBox(), await place(page, 'b8B').boundingBox()];
    const middle = (box: typeof from) => [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
    await page.mouse.move(...middle(from));
    await page.mouse.down();
    await page.locator('[data-name=b8B][data-target=true]').waitFor();
    await page.mouse.move(...middle(to), { steps: 4 });
    await page.mouse.up();
    await chooser(page, 'promotion').waitFor();
    expect(await ply(page)).toBe(0);
  });

  test('PUI-2 four large labelled buttons with pictures: queen, rook, bishop, knight', async ({ page }) => {
    await promoting(page);
    const buttons = chooser(page).locator('[data-pick]');
    const found = await buttons.evaluateAll((all) =>
      all.map((button) => ({
        pick: button.getAttribute('data-pick'),
        name: button.querySelector('.word')?.textContent,
        key: button.querySelector('kbd')?.textContent,
        pictures: button.querySelectorAll('svg path').length,
        large: button.getBoundingClientRect().width >= 64 && button.getBoundingClientRect().height >= 64,
      })),
    );
    expect(found.map(({ pick }) => pick)).toEqual(KINDS.map((kind) => `=${kind}`));
    expect(found.map(({ name }) => name)).toEqual(['Queen', 'Rook', 'Bishop', 'Knight']);
    expect(found.map((button) => button.key)).toEqual(['Q', 'R', 'B', 'N']);
    expect(found.every(({ pictures, large }) => pictures > 0 && large)).toBe(true);
    expect(await focused(page, 'data-pick')).toBe('=queen');
  });

  test('PUI-3 the keys Q, R, B and N choose', async ({ page }) => {
    await begin(page, 'trid', { position: PAWN });
    for (const [letter, kind] of [
      ['q', 'Queen'],
      ['R', 'Rook'],
      ['b', 'Bishop'],
      ['N', 'Knight'],
    ] as const) {
      await lead(page, 'b7B', 'b8B');
      await chooser(page, 'promotion').waitFor();
      await page.keyboard.press(letter);
      await expect.poll(() => ply(page)).toBe(1);
      await expect.poll(() => place(page, 'b8B').getAttribute('aria-label')).toContain(kind);
      await button(page, 'action-undo').first().click();
      await expect.poll(() => ply(page)).toBe(0);
    }
  });

  test('PUI-4 nothing else can be used while it is open', async ({ page }) => {
    await promoting(page);
    const before = await page.locator('.game').getAttribute('data-id');
    const under = await button(page, 'app-menu').evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(under).toBe(false);
    const visited: (string | null)[] = [];
    for (let presses = 0; presses < 6; presses += 1) {
      visited.push((await focused(page, 'data-pick')) ?? (await focused(page, 'aria-label')));
      await page.keyboard.press('Tab');
    }
    expect(visited).toEqual(['=queen', '=rook', '=bishop', '=knight', 'Cancel promotion', 'Look at the board']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page, 'aria-label')).toBe('Cancel promotion');
    // Wherever the focus is: the title is nothing that can have it.
    for (const spot of ['dialog.chooser h2', 'dialog.chooser [data-pick="=rook"] kbd'] as const) {
      if (spot.endsWith('h2')) await page.locator(spot).click();
      for (const letter of ['u', 'f', 't', '?', 'l', 'ArrowUp']) await page.keyboard.press(letter);
    }
    expect(await page.locator('dialog[open]').count()).toBe(1);
    expect(await ply(page)).toBe(0);
    expect(await page.locator('.game').getAttribute('data-id')).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  });

  for (const way of ['Cancel', 'Escape', 'a click beside it'] as const) {
    test(`PUI-5 ${way} takes the pawn back`, async ({ page }) => {
      await begin(page, 'trid', { position: PAWN });
      const before = await key(page);
      await lead(page, 'b7B', 'b8B');
      await chooser(page, 'promotion').waitFor();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else if (way === 'Cancel') await chooser(page).getByRole('button', { name: 'Cancel promotion' }).click();
      else await clickBeside(page);
      await closed(page);
      expect(await key(page)).toBe(before);
      expect(await ply(page)).toBe(0);
      await expect.poll(() => focused(page, 'data-name')).toBe('b7B');
      // Nothing is left in the hand.
      expect(await page.locator('[data-target=true]').count()).toBe(0);
    });
  }

  test('PUI-6 each choice says whether it gives check or mate', async ({ page }) => {
    const said = async () => {
      const notes = chooser(page).locator('[data-pick]');
      return notes.evaluateAll((all) => all.map((button) => button.querySelector('.note')?.textContent ?? ''));
    };
    await promoting(page);
    const drawn = expect.stringMatching(/^draw: /) as string;
    expect(await said()).toEqual(['check', 'check', drawn, drawn]);
    await promoting(page, MATE);
    expect((await said()).slice(0, 2)).toEqual(['mate', 'mate']);
  });

  test('PUI-7 it is on the screen at once; the time is reported', async ({ page, annotate }) => {
    await begin(page, 'trid', { position: PAWN });
    await place(page, 'b7B').click();
    await page.locator('[data-name=b8B][data-target=true]').waitFor();
    const measured = page.evaluate(
      () =>
        new Promise<{ shown: number; longest: number }>((resolve) => {
          addEventListener(
            'pointerup',
            ({ timeStamp }) => {
              let [last, longest] = [performance.now(), 0];
              const frame = (): void => {
                const now = performance.now();
                longest = Math.max(longest, now - last);
                last = now;
                if (document.querySelector('dialog.chooser[open]')) resolve({ shown: now - timeStamp, longest });
                else requestAnimationFrame(frame);
              };
              requestAnimationFrame(frame);
            },
            { capture: true, once: true },
          );
        }),
    );
    await place(page, 'b8B').click();
    const { shown, longest } = await measured;
    await annotate(`dialog after ${shown.toFixed(0)} ms, longest frame ${longest.toFixed(0)} ms (wanted: 100 ms)`);
    // The figure is of this machine and whatever else it does; the bound is for faults of another kind.
    expect(shown).toBeLessThan(2000);
  });

  test('PUI-8 on a phone it fits, with targets for fingers', async () => {
    const one = await player({ viewport: { width: 320, height: 640 }, hasTouch: true });
    await begin(one.page, 'trid', { position: PAWN });
    await place(one.page, 'b7B').tap();
    await one.page.locator('[data-name=b8B][data-target=true]').tap();
    await chooser(one.page, 'promotion').waitFor();
    const box = await chooser(one.page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320 && box.y >= 0 && box.y + box.height <= 640).toBe(true);
    const small = await chooser(one.page)
      .locator('button')
      .evaluateAll(
        (buttons) =>
          buttons.filter((button) => {
            const { width, height } = button.getBoundingClientRect();
            return width < 44 || height < 44;
          }).length,
      );
    expect(small).toBe(0);
    await chooser(one.page).locator('[data-pick="=knight"]').tap();
    await expect.poll(() => ply(one.page)).toBe(1);
    await one.close();
    expect(one.faults).toEqual([]);
  });

  test('PUI-9 it opens on every kind of file, for both sides, also by capture', async ({ page }) => {
    const rest = 'QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2';
    const ways: readonly (readonly [string, string, string])[] = [
      [`4/4/2p1/4|4/3k/1K2/4|4/4/4/4 ${rest} b - - - 0 10`, 'c2W', 'c1W'],
      [`4/2K1/4/4|4/3k/4/4|2n1/1P2/4/4 ${rest} w - - - 0 10`, 'b7B', 'c8B'],
      ['4/2K1/4/4|4/3k/4/4|4/4/4/4 QL6:2/P1|KL1:2/2|QL5:2/2|KL6:2/2 w - - - 0 10', 'z8QL6', 'z9QL6'],
      ['4/2K1/4/4|4/3k/4/4|4/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/1T w - - - 0 10', 'e8KL6', 'e9KL6'],
      ['4/2K1/4/4|4/3k/4/4|4/P3/4/4 QL1:2/2|KL1:2/2|QL4:2/2|KL6:2/2 w - - - 0 10', 'a7B', 'a8B'],
      [`4/2K1/4/4|4/3k/4/4|P3/4/4/4 ${rest} w - - - 0 10`, 'a8B', 'a9QL6'],
      ['4/4/3p/4|4/3k/1K2/4|4/4/4/4 QL1:2/2|KL3:2/2|QL6:2/2|KL6:2/2 b - - - 0 10', 'd2W', 'd1W'],
    ];
    for (const [position, from, to] of ways) {
      await promoting(page, position, from, to);
      await page.keyboard.press('r');
      await expect.poll(() => place(page, to).getAttribute('aria-label')).toContain('Rook');
    }
  });

  test('PUI-10 all four pieces are offered, whatever stands on the board', async ({ page }) => {
    // PROMO-22: a queen is there already.
    await promoting(page, '4/Q1K1/4/4|4/3k/4/4|4/1P2/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10');
    expect(await chooser(page).locator('[data-pick]:enabled').count()).toBe(4);
  });
});

describe('deferred', () => {
  test('PUI-11 a golden crown glows above the pawn', async ({ page }) => {
    await begin(page, 'trid', { position: LABELS });
    const crown = page.locator('.badge-deferred');
    expect(await crown.count()).toBe(1);
    const look = await crown.evaluate((badge) => {
      const ring = badge.querySelector('circle');
      const piece = badge.closest('.piece')?.getBoundingClientRect();
      const own = badge.getBoundingClientRect();
      return {
        glow: getComputedStyle(badge).filter,
        ring: ring && getComputedStyle(ring).stroke,
        above: piece !== undefined && own.top + own.height / 2 < piece.top + piece.height / 3,
      };
    });
    expect(look).toEqual({ glow: expect.stringContaining('drop-shadow') as string, ring: 'rgb(215, 154, 6)', above: true });
  });

  test('PUI-12 tooltip and label say what it waits for and which board covers it', async ({ page }) => {
    await begin(page, 'trid', { position: LABELS });
    const words = 'Promotion deferred - waiting for attack board to move (covered by BQL)';
    expect(await place(page, 'a8B').getAttribute('title')).toBe(words);
    expect(await place(page, 'a8B').getAttribute('aria-label')).toContain(words);
  });

  test('PUI-13 the status panel counts deferred pawns, in blue', async ({ page }) => {
    await begin(page, 'trid', { position: LABELS });
    expect(await details(page)).toEqual({ lines: ['Promotion deferred (1 pawn)'], tone: 'deferred' });
    // PROMO-20: two of them.
    await begin(page, 'trid', { position: '4/4/1K2/4|4/4/3k/4|P2P/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10' });
    await expect.poll(() => details(page)).toEqual({ lines: ['Promotion deferred (2 pawns)'], tone: 'deferred' });
  });

  test('PUI-14 a covered corner opens no dialog and passes the turn', async ({ page }) => {
    await begin(page, 'trid', { position: COVERED });
    await lead(page, 'a7B', 'a8B');
    await expect.poll(() => ply(page)).toBe(1);
    expect(await status(page).getAttribute('data-actor')).toBe('second');
    expect(await chooser(page).count()).toBe(0);
    expect(await page.locator('.badge-deferred').count()).toBe(1);
  });
});

describe('missing plane', () => {
  test('PUI-15 the pawn wears a lock and is greyed', async ({ page }) => {
    await begin(page, 'trid', { position: LABELS });
    const lock = page.locator('.piece.frozen .badge-frozen');
    expect(await lock.count()).toBe(1);
    expect(await page.locator('.piece.frozen').evaluate((piece) => Number(getComputedStyle(piece).opacity))).toBeLessThan(0.8);
  });

  test('a new game begins without a lock, and a pawn whose next square is missing says which', async ({ page }) => {
    await begin(page, 'trid');
    expect(await page.locator('.badge-frozen, .piece.frozen').count()).toBe(0);
    expect(await page.getByText('Locked pawns').count()).toBe(0);
    await place(page, 'z1QL1').click();
    const told = page.locator('.refusal[data-code=E_ADVANCEMENT_FROZEN]');
    await told.waitFor();
    expect((await told.innerText()).trim()).toBe('The pawn on z1QL1 cannot advance: z2QL3 does not exist now.');
  });

  test('PUI-16 tooltip and label say that the plane is missing', async ({ page }) => {
    await begin(page, 'trid', { position: LABELS });
    const words = 'Promotion plane missing - cannot advance (e8KL6 does not exist now)';
    expect(await place(page, 'e7KL4').getAttribute('title')).toBe(words);
    expect(await place(page, 'e7KL4').getAttribute('aria-label')).toContain(words);
  });

  test('PUI-17 its target is red for whoever looks at it or picks it, with the reason', async ({ page }) => {
    await begin(page, 'trid', { position: LABELS });
    const red = page.locator('svg.picture .missing');
    expect(await red.count()).toBe(0);
    await place(page, 'e7KL4').hover();
    await expect.poll(() => red.count()).toBe(1);
    await page.mouse.move(4, 4);
    await expect.poll(() => red.count()).toBe(0);
    await place(page, 'e7KL4').click();
    await page.locator('.refusal[data-code=E_ADVANCEMENT_FROZEN]').waitFor();
    await page.mouse.move(4, 4);
    expect(await red.count()).toBe(1);
    const [r = 0, g = 0, b = 0] = await red.evaluate((mark) => (getComputedStyle(mark).stroke.match(/\d+/g) ?? []).map(Number));
    expect(r > 2 * g && r > 2 * b).toBe(true);
    // Held, but with nowhere to go: another piece can be taken up at once.
    await place(page, 'c3W').click();
    await page.locator('[data-name=c2W][data-target=true]').waitFor();
    expect(await red.count()).toBe(0);
  });

  test('PUI-18 when the plane returns the marks vanish, a notice appears, and the pawn may advance', async ({ page }) => {
    await begin(page, 'trid', { position: FROZEN });
    expect(await page.locator('.badge-frozen').count()).toBe(1);
    await leadBoard(page, 'BQL', 'QL6');
    await page.getByText('The promotion plane is back: the pawn on z7QL4 can advance again.').first().waitFor();
    expect(await page.locator('.badge-frozen').count()).toBe(0);
    await lead(page, 'z7QL4', 'z8QL6');
    await expect.poll(() => ply(page)).toBe(2);
  });
});
