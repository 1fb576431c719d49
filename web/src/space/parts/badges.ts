/** Signs that hover over pieces: a golden crown with a glow, a lock, a star, an arrow. They always look at the eye. */

import {
  AdditiveBlending,
  CanvasTexture,
  ExtrudeGeometry,
  Group,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Shape,
  TorusGeometry,
  BoxGeometry,
  type BufferGeometry,
  type MeshStandardMaterialParameters,
} from 'three';
import type { PieceOn } from '../../engine/types';
import type { Figure } from '../figures';
import { joined } from '../figures/join';
import type { Pose } from '../motion';
import type { Look as Sight } from '../orbit';
import type { Point } from '../plan';
import { Crowd } from './crowd';

/** Points of a closed outline in a box of 24 by 24, y downwards, as the flat icons have them. */
function cut(points: readonly (readonly [number, number])[]): BufferGeometry {
  const shape = new Shape();
  points.forEach(([x, y], index) => {
    const at = [(x - 12) / 24, (12 - y) / 24] as const;
    if (index === 0) shape.moveTo(...at);
    else shape.lineTo(...at);
  });
  return new ExtrudeGeometry(shape, { depth: 0.1, bevelThickness: 0.02, bevelSize: 0.02, bevelSegments: 1 });
}

function star(): BufferGeometry {
  return cut(
    Array.from({ length: 10 }, (_, index) => {
      const [angle, radius] = [(index * Math.PI) / 5, index % 2 === 0 ? 11 : 4.6];
      return [12 + Math.sin(angle) * radius, 12 - Math.cos(angle) * radius] as const;
    }),
  );
}

function lock(): BufferGeometry {
  const body = new BoxGeometry(0.6, 0.42, 0.2);
  body.translate(0, -0.14, 0);
  const bow = new TorusGeometry(0.19, 0.055, 8, 16, Math.PI);
  bow.translate(0, 0.06, 0);
  return joined([body, bow]);
}

interface Look {
  readonly make: () => BufferGeometry;
  readonly look: MeshStandardMaterialParameters;
  readonly glow: boolean;
}

/** By the engine's code. */
const LOOKS: Readonly<Record<string, Look>> = {
  deferred: {
    make: () =>
      joined([
        cut([
          [3, 8],
          [7.5, 12],
          [12, 5],
          [16.5, 12],
          [21, 8],
          [19.2, 17],
          [4.8, 17],
        ]),
        cut([
          [5, 19],
          [19, 19],
          [19, 21],
          [5, 21],
        ]),
      ]),
    look: { color: 0xf2b705, emissive: 0xb98500, metalness: 0.6, roughness: 0.25 },
    glow: true,
  },
  frozen: { make: lock, look: { color: 0x9c2a20, emissive: 0x4d0f0a, roughness: 0.5 }, glow: false },
  heroic: { make: star, look: { color: 0xffc93a, emissive: 0x8a5600, metalness: 0.3, roughness: 0.35 }, glow: false },
  transported: {
    make: () =>
      cut([
        [12, 3],
        [19, 10],
        [14, 10],
        [14, 21],
        [10, 21],
        [10, 10],
        [5, 10],
      ]),
    look: { color: 0x3a86c8, emissive: 0x123a5c },
    glow: false,
  },
  acted: {
    make: () =>
      cut([
        [21, 12],
        [14, 19],
        [14, 14],
        [4, 14],
        [4, 10],
        [14, 10],
        [14, 5],
      ]),
    look: { color: 0x5f6b66, emissive: 0x20251f },
    glow: false,
  },
  sheltered: {
    make: () =>
      cut([
        [12, 2],
        [21, 5],
        [20, 14],
        [12, 22],
        [4, 14],
        [3, 5],
      ]),
    look: { color: 0x4f7fae, emissive: 0x17324a, roughness: 0.5 },
    glow: false,
  },
  counts: { make: () => new TorusGeometry(0.3, 0.09, 8, 20), look: { color: 0xe07a1f, emissive: 0x5e2c05 }, glow: false },
};

const SIZE = 0.34;
/** How much of its size a sign keeps over a small piece: it must still be seen. */
const KEPT = 0.45;
/** How far from the middle of a counter its signs stand, in shares of its half width: its own sign stays free. */
const RIM = 0.95;

/** A sign that hovers over a point. */
export interface Hovering extends Point {
  readonly code: string;
  readonly size: number;
  readonly site: number;
}

/** The signs of a piece: over the head of a figure side by side; at the rim of a counter, where no other of its stack is. */
export function signsOf(
  { badges, site }: PieceOn,
  pose: Pose,
  { height, radius, signed }: Figure,
): (Hovering & { readonly beside: number })[] {
  const codes = badges.map(({ code }) => code).filter((code) => Object.hasOwn(LOOKS, code));
  const size = KEPT + (1 - KEPT) * pose.size;
  const y = pose.y + height * pose.size;
  return codes.map((code, index) => {
    if (!signed) return { code, site, size, x: pose.x, y: y + 0.2, z: pose.z, beside: (index - (codes.length - 1) / 2) * 0.36 };
    const rim = RIM * radius * pose.size;
    const [right, near] = pose.stem ? [0, -rim] : [-rim * 0.75, rim * 0.75];
    const [s, c] = [Math.sin(pose.turn), Math.cos(pose.turn)];
    return {
      code,
      site,
      size,
      x: pose.x + right * c + near * s,
      y: y + 0.1 * size,
      z: pose.z - right * s + near * c,
      beside: 0.34 * size * index,
    };
  });
}

function glowPicture(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const pen = canvas.getContext('2d');
  if (pen) {
    const light = pen.createRadialGradient(32, 32, 2, 32, 32, 31);
    light.addColorStop(0, 'rgb(255 214 92 / 90%)');
    light.addColorStop(0.45, 'rgb(255 190 30 / 35%)');
    light.addColorStop(1, 'rgb(255 180 0 / 0%)');
    pen.fillStyle = light;
    pen.fillRect(0, 0, 64, 64);
  }
  return new CanvasTexture(canvas);
}

export class Badges {
  readonly object = new Group();
  readonly #crowds: ReadonlyMap<string, Crowd>;
  readonly #glow: Crowd;
  readonly #light = glowPicture();

  constructor(room: number) {
    this.#crowds = new Map(
      Object.entries(LOOKS).map(([code, { make, look }]) => {
        const crowd = new Crowd(make(), new MeshStandardMaterial(look), room);
        this.object.add(crowd.mesh);
        return [code, crowd];
      }),
    );
    const light = new MeshBasicMaterial({ map: this.#light, transparent: true, depthWrite: false, blending: AdditiveBlending });
    this.#glow = new Crowd(new PlaneGeometry(1, 1), light, room);
    this.#glow.mesh.renderOrder = 6;
    this.object.add(this.#glow.mesh);
  }

  /** Signs over places, each with the code of its badge, turned to the eye. */
  place(
    signs: readonly (Hovering & { readonly beside: number })[],
    { bearing, height }: Pick<Sight, 'bearing' | 'height'>,
  ): void {
    for (const crowd of this.#crowds.values()) crowd.begin();
    this.#glow.begin();
    for (const { x, y, z, code, size, beside } of signs) {
      const crowd = this.#crowds.get(code);
      if (!crowd) continue;
      const at = { x: x + Math.cos(bearing) * beside, y, z: z - Math.sin(bearing) * beside, turn: bearing, tip: height };
      crowd.add({ ...at, sx: SIZE * size });
      if (LOOKS[code]?.glow) this.#glow.add({ ...at, sx: 1.15 * size });
    }
    for (const crowd of this.#crowds.values()) crowd.end();
    this.#glow.end();
  }

  dispose(): void {
    for (const crowd of this.#crowds.values()) crowd.dispose();
    this.#glow.dispose();
    this.#light.dispose();
  }
}
