// Makes the npm package in web/package/dist: the TypeScript compiled, the modules of the games beside it, the list of both, and beside
// it the licences.

import { execFileSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const web = new URL('../', import.meta.url);
const built = new URL('src/engine/built/', web);
const dist = new URL('package/dist/', web);

/** A script of a module and its wasm, as texts that stand there: bundlers follow them. @param {string} module @param {string} kind */
const part = (module, kind) =>
  `{ script: () => import('./games/${module}/${kind}.js'), wasm: new URL('./games/${module}/${kind}_bg.wasm', import.meta.url) }`;

await rm(dist, { recursive: true, force: true });
execFileSync(fileURLToPath(new URL('node_modules/.bin/tsc', web)), ['-p', 'package'], { cwd: web, stdio: 'inherit' });
/** @type {{ module: string, games: unknown[] }[]} */
const modules = JSON.parse(await readFile(new URL('modules.json', built), 'utf8'));
const lines = modules.map(
  ({ module, games }) =>
    `  { games: ${JSON.stringify(games)},\n    desk: ${part(module, 'desk')},\n    mind: ${part(module, 'mind')} },`,
);
await writeFile(new URL('modules.js', dist), `export const MODULES = [\n${lines.join('\n')}\n];\n`);
for (const { module } of modules) {
  await cp(new URL(`${module}/`, built), new URL(`games/${module}/`, dist), { recursive: true });
}
// npm packs nothing from outside the folder.
for (const licence of ['LICENSE-MIT', 'LICENSE-APACHE']) {
  await cp(new URL(`../${licence}`, web), new URL(`package/${licence}`, web));
}
