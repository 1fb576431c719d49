/** What a source file imports and is not there. The page asks for a late part until it comes, so without this a test would only run out of time. */

import { existsSync, readFileSync } from 'node:fs';

/** The relative imports of a file, late ones too, that name no file. */
export function absentImports(file: URL, source = readFileSync(file, 'utf8')): string[] {
  const paths = [...source.matchAll(/\b(?:from |import[ (])'(\.[^'?]+)/g)].map(([, path = '']) => path);
  if (paths.length === 0) throw new Error(`${file.pathname} imports nothing`);
  return paths.filter((path) => !['', '.ts', '/index.ts'].some((end) => existsSync(new URL(`${path}${end}`, file))));
}
