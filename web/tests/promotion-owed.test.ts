/** The promotion interface, a test for each line of docs/promotion-interface.md: what is owed, the status, history and keeping. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { begin, chooser, details, lead, leadBoard, place, reload, takeBoard } from './hands';
import {
  clickBeside,
  closed,
  focused,
  forced,
  FORCING,
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
import { button } from './words';

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

  test('on a phone it leaves pawn and kings in sight, upright and sideways, and gives way to who wants to see all', async () => {
    const one = await player({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await begin(one.page, 'trid', { position: OWED });
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await one.page.setViewportSize(size);
      await chooser(one.page, 'promotion').waitFor();
      const covered = async (): Promise<string[]> => {
        const sheet = await chooser(one.page).boundingBox();
        const under: string[] = [];
        for (const name of ['a8B', 'd6B', 'b5B']) {
          const box = await place(one.page, name).boundingBox();
          const clear =
            box &&
            sheet &&
            (box.y + box.height <= sheet.y + 1 ||
              box.y >= sheet.y + sheet.height - 1 ||
              box.x + box.width <= sheet.x + 1 ||
              box.x >= sheet.x + sheet.width - 1);
          const seen =
            box && box.x >= -1 && box.y >= -1 && box.x + box.width <= size.width + 1 && box.y + box.height <= size.height + 1;
          if (!clear || !seen) under.push(name);
        }
        return under;
      };
      await expect.poll(covered, { message: `${size.width}` }).toEqual([]);
    }
    const queen = chooser(one.page).locator(QUEEN);
    await chooser(one.page).locator('[data-action=peek]').tap();
    expect(await queen.isVisible()).toBe(false);
    await chooser(one.page).locator('[data-action=peek]').tap();
    await queen.tap();
    await expect.poll(() => ply(one.page)).toBe(1);
    await one.close();
    expect(one.faults).toEqual([]);
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
    await button(white.page, 'link-join-title').click();
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
    await button(page, 'action-undo').click();
    await expect.poll(() => key(page)).toBe(before);
    expect(await place(page, 'b7B').getAttribute('aria-label')).toContain('Pawn');
    expect(await chooser(page).count()).toBe(0);
    await button(page, 'action-redo').click();
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
    if (before.open === 0) await button(page, 'app-menu').click();
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
    for (const word of ['Deferred:', 'Forced:', 'Locked:', 'Choose queen, rook, bishop or knight']) {
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

test('every line of the document has a test', () => {
  const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^promotion.*\.test\.ts$/.test(name));
  const tests = files.map((name) => text(`./${name}`)).join('\n');
  const wanted = [...text('../../docs/promotion-interface.md').matchAll(/^\| (PUI-\d+) /gm)].map(([, id]) => id);
  const tested = [...tests.matchAll(/test[.\w]*\([^)]*?[`'](PUI-\d+) |\)\(['`](PUI-\d+) /g)].map(([, a, b]) => a ?? b);
  expect(wanted.length).toBeGreaterThan(30);
  expect(new Set(wanted).size).toBe(wanted.length);
  expect(new Set(tested)).toEqual(new Set(wanted));
});
