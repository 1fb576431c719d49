/**
 * Pieces for a game that has no drawings: a counter with the first two letters of the kind, written in single strokes.
 *
 * A new game in the catalogue is playable at once; drawings may follow.
 */

import { area, circle, line, type Art, type SideIndex } from './art';

/** Each letter in a box of 4 by 6, `M` and `L` left out between the points of one stroke: strokes are parted by spaces. */
const LETTERS: Readonly<Record<string, string>> = {
  a: '06,20,46 14,34',
  b: '00,06,36,45,44,33,03 00,30,41,42,33',
  c: '41,30,10,01,05,16,36,45',
  d: '00,06,26,44,42,20,00',
  e: '40,00,06,46 03,33',
  f: '40,00,06 03,33',
  g: '41,30,10,01,05,16,36,45,43,23',
  h: '00,06 40,46 03,43',
  i: '10,30 20,26 16,36',
  j: '10,40 30,35,26,16,05',
  k: '00,06 40,03,46',
  l: '00,06,46',
  m: '06,00,23,40,46',
  n: '06,00,46,40',
  o: '10,30,41,45,36,16,05,01,10',
  p: '06,00,30,41,42,33,03',
  q: '10,30,41,45,36,16,05,01,10 24,46',
  r: '06,00,30,41,42,33,03 23,46',
  s: '41,30,10,01,02,13,33,44,45,36,16,05',
  t: '00,40 20,26',
  u: '00,05,16,36,45,40',
  v: '00,26,40',
  w: '00,16,23,36,40',
  x: '00,46 40,06',
  y: '00,23,40 23,26',
  z: '00,40,06,46',
};

/** The strokes of a letter with its upper left corner at a place. */
function letter(name: string, left: number, top: number, unit: number): string {
  const strokes = LETTERS[name] ?? LETTERS['o'] ?? '';
  const point = (pair: string): string => `${left + Number(pair.charAt(0)) * unit} ${top + Number(pair.charAt(1)) * unit}`;
  return strokes
    .split(' ')
    .map((stroke) => `M${stroke.split(',').map(point).join('L')}`)
    .join('');
}

const COUNTERS: readonly [string, string] = [circle(50, 50, 44), 'M14 6H86Q94 6 94 14V86Q94 94 86 94H14Q6 94 6 86V14Q6 6 14 6Z'];

/** A piece of any game and any kind. */
export function plainArt(side: SideIndex, kind: string): Art {
  const letters = kind.toLowerCase().replace(/[^a-z]/g, '');
  const [first = 'o', second] = letters;
  const strokes = second ? letter(first, 22, 32, 6) + letter(second, 54, 32, 6) : letter(first, 34, 26, 8);
  return [area('body', COUNTERS[side]), line('line', 4, COUNTERS[side]), line('ink', 6, strokes)];
}
