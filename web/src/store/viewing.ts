/**
 * How a game is looked at, as a save carries it: names and short texts, which the engine keeps without reading them. There seats
 * and looks are those of the table, not of whoever sits below. What cannot be understood is left out: a view is quickly found again.
 */

import type { SideView } from '../engine/types';
import { seated } from '../space/seated';
import type { KeptLook, KeptView } from './views.svelte';

/** A view and who sits below. */
export interface Viewing extends KeptView {
  readonly facing: SideView;
}

/** The numbers of a look, in the order of the text. */
function numbersOf({ at, bearing, height, distance }: KeptLook): number[] {
  return [at.x, at.y, at.z, bearing, height, distance];
}

/** A thousandth is finer than any eye. */
function rounded(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export function writeViewing({ space, spread, out, eye, preset, level, facing }: Viewing): Record<string, string> {
  const levels = { levels: spread ? 'apart' : 'together', laid: out ? 'beside' : 'stacked' };
  return {
    facing,
    board: space ? 'space' : 'flat',
    ...levels,
    ...(preset ? { seat: preset === 'near' ? facing : preset } : {}),
    ...(level === null ? {} : { alone: level }),
    ...(eye ? { look: numbersOf(seated(eye, facing)).map(rounded).join(' ') } : {}),
  };
}

function lookOf(text: string): KeptLook | null {
  const numbers = text.split(' ').map((word) => (word === '' ? Number.NaN : Number(word)));
  const [x, y, z, bearing, height, distance] = numbers;
  if (numbers.length !== 6 || !numbers.every((value) => Number.isFinite(value) && Math.abs(value) < 10_000)) return null;
  if (x === undefined || y === undefined || z === undefined) return null;
  if (bearing === undefined || height === undefined || distance === undefined) return null;
  // A picture from inside the table, or from under it, would show nothing.
  return distance > 0 ? { at: { x, y, z }, bearing, height, distance } : null;
}

/** What a save says of the view; nothing of what it does not say. */
export function readViewing(texts: Readonly<Record<string, string>>): Partial<Viewing> {
  const said: { -readonly [K in keyof Viewing]?: Viewing[K] } = {};
  const text = (name: string) => (Object.hasOwn(texts, name) ? texts[name] : undefined);
  const [facing, board, levels, laid, look] = [text('facing'), text('board'), text('levels'), text('laid'), text('look')];
  const [seat, alone] = [text('seat'), text('alone')];
  if (facing === 'first' || facing === 'second') said.facing = facing;
  if (board === 'space' || board === 'flat') said.space = board === 'space';
  if (levels === 'apart' || levels === 'together') said.spread = levels === 'apart';
  if (laid === 'beside' || laid === 'stacked') said.out = laid === 'beside';
  if (alone !== undefined && alone.length < 40) said.level = alone;
  const point = look === undefined ? null : lookOf(look);
  if (point) said.eye = seated(point, said.facing ?? 'first');
  // Who has walked away from a seat holds none; who visited the other chair comes back to his own.
  const preset = seat === 'first' || seat === 'second' ? 'near' : seat === 'above' || seat === 'aside' ? seat : null;
  if (preset || point) said.preset = preset;
  return said;
}
