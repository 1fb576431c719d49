/** Where a question lies that is about the board: at the edge of the window where it covers least of what it is about. */

import type { SceneView } from '../engine/types';

/** The places of pieces of which each side has exactly one: what a choice threatens or saves is among them. */
export function onlyOnes({ pieces }: Pick<SceneView, 'pieces'>): number[] {
  const alone = pieces.filter(
    ({ side, kind }) => pieces.filter((other) => other.side === side && other.kind === kind).length === 1,
  );
  return alone
    .filter(({ side, kind }) => alone.some((other) => other.side !== side && other.kind === kind))
    .map(({ site }) => site);
}

/** How much of some boxes lies between two heights. */
function covered(boxes: readonly DOMRect[], top: number, bottom: number): number {
  return boxes.reduce((sum, box) => sum + Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top)), 0);
}

/** The edge at which a sheet of some height covers least of the places; below, where both are alike. */
export function edgeFor(height: number, sites: readonly number[]): 'top' | 'bottom' {
  const boxes = sites.flatMap((site) => document.querySelector(`[data-site="${site}"]`)?.getBoundingClientRect() ?? []);
  const [above, below] = [covered(boxes, 0, height), covered(boxes, innerHeight - height, innerHeight)];
  return above < below ? 'top' : 'bottom';
}
