// Writes a brotli and a gzip form beside every file of the built page that becomes smaller by it. The server sends what the
// browser takes, and neither it nor cargo ever compresses anything.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** @param {string} path @param {Buffer} plain @param {Buffer} packed */
async function keep(path, plain, packed) {
  if (packed.length < plain.length) await writeFile(path, packed);
}

for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  const plain = await readFile(path);
  await keep(
    `${path}.br`,
    plain,
    brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  );
  await keep(`${path}.gz`, plain, gzipSync(plain, { level: 9 }));
}
