/**
 * Everything that the page draws boards by, as plain lines for a program: `crates/picture/drawings.txt`. The drawings themselves stay
 * where they are; whoever changes one writes the lines anew.
 */

import { readFileSync } from 'node:fs';
import type { SideView, UniverseView } from '../src/engine/types';
import { coordinatesOf } from '../src/board/coordinates';
import { COURT_METERS } from '../src/board/courts';
import { BADGES } from '../src/board/badges';
import { BADGE, COUNT, IN_HUNDREDTHS, POSES, RING, TRAIL, TRAIL_OF_BOARD, badgeSpot } from '../src/board/figure';
import { boxAtCorner, placeOf, type Layout, type Place } from '../src/board/layout';
import { GUEST, seat } from '../src/board/skins/court';
import type { Skin } from '../src/board/skins';
import type { Ground } from '../src/board/skins/skin';
import { paletteOf, setsOf, type PieceSet } from '../src/pieces';
import { icons, type Icon } from '../src/pieces/icons';
import { Sheets } from './colours';
import { fixture } from './fixtures';

const SIDES = ['first', 'second'] as const;

const source = (path: string): string => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');
const sheets = new Sheets(
  source('app.css'),
  source('board/board.css'),
  source('pieces/pieces.css'),
  /<style>([\s\S]*)<\/style>/.exec(source('board/Courts.svelte'))?.[1] ?? '',
);

/** A ten-thousandth of a cell is finer than any screen. */
const fine = (value: number): number => Math.round(value * 10_000) / 10_000;

function style(name: string, selectors: readonly string[], scopes: readonly string[] = []): string {
  const told = [...sheets.of(selectors, scopes)].map(([property, [day, night]]) => {
    const value = day === night ? day : `${day}|${night}`;
    return `${property}=${value.replaceAll(' ', ',')}`;
  });
  return ['style', name, ...told].join(' ');
}

/** As a wide screen shows it: the boards beside each other. */
export function layoutOf(universe: UniverseView, skin: Skin, facing: SideView): Layout {
  return skin.lay(universe, { shape: 'wide', facing, view: 'panels', focus: null });
}

function groundLine({ d, role, scale = 1, when }: Ground): string {
  const condition = !when ? 'always' : 'site' in when ? `site:${when.site}` : `board:${when.board}:${when.owner}`;
  return `ground ${role} ${fine(scale)} ${role === IN_HUNDREDTHS ? 0.01 : 1} ${condition} ${d}`;
}

/** Where guests and helpers sit, and by which meter they are counted. */
function seats(universe: UniverseView, layout: Layout): string[] {
  return universe.sites.flatMap(({ terrain, owner }, site) => {
    if (terrain !== 'court' || owner === null) return [];
    const rival = owner === 'first' ? 'second' : 'first';
    const place: Place = placeOf(layout, site);
    return COURT_METERS.flatMap((meter, group) =>
      Array.from({ length: Math.round(place.w) }, (_, number) => {
        const { x, y } = seat(place, group, number);
        return `seat ${site} ${meter} ${group === 0 ? rival : owner} ${fine(x)} ${fine(y)}`;
      }),
    );
  });
}

function view(game: string, universe: UniverseView, skin: Skin, facing: SideView): string[] {
  const layout = layoutOf(universe, skin, facing);
  const start = fixture(game).cases[0]?.view.scene;
  if (!start) throw new Error(`no position of ${game}`);
  const all = { ...start, sites: universe.sites.map((_, site) => site) };
  const ground = skin.plan?.(universe, layout) ?? skin.ground(universe, layout, all);
  const texts = coordinatesOf(universe, layout, skin, all, { facing, notation: '', unit: 0 });
  const named = all.sites.filter((site) => universe.sites[site]?.terrain !== 'court');
  return [
    `view ${facing} ${fine(layout.width)} ${fine(layout.height)}`,
    ...layout.places.map(({ x, y, w, h }) => `place ${[x, y, w, h].map(fine).join(' ')}`),
    ...universe.anchors.map(({ corner }) => {
      const box = boxAtCorner(universe, layout, corner);
      if (!box) throw new Error(`no place for a board of ${game}`);
      return `anchor ${[box.x, box.y, box.w, box.h].map(fine).join(' ')}`;
    }),
    ...ground.map(groundLine),
    ...texts.map(({ text, x, y, size, anchor, tone }, index) => {
      const condition = skin.coordinates === 'cells' ? `site:${named[index] ?? 0}` : 'always';
      return `coordinate ${tone} ${condition} ${[size, x, y].map(fine).join(' ')} ${anchor} ${text}`;
    }),
    ...seats(universe, layout),
  ];
}

/** What a game alone has: where its places lie, its ground and its colours. */
export function linesOfGame(game: string, skin: Skin): string[] {
  const { universe } = fixture(game);
  const palette = paletteOf(game);
  const views = SIDES.flatMap((facing) => view(game, universe, skin, facing));
  const words = (kind: string): string[] =>
    [...new Set(views.filter((line) => line.startsWith(`${kind} `)).map((line) => line.split(' ')[1] ?? ''))].sort();
  const scopes = [`[data-pieces='${palette}']`];
  return [
    `game ${game}`,
    `piece ${skin.piece}`,
    ...setsOf(game).map((set) => `set ${set} ${palette}-${set}`),
    ...SIDES.flatMap((side, index) =>
      ['body', 'ink', 'accent', 'line'].map((role) => {
        const [day, night] = sheets.variable(`--piece-${index}-${role}`, scopes);
        if (day !== night) throw new Error('pieces are lit the same way in both themes');
        return `colour ${side} ${role} ${day}`;
      }),
    ),
    ...words('ground').map((role) =>
      style(`ground-${role}`, ['.ground', `.ground-${role}`, `[data-skin='${skin.name}'] .ground-${role}`]),
    ),
    ...words('coordinate').map((tone) => style(`coordinate-${tone}`, ['.coordinate', `.coordinate-${tone}`])),
    style('shade', ['.shade', `[data-pieces='${palette}'] .shade`]),
    ...views,
  ];
}

/** What all games share. */
export function commonLines(): string[] {
  return [
    'common',
    ...POSES.map((pose) => `pose ${pose.join(' ')}`),
    `trail ${TRAIL.inset} ${TRAIL.round}`,
    `trail-of-board ${TRAIL_OF_BOARD.inset} ${TRAIL_OF_BOARD.round}`,
    `ring ${RING}`,
    `count ${COUNT.at} ${COUNT.radius}`,
    `guest ${GUEST}`,
    `badge ${BADGE.radius} ${BADGE.icon} ${BADGE.passenger}`,
    ...Object.entries(BADGES).flatMap(([code, name]) => {
      const icon: Icon = icons[name];
      const [x, y] = badgeSpot(code, 0);
      const step = badgeSpot(code, 1)[0] - x;
      return [
        `mark ${code} ${x} ${y} ${step}`,
        ...(icon.fill === undefined ? [] : [`icon-fill ${icon.fill}`]),
        ...(icon.stroke === undefined ? [] : [`icon-stroke ${icon.stroke}`]),
        style(`badge-${code}`, ['.badge', `.badge-${code}`]),
        style(`disc-${code}`, ['.badge circle', `.badge-${code} circle`]),
      ];
    }),
    `style backdrop fill=${sheets.variable('--surface').join('|')}`,
    style('trail', ['.trail']),
    style('check', ['.check']),
    style('owed', ['.owed']),
    style('frozen', ['.piece.frozen']),
    style('count', ['.count circle']),
    style('number', ['.count text']),
    ...SIDES.map((side) => style(`unit-${side}`, [`.unit-${side}`])),
  ];
}

/** A set of pieces. */
export function linesOfSet(name: string, set: PieceSet): string[] {
  return [
    `figures ${name}`,
    ...SIDES.flatMap((side, index) =>
      Object.entries(set[index] ?? {}).flatMap(([kind, art]) => [
        `figure ${side} ${kind}`,
        ...art.map(({ d, role, strokeWidth }) =>
          strokeWidth === undefined ? `fill ${role} ${d}` : `line ${role} ${strokeWidth} ${d}`,
        ),
      ]),
    ),
  ];
}
