/** Nine squares between two courts, in a kitchen. */

import type { UniverseView } from '../../engine/types';
import { boxAround, placeOf, type Layout, type Place, type Posture } from '../layout';
import { table } from './court';
import { complete, grown, onLattice, sitesWhere } from './lattice';
import { cell, plate, type Ground, type Skin } from './skin';

const MARGIN = 0.18;
/** The height of a court and its distance from the board. */
const COURT = 0.78;
const GAP = 0.14;

function lay(universe: UniverseView, { facing }: Posture): Layout {
  const squares = sitesWhere(universe, ({ terrain }) => terrain !== 'court');
  const courts = sitesWhere(universe, ({ terrain }) => terrain === 'court');
  const spot = { x: MARGIN, y: MARGIN + COURT + GAP, scale: 1, stretch: 1, facing };
  const places: Map<number, Place> = onLattice(universe, squares, spot);
  const board = boxAround([...places.values()]);
  for (const court of courts) {
    // A court lies beyond its owner's row.
    const near = universe.sites[court]?.owner === facing;
    const y = near ? board.y + board.h + GAP + COURT / 2 : board.y - GAP - COURT / 2;
    places.set(court, { x: board.x + board.w / 2, y, w: board.w, h: COURT });
  }
  return {
    width: board.w + 2 * MARGIN,
    height: board.h + 2 * (MARGIN + COURT + GAP),
    places: complete(universe, places),
    panels: [{ board: 0, box: board, title: null, scale: 1, sites: [...squares, ...courts] }],
    spare: null,
  };
}

function ground(universe: UniverseView, layout: Layout): Ground[] {
  const shapes: Ground[] = [{ role: 'table', d: plate(0, 0, layout.width, layout.height, 0.16) }];
  const box = layout.panels[0]?.box;
  if (box) shapes.push({ role: 'rim', d: plate(...edges(grown(box, 0.06)), 0.08) });
  universe.sites.forEach(({ terrain, owner }, site) => {
    const place = placeOf(layout, site);
    if (terrain === 'court') shapes.push(...table(place, owner ?? 'none'));
    else shapes.push({ role: terrain, d: cell(place) });
  });
  return shapes;
}

function edges({ x, y, w, h }: { x: number; y: number; w: number; h: number }): [number, number, number, number] {
  return [x, y, w, h];
}

export const kingsCooking: Skin = {
  name: 'kings-cooking',
  views: ['panels'],
  piece: 0.84,
  coordinates: 'cells',
  lay,
  ground,
};
