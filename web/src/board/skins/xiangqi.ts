/** A board of points on lines, with palaces and a river; the layers of rhythm xiangqi are three of them. */

import type { UniverseView } from '../../engine/types';
import { brush } from '../../pieces/brush';
import { placeOf, type Box, type Layout, type Panel } from '../layout';
import { MARGIN, grown, oneBoard } from './lattice';
import { fine, plate, rectangle, segment, type Ground, type Skin } from './skin';

/** 楚 河 and 漢 界, as on old boards: the river is the border of Chu and Han. */
const RIVER_WORDS = [
  // 楚
  'h6,16 44,16;v25,2 25,46;p24,18 17,32 4,42;d28,24 38,34;h54,16 96,16;v75,2 75,46;p73,18 66,32 52,42;n76,20 84,32 97,42;' +
    'h22,52 80,52;p80,52 78,58 72,64;v50,53 50,92;h50,72 76,72;p28,64 24,82 8,98;n24,80 46,92 94,96',
  // 河
  'd8,6 20,18;d3,34 16,44;p4,92 14,74 24,54;h32,16 98,16;v40,36 40,70;h40,37 64,37;v64,37 64,70;h40,68 64,68;v84,16 84,88;k84,88 80,98 68,90',
  // 漢
  'd8,6 20,18;d3,34 16,44;p4,92 14,74 24,54;h32,15 98,15;v50,3 50,28;v80,3 80,28;v44,32 44,52;h44,32 86,32;v86,32 86,52;h44,51 86,51;' +
    'v65,28 65,74;h38,62 92,62;h30,76 100,76;p64,77 54,90 32,98;n66,77 78,90 98,98',
  // 界
  'v22,4 22,44;h22,5 78,5;v78,5 78,44;h22,24 78,24;h22,43 78,43;v50,5 50,44;p48,46 32,62 4,72;n52,46 68,60 97,70;p38,64 38,80 22,98;v64,64 64,100',
] as const;

/** Where guns and soldiers start, in steps from the corner: small angles mark the points. */
const MARKED: readonly (readonly [number, number])[] = [
  [1, 2],
  [7, 2],
  [0, 3],
  [2, 3],
  [4, 3],
  [6, 3],
  [8, 3],
  [1, 7],
  [7, 7],
  [0, 6],
  [2, 6],
  [4, 6],
  [6, 6],
  [8, 6],
];

/** The lines, palaces, river and marks of one panel. */
export function pointsBoard(universe: UniverseView, layout: Layout, panel: Panel): Ground[] {
  const { scale: s } = panel;
  const byPoint = new Map(
    panel.sites.map((site) => {
      const [file, rank] = universe.sites[site]?.at ?? [0, 0, 0];
      return [`${file},${rank}`, site] as const;
    }),
  );
  const files = panel.sites.map((site) => universe.sites[site]?.at[0] ?? 0);
  const [left, right] = [Math.min(...files), Math.max(...files)];
  let lines = '';
  let palaces = '';
  let marks = '';
  const corners = new Map<string, number[]>();
  for (const site of panel.sites) {
    const info = universe.sites[site];
    if (!info) continue;
    const [file, rank] = info.at;
    const here = placeOf(layout, site);
    const beside = byPoint.get(`${file + 1},${rank}`);
    if (beside !== undefined) lines += segment(here, placeOf(layout, beside));
    const above = byPoint.get(`${file},${rank + 1}`);
    if (above !== undefined) {
      const banks = info.terrain === 'river' && universe.sites[above]?.owner !== info.owner;
      if (!banks || file === left || file === right) lines += segment(here, placeOf(layout, above));
    }
    if (info.terrain === 'palace') {
      const palace = corners.get(info.owner ?? '') ?? [];
      corners.set(info.owner ?? '', [...palace, site]);
    }
    if (MARKED.some(([f, r]) => f === file && r === rank)) {
      // To the left and right of the picture: whoever sits at the other side sees the first file at his right.
      const neighbours = [file - 1, file + 1]
        .map((beside) => byPoint.get(`${beside},${rank}`))
        .filter((site) => site !== undefined)
        .map((site) => placeOf(layout, site).x);
      marks += angles(
        here,
        s,
        neighbours.some((x) => x < here.x),
        neighbours.some((x) => x > here.x),
      );
    }
  }
  for (const sites of corners.values()) {
    const places = sites.map((site) => placeOf(layout, site));
    const xs = places.map(({ x }) => x);
    const ys = places.map(({ y }) => y);
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    palaces += `M${fine(x0)} ${fine(y0)}L${fine(x1)} ${fine(y1)}M${fine(x1)} ${fine(y0)}L${fine(x0)} ${fine(y1)}`;
  }
  const { box } = panel;
  const inner = grown(box, -0.5 * s);
  const rows = panel.sites.map((site) => placeOf(layout, site).h);
  const h = Math.max(...rows);
  const bank = { x: box.x + 0.5 * s, y: box.y + box.h / 2 - h / 2, w: box.w - s, h };
  const frame = { x: inner.x, y: box.y + h / 2, w: inner.w, h: box.h - h };
  const shapes: Ground[] = [
    { role: 'wood', d: plate(box.x - MARGIN * s, box.y - MARGIN * s, box.w + 2 * MARGIN * s, box.h + 2 * MARGIN * s, 0.18 * s) },
    { role: 'grain', d: grain(grown(box, MARGIN * s), s) },
    { role: 'water', d: rectangle(bank.x, bank.y, bank.w, bank.h) },
    { role: 'line', d: lines },
    { role: 'line', d: palaces },
    { role: 'mark', d: marks },
    { role: 'frame', d: rectangle(frame.x - 0.1 * s, frame.y - 0.1 * s, frame.w + 0.2 * s, frame.h + 0.2 * s) },
    { role: 'words', d: riverWords(bank, s) },
  ];
  return shapes.map((shape) => ({ ...shape, scale: s }));
}

/** Long veins of wood; each bends a little otherwise than the one above. */
function grain({ x, y, w, h }: Box, s: number): string {
  const veins = 26;
  return Array.from({ length: veins }, (_, index) => {
    const from = y + ((index + 0.5) * h) / veins;
    const [a, b] = [Math.sin(index * 2.4) * 0.3 * s, Math.sin(index * 1.7 + 1) * 0.3 * s];
    const [start, length] = [x + 0.06 * s + (index % 3) * 0.05 * w, w * (0.72 + 0.09 * (index % 3)) - 0.12 * s];
    return `M${fine(start)} ${fine(from)}c${fine(length / 3)} ${fine(a)} ${fine((2 * length) / 3)} ${fine(b)} ${fine(length)} 0`;
  }).join('');
}

/** Four small angles around a point, none beyond the edge. */
function angles({ x, y }: { x: number; y: number }, s: number, toLeft: boolean, toRight: boolean): string {
  const [gap, arm] = [0.08 * s, 0.15 * s];
  const corner = (dx: number, dy: number): string =>
    `M${fine(x + dx * (gap + arm))} ${fine(y + dy * gap)}h${fine(-dx * arm)}v${fine(dy * arm)}`;
  return [toLeft ? corner(-1, -1) + corner(-1, 1) : '', toRight ? corner(1, -1) + corner(1, 1) : ''].join('');
}

function riverWords(bank: { x: number; y: number; w: number; h: number }, s: number): string {
  const size = 0.62 * s;
  const y = bank.y + (bank.h - size) / 2;
  // `brush` rounds to tenths, so it writes in hundredths of a cell and the picture scales it back.
  return RIVER_WORDS.map((strokes, index) => {
    const share = [0.14, 0.28, 0.64, 0.78][index] ?? 0;
    return brush(strokes, { x: 100 * (bank.x + bank.w * share), y: 100 * y, scale: size });
  }).join('');
}

const FIGURES = Array.from('123456789');
/** Files are counted from each player's right; written in Chinese, Red counts with Chinese numerals. */
const HEADS: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  wxf: [FIGURES, FIGURES],
  chinese: [Array.from('一二三四五六七八九'), FIGURES],
};

export function heads(notation: string): readonly [readonly string[], readonly string[]] | undefined {
  return HEADS[notation];
}

export const xiangqi: Skin = {
  name: 'xiangqi',
  views: ['panels'],
  piece: 0.94,
  coordinates: 'frame',
  heads,
  lay: (universe, posture) => oneBoard(universe, posture, MARGIN),
  ground: (universe, layout) => layout.panels.flatMap((panel) => pointsBoard(universe, layout, panel)),
};
