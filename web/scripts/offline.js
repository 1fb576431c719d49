// Writes into a built page what it needs to be installed and to work without a line: the service worker with the list of all files,
// the manifest, and the icon as pictures for systems that take no drawing. Called by `npm run build` with the folder of the page.

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';

const web = fileURLToPath(new URL('../', import.meta.url));
const [folder = 'dist'] = process.argv.slice(2);
const dist = join(web, folder);

/** The circles of the icon, in the units of its drawing. It has nothing else. @param {string} svg */
function circlesOf(svg) {
  /** @type {{ x: number, y: number, r: number, colour: number[] }[]} */
  const circles = [];
  let fill = '';
  for (const [, group, ended, attributes = ''] of svg.matchAll(/<g fill="(#\w+)">|(<\/g>)|<circle ([^>]*)\/>/g)) {
    if (group !== undefined) fill = group;
    else if (ended !== undefined) fill = '';
    else {
      const value = (/** @type {string} */ name) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
      const code = (value('fill') || fill).slice(1);
      const long = code.length === 3 ? [...code].map((digit) => digit + digit).join('') : code;
      const colour = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
      circles.push({ x: Number(value('cx')), y: Number(value('cy')), r: Number(value('r')), colour });
    }
  }
  if (circles.length === 0 || /<(path|rect|ellipse|polygon|line|text)\b/.test(svg))
    throw new Error('the icon is drawn with something else than circles: scripts/offline.js must learn it');
  return circles;
}

/** The icon as a picture; four by four samples make the edge of a pixel. @param {string} svg @param {number} size */
function picture(svg, size) {
  const circles = circlesOf(svg);
  const png = new PNG({ width: size, height: size });
  const unit = 64 / size;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const sum = [0, 0, 0, 0];
      for (let sample = 0; sample < 16; sample += 1) {
        const [at, below] = [(x + ((sample % 4) + 0.5) / 4) * unit, (y + (Math.floor(sample / 4) + 0.5) / 4) * unit];
        const top = circles.findLast((circle) => Math.hypot(at - circle.x, below - circle.y) < circle.r);
        if (top) [...top.colour, 1].forEach((part, index) => (sum[index] += part));
      }
      const seen = sum[3] || 1;
      png.data.set([sum[0] / seen, sum[1] / seen, sum[2] / seen, (sum[3] / 16) * 255].map(Math.round), 4 * (y * size + x));
    }
  }
  return PNG.sync.write(png);
}

const svg = await readFile(join(web, 'src/icon.svg'), 'utf8');
const SIZES = [192, 512];
for (const size of SIZES) await writeFile(join(dist, `icon-${size}.png`), picture(svg, size));

const manifest = {
  name: 'Fairyring',
  short_name: 'Fairyring',
  description: 'Uncommon chess games, one table.',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#faf7f0',
  theme_color: '#1f5f4a',
  icons: SIZES.map((size) => ({ src: `icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  file_handlers: [
    {
      action: './#/open',
      accept: { 'application/x-chess-pgn': ['.pgn'], 'application/json': ['.json'], 'text/plain': ['.txt'] },
    },
  ],
  launch_handler: { client_mode: 'focus-existing' },
};
await writeFile(join(dist, 'manifest.webmanifest'), JSON.stringify(manifest));

const entries = await readdir(dist, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && !/\.(br|gz)$|^sw\.js$/.test(entry.name))
  .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .sort();
const sum = createHash('sha256');
for (const file of files) sum.update(`${file}\n`).update(await readFile(join(dist, file)));
const worker = await readFile(join(web, 'offline/sw.js'), 'utf8');
await writeFile(
  join(dist, 'sw.js'),
  worker.replace("'__VERSION__'", JSON.stringify(sum.digest('hex').slice(0, 16))).replace("['__FILES__']", JSON.stringify(files)),
);
