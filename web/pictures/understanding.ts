/** Screens on which a game is understood: looked at, reviewed, set up, shown to others, watched, and had without a line. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { embedAddress } from '../src/embed/address';
import { saveOf } from '../src/rules/sample';
import { SAMPLES } from '../src/rules/samples';
import { clickStep } from '../tests/hands';
import { host } from '../tests/plain';
import { address, GAMES, idle } from '../tests/support';
import { played, studied, type Screen } from './ways';

/** A host of the page whose files become newer ones. */
async function renewing(): Promise<{ readonly address: string; readonly renew: () => void; readonly end: () => void }> {
  const home = mkdtempSync(join(tmpdir(), 'fairyring-site-'));
  cpSync(fileURLToPath(new URL('../dist', import.meta.url)), home, { recursive: true });
  const { address, end } = await host(home);
  return {
    address,
    renew: () => {
      const worker = join(home, 'sw.js');
      writeFileSync(worker, readFileSync(worker, 'utf8').replace(/const VERSION = "\w+"/, 'const VERSION = "newer"'));
    },
    end: () => {
      end();
      rmSync(home, { recursive: true });
    },
  };
}

/** The annotated game of a kind, walked to where something is said beside a variation. */
async function annotated(page: Page, { game, name, steps }: (typeof SAMPLES)[number]): Promise<void> {
  await page.goto(`#/study/${game}/${name}`);
  await page.locator(`[data-study="${game}"]`).waitFor();
  await idle(page);
  const told = steps.findIndex((played) => typeof played !== 'string' && played[1].instead.length > 0);
  for (let walked = 0; walked <= told; walked += 1) {
    await page.keyboard.press('ArrowRight');
    await page.locator(`[data-ply="${walked + 1}"]`).waitFor();
  }
}

/** An annotated game, gone through by the machine. */
async function reviewed(page: Page, game: string): Promise<void> {
  const sample = SAMPLES.find((one) => one.game === game);
  if (!sample) throw new Error(`no annotated game of ${game}`);
  await annotated(page, sample);
  await page.locator('[data-action=review]').click();
  await page.locator('[data-review=done]').waitFor({ timeout: 60_000 });
}

/** A game whose menu is open. */
async function fromMenuOpen(page: Page): Promise<void> {
  await played(page, 'xiangqi', 3);
  await page.locator('[data-action=menu]').click();
}

/** What can be given away, with the picture for cameras; and its end, with the text for another page. */
function shares(dialog: string, open: (page: Page) => Promise<void>): [string, Screen][] {
  const shown = async (page: Page, of: string): Promise<void> => {
    await open(page);
    await page.locator('[data-action=share]').click();
    const all = page.locator(`[data-dialog=${dialog}]`);
    const more = all.locator(of === 'qr' ? '[data-link-more] summary' : '[data-embed-text] summary').first();
    await more.click();
    await all
      .locator(of === 'qr' ? '[data-qr]' : '[data-field=embed]')
      .first()
      .waitFor();
    if (of === 'qr') await all.locator('[data-qr]').first().scrollIntoViewIfNeeded();
    else await all.evaluate((element) => [element, ...element.querySelectorAll('*')].forEach((one) => (one.scrollTop = 99_999)));
  };
  return ['qr', 'embed'].map((of): [string, Screen] => [`${dialog}-${of}`, { show: (page) => shown(page, of) }]);
}

export const UNDERSTANDING: Readonly<Record<string, Screen>> = {
  ...Object.fromEntries(
    GAMES.map((id): [string, Screen] => [
      `edit-start-${id}`,
      {
        show: async (page) => {
          await page.goto(`#/edit/${id}`);
          await page.locator('[data-edit]').waitFor();
          await page.locator('[data-brush]').first().click();
          await page.locator('[data-brush][aria-pressed=true]').waitFor();
        },
      },
    ]),
  ),
  'edit-whole': {
    whole: true,
    show: async (page) => {
      await page.goto('#/edit/cotulenh');
      await page.locator('[data-edit]').waitFor();
      await page.locator('details.rules > summary').click();
      await page.locator('[data-field=text]').fill('11/11 r');
      await page.locator('[data-action=take-text]').click();
      await page.locator('form.text [role=alert]').waitFor();
    },
  },
  'study-tree': {
    whole: true,
    show: async (page) => {
      const record =
        '[Game "xiangqi"]\n[Format "ICCS"]\n\n{Before all.} 1. H2-E2 $1 {The cannon looks at the middle.} (1. B2-E2 $5 {So does this one.} H9-G7 (1... B9-C7 $6 {Also.} 2. B0-C2 (2. H0-G2 $10 H9-G7))) 1... H9-G7 $2 $14 2. H0-G2 I9-H9 3. I0-H0 *';
      await page.goto(`#/study/xiangqi/${encodeURIComponent(record)}`);
      await page.locator('[data-study=xiangqi]').waitFor();
      await idle(page);
      await page.keyboard.press('ArrowRight');
      await page.locator('[data-node][aria-current=step]').waitFor();
      await page.locator('[data-variation] [data-variation] .fold').first().click();
    },
  },
  'study-words': {
    show: async (page) => {
      await studied(page, 'cotulenh', 6);
      await page.locator('.moves select').selectOption('words');
      await page.locator('[data-node]').last().click();
      await page.locator('[data-node]').last().scrollIntoViewIfNeeded();
    },
  },
  ...Object.fromEntries(
    GAMES.map((id): [string, Screen] => [
      `threat-${id}`,
      {
        show: async (page) => {
          await studied(page, id, id === 'kings-cooking' ? 2 : 6);
          await page.locator('[data-action=threat]').click();
          await page.locator('[data-threat=found], [data-threat=refused]').waitFor();
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    GAMES.map((id): [string, Screen] => [
      `line-${id}`,
      {
        // The third turn of the best line, looked at.
        show: async (page) => {
          await studied(page, id, id === 'kings-cooking' ? 2 : 6);
          await page.locator('[data-action=start-lines]').click();
          await page.locator('[data-line="1"] [data-turn="2"]').waitFor({ timeout: 60_000 });
          await page.locator('[data-action=stop-lines]').click();
          await page.locator('[data-line="1"] [data-turn="2"]').focus();
          await page.locator('[data-arrow]').nth(2).waitFor();
          await page.evaluate(() => scrollTo(0, 0));
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    GAMES.map((id): [string, Screen] => [
      `watch-${id}`,
      {
        whole: true,
        show: async (page) => {
          await page.goto(`#/new/${id}`);
          await page.locator('[data-action=watch]').click();
          await page.locator('[data-watch=running]').waitFor();
          await page.locator('[data-ply="2"]').waitFor({ timeout: 60_000 });
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    SAMPLES.map((sample): [string, Screen] => [
      `${sample.name}-${sample.game}`,
      { whole: true, show: (page) => annotated(page, sample) },
    ]),
  ),
  ...Object.fromEntries(
    SAMPLES.map((sample): [string, Screen] => [
      `embed-${sample.game}-${sample.name}`,
      {
        show: async (page) => {
          const record = saveOf(sample, 'en');
          const told = sample.steps.findIndex((played) => typeof played !== 'string');
          await page.goto(embedAddress(address(), record, { at: String(told + 1), facing: 'first' }));
          await page.locator('[data-embed][data-ready][data-acting=false]').waitFor();
        },
      },
    ]),
  ),
  ...Object.fromEntries(shares('share', (page) => fromMenuOpen(page))),
  ...Object.fromEntries(shares('share-study', (page) => studied(page, 'xiangqi', 6))),
  ...Object.fromEntries(
    shares('share-edit', async (page) => {
      await page.goto('#/edit/trid');
      await page.locator('[data-edit]').waitFor();
    }),
  ),
  ...Object.fromEntries(
    GAMES.map((id): [string, Screen] => [`review-${id}`, { whole: true, show: (page) => reviewed(page, id) }]),
  ),
  'review-retry': {
    show: async (page) => {
      await reviewed(page, 'xiangqi');
      await page.locator('[data-action^=retry-]').first().click();
      await page.locator('[data-retry=asking]').waitFor();
    },
  },
  'open-list': {
    whole: true,
    show: async (page) => {
      await page.goto('#/open');
      const games = ['1. H2-E2 H9-G7 *', '1. B2-E2 *'].map((moves) => `[Game "xiangqi"]\n[Format "ICCS"]\n\n${moves}`);
      await page
        .locator('input[type=file]')
        .setInputFiles(games.map((text, index) => ({ name: `${index}.pgn`, mimeType: 'text/plain', buffer: Buffer.from(text) })));
      await page.locator('[data-done] a').waitFor();
    },
  },
  renewed: {
    options: { serviceWorkers: 'allow' },
    // A host whose page has changed since it was stored.
    show: async (page) => {
      const { address: home, renew, end } = await renewing();
      await page.goto(`${home}#/study/xiangqi`);
      await clickStep(page, 'h2e2');
      await page.locator('[data-study][data-kept=true]').waitFor();
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
          timeout: 60_000,
        })
        .toBe('activated');
      renew();
      await page.reload();
      await page.locator('[data-renewed]').waitFor({ timeout: 60_000 });
      end();
    },
  },
};
