/**
 * A refusal carries its code as text, as it came over the wire: whoever compares it with one that nobody sends has a branch that is
 * never taken. Every code in a source is one that the engine or a server sends, or one that the page makes itself.
 */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Sent {
  readonly refusals: readonly { readonly code: string }[];
}
const { codes } = JSON.parse(readFileSync(new URL('../../../tests-data/codes.json', import.meta.url), 'utf8')) as {
  codes: Record<string, Sent>;
};
const SENT = new Set(Object.values(codes).flatMap(({ refusals }) => refusals.map(({ code }) => code)));

const SOURCES = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const pages = Object.entries(SOURCES).filter(([path]) => !path.endsWith('.test.ts') && !path.includes('/built/'));

/** What the page refuses itself: the cases of a type, and those of the line to a server, each with a name of its own. */
const OWN = new Set(
  pages.flatMap(([, source]) =>
    [...source.matchAll(/^(?: {2}\| |export const [A-Z_]+ = )'((?:E|W|ENGINE)_[A-Z_]+)';?$/gm)].map(([, code = '']) => code),
  ),
);

function strangersIn(source: string): string[] {
  const found = [...source.matchAll(/(['"`])((?:E|W|ENGINE)_[A-Z_]+)\1/g)].map(([, , code = '']) => code);
  return found.filter((code) => !SENT.has(code) && !OWN.has(code));
}

it('no source compares with a code that nobody sends', () => {
  expect([...OWN].sort()).toContain('E_WAITING');
  expect(OWN.size).toBeLessThan(20);
  expect(pages.flatMap(([path, source]) => strangersIn(source).map((code) => `${path}: ${code}`))).toEqual([]);
});

it('a slip would be found', () => {
  expect(strangersIn("const LATER = new Set(['E_BUSY', 'E_STORE_FUL']);")).toEqual(['E_STORE_FUL']);
});
