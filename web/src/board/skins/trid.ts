/**
 * Main boards as panels, each with the attack boards of its corners beside it and every rank on one line with the same rank of the
 * others; or all levels of a column together in its square.
 *
 * A board that stands over a corner would hide it, so attack boards are moved outwards by one file. In the panels all places are
 * laid out once, whether a board stands there or not: an activation switches what is visible and moves nothing else (rules: 18.3).
 */

import type { SceneView, UniverseView } from '../../engine/types';
import { boxAround, latticeOf, placeOf, type Layout, type Place } from '../layout';
import { grown, sitesWhere } from './lattice';
import { cell, fine, plate, standing, type Ground, type Skin } from './skin';
import { columns } from './trid-columns';
import { panels } from './trid-panels';

/** The places of a movable board. */
function sitesOfStand(universe: UniverseView, board: number): number[] {
  const corner = universe.boards[board]?.corner;
  return sitesWhere(universe, ({ at, board: own }) => {
    const other = universe.boards[own]?.corner;
    return at[2] === corner?.[2] && other !== undefined && other.every((value, axis) => value === corner[axis]);
  });
}

function rim(places: readonly Place[], by: number): string {
  const { x, y, w, h } = grown(boxAround(places), by);
  return plate(x, y, w, h, 0.1);
}

const OWNERS = ['first', 'second'] as const;

/** Every board at every pin, under each owner: which of them stand is for the scene to say. */
function plan(universe: UniverseView, layout: Layout): Ground[] {
  const shapes: Ground[] = layout.panels.map(({ box }) => ({ role: 'deck', d: plate(box.x, box.y, box.w, box.h, 0.3) }));
  const at = (sites: readonly number[]): Place[] => sites.map((site) => placeOf(layout, site));
  universe.boards.forEach(({ kind }, index) => {
    if (kind === 'main') shapes.push({ role: 'rim', d: rim(at(sitesWhere(universe, ({ board }) => board === index)), 0.08) });
  });
  universe.boards.forEach(({ kind }, board) => {
    if (kind === 'main') return;
    const d = rim(at(sitesOfStand(universe, board)), 0.06);
    for (const owner of OWNERS) shapes.push({ role: `rim-${owner}`, d, when: { board, owner } });
  });
  universe.sites.forEach(({ terrain }, site) => {
    shapes.push({ role: terrain, d: cell(placeOf(layout, site)), when: { site } });
  });
  return [...shapes, ...posts(layout)];
}

/** Squares of boards that move wear the colour of their owner, so that they are told from those that stay. */
function groundOfColumns(universe: UniverseView, layout: Layout, scene: SceneView): Ground[] {
  const moving = scene.boards.flatMap(({ board, owner }) =>
    sitesOfStand(universe, board).map((site) => ({ role: `rim-${owner}`, d: rim([placeOf(layout, site)], 0.035) })),
  );
  return [{ role: 'deck', d: plate(0, 0, layout.width, layout.height, 0.12) }, ...moving];
}

function ground(universe: UniverseView, layout: Layout, scene: SceneView): Ground[] {
  if (layout.panels.length > 1) return standing(plan(universe, layout), scene);
  const here = new Set(scene.sites);
  const shapes = groundOfColumns(universe, layout, scene);
  universe.sites.forEach(({ terrain }, site) => {
    if (here.has(site)) shapes.push({ role: terrain, d: cell(placeOf(layout, site)) });
  });
  return [...shapes, ...stairs(universe, layout, here)];
}

/** A dot where each pin is, at the corner of the main board that carries it. */
function posts(layout: Layout): Ground[] {
  const d = layout.panels
    .flatMap(({ core }) => (core ? [core] : []))
    .flatMap(({ x, y, w, h }) => [x, x + w].flatMap((left) => [y, y + h].map((top) => [left, top] as const)))
    .map(([x, y]) => `M${fine(x - 0.09)} ${fine(y)}a.09 .09 0 1 0 .18 0a.09 .09 0 1 0 -.18 0Z`)
    .join('');
  return [{ role: 'post', d }];
}

/** In the corner of each square of a column with several levels as many steps as it is high: which of them is above is seen. */
function stairs(universe: UniverseView, layout: Layout, here: ReadonlySet<number>): Ground[] {
  const heights = [...new Set([...here].map((site) => latticeOf(universe, site)[2]))].sort((a, b) => a - b);
  const d = [...here]
    .map((site) => {
      const { x, y, w, h } = placeOf(layout, site);
      const level = heights.indexOf(latticeOf(universe, site)[2]);
      const step = 0.045;
      const [right, bottom] = [x + w / 2 - 0.05, y + h / 2 - 0.05];
      return Array.from({ length: level + 1 }, (_, index) => {
        const top = bottom - index * step * 1.5;
        return `M${fine(right - 0.12)} ${fine(top)}h.12v${-step}h-.12Z`;
      }).join('');
    })
    .join('');
  return [{ role: 'stairs', d }];
}

export const trid: Skin = {
  name: 'trid',
  views: ['panels', 'columns'],
  inHand: 'columns',
  piece: 0.86,
  coordinates: 'cells',
  lay: (universe, posture) => (posture.view === 'columns' ? columns(universe, posture) : panels(universe, posture)),
  ground,
  plan,
};
