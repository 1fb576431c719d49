import type { Glue, Part } from './modules.js';

/** What comes of each part, once for all who ask. */
const known = new Map<string, Promise<Glue>>();

/** Fetches a part once. What did not come may be asked for again. */
export function fetched<G extends Glue>(part: Part<G>): Promise<G> {
  const before = known.get(part.wasm.href);
  if (before) return before as Promise<G>;
  const coming = fetchPart(part);
  known.set(part.wasm.href, coming);
  coming.catch(() => known.delete(part.wasm.href));
  return coming;
}

async function fetchPart<G extends Glue>({ script, wasm }: Part<G>): Promise<G> {
  const glue = await script();
  await glue.default({ module_or_path: wasm.protocol === 'file:' ? await fileAt(wasm) : wasm });
  return glue;
}

/** Node fetches no files: there they are read. */
async function fileAt(wasm: URL): Promise<Uint8Array<ArrayBuffer>> {
  const { readFile } = await import('node:fs/promises');
  return new Uint8Array(await readFile(wasm));
}
