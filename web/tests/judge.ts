/** Compares what is seen on a flat board with what is to be seen there. Everything that does not fit is told in words. */

import { readFileSync } from 'node:fs';
import { setLocale } from '../src/i18n';
import { levelOfBoard, pieceOfSide } from '../src/locales/words';
import { loadPieces, paletteOf, pieceArt, type SideIndex } from '../src/pieces';
import { usualSet } from '../src/pieces/readers';
import type { PieceOn } from '../src/engine/types';
import type { Box, Cell, Seen, Stroke } from './seen';
import { trailOf, type Truth } from './truth';

/** How a board lies: who sits at its lower edge. */
export interface Lie {
  readonly facing: 'first' | 'second';
}

const UPRIGHT: Lie = { facing: 'first' };

/** The marks that pieces carry; others are only spoken of. */
const BADGES = ['heroic', 'deferred', 'frozen', 'transported', 'acted'];

const PALETTES = readFileSync(new URL('../src/pieces/pieces.css', import.meta.url), 'utf8');

function centre({ x, y, w, h }: Box): readonly [number, number] {
  return [x + w / 2, y + h / 2];
}

/** How far a point is from a box; 0 within it. */
function beyond({ x, y, w, h }: Box, [px, py]: readonly [number, number]): number {
  return Math.hypot(Math.max(x - px, 0, px - x - w), Math.max(y - py, 0, py - y - h));
}

/** The cell that a box lies over: by its middle, within the cell or nearest to it. */
function under(cells: readonly Cell[], box: Box): Cell | undefined {
  const at = centre(box);
  const apart = (cell: Cell): number => Math.hypot(at[0] - centre(cell.box)[0], at[1] - centre(cell.box)[1]);
  return cells.toSorted((a, b) => beyond(a.box, at) - beyond(b.box, at) || apart(a) - apart(b))[0];
}

/** How far two middles are from each other, in widths of the smaller side of the second. */
function off(box: Box, place: Box): number {
  const [[ax, ay], [bx, by]] = [centre(box), centre(place)];
  return Math.hypot(ax - bx, ay - by) / Math.min(place.w, place.h);
}

/** A colour of the style sheet of pieces as a browser computes it. */
function ink(game: string, name: string): string {
  const rules = PALETTES.split(`[data-pieces='${paletteOf(game)}'] {`)[1]?.split('}')[0] ?? '';
  const hex = new RegExp(`${name}: #(\\w{6});`).exec(rules)?.[1] ?? '';
  return `rgb(${[0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}

function strokesOf(game: string, side: SideIndex, kind: string): Stroke[] {
  return pieceArt(game, usualSet(game, 'en'), side, kind).map(({ d, role, strokeWidth }) => [
    d,
    ink(game, `--piece-${side}-${role}`),
    String(strokeWidth ?? ''),
  ]);
}

/** A piece in one word, with the marks it carries. */
function word({ side, kind }: Pick<PieceOn, 'side' | 'kind'>, badges: readonly string[]): string {
  return [`${side} ${kind}`, ...badges.toSorted()].join('+');
}

/** The cells are those of the position, each says what stands on it, and they lie as files and ranks do. */
export function misplacedCells(
  cells: readonly Cell[],
  { universe, view, stacks, sides, game, targets, selected }: Truth,
  { facing }: Lie,
): string[] {
  const faults: string[] = [];
  const present = cells.map(({ site }) => site).sort((a, b) => a - b);
  if (present.join() !== view.scene.sites.toSorted((a, b) => a - b).join()) faults.push(`the cells are ${present.join()}`);
  const aims = new Set(targets.map(({ site }) => site));
  for (const { site, name, label, target, selected: chosen } of cells) {
    const info = universe.sites[site];
    if (info?.name !== name) faults.push(`${name} should be ${info?.name}`);
    if (target !== aims.has(site)) faults.push(`${name} is ${target ? 'a' : 'no'} target`);
    if (chosen !== selected.includes(site)) faults.push(`${name} is ${chosen ? '' : 'not '}chosen`);
    // A court speaks of its party.
    if (info?.terrain === 'court') continue;
    const words = (stacks.get(site) ?? []).map((piece) =>
      pieceOfSide(
        game,
        piece.kind,
        sides[piece.side === 'first' ? 0 : 1],
        piece.badges.some(({ code }) => code === 'heroic'),
      ),
    );
    if (!label.startsWith(`${name}:`) || !(words.length === 0 ? [': empty'] : words).every((part) => label.includes(part)))
      faults.push(`${name} is called ${label}`);
  }
  const way = facing === 'first' ? 1 : -1;
  for (const a of cells) {
    for (const b of cells) {
      const [at, to] = [universe.sites[a.site], universe.sites[b.site]];
      if (!at || !to || at.board !== to.board) continue;
      const [files, ranks] = [to.at[0] - at.at[0], to.at[1] - at.at[1]];
      const [right, down] = [(centre(b.box)[0] - centre(a.box)[0]) / a.box.w, (centre(b.box)[1] - centre(a.box)[1]) / a.box.h];
      // Files run to the right of whoever sits there, and ranks away from him.
      const [along, away] = [right, -down];
      if (files === 1 && ranks === 0 && !(along * way > 0.3)) faults.push(`${b.name} is not at the right of ${a.name}`);
      if (files === 0 && ranks === 1 && !(away * way > 0.3)) faults.push(`${b.name} is not beyond ${a.name}`);
    }
  }
  return faults;
}

/** Each title names the board that lies under it, and the grid there says the same. */
function misnamedBoards({ cells, titles, tabs }: Seen, { universe }: Truth): string[] {
  const grids = new Map(
    [...new Set(cells.map(({ grid }) => grid))].map((label) => [label, cells.filter(({ grid }) => grid === label)]),
  );
  if (grids.size < 2) return titles.map(({ text }) => `${text} is the title of the only board`);
  if (tabs.length > 0) {
    const left = (own: readonly Cell[]): number => Math.min(...own.map(({ box }) => box.x));
    const labels = [...grids].sort(([, a], [, b]) => left(a) - left(b)).map(([label]) => label);
    return labels.flatMap((label, index) =>
      label.endsWith(tabs[index] ?? '?') ? [] : [`the tab of ${label} is ${tabs[index]}`],
    );
  }
  const faults = titles.length === grids.size ? [] : [`${titles.length} titles for ${grids.size} boards`];
  for (const { text, box } of titles) {
    const [x, y] = centre(box);
    const below = [...grids].map(([label, own]) => {
      const [left, right] = [Math.min(...own.map((cell) => cell.box.x)), Math.max(...own.map((cell) => cell.box.x + cell.box.w))];
      const [top, bottom] = [Math.min(...own.map((cell) => cell.box.y)), Math.max(...own.map((cell) => cell.box.y + cell.box.h))];
      return { label, own, top, fits: left < x && x < right && bottom > y };
    });
    const found = below.filter(({ fits }) => fits).sort((a, b) => a.top - b.top)[0];
    if (!found?.label.endsWith(text)) faults.push(`under ${text} lies ${found?.label}`);
    for (const { site, name } of found?.own ?? []) {
      const board = universe.boards[universe.sites[site]?.board ?? 0];
      if (board && board.kind !== 'attack' && levelOfBoard(board.name) !== text) faults.push(`${name} lies under ${text}`);
    }
  }
  return faults;
}

/** Terrains that are drawn as a ground of their own; where they are not, as in a game of points, a board has another ground. */
const GROUNDS = ['light', 'dark', 'sea', 'land'];

/** Every cell lies on the ground of its terrain: squares, land and water are turned and moved with what stands on them. */
function misgrounded({ cells, grounds }: Seen, { universe }: Truth): string[] {
  const drawn = new Set(grounds.flat());
  return cells.flatMap(({ site, name }, index) => {
    const terrain = universe.sites[site]?.terrain ?? '';
    const ground = grounds[index]?.findLast((role) => GROUNDS.includes(role));
    return GROUNDS.includes(terrain) && drawn.has(terrain) && ground !== terrain ? [`${name} lies on ${ground}`] : [];
  });
}

/** Every piece stands over its cell, is drawn as what it is, and none is missing. */
function misdrawnPieces({ cells, pieces, counts }: Seen, { game, universe, stacks }: Truth): string[] {
  const faults: string[] = [];
  const kinds = [...new Set([...stacks.values()].flat().map(({ kind }) => kind))];
  const known = new Map(
    kinds.flatMap((kind) =>
      ([0, 1] as const).map((side) => [
        JSON.stringify(strokesOf(game, side, kind)),
        { side: side === 0 ? 'first' : 'second', kind } as const,
      ]),
    ),
  );
  const found = new Map<number, string[]>();
  for (const { box, shown, strokes, badges } of pieces) {
    const cell = under(cells, box);
    if (!cell) continue;
    const who = known.get(JSON.stringify(strokes));
    const crowd = stacks.get(cell.site)?.length ?? 0;
    const size = Math.min(box.w, box.h) / Math.min(cell.box.w, cell.box.h);
    if (!shown || size < (crowd > 1 ? 0.25 : 0.5) || size > 1.3) faults.push(`who is on ${cell.name} is hard to see`);
    if (off(box, cell.box) > (crowd > 1 ? 0.45 : 0.2)) faults.push(`who is on ${cell.name} stands beside it`);
    found.set(cell.site, [...(found.get(cell.site) ?? []), who ? word(who, badges) : 'somebody else']);
  }
  universe.sites.forEach(({ name }, site) => {
    const stack = stacks.get(site) ?? [];
    const wanted = stack.map((piece) =>
      word(
        piece,
        piece.badges.map(({ code }) => code).filter((code) => BADGES.includes(code)),
      ),
    );
    const drawn = found.get(site) ?? [];
    if (drawn.join() !== wanted.join())
      faults.push(`on ${name} should be ${wanted.join() || 'nobody'}, drawn is ${drawn.join() || 'nobody'}`);
  });
  const crowds = [...stacks]
    .filter(([, { length }]) => length > 1)
    .map(([site, { length }]) => `${universe.sites[site]?.name} ${length}`);
  const told = counts.map(({ box, text }) => `${under(cells, box)?.name} ${text}`);
  if (told.toSorted().join() !== crowds.toSorted().join()) faults.push(`stacks are told as ${told.join()}`);
  return faults;
}

/** Every mark lies over its place, and there is no other. */
function misplacedMarks({ cells, marks }: Seen, truth: Truth): string[] {
  const { universe, view, targets, selected } = truth;
  const named = (site: number, sort: string): string => `${sort} ${universe.sites[site]?.name}`;
  const wanted = [
    ...targets.map(({ site, sort }) => named(site, sort)),
    ...selected.map((site) => named(site, 'selected')),
    ...trailOf(truth).map((site) => named(site, 'trail')),
    ...view.scene.checked.map((site) => named(site, 'check')),
    ...view.scene.owed.map(({ site }) => named(site, 'owed')),
  ];
  const faults: string[] = [];
  const drawn = marks.flatMap(({ sort, box }) => {
    const cell = under(cells, box);
    // The place of a board that moved is marked as a whole.
    if (!cell || (sort === 'trail' && box.w > 1.5 * cell.box.w)) return [];
    if (off(box, cell.box) > 0.1) faults.push(`${sort} is beside ${cell.name}`);
    return [named(cell.site, sort)];
  });
  if (drawn.toSorted().join() !== wanted.toSorted().join())
    faults.push(`marks are ${drawn.toSorted().join()}, they should be ${wanted.toSorted().join()}`);
  return faults;
}

/** Letters and digits stand at what they name; files that are counted, as whoever sits at that edge counts them from his right. */
function mislettered({ cells, texts }: Seen, { universe }: Truth): string[] {
  // Places that are called by numbers alone are written by their names.
  const lettered = universe.sites.some(({ name }) => /[a-z]/.test(name));
  const counts = lettered && texts.every(({ text }) => !/[a-z]/.test(text));
  const files = Math.max(...universe.sites.map(({ at }) => at[0])) + 1;
  return texts.flatMap(({ text, box }) => {
    const cell = under(cells, box);
    const name = cell?.name ?? '';
    const [, file, rank] = /^([a-z]*)(\d*)/.exec(name) ?? [];
    const [at = 0, away = 0] = universe.sites[cell?.site ?? 0]?.at ?? [];
    const right = counts
      ? text === String(away === 0 ? files - at : at + 1)
      : text === file || text === rank || text === `${file}${rank}` || text === name;
    return right ? [] : [`${text} is written at ${name}`];
  });
}

/** Everything that is wrong with a flat board. */
export async function faultsOf(seen: Seen, truth: Truth, lie: Lie = UPRIGHT): Promise<string[]> {
  await Promise.all([setLocale('en'), loadPieces(truth.game, usualSet(truth.game, 'en'))]);
  return [
    ...(seen.key === truth.view.status.key ? [] : ['the page is at another position']),
    ...misplacedCells(seen.cells, truth, lie),
    ...misnamedBoards(seen, truth),
    ...misgrounded(seen, truth),
    ...misdrawnPieces(seen, truth),
    ...misplacedMarks(seen, truth),
    ...mislettered(seen, truth),
  ];
}
