/**
 * The picture in space is looked at: each piece lies where its cell is, each mark over its place, and the real pixels there change
 * where, and only where, something else stands.
 */

import { describe, expect } from 'vitest';
import type { PNG } from 'pngjs';
import type { Page } from 'playwright-core';
import type { PieceOn } from '../src/engine/types';
import type { Drawn } from '../src/space/stage';
import { setLocale } from '../src/i18n';
import { misplacedCells, type Lie } from './judge';
import { MOMENTS, reach } from './moments';
import { bare, shot, type Frame } from './pixels';
import { lookGrid, type Cell } from './seen';
import { drawn, look, openSpace, SMALL, space, spatial as test, still } from './space';
import { drawInSpace, GAMES, player } from './support';
import { trailOf, truthOf, type Moment, type Truth } from './truth';

drawInSpace();

/** A place of the picture, by its pixels. */
async function cellsOf(page: Page): Promise<Cell[]> {
  return page.evaluate(lookGrid);
}

/** Everything about the drawn pieces and marks that does not fit the position. Places are a unit apart, whatever plan is drawn. */
function misplaced({ pieces, marks }: Drawn, truth: Truth): string[] {
  const { universe, stacks, view, targets, selected } = truth;
  const faults: string[] = [];
  const name = (site: number): string => universe.sites[site]?.name ?? String(site);
  const board = (site: number): boolean => universe.sites[site]?.terrain !== 'court';
  const who = ({ side, kind }: Pick<PieceOn, 'side' | 'kind'>): string => `${side} ${kind}`;
  for (const [site, stack] of stacks) {
    if (!board(site)) continue;
    const there = pieces.filter(({ piece }) => piece.site === site).map(({ piece }) => who(piece));
    if (there.join() !== stack.map(who).join())
      faults.push(`on ${name(site)} should be ${stack.map(who).join()}, drawn is ${there.join()}`);
  }
  const alone = pieces.filter(({ piece }) => board(piece.site) && stacks.get(piece.site)?.length === 1);
  const strangers = pieces.filter(({ piece }) => board(piece.site) && !stacks.has(piece.site));
  faults.push(...strangers.map(({ piece }) => `${who(piece)} on ${name(piece.site)} is not there`));
  for (const a of alone) {
    for (const b of alone) {
      const [from, to] = [universe.sites[a.piece.site], universe.sites[b.piece.site]];
      if (!from || !to || from.board !== to.board) continue;
      const off = Math.hypot(b.pose.x - a.pose.x - (to.at[0] - from.at[0]), b.pose.z - a.pose.z + (to.at[1] - from.at[1]));
      if (off > 0.05 || Math.abs(a.pose.y - b.pose.y) > 0.05)
        faults.push(`${name(b.piece.site)} is drawn ${off.toFixed(2)} off ${name(a.piece.site)}`);
    }
  }
  const wanted = [
    ...targets.map(({ site, sort }) => `${sort} ${name(site)}`),
    ...selected.map((site) => `selected ${name(site)}`),
    ...trailOf(truth).map((site) => `trail ${name(site)}`),
    ...view.scene.checked.map((site) => `check ${name(site)}`),
    ...view.scene.owed.map(({ site }) => `owed ${name(site)}`),
  ];
  const told = marks.filter(({ mark }) => /^(target-|selected|trail|check|owed|invite)/.test(mark));
  const shown = told.map(({ site, mark }) => `${mark} ${name(site)}`);
  if (shown.toSorted().join() !== wanted.toSorted().join())
    faults.push(`marks are ${shown.toSorted().join()}, they should be ${wanted.toSorted().join()}`);
  return faults;
}

/** A picture from above with the places on it. */
interface View {
  readonly truth: Truth;
  readonly pieces: Drawn['pieces'];
  readonly picture: PNG;
  readonly cells: readonly (Cell & { readonly frame: Frame })[];
}

/** What is drawn from above now, for whoever sits there. */
async function seen(page: Page, truth: Truth, facing: Lie['facing']): Promise<View> {
  await still(page);
  await expect.poll(async () => misplaced(await drawn(page), truth)).toEqual([]);
  await expect.poll(async () => misplacedCells(await cellsOf(page), truth, { facing })).toEqual([]);
  await still(page);
  const corner = await space(page).locator('canvas').boundingBox();
  const cells = await cellsOf(page);
  return {
    truth,
    pieces: (await drawn(page)).pieces,
    picture: await shot(page),
    cells: cells.map((cell) => ({
      ...cell,
      frame: { x: cell.box.x - (corner?.x ?? 0), y: cell.box.y - (corner?.y ?? 0), width: cell.box.w, height: cell.box.h },
    })),
  };
}

async function viewOf(page: Page, moment: Moment): Promise<View> {
  await reach(page, moment);
  await openSpace(page);
  if ((await page.locator('[data-look=above]').getAttribute('aria-pressed')) !== 'true') await look(page, 'above');
  await page.mouse.move(1, 1);
  await bare(page);
  return seen(page, await truthOf(moment), 'first');
}

/** The share of a place that looks otherwise in another picture; `rim` is left out around it, as a part of its width. */
function changed(a: PNG, b: PNG, { x, y, width, height }: Frame, rim: number): number {
  let [all, other] = [0, 0];
  for (let row = Math.ceil(y + height * rim); row < y + height * (1 - rim); row += 1) {
    for (let column = Math.ceil(x + width * rim); column < x + width * (1 - rim); column += 1) {
      const at = 4 * (row * a.width + column);
      const apart = [0, 1, 2].reduce((sum, c) => sum + Math.abs((a.data[at + c] ?? 0) - (b.data[at + c] ?? 0)), 0);
      all += 1;
      if (apart > 60) other += 1;
    }
  }
  return other / Math.max(1, all);
}

/** The colour of the middle of a place. */
function mean({ data, width: line }: PNG, { x, y, width, height }: Frame): Colour {
  const sum = [0, 0, 0];
  let all = 0;
  for (let row = Math.ceil(y + height * 0.3); row < y + height * 0.7; row += 1) {
    for (let column = Math.ceil(x + width * 0.3); column < x + width * 0.7; column += 1) {
      all += 1;
      [0, 1, 2].forEach((channel) => (sum[channel] = (sum[channel] ?? 0) + (data[4 * (row * line + column) + channel] ?? 0)));
    }
  }
  return sum.map((value) => value / Math.max(1, all));
}

type Colour = readonly number[];

const middle = (colours: readonly Colour[]): Colour =>
  [0, 1, 2].map((channel) => colours.reduce((sum, colour) => sum + (colour[channel] ?? 0), 0) / Math.max(1, colours.length));

const apart = (a: Colour, b: Colour): number => Math.hypot(...a.map((value, channel) => value - (b[channel] ?? 0)));

/** What the style sheets give each side, for bodies and signs together. */
async function colours(page: Page): Promise<readonly [Colour, Colour]> {
  const found = await space(page).evaluate((host) => {
    const probe = document.createElement('span');
    host.append(probe);
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const read = (text: string): number[] => {
      probe.style.color = text;
      if (!pen) return [];
      pen.fillStyle = getComputedStyle(probe).color;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const sides = [0, 1].map((side) => [
      read(`var(--space-piece-${side}, var(--piece-${side}-body))`),
      ...['body', 'line', 'ink', 'accent'].map((role) => read(`var(--piece-${side}-${role}, var(--piece-${side}-body))`)),
    ]);
    probe.remove();
    return sides;
  });
  return [middle(found[0] ?? []), middle(found[1] ?? [])];
}

/** Each side's pieces have its colours, and lie where they should. */
function expectColours({ truth, cells, picture }: View, [first, second]: readonly [Colour, Colour]): void {
  const shown = (side: string): Colour => {
    const theirs = cells.filter(({ site }) => owner(truth, site) === side);
    return middle(theirs.map(({ frame }) => mean(picture, frame)));
  };
  const [near, far] = [shown('first'), shown('second')];
  // Light changes colours; exchanged they would fit worse.
  expect(apart(near, first) + apart(far, second)).toBeLessThan(apart(near, second) + apart(far, first));
}

/** Places where nobody stands have the ground of their terrain: squares are light or dark, water is bluer than land. */
function expectGround({ truth, cells, picture }: View): void {
  const shown = (terrain: string): readonly Colour[] =>
    cells
      .filter(({ site }) => owner(truth, site) === 'nobody' && truth.universe.sites[site]?.terrain === terrain)
      .map(({ frame }) => mean(picture, frame));
  const light = (colour: Colour): number => colour.reduce((sum, value) => sum + value, 0);
  const blue = ([red = 0, , value = 0]: Colour): number => value - red;
  for (const [bright, dull, worth] of [
    [shown('light'), shown('dark'), light],
    [shown('sea'), shown('land'), blue],
  ] as const) {
    if (bright.length > 0 && dull.length > 0) expect(worth(middle(bright))).toBeGreaterThan(worth(middle(dull)) + 20);
  }
}

/** Whose piece lies uppermost; heads of one side are hard to tell apart from above, and `misplaced` knows them. */
const owner = ({ stacks }: Truth, site: number): string => stacks.get(site)?.[0]?.side ?? 'nobody';

/** Who stands on a place, all of them. */
const crowd = ({ stacks }: Truth, site: number): string => (stacks.get(site) ?? []).map(({ kind }) => kind).join();

/** How wide the middle of a piece is that is looked at, in widths of a place: little enough to lie on it alone. */
const MIDDLE = 0.3;

/** The middles of the pieces that share their places, on the picture. Whoever stands alone stands in the middle of his place. */
function members({ truth: { stacks, universe }, pieces, cells }: View): { readonly who: string; readonly frame: Frame }[] {
  const origin = pieces.find(({ piece }) => stacks.get(piece.site)?.length === 1);
  const from = universe.sites[origin?.piece.site ?? -1]?.at;
  if (!origin || !from) throw new Error('nobody stands alone');
  return pieces.flatMap(({ piece: { site, kind }, pose }) => {
    const [to, cell] = [universe.sites[site]?.at, cells.find((one) => one.site === site)];
    if (!to || !cell || (stacks.get(site)?.length ?? 0) < 2) return [];
    const right = pose.x - origin.pose.x - (to[0] - from[0]);
    const near = pose.z - origin.pose.z + (to[1] - from[1]);
    const { x, y, width, height } = cell.frame;
    const middle = { x: x + width * (0.5 + right - MIDDLE / 2), y: y + height * (0.5 + near - MIDDLE / 2) };
    return [{ who: `${kind} on ${cell.name}`, frame: { ...middle, width: width * MIDDLE, height: height * MIDDLE } }];
  });
}

/** A position of each game to compare with its start, not the same from left to right, and a piece of it to pick. */
const OTHERS: Readonly<Record<string, { readonly position: string; readonly pick: string }>> = {
  'kings-cooking': { position: '2b/1N1/3 l - 1.1 1.1 0 10', pick: 'b2' },
  xiangqi: { position: '4ka3/4a4/4b4/8p/9/4C4/9/9/3R5/3K5 w - - 0 1', pick: 'd1' },
  rhythm: { position: MOMENTS['rhythm in all layers'].position, pick: 'a0^' },
  cotulenh: { position: '7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1', pick: 'k2' },
  trid: { position: '4/4/3K/4|4/4/4/4|P1k1/4/4/4 QL1:2/R1|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10', pick: 'd2W' },
};

describe.each(GAMES)('%s from above', (game) => {
  test('pixels change where somebody else stands, and where a mark comes', async ({ page }) => {
    await setLocale('en');
    const { position, pick } = OTHERS[game] ?? { position: '', pick: '' };
    expect(position, `another position of ${game} in OTHERS`).not.toBe('');
    const start = await viewOf(page, { game });
    const told = await colours(page);
    expectColours(start, told);
    expectGround(start);
    await page.keyboard.press('f');
    const turned = await seen(page, start.truth, 'second');
    expectColours(turned, told);
    expectGround(turned);
    await page.keyboard.press('f');
    const other = await viewOf(page, { game, position });

    const stand = start.cells
      .filter(({ site }) => start.truth.universe.sites[site]?.terrain !== 'court')
      .map(({ site, name, frame }) => ({
        name,
        same: owner(start.truth, site) === owner(other.truth, site),
        kept: crowd(start.truth, site) === crowd(other.truth, site),
        share: changed(start.picture, other.picture, frame, 0.3),
      }));
    expect(stand.filter(({ same }) => !same).length).toBeGreaterThan(3);
    expect(stand.filter(({ same, kept, share }) => (same ? kept && share > 0.12 : share < 0.15))).toEqual([]);

    await page.locator(`[data-site][data-name="${pick}"]`).focus();
    await page.keyboard.press('Enter');
    const truth = await truthOf({ game, position, picks: [pick] });
    await expect.poll(async () => misplaced(await drawn(page), truth)).toEqual([]);
    await still(page);
    const picked = await shot(page);
    const marked = new Set([...truth.targets.map(({ site }) => site), ...truth.selected]);
    const lit = other.cells.map(({ site, name, frame }) => ({
      name,
      marked: marked.has(site),
      share: changed(other.picture, picked, frame, 0.05),
    }));
    expect(lit.filter(({ marked: one }) => one).length).toBeGreaterThan(1);
    expect(lit.filter(({ marked: one, share }) => (one ? share < 0.02 : share > 0.01))).toEqual([]);
  });
});

test.each(['rhythm in all layers', 'trid played'] as const)('%s: what is higher lies higher, and is seen there', async (name) => {
  const { page, faults, close } = await player({ viewport: SMALL });
  const moment = MOMENTS[name];
  await reach(page, moment);
  await openSpace(page);
  if ((await page.locator('[data-look=near]').getAttribute('aria-pressed')) !== 'true') await look(page, 'near');
  await still(page);
  const [{ pieces }, { universe }, cells] = [await drawn(page), await truthOf(moment), await cellsOf(page)];
  const heightOf = (site: number): number => universe.boards[universe.sites[site]?.board ?? 0]?.corner[2] ?? 0;
  const levels = new Map<number, { drawn: number[]; seen: number[] }>();
  const level = (site: number) => {
    const found = levels.get(heightOf(site)) ?? { drawn: [], seen: [] };
    levels.set(heightOf(site), found);
    return found;
  };
  for (const { piece, pose } of pieces) level(piece.site).drawn.push(pose.y);
  for (const { site, box } of cells) level(site).seen.push(box.y + box.h / 2);
  const [first, ...others] = [...levels].sort(([a], [b]) => a - b).map(([, found]) => found);
  expect(others.length).toBeGreaterThan(1);
  let below = first;
  for (const next of others) {
    expect(Math.min(...next.drawn)).toBeGreaterThan(Math.max(...(below?.drawn ?? [])));
    const mean = (all: readonly number[] = []): number => all.reduce((sum, one) => sum + one, 0) / all.length;
    expect(mean(next.seen)).toBeLessThan(mean(below?.seen));
    below = next;
  }
  await close();
  expect(faults).toEqual([]);
});

/** Colours that no board and no sign has: what is of one of them is the body of a piece. */
const BODIES = { first: '#ff00ff', second: '#00ff00' } as const;

/** How many pixels of a place are the body of a piece of either side. */
function bodies({ data, width: line }: PNG, { x, y, width, height }: Frame): { first: number; second: number } {
  const found = { first: 0, second: 0 };
  for (let row = Math.ceil(y); row < y + height; row += 1) {
    for (let column = Math.ceil(x); column < x + width; column += 1) {
      const at = 4 * (row * line + column);
      const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
      if (Math.min(r, b) - g > 50) found.first += 1;
      if (g - Math.max(r, b) > 50) found.second += 1;
    }
  }
  return found;
}

/** Counters show their signs from above, whose colours are looked at there; of their bodies only the rims are seen, from the side. */
test.each(GAMES)('%s: the body of a piece, or its rim, is of its side', async (game) => {
  const { page, faults, close } = await player({ viewport: SMALL });
  // The theme gives bodies to figures alone, counters take theirs from the signs: here both are told apart from everything.
  await page.addInitScript((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, `[data-pieces] { --space-piece-0: ${BODIES.first} !important; --space-piece-1: ${BODIES.second} !important; }`);
  await page.goto('');
  await reach(page, { game });
  await openSpace(page);
  if ((await page.locator('[data-look=near]').getAttribute('aria-pressed')) !== 'true') await look(page, 'near');
  await bare(page);
  await still(page);
  const truth = await truthOf({ game });
  const corner = await space(page).locator('canvas').boundingBox();
  const [picture, cells] = [await shot(page), await cellsOf(page)];
  const sides = (['first', 'second'] as const).map((side) => {
    const frames = cells
      .filter(({ site }) => owner(truth, site) === side)
      .map(({ box }) => ({ x: box.x - (corner?.x ?? 0), y: box.y - (corner?.y ?? 0), width: box.w, height: box.h }));
    return frames
      .map((frame) => bodies(picture, frame))
      .reduce((a, b) => ({ first: a.first + b.first, second: a.second + b.second }));
  });
  const [first, second] = sides;
  expect(first?.first).toBeGreaterThan(20);
  expect(second?.second).toBeGreaterThan(20);
  // Whoever stands behind another is seen between them.
  expect(first?.first).toBeGreaterThan(3 * (first?.second ?? 0));
  expect(second?.second).toBeGreaterThan(3 * (second?.first ?? 0));
  await close();
  expect(faults).toEqual([]);
});

/** The share of a place's middle that is far from its mean in brightness: lines on a ground. */
function drawnOn({ data, width: line }: PNG, { x, y, width, height }: Frame): number {
  const lights: number[] = [];
  for (let row = Math.ceil(y + height * 0.25); row < y + height * 0.75; row += 1) {
    for (let column = Math.ceil(x + width * 0.25); column < x + width * 0.75; column += 1) {
      const at = 4 * (row * line + column);
      lights.push(((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3);
    }
  }
  const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length;
  return lights.filter((light) => Math.abs(light - mean) > 40).length / lights.length;
}

test('the drawn set of chess is read on its counters, of both sides', async ({ page }) => {
  await page.goto('#/settings');
  await page.locator('[data-choice=pieces-kings-cooking] input[value=pictures]').check({ force: true });
  await reach(page, { game: 'kings-cooking' });
  await openSpace(page);
  await look(page, 'above');
  await bare(page);
  await still(page);
  const corner = await space(page).locator('canvas').boundingBox();
  const [picture, cells, truth] = [await shot(page), await cellsOf(page), await truthOf({ game: 'kings-cooking' })];
  const found = cells
    .filter(({ site }) => owner(truth, site) !== 'nobody')
    .map(({ name, box }) => {
      const frame = { x: box.x - (corner?.x ?? 0), y: box.y - (corner?.y ?? 0), width: box.w, height: box.h };
      return { name, share: drawnOn(picture, frame) };
    });
  expect(found).toHaveLength(6);
  expect(found.filter(({ share }) => share < 0.05)).toEqual([]);
});

test('every member of a stack is in the picture, at a place of its own', async ({ page }) => {
  const without = '7c2i/10i/11/11/11/11/11/11/11/11/10I/6C3I r - - 0 1';
  const stacked = without.replace('/11/11/10I', '/5(TI)5/2(NFT)8/10I');
  // Upright the board is as wide as the window: the smallest members are many pixels.
  await page.setViewportSize({ width: 560, height: 900 });
  const [empty, full] = [
    await viewOf(page, { game: 'cotulenh', position: without }),
    await viewOf(page, { game: 'cotulenh', position: stacked }),
  ];
  await page.setViewportSize(SMALL);
  const shown = members(full).map((member) => ({ ...member, share: changed(empty.picture, full.picture, member.frame, 0) }));
  expect(shown).toHaveLength(5);
  // Signs are partly as light as sand.
  expect(shown.filter(({ share }) => share < 0.25)).toEqual([]);
  const over = shown.filter(({ frame: a, who }) =>
    shown.some(
      ({ frame: b, who: other }) => other !== who && Math.max(Math.abs(a.x - b.x) / a.width, Math.abs(a.y - b.y) / a.height) < 1,
    ),
  );
  expect(over).toEqual([]);
});
