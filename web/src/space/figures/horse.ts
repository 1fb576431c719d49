/** The head of a knight: a silhouette with thickness and round edges, looking at the enemy. */

import { ExtrudeGeometry, Shape, type BufferGeometry } from 'three';

/** The outline from the chest around the head and down the mane, forward and up in units of a cell. */
const CHEST: readonly [number, number] = [0.17, 0.22];
const CURVES: readonly (readonly [number, number, number, number])[] = [
  // chest to jaw
  [0.16, 0.4, 0.08, 0.53],
  [0.13, 0.55, 0.17, 0.53],
  // mouth and nose
  [0.24, 0.5, 0.28, 0.56],
  [0.29, 0.62, 0.25, 0.66],
  // forehead
  [0.2, 0.76, 0.1, 0.84],
  // ear
  [0.08, 0.9, 0.05, 0.95],
  [0, 0.9, -0.03, 0.86],
  // mane and back
  [-0.22, 0.76, -0.21, 0.5],
  [-0.2, 0.34, -0.17, 0.22],
];

export function horse(): BufferGeometry {
  const shape = new Shape();
  shape.moveTo(...CHEST);
  for (const curve of CURVES) shape.quadraticCurveTo(...curve);
  shape.closePath();
  const head = new ExtrudeGeometry(shape, {
    depth: 0.13,
    curveSegments: 5,
    bevelEnabled: true,
    bevelThickness: 0.05,
    bevelSize: 0.035,
    bevelOffset: -0.03,
    bevelSegments: 2,
  });
  head.translate(0, 0, -0.065);
  // Drawn looking along x; a piece looks away from its player, and half aside, so that its profile is seen from a chair.
  head.rotateY(Math.PI / 2 - 0.9);
  return head;
}
