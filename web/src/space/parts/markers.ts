/** A chosen board in light, and ghosts of boards at the pins where it may go, at the place and height of its arrival. */

import { BoxGeometry, Color, Group, MeshBasicMaterial } from 'three';
import type { Pose } from '../motion';
import type { Point } from '../plan';
import { Crowd } from './crowd';

/** How a pin answers: open, open across the table, closed for a reason, or out of reach. */
export type PinMark = 'open' | 'crossing' | 'closed' | 'far';

const COLOURS: Readonly<Record<PinMark | 'lit', Color>> = {
  open: new Color(0x1fae63),
  crossing: new Color(0x2f8fd8),
  closed: new Color(0xc23a2e),
  far: new Color(0x8a8f94),
  lit: new Color(0xffd75e),
};

export class Markers {
  readonly object = new Group();
  readonly #ghosts: Crowd;
  readonly #edges: Crowd;

  constructor(room: number) {
    const look = { transparent: true, depthWrite: false, toneMapped: false };
    this.#ghosts = new Crowd(new BoxGeometry(1, 1, 1), new MeshBasicMaterial({ ...look, opacity: 0.28 }), room + 1);
    this.#edges = new Crowd(new BoxGeometry(1, 1, 1), new MeshBasicMaterial({ ...look, opacity: 0.95 }), 4 * (room + 1));
    this.#ghosts.mesh.renderOrder = 5;
    this.#edges.mesh.renderOrder = 5;
    this.object.add(this.#ghosts.mesh, this.#edges.mesh);
  }

  place(size: readonly [number, number], pins: readonly (Point & { readonly mark: PinMark })[], lit: Pose | null): void {
    this.#ghosts.begin();
    this.#edges.begin();
    const [w, d] = size;
    for (const { mark, ...at } of pins) {
      // A closed pin is only outlined: nothing could stand there.
      const bare = mark === 'closed' || mark === 'far';
      if (!bare) this.#ghosts.add({ ...at, y: at.y - 0.05, sx: w, sy: 0.1, sz: d, colour: COLOURS[mark] });
      this.#outline(at.x, at.y, at.z, w, d, COLOURS[mark], bare ? 0.03 : 0.06);
    }
    if (lit) {
      this.#ghosts.add({ ...lit, y: lit.y + 0.02, sx: w + 0.1, sy: 0.03, sz: d + 0.1, colour: COLOURS.lit });
      this.#outline(lit.x, lit.y + 0.03, lit.z, w + 0.3, d + 0.3, COLOURS.lit, 0.1);
    }
    this.#ghosts.end();
    this.#edges.end();
  }

  #outline(x: number, y: number, z: number, w: number, d: number, colour: Color, thick: number): void {
    for (const side of [-1, 1]) {
      this.#edges.add({ x, y, z: z + (side * d) / 2, sx: w + thick, sy: thick, sz: thick, colour });
      this.#edges.add({ x: x + (side * w) / 2, y, z, sx: thick, sy: thick, sz: d - thick, colour });
    }
  }

  dispose(): void {
    this.#ghosts.dispose();
    this.#edges.dispose();
  }
}
