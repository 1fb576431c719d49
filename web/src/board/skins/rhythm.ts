/** Three layers: one large, the other two beside it; any of them can be the large one. */

import { boxAround, type Box, type Layout, type Panel, type Place, type Posture } from '../layout';
import type { UniverseView } from '../../engine/types';
import { MARGIN, complete, extent, onLattice, sitesWhere } from './lattice';
import { heads, pointsBoard } from './xiangqi';
import type { Skin } from './skin';

/** The height of a panel's title. */
const TITLE = 0.62;
/** The same where a finger presses it. */
const WIDE_TITLE = 1;
const GAP = 0.3;

/** The boards of the universe, the highest first. */
function byHeight(universe: UniverseView): number[] {
  return universe.boards
    .map((_, board) => board)
    .sort((a, b) => (universe.boards[b]?.corner[2] ?? 0) - (universe.boards[a]?.corner[2] ?? 0));
}

/** Each layer as large as a phone allows; one is seen at a time. */
function pages(universe: UniverseView, { facing }: Posture): Layout {
  const places = new Map<number, Place>();
  const panels = byHeight(universe).map((board, index): Panel => {
    const sites = sitesWhere(universe, (site) => site.board === board);
    const { files } = extent(universe, sites);
    const x = index * (files + 2 * MARGIN) + MARGIN;
    const own = onLattice(universe, sites, { x, y: MARGIN, scale: 1, stretch: 1, facing });
    for (const [site, place] of own) places.set(site, place);
    return { board, box: boxAround([...own.values()]), title: null, scale: 1, sites };
  });
  const { w, h } = panels[0]?.box ?? { w: 1, h: 1 };
  const size = { width: panels.length * (w + 2 * MARGIN), height: h + 2 * MARGIN };
  return { ...size, places: complete(universe, places), panels, spare: null, pages: panels.length };
}

function lay(universe: UniverseView, posture: Posture): Layout {
  if (posture.shape !== 'wide') return pages(universe, posture);
  const head = posture.fingers ? WIDE_TITLE : TITLE;
  const boards = byHeight(universe);
  // The middle layer is where everything starts.
  const large = posture.focus ?? boards[Math.floor(boards.length / 2)] ?? 0;
  const others = boards.filter((board) => board !== large);
  const all = sitesWhere(universe, ({ board }) => board === large);
  const { files, ranks } = extent(universe, all);
  const [w, h] = [files + 2 * MARGIN, ranks + 2 * MARGIN];
  const spots: { board: number; x: number; y: number; scale: number }[] = [{ board: large, x: 0, y: 0, scale: 1 }];
  const scale = ((head + h) / others.length - head) / h;
  others.forEach((board, index) => spots.push({ board, x: w + GAP, y: index * (head + h * scale), scale }));
  const size = { width: w + GAP + w * scale, height: head + h };
  const places = new Map<number, Place>();
  const panels = spots.map(({ board, x, y, scale }): Panel => {
    const sites = sitesWhere(universe, (site) => site.board === board);
    const spot = {
      x: x + MARGIN * scale,
      y: y + head + MARGIN * scale,
      scale,
      stretch: 1,
      facing: posture.facing,
    };
    const own = onLattice(universe, sites, spot);
    for (const [site, place] of own) places.set(site, place);
    const title: Box = { x, y, w: w * scale, h: head };
    return { board, box: boxAround([...own.values()]), title, scale, sites };
  });
  return { ...size, places: complete(universe, places), panels, spare: null };
}

export const rhythm: Skin = {
  name: 'rhythm',
  views: ['panels'],
  piece: 0.94,
  coordinates: 'frame',
  heads,
  enlarges: true,
  lay,
  ground: (universe, layout) =>
    layout.panels.flatMap((panel) => {
      const name = universe.boards[panel.board]?.name ?? '';
      return pointsBoard(universe, layout, panel).map((shape) =>
        shape.role === 'wood' ? { ...shape, role: `wood-${name}` } : shape,
      );
    }),
};
