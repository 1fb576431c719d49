import { describe, expect, it } from 'vitest';
import { FIXTURES, caseOf, fixture } from '../../tests/fixtures';
import { boxAtCorner, columnOf, existing, placeOf, siteAt, type Layout, type Place, type Posture } from './layout';
import { loadSkin, skinOf } from './skins';

await Promise.all(FIXTURES.map(loadSkin));

const POSTURES: readonly Posture[] = (['wide', 'tall', 'low'] as const).flatMap((shape) =>
  (['first', 'second'] as const).map((facing): Posture => ({ shape, facing, view: 'panels', focus: null })),
);

function overlap(a: Place, b: Place): boolean {
  const slack = 1e-6;
  return Math.abs(a.x - b.x) < (a.w + b.w) / 2 - slack && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - slack;
}

function collisions(layout: Layout): string[] {
  const found: string[] = [];
  layout.places.forEach((a, first) => {
    layout.places.slice(first + 1).forEach((b, later) => {
      if (overlap(a, b)) found.push(`${first} and ${first + 1 + later}`);
    });
  });
  return found;
}

describe.each(FIXTURES)('%s', (game) => {
  const { universe, cases } = fixture(game);
  const skin = skinOf(game);
  const layouts = skin.views.flatMap((view) => POSTURES.map((posture) => skin.lay(universe, { ...posture, view })));

  it('gives every place of the universe room of its own, inside the picture', () => {
    for (const layout of layouts) {
      expect(layout.places).toHaveLength(universe.sites.length);
      expect(collisions(layout)).toEqual([]);
      for (const { x, y, w, h } of layout.places) {
        expect(Math.min(w, h)).toBeGreaterThan(0.3);
        expect(x - w / 2).toBeGreaterThanOrEqual(0);
        expect(y - h / 2).toBeGreaterThanOrEqual(0);
        expect(x + w / 2).toBeLessThanOrEqual(layout.width);
        expect(y + h / 2).toBeLessThanOrEqual(layout.height);
      }
    }
  });

  it('puts every place into exactly one panel', () => {
    for (const layout of layouts) {
      const sites = layout.panels.flatMap((panel) => panel.sites).sort((a, b) => a - b);
      expect(sites).toEqual(universe.sites.map((_, site) => site));
    }
  });

  it('finds each place under its own middle', () => {
    for (const layout of layouts) {
      for (const site of universe.sites.keys()) {
        const { x, y } = placeOf(layout, site);
        expect(siteAt(layout, universe.sites.keys(), x, y)).toBe(site);
      }
      expect(siteAt(layout, universe.sites.keys(), -1, -1)).toBeNull();
    }
  });

  it('turns the near side round with the player', () => {
    const [ours, theirs] = (['first', 'second'] as const).map((facing) =>
      skin.lay(universe, { shape: 'tall', facing, view: 'panels', focus: null }),
    );
    const ranks = universe.sites.map(({ at }) => at[1]);
    if (!ours || !theirs || Math.min(...ranks) === Math.max(...ranks)) return;
    const low = ranks.indexOf(Math.min(...ranks));
    const high = ranks.indexOf(Math.max(...ranks));
    expect(placeOf(ours, low).y).toBeGreaterThan(placeOf(ours, high).y);
    expect(placeOf(theirs, low).y).toBeLessThan(placeOf(theirs, high).y);
  });

  it('draws a ground for every position', () => {
    for (const { view } of cases) {
      for (const layout of layouts) {
        const ground = skin.ground(universe, layout, view.scene);
        expect(ground.length).toBeGreaterThan(0);
        for (const { d } of ground) expect(d).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });

  it('fills a phone', () => {
    const posture: Posture = { shape: 'tall', facing: 'first', view: skin.inHand ?? 'panels', focus: null };
    const { width, height, pages = 1 } = skin.lay(universe, posture);
    // A row of cells is a row on every screen.
    if (new Set(universe.sites.map(({ at }) => at[1])).size === 1) return;
    // Three fifths of it; where tabs and a list lie above and below, what those leave.
    expect(height / (width / pages)).toBeGreaterThanOrEqual(universe.boards.length > 1 ? 1.1 : (0.6 * 844) / 390);
  });
});

describe('places of boards that move', () => {
  const trid = fixture('trid');
  const layout = skinOf('trid').lay(trid.universe, { shape: 'wide', facing: 'first', view: 'panels', focus: null });

  it('finds the four squares of every pin, for both instances of its board', () => {
    for (const { corner } of [...trid.universe.anchors, ...trid.universe.boards.filter(({ kind }) => kind === 'attack')]) {
      const box = boxAtCorner(trid.universe, layout, corner);
      expect(box?.w).toBeCloseTo(1.88);
      expect(box?.h).toBeCloseTo(1.88);
    }
  });

  it('lists the levels of a column from above', () => {
    const { view } = caseOf(trid, 'start');
    const a1 = trid.universe.sites.findIndex(({ name }) => name === 'a1W');
    const names = columnOf(trid.universe, a1, existing(view.scene)).map((site) => trid.universe.sites[site]?.name);
    expect(names).toEqual(['a1QL1', 'a1W']);
  });
});

describe('boards at several heights', () => {
  const trid = fixture('trid');
  const { view } = caseOf(trid, 'start');
  const present = existing(view.scene);
  const lay = (posture: Omit<Posture, 'focus'>): Layout => skinOf('trid').lay(trid.universe, { ...posture, focus: null });

  it.each(['wide', 'tall', 'low'] as const)('have every rank on one line, on a %s screen', (shape) => {
    for (const facing of ['first', 'second'] as const) {
      const layout = lay({ shape, facing, view: 'panels' });
      const main = trid.universe.sites.flatMap(({ at, board }, site) =>
        trid.universe.boards[board]?.kind === 'main' ? [{ rank: at[1], y: placeOf(layout, site).y }] : [],
      );
      for (const { rank, y } of main) {
        for (const other of main) if (other.rank === rank) expect(other.y).toBeCloseTo(y);
        for (const other of main) if (other.rank > rank) expect(other.y < y).toBe(facing === 'first');
      }
    }
  });

  it.each(['wide', 'tall', 'low'] as const)(
    'share the square of a column among those that are there, on a %s screen',
    (shape) => {
      const layout = lay({ shape, facing: 'first', view: 'columns', present });
      const areas = new Map<string, number[]>();
      for (const site of present) {
        const { w, h } = placeOf(layout, site);
        const key = trid.universe.sites[site]?.at.slice(0, 2).join() ?? '';
        areas.set(key, [...(areas.get(key) ?? []), w * h]);
      }
      const whole = Math.max(...[...areas.values()].flat());
      expect(new Set([...areas.values()].map(({ length }) => length))).toEqual(new Set([1, 2]));
      for (const own of areas.values()) for (const area of own) expect(area / whole).toBeGreaterThan(0.9 / own.length);
      // White sits below for White, on every screen.
      const low = trid.universe.sites.findIndex(({ name }) => name === 'b1W');
      const high = trid.universe.sites.findIndex(({ name }) => name === 'b8B');
      expect(placeOf(layout, low).y).toBeGreaterThan(placeOf(layout, high).y);
      expect(placeOf(layout, low).x).toBeCloseTo(placeOf(layout, high).x);
    },
  );
});

it('brings another layer of rhythm forward', () => {
  const { universe } = fixture('rhythm');
  const sky = universe.boards.findIndex(({ name }) => name === 'sky');
  const layout = skinOf('rhythm').lay(universe, { shape: 'wide', facing: 'first', view: 'panels', focus: sky });
  expect(layout.panels.find(({ scale }) => scale === 1)?.board).toBe(sky);
});
