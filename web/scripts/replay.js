// Sends the calls and questions of a transcript (crates/wasm/examples/transcript.rs) to the wasm modules and compares the checksum
// of every answer, and of all thoughts about a question, with the native one. Ends with status 1 at the first difference.

import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

const built = new URL('../src/engine/built/', import.meta.url);
const modules = JSON.parse(await readFile(new URL('modules.json', built), 'utf8'));

/** Positions in a slice of thinking. Natively there is one slice: where slices end changes no thought. */
const SLICE = 100;

/** @param {string} module @param {string} name */
async function loaded(module, name) {
  const glue = await import(new URL(`${module}/${name}.js`, built).href);
  glue.initSync({ module: await readFile(new URL(`${module}/${name}_bg.wasm`, built)) });
  return glue;
}

/** @type {Map<string, { desk: { answer(call: string): string }, Mind: any }>} */
const engines = new Map();
for (const { module, games } of modules) {
  const desk = new (await loaded(module, 'desk')).Desk();
  const { Mind } = await loaded(module, 'mind');
  for (const { id } of games) engines.set(id, { desk, Mind });
}

/** What a machine that has learnt nothing yet thinks, a line each. Natively no time passes. @param {any} Mind @param {string} question */
function thoughts(Mind, question) {
  const mind = new Mind();
  const refusal = mind.ask(question);
  if (refusal !== undefined) return refusal;
  let told = '';
  const listener = { tell: (/** @type {string} */ thought) => (told += `${thought.replace(/"ms":\d+/, '"ms":0')}\n`) };
  while (!mind.advance(SLICE, listener));
  mind.free();
  return told;
}

const [file] = process.argv.slice(2);
const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
let engine;
const counted = { games: 0, questions: 0 };
for (const [index, line] of lines.entries()) {
  const [call, expected] = line.split('\t');
  const { request } = JSON.parse(call);
  if (request?.ask === 'open') {
    engine = engines.get(request.game);
    counted.games += 1;
  }
  if (!request) counted.questions += 1;
  const answer = request ? engine.desk.answer(call) : thoughts(engine.Mind, call);
  const found = crc32(answer).toString(16).padStart(8, '0');
  if (found !== expected) {
    console.error(`line ${index + 1}: ${call}\nnative ${expected}, wasm ${found}: ${answer.slice(0, 400)}`);
    process.exit(1);
  }
}
const answers = lines.length - counted.questions;
process.stdout.write(`games ${counted.games} answers ${answers} questions ${counted.questions} differences 0\n`);
