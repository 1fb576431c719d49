/** Where places, boards and pins are seen, as shares of the frame: on the plan of a skin, or as a camera sees them. */

import type { UniverseView } from '../engine/types';
import type { Projected } from '../space/projected';
import { boxAtCorner, placeOf, type Box, type Layout, type Panel } from './layout';

/** A box in percent of the frame, ready for a style. */
export interface Share {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
}

export interface Boxes {
  site(site: number): Share;
  /** Where a movable board is taken hold of; `null` where boards cannot be. */
  handle(board: number): Share | null;
  /** Where a board would stand on an anchor. */
  anchor(anchor: number): Share | null;
}

function share({ x, y, w, h }: Box, width: number, height: number): Share {
  const percent = (value: number, whole: number): string => `${(100 * value) / whole}%`;
  return { left: percent(x, width), top: percent(y, height), width: percent(w, width), height: percent(h, height) };
}

/**
 * A strip to take hold of a board: on the side away from the board that it stands beside, or, where each panel has a page of its
 * own, towards the middle of the panel, high enough for a finger.
 */
function handleBox(layout: Layout, box: Box): Box {
  const inside = ({ box: { y, h }, core }: Panel): boolean =>
    box.y >= y - 0.01 &&
    box.y + box.h <= y + h + 0.01 &&
    (core === undefined || Math.min(Math.abs(box.x - core.x - core.w), Math.abs(box.x + box.w - core.x)) < 0.5);
  const panel = layout.panels.find(inside);
  if (layout.pages === undefined && panel?.core) {
    const left = box.x < panel.core.x;
    return { x: left ? box.x - 0.64 : box.x + box.w + 0.12, y: box.y, w: 0.52, h: box.h };
  }
  const h = 0.97;
  const middle = panel?.core ? panel.core.y + panel.core.h / 2 : layout.height / 2;
  const below = box.y + box.h / 2 < middle;
  return { x: box.x, y: below ? box.y + box.h + 0.06 : box.y - h - 0.06, w: box.w, h };
}

/** On the plan of a skin. */
export function boxesOnPlan(universe: UniverseView, layout: Layout): Boxes {
  const apart = layout.panels.length > 1;
  const at = (corner: readonly [number, number, number] | undefined): Box | null =>
    apart && corner ? boxAtCorner(universe, layout, corner) : null;
  const on = (box: Box): Share => share(box, layout.width, layout.height);
  return {
    site: (site) => {
      const { x, y, w, h } = placeOf(layout, site);
      return on({ x: x - w / 2, y: y - h / 2, w, h });
    },
    handle: (board) => {
      const box = at(universe.boards[board]?.corner);
      return box && on(handleBox(layout, box));
    },
    anchor: (anchor) => {
      const box = at(universe.anchors[anchor]?.corner);
      return box && on(box);
    },
  };
}

/** As a camera sees them, in a frame of so many pixels. */
export function boxesInSpace({ sites, anchors, handles }: Projected, width: number, height: number): Boxes {
  const on = (box: Box | undefined): Share | null => (box ? share(box, width, height) : null);
  const nowhere: Share = { left: '0', top: '0', width: '0', height: '0' };
  return {
    site: (site) => on(sites[site]) ?? nowhere,
    handle: (board) => on(handles.get(board)),
    anchor: (anchor) => on(anchors[anchor]),
  };
}
