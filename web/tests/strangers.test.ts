/**
 * S12: words of strangers are words. The server takes no such name; a page that is told one all the same shows it as what it is:
 * nothing of it runs, is fetched or becomes a part of the page, and the policy has nothing to forbid.
 */

import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { board, makeRound, openRound } from './rounds';
import { address, player, type Player } from './support';

const here: Player[] = [];
afterEach(async () => {
  await Promise.all(here.splice(0).map(({ close }) => close()));
});

const TEXTS = [
  '<script>executed=1</script>',
  '<img src=x onerror=executed=1>',
  '<svg onload=executed=1>',
  '"><iframe srcdoc="<script>parent.executed=1</script>">',
  "'-executed=1-'",
  'javascript:executed=1',
  '</title><script src=//evil.test/a.js></script>',
  '<a href="javascript:executed=1">x</a>',
  '<style>@import url(//evil.test/a.css);</style>',
  '<base href=//evil.test/>',
  '<meta http-equiv=refresh content="0;url=//evil.test/">',
  '<form action=//evil.test/><button autofocus onfocus=executed=1>',
  '{{constructor.constructor("executed=1")()}}',
  '${executed=1}',
  '{@html "<img src=x onerror=executed=1>"}',
  '<math><mi xlink:href="javascript:executed=1">',
  '<object data=//evil.test/a.swf>',
  '<link rel=stylesheet href=//evil.test/a.css>',
  '<details open ontoggle=executed=1>',
  '\u202eexecuted<b>',
];
const AROUND: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `">${text}`,
  (text) => `'>${text}`,
  (text) => `--></script>${text}<!--`,
  (text) => `Ada ${text}`,
  (text) => `</textarea>${text}`,
  (text) => text.replaceAll('<', '&lt;'),
  (text) => text.toUpperCase(),
  (text) => text.replaceAll('<', '<\n'),
  (text) => `\u2068${text}\u2069`,
];
const NAMES = TEXTS.flatMap((text) => AROUND.map((around) => around(text)));

/** A player whose page notes whatever is run, fetched from elsewhere or forbidden. */
async function wary(): Promise<{ readonly one: Player; readonly noted: () => Promise<readonly string[]> }> {
  const one = await player();
  here.push(one);
  const { page } = one;
  const strange: string[] = [];
  page.on('dialog', (dialog) => {
    strange.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && (hostname !== new URL(address()).hostname || pathname.endsWith('/x'))) {
      strange.push(request.url());
    }
  });
  await page.addInitScript(() => {
    const forbidden: string[] = [];
    Object.assign(window, { forbidden });
    document.addEventListener('securitypolicyviolation', (event) => forbidden.push(event.violatedDirective));
  });
  const noted = async (): Promise<readonly string[]> => {
    const inside = await page.evaluate(() => {
      const { forbidden, executed } = window as unknown as { forbidden: string[]; executed?: unknown };
      return [...forbidden, ...(executed === undefined ? [] : [`executed ${JSON.stringify(executed)}`])];
    });
    return [...strange, ...inside, ...one.faults];
  };
  return { one, noted };
}

/** Every name that a page is told from now on is this one. */
async function calledSo(page: Page, name: () => string): Promise<void> {
  const renamed = (text: string): string => text.replaceAll('"Ada"', JSON.stringify(name()));
  await page.route(/\/api\/v1\/rounds\/\w+$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: renamed(await answer.text()) });
  });
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const far = socket.connectToServer();
    far.onMessage((text) => socket.send(renamed(String(text))));
  });
}

test('two hundred names in a list of games are two hundred texts', async () => {
  const { one, noted } = await wary();
  const other = await player();
  here.push(other);
  expect(NAMES.length).toBeGreaterThanOrEqual(200);
  const id = await makeRound({ first: other, second: one }, { game: 'xiangqi' });
  const { page } = one;
  // A page asks for a list only where somebody has played.
  await openRound(page, id);
  await page.route(/\/api\/v1\/me\/rounds/, async (route) => {
    const answer = await route.fetch();
    const { rounds, ...rest } = (await answer.json()) as { rounds: object[] };
    const [model = {}] = rounds;
    const all = NAMES.map((name, number) => {
      const id = `0000000000${number.toString().padStart(3, '0')}`;
      const text = JSON.stringify(model).replaceAll('"Ada"', JSON.stringify(name));
      return JSON.parse(text.replace(/"round":"\w+"/, `"round":"${id}"`)) as object;
    });
    await route.fulfill({ response: answer, json: { ...rest, rounds: all } });
  });
  await page.goto('/#/mine');
  await expect.poll(() => page.locator('[data-mine]').count()).toBe(NAMES.length);
  const shown = await page.locator('[data-mine]').allTextContents();
  // Spaces and marks of direction may be shown otherwise; everything else stands as it was sent.
  const plain = (text: string): string => text.replace(/[\s\ufffd\u2066-\u2069]/g, '');
  const missing = NAMES.filter((name, number) => !plain(shown[number] ?? '').includes(plain(name)));
  expect(missing).toEqual([]);
  expect(await noted()).toEqual([]);
});

test('such a name at the door, at the board and in the title is a text too', async () => {
  const { one, noted } = await wary();
  const other = await player();
  here.push(other);
  const id = await makeRound({ first: other, second: one }, { game: 'xiangqi' });
  const { page } = one;
  let name = '';
  await calledSo(page, () => name);
  for (const text of TEXTS) {
    name = text;
    await page.goto('about:blank');
    await page.goto(`/g/${id}`);
    await board(page).waitFor();
    await page.locator('[data-line=live]').waitFor();
    expect(await noted(), text).toEqual([]);
  }
});

test('whatever stands in an address, nothing of it runs', async () => {
  const { one, noted } = await wary();
  const { page } = one;
  await page.goto('/');
  for (const text of TEXTS) {
    for (const path of ['#/friend/', '#/game/', '#/rules/', '#device=', '#/study/']) {
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        path + encodeURIComponent(text),
      );
    }
  }
  await page.goto(`/g/0000000000000#${encodeURIComponent(TEXTS[1] ?? '')}`);
  await page.locator('[data-doors]').first().waitFor();
  // The browser itself tells of an answer that is a refusal.
  one.faults.splice(0, one.faults.length, ...one.faults.filter((fault) => !fault.includes('404')));
  expect(await noted()).toEqual([]);
});
