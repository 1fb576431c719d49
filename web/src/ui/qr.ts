/** A text as the dark squares of a picture that a camera reads. */

import { encode } from 'uqr';

/** So many bytes fit into the largest picture, and so many with squares to spare for a spoiled one. */
const MOST = 2953;
const SAFE = 2331;

/** Row by row; nothing for a text that no such picture holds. */
export function squaresOf(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text).length;
  return bytes > MOST ? null : encode(text, { ecc: bytes > SAFE ? 'L' : 'M', border: 0 }).data;
}
