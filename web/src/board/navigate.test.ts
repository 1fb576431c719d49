import { describe, expect, it } from 'vitest';
import { FIXTURES, caseOf, fixture } from '../../tests/fixtures';
import { existing } from './layout';
import { arrow, level } from './navigate';
import { loadSkin, skinOf } from './skins';

await Promise.all(FIXTURES.map(loadSkin));

function at(game: string, facing: 'first' | 'second' = 'first') {
  const { universe, ...rest } = fixture(game);
  const here = existing(caseOf({ universe, ...rest }, 'start').view.scene);
  const layout = skinOf(game).lay(universe, { shape: 'wide', facing, view: 'panels', focus: null });
  const site = (name: string): number => universe.sites.findIndex((entry) => entry.name === name);
  const name = (index: number | null): string | null => (index === null ? null : (universe.sites[index]?.name ?? null));
  return { universe, here, layout, site, name };
}

describe('arrows', () => {
  it('step along the lattice as it lies on the screen', () => {
    const { layout, here, site, name } = at('xiangqi');
    const turned = at('xiangqi', 'second');
    expect(name(arrow(layout, here, site('e4'), 'up'))).toBe('e5');
    expect(name(arrow(layout, here, site('e4'), 'left'))).toBe('d4');
    expect(name(arrow(turned.layout, here, site('e4'), 'up'))).toBe('e3');
    expect(name(arrow(layout, here, site('a4'), 'left'))).toBeNull();
  });

  it('lead into the courts', () => {
    const { layout, here, site, universe } = at('kings-cooking');
    const court = arrow(layout, here, site('a1'), 'down');
    expect(universe.sites[court ?? 0]?.terrain).toBe('court');
  });

  it('lead from a main board onto the board beside it', () => {
    const { layout, here, site, name } = at('trid');
    expect(name(arrow(layout, here, site('a1W'), 'left'))).toBe('a1QL1');
  });
});

describe('levels', () => {
  it('are changed in the column', () => {
    const { universe, here, site, name } = at('trid');
    expect(name(level(universe, here, site('a1W'), 1))).toBe('a1QL1');
    expect(name(level(universe, here, site('a1QL1'), -1))).toBe('a1W');
    const rhythm = at('rhythm');
    expect(rhythm.name(level(rhythm.universe, rhythm.here, rhythm.site('e4'), 1))).toBe('e4^');
  });

  it('lead to the nearest place of the next level where the column ends', () => {
    const { universe, here, site } = at('trid');
    const up = level(universe, here, site('b2W'), 1);
    expect(universe.sites[up ?? 0]?.at[2]).toBe(1);
    expect(level(universe, here, site('b2W'), -1)).toBeNull();
  });
});

it.each(FIXTURES)('every place of %s is reached by keys alone', (game) => {
  const { universe, here, layout } = at(game);
  const [first] = here;
  const reached = new Set<number>();
  const queue = first === undefined ? [] : [first];
  for (let site = queue.pop(); site !== undefined; site = queue.pop()) {
    if (reached.has(site)) continue;
    reached.add(site);
    for (const direction of ['left', 'right', 'up', 'down'] as const) {
      const next = arrow(layout, here, site, direction);
      if (next !== null) queue.push(next);
    }
    for (const way of [1, -1] as const) {
      const next = level(universe, here, site, way);
      if (next !== null) queue.push(next);
    }
  }
  expect(reached.size).toBe(here.size);
});
