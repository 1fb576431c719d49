// Asks every wasm module which games it holds and writes the list that the start screen shows: modules.json.

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const built = new URL('../src/engine/built/', import.meta.url);

/** @param {string} name */
async function gamesOf(name) {
  const folder = new URL(`${name}/`, built);
  const glue = await import(new URL('engine.js', folder).href);
  glue.initSync({ module: await readFile(fileURLToPath(new URL('engine_bg.wasm', folder))) });
  const call = { table: 0, request: { ask: 'games' } };
  const answer = JSON.parse(new glue.Engine().answer(JSON.stringify(call)));
  return answer.ok.games;
}

const list = [];
const seen = new Set();
for (const name of process.argv.slice(2)) {
  const games = await gamesOf(name);
  for (const { id } of games) {
    if (seen.has(id)) throw new Error(`${id} is in two modules: ${name} was not built anew`);
    seen.add(id);
  }
  list.push({ module: name, games });
}
await writeFile(new URL('modules.json', built), JSON.stringify(list, null, 1));
