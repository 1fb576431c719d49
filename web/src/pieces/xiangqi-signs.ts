/** Xiangqi as it has always looked: a character on a round piece, each side with its own characters. */

import { area, bothSides, circle, line, type Art, type PieceSet, type SideIndex } from './art';
import { brush, type Frame } from './brush';

type Kind = 'king' | 'advisor' | 'elephant' | 'horse' | 'rook' | 'cannon' | 'pawn';

const KINDS: readonly Kind[] = ['king', 'advisor', 'elephant', 'horse', 'rook', 'cannon', 'pawn'];

/** The strokes of every character, in writing order where it does not matter for the outline. */
const CHARACTERS: readonly [Record<Kind, string>, Record<Kind, string>] = [
  {
    // 帥
    king:
      'p28,0 25,8 17,15;v11,15 11,95;h11,17 42,17;v42,17 42,43;h11,43 42,43;h11,61 44,61;v44,61 44,90;h11,90 44,90;' +
      'v58,26 58,80;h58,26 95,26;v95,26 95,76;k95,76 91,80 83,73;v76,2 76,100',
    // 仕
    advisor: 'p30,4 21,26 3,50;v20,34 20,97;h37,37 99,37;v68,4 68,88;h43,88 94,88',
    // 相
    elephant:
      'h2,28 46,28;v26,2 26,98;p25,32 17,52 2,72;d30,44 43,60;v57,12 57,96;h57,13 94,13;v94,13 94,96;h57,38 94,38;h57,62 94,62;h57,88 94,88',
    // 傌
    horse:
      'p25,4 18,26 2,50;v17,34 17,97;v42,8 42,58;h42,9 92,9;h42,26 88,26;h42,42 88,42;v66,9 66,58;h42,59 94,59;v95,59 93,88;k93,88 90,95 80,89;' +
      'd39,70 34,90;d52,73 55,87;d64,73 67,86;d77,71 81,82',
    // 俥
    rook: 'p25,4 18,26 2,50;v17,34 17,97;h38,13 95,13;v66,2 66,99;v42,28 42,67;h42,28 91,28;v91,28 91,67;h42,47 91,47;h42,66 91,66;h32,83 99,83',
    // 炮
    cannon:
      'd6,30 12,48;p42,28 38,36 31,46;p24,4 24,46 20,68 2,95;d27,56 40,80;p62,2 54,20 42,36;h58,20 94,20;v95,20 93,62;k93,62 90,72 80,65;' +
      'h52,41 76,41;v77,41 77,59;h52,59 77,59;v52,41 52,84;h53,90 92,90;k96,92 98,84 97,73;v52,84 56,90',
    // 兵
    pawn: 'p72,3 54,12 28,17;v28,17 28,62;h28,38 88,38;v64,38 64,62;h4,64 96,64;p36,72 28,85 8,97;d62,73 88,95',
  },
  {
    // 將
    king:
      'v13,8 13,42;h13,43 33,43;h2,62 33,62;p18,63 16,80 4,97;v35,2 35,99;p64,0 58,16 44,31;h62,13 90,13;p91,13 82,36 44,54;d57,24 66,33;d50,35 58,42;' +
      'h42,61 99,61;v81,48 81,90;k81,90 77,98 66,90;d53,70 63,82',
    // 士
    advisor: 'h4,37 96,37;v50,4 50,88;h19,88 81,88',
    // 象
    elephant:
      'p42,0 32,14 14,26;h40,10 68,10;p70,10 64,18 52,28;v20,28 24,47;h20,28 80,28;v81,28 76,47;h24,47 76,47;p51,28 48,38 42,47;' +
      'p46,49 30,62 6,70;k44,50 58,66 60,88 56,98 42,93;p56,63 38,77 8,85;p59,75 42,90 10,99;p90,51 80,62 64,69;n60,60 74,76 96,91',
    // 馬
    horse:
      'v20,8 20,58;h20,9 84,9;h20,26 79,26;h20,42 79,42;v51,9 51,58;h20,59 86,59;v88,59 85,88;k85,88 81,96 68,89;d14,70 8,91;d31,73 35,88;d47,73 52,87;d63,71 69,83',
    // 車
    rook: 'h10,13 90,13;v50,2 50,99;v19,28 19,67;h19,28 81,28;v81,28 81,67;h19,47 81,47;h19,66 81,66;h3,83 97,83',
    // 砲
    cannon:
      'h2,13 43,13;p23,14 18,38 2,62;v15,48 15,88;h15,48 38,48;v38,48 38,90;h15,84 38,84;p64,2 58,18 46,34;h60,19 94,19;v95,19 93,62;k93,62 90,72 80,65;' +
      'h54,41 76,41;v77,41 77,59;h54,59 77,59;v54,41 54,84;v54,84 58,90;h56,90 92,90;k96,92 98,84 97,73',
    // 卒
    pawn: 'd46,0 54,11;h10,20 90,20;p31,23 25,38 9,52;d28,37 41,48;p69,23 63,38 50,50;n66,33 76,44 92,51;h3,63 97,63;v50,46 50,100',
  },
];

/** Wide enough for the eye at 40 pixels, narrow enough for the ring. */
const FRAME: Frame = { x: 20, y: 20, scale: 0.6 };

function draw(side: SideIndex, kind: Kind): Art {
  // Red wears one full ring, Black a double ring, so that the sides differ without colour and without reading.
  const rings =
    side === 0
      ? [line('ink', 2.6, circle(50, 50, 42))]
      : [line('ink', 1.8, circle(50, 50, 43.4)), line('ink', 1.8, circle(50, 50, 39.6))];
  return [
    area('body', circle(50, 50, 48)),
    line('line', 2, circle(50, 50, 47.5)),
    ...rings,
    area('ink', brush(CHARACTERS[side][kind], FRAME)),
  ];
}

export const set: PieceSet = bothSides(KINDS, draw);
