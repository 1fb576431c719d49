/** Every place where a movable board can stand as a wire frame: those in use green, the others red and fainter (rules: 18.3). */

import { BufferAttribute, BufferGeometry, Group, LineBasicMaterial, LineSegments } from 'three';
import type { SceneView, UniverseView } from '../../engine/types';
import type { Plan } from '../plan';

interface Wire {
  readonly board: number;
  readonly name: string;
  readonly visible: boolean;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The instances with their places; those of one anchor lie a little inside each other. */
export function instancesOf(universe: UniverseView, scene: SceneView, plan: Plan): Wire[] {
  const shown = new Set(scene.boards.map(({ board }) => board));
  return universe.boards.flatMap(({ name }, board) => {
    const slab = plan.slabs[board];
    return slab?.movable ? [{ board, name, visible: shown.has(board), x: slab.x, y: slab.y, z: slab.z }] : [];
  });
}

export class Wires {
  readonly object = new Group();
  readonly #materials = [
    new LineBasicMaterial({ color: 0x1fae63 }),
    new LineBasicMaterial({ color: 0xd0342a, transparent: true, opacity: 0.45 }),
  ] as const;
  #lines: LineSegments[] = [];

  place(universe: UniverseView, scene: SceneView, plan: Plan, shown: boolean): void {
    this.#clear();
    if (!shown) return;
    const wires = instancesOf(universe, scene, plan);
    for (const visible of [true, false]) {
      const points = wires.flatMap(({ board, visible: own, x, y, z }, index) => {
        if (own !== visible) return [];
        const twin = wires.slice(0, index).some((other) => other.x === x && other.y === y && other.z === z);
        const slab = plan.slabs[board];
        return slab ? box(x, y, z, slab.w / 2 + (twin ? 0.06 : 0.16), slab.d / 2 + (twin ? 0.06 : 0.16)) : [];
      });
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
      const lines = new LineSegments(geometry, this.#materials[visible ? 0 : 1]);
      this.#lines.push(lines);
      this.object.add(lines);
    }
  }

  #clear(): void {
    for (const lines of this.#lines) {
      this.object.remove(lines);
      lines.geometry.dispose();
    }
    this.#lines = [];
  }

  dispose(): void {
    this.#clear();
    for (const material of this.#materials) material.dispose();
  }
}

/** The twelve edges of a flat box. */
function box(x: number, y: number, z: number, w: number, d: number): number[] {
  const [top, bottom] = [y + 0.03, y - 0.15];
  const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const;
  return corners.flatMap(([sx, sz], index) => {
    const [nx, nz] = corners[(index + 1) % 4] ?? [0, 0];
    const [a, b] = [[x + sx * w, z + sz * d] as const, [x + nx * w, z + nz * d] as const];
    return [
      a[0], top, a[1], b[0], top, b[1],
      a[0], bottom, a[1], b[0], bottom, b[1],
      a[0], top, a[1], a[0], bottom, a[1],
    ];
  });
}
