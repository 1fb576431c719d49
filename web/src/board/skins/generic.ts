/** Any universe by its lattice coordinates, one panel a height: what a game looks like before it has a skin. */

import type { UniverseView } from '../../engine/types';
import { boxAround, placeOf, type Layout, type Panel, type Place, type Posture } from '../layout';
import { complete, extent, grown, onLattice, sitesWhere } from './lattice';
import { cell, plate, type Ground, type Skin } from './skin';

const MARGIN = 0.2;
const TITLE = 0.5;

function lay(universe: UniverseView, { facing, shape }: Posture): Layout {
  const heights = [...new Set(universe.sites.map(({ at }) => at[2]))].sort((a, b) => b - a);
  const several = heights.length > 1;
  const places = new Map<number, Place>();
  const panels: Panel[] = [];
  let [x, y, width, height] = [0, 0, 0, 0];
  for (const level of heights) {
    const sites = sitesWhere(universe, ({ at }) => at[2] === level);
    const { files, ranks } = extent(universe, sites);
    const top = y + MARGIN + (several ? TITLE : 0);
    const own = onLattice(universe, sites, { x: x + MARGIN, y: top, scale: 1, stretch: 1, facing });
    for (const [site, place] of own) places.set(site, place);
    const title = several ? { x, y, w: files + 2 * MARGIN, h: TITLE } : null;
    panels.push({ board: universe.sites[sites[0] ?? 0]?.board ?? 0, box: boxAround([...own.values()]), title, scale: 1, sites });
    width = Math.max(width, x + files + 2 * MARGIN);
    height = Math.max(height, top + ranks + MARGIN);
    if (shape === 'tall') y = top + ranks + MARGIN;
    else x += files + 2 * MARGIN;
  }
  return { width, height, places: complete(universe, places), panels, spare: null };
}

function ground(universe: UniverseView, layout: Layout): Ground[] {
  const tables = layout.panels.map(({ box }) => {
    const { x, y, w, h } = grown(box, 0.1);
    return { role: 'rim', d: plate(x, y, w, h, 0.1) };
  });
  const cells = universe.sites.map(({ terrain, at }, site) => {
    const even = (at[0] + at[1]) % 2 === 0;
    const plain = even ? 'dark' : 'light';
    return { role: terrain === 'light' || terrain === 'dark' ? terrain : plain, d: cell(placeOf(layout, site)) };
  });
  return [...tables, ...cells];
}

export const generic: Skin = {
  name: 'generic',
  views: ['panels'],
  piece: 0.84,
  coordinates: 'cells',
  lay,
  ground,
};
