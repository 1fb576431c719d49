// Sends the calls of a transcript (crates/wasm/examples/transcript.rs) to the wasm modules and compares the checksum of every
// answer with the native one. Ends with status 1 at the first difference.

import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

const built = new URL('../src/engine/built/', import.meta.url);
const modules = JSON.parse(await readFile(new URL('modules.json', built), 'utf8'));

/** @type {Map<string, { answer(call: string): string }>} */
const engines = new Map();
for (const { module, games } of modules) {
  const glue = await import(new URL(`${module}/engine.js`, built).href);
  glue.initSync({ module: await readFile(new URL(`${module}/engine_bg.wasm`, built)) });
  const engine = new glue.Engine();
  for (const { id } of games) engines.set(id, engine);
}

const [file] = process.argv.slice(2);
const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
let engine;
let games = 0;
for (const [index, line] of lines.entries()) {
  const [call, expected] = line.split('\t');
  const { request } = JSON.parse(call);
  if (request.ask === 'open') {
    engine = engines.get(request.game);
    games += 1;
  }
  const answer = engine.answer(call);
  const found = crc32(answer).toString(16).padStart(8, '0');
  if (found !== expected) {
    console.error(`line ${index + 1}: ${call}\nnative ${expected}, wasm ${found}: ${answer.slice(0, 400)}`);
    process.exit(1);
  }
}
process.stdout.write(`games ${games} answers ${lines.length} differences 0\n`);
