/** The page and the program draw one drawing: for every position, the picture of the page is held against that of the program. */

import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { layoutOf } from '../../tests/drawn';
import { GAMES, fixture } from '../../tests/fixtures';
import { loadPieces } from '../pieces';
import { lastEntry, trailOf } from './marks';
import Picture from './Picture.svelte';
import { loadSkin, skinOf } from './skins';
import { trace } from './trace';

/** The elements of a drawing that a test accepts, each as the text of its beginning. */
function elements(svg: string, test: RegExp): string[] {
  return [...svg.matchAll(/<[a-z]+\b[^>]*>/g)].map(([element]) => element).filter((element) => test.test(element));
}

function paths(svg: string): Set<string> {
  return new Set([...svg.matchAll(/\sd="([^"]*)"/g)].map(([, d = '']) => d));
}

/** The numbers of an attribute or a style, rounded as finely as eyes can see. */
function numbers(element: string, names: readonly string[]): number[] {
  return names.flatMap((name) => {
    const [, value = ''] = new RegExp(`[\\s"]${name}(?:="|: ?)([^";]*)`).exec(element) ?? [];
    return [...value.matchAll(/-?[\d.]+(?:e-\d+)?/g)].map(([number]) => Number(number));
  });
}

/** What the page shows as letters, the program draws as strokes. */
function withoutLetters(svg: string): string {
  return svg.replaceAll(/<g class="(?:coordinate-[a-z]+|number)"[\s\S]*?<\/g>/g, '');
}

beforeAll(async () => {
  await Promise.all(GAMES.flatMap((game) => [loadSkin(game), loadPieces(game, 'signs'), loadPieces(game, 'pictures')]));
});

describe.each(GAMES)('%s', (game) => {
  const { universe, cases } = fixture(game);

  it.each(cases.map(({ name }) => name))('at %s', (name) => {
    const found = cases.find((entry) => entry.name === name);
    if (!found) throw new Error(`no position ${name}`);
    const { scene } = found.view;
    const [set, facing] = name === 'start' ? (['signs', 'first'] as const) : (['pictures', 'second'] as const);
    const skin = skinOf(game);
    const layout = layoutOf(universe, skin, facing);
    // Whoever opens a position within a turn sees what was played of it.
    const trail = trailOf(universe, scene.session ? lastEntry(found.view) : undefined);
    const props = { game, set, skin, universe, layout, scene, pieces: trace([], scene.pieces), trail, facing };
    const page = render(Picture, { props }).body.replaceAll(/<!--[\s\S]*?-->/g, '');
    const stored = readFileSync(new URL(`../../../tests-data/pictures/${game}-${name}.svg`, import.meta.url), 'utf8');
    const program = withoutLetters(stored);

    const drawn = paths(page);
    expect(drawn.size).toBeGreaterThan(5);
    expect([...paths(program)].sort()).toEqual([...drawn].sort());

    // The same things at the same places.
    const alike: readonly (readonly [RegExp, readonly string[]])[] = [
      [/^<g[^>]*class="piece/, ['transform']],
      [/^<g[^>]*class="badge/, ['transform']],
      [/^<g[^>]*class="count/, ['transform']],
      [/^<rect[^>]*class="trail/, ['x', 'y', 'width', 'height', 'rx']],
      [/^<circle[^>]*class="(?:check|owed)/, ['cx', 'cy', 'r']],
    ];
    for (const [test, names] of alike) {
      const [here, there] = [page, program].map((svg) => elements(svg, test).map((element) => numbers(element, names)));
      expect(there).toHaveLength(here?.length ?? 0);
      here?.forEach((own, index) => {
        expect(own.length).toBeGreaterThan(2);
        const other = there?.[index] ?? [];
        expect(other).toHaveLength(own.length);
        own.forEach((number, at) => expect(other[at]).toBeCloseTo(number, 3));
      });
    }
    expect(elements(page, /^<g[^>]*class="piece/)).toHaveLength(scene.pieces.length);
  });
});
