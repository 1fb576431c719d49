/**
 * Everything on the table: it is shown a state and puts each thing where it belongs, at once or on its way. What a hand points at
 * is answered from the same poses. It draws a scene of a universe and knows no game.
 */

import { Group } from 'three';
import { COURT_METERS, type Court } from '../board/courts';
import { stacksOf } from '../board/marks';
import type { Traced } from '../board/trace';
import type { SceneView, UniverseView } from '../engine/types';
import type { Wardrobe } from './colours';
import { Courtiers, type Person } from './courtiers';
import type { Pose } from './motion';
import { Badges, signsOf, type Hovering } from './parts/badges';
import { Bars, type Tube } from './parts/bars';
import { benched, Courts } from './parts/courts';
import { Ground, type GroundSetting } from './parts/ground';
import { Lights } from './parts/lights';
import { Markers, type PinMark } from './parts/markers';
import { Marks, type Mark } from './parts/marks';
import { Pieces, sideOf, type Cast } from './parts/pieces';
import { chairAt, seatOf, turnOf, type Chair } from './parts/seats';
import { Stand } from './parts/stand';
import { Wires } from './parts/wires';
import { fromChair, type Frame, type Look } from './orbit';
import { outline, planOf, type Plan, type Point } from './plan';
import { met, type Body, type Ray } from './ray';
import { Troupe } from './troupe';

/** What a pointer can mean. */
export type Hit = { readonly kind: 'site' | 'board' | 'anchor'; readonly index: number };

/** What is shown. */
export interface Show {
  readonly scene: SceneView;
  readonly pieces: readonly Traced[];
  readonly courts: readonly Court[];
  readonly marks: readonly { readonly site: number; readonly mark: Mark }[];
  readonly facing: 'first' | 'second';
  /** The only places that are shown; all if there are none. */
  readonly only: ReadonlySet<number> | null;
  readonly wires: boolean;
  /** The board that is chosen. */
  readonly lit: number | null;
  readonly pins: ReadonlyMap<number, PinMark>;
  readonly motion: boolean;
}

/** What the last picture showed, and where. */
export interface Drawn {
  readonly pieces: readonly { readonly piece: Traced['piece']; readonly pose: Pose }[];
  readonly signs: readonly Hovering[];
  readonly marks: Show['marks'];
  readonly pins: readonly (Point & { readonly anchor: number; readonly mark: PinMark })[];
  readonly lit: Pose | null;
  readonly tubes: readonly Tube[];
}

export interface Table extends GroundSetting, Pick<Cast, 'game' | 'set'> {
  readonly spread: number;
  readonly dark: boolean;
  /** The width of the shadows' picture in pixels. */
  readonly grain: number;
}

export class Stage {
  readonly object = new Group();
  readonly plan: Plan;
  drawn: Drawn | null = null;
  readonly #universe: UniverseView;
  readonly #table: Table;
  readonly #wardrobe: Wardrobe;
  readonly #ground: Ground;
  readonly #stand: Stand;
  readonly #lights: Lights;
  readonly #marks: Marks;
  readonly #markers: Markers;
  readonly #badges: Badges;
  readonly #bars: Bars;
  readonly #courts: Courts;
  readonly #courtiers = new Courtiers();
  readonly #wires = new Wires();
  #pieces: Pieces;
  #kinds: readonly string[] = [];
  readonly #troupe: Troupe;
  #show: Show | null = null;
  #chair: Chair = 'first';

  /** Whether boards lie above each other. */
  get levelled(): boolean {
    return new Set(this.plan.slabs.map(({ y }) => y)).size > 1;
  }

  constructor(table: Table, wardrobe: Wardrobe, host: HTMLElement) {
    const { universe, spread } = table;
    this.#table = table;
    this.#universe = universe;
    this.#wardrobe = wardrobe;
    this.plan = planOf(universe, spread);
    this.#troupe = new Troupe(universe, this.plan);
    this.#ground = new Ground(table, wardrobe, host);
    this.#stand = new Stand(this.plan, universe, wardrobe);
    this.#lights = new Lights(this.plan.ball, this.#stand.floor, table.dark, table.grain);
    this.#marks = new Marks(universe.sites.length * 2, wardrobe);
    this.#markers = new Markers(universe.anchors.length);
    this.#badges = new Badges(64);
    this.#bars = new Bars(this.plan, wardrobe);
    this.#courts = new Courts(universe, this.plan, wardrobe);
    this.#pieces = this.#cast(table.scene.pieces.map(({ kind }) => kind));
    for (const part of this.#parts()) this.object.add(part.object);
  }

  /** All that lasts as long as the stage. */
  #parts(): { readonly object: Group; dispose(): void }[] {
    return [this.#ground, this.#stand, this.#lights, this.#marks, this.#markers, this.#badges, this.#bars, this.#courts, this.#wires];
  }

  /** Shapes for kinds; promotions may bring new ones. */
  #cast(kinds: readonly string[]): Pieces {
    this.#kinds = [...new Set([...this.#kinds, ...kinds])].sort();
    const { game, set, scene } = this.#table;
    const pieces = new Pieces({ game, set, kinds: this.#kinds, room: 2 * scene.pieces.length + 32 }, this.#wardrobe);
    this.object.add(pieces.object);
    return pieces;
  }

  /** Takes a new state over; what differs from the last one begins to move. */
  show(show: Show, now: number): void {
    if (!this.#show) this.#chair = show.facing;
    this.#show = show;
    const kinds = this.#courtiers.follow(show.pieces, show.courts).map(({ piece }) => piece.kind);
    if (kinds.some((kind) => !this.#kinds.includes(kind))) {
      this.object.remove(this.#pieces.object);
      this.#pieces.dispose();
      this.#pieces = this.#cast(kinds);
    }
    this.#follow(show, now);
    this.#bars.show(show.scene.meters, show.courts.length > 0 ? COURT_METERS : [], show.motion, now);
    this.#wires.place(this.#universe, show.scene, this.plan, show.wires);
  }

  #follow(show: Show, now: number): void {
    const pieces = this.#courtiers.follow(show.pieces, show.courts);
    this.#troupe.follow({ ...show, pieces, facing: this.#chair }, (person) => this.#seat(person), now);
  }

  #seat(person: Person): Pose {
    const { piece, bench } = person;
    const spot = this.plan.spots[piece.site] ?? { x: 0, y: 0, z: 0, w: 1, d: 1 };
    const figure = this.#pieces.figure(sideOf(piece), piece.kind);
    return bench ? benched(spot, bench, piece.side, figure, this.#chair) : seatOf(person, spot, figure, this.#chair);
  }

  /** Draws the moment as it is seen from somewhere; whether anything is still on its way. */
  place(now: number, look: Pick<Look, 'bearing' | 'height'>): boolean {
    const show = this.#show;
    if (!show) return false;
    const { scene, only } = show;
    const { boards } = this.#troupe;
    const seen = (site: number): boolean => only === null || only.has(site);
    const chair = chairAt(look.bearing, this.#chair);
    if (chair !== this.#chair) {
      this.#chair = chair;
      this.#follow(show, now);
    }
    this.#ground.place(scene, this.plan, boards, now, seen, turnOf(chair));
    this.#stand.place(scene, boards, now, (anchor) => only === null || this.#anchorSites(anchor).some(seen));
    const drawn: { piece: Traced['piece']; pose: Pose }[] = [];
    const signs: ReturnType<typeof signsOf> = [];
    for (const { piece, pose } of this.#troupe.at(now)) {
      if (!seen(piece.site)) continue;
      drawn.push({ piece, pose });
      signs.push(...signsOf(piece, pose, this.#pieces.figure(sideOf(piece), piece.kind)));
    }
    this.#pieces.place(drawn);
    this.#badges.place(signs, look);
    const marks = show.marks.filter(({ site }) => seen(site));
    this.#marks.place(
      marks.flatMap(({ site, mark }) => {
        const spot = this.plan.spots[site];
        return spot ? [{ spot, mark }] : [];
      }),
    );
    const stand = show.lit === null ? undefined : scene.boards.find(({ board }) => board === show.lit);
    const lit = (stand && boards.pose(stand.name, now)) ?? null;
    const pins = [...show.pins].flatMap(([anchor, mark]) => {
      const at = this.plan.anchors[anchor];
      return at ? [{ ...at, anchor, mark }] : [];
    });
    const size = this.#universe.boards.find((_, board) => this.plan.slabs[board]?.movable)?.size ?? [1, 1];
    this.#markers.place(size, pins, lit);
    this.drawn = { pieces: drawn, signs, marks, pins, lit, tubes: this.#bars.at(now) };
    return [this.#bars.place(now, look.height), this.#troupe.settle(now)].includes(true);
  }

  #anchorSites(anchor: number): number[] {
    const corner = this.#universe.anchors[anchor]?.corner.join();
    return this.#universe.sites.flatMap(({ board }, site) => (this.#universe.boards[board]?.corner.join() === corner ? [site] : []));
  }

  /** A look down on some places, close enough to point at them. */
  lookAt(sites: readonly number[], side: 'first' | 'second', frame: Frame): Look {
    const spots = sites.flatMap((site) => this.plan.spots[site] ?? []);
    return fromChair(side, 'flat', outline(spots), frame);
  }

  /** Points of a thing at which it can be pointed, the best first. */
  samples(kind: Hit['kind'], index: number): Point[] {
    const list = { site: this.plan.spots, board: this.plan.slabs, anchor: this.plan.anchors.map((at) => ({ ...at, w: 2, d: 2 })) }[kind];
    const thing = list[index];
    if (!thing) return [];
    const edge = kind === 'board' ? 0.55 : 0.36;
    const around = [[0, 0], [0, edge], [edge, edge], [-edge, edge], [edge, 0], [-edge, 0], [0, -edge], [edge, -edge], [-edge, -edge]] as const;
    const level = around.map(([sx, sz]) => ({ x: thing.x + sx * thing.w, y: thing.y, z: thing.z + sz * thing.d }));
    // What stands on a place is part of it.
    return [...level, ...[0.3, 0.6].map((up) => ({ x: thing.x, y: thing.y + up, z: thing.z }))];
  }

  /** What a ray meets first. */
  hit(ray: Ray): Hit | null {
    const show = this.#show;
    if (!show) return null;
    const bodies: Body<Hit>[] = [];
    const here = new Set([...show.scene.sites, ...show.marks.flatMap(({ site, mark }) => (mark === 'missing' ? [site] : []))]);
    for (const site of here) {
      const spot = this.plan.spots[site];
      if (spot && (show.only === null || show.only.has(site))) bodies.push({ what: { kind: 'site', index: site }, plate: spot });
    }
    for (const [site, stack] of stacksOf(show.scene)) {
      const [first] = stack;
      const spot = this.plan.spots[site];
      if (!first || !spot || (show.only !== null && !show.only.has(site))) continue;
      const { radius, height, waist } = this.#pieces.figure(sideOf(first), first.kind);
      bodies.push({ what: { kind: 'site', index: site }, pillar: { ...spot, radius, height: height * (stack.length > 1 ? 1.2 : 1), waist } });
    }
    for (const stand of show.scene.boards) {
      const slab = this.plan.slabs[stand.board];
      if (!slab || (show.only !== null && !this.#anchorSites(stand.anchor).some((site) => show.only?.has(site)))) continue;
      const what: Hit = { kind: 'board', index: stand.board };
      bodies.push({ what, pillar: { ...slab, radius: 0.19, height: 0.06, waist: 1 } });
      bodies.push({ what, plate: { ...slab, y: slab.y - 0.03, w: slab.w + 0.3, d: slab.d + 0.3 } });
    }
    const [w, d] = this.#universe.boards.find((_, board) => this.plan.slabs[board]?.movable)?.size ?? [1, 1];
    for (const [anchor] of show.pins) {
      const at = this.plan.anchors[anchor];
      if (at) bodies.push({ what: { kind: 'anchor', index: anchor }, plate: { ...at, w, d } });
    }
    return met(ray, bodies);
  }

  dispose(): void {
    for (const part of [...this.#parts(), this.#pieces]) part.dispose();
  }
}
