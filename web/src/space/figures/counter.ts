/** A counter: a thick disc, or a thick square where the drawing is one, that carries its sign on its face. */

import { CylinderGeometry, ExtrudeGeometry, LatheGeometry, Shape, Vector2, type BufferGeometry } from 'three';

/** How thick it is, and the half of its width. */
export const THICK = 0.2;
export const HALF = 0.43;

export type Outline = 'round' | 'square';

export function counter(outline: Outline): BufferGeometry {
  return outline === 'round' ? disc() : block();
}

function disc(): BufferGeometry {
  const profile = [
    [0, 0],
    [HALF - 0.04, 0],
    [HALF, 0.04],
    [HALF + 0.012, THICK / 2],
    [HALF, THICK - 0.03],
    [HALF - 0.025, THICK],
    [0, THICK],
  ] as const;
  return new LatheGeometry(
    profile.map(([r, y]) => new Vector2(r, y)),
    32,
  );
}

function block(): BufferGeometry {
  const [half, round] = [HALF - 0.03, 0.1];
  const shape = new Shape();
  shape.moveTo(-half + round, -half);
  for (const [x, y] of [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    // To the corner, and around it.
    const before = x === y ? [half * x, (half - round) * y] : [(half - round) * x, half * y];
    const after = x === y ? [(half - round) * x, half * y] : [half * x, (half - round) * y];
    shape.lineTo(before[0] ?? 0, before[1] ?? 0);
    shape.quadraticCurveTo(half * x, half * y, after[0] ?? 0, after[1] ?? 0);
  }
  const geometry = new ExtrudeGeometry(shape, {
    depth: THICK - 0.05,
    curveSegments: 3,
    bevelThickness: 0.025,
    bevelSize: 0.025,
    bevelSegments: 2,
  });
  geometry.rotateX(-Math.PI / 2);
  geometry.translate(0, 0.025, 0);
  return geometry;
}

/** What a kind without a drawing and without a shape would be: a plain stump. */
export function stump(): BufferGeometry {
  const geometry = new CylinderGeometry(0.24, 0.32, 0.6, 24);
  geometry.translate(0, 0.3, 0);
  return geometry;
}
