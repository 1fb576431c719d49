/** The words of screens and dialogs that come late: nobody may need one who does not wait for them. */

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../', import.meta.url));
const sources = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(join(SRC, file), 'utf8')]),
);

function fileOf(from: string, to: string): string | null {
  if (!to.startsWith('.')) return null;
  const path = join(dirname(from), to);
  return [path, `${path}.ts`, `${path}/index.ts`].find((name) => sources.has(name)) ?? null;
}

/** What a file takes with it; what it only takes a type of does not travel. */
function takenBy(file: string): string[] {
  const found = [...(sources.get(file) ?? '').matchAll(/^\s*(?:import|export)\s([^'";]*?)(?:from\s*)?'([^']+)'/gm)];
  return found.flatMap(([, what = '', path = '']) => {
    const names = /^\{(.*)\}\s*$/s.exec(what.trim())?.[1]?.split(',') ?? [];
    const typed = names.length > 0 && names.every((name) => /^\s*(type\s.*)?$/s.test(name));
    const taken = what.startsWith('type ') || typed ? null : fileOf(file, path);
    return taken === null ? [] : [taken];
  });
}

/** Everything that comes with some files. */
function comesWith(roots: readonly string[]): Set<string> {
  const all = new Set(roots);
  for (const file of all) for (const taken of takenBy(file)) all.add(taken);
  return all;
}

/** Whatever a file may ask for: names, and patterns of those that are put together. */
function asks(file: string, id: string): boolean {
  const source = sources.get(file) ?? '';
  if ([...source.matchAll(/['"`]([a-zA-Z][\w-]*)['"`]/g)].some(([, name]) => name === id)) return true;
  return [...source.matchAll(/`([a-z]+-(?:[\w-]|\$\{[^}`]*\})*)`/g)].some(([, name = '']) =>
    new RegExp(`^${name.replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`).test(id),
  );
}

const words = readFileSync(join(SRC, 'locales/screens/others.en.ftl'), 'utf8');
const ids = [...words.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id = '']) => id);

const FIRST = ['main.ts', 'screens/GameScreen.svelte'];
/** What is fetched by `Later`, which waits for the words, or together with them. */
const waiting = [...sources].flatMap(([file, source]) => {
  if (file !== 'screens/later.ts' && !/<Later|insistOnWords\('screens'/.test(source)) return [];
  const fetched = [...source.matchAll(/import\('([^']+\.svelte)'\)/g)].map(([, path = '']) => fileOf(file, path) ?? path);
  return fetched.filter((part) => !FIRST.includes(part));
});

it('are not asked for by what comes before the first move', () => {
  const first = [...comesWith(FIRST)];
  expect(first).toContain('board/Board.svelte');
  expect(first).toContain('play/desk.svelte.ts');
  expect(first.flatMap((file) => ids.filter((id) => asks(file, id)).map((id) => `${file}: ${id}`))).toEqual([]);
});

it('are asked for by something that waits for them', () => {
  expect(waiting).toContain('screens/SavedScreen.svelte');
  expect(waiting).toContain('screens/parts/GameMenu.svelte');
  const late = comesWith(waiting);
  const others = [...sources.keys()].filter((file) => !late.has(file));
  expect(others.flatMap((file) => ids.filter((id) => asks(file, id)).map((id) => `${file}: ${id}`))).toEqual([]);
  expect(ids.filter((id) => ![...late].some((file) => asks(file, id)))).toEqual([]);
});

it('the game alone is not held up by them', () => {
  expect(sources.get('App.svelte')).toMatch(/load=\{LATER\.game\}\s+words=\{false\}/);
  expect([...sources.values()].join('\n').match(/words=\{false\}/g)).toHaveLength(1);
});
