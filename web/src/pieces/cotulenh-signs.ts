/**
 * CoTuLenh as signs of a staff map, of our own design: Red on round counters, Blue on square ones.
 *
 * The signs say what the piece is by one thing each: crossed straps, a track, a gun's muzzle, a dome, a wing, an anchor, a star.
 */

import { area, bothSides, circle, line, type Art, type PieceSet, type Shape, type SideIndex } from './art';

type Kind =
  | 'commander'
  | 'infantry'
  | 'tank'
  | 'militia'
  | 'engineer'
  | 'artillery'
  | 'anti_air'
  | 'missile'
  | 'air_force'
  | 'navy'
  | 'headquarter';

const KINDS: readonly Kind[] = [
  'commander',
  'infantry',
  'tank',
  'militia',
  'engineer',
  'artillery',
  'anti_air',
  'missile',
  'air_force',
  'navy',
  'headquarter',
];

/** The counters: round for Red, square for Blue. */
export const COUNTERS: readonly [string, string] = [
  circle(50, 50, 46),
  'M16 5H84Q95 5 95 16V84Q95 95 84 95H16Q5 95 5 84V16Q5 5 16 5Z',
];

const STAR = 'M50 17L58.2 39.7L82.3 40.5L63.3 55.3L70 78.5L50 65L30 78.5L36.7 55.3L17.7 40.5L41.8 39.7Z';

/** The box of a unit on a map. */
const BOX = 'M20 30H80V70H20Z';

const SIGNS: Record<Kind, readonly Shape[]> = {
  commander: [area('accent', STAR), line('line', 2, STAR)],
  infantry: [line('ink', 5, BOX), line('ink', 5, 'M20 30L80 70M80 30L20 70')],
  tank: [line('ink', 5, BOX), line('ink', 5, 'M38 40H62A10 10 0 0 1 62 60H38A10 10 0 0 1 38 40Z')],
  militia: [line('ink', 5, BOX), line('ink', 5, 'M20 70L80 30'), area('ink', circle(36, 42, 5) + circle(64, 58, 5))],
  engineer: [line('ink', 5, BOX), line('ink', 5, 'M32 61V41H68V61M50 41V57')],
  artillery: [line('ink', 5, BOX), area('ink', circle(50, 50, 11))],
  anti_air: [line('ink', 5, BOX), line('ink', 5, 'M22 69C26 46 40 38 50 38S74 46 78 69M50 38V26')],
  missile: [line('ink', 5, BOX), area('ink', 'M50 33Q57 40 57 48V59L62 66H38L43 59V48Q43 40 50 33Z')],
  air_force: [
    area('ink', 'M50 50L23 34Q14 50 23 66ZM50 50L77 34Q86 50 77 66Z'),
    area('accent', circle(50, 50, 6.5)),
    line('ink', 4, 'M50 28V40M50 60V72'),
  ],
  navy: [
    line('ink', 6, 'M50 33V76M34 42H66M24 58Q28 76 50 77Q72 76 76 58M19 64L24 56L31 62M81 64L76 56L69 62'),
    line('ink', 5, circle(50, 26, 6.5)),
  ],
  headquarter: [line('ink', 6, 'M28 18V82'), area('ink', 'M28 22H78L66 37L78 52H28Z'), area('accent', circle(45, 37, 7))],
};

function draw(side: SideIndex, kind: Kind): Art {
  const counter = COUNTERS[side];
  return [line('line', 4, counter), area('body', counter), ...SIGNS[kind]];
}

export const set: PieceSet = bothSides(KINDS, draw);
