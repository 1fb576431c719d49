/** What a hand points at: answered from the plan and the state, as they are at the moment. */

import { stacksOf } from '../board/marks';
import type { PieceOn, UniverseView } from '../engine/types';
import type { Figure } from './figures';
import { aboard, type Plan, type Point } from './plan';
import { along, type Body, type Ray } from './ray';
import type { Sight, Standing } from './chairs';
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
  return [...level, ...[0.3, 0.6, 0.95, 1.25].map((up) => ({ x: thing.x, y: thing.y + up, z: thing.z }))];
}

/** The pieces as pillars, one for a stack. */
function pillars({ plan, show, figure }: Spread): Standing[] {
  const count = ({ side, kind }: PieceOn): number =>
    show.scene.pieces.filter((other) => other.side === side && other.kind === kind).length;
  return [...stacksOf(show.scene)].flatMap(([site, stack]) => {
    const [first] = stack;
    const spot = plan.spots[site];
    if (!first || !spot) return [];
    const { radius, height, waist } = figure(first);
    const { side } = first;
    return [
      { site, side, lone: count(first) === 1, pillar: { ...spot, radius, height: height * (stack.length > 1 ? 1.2 : 1), waist } },
    ];
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

/**
 * What a hand means: what the ray meets first; but boards are glass, and whoever points at something through an empty place that
 * has no use now means what he sees behind it, if it is `live`. `but` is in a hand and in nobody's way: the pieces of a place, or a
 * board and what is on it.
 */
export function hitBy(ray: Ray, spread: Spread, live: ReadonlySet<number>, but: Hit | null = null): Hit | null {
  const { universe, plan, show } = spread;
  const carried = but?.kind === 'board' ? aboard(universe, plan, { board: but.index }).map(({ site }) => site) : [];
  const held = (site: number): boolean => carried.includes(site) || (but?.kind === 'site' && but.index === site);
  const shown = (site: number): boolean => show.only === null || show.only.has(site);
  const bodies: Body<Hit>[] = [];
  const here = new Set([...show.scene.sites, ...show.marks.flatMap(({ site, mark }) => (mark === 'missing' ? [site] : []))]);
  for (const site of here) {
    const plate = plan.spots[site];
    if (plate && shown(site) && !carried.includes(site)) bodies.push({ what: { kind: 'site', index: site }, plate });
  }
  for (const { site, pillar } of pillars(spread)) {
    if (shown(site) && !held(site)) bodies.push({ what: { kind: 'site', index: site }, pillar });
  }
  for (const stand of show.scene.boards) {
    const slab = plan.slabs[stand.board];
    const lifted = but?.kind === 'board' && but.index === stand.board;
    if (!slab || lifted || !anchorSites(universe, stand.anchor).some(shown)) continue;
    const what: Hit = { kind: 'board', index: stand.board };
    bodies.push({ what, pillar: { ...slab, radius: 0.19, height: 0.06, waist: 1 } });
    bodies.push({ what, plate: { ...slab, y: slab.y - 0.03, w: slab.w + 0.3, d: slab.d + 0.3 } });
  }
  const [w, d] = universe.boards.find((_, board) => plan.slabs[board]?.movable)?.size ?? [1, 1];
  for (const [anchor] of show.pins) {
    const at = plan.anchors[anchor];
    if (at) bodies.push({ what: { kind: 'anchor', index: anchor }, plate: { ...at, w, d } });
  }
  const useful = new Set([...live, ...show.scene.pieces.map(({ site }) => site)]);
  const idle = ({ what, ...body }: Body<Hit>): boolean => 'plate' in body && what.kind === 'site' && !useful.has(what.index);
  const [first, ...behind] = along(ray, bodies);
  if (!first || !idle(first)) return first?.what ?? null;
  const next = behind.find((body) => !idle(body))?.what;
  return next?.kind === 'site' && live.has(next.index) ? next : first.what;
}
