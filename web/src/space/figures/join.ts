/** Several shapes as one, so that a piece is one draw call. The parts are used up. */

import { BufferAttribute, BufferGeometry } from 'three';

export function joined(parts: readonly BufferGeometry[]): BufferGeometry {
  const loose = parts.map((part) => (part.index ? part.toNonIndexed() : part));
  const whole = new BufferGeometry();
  for (const [name, size] of [
    ['position', 3],
    ['normal', 3],
  ] as const) {
    const arrays = loose.map((part) => part.getAttribute(name).array);
    const all = new Float32Array(arrays.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const array of arrays) {
      all.set(array, at);
      at += array.length;
    }
    whole.setAttribute(name, new BufferAttribute(all, size));
  }
  for (const part of new Set([...parts, ...loose])) part.dispose();
  return whole;
}
