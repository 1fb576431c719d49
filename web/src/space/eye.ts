/** The camera of the renderer, led by a look; it travels to presets and says when it has arrived. */

import { Vector3, type PerspectiveCamera } from 'three';
import { between, eased, eyeOf, FIELD, type Frame, type Look } from './orbit';
import type { Point } from './plan';
import type { Ray } from './ray';

const TRAVEL = 650;
/** How much of what buttons leave free of a picture may be filled. */
const EDGE = 0.96;

/** What lies over the edges of the picture, in pixels. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How far down what lies at the left edge reaches. */
  readonly corner: number;
}

export class Eye {
  readonly camera: PerspectiveCamera;
  #look: Look;
  #journey: { readonly from: Look; readonly to: Look; readonly begun: number } | null = null;
  #size = { width: 1, height: 1 };

  constructor(camera: PerspectiveCamera, look: Look) {
    this.camera = camera;
    [camera.fov, camera.near, camera.far] = [FIELD, 0.5, 200];
    camera.updateProjectionMatrix();
    this.#look = look;
    this.#copy();
  }

  get look(): Look {
    return this.#look;
  }

  /** Where a journey ends; without one, here. */
  get aim(): Look {
    return this.#journey?.to ?? this.#look;
  }

  get size(): { readonly width: number; readonly height: number } {
    return this.#size;
  }

  resize(width: number, height: number): void {
    this.#size = { width: Math.max(1, width), height: Math.max(1, height) };
    this.camera.aspect = this.#size.width / this.#size.height;
    this.camera.updateProjectionMatrix();
  }

  /** What the picture has room for between what lies over its edges. */
  frameWithin({ left, right, top, bottom }: Margins): Frame {
    const { width, height } = this.#size;
    const share = (margin: number, whole: number): number => Math.max(0.3, EDGE * (1 - (2 * margin) / whole));
    return {
      aspect: width / height,
      left: share(left, width),
      right: share(right, width),
      up: share(top, height),
      down: share(bottom, height),
    };
  }

  /** Looks that way at once. */
  set(look: Look): void {
    this.#journey = null;
    this.#look = look;
    this.#copy();
  }

  travel(to: Look, now: number, motion: boolean): void {
    if (!motion) return this.set(to);
    this.#journey = { from: this.#look, to, begun: now };
  }

  /** Goes on with a journey; whether there is one. */
  tick(now: number): boolean {
    if (!this.#journey) return false;
    const { from, to, begun } = this.#journey;
    const share = Math.min(1, (now - begun) / TRAVEL);
    this.#look = share < 1 ? between(from, to, eased(share)) : to;
    if (share >= 1) this.#journey = null;
    this.#copy();
    return true;
  }

  #copy(): void {
    const eye = eyeOf(this.#look);
    const { at } = this.#look;
    this.camera.position.set(eye.x, eye.y, eye.z);
    this.camera.lookAt(at.x, at.y, at.z);
    this.camera.updateMatrixWorld();
  }

  /** Where a point is on the picture, in pixels; nothing if it is behind the eye. */
  project({ x, y, z }: Point): { x: number; y: number } | null {
    const seen = new Vector3(x, y, z).project(this.camera);
    if (seen.z > 1) return null;
    return { x: ((seen.x + 1) / 2) * this.#size.width, y: ((1 - seen.y) / 2) * this.#size.height };
  }

  /** The ray through a pixel. */
  ray(x: number, y: number): Ray {
    const to = new Vector3((x / this.#size.width) * 2 - 1, 1 - (y / this.#size.height) * 2, 0.5).unproject(this.camera);
    to.sub(this.camera.position).normalize();
    return { from: this.camera.position, to };
  }
}
