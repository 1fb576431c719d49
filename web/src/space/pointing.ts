/** What a hand points at: answered from the plan and the state, as they are at the moment. */

import { stacksOf } from '../board/marks';
import type { PieceOn, UniverseView } from '../engine/types';
import type { Figure } from './figures';
import type { Plan, Point } from './plan';
import { met, type Body, type Pillar, type Ray } from './ray';
import type { Sight } from './chairs';
import type { Show } from './stage';

/** What a pointer can mean. */
export type Hit = { readonly kind: 'site' | 'board' | 'anchor'; readonly index: number };

/** What is on the table. */
export interface Spread {
  readonly universe: UniverseView;
  readonly plan: Plan;
  readonly show: Show;
  readonly figure: (piece: PieceOn) => Figure;
}

/** The sites of the board that would stand on an anchor. */
export function anchorSites({ anchors, boards, sites }: UniverseView, anchor: number): number[] {
  const corner = anchors[anchor]?.corner.join();
  return sites.flatMap(({ board }, site) => (boards[board]?.corner.join() === corner ? [site] : []));
}

/** Points of a thing at which it can be pointed, the best first. */
export function samples({ spots, slabs, anchors }: Plan, kind: Hit['kind'], index: number): Point[] {
  const list = { site: spots, board: slabs, anchor: anchors.map((at) => ({ ...at, w: 2, d: 2 })) }[kind];
  const thing = list[index];
  if (!thing) return [];
  const edge = kind === 'board' ? 0.55 : 0.36;
  const around = [
    [0, 0],
    [0, edge],
    [edge, edge],
    [-edge, edge],
    [edge, 0],
    [-edge, 0],
    [0, -edge],
    [edge, -edge],
    [-edge, -edge],
  ] as const;
  const level = around.map(([sx, sz]) => ({ x: thing.x + sx * thing.w, y: thing.y, z: thing.z + sz * thing.d }));
  // What stands on a place is part of it.
  return [...level, ...[0.3, 0.6].map((up) => ({ x: thing.x, y: thing.y + up, z: thing.z }))];
}

/** The pieces as pillars, one for a stack. */
function pillars({ plan, show, figure }: Spread): { site: number; pillar: Pillar }[] {
  return [...stacksOf(show.scene)].flatMap(([site, stack]) => {
    const [first] = stack;
    const spot = plan.spots[site];
    if (!first || !spot) return [];
    const { radius, height, waist } = figure(first);
    return [{ site, pillar: { ...spot, radius, height: height * (stack.length > 1 ? 1.2 : 1), waist } }];
  });
}

/** What could be seen from a seat. */
export function sightOf(spread: Spread): Sight {
  const { universe, plan, show } = spread;
  return {
    plan,
    sites: show.scene.sites.map((site) => ({ site, slab: universe.sites[site]?.board ?? 0 })),
    pieces: pillars(spread),
  };
}

/** What a ray meets first. */
export function hitBy(ray: Ray, spread: Spread): Hit | null {
  const { universe, plan, show } = spread;
  const shown = (site: number): boolean => show.only === null || show.only.has(site);
  const bodies: Body<Hit>[] = [];
  const here = new Set([...show.scene.sites, ...show.marks.flatMap(({ site, mark }) => (mark === 'missing' ? [site] : []))]);
  for (const site of here) {
    const plate = plan.spots[site];
    if (plate && shown(site)) bodies.push({ what: { kind: 'site', index: site }, plate });
  }
  for (const { site, pillar } of pillars(spread)) {
    if (shown(site)) bodies.push({ what: { kind: 'site', index: site }, pillar });
  }
  for (const stand of show.scene.boards) {
    const slab = plan.slabs[stand.board];
    if (!slab || !anchorSites(universe, stand.anchor).some(shown)) continue;
    const what: Hit = { kind: 'board', index: stand.board };
    bodies.push({ what, pillar: { ...slab, radius: 0.19, height: 0.06, waist: 1 } });
    bodies.push({ what, plate: { ...slab, y: slab.y - 0.03, w: slab.w + 0.3, d: slab.d + 0.3 } });
  }
  const [w, d] = universe.boards.find((_, board) => plan.slabs[board]?.movable)?.size ?? [1, 1];
  for (const [anchor] of show.pins) {
    const at = plan.anchors[anchor];
    if (at) bodies.push({ what: { kind: 'anchor', index: anchor }, plate: { ...at, w, d } });
  }
  return met(ray, bodies);
}
