/** The board in space: every game opens, at what cost, and nothing of it is left when it is closed. */

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { begin } from './hands';
import { FIRST } from './moments';
import { closeSpace, leadInSpace, openSpace, played, SMALL, space, spatial as test, still } from './space';
import { drawInSpace, GAMES, key, places, player, ply, status } from './support';
import { button } from './words';

drawInSpace();

describe('every game', () => {
  for (const game of GAMES) {
    test(`${game} opens and is played by clicks`, async ({ page }) => {
      await begin(page, game);
      await openSpace(page);
      const before = await ply(page);
      const [from, to] = FIRST[game] ?? ['', ''];
      await leadInSpace(page, from, to);
      const confirm = button(page, 'confirm-commit');
      await expect.poll(async () => (await ply(page)) > before || (await confirm.count()) > 0).toBe(true);
      if (await confirm.count()) await confirm.click();
      await played(page, before);
      await still(page);
      expect(Number(await space(page).getAttribute('data-calls'))).toBeGreaterThan(5);
      await closeSpace(page);
    });
  }
});

describe('what it costs', () => {
  test('Tri-D at its start takes at most 60 draw calls, and nothing while nothing changes', async ({ page }) => {
    await begin(page, 'trid');
    await openSpace(page);
    expect(Number(await space(page).getAttribute('data-calls'))).toBeLessThanOrEqual(60);
    const frames = await space(page).getAttribute('data-frames');
    // Two whole frames of the browser in which nothing happens.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await space(page).getAttribute('data-frames')).toBe(frames);
  });

  test('it is fetched only when it is opened, and is at most 175 KiB', async () => {
    const one = await player({ viewport: SMALL });
    const fetched: string[] = [];
    one.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await one.page.goto('#/game/trid');
    await places(one.page).first().waitFor({ state: 'attached' });
    expect(fetched.filter((path) => /Space/.test(path))).toEqual([]);
    const flat = new Set(fetched);
    await openSpace(one.page);
    const parts = new URL('../dist/assets/parts/', import.meta.url);
    // Other parts of the page may come at the same time: only the view in space, its words
    // and what they ask for are counted, unless they were there before.
    const names = (paths: Iterable<string>): Set<string> => new Set([...paths].map((path) => path.split('/').at(-1) ?? ''));
    const [late, before] = [names(fetched), names(flat)];
    const own = [...late].filter((name) => /^(Space-|others\.).*\.js$/.test(name) && !before.has(name));
    for (const name of own) {
      const asked = readFileSync(new URL(name, parts), 'utf8').matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g);
      for (const [, other = ''] of asked) if (late.has(other) && !before.has(other) && !own.includes(other)) own.push(other);
    }
    expect(own.some((name) => name.startsWith('Space-'))).toBe(true);
    const bytes = own.map((name) => gzipSync(readFileSync(new URL(name, parts)), { level: 9 }).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(175 * 1024);
    expect(one.faults).toEqual([]);
    await one.close();
  });
});

describe('flat and back again', () => {
  test('in the middle of a deployment everything stays', async ({ page }) => {
    // DEPLOY-1: a navy with an air force and a tank.
    await begin(page, 'cotulenh', { position: '6c4/11/11/11/11/11/11/11/11/2(NFT)8/11/6C4 r - - 0 1' });
    await openSpace(page);
    await page.locator('[data-name=c3]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-pick="=air_force"]').click();
    await leadTarget(page, 'g7');
    await expect.poll(() => status(page).getAttribute('data-stage')).toBe('mid');
    const [before, session] = [await key(page), await page.locator('.session').innerText()];
    await closeSpace(page);
    expect(await key(page)).toBe(before);
    expect(await page.locator('.session').innerText()).toBe(session);
    await openSpace(page);
    expect(await key(page)).toBe(before);
    expect(await page.locator('.session').innerText()).toBe(session);
  });

  test('while a promotion is owed it stays owed', async ({ page }) => {
    // PROMO-9a
    await begin(page, 'trid', { position: '4/4/3K/4|4/4/1k2/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - a8B 0 10' });
    const dialog = page.locator('dialog.chooser[open][data-sort=promotion]');
    await dialog.waitFor();
    const before = await key(page);
    // The dialog is modal, so the view is switched from behind it.
    let spatial = (await button(page, 'space-open').getAttribute('aria-pressed')) === 'true';
    for (let time = 0; time < 3; time += 1) {
      spatial = !spatial;
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-action=space]')?.click());
      if (spatial) await still(page);
      else await space(page).waitFor({ state: 'detached' });
      expect(await key(page)).toBe(before);
      expect(await dialog.isVisible()).toBe(true);
      expect(await dialog.locator('.banner').count()).toBe(1);
    }
    await dialog.locator('[data-pick="=queen"]').click();
    await played(page, 0);
  });
});

async function leadTarget(page: Parameters<typeof still>[0], name: string): Promise<void> {
  await page.locator(`[data-name="${name}"][data-target=true]`).waitFor({ state: 'attached' });
  await page.locator(`[data-name="${name}"]`).focus();
  await page.keyboard.press('Enter');
}

describe('closed again', () => {
  // Whatever an opening leaves is seen after the first one; a browser has sixteen contexts, and complains of the next.
  test('so often that the browser would run out of contexts, nothing is left of it', async () => {
    const one = await player({ viewport: { width: 320, height: 480 } });
    const { page } = one;
    await begin(page, 'kings-cooking');
    await openSpace(page);
    await closeSpace(page);
    const left = await page.evaluate(async () => {
      const root = document.documentElement;
      const until = (test: () => boolean) =>
        new Promise<void>((done) => {
          const look = (): void => (test() ? done() : void setTimeout(look, 4));
          look();
        });
      const found = new Set<string>();
      for (let time = 0; time < 17; time += 1) {
        delete root.dataset['spaceLeft'];
        document.querySelector<HTMLElement>('[data-action=space]')?.click();
        await until(() => document.querySelector('[data-space][data-rest]') !== null);
        document.querySelector<HTMLElement>('[data-action=space]')?.click();
        await until(() => root.dataset['spaceLeft'] !== undefined);
        found.add(root.dataset['spaceLeft'] ?? '');
      }
      return { found: [...found], canvases: document.querySelectorAll('canvas').length };
    });
    expect(left).toEqual({ found: ['0 0'], canvases: 0 });
    expect(one.faults).toEqual([]);
    await one.close();
  });
});
