// Asks the desk of every game crate which games it holds and writes the list that the start screen shows: modules.json. What the engine says
// about options and presets is read only where rules are told, and has a file of its own: summaries.json.

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const built = new URL('../src/engine/built/', import.meta.url);

/** @param {string} name */
async function gamesOf(name) {
  const folder = new URL(`${name}/`, built);
  const glue = await import(new URL('desk.js', folder).href);
  glue.initSync({ module: await readFile(fileURLToPath(new URL('desk_bg.wasm', folder))) });
  const call = { table: 0, request: { ask: 'games' } };
  const answer = JSON.parse(new glue.Desk().answer(JSON.stringify(call)));
  return answer.ok.games;
}

/** @param {{ name: string, summary: string }[]} told */
const summaries = (told) => Object.fromEntries(told.map(({ name, summary }) => [name, summary]));
/** @param {{ summary: string }[]} told */
const without = (told) => told.map((one) => ({ ...one, summary: undefined }));

const list = [];
/** @type {Record<string, unknown>} */
const said = {};
const seen = new Set();
for (const name of process.argv.slice(2)) {
  const games = await gamesOf(name);
  for (const { id, options, presets } of games) {
    if (seen.has(id)) throw new Error(`${id} is in two modules: ${name} was not built anew`);
    seen.add(id);
    said[id] = { options: summaries(options), presets: summaries(presets) };
  }
  const short = games.map((/** @type {any} */ game) => ({
    ...game,
    options: without(game.options),
    presets: without(game.presets),
  }));
  list.push({ module: name, games: short });
}
await writeFile(new URL('modules.json', built), JSON.stringify(list, null, 1));
await writeFile(new URL('summaries.json', built), JSON.stringify(said, null, 1));
