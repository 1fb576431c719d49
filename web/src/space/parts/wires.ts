/**
 * Every place where a movable board can stand as a wire frame: those in use green, the others red and fainter (rules: 18.3), and on
 * each of their squares its name, its number and its height.
 */

import { BufferAttribute, BufferGeometry, Group, LineBasicMaterial, LineSegments } from 'three';
import type { SceneView, UniverseView } from '../../engine/types';
import type { Plan } from '../plan';
import { Faces, Sheet, type Draw } from '../sheet';
import { lying } from './crowd';

interface Wire {
  readonly board: number;
  readonly name: string;
  readonly visible: boolean;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The instances with their places; those of one anchor lie a little inside each other. */
function instancesOf(universe: UniverseView, scene: SceneView, plan: Plan): Wire[] {
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
  #ids: Faces | null = null;
  #state: readonly unknown[] = [];

  place(universe: UniverseView, scene: SceneView, plan: Plan, shown: boolean, turn: number): void {
    const state = [universe, scene, plan, shown, turn];
    if (state.every((part, index) => part === this.#state[index])) return;
    this.#state = state;
    this.#clear();
    if (!shown) return;
    const wires = instancesOf(universe, scene, plan);
    this.#name(universe, scene, plan, turn);
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

  /** One face a square, whether it exists or not. */
  #name({ sites }: UniverseView, scene: SceneView, plan: Plan, turn: number): void {
    const here = new Set(scene.sites);
    const own = sites.flatMap(({ board, name, at }, site) => (plan.slabs[board]?.movable ? [{ site, name, height: at[2] }] : []));
    if (own.length === 0) return;
    const pictures = own.map(({ site, name, height }): [string, Draw] => [
      String(site),
      (pen) => {
        pen.fillStyle = here.has(site) ? '#4be39a' : '#ff8a7d';
        // A dark edge keeps light letters readable on wood and in the air.
        [pen.strokeStyle, pen.lineWidth, pen.lineJoin, pen.textAlign] = ['#101512', 6, 'round', 'center'];
        for (const [text, y, size] of [
          [name, 45, 25],
          [`${site} ↥${height}`, 76, 22],
        ] as const) {
          pen.font = `700 ${size}px system-ui, sans-serif`;
          pen.strokeText(text, 50, y, 92);
          pen.fillText(text, 50, y, 92);
        }
      },
    ]);
    this.#ids = new Faces(new Sheet(new Map(pictures), 96), own.length, false);
    own.forEach(({ site }, index) => {
      const spot = plan.spots[site];
      if (!spot || !this.#ids) return;
      this.#ids.mesh.setMatrixAt(index, lying(spot.x, spot.y + 0.035, spot.z, turn));
      this.#ids.show(index, String(site));
    });
    this.#ids.mesh.count = own.length;
    this.#ids.mesh.renderOrder = 7;
    this.object.add(this.#ids.mesh);
  }

  #clear(): void {
    if (this.#ids) this.object.remove(this.#ids.mesh);
    this.#ids?.dispose();
    this.#ids = null;
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
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return corners.flatMap(([sx, sz], index) => {
    const [nx, nz] = corners[(index + 1) % 4] ?? [0, 0];
    const [a, b] = [[x + sx * w, z + sz * d] as const, [x + nx * w, z + nz * d] as const];
    return [a[0], top, a[1], b[0], top, b[1], a[0], bottom, a[1], b[0], bottom, b[1], a[0], top, a[1], a[0], bottom, a[1]];
  });
}
