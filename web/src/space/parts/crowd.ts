/** Many copies of one shape in one draw call; the list is written anew whenever something changes. */

import { Color, InstancedMesh, Matrix4, Quaternion, Vector3, type BufferGeometry, type Material } from 'three';

const UP = new Vector3(0, 1, 0);
const RIGHT = new Vector3(1, 0, 0);
const [matrix, place, spin, lean, scale] = [new Matrix4(), new Vector3(), new Quaternion(), new Quaternion(), new Vector3()];
const WHITE = new Color(1, 1, 1);

/** Where a copy stands and how it is stretched. */
export interface Copy {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn?: number;
  /** How far it leans back after the turn, in radians. */
  readonly tip?: number;
  readonly sx?: number;
  readonly sy?: number;
  readonly sz?: number;
  readonly colour?: Color;
}

export class Crowd {
  readonly mesh: InstancedMesh;
  readonly #room: number;

  constructor(geometry: BufferGeometry, material: Material, room: number) {
    this.#room = Math.max(1, room);
    this.mesh = new InstancedMesh(geometry, material, this.#room);
    this.mesh.frustumCulled = false;
    this.mesh.setColorAt(0, WHITE);
    this.begin();
  }

  /** Forgets all copies. */
  begin(): void {
    this.mesh.count = 0;
  }

  /** Adds a copy; its index. */
  add({ x, y, z, turn = 0, tip = 0, sx = 1, sy = sx, sz = sx, colour }: Copy): number {
    const index = this.mesh.count;
    if (index >= this.#room) return index;
    spin.setFromAxisAngle(UP, turn);
    if (tip !== 0) spin.multiply(lean.setFromAxisAngle(RIGHT, -tip));
    this.mesh.setMatrixAt(index, matrix.compose(place.set(x, y, z), spin, scale.set(sx, sy, sz)));
    this.mesh.setColorAt(index, colour ?? WHITE);
    this.mesh.count = index + 1;
    return index;
  }

  /** Hands the list over; an empty one is not drawn. */
  end(): void {
    this.mesh.visible = this.mesh.count > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    for (const material of [this.mesh.material].flat()) material.dispose();
    this.mesh.dispose();
  }
}

/** A matrix for a copy that only lies and turns, and leans back so far. It is used up by the next call. */
export function lying(x: number, y: number, z: number, turn: number, size = 1, tip = 0): Matrix4 {
  spin.setFromAxisAngle(UP, turn);
  if (tip !== 0) spin.multiply(lean.setFromAxisAngle(RIGHT, -tip));
  return matrix.compose(place.set(x, y, z), spin, scale.set(size, size, size));
}
