/**
 * From where the table is looked at and how it is laid: a side's seat, from above, one level by itself. A preset that is held
 * is fitted again when the picture changes its size; whoever moves the eye by hand lets go of it. All is remembered for each game.
 */

import type { Facing, Panel } from '../board/layout';
import type { UniverseView } from '../engine/types';
import { views, type Preset } from '../store/views.svelte';
import type { Eye, Margins } from './eye';
import { fromAbove, zoomed, type Frame, type Look } from './orbit';
import { outline, planOf, type Plan } from './plan';
import { anglesOf, chairLook, type Angles } from './chairs';
import type { Stage } from './stage';
import { foldFor, levelled, unfolded, type Fold } from './unfold';

/** How much further apart levels can be. */
const SPREAD = 1.55;

export interface Camp {
  readonly universe: UniverseView;
  readonly game: string;
  readonly facing: () => Facing;
  readonly levels: () => readonly Panel[];
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
  readonly #angles = new Map<string, Angles>();
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

  /** Where the preset that is held looks from. */
  #held(): Look | null {
    const [stage, frame] = [this.#stage, this.#frame()];
    if (!stage || !frame || this.held === null) return null;
    const facing = this.#camp.facing();
    if (this.held === 'above') return fromAbove(facing, stage.signed ? 'signs' : 'figures', stage.placesOf(this.plan), frame);
    if (this.held === 'level') {
      const sites = this.#camp.levels().find(({ board }) => board === this.level)?.sites ?? [];
      return chairLook(facing, LEVEL, outline(sites.flatMap((site) => this.plan.spots[site] ?? [])), frame);
    }
    return chairLook(this.held, this.#anglesOf(this.held, stage), stage.outlineOf(this.plan), frame);
  }

  /** Sought once for a side and a way to lay the table: a seat stays the same while a game is played. */
  #anglesOf(side: Facing, stage: Stage): Angles {
    const key = `${side} ${this.spread}`;
    const sight = this.#angles.has(key) ? null : stage.sight(this.plan);
    const angles = this.#angles.get(key) ?? (sight ? anglesOf(side, sight) : LEVEL);
    if (sight) this.#angles.set(key, angles);
    return angles;
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
    const eye = this.#eye;
    if (!eye) return;
    this.held = null;
    this.#travel(zoomed(eye.aim, factor, this.plan.ball));
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

/** One level is looked down upon. */
const LEVEL: Angles = { aside: 0, height: 0.92 };
