/** A lamp over the table with soft shadows, light from the sky and the floor, and a floor that only shows the shadows. */

import { AmbientLight, CircleGeometry, DirectionalLight, Group, HemisphereLight, Mesh, ShadowMaterial } from 'three';
import type { Ball } from '../plan';

export class Lights {
  readonly object = new Group();
  readonly #lamp = new DirectionalLight(0xfff4e2, 2.3);
  readonly #floor: Mesh<CircleGeometry, ShadowMaterial>;

  constructor(ball: Ball, floor: number, dark: boolean, grain: number) {
    const reach = ball.radius * 1.25;
    this.#lamp.position.set(ball.x - reach * 0.7, ball.y + reach * 2.2, ball.z + reach * 0.8);
    this.#lamp.target.position.set(ball.x, ball.y, ball.z);
    this.#lamp.castShadow = true;
    this.#lamp.shadow.mapSize.set(grain, grain);
    this.#lamp.shadow.radius = 3;
    this.#lamp.shadow.bias = -0.0006;
    this.#lamp.shadow.normalBias = 0.02;
    const camera = this.#lamp.shadow.camera;
    [camera.left, camera.right, camera.bottom, camera.top] = [-reach, reach, -reach, reach];
    [camera.near, camera.far] = [reach * 0.5, reach * 4.5];
    camera.updateProjectionMatrix();
    const counter = new DirectionalLight(0xdfe8ff, 1.5);
    counter.position.set(ball.x + reach, ball.y + reach, ball.z - reach * 1.4);
    counter.target.position.set(ball.x, ball.y, ball.z);
    this.#floor = new Mesh(new CircleGeometry(ball.radius * 2.4, 40), new ShadowMaterial({ opacity: dark ? 0.5 : 0.22 }));
    this.#floor.rotation.x = -Math.PI / 2;
    this.#floor.position.set(ball.x, floor, ball.z);
    this.#floor.receiveShadow = true;
    this.object.add(this.#lamp, this.#lamp.target, counter, counter.target, this.#floor);
    this.object.add(
      new HemisphereLight(0xffffff, dark ? 0x30343a : 0x9a8f80, dark ? 1.3 : 1.4),
      new AmbientLight(0xffffff, 0.25),
    );
  }

  /** Whether the lamp casts shadows: they are half of what a picture costs. */
  shadows(wanted: boolean): void {
    this.#lamp.castShadow = wanted;
  }

  dispose(): void {
    this.#lamp.shadow.dispose();
    this.#lamp.dispose();
    this.#floor.geometry.dispose();
    this.#floor.material.dispose();
  }
}
