/** The chess figures of printed diagrams, newly drawn: White as outlines, Black as filled figures on a stepped plinth. */

import { area, bothSides, circle, line, type Art, type PieceSet, type SideIndex } from './art';

type Kind = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn';

const KINDS: readonly Kind[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

interface Figure {
  /** The closed outlines, drawn filled and with an edge. */
  readonly body: string;
  /** Lines inside the figure. */
  readonly folds: string;
  /** Filled marks inside the figure. */
  readonly marks?: string;
}

const FIGURES: Record<Kind, Figure> = {
  king: {
    body:
      'M46.5 5h7v6.5H60v7h-6.5V26h-7v-7.5H40v-7h6.5Z' +
      'M50 33C57 22 85 23 83 45C82 56 71 60 70 72H30C29 60 18 56 17 45C15 23 43 22 50 33Z',
    folds: 'M50 34V60M31 63Q50 57 69 63M50 37C56 30 76 30 75 45C74 52 68 55 64.5 59M50 37C44 30 24 30 25 45C26 52 32 55 35.5 59',
  },
  queen: {
    body:
      circle(15, 29, 5.5) +
      circle(33, 18, 5.5) +
      circle(50, 14, 5.5) +
      circle(67, 18, 5.5) +
      circle(85, 29, 5.5) +
      'M17 35L32 52L33.5 24L44 50L50 20L56 50L66.5 24L68 52L83 35L75 60Q70 66 70 72H30Q30 66 25 60Z',
    folds: 'M27.5 60Q50 53 72.5 60M30 67Q50 61 70 67',
  },
  rook: {
    body: 'M24 14H36V22H44V14H56V22H64V14H76V33L67 40V63L73 72H27L33 63V40L24 33Z',
    folds: 'M26 33H74M33.5 41H66.5M33.5 62H66.5',
  },
  bishop: {
    body: circle(50, 11, 5.5) + 'M50 17C69 29 76 44 65 58H35C24 44 31 29 50 17Z' + 'M36 58H64L67 66Q68 70 73 72H27Q32 70 33 66Z',
    folds: 'M50 29V47M42 37H58M36.5 58H63.5',
  },
  knight: {
    body:
      'M27 72C27 57 45 54 46 41C40 46 35 46 30 52C26 57 18 55 15 50C13 46 14 43 17 40C23 33 23 26 30 20C31 15 30 11 29 6' +
      'C35 8 40 11 43 15C64 14 80 33 79 58C79 64 78 69 77 72Z',
    folds: 'M46 41C50 38 51 34 50 30M43 16C60 20 69 36 68 60M20 46.5L23 45',
    marks: circle(35, 27, 3),
  },
  pawn: {
    body: 'M50 16A14.5 14.5 0 0 1 59.5 41.5H66V48H60C61 57 66 66 73 72H27C34 66 39 57 40 48H34V41.5H40.5A14.5 14.5 0 0 1 50 16Z',
    folds: 'M41 41.5H59M41 48H59',
  },
};

/** White stands on a plain foot, Black on a plinth of two steps. */
const FEET: readonly [string, string] = [
  'M22 75H78Q82 75 82 79V84Q82 88 78 88H22Q18 88 18 84V79Q18 75 22 75Z',
  'M26 74H74V80H84V91H16V80H26Z',
];

function draw(side: SideIndex, kind: Kind): Art {
  const figure = FIGURES[kind];
  const body = figure.body + FEET[side];
  const marks = figure.marks ? [area('ink', figure.marks)] : [];
  return [
    line('line', side === 0 ? 5 : 4, body),
    area('body', body),
    line('ink', side === 0 ? 2.8 : 2.4, figure.folds),
    ...marks,
  ];
}

export const set: PieceSet = bothSides(KINDS, draw);
