/** What is marked on places: the same signs as on the flat board, by shape as well as by colour, a hair above the ground. */

import {
  CircleGeometry,
  DoubleSide,
  Group,
  MeshBasicMaterial,
  PlaneGeometry,
  RingGeometry,
  type BufferGeometry,
  type Color,
} from 'three';
import type { TargetKind } from '../../board/marks';
import type { Wardrobe } from '../colours';
import { joined } from '../figures/join';
import type { Spot } from '../plan';
import { Crowd } from './crowd';

/** A mark on one place. */
export type Mark =
  | 'trail'
  | 'hover'
  | 'focus'
  | 'selected'
  | 'check'
  | 'owed'
  | 'missing'
  | 'invite'
  | 'landing-same'
  | 'landing-rotated'
  | 'layer-first'
  | 'layer-second'
  | `target-${TargetKind}`;

type ShapeName = 'fill' | 'frame' | 'dot' | 'corners' | 'diamond' | 'rings' | 'ring' | 'cross' | 'warning';

const FLAT = -Math.PI / 2;

function flat(geometry: BufferGeometry): BufferGeometry {
  geometry.rotateX(FLAT);
  return geometry;
}

function bar(w: number, d: number, x: number, z: number, turn = 0): BufferGeometry {
  const geometry = flat(new PlaneGeometry(w, d));
  geometry.translate(x, 0, z);
  geometry.rotateY(turn);
  return geometry;
}

function around(make: (sx: number, sz: number) => BufferGeometry[]): BufferGeometry[] {
  return [-1, 1].flatMap((sx) => [-1, 1].flatMap((sz) => make(sx, sz)));
}

const SHAPES: Readonly<Record<ShapeName, () => BufferGeometry>> = {
  fill: () => flat(new PlaneGeometry(0.94, 0.94)),
  frame: () =>
    joined([bar(0.96, 0.075, 0, -0.44), bar(0.96, 0.075, 0, 0.44), bar(0.075, 0.81, -0.44, 0), bar(0.075, 0.81, 0.44, 0)]),
  dot: () => flat(new CircleGeometry(0.16, 24)),
  corners: () => joined(around((sx, sz) => [bar(0.25, 0.09, sx * 0.345, sz * 0.43), bar(0.09, 0.25, sx * 0.43, sz * 0.345)])),
  diamond: () => flat(new RingGeometry(0.4, 0.47, 4, 1)),
  rings: () => joined([flat(new RingGeometry(0.41, 0.47, 32, 1)), flat(new RingGeometry(0.3, 0.35, 32, 1))]),
  ring: () => flat(new RingGeometry(0.36, 0.48, 32, 1)),
  // A triangle with a stroke in it.
  warning: () => joined([flat(new RingGeometry(0.38, 0.5, 3, 1, Math.PI / 2)), bar(0.08, 0.26, 0, -0.04)]),
  cross: () => joined([bar(0.75, 0.1, 0, 0, Math.PI / 4), bar(0.75, 0.1, 0, 0, -Math.PI / 4)]),
};

interface Look {
  readonly shapes: readonly ShapeName[];
  readonly colour: string;
  /** The order in which marks lie upon each other. */
  readonly layer: number;
}

const LOOKS: Readonly<Record<Mark, Look>> = {
  'layer-first': { shapes: ['diamond'], colour: '#b4221a', layer: 0 },
  'layer-second': { shapes: ['diamond'], colour: '#2159aa', layer: 0 },
  trail: { shapes: ['fill'], colour: 'var(--space-trail)', layer: 1 },
  hover: { shapes: ['frame'], colour: 'var(--space-hover)', layer: 2 },
  focus: { shapes: ['frame'], colour: 'var(--focus, #0b57d0)', layer: 3 },
  selected: { shapes: ['frame', 'fill'], colour: 'var(--space-select)', layer: 3 },
  check: { shapes: ['ring', 'fill'], colour: 'var(--board-check)', layer: 4 },
  owed: { shapes: ['ring', 'fill'], colour: 'var(--board-gold)', layer: 4 },
  missing: { shapes: ['cross', 'frame'], colour: 'var(--board-check)', layer: 4 },
  invite: { shapes: ['fill', 'frame'], colour: 'var(--board-gold)', layer: 5 },
  'landing-same': { shapes: ['frame', 'fill'], colour: '#1d9a5b', layer: 5 },
  'landing-rotated': { shapes: ['corners', 'fill'], colour: '#e07a1a', layer: 5 },
  'target-move': { shapes: ['dot'], colour: 'var(--space-target)', layer: 5 },
  'target-capture': { shapes: ['corners'], colour: 'var(--board-check)', layer: 5 },
  'target-join': { shapes: ['diamond'], colour: 'var(--space-select)', layer: 5 },
  'target-warned': { shapes: ['warning'], colour: 'var(--board-warned)', layer: 5 },
  'target-special': { shapes: ['rings'], colour: 'var(--board-gold)', layer: 5 },
};

export interface Marked {
  readonly spot: Spot;
  readonly mark: Mark;
}

export class Marks {
  readonly object = new Group();
  readonly #crowds: ReadonlyMap<ShapeName, Crowd>;
  readonly #colours: ReadonlyMap<Mark, Color>;

  constructor(room: number, wardrobe: Wardrobe) {
    this.#colours = new Map(Object.entries(LOOKS).map(([mark, { colour }]) => [mark as Mark, wardrobe.colour(colour)]));
    this.#crowds = new Map(
      Object.entries(SHAPES).map(([name, make]) => {
        const fill = name === 'fill';
        const material = new MeshBasicMaterial({
          transparent: true,
          opacity: fill ? 0.4 : 0.95,
          depthWrite: false,
          side: DoubleSide,
          toneMapped: false,
        });
        const crowd = new Crowd(make(), material, room);
        crowd.mesh.renderOrder = fill ? 3 : 4;
        this.object.add(crowd.mesh);
        return [name as ShapeName, crowd];
      }),
    );
  }

  place(marked: readonly Marked[]): void {
    for (const crowd of this.#crowds.values()) crowd.begin();
    for (const { spot, mark } of marked) {
      const { shapes, layer } = LOOKS[mark];
      const colour = this.#colours.get(mark);
      for (const shape of shapes) {
        // Round signs stay round where a place is wide.
        const wide = shape === 'fill' || shape === 'frame' || shape === 'corners';
        this.#crowds.get(shape)?.add({
          x: spot.x,
          y: spot.y + 0.008 + layer * 0.003,
          z: spot.z,
          sx: wide ? spot.w : Math.min(spot.w, spot.d),
          sy: 1,
          sz: wide ? spot.d : Math.min(spot.w, spot.d),
          ...(colour && { colour }),
        });
      }
    }
    for (const crowd of this.#crowds.values()) crowd.end();
  }

  dispose(): void {
    for (const crowd of this.#crowds.values()) crowd.dispose();
  }
}
