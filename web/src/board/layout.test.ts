import { describe, expect, it } from 'vitest';
import { FIXTURES, caseOf, fixture } from '../../tests/fixtures';
import { boxAtCorner, columnOf, existing, placeOf, siteAt, type Layout, type Place, type Posture } from './layout';
import { loadSkin, skinOf } from './skins';

await Promise.all(FIXTURES.map(loadSkin));

const POSTURES: readonly Posture[] = (['wide', 'tall'] as const).flatMap((shape) =>
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

  it('fills three fifths of a phone', () => {
    const { width, height } = skin.lay(universe, { shape: 'tall', facing: 'first', view: 'panels', focus: null });
    // A row of cells is a row on every screen.
    if (new Set(universe.sites.map(({ at }) => at[1])).size === 1) return;
    expect(height / width).toBeGreaterThanOrEqual((0.6 * 844) / 390);
  });
});

describe('places of boards that move', () => {
  const trid = fixture('trid');
  const layout = skinOf('trid').lay(trid.universe, { shape: 'wide', facing: 'first', view: 'panels', focus: null });

  it('finds the four squares of every pin, for both instances of its board', () => {
    for (const { corner } of [...trid.universe.anchors, ...trid.universe.boards.filter(({ kind }) => kind === 'attack')]) {
      const box = boxAtCorner(trid.universe, layout, corner);
      expect(box?.w).toBeCloseTo(2);
      expect(box?.h).toBeCloseTo(2);
    }
  });

  it('lists the levels of a column from above', () => {
    const { view } = caseOf(trid, 'start');
    const a1 = trid.universe.sites.findIndex(({ name }) => name === 'a1W');
    const names = columnOf(trid.universe, a1, existing(view.scene)).map((site) => trid.universe.sites[site]?.name);
    expect(names).toEqual(['a1QL1', 'a1W']);
  });
});

it('brings another layer of rhythm forward', () => {
  const { universe } = fixture('rhythm');
  const sky = universe.boards.findIndex(({ name }) => name === 'sky');
  const layout = skinOf('rhythm').lay(universe, { shape: 'wide', facing: 'first', view: 'panels', focus: sky });
  expect(layout.panels.find(({ scale }) => scale === 1)?.board).toBe(sky);
});
