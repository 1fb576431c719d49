/** Chess as a round of small characters with faces: the first side stands on a smooth foot, the second on a jagged hem. */

import { area, bothSides, circle, line, type Art, type PieceSet, type Shape, type SideIndex } from './art';

type Kind = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn';

const KINDS: readonly Kind[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

/** From the right edge of the body down, along the hem, and back up to the left edge. */
const HEMS: readonly [string, string] = ['V82Q78 90 70 90H30Q22 90 22 82Z', 'V92L68.7 83L59.4 92L50 83L40.6 92L31.3 83L22 92Z'];

/** The upper edge of each body, from the left edge to the right one. */
const HEADS: Record<Kind, string> = {
  king: 'M22 62C22 44 32 38 50 38S78 44 78 62',
  queen: 'M22 62C22 44 32 38 50 38S78 44 78 62',
  rook: 'M22 62V18Q22 15 25 15H33Q36 15 36 18V24H43V18Q43 15 46 15H54Q57 15 57 18V24H64V18Q64 15 67 15H75Q78 15 78 18V62',
  bishop: 'M22 62C22 44 34 32 50 10C66 32 78 44 78 62',
  knight: 'M22 62C22 58 24 55 27 52C20 54 10 52 9 44C8 36 20 32 26 24C28 19 28 13 27 7C33 9 39 12 42 16C66 14 79 36 78 62',
  pawn: 'M22 62C22 58 27 54 33 52C20 42 26 20 50 20S80 42 67 52C73 54 78 58 78 62',
};

/** Hats and other things of each kind. */
const THINGS: Record<Kind, readonly Shape[]> = {
  king: [
    area('accent', 'M24 44L20 20L35 30L50 14L65 30L80 20L76 44Q50 36 24 44Z'),
    line('line', 2.6, 'M24 44L20 20L35 30L50 14L65 30L80 20L76 44Q50 36 24 44Z'),
    area('accent', 'M47.5 2H52.5V6H57V10.5H52.5V16H47.5V10.5H43V6H47.5Z'),
    line('ink', 3.2, 'M37 66Q43 73 50 67Q57 73 63 66'),
  ],
  queen: [
    area('accent', 'M26 42L16 22L34 30L50 16L66 30L84 22L74 42Q50 34 26 42Z'),
    line('line', 2.6, 'M26 42L16 22L34 30L50 16L66 30L84 22L74 42Q50 34 26 42Z'),
    area('accent', circle(16, 19, 5) + circle(50, 12, 5.5) + circle(84, 19, 5)),
    line('ink', 2.4, 'M34 55L28 54M35.5 52L30.5 49M66 55L72 54M64.5 52L69.5 49M44 69Q50 75 56 69'),
  ],
  rook: [
    line('line', 2.4, 'M26 33H74'),
    line('ink', 3, 'M44 68Q50 73 56 68'),
    area('accent', 'M43 90V84A7 7 0 0 1 57 84V90L50 83Z'),
  ],
  bishop: [
    area('accent', 'M50 10C59 22 66 30 71 38Q50 46 29 38C34 30 41 22 50 10Z'),
    line('line', 2.6, 'M50 17V33M43 25H57'),
    line('ink', 3, 'M45 69Q50 73 55 69'),
  ],
  knight: [
    area('accent', 'M42 16C66 14 79 36 78 62V74C70 70 68 62 68 54C64 52 62 46 62 40C56 38 52 32 52 27C47 25 44 21 42 16Z'),
    area('ink', circle(37, 33, 5) + circle(16, 42, 2)),
    area('body', circle(35.5, 31.3, 1.7)),
    line('ink', 2.6, 'M14 48Q20 50 26 46M46 60Q50 52 48 44'),
  ],
  pawn: [line('ink', 3, 'M45 49Q50 53 55 49'), area('accent', 'M30 56Q50 64 70 56L72 64Q50 72 28 64Z')],
};

/** Where the eyes are; a knight is seen from the side and draws its own. */
const EYES: Record<Kind, number | null> = { king: 56, queen: 57, rook: 56, bishop: 57, knight: null, pawn: 39 };

function face(kind: Kind): Shape[] {
  const y = EYES[kind];
  if (y === null) return [];
  return [
    area('ink', circle(39, y, 5) + circle(61, y, 5)),
    area('body', circle(37.3, y - 1.8, 1.7) + circle(59.3, y - 1.8, 1.7)),
  ];
}

function draw(side: SideIndex, kind: Kind): Art {
  const body = HEADS[kind] + HEMS[side];
  return [line('line', 5.5, body), area('body', body), ...THINGS[kind], ...face(kind)];
}

export const set: PieceSet = bothSides(KINDS, draw);
