/** The arrows over a board in space, and how far they are from the places that they mean. */

import type { Page } from 'playwright-core';
import { pixelOf } from './space';

interface Drawn {
  readonly from: number;
  readonly to: number;
  readonly ends: readonly [{ readonly x: number; readonly y: number }, { readonly x: number; readonly y: number }];
}

/** Every arrow with its ends, in pixels of the window. */
export function arrows(page: Page): Promise<Drawn[]> {
  return page.locator('[data-arrows] [data-arrow]').evaluateAll((groups) =>
    groups.map((group) => {
      const path = [...group.querySelectorAll('path')].at(-1) as SVGPathElement;
      const frame = path.ownerSVGElement?.getBoundingClientRect();
      const [start, end] = [path.getPointAtLength(0), path.getPointAtLength(path.getTotalLength())];
      const at = ({ x, y }: DOMPoint) => ({ x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0) });
      const { from, to } = (group as SVGElement).dataset;
      return { from: Number(from), to: Number(to), ends: [at(start), at(end)] as const };
    }),
  );
}

/** How far each end of each arrow is from its place, in widths of a place. */
export async function apart(page: Page): Promise<number[]> {
  const wide = (await page.locator('[data-site="0"]').boundingBox())?.width ?? 0;
  const found = (await arrows(page)).flatMap(({ from, to, ends }) => [from, to].map((site, end) => ({ site, end: ends[end] })));
  return Promise.all(
    found.map(async ({ site, end }) => {
      const seen = await pixelOf(page, { kind: 'site', index: site });
      return seen && end ? Math.hypot(seen.x - end.x, seen.y - end.y) / wide : Infinity;
    }),
  );
}
