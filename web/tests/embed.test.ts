/** The board on a page of somebody else: it needs no script there, keeps nothing, asks nobody, and it alone may be framed. */

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Frame, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { SAMPLES } from '../src/rules/samples';
import { saveOf, stepOf } from '../src/rules/sample';
import { embedAddress, frameText } from '../src/embed/address';
import { violations } from './axe';
import { elsewhere, host } from './plain';
import { address, brisk, GAMES, idle, key, player, ply, test } from './support';
import { button, called, t } from './words';

/** What stands on the page of somebody else, besides its heading. */
let body = '';
let other: Awaited<ReturnType<typeof elsewhere>>;
beforeAll(async () => {
  other = await elsewhere(() => body);
});
afterAll(() => other.end());

/** The page of somebody else with something on it. */
async function visit(page: Page, ...frames: readonly string[]): Promise<FrameLocator> {
  body = frames.join('\n');
  await page.goto(other.address);
  return page.locator('iframe').first().contentFrame();
}

function frameOf(page: Page): Frame {
  const [frame] = page.mainFrame().childFrames();
  if (!frame) throw new Error('nothing is framed');
  return frame;
}

/** The annotated game of each kind, whose every step has words. */
function sampleOf(game: string): (typeof SAMPLES)[number] {
  const sample = SAMPLES.find((one) => one.game === game);
  if (!sample) throw new Error(`no game of ${game}`);
  return sample;
}

const board = (inside: FrameLocator) => inside.locator('[data-embed][data-ready][data-acting=false]');
const stood = (inside: FrameLocator) => inside.locator('[data-ply]').getAttribute('data-ply');

describe.each(GAMES)('%s', (game) => {
  brisk('is walked through in a frame by mouse and keys, and looked at further on the page itself', async ({ page }) => {
    const sample = sampleOf(game);
    const asked: string[] = [];
    const hear = (request: { url: () => string }): void => void asked.push(request.url());
    page.on('request', hear);
    const inside = await visit(
      page,
      frameText(embedAddress(address(), saveOf(sample, 'en'), { at: null, facing: 'first' }), game),
    );
    await board(inside).waitFor();
    expect(await inside.locator('[data-embed]').getAttribute('data-embed')).toBe(game);
    await inside.getByRole('heading', { name: called(game) }).waitFor();
    expect(await inside.locator('[data-site]').count()).toBeGreaterThan(8);
    expect(await inside.locator('[data-comment]').textContent()).toBe(sample.before.en);
    await button(inside.locator('main'), 'action-next').click();
    await expect.poll(() => stood(inside)).toBe('1');
    // What is said of a step is shown and spoken.
    const said = inside.locator('[data-said]');
    await expect.poll(() => said.textContent()).not.toBe('');
    await inside.locator('.told').focus();
    await page.keyboard.press('End');
    await expect.poll(() => stood(inside)).toBe(String(sample.steps.length));
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => stood(inside)).toBe(String(sample.steps.length - 1));
    await page.keyboard.press('Home');
    await expect.poll(() => stood(inside)).toBe('0');
    await page.keyboard.press('f');
    await expect.poll(() => said.textContent()).toMatch(/:/);
    // Nobody plays here: no place can be picked.
    expect(await inside.locator('[data-site][data-live=true]').count()).toBe(0);
    // The whole page has the same game with everything that is said about it.
    const link = (await inside.locator('[data-action=open-page]').getAttribute('href')) ?? '';
    page.off('request', hear);
    expect(
      asked.filter((url) => url.startsWith(address()) && !/\/(embed|assets\/)/.test(url.slice(address().length - 1))),
    ).toEqual([]);
    await page.goto(link);
    await page.locator(`[data-study="${game}"]`).waitFor();
    await idle(page);
    expect(await page.locator('[data-study]').getAttribute('data-size')).toBe(String(treeSize(sample)));
    expect(await page.locator('[data-remark]').textContent()).toBe(sample.before.en);
  });
});

function treeSize({ steps }: (typeof SAMPLES)[number]): number {
  const others = steps.flatMap((played) => (typeof played === 'string' ? [] : played[1].instead));
  return steps.map(stepOf).length + others.reduce((sum, { steps: line }) => sum + line.length, 0);
}

test('nothing is kept, no cookie is set, and no server could be asked for more', async () => {
  const one = await player();
  const { page } = one;
  const inside = await visit(page, frameText(`${address()}embed#/xiangqi`, 'xiangqi'));
  await board(inside).waitFor();
  const frame = frameOf(page);
  const kept = await frame.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookie: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  expect(kept).toEqual({ local: 0, session: 0, cookie: '', databases: [], caches: [] });
  expect(await page.context().cookies()).toEqual([]);
  // Even if it wanted to ask a server, it could not.
  const refused = await frame.evaluate(() =>
    fetch('/api/v1/me').then(
      () => 'answered',
      () => 'refused',
    ),
  );
  expect(refused).toBe('refused');
  await one.close();
  expect(one.faults.filter((fault) => !fault.includes('Content Security Policy'))).toEqual([]);
});

test('the page itself is shown in no frame, nor is anything else that runs', async () => {
  const one = await player();
  const { page } = one;
  for (const path of ['', 'index.html', '#/game/xiangqi', 'g/0000000000000', 'api/v1/me', 'livez']) {
    await visit(page, `<iframe src="${address()}${path}" title="A frame"></iframe>`);
    await expect.poll(() => frameOf(page).url(), { message: path }).toMatch(/^chrome-error:/);
  }
  expect(one.faults.filter((fault) => !/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|status of 40[14]/.test(fault))).toEqual([]);
  expect(one.faults.length).toBeGreaterThan(0);
  await one.close();
});

brisk(
  'a position by its text, in another language, another theme and from the other side; and what cannot be shown',
  async ({ page, one }) => {
    const position = '3k5/9/9/9/9/9/9/9/R8/4K4 b - - 0 1';
    const inside = await visit(
      page,
      `<iframe width="400" height="500" title="A" src="${address()}embed?lang=vi&amp;theme=dark&amp;side=second#/xiangqi/${encodeURIComponent(position)}"></iframe>`,
    );
    await board(inside).waitFor();
    const frame = frameOf(page);
    expect(await frame.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['theme']])).toEqual([
      'vi',
      'dark',
    ]);
    await inside.getByRole('link', { name: 'Mở trong Fairyring' }).waitFor();
    expect(await inside.locator('[data-actor]').getAttribute('data-actor')).toBe('second');
    // A position alone has no moves to walk through.
    expect(await inside.locator('.walk').count()).toBe(0);
    const height = async (name: string): Promise<number> =>
      (await inside.locator(`[data-site][data-name=${name}]`).boundingBox())?.y ?? 0;
    expect(await height('e0')).toBeLessThan(await height('d9'));
    // Another address in the same frame, as a host without scripts does it by a link.
    await frame.evaluate(() => (location.hash = '#fr=1.xiangqi.nothing'));
    await inside.locator('[data-code]').waitFor();
    await frame.evaluate(() => (location.hash = '#'));
    await inside.locator('[data-embed=""]').waitFor();
    await frame.evaluate(() => (location.hash = '#/nothing'));
    await inside.locator('[data-code=E_GAME]').waitFor();
    await frame.evaluate(() => (location.hash = '#/kings-cooking'));
    await board(inside).waitFor();
    expect(one.faults).toEqual([]);
  },
);

test.each([
  ['en', { width: 480, height: 640 }],
  ['vi', { width: 390, height: 600 }],
  ['zh', { width: 700, height: 360 }],
] as const)('a finger walks through it in %s, and nobody finds a barrier', async (lang, viewport) => {
  const one = await player({ viewport, hasTouch: true });
  const { page } = one;
  const sample = sampleOf('trid');
  await page.goto(
    `/embed?lang=${lang}&at=2${new URL(embedAddress(address(), saveOf(sample, 'en'), { at: null, facing: 'first' })).hash}`,
  );
  await idle(page);
  expect(await ply(page)).toBe(2);
  await page.locator('[data-action=walk-next]').tap();
  await expect.poll(() => ply(page)).toBe(3);
  expect(
    await page.evaluate(() => [
      document.documentElement.scrollWidth <= innerWidth,
      document.documentElement.scrollHeight <= innerHeight,
    ]),
  ).toEqual([true, true]);
  expect(await violations(page)).toEqual([]);
  await one.close();
  expect(one.faults).toEqual([]);
});

brisk('the text for a page is copied from a study, a game and a set-up, and shows what was seen', async ({ page }) => {
  const text = async (): Promise<string> => {
    await page.locator('[data-embed-text] > summary').click();
    const found = await page.locator('[data-field=embed]').inputValue();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'embed-copy').click();
    await page.getByText(t('app-copied')).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(found);
    return found;
  };
  // A variation with a comment: a link could not hold it.
  await page.goto(
    `#/study/xiangqi/${encodeURIComponent('[Game "xiangqi"]\n[Format "ICCS"]\n\n1. H2-E2 (1. B2-E2 {Also.}) 1... H9-G7 *')}`,
  );
  await page.locator('[data-study]').waitFor();
  await idle(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await idle(page);
  const seen = await key(page);
  await button(page, 'study-share').click();
  const studied = await text();
  await button(page.getByRole('dialog'), 'app-close').click();
  await page.goto('#/edit/xiangqi');
  await page.locator('[data-edit] [data-action=share]').click();
  const arranged = await text();
  await button(page.getByRole('dialog'), 'app-close').click();
  await page.goto('#/game/cotulenh');
  await button(page, 'app-menu').click();
  await page.locator('[data-dialog=menu] [data-action=share]').click();
  const played = await text();
  const inside = await visit(page, studied);
  await board(inside).waitFor();
  expect(await inside.locator('[data-key]').getAttribute('data-key')).toBe(seen);
  expect(await inside.locator('[data-comment]').textContent()).toBe('Also.');
  for (const [frame, game] of [
    [arranged, 'xiangqi'],
    [played, 'cotulenh'],
  ] as const) {
    const shown = await visit(page, frame);
    await board(shown).waitFor();
    expect(await shown.locator('[data-embed]').getAttribute('data-embed')).toBe(game);
  }
});

test('the same from plain files under any path', async () => {
  const site = mkdtempSync(join(tmpdir(), 'fairyring-embed-'));
  cpSync(fileURLToPath(new URL('../dist', import.meta.url)), join(site, 'deep/down'), { recursive: true });
  const plain = await host(site);
  const one = await player();
  try {
    const frame = frameText(
      embedAddress(`${plain.address}deep/down/`, saveOf(sampleOf('xiangqi'), 'en'), { at: '4', facing: 'first' }),
      'x',
    );
    const inside = await visit(one.page, frame);
    await board(inside).waitFor();
    expect(await stood(inside)).toBe('4');
    const link = (await inside.locator('[data-action=open-page]').getAttribute('href')) ?? '';
    expect(link.startsWith(`${plain.address}deep/down/#/study/xiangqi/`)).toBe(true);
    expect(one.faults).toEqual([]);
  } finally {
    await one.close();
    plain.end();
    rmSync(site, { recursive: true });
  }
});
