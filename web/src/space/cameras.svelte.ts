/**
 * From where the table is looked at and how it is laid: the near chair and the far one, from above, from aside, one level by
 * itself. A preset that is held is fitted again when the picture changes its size; whoever moves the eye by hand lets go of it.
 * All is remembered for each game, as it is from the near chair: whoever changes sides takes his view along.
 */

import type { Facing, Panel } from '../board/layout';
import type { UniverseView } from '../engine/types';
import { views, type Preset } from '../store/views.svelte';
import type { Eye, Margins } from './eye';
import { fromAbove, fromAside, onPicture, turned, zoomed, type Frame, type Look } from './orbit';
import { outline, planOf, type Plan, type Point } from './plan';
import { anglesOf, chairLook, flatAngles, shareFrom, type Angles } from './chairs';
import { seated } from './seated';
import type { Stage } from './stage';
import { foldFor, levelled, unfolded, type Fold } from './unfold';

/** How much further apart levels can be. */
const SPREAD = 1.55;
/** What is nearer to the edge of the picture than this is not seen. */
const EDGE = 0.94;
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
  held: Preset | 'far' | 'level' | null = $state(null);
  /** Whether the levels are further apart. */
  spread = $state(false);
  /** Whether they lie beside each other. */
  out = $state(false);
  /** The board whose level alone is seen. */
  level: number | null = $state(null);
  /** Where the eye begins, if somebody remembers. */
  readonly begun: Look | null;
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
    const { eye, preset, spread, out, level } = views.of(camp.game);
    const alone = camp.universe.boards.findIndex(({ name }) => name === level);
    this.spread = spread;
    this.out = out && levelled(this.#stacked);
    this.level = alone < 0 ? null : alone;
    this.held = alone >= 0 && preset !== 'above' ? 'level' : (preset ?? (eye ? null : 'near'));
    this.begun = eye && seated(eye, camp.facing());
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
    if (this.level !== null) {
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
    if (this.held === 'above') return fromAbove(facing, points, frame);
    if (this.held === 'aside') return fromAside(facing, points, frame);
    if (this.held === 'near' || this.held === 'far') {
      const side = this.held === 'near' ? facing : facing === 'first' ? 'second' : 'first';
      return chairLook(side, this.#anglesOf(side, stage) ?? flatAngles(frame.aspect), points, frame);
    }
    return chairLook(facing, flatAngles(frame.aspect), points, frame);
  }

  /** Sought once for a side and a way to lay the table: a seat stays the same while a game is played. */
  #anglesOf(side: Facing, stage: Stage): Angles | null {
    const key = `${side} ${this.spread}`;
    if (!this.#angles.has(key)) {
      const [sight, together] = [stage.sight(this.plan), this.spread ? stage.sight(this.#stacked) : null];
      const points = (plan: Plan): Point[] => stage.outlineOf(plan, this.#camp.rim);
      const usual = together && anglesOf(side, together, points(this.#stacked));
      const least = usual ? shareFrom(side, usual, together, points(this.#stacked)) : 0;
      if (sight) this.#angles.set(key, anglesOf(side, sight, points(this.plan), least));
    }
    return this.#angles.get(key) ?? null;
  }

  /** Travels to a preset and lays the table for it. A level that is seen alone is first seen alone from above too, as large as it can be. */
  go(preset: Preset | 'far'): void {
    if (preset !== 'above' || this.held !== 'level') this.level = null;
    this.out = preset === 'above' && this.level === null && levelled(this.#stacked);
    this.held = preset;
    this.#travel(this.#held());
  }

  /** One level by itself, or all again. */
  isolate(board: number | null): void {
    if (board === null) return this.go('near');
    this.level = board;
    this.out = false;
    this.held = 'level';
    this.#travel(this.#held());
  }

  /** Something happened at these places: whoever sees another level alone, or looks elsewhere, is led there. */
  show(sites: readonly number[]): void {
    if (sites.length === 0) return;
    if (this.level !== null) {
      const levels = this.#camp.levels().filter((panel) => sites.every((site) => panel.sites.includes(site)));
      if (levels.some(({ board }) => board === this.level)) return;
      this.isolate(levels[0]?.board ?? null);
    } else if (this.held === null && this.#eye) {
      const [{ aim }, { width, height }] = [this.#eye, this.#eye.size];
      const seen = sites.every((site) => {
        const spot = this.plan.spots[site];
        return !spot || onPicture(aim, spot, width / height).every((at) => Math.abs(at) < EDGE);
      });
      if (!seen) this.go('near');
    }
  }

  /** The board was turned around: the eye goes along, to the same view from the other chair. Who visited that is at home now. */
  turned(): void {
    if (this.level !== null && this.held !== null) this.#travel(this.#held());
    else if (this.held) this.go(this.held === 'level' || this.held === 'far' ? 'near' : this.held);
    else if (this.#eye) this.#travel(seated(this.#eye.aim, 'second'));
  }

  /** Levels further apart, or together again. Beside each other they cannot be both. */
  toggleSpread(): void {
    this.spread = !this.spread;
    if (this.out) this.go('near');
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
    const { held, spread, out, level } = this;
    const { game, universe, facing } = this.#camp;
    views.change(game, {
      eye: seated(this.#eye.aim, facing()),
      preset: held === 'level' ? null : held === 'far' ? 'near' : held,
      spread,
      out,
      level: level === null ? null : (universe.boards[level]?.name ?? null),
    });
  }
}
