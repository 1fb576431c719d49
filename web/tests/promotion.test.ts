/** The promotion interface, a test for each line of docs/promotion-interface.md. */

import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, chooser, details, lead, leadBoard, place, reload, takeBoard } from './hands';
import {
  clickBeside,
  closed,
  COVERED,
  focused,
  forced,
  FORCING,
  FROZEN,
  KINDS,
  LABELS,
  MATE,
  moves,
  OWED,
  OWED_TWICE,
  OWN,
  PAWN,
  promoting,
  QUEEN,
} from './pawns';
import { brisk as test, key, player, ply, status } from './support';

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
      await page.locator('[data-action=undo]').first().click();
      await expect.poll(() => ply(page)).toBe(0);
    }
  });

  test('PUI-4 nothing else can be used while it is open', async ({ page }) => {
    await promoting(page);
    const before = await page.locator('.game').getAttribute('data-id');
    const under = await page.locator('[data-action=menu]').evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(under).toBe(false);
    const visited: (string | null)[] = [];
    for (let presses = 0; presses < 6; presses += 1) {
      visited.push((await focused(page, 'data-pick')) ?? (await focused(page, 'aria-label')));
      await page.keyboard.press('Tab');
    }
    expect(visited).toEqual(['=queen', '=rook', '=bishop', '=knight', 'Cancel promotion', '=queen']);
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
    expect(await said()).toEqual(['check', 'check', '', '']);
    await promoting(page, MATE);
    expect(await said()).toEqual(['mate', 'mate', '', '']);
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

  test('PUI-16 tooltip and label say that the plane is missing', async ({ page }) => {
    await begin(page, 'trid', { position: LABELS });
    const words = 'Promotion plane missing - cannot advance (none of z6QL4 exists now)';
    expect(await place(page, 'z5QL2').getAttribute('title')).toBe(words);
    expect(await place(page, 'z5QL2').getAttribute('aria-label')).toContain(words);
  });

  test('PUI-17 its target is red for whoever looks at it or picks it, with the reason', async ({ page }) => {
    await begin(page, 'trid', { position: LABELS });
    const red = page.locator('svg.picture .missing');
    expect(await red.count()).toBe(0);
    await place(page, 'z5QL2').hover();
    await expect.poll(() => red.count()).toBe(1);
    await page.mouse.move(4, 4);
    await expect.poll(() => red.count()).toBe(0);
    await place(page, 'z5QL2').click();
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
    await leadBoard(page, 'BQL', 'QL4');
    await page.getByText('The promotion plane is back: the pawn on z5QL2 can advance again.').first().waitFor();
    expect(await page.locator('.badge-frozen').count()).toBe(0);
    await lead(page, 'z5QL2', 'z6QL4');
    await expect.poll(() => ply(page)).toBe(2);
  });
});

describe('forced', () => {
  test('PUI-19 the dialog opens by itself, with title, gold border and warning sign', async ({ page }) => {
    await forced(page);
    await page.getByRole('dialog', { name: 'Forced Promotion' }).waitFor();
    const look = await chooser(page).evaluate((dialog) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(dialog);
      const gold = document.createElement('i');
      gold.style.color = 'var(--gold)';
      dialog.append(gold);
      const wanted = getComputedStyle(gold).color;
      gold.remove();
      return {
        gold: borderTopColor === wanted,
        wide: Number.parseFloat(borderTopWidth) >= 3,
        sign: dialog.querySelectorAll('.banner svg').length,
      };
    });
    expect(look).toEqual({ gold: true, wide: true, sign: 1 });
  });

  test('PUI-20 a banner says why', async ({ page }) => {
    await forced(page);
    expect(await chooser(page).locator('.banner').innerText()).toContain(
      'Attack board moved! Your pawn must promote before continuing.',
    );
  });

  test('PUI-21 the same choices and keys, and the pawn by name', async ({ page }) => {
    await forced(page);
    const picks = await chooser(page)
      .locator('[data-pick]')
      .evaluateAll((all) => all.map((button) => button.getAttribute('data-pick')));
    expect(picks).toEqual(KINDS.map((kind) => `=${kind}`));
    await chooser(page).getByText('The pawn on a8B').waitFor();
    await page.keyboard.press('b');
    await expect.poll(() => ply(page)).toBe(2);
    await expect.poll(() => place(page, 'a8B').getAttribute('aria-label')).toContain('Bishop');
  });

  test('PUI-22 it cannot be dismissed', async ({ page }) => {
    await forced(page);
    const before = await key(page);
    expect(
      await chooser(page)
        .getByRole('button', { name: /cancel/i })
        .count(),
    ).toBe(0);
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    await clickBeside(page);
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    expect(await chooser(page, 'promotion').isVisible()).toBe(true);
    expect(await key(page)).toBe(before);
    expect(await status(page).getAttribute('data-stage')).toBe('duty');
  });

  test('PUI-23 several are asked one after the other, with a count', async ({ page }) => {
    await begin(page, 'trid', { position: OWED_TWICE });
    await chooser(page).getByText('Promotion 1 of 2').waitFor();
    await chooser(page).getByText('The pawn on a8B').waitFor();
    await page.keyboard.press('q');
    await chooser(page).getByText('Promotion 2 of 2').waitFor();
    await chooser(page).getByText('The pawn on d8B').waitFor();
    await page.keyboard.press('r');
    await closed(page);
    await expect.poll(() => ply(page)).toBe(2);
    expect(await place(page, 'a8B').getAttribute('aria-label')).toContain('Queen');
    expect(await place(page, 'd8B').getAttribute('aria-label')).toContain('Rook');
  });

  test('PUI-24 the same player then makes the normal move', async ({ page }) => {
    await begin(page, 'trid', { position: OWED });
    await chooser(page).locator(QUEEN).click();
    await closed(page);
    expect(await status(page).getAttribute('data-actor')).toBe('first');
    expect(await status(page).getAttribute('data-stage')).toBe('turn');
    await lead(page, 'd2W', 'd3W');
    await expect.poll(() => status(page).getAttribute('data-actor')).toBe('second');
  });

  test('PUI-25 the other player is told to wait and can do nothing', async ({ page }) => {
    await begin(page, 'trid', { position: FORCING, opponent: 'link', side: 'second' });
    await leadBoard(page, 'BQL', 'QL5');
    await chooser(page).locator('[data-consent]').click();
    await expect.poll(() => ply(page)).toBe(1);
    await expect.poll(() => details(page)).toEqual({ lines: ['Waiting for promotion'], tone: 'waiting' });
    expect(await chooser(page).count()).toBe(0);
    const before = await key(page);
    await place(page, 'd4N').click();
    await page.locator('.refusal[data-code=E_WAITING]').waitFor();
    expect(await key(page)).toBe(before);
    expect(await page.locator('[data-target=true]').count()).toBe(0);
  });

  test('PUI-25 by link: the debt travels, is paid on the other side, and the game comes back', async ({ page }) => {
    await begin(page, 'trid', { position: FORCING, opponent: 'link', side: 'second' });
    await leadBoard(page, 'BQL', 'QL5');
    await chooser(page).locator('[data-consent]').click();
    await expect.poll(() => ply(page)).toBe(1);
    const owed = await key(page);
    const sent = (from: Page) => from.locator('[data-field=send-link]').inputValue();
    const white = await player();
    await white.page.goto(await sent(page));
    await white.page.locator('[data-field=name]').fill('Walter');
    await white.page.locator('[data-action=join]').click();
    await chooser(white.page, 'promotion').waitFor();
    expect(await key(white.page)).toBe(owed);
    await white.page.keyboard.press('r');
    await expect.poll(() => ply(white.page)).toBe(2);
    await lead(white.page, 'c2W', 'c1W');
    await expect.poll(() => ply(white.page)).toBe(3);
    const after = await key(white.page);
    await page.goto(await sent(white.page));
    await expect.poll(() => status(page).getAttribute('data-ply')).toBe('3');
    expect(await key(page)).toBe(after);
    expect(await status(page).getAttribute('data-actor')).toBe('second');
    await white.close();
    expect(white.faults).toEqual([]);
  });

  test('PUI-25 a machine that owes a promotion pays it and makes its move', async ({ page }) => {
    await begin(page, 'trid', { position: FORCING, opponent: 'machine', level: 7, side: 'second' });
    await leadBoard(page, 'BQL', 'QL5');
    await chooser(page).locator('[data-consent]').click();
    await expect.poll(() => ply(page), { timeout: 60_000 }).toBe(3);
    expect(await chooser(page).count()).toBe(0);
    expect((await moves(page))[1]).toMatch(/^\(a8B=[QRBN]\),./);
    expect(await status(page).getAttribute('data-actor')).toBe('second');
  });

  test('PUI-26 moving a board that forces the opponent to promote is announced and asked', async ({ page }) => {
    await begin(page, 'trid', { position: FORCING });
    const before = await key(page);
    await takeBoard(page, 'BQL');
    expect(await page.locator('[data-pin=QL5]').getAttribute('aria-label')).toContain('forces the opponent to promote');
    await page.locator('[data-pin=QL5]').click();
    await chooser(page, 'consent').getByText('forces the opponent to promote').waitFor();
    expect(await key(page)).toBe(before);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await key(page)).toBe(before);
  });

  test('PUI-27 a board that uncovers the own pawn asks for the piece as part of the move', async ({ page }) => {
    await begin(page, 'trid', { position: OWN });
    const before = await key(page);
    await leadBoard(page, 'BQL', 'KL6');
    await chooser(page, 'arrival').locator('[data-pick="=same"]').click();
    await chooser(page, 'promotion').getByText('The pawn on a8B').waitFor();
    await expect.poll(() => focused(page, 'data-pick')).toBe('=queen');
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await key(page)).toBe(before);
    await leadBoard(page, 'BQL', 'KL6');
    await chooser(page, 'arrival').locator('[data-pick="=rotated"]').click();
    await chooser(page, 'promotion').waitFor();
    await page.keyboard.press('n');
    await expect.poll(() => ply(page)).toBe(1);
    await expect.poll(() => place(page, 'a8B').getAttribute('aria-label')).toContain('Knight');
    expect(await status(page).getAttribute('data-actor')).toBe('second');
    expect((await moves(page)).join(' ')).toContain('QL6-KL6^180(a8B=N)');
  });

  test('PUI-28 a board that would expose the own king by the promotion says so', async ({ page }) => {
    // PROMO-12: a queen on a8B would attack d8B.
    await begin(page, 'trid', { position: '4/2K1/4/4|4/4/4/4|P2k/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10' });
    const handle = page.locator('[data-board=BQL]');
    expect(await handle.getAttribute('aria-disabled')).toBe('true');
    await handle.click({ force: true });
    await page.locator('.refusal[data-code=E_KING_EXPOSED_BY_PROMOTION]').waitFor();
    expect(await handle.getAttribute('title')).toContain(await page.locator('.refusal').innerText());
  });
});

describe('status', () => {
  test('PUI-29 promotion available, in green', async ({ page }) => {
    await promoting(page);
    expect(await details(page)).toEqual({ lines: ['Promotion available'], tone: 'available' });
    await page.keyboard.press('Escape');
    await closed(page);
    await expect.poll(() => details(page)).toEqual({ lines: [], tone: 'plain' });
  });

  test('PUI-30 promotion required, in gold', async ({ page }) => {
    await begin(page, 'trid', { position: OWED });
    expect(await details(page)).toEqual({ lines: ['Promotion required'], tone: 'owed' });
  });
});

describe('history and keeping', () => {
  test('PUI-31 the move list shows promotions', async ({ page }) => {
    await promoting(page);
    await page.keyboard.press('q');
    await expect.poll(() => moves(page)).toEqual(['b8B=Q+']);
    await begin(page, 'trid', { position: OWED });
    await page.keyboard.press('r');
    await expect.poll(() => ply(page)).toBe(1);
    await lead(page, 'd2W', 'd3W');
    await expect.poll(() => moves(page)).toEqual(['(a8B=R),Kd3W']);
  });

  test('PUI-32 undo gives the pawn back, redo promotes again', async ({ page }) => {
    await promoting(page);
    const before = await key(page);
    await page.keyboard.press('q');
    await expect.poll(() => ply(page)).toBe(1);
    const after = await key(page);
    await page.locator('[data-action=undo]').click();
    await expect.poll(() => key(page)).toBe(before);
    expect(await place(page, 'b7B').getAttribute('aria-label')).toContain('Pawn');
    expect(await chooser(page).count()).toBe(0);
    await page.locator('[data-action=redo]').click();
    await expect.poll(() => key(page)).toBe(after);
  });

  test('PUI-33 undo into an owed promotion opens the dialog again, and reaches beyond it', async ({ page }) => {
    await forced(page);
    const owed = await key(page);
    await page.keyboard.press('q');
    await expect.poll(() => ply(page)).toBe(2);
    const settled = await key(page);
    await page.locator('.bar [data-action=undo]').click();
    await chooser(page, 'promotion').waitFor();
    expect(await key(page)).toBe(owed);
    await chooser(page).locator('[data-action=undo]').click();
    await expect.poll(() => ply(page)).toBe(0);
    await closed(page);
    await page.locator('.bar [data-action=redo]').click();
    await chooser(page, 'promotion').waitFor();
    expect(await key(page)).toBe(owed);
    await chooser(page).locator('[data-action=redo]').click();
    await expect.poll(() => key(page)).toBe(settled);
    await closed(page);
  });

  test('PUI-34 a reload while a promotion is owed', async ({ page }) => {
    await forced(page);
    const before = await key(page);
    await reload(page);
    await chooser(page, 'promotion').waitFor();
    expect(await key(page)).toBe(before);
    expect(await ply(page)).toBe(1);
    await chooser(page).locator(QUEEN).click();
    await expect.poll(() => ply(page)).toBe(2);
  });

  test('PUI-35 a reload while a piece is being chosen', async ({ page }) => {
    await begin(page, 'trid', { position: PAWN });
    const before = await key(page);
    await lead(page, 'b7B', 'b8B');
    await chooser(page, 'promotion').waitFor();
    await reload(page);
    expect(await key(page)).toBe(before);
    expect(await chooser(page).count()).toBe(0);
  });

  test.for([
    ['deferred', LABELS],
    ['one owed', OWED],
    ['two owed', OWED_TWICE],
  ] as const)('PUI-36 export and import: %s', async ([, position], { page }) => {
    await begin(page, 'trid', { position });
    const before = { key: await key(page), open: await chooser(page).count() };
    if (before.open === 0) await page.locator('[data-action=menu]').click();
    await page.locator('dialog[open] [data-action=share]').click();
    const text = page.locator('[data-field=pgn]');
    await expect.poll(() => text.inputValue()).toContain('[');
    const record = await text.inputValue();
    await page.goto('#/open');
    await page.locator('[data-field=import]').fill(record);
    await page.locator('[data-action=import]').click();
    await status(page).waitFor();
    expect(await key(page)).toBe(before.key);
    await expect.poll(() => chooser(page).count()).toBe(before.open);
    const title = await place(page, 'a8B').getAttribute('title');
    expect(title?.includes('Promotion deferred') ?? false).toBe(before.open === 0);
  });

  test('PUI-37 a pawn that rides does not promote by riding', async ({ page }) => {
    // PROMO-17: it lands on rank 9.
    await begin(page, 'trid', { position: '4/3k/4/1K2|4/4/4/4|4/4/4/4 QL5:P1/2|KL1:2/2|QL4:2/2|KL6:2/2 w - - - 0 10' });
    await leadBoard(page, 'WQL', 'QL6');
    await chooser(page, 'arrival').locator('[data-pick="=same"]').click();
    await expect.poll(() => ply(page)).toBe(1);
    expect(await chooser(page).count()).toBe(0);
    expect(await place(page, 'z9QL6').getAttribute('aria-label')).toContain('Pawn');
    expect(await status(page).getAttribute('data-actor')).toBe('second');
  });

  test('PUI-38 the help page explains all of it', async ({ page }) => {
    await page.goto('#/rules/trid');
    await page.getByRole('heading', { name: 'Promotion' }).waitFor();
    for (const word of ['Deferred:', 'Forced:', 'Frozen:', 'Choose queen, rook, bishop or knight']) {
      expect(await page.getByText(word).count()).toBeGreaterThan(0);
    }
  });

  test('PUI-39 a promotion can end the game', async ({ page }) => {
    await promoting(page, MATE);
    await page.keyboard.press('r');
    await expect.poll(() => status(page).getAttribute('data-over')).toBe('checkmate');
    await page.locator('[data-result]').first().waitFor();
  });
});

test('every line of the document has a test here', () => {
  const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const wanted = [...text('../../docs/promotion-interface.md').matchAll(/^\| (PUI-\d+) /gm)].map(([, id]) => id);
  const tested = [...text('./promotion.test.ts').matchAll(/test[.\w]*\([^)]*?[`'](PUI-\d+) |\)\(['`](PUI-\d+) /g)].map(
    ([, a, b]) => a ?? b,
  );
  expect(wanted.length).toBeGreaterThan(30);
  expect(new Set(wanted).size).toBe(wanted.length);
  expect(new Set(tested)).toEqual(new Set(wanted));
});
