/** What changed in the picture in space. */

import { PNG } from 'pngjs';
import type { Page } from 'playwright-core';
import type { Point } from './touch';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The picture as it is seen now, words and buttons over it left out. */
export async function shot(page: Page): Promise<PNG> {
  return PNG.sync.read(await page.locator('[data-space] canvas').screenshot());
}

/** Hides everything that lies over the picture. The page's policy refuses styles that are written into it. */
export async function bare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.controls, .handle, .pin, .label, .named, .instance, .site { opacity: 0 !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The pixels that differ clearly. */
export function changes(a: PNG, b: PNG): Point[] {
  const found: Point[] = [];
  for (let y = 0; y < a.height; y += 1) {
    for (let x = 0; x < a.width; x += 1) {
      const at = 4 * (y * a.width + x);
      const apart = [0, 1, 2].reduce(
        (sum, channel) => sum + Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)),
        0,
      );
      if (apart > 60) found.push({ x, y });
    }
  }
  return found;
}

/** The pixels that are in both lists. */
export function both(a: readonly Point[], b: readonly Point[]): Point[] {
  const known = new Set(b.map(({ x, y }) => `${x} ${y}`));
  return a.filter(({ x, y }) => known.has(`${x} ${y}`));
}

export function middle(points: readonly Point[]): Point {
  const mean = (axis: 'x' | 'y'): number => points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
  return { x: mean('x'), y: mean('y') };
}

/** The share of points that lie within a box, a little room around it. */
export function within(points: readonly Point[], { x, y, width, height }: Frame, room = 3): number {
  const inside = points.filter(
    (point) => point.x >= x - room && point.x <= x + width + room && point.y >= y - room && point.y <= y + height + room,
  );
  return inside.length / Math.max(1, points.length);
}

/** Whether a colour is found within a box. */
export function shows(
  picture: PNG,
  { x, y, width, height }: Frame,
  colour: readonly [number, number, number],
  apart = 45,
): boolean {
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(picture.height, y + height); row += 1) {
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(picture.width, x + width); column += 1) {
      const at = 4 * (row * picture.width + column);
      if (colour.every((value, channel) => Math.abs(value - (picture.data[at + channel] ?? 0)) < apart)) return true;
    }
  }
  return false;
}
