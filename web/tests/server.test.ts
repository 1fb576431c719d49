/** The page as it is sent: types, encodings, caching, and a policy without a hole. */

import { expect, test } from 'vitest';
import { address, openGame, player } from './support';

async function assets(): Promise<string[]> {
  const html = await (await fetch(address())).text();
  return [...html.matchAll(/(?:src|href)="\.(\/[^"]+)"/g)].map((found) => found[1] ?? '');
}

test('the page has no inline script and no inline style', async () => {
  const html = await (await fetch(address())).text();
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(html).not.toMatch(/<style|\sstyle=/);
});

test('hashed assets are kept for ever, the page is asked for again', async () => {
  const list = await assets();
  expect(list.length).toBeGreaterThan(0);
  for (const path of list.filter((path) => path.startsWith('/assets/'))) {
    const response = await fetch(new URL(path, address()), { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
  }
  const page = await fetch(address());
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const tag = page.headers.get('etag') ?? '';
  const again = await fetch(address(), { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
});

test('unknown paths and methods are refused', async () => {
  expect((await fetch(new URL('/no/such/file', address()))).status).toBe(404);
  expect((await fetch(address(), { method: 'DELETE' })).status).toBe(405);
});

test('whatever runs by itself has the policy: the page and its workers', async () => {
  const { page, close } = await player();
  await page.goto('');
  await openGame(page, 'kings-cooking');
  const workers = page.workers().map((worker) => worker.url());
  await close();
  expect(workers.length).toBeGreaterThan(0);
  for (const path of [address(), ...workers]) {
    const { headers } = await fetch(path);
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  }
});
