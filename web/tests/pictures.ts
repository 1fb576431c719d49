/**
 * Pictures that are kept and compared. Browsers change a little from one version to the next, so a few pixels may differ.
 * `npm run pictures:renew` draws them anew; look at them before you keep them.
 */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect } from 'vitest';

const FOLDER = new URL('./pictures/', import.meta.url);
const RENEW = process.env['FAIRYRING_RENEW_PICTURES'] === '1';
/** How much of a picture may differ. */
const TOLERANCE = 0.005;
/** Flat colours pack best as they are; the usual settings of the library are for photographs. */
const PACKED = { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 } as const;
/** Between two pictures of a sheet. */
const GAP = 4;

/** Pictures side by side, in rows that are not wider than the widest of them needs. */
function sheetOf(pictures: readonly PNG[]): { readonly sheet: PNG; readonly corners: readonly (readonly [number, number])[] } {
  const wide = Math.max(...pictures.map(({ width }) => width)) * (pictures.length > 1 ? 2 : 1) + GAP;
  const corners: [number, number][] = [];
  let [x, y, row] = [0, 0, 0];
  for (const { width, height } of pictures) {
    if (x > 0 && x + width > wide) [x, y, row] = [0, y + row + GAP, 0];
    corners.push([x, y]);
    [x, row] = [x + width + GAP, Math.max(row, height)];
  }
  const sheet = new PNG({ width: pictures.length > 1 ? wide : (pictures[0]?.width ?? 1), height: y + row });
  pictures.forEach((picture, index) => {
    const [left, top] = corners[index] ?? [0, 0];
    PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, left, top);
  });
  return { sheet, corners };
}

/** The part of a picture that differs. */
function difference(a: PNG, b: PNG): number {
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.16 }) / (a.width * a.height);
}

/** Compares pictures, kept as one sheet, with those that are kept under a name; each of them for itself. */
export function compare(name: string, pictures: readonly PNG[]): void {
  const file = fileURLToPath(new URL(`${name}.png`, FOLDER));
  const fresh = file.replace('.png', '.now.png');
  const { sheet, corners } = sheetOf(pictures);
  const keep = (path: string): void => writeFileSync(path, PNG.sync.write(sheet, PACKED));
  rmSync(fresh, { force: true });
  if (RENEW) {
    mkdirSync(dirname(file), { recursive: true });
    keep(file);
    return;
  }
  if (!existsSync(file)) throw new Error(`${name} has no picture yet: npm run pictures:renew`);
  const before = PNG.sync.read(readFileSync(file));
  const fits = before.width === sheet.width && before.height === sheet.height;
  const shares = pictures.map((picture, index) => {
    if (!fits) return 1;
    const [left, top] = corners[index] ?? [0, 0];
    const part = new PNG({ width: picture.width, height: picture.height });
    PNG.bitblt(before, part, left, top, picture.width, picture.height, 0, 0);
    return difference(part, picture);
  });
  if (shares.some((share) => share > TOLERANCE)) keep(fresh);
  expect(
    Math.max(...shares),
    `${name} differs from its picture (${shares.join(', ')}); the new one is beside it`,
  ).toBeLessThanOrEqual(TOLERANCE);
}
