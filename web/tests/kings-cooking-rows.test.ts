/** Every row of rules: kings-cooking 23 about selection, links and interface has a test that begins with its id. */

import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('.', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), 'utf8');
const byNumber = (ids: Iterable<string>) => [...new Set(ids)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Rows about a codec or a count that no page shows; the Rust matrix runs them. */
const IN_RUST = ['SEL-13', 'URL-26'];

test('the rows of the rules text and the named tests are the same', () => {
  const rows = [...read('../../docs/rules/kings-cooking.md').matchAll(/^\| ((?:UI|URL|SEL)-\d+) \|/gm)].map(
    (row) => row[1] ?? '',
  );
  expect(rows.length).toBe(57);
  const sources = readdirSync(here)
    .filter((name) => /^kings-cooking-.*\.test\.ts$/.test(name))
    .map(read);
  const named = sources.flatMap((source) =>
    [...source.matchAll(/\b(?:test|describe)\('((?:UI|URL|SEL)-\d+): /g)].map((title) => title[1] ?? ''),
  );
  expect(named).not.toEqual(expect.arrayContaining(IN_RUST));
  expect(byNumber([...named, ...IN_RUST])).toEqual(byNumber(rows));
  const matrix = ['links', 'selection'].map((name) => read(`../../crates/kings-cooking/tests/matrix/${name}.rs`)).join('');
  for (const id of IN_RUST) expect(matrix).toContain(`("${id}", ||`);
});
