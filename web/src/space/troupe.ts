/**
 * Where boards and pieces are at a moment: each new state is compared with the last one, and what differs begins to move. The
 * state itself never waits for that. No picture is needed to ask, so a test with a clock of its own sees every way.
 */

import type { Traced } from '../board/trace';
import type { BoardStand, PieceOn, SceneView, UniverseView } from '../engine/types';
import { AT_ONCE, gait, Motion, type Pose, type Way } from './motion';
import { aboard, type Plan, type Point } from './plan';

/** What is on the table. */
export interface State {
  readonly scene: Pick<SceneView, 'boards'>;
  readonly pieces: readonly Traced[];
  readonly facing: 'first' | 'second';
  /** Whoever is chosen of a stack; only whether it is somebody else matters here. */
  readonly chosen: unknown;
  readonly motion: boolean;
}

/** A piece as it is to be drawn. */
export interface Actor {
  readonly piece: PieceOn;
  readonly pose: Pose;
}

/** A piece that stands on a board while that travels: the board's name, and its place seen from the middle of the board. */
interface Rider {
  readonly board: string;
  readonly pose: Pose;
}

const BOARD_WAY: Way = { ms: 700, lift: 0.9 };
const BACK: Way = { ms: 300, lift: 0 };
const LEAVE: Way = { ms: 260, lift: 0 };

function away(pose: Pose, by: Point): Pose {
  return { ...pose, x: pose.x + by.x, y: pose.y + by.y, z: pose.z + by.z };
}

/** The same direction, the shorter way around. */
function upToHalf(turn: number): number {
  const whole = 2 * Math.PI;
  const rest = ((turn % whole) + whole) % whole;
  return rest > Math.PI ? rest - whole : rest;
}

export class Troupe {
  /** Movable boards by their names. */
  readonly boards = new Motion<string>();
  readonly #universe: UniverseView;
  #plan: Plan;
  readonly #walks = new Motion<number>();
  readonly #riders = new Map<number, Rider>();
  /** Captured pieces that are still to be seen. */
  readonly #gone = new Map<number, Traced>();
  /** What a piece was that changes where it arrives. */
  readonly #former = new Map<number, string>();
  #stood = new Map<string, BoardStand>();
  #pieces: readonly Traced[] = [];
  #facing: State['facing'] | null = null;
  #chosen: unknown = null;

  constructor(universe: UniverseView, plan: Plan) {
    this.#universe = universe;
    this.#plan = plan;
  }

  /** Takes a new state over. `seat` says where a piece belongs. */
  follow({ scene, pieces, facing, chosen, motion }: State, seat: (traced: Traced) => Pose, now: number): void {
    const travelled = this.#moveBoards(scene.boards, motion, now);
    if (pieces === this.#pieces && facing === this.#facing && chosen === this.#chosen && travelled.length === 0) return;
    const old = new Map(this.#pieces.map((traced) => [traced.id, traced]));
    const carried = new Map(
      travelled.flatMap((stand) => aboard(this.#universe, this.#plan, stand).map(({ site }) => [site, stand] as const)),
    );
    for (const traced of pieces)
      this.#movePiece(traced, old.get(traced.id), seat(traced), carried.get(traced.piece.site), motion, now);
    const present = new Set(pieces.map(({ id }) => id));
    for (const id of this.#walks.keys()) {
      const gone = old.get(id);
      if (present.has(id)) continue;
      if (gone) this.#gone.set(id, gone);
      this.#walks.leave(id, motion ? LEAVE : AT_ONCE, now);
    }
    this.#pieces = pieces;
    this.#facing = facing;
    this.#chosen = chosen;
  }

  /** The table is laid otherwise: everything is where it belongs there, whatever it was about to do. */
  lay(plan: Plan, seat: (traced: Traced) => Pose, now: number): void {
    this.#plan = plan;
    for (const { name, board } of this.#stood.values()) {
      const slab = plan.slabs[board];
      if (slab) this.boards.aim(name, { x: slab.x, y: slab.y, z: slab.z, turn: 0, size: 1 }, AT_ONCE, now);
    }
    for (const traced of this.#pieces) this.#walks.aim(traced.id, seat(traced), AT_ONCE, now);
  }

  /** A hand holds the pieces of a place so far from it. Whatever follows begins there. */
  lift(site: number, by: Point, seat: (traced: Traced) => Pose, now: number): void {
    for (const traced of this.#pieces.filter(({ piece }) => piece.site === site))
      this.#walks.aim(traced.id, away(seat(traced), by), AT_ONCE, now);
  }

  /** They go back to their place. */
  putBack(site: number, seat: (traced: Traced) => Pose, motion: boolean, now: number): void {
    for (const traced of this.#pieces.filter(({ piece }) => piece.site === site)) {
      const [here, to] = [this.#walks.pose(traced.id, now), seat(traced)];
      this.#walks.aim(traced.id, to, motion && here ? gait(here, to) : AT_ONCE, now);
    }
  }

  /** A hand holds a board somewhere, with whoever stands on it. */
  liftBoard(board: number, to: Point, seat: (traced: Traced) => Pose, now: number): void {
    const [stand, slab] = [[...this.#stood.values()].find((one) => one.board === board), this.#plan.slabs[board]];
    if (!stand || !slab) return;
    this.boards.aim(stand.name, { x: to.x, y: to.y, z: to.z, turn: 0, size: 1 }, AT_ONCE, now);
    const by = { x: to.x - slab.x, y: to.y - slab.y, z: to.z - slab.z };
    for (const { site } of aboard(this.#universe, this.#plan, stand)) this.lift(site, by, seat, now);
  }

  /** It goes back to its pin. */
  putBackBoard(board: number, seat: (traced: Traced) => Pose, motion: boolean, now: number): void {
    const [stand, slab] = [[...this.#stood.values()].find((one) => one.board === board), this.#plan.slabs[board]];
    if (!stand || !slab) return;
    const sites = new Set(aboard(this.#universe, this.#plan, stand).map(({ site }) => site));
    for (const traced of this.#pieces.filter(({ piece }) => sites.has(piece.site))) {
      const to = seat(traced);
      this.#riders.set(traced.id, { board: stand.name, pose: away(to, { x: -slab.x, y: -slab.y, z: -slab.z }) });
      this.#walks.aim(traced.id, to, AT_ONCE, now);
    }
    this.boards.aim(stand.name, { x: slab.x, y: slab.y, z: slab.z, turn: 0, size: 1 }, motion ? BACK : AT_ONCE, now);
  }

  /** The boards that stand elsewhere than before. */
  #moveBoards(stands: readonly BoardStand[], motion: boolean, now: number): BoardStand[] {
    const travelled: BoardStand[] = [];
    for (const stand of stands) {
      const old = this.#stood.get(stand.name);
      const slab = this.#plan.slabs[stand.board];
      if (!slab || old?.board === stand.board) continue;
      const to: Pose = { x: slab.x, y: slab.y, z: slab.z, turn: 0, size: 1 };
      const from = this.boards.pose(stand.name, now);
      if (old && from) travelled.push(stand);
      // It begins as it is to be seen: where it arrives the other way around, that is half a turn away.
      const half = old?.rotated === stand.rotated ? 0 : Math.PI;
      const begin = old && from ? { ...from, turn: upToHalf(from.turn + half) } : undefined;
      this.boards.aim(stand.name, to, motion && old ? BOARD_WAY : AT_ONCE, now, begin);
    }
    this.#stood = new Map(stands.map((stand) => [stand.name, stand]));
    return travelled;
  }

  #movePiece(
    { id, piece }: Traced,
    old: Traced | undefined,
    to: Pose,
    carrier: BoardStand | undefined,
    motion: boolean,
    now: number,
  ): void {
    this.#gone.delete(id);
    const here = this.#poseOf(id, now);
    const slab = carrier && this.#plan.slabs[carrier.board];
    if (carrier && slab && old) {
      this.#riders.set(id, { board: carrier.name, pose: { ...to, x: to.x - slab.x, y: to.y - slab.y, z: to.z - slab.z } });
      return this.#walks.aim(id, to, AT_ONCE, now);
    }
    // Who gets off while the board still travels begins where he is to be seen.
    const off = this.#riders.has(id) && old?.piece.site !== piece.site;
    if (off) this.#riders.delete(id);
    const far = here !== undefined && Math.hypot(here.x - to.x, here.y - to.y, here.z - to.z) > 0.01;
    const way = !motion || !far || this.#riders.has(id) ? AT_ONCE : gait(here, to);
    if (way.ms === 0) this.#former.delete(id);
    else if (old && old.piece.kind !== piece.kind) this.#former.set(id, old.piece.kind);
    this.#walks.aim(id, to, way, now, off && way.ms > 0 ? here : undefined);
  }

  #poseOf(id: number, now: number): Pose | undefined {
    const rider = this.#riders.get(id);
    const board = rider && this.boards.pose(rider.board, now);
    if (!rider || !board || !this.boards.moving(rider.board, now)) return this.#walks.pose(id, now);
    const [s, c] = [Math.sin(board.turn), Math.cos(board.turn)];
    const { pose } = rider;
    return {
      ...pose,
      x: board.x + pose.x * c + pose.z * s,
      y: board.y + pose.y,
      z: board.z - pose.x * s + pose.z * c,
      turn: pose.turn + board.turn,
    };
  }

  /** All pieces that are to be seen, and those that are just leaving. */
  at(now: number): Actor[] {
    return [...this.#pieces, ...this.#gone.values()].flatMap(({ id, piece }) => {
      const pose = this.#poseOf(id, now);
      const former = this.#walks.moving(id, now) ? this.#former.get(id) : undefined;
      return pose ? [{ piece: former === undefined ? piece : { ...piece, kind: former }, pose }] : [];
    });
  }

  /** Forgets what is over; whether anything is still on its way. */
  settle(now: number): boolean {
    const moving = [this.boards.settle(now), this.#walks.settle(now)].includes(true);
    if (!moving) for (const done of [this.#riders, this.#gone, this.#former]) done.clear();
    return moving;
  }
}
