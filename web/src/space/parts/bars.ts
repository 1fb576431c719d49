/** Energies as rows of lamps along each player's edge: lit as far as the value goes. */

import { BoxGeometry, Color, Group, MeshStandardMaterial } from 'three';
import type { MeterView } from '../../engine/types';
import type { Plan } from '../plan';
import { Crowd } from './crowd';

/** Which meters are worth a row, and the colour of its lamps. */
const ROWS: Readonly<Record<string, { readonly lit: number; readonly out: number }>> = {
  energy: { lit: 0xffb31a, out: 0x5b5f63 },
};

const MOST = 24;

export class Bars {
  readonly object = new Group();
  readonly #lamps: Crowd;

  constructor() {
    this.#lamps = new Crowd(new BoxGeometry(1, 1, 1), new MeshStandardMaterial({ roughness: 0.4, emissive: 0x1a1204 }), 2 * MOST);
    this.object.add(this.#lamps.mesh);
  }

  place(meters: readonly MeterView[], plan: Plan): void {
    this.#lamps.begin();
    const slabs = plan.slabs.filter(({ movable, single }) => !movable && !single).sort((a, b) => a.y - b.y);
    const slab = slabs[Math.floor(slabs.length / 2)];
    for (const { code, side, value, max } of slab ? meters : []) {
      const row = Object.hasOwn(ROWS, code) ? ROWS[code] : undefined;
      if (!slab || !row || side === null || max === null || max > MOST) continue;
      const edge = (side === 'first' ? 1 : -1) * (slab.d / 2 + 0.62);
      const step = Math.min(0.8, slab.w / max);
      for (let lamp = 0; lamp < max; lamp += 1) {
        const x = (lamp - (max - 1) / 2) * step * (side === 'first' ? 1 : -1);
        const lit = lamp < value;
        this.#lamps.add({ x: slab.x + x, y: slab.y + (lit ? 0.03 : -0.03), z: slab.z + edge, sx: step * 0.78, sy: lit ? 0.2 : 0.1, sz: 0.26, colour: new Color(lit ? row.lit : row.out) });
      }
    }
    this.#lamps.end();
  }

  dispose(): void {
    this.#lamps.dispose();
  }
}
