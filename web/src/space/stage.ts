/**
 * Everything on the table: it is shown a state and puts each thing where it belongs, at once or on its way. What a hand points at
 * is answered from the same poses. It draws a scene of a universe and knows no game.
 */

import { Group } from 'three';
import type { Court } from '../board/courts';
import type { Traced } from '../board/trace';
import type { PieceOn, SceneView, UniverseView } from '../engine/types';
import { Arranging } from './arranging';
import type { Sight } from './chairs';
import type { Wardrobe } from './colours';
import { Courtiers, type Person } from './courtiers';
import type { Chosen } from './marking';
import type { Pose } from './motion';
import { Badges, signsOf, type Hovering } from './parts/badges';
import { Bars, type Tube } from './parts/bars';
import { benched, Courts } from './parts/courts';
import { Ground, type GroundSetting } from './parts/ground';
import { Lights } from './parts/lights';
import { Markers, type PinMark } from './parts/markers';
import { Marks, type Mark } from './parts/marks';
import { Pieces, sideOf, type Cast } from './parts/pieces';
import { figureOf, type Figure } from './figures';
import { chairAt, raised, seatOf, turnOf, type Chair } from './parts/seats';
import { cornersOf, Stand } from './parts/stand';
import { Wires } from './parts/wires';
import type { Look } from './orbit';
import { outline, type Plan, type Point } from './plan';
import { anchorSites, hitBy, samples, sightOf, type Hit, type Spread } from './pointing';
import type { Ray } from './ray';
import { Troupe } from './troupe';

/** What is shown. */
export interface Show {
  readonly scene: SceneView;
  /** How the table is laid. */
  readonly plan: Plan;
  readonly pieces: readonly Traced[];
  readonly courts: readonly Court[];
  readonly marks: readonly { readonly site: number; readonly mark: Mark }[];
  readonly facing: 'first' | 'second';
  /** The only places that are shown; all if there are none. */
  readonly only: ReadonlySet<number> | null;
  readonly wires: boolean;
  /** The piece of a stack that is chosen. */
  readonly chosen: Chosen | null;
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
  /** How the table is laid when it is built. */
  readonly plan: Plan;
  readonly dark: boolean;
  /** The width of the shadows' picture in pixels. */
  readonly grain: number;
}

/** From higher than this, in radians, figures are seen on their heads and lie down; they stand up again a little lower. */
const HEADS: readonly [number, number] = [1.24, 1.32];

/** How high even an empty place is: its marks and what is said of it. */
const LEAST = 0.3;
const NAMES = 0.5;

export class Stage {
  readonly object = new Group();
  readonly #arranging: Arranging;
  #plan: Plan;
  drawn: Drawn | null = null;
  readonly #universe: UniverseView;
  readonly #table: Table;
  readonly #wardrobe: Wardrobe;
  readonly #ground: Ground;
  #stand: Stand;
  #lights: Lights;
  readonly #marks: Marks;
  readonly #markers: Markers;
  readonly #badges: Badges;
  readonly #bars: Bars;
  #courts: Courts;
  readonly #courtiers = new Courtiers();
  readonly #wires = new Wires();
  #pieces: Pieces;
  #kinds: readonly string[] = [];
  readonly #troupe: Troupe;
  #show: Show | null = null;
  #chair: Chair = 'first';
  #shadows = true;
  #lying = false;

  /** How the table is laid at the moment. */
  get plan(): Plan {
    return this.#plan;
  }

  constructor(table: Table, wardrobe: Wardrobe, host: HTMLElement) {
    const { universe, plan } = table;
    this.#table = table;
    this.#universe = universe;
    this.#wardrobe = wardrobe;
    this.#plan = plan;
    this.#arranging = new Arranging(plan);
    this.#troupe = new Troupe(universe, plan);
    this.#ground = new Ground(table, wardrobe, host);
    this.#stand = new Stand(plan, universe, wardrobe);
    this.#lights = new Lights(plan.ball, this.#stand.floor, table.dark, table.grain);
    this.#marks = new Marks(universe.sites.length * 2, wardrobe);
    this.#markers = new Markers(universe.anchors.length);
    this.#badges = new Badges(64);
    this.#bars = new Bars(wardrobe);
    this.#courts = new Courts(universe, plan, wardrobe);
    this.#pieces = this.#cast(table.scene.pieces.map(({ kind }) => kind));
    for (const part of this.#parts()) this.object.add(part.object);
  }

  /** All but the pieces. */
  #parts(): { readonly object: Group; dispose(): void }[] {
    return [
      this.#ground,
      this.#stand,
      this.#lights,
      this.#marks,
      this.#markers,
      this.#badges,
      this.#bars,
      this.#courts,
      this.#wires,
    ];
  }

  /** Shapes for kinds; promotions may bring new ones. */
  #cast(kinds: readonly string[]): Pieces {
    this.#kinds = [...new Set([...this.#kinds, ...kinds])].sort();
    const { game, set, scene } = this.#table;
    const room = 2 * scene.pieces.length + 32;
    const pieces = new Pieces({ game, set, lying: this.#lying, kinds: this.#kinds, room }, this.#wardrobe);
    this.object.add(pieces.object);
    return pieces;
  }

  #recast(kinds: readonly string[]): void {
    this.object.remove(this.#pieces.object);
    this.#pieces.dispose();
    this.#pieces = this.#cast(kinds);
  }

  /** Whoever looks straight down sees counters with signs instead of heads. */
  #lieDown(height: number, now: number): void {
    const lying = height > HEADS[this.#lying ? 0 : 1];
    if (lying === this.#lying || this.#show?.pieces.every(({ piece }) => this.#standing(piece).signed)) return;
    this.#lying = lying;
    this.#recast([]);
    this.#troupe.lay(this.#plan, (traced) => this.#seat(traced), now);
  }

  /** Begins to lay the table otherwise: lamps, stand and courts are those of what it will be. */
  #arrange({ plan, motion }: Show, now: number): void {
    if (plan === this.#arranging.goal) return;
    this.#arranging.aim(plan, motion, now);
    for (const part of [this.#stand, this.#lights, this.#courts]) {
      this.object.remove(part.object);
      part.dispose();
    }
    this.#stand = new Stand(plan, this.#universe, this.#wardrobe);
    this.#lights = new Lights(plan.ball, this.#stand.floor, this.#table.dark, this.#table.grain);
    this.#lights.shadows(this.#shadows);
    this.#courts = new Courts(this.#universe, plan, this.#wardrobe);
    this.object.add(this.#stand.object, this.#lights.object, this.#courts.object);
  }

  shadows(wanted: boolean): void {
    this.#shadows = wanted;
    this.#lights.shadows(wanted);
  }

  /** Everything goes along with the plan; whether it is on its way. Poles are seen when they have something to carry. */
  #lay({ scene, wires }: Show, now: number): boolean {
    const plan = this.#arranging.at(now);
    if (plan === this.#plan) return false;
    this.#plan = plan;
    this.#troupe.lay(plan, (traced) => this.#seat(traced), now);
    this.#wires.place(this.#universe, scene, plan, wires, turnOf(this.#chair));
    this.#stand.object.visible = !this.#arranging.moving(now);
    return true;
  }

  /** Takes a new state over; what differs from the last one begins to move. */
  show(show: Show, now: number): void {
    if (!this.#show) this.#chair = show.facing;
    this.#show = show;
    const kinds = this.#courtiers.follow(show.pieces, show.courts).map(({ piece }) => piece.kind);
    if (kinds.some((kind) => !this.#kinds.includes(kind))) this.#recast(kinds);
    this.#arrange(show, now);
    this.#follow(show, now);
    // Courts lie where tubes would, and show what is counted.
    this.#bars.show(show.courts.length > 0 ? [] : show.scene.meters, show.motion, now);
    this.#wires.place(this.#universe, show.scene, this.#plan, show.wires, turnOf(this.#chair));
  }

  #follow(show: Show, now: number): void {
    const pieces = this.#courtiers.follow(show.pieces, show.courts);
    this.#troupe.follow({ ...show, pieces, facing: this.#chair }, (person) => this.#seat(person), now);
  }

  #seat(person: Person): Pose {
    const { piece, bench } = person;
    const spot = this.#plan.spots[piece.site] ?? { x: 0, y: 0, z: 0, w: 1, d: 1 };
    const figure = this.#pieces.figure(sideOf(piece), piece.kind);
    if (bench) return benched(spot, bench, piece.side, figure, this.#chair);
    const seat = seatOf(person, spot, figure, this.#chair);
    const chosen = this.#show?.chosen;
    return chosen?.site === piece.site && chosen.kind === piece.kind ? raised(seat) : seat;
  }

  /** Draws the moment as it is seen from somewhere; whether anything is still on its way. */
  place(now: number, look: Pick<Look, 'bearing' | 'height'>): boolean {
    const show = this.#show;
    if (!show) return false;
    const laying = this.#lay(show, now);
    this.#lieDown(look.height, now);
    const { scene, only } = show;
    const { boards } = this.#troupe;
    const seen = (site: number): boolean => only === null || only.has(site);
    const chair = chairAt(look.bearing, this.#chair);
    if (chair !== this.#chair) {
      this.#chair = chair;
      this.#follow(show, now);
    }
    this.#ground.place(scene, this.#plan, boards, now, seen, turnOf(chair));
    this.#stand.place(scene, boards, now, (anchor) => only === null || anchorSites(this.#universe, anchor).some(seen));
    const drawn: { piece: Traced['piece']; pose: Pose }[] = [];
    const signs: ReturnType<typeof signsOf> = [];
    for (const { piece, pose } of this.#troupe.at(now)) {
      if (!seen(piece.site)) continue;
      drawn.push({ piece, pose });
      signs.push(...signsOf(piece, pose, this.#pieces.figure(sideOf(piece), piece.kind)));
    }
    this.#pieces.place(drawn, look.height);
    this.#badges.place(signs, look);
    const marks = show.marks.filter(({ site }) => seen(site));
    this.#marks.place(
      marks.flatMap(({ site, mark }) => {
        const spot = this.#plan.spots[site];
        return spot ? [{ spot, mark }] : [];
      }),
    );
    const stand = show.lit === null ? undefined : scene.boards.find(({ board }) => board === show.lit);
    const lit = (stand && boards.pose(stand.name, now)) ?? null;
    const pins = [...show.pins].flatMap(([anchor, mark]) => {
      const at = this.#plan.anchors[anchor];
      return at ? [{ ...at, anchor, mark }] : [];
    });
    const size = this.#universe.boards.find((_, board) => this.#plan.slabs[board]?.movable)?.size ?? [1, 1];
    this.#markers.place(size, pins, lit);
    this.drawn = { pieces: drawn, signs, marks, pins, lit, tubes: this.#bars.at(now) };
    return [laying, this.#bars.place(this.#plan, now, look.height), this.#troupe.settle(now)].includes(true);
  }

  /** A piece as it stands. */
  #standing(piece: PieceOn): Figure {
    return figureOf(this.#table.game, this.#table.set, sideOf(piece), piece.kind);
  }

  get #spread(): Spread | null {
    return (
      this.#show && {
        universe: this.#universe,
        plan: this.#plan,
        show: this.#show,
        figure: (piece) => this.#pieces.figure(sideOf(piece), piece.kind),
      }
    );
  }

  /** Points of a thing at which it can be pointed, the best first. */
  samples(kind: Hit['kind'], index: number): Point[] {
    return samples(this.#plan, kind, index);
  }

  /** What a hand means along a ray; `live` can be picked now, and what the hand holds is not in its way. */
  hit(ray: Ray, live: ReadonlySet<number>, but: Hit | null = null): Hit | null {
    return this.#spread && hitBy(ray, this.#spread, live, but);
  }

  /** Something is in a hand: the pieces of a place, or a board with whoever stands on it. */
  lift(what: Hit, to: Point, now: number): void {
    const seat = (person: Person): Pose => this.#seat(person);
    if (what.kind === 'site') {
      const spot = this.#plan.spots[what.index];
      if (spot) this.#troupe.lift(what.index, { x: to.x - spot.x, y: to.y - spot.y, z: to.z - spot.z }, seat, now);
    } else if (what.kind === 'board') this.#troupe.liftBoard(what.index, to, seat, now);
  }

  /** The hand let go: it goes back to its place. */
  putBack(what: Hit, motion: boolean, now: number): void {
    const seat = (person: Person): Pose => this.#seat(person);
    if (what.kind === 'site') this.#troupe.putBack(what.index, seat, motion, now);
    else if (what.kind === 'board') this.#troupe.putBackBoard(what.index, seat, motion, now);
  }

  /** What could be seen of the table as it is laid in a plan. */
  sight(plan: Plan): Sight | null {
    return this.#spread && sightOf({ ...this.#spread, plan, figure: (piece) => this.#standing(piece) });
  }

  /** What must be in the picture when the table is laid by a plan: all places with what stands on them, and what carries them. */
  outlineOf(plan: Plan, rim: number): Point[] {
    const heads = (this.#show?.pieces ?? []).map(({ piece }) => this.#standing(piece).height);
    return [...outline(plan.spots, rim, Math.max(LEAST, ...heads)), ...this.#bars.ends(plan), ...cornersOf(plan)];
  }

  /** The same from above, where nobody stands; boards that move have their names beside them. */
  placesOf(plan: Plan, rim: number): Point[] {
    const names = this.#universe.anchors.length > 0 ? NAMES : 0;
    return [...outline(plan.spots, rim + names, LEAST), ...this.#bars.ends(plan)];
  }

  dispose(): void {
    for (const part of [...this.#parts(), this.#pieces]) part.dispose();
  }
}
