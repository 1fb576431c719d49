/** Which shape a kind of piece has. Kinds that no table knows are counters with their sign; nothing here knows a game. */

import type { BufferGeometry } from 'three';
import { pieceArt, paletteOf, type Art, type SideIndex } from '../../pieces';
import { counter, HALF, stump, THICK, type Outline } from './counter';
import { TURNED } from './lathe';

/** A shape that several kinds may share. */
export interface Figure {
  /** Equal names are one shape. */
  readonly name: string;
  readonly make: () => BufferGeometry;
  readonly radius: number;
  readonly height: number;
  /** How wide it is above its foot. */
  readonly waist: number;
  /** Whether it carries its sign on its upper face. */
  readonly signed: boolean;
  /** Whether that face is turned up to the eye: where figures are expected, and the eye is low, a counter that lies is not read. */
  readonly upright: boolean;
}

/** The corner of a square counter lies outside every round one. */
const CORNER = 12;

function outlineOf(art: Art): Outline {
  const body = art.find(({ role, strokeWidth }) => role === 'body' && strokeWidth === undefined);
  const pen = document.createElement('canvas').getContext('2d');
  return body && pen?.isPointInPath(new Path2D(body.d), CORNER, CORNER) ? 'square' : 'round';
}

const outlines = new Map<Art, Outline>();

/**
 * The shape of a piece in a set. Turned figures belong to the traditional set of chess; all other drawings lie on counters, and so
 * do those where figures would be seen on their heads.
 */
export function figureOf(game: string, set: string, side: SideIndex, kind: string, lying = false): Figure {
  // Nobody knows what it was.
  if (kind === '') return { name: 'stump', make: stump, radius: 0.32, height: 0.6, waist: 0.8, signed: false, upright: false };
  const turned = Object.hasOwn(TURNED, kind) ? TURNED[kind] : undefined;
  if (turned && !lying && set === 'signs' && paletteOf(game) === 'chess') {
    return { ...turned, name: kind, waist: 0.55, signed: false, upright: false };
  }
  const art = pieceArt(game, set, side, kind);
  const outline = outlines.get(art) ?? outlineOf(art);
  outlines.set(art, outline);
  const upright = !lying && paletteOf(game) === 'chess';
  const room = upright ? { radius: 0.34, height: 0.72 } : { radius: HALF, height: THICK };
  return { name: outline, make: () => counter(outline), ...room, waist: 1, signed: true, upright };
}
