/**
 * From where the table is looked at and how it is laid: a side's seat, from above, one level by itself. A preset that is held
 * is fitted again when the picture changes its size; whoever moves the eye by hand lets go of it. All is remembered for each game.
 */

import type { Facing, Panel } from '../board/layout';
import type { UniverseView } from '../engine/types';
import { views, type Preset } from '../store/views.svelte';
import type { Eye, Margins } from './eye';
import { fromAbove, onPicture, turned, zoomed, type Frame, type Look } from './orbit';
import { outline, planOf, type Plan, type Point } from './plan';
import { anglesOf, chairLook, flatAngles, type Angles } from './chairs';
import type { Stage } from './stage';
import { foldFor, levelled, unfolded, type Fold } from './unfold';

/** How much further apart levels can be. */
const SPREAD = 1.55;
/** The room for the name of a level. */
const NAME = 1.2;

export interface Camp {
  readonly universe: UniverseView;
  readonly game: string;
  readonly facing: () => Facing;
  readonly levels: () => readonly Panel[];
  /** How far boards reach beyond their places. */
  readonly rim: number;
  /** What lies over the edges of the picture. */
  readonly margins: () => Margins;
  readonly motion: () => boolean;
  /** A picture is wanted. */
  readonly moved: () => void;
}

export class Cameras {
  readonly #camp: Camp;
  readonly #stacked: Plan;
  readonly #spreaded: Plan;
  readonly #angles = new Map<string, Angles | null>();
  #stage: Stage | null = null;
  #eye: Eye | null = null;
  #aspect = $state(1);
  /** The preset that is held. */
  held: Preset | 'level' | null = $state(null);
  /** Whether the levels are further apart. */
  spread = $state(false);
  /** Whether they lie beside each other. */
  out = $state(false);
  /** The board whose level alone is seen. */
  level: number | null = $state(null);
  /** As text: an equal way to lie is the same one, and the table is not laid anew for every size of the picture. */
  readonly #fold: string = $derived.by(() => JSON.stringify(foldFor(this.#stacked, this.#aspect)));
  readonly #unfolded: Plan | null = $derived.by(() => {
    const fold = JSON.parse(this.#fold) as Fold | null;
    return fold && unfolded(this.#camp.universe, this.#stacked, fold);
  });
  /** How the table is laid now. */
  readonly plan: Plan = $derived.by(() => (this.out ? this.#unfolded : null) ?? (this.spread ? this.#spreaded : this.#stacked));

  constructor(camp: Camp) {
    this.#camp = camp;
    this.#stacked = planOf(camp.universe);
    this.#spreaded = planOf(camp.universe, SPREAD);
    const { look, preset, spread, out } = views.of(camp.game);
    this.spread = spread;
    this.out = out && levelled(this.#stacked);
    this.held = preset ?? (look ? null : camp.facing());
  }

  ready(stage: Stage, eye: Eye): void {
    [this.#stage, this.#eye] = [stage, eye];
  }

  /** The picture has another size: what is held is fitted into it. */
  resized(): void {
    const frame = this.#frame();
    if (!this.#eye || !frame) return;
    const look = this.#held();
    if (look) this.#eye.set(look);
  }

  #frame(): Frame | null {
    const frame = this.#eye?.frameWithin(this.#camp.margins()) ?? null;
    if (frame) this.#aspect = (frame.aspect * (frame.left + frame.right)) / (frame.up + frame.down);
    return frame;
  }

  /** Where the preset that is held looks from. Level buttons take a corner only: they may lie beside what is looked at. */
  #held(): Look | null {
    const [stage, narrow] = [this.#stage, this.#frame()];
    if (!stage || !narrow || this.held === null || !this.#eye) return null;
    const { left, corner, ...margins } = this.#camp.margins();
    const wide = this.#eye.frameWithin({ ...margins, left: 0, corner });
    const points = this.#points(stage);
    const look = this.#lookOf(stage, points, wide);
    const { width, height } = this.#eye.size;
    const covered = points.some((point) => {
      const [x, y] = onPicture(look, point, wide.aspect);
      return ((x + 1) / 2) * width < left && ((1 - y) / 2) * height < corner;
    });
    return covered ? this.#lookOf(stage, points, narrow) : look;
  }

  /** What must be in the picture. */
  #points(stage: Stage): Point[] {
    const { rim } = this.#camp;
    if (this.held === 'level') {
      const sites = this.#camp.levels().find(({ board }) => board === this.level)?.sites ?? [];
      return outline(
        sites.flatMap((site) => this.plan.spots[site] ?? []),
        rim,
      );
    }
    const points = this.held === 'above' ? stage.placesOf(this.plan, rim) : stage.outlineOf(this.plan, rim);
    if (!this.out) return points;
    // Below the nearest level its name is written.
    const near =
      this.#camp.facing() === 'first'
        ? Math.max(...points.map(({ z }) => z)) + NAME
        : Math.min(...points.map(({ z }) => z)) - NAME;
    return [...points, { x: 0, y: 0, z: near }];
  }

  #lookOf(stage: Stage, points: readonly Point[], frame: Frame): Look {
    const facing = this.#camp.facing();
    if (this.held === 'above') return fromAbove(facing, stage.signed ? 'signs' : 'figures', points, frame);
    if (this.held === 'first' || this.held === 'second')
      return chairLook(this.held, this.#anglesOf(this.held, stage) ?? flatAngles(frame.aspect), points, frame);
    return chairLook(facing, flatAngles(frame.aspect), points, frame);
  }

  /** Sought once for a side and a way to lay the table: a seat stays the same while a game is played. */
  #anglesOf(side: Facing, stage: Stage): Angles | null {
    const key = `${side} ${this.spread}`;
    if (!this.#angles.has(key)) {
      const sight = stage.sight(this.plan);
      if (sight) this.#angles.set(key, anglesOf(side, sight));
    }
    return this.#angles.get(key) ?? null;
  }

  /** Travels to a preset and lays the table for it. */
  go(preset: Preset): void {
    this.level = null;
    this.out = preset === 'above' && levelled(this.#stacked);
    this.held = preset;
    this.#travel(this.#held());
  }

  /** One level by itself, or all again. */
  isolate(board: number | null): void {
    if (board === null) return this.go(this.#camp.facing());
    this.level = board;
    this.out = false;
    this.held = 'level';
    this.#travel(this.#held());
  }

  /** The board was turned around: who looked from a seat changes it. */
  turned(): void {
    if (this.level !== null) this.isolate(this.level);
    else this.go(this.held === 'above' || this.out ? 'above' : this.#camp.facing());
  }

  /** Levels further apart, or together again. Beside each other they cannot be both. */
  toggleSpread(): void {
    this.spread = !this.spread;
    if (this.out) this.go(this.#camp.facing());
    else if (this.held) this.#travel(this.#held());
    else this.remember();
  }

  zoom(factor: number): void {
    this.#leave((aim) => zoomed(aim, factor, this.plan.ball));
  }

  /** Around the table and above it, in radians. */
  walk(bearing: number, height: number): void {
    this.#leave((aim) => turned(aim, bearing, height));
  }

  /** Lets go of what is held and looks from somewhere else. */
  #leave(to: (aim: Look) => Look): void {
    if (!this.#eye) return;
    this.held = null;
    this.#travel(to(this.#eye.aim));
  }

  #travel(look: Look | null): void {
    if (look) this.#eye?.travel(look, performance.now(), this.#camp.motion());
    this.#camp.moved();
    this.remember();
  }

  remember(): void {
    if (!this.#eye) return;
    const { held, spread, out } = this;
    views.change(this.#camp.game, { look: this.#eye.aim, preset: held === 'level' ? null : held, spread, out });
  }
}
