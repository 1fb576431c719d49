/** A picture of each game for the start screen: a few flat shapes in a box of 160 by 120, with colours of their own. */

import { circle } from './art';
import { brush } from './brush';

/** A shape with its colour: filled, drawn as a line, or both. */
interface Paint {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}

export interface Thumbnail {
  readonly viewBox: string;
  readonly shapes: readonly Paint[];
}

const BACK = 'M0 0H160V120H0Z';

function thumbnail(...shapes: Paint[]): Thumbnail {
  return { viewBox: '0 0 160 120', shapes };
}

/** A level seen from above and from the side, as a parallelogram with its grid. */
function level(x: number, y: number, width: number, cells: number, fill: string, lines: string): Paint[] {
  const lean = width * 0.32;
  const height = width * 0.36;
  const edge = `M${x + lean} ${y}H${x + lean + width}L${x + width} ${y + height}H${x}Z`;
  let grid = '';
  for (let index = 1; index < cells; index += 1) {
    const part = index / cells;
    grid += `M${x + lean + width * part} ${y}L${x + width * part} ${y + height}`;
    grid += `M${x + lean * (1 - part)} ${y + height * part}H${x + lean * (1 - part) + width}`;
  }
  return [
    {
      d: `M${x} ${y + height}V${y + height + 3}H${x + width}L${x + lean + width} ${y + 3}V${y}L${x + width} ${y + height}Z`,
      fill: lines,
    },
    { d: edge, fill, stroke: lines, width: 1.5 },
    { d: grid, stroke: lines, width: 1 },
  ];
}

function squares(x: number, y: number, size: number, files: number, ranks: number): string {
  let d = '';
  for (let rank = 0; rank < ranks; rank += 1) {
    for (let file = rank % 2; file < files; file += 2) {
      d += `M${x + file * size} ${y + rank * size}h${size}v${size}h${-size}Z`;
    }
  }
  return d;
}

/** 帥 and 將, as on the pieces. */
const GENERALS: readonly [string, string] = [
  'p28,0 25,8 17,15;v11,15 11,95;h11,17 42,17;v42,17 42,43;h11,43 42,43;h11,61 44,61;v44,61 44,90;h11,90 44,90;v58,26 58,80;h58,26 95,26;v95,26 95,76;k95,76 91,80 83,73;v76,2 76,100',
  'v13,8 13,42;h13,43 33,43;h2,62 33,62;p18,63 16,80 4,97;v35,2 35,99;p64,0 58,16 44,31;h62,13 90,13;p91,13 82,36 44,54;d57,24 66,33;d50,35 58,42;h42,61 99,61;v81,48 81,90;k81,90 77,98 66,90;d53,70 63,82',
];

function general(side: 0 | 1, x: number, y: number, r: number): Paint[] {
  const ink = side === 0 ? '#ad1d17' : '#1d1d24';
  const scale = r / 83;
  return [
    { d: circle(x, y + 2, r), fill: '#0003' },
    { d: circle(x, y, r), fill: '#f6e3ba', stroke: '#7a5a2a', width: 1.2 },
    { d: circle(x, y, r * 0.87), stroke: ink, width: 1.4 },
    { d: brush(GENERALS[side], { x: x - 50 * scale, y: y - 50 * scale, scale }), fill: ink },
  ];
}

const WOOD = '#e4b878';
const WOOD_LINE = '#6b4520';

const thumbnails: Readonly<Record<string, Thumbnail>> = {
  // A pot on a board of nine squares, a crown in the steam.
  'kings-cooking': thumbnail(
    { d: BACK, fill: '#f3d9b8' },
    { d: 'M38 34H122V118H38Z', fill: '#fff4e0', stroke: '#8a5a2b', width: 3 },
    { d: squares(38, 34, 28, 3, 3), fill: '#d8a26a' },
    { d: 'M44 66H116V88Q116 108 96 108H64Q44 108 44 88Z', fill: '#3f4a57', stroke: '#1f262e', width: 2 },
    { d: 'M40 60H120V68H40Z', fill: '#566475', stroke: '#1f262e', width: 2 },
    { d: 'M30 72H44V80H30ZM116 72H130V80H116Z', fill: '#1f262e' },
    { d: 'M58 58L52 30L66 40L80 20L94 40L108 30L102 58Z', fill: '#efb437', stroke: '#8a5a10', width: 2 },
    { d: circle(52, 28, 4) + circle(80, 17, 4.5) + circle(108, 28, 4), fill: '#efb437', stroke: '#8a5a10', width: 1.5 },
    { d: 'M58 76V96', stroke: '#8d9bab', width: 4 },
  ),
  // The river between the generals.
  xiangqi: thumbnail(
    { d: BACK, fill: WOOD },
    {
      d: 'M12 8V46M12 74V112M34 8V46M34 74V112M57 8V46M57 74V112M80 8V46M80 74V112M103 8V46M103 74V112M126 8V46M126 74V112M148 8V46M148 74V112M12 8H148M12 27H148M12 46H148M12 74H148M12 93H148M12 112H148',
      stroke: WOOD_LINE,
      width: 1.2,
    },
    { d: 'M57 8L103 46M103 8L57 46M57 74L103 112M103 74L57 112', stroke: WOOD_LINE, width: 1.2 },
    { d: 'M14 60Q25 54 36 60T58 60T80 60T102 60T124 60T146 60', stroke: '#4f8fae', width: 3 },
    ...general(1, 80, 27, 21),
    ...general(0, 80, 93, 21),
  ),
  // Three layers, and the beat that pays for rising.
  rhythm: thumbnail(
    { d: BACK, fill: '#20263d' },
    ...level(22, 80, 90, 4, '#8a6a4c', '#3b2a1c'),
    ...level(22, 46, 90, 4, WOOD, WOOD_LINE),
    ...level(22, 12, 90, 4, '#a9d3ee', '#3a6a8c'),
    ...general(0, 62, 60, 11),
    ...general(1, 88, 25, 11),
    { d: 'M132 106V66M142 106V46M152 106V80', stroke: '#ffce54', width: 5 },
    { d: 'M128 38h6l4-18 6 26 3-8h8', stroke: '#ff7d6e', width: 2.5 },
  ),
  // Sea and land, a ship, a tank, a star.
  cotulenh: thumbnail(
    { d: BACK, fill: '#cfd9a0' },
    { d: 'M0 0H58Q66 30 58 60T58 120H0Z', fill: '#6fb4dd' },
    { d: 'M58 56Q80 50 104 58T160 56V66Q130 70 104 67T58 68Z', fill: '#6fb4dd' },
    { d: 'M98 48H112V76H98Z', fill: '#a98a5c', stroke: '#6d5734', width: 1.5 },
    { d: 'M6 38H54Q52 48 46 52H14Q8 48 6 38ZM20 26H40V36H20ZM26 18H34V26H26Z', fill: '#c22d27' },
    { d: 'M30 18V8M10 30L20 33', stroke: '#c22d27', width: 3 },
    {
      d: 'M92 96H138Q146 96 146 102T138 108H92Q84 108 84 102T92 96ZM90 86H140L136 95H94ZM102 74H122Q126 74 126 78V86H100V76Z',
      fill: '#2159aa',
    },
    { d: 'M102 79H80', stroke: '#2159aa', width: 4 },
    {
      d: circle(94, 102, 2.5) + circle(104, 102, 2.5) + circle(115, 102, 2.5) + circle(126, 102, 2.5) + circle(136, 102, 2.5),
      fill: '#cfd9a0',
    },
    {
      d: 'M130 8L134.7 20.7L148 21.2L137.5 29.5L141.2 42.5L130 35L118.8 42.5L122.5 29.5L112 21.2L125.3 20.7Z',
      fill: '#f2b632',
      stroke: '#8a5a10',
      width: 1.5,
    },
    { d: 'M8 76Q15 71 22 76T36 76T50 76M6 96Q13 91 20 96T34 96T48 96', stroke: '#eef7fd', width: 2.5 },
  ),
  // Boards at seven heights, and a knight that leaps between them.
  trid: thumbnail(
    { d: BACK, fill: '#1d2430' },
    { d: 'M40 112V30M112 60V14', stroke: '#7d8ba0', width: 3 },
    ...level(14, 84, 70, 4, '#c9d6e6', '#51627a'),
    ...level(38, 54, 70, 4, '#b4c6dc', '#51627a'),
    ...level(62, 24, 70, 4, '#a0b7d2', '#51627a'),
    ...level(8, 62, 26, 2, '#f0c878', '#80602a'),
    ...level(116, 8, 26, 2, '#f0c878', '#80602a'),
    {
      d: 'M66 76C66 68 76 64 76 57C72 60 69 60 66 63C63 66 58 65 57 62C55.5 59 57 57 58.5 55C62 51 62 47 65.5 44C66.5 41 66 38.5 65.5 36C69 37 72 39 74 41C85 41 94 52 93 76Z',
      fill: '#fdf9ef',
      stroke: '#2a2622',
      width: 2,
    },
    { d: circle(68.5, 47.5, 1.6), fill: '#2a2622' },
  ),
};

const PLAIN: Thumbnail = thumbnail(
  { d: BACK, fill: '#d9d4c7' },
  { d: squares(20, 0, 30, 4, 4), fill: '#b6ad98' },
  { d: circle(65, 75, 14), fill: '#f4efe2', stroke: '#2c2823', width: 3 },
  { d: 'M82 32H108V58H82Z', fill: '#3d4a5c', stroke: '#10151c', width: 3 },
);

/** The picture of a game; a plain board for one that has none. */
export function thumbnailOf(game: string): Thumbnail {
  return Object.hasOwn(thumbnails, game) ? (thumbnails[game] ?? PLAIN) : PLAIN;
}
