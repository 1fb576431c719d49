/** Xiangqi for those who do not read Chinese: the animal, the engine or the man on the piece; Red round, Black eight-sided. */

import { area, bothSides, circle, line, type Art, type PieceSet, type Shape, type SideIndex } from './art';

const PICTURES = {
  // A general: plumed helmet, beard.
  king: [
    area('accent', 'M50 14C58 14 60 24 54 28H46C40 24 42 14 50 14Z'),
    area('ink', 'M28 50C28 34 38 26 50 26S72 34 72 50L80 60L70 60V52H30V60L20 60Z'),
    area('accent', 'M44 34H56L53 46H47Z'),
    line('ink', 3, 'M32 54V62C32 70 40 76 50 84C60 76 68 70 68 62V54'),
    area('ink', 'M36 68Q43 62 50 66Q57 62 64 68Q60 80 50 88Q40 80 36 68Z'),
    area('ink', circle(42, 59, 3) + circle(58, 59, 3)),
  ],
  // A court scholar: the black hat with two wings.
  advisor: [
    area('ink', 'M30 40C30 24 40 18 50 18S70 24 70 40V44H30Z'),
    area('ink', 'M6 38Q16 32 30 38V44Q16 46 6 42ZM94 38Q84 32 70 38V44Q84 46 94 42Z'),
    area('accent', circle(50, 33, 5)),
    line('ink', 3, 'M34 46V56C34 66 42 71 50 71S66 66 66 56V46'),
    area('ink', circle(43, 54, 2.8) + circle(57, 54, 2.8)),
    line('ink', 2.6, 'M42 63Q46 60 50 62Q54 60 58 63M50 66V80'),
    area('ink', 'M26 88C26 78 34 74 42 72L50 82L58 72C66 74 74 78 74 88Q50 94 26 88Z'),
  ],
  // An elephant from the side.
  elephant: [
    area(
      'ink',
      'M30 40C36 28 58 26 70 32C80 36 84 46 84 56V78H72V64H56V78H44V62C40 62 36 60 34 56C30 60 28 66 30 74C31 79 27 82 23 79C18 72 18 56 20 48C22 42 26 40 30 40Z',
    ),
    line('ink', 3, 'M84 50Q90 54 88 62'),
    area('body', 'M40 36C48 34 53 40 51 48C49 54 42 54 40 50C44 46 44 40 40 36Z'),
    area('body', circle(31, 47, 2.4)),
    area('accent', 'M33 57Q32 64 38 66Q35 60 38 58Z'),
  ],
  // A horse's head.
  horse: [
    area(
      'ink',
      'M32 84C32 68 48 62 48 50C42 54 37 54 33 58C28 62 22 60 20 56C18 52 20 49 23 46C28 40 28 34 34 29C35 24 35 20 34 15C40 17 44 20 46 23C66 24 78 42 76 84Z',
    ),
    area('accent', 'M46 23C66 24 78 42 76 84H68C70 62 66 44 54 34C50 32 48 28 46 23Z'),
    area('body', circle(39, 36, 3)),
    line('body', 2.4, 'M25 54L29 52'),
  ],
  // A war chariot with its canopy and great wheel.
  rook: [
    area('ink', 'M20 30Q50 10 80 30V35H20Z'),
    line('ink', 4, 'M34 34V52M66 34V52'),
    area('ink', 'M24 50H76V60H24Z'),
    line('ink', 4, 'M76 55H90'),
    area('body', circle(46, 68, 19)),
    line('ink', 5, circle(46, 68, 16.5)),
    line('ink', 3, 'M46 52V84M30 68H62M34.7 56.7L57.3 79.3M57.3 56.7L34.7 79.3'),
    area('accent', circle(46, 68, 5)),
  ],
  // A cannon with a ball.
  cannon: [
    area('ink', 'M22 52L70 24Q78 24 80 31Q81 37 76 40L34 68Q22 72 18 64Q16 56 22 52Z'),
    line('body', 3, 'M62 30L69 43M30 48L38 63'),
    line('ink', 5, circle(42, 70, 12)),
    area('body', circle(42, 70, 9.5)),
    line('ink', 3, 'M42 60V80M32 70H52'),
    area('accent', circle(72, 74, 8)),
    area('ink', 'M14 84H86V88H14Z'),
  ],
  // A foot soldier with broad hat, spear and shield.
  pawn: [
    line('ink', 4, 'M76 26V86'),
    area('accent', 'M76 12L82 28H70Z'),
    area('ink', 'M42 16L66 36Q42 42 18 36Z'),
    area('ink', 'M32 40Q42 43 52 40V43C52 51 47 55 42 55S32 51 32 43Z'),
    area('ink', 'M20 86C20 70 28 60 42 60S64 70 64 86Z'),
    area('body', circle(42, 74, 12.5)),
    line('ink', 3, circle(42, 74, 10.5)),
    area('accent', circle(42, 74, 4.5)),
    line('ink', 5, 'M60 66L75 60'),
  ],
} as const satisfies Record<string, readonly Shape[]>;

type Kind = keyof typeof PICTURES;

const KINDS = Object.keys(PICTURES) as readonly Kind[];

const PIECES: readonly [string, string] = [circle(50, 50, 47), 'M31 3H69L97 31V69L69 97H31L3 69V31Z'];

const RIMS: readonly [string, string] = [circle(50, 50, 43), 'M32.7 7H67.3L93 32.7V67.3L67.3 93H32.7L7 67.3V32.7Z'];

function draw(side: SideIndex, kind: Kind): Art {
  return [area('body', PIECES[side]), line('line', 2.4, PIECES[side]), line('ink', 1.8, RIMS[side]), ...PICTURES[kind]];
}

export const set: PieceSet = bothSides(KINDS, draw);
