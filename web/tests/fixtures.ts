/** What the engine says of each game, for tests: written and compared by `crates/wasm/tests/boards.rs`. */

import { readFileSync, readdirSync } from 'node:fs';
import type { GameView, OffersView, UniverseView, View } from '../src/engine/types';

export interface Case {
  readonly name: string;
  readonly view: View;
  readonly paths: readonly { readonly path: readonly string[]; readonly offers: OffersView }[];
}

export interface Fixture {
  readonly game: GameView;
  readonly universe: UniverseView;
  readonly cases: readonly Case[];
}

/** The game of the tests, which no line of the page knows. */
export const DUMMY = 'leapers';

/** Every game: the engine writes a file for each, and a test of the engine fails where one is missing or left over. */
export const FIXTURES: readonly string[] = readdirSync(new URL('../../tests-data/boards', import.meta.url))
  .map((file) => file.replace(/\.json$/, ''))
  .sort();

/** The games of the catalogue, which the page knows by words, drawings and rules. */
export const GAMES: readonly string[] = FIXTURES.filter((game) => game !== DUMMY);

export function fixture(game: string): Fixture {
  const file = new URL(`../../tests-data/boards/${game}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Fixture;
}

export function caseOf({ cases }: Fixture, name: string): Case {
  const found = cases.find((entry) => entry.name === name);
  if (!found) throw new Error(`no case ${name}`);
  return found;
}

/** The offers after picks that are given by the names of their places. */
export function offersAfter({ universe }: Fixture, { paths }: Case, ...names: readonly string[]): OffersView {
  const path = names.map((name) => {
    const site = universe.sites.findIndex((entry) => entry.name === name);
    const board = universe.boards.findIndex((entry) => entry.name === name);
    const anchor = universe.anchors.findIndex((entry) => entry.name === name);
    if (site >= 0) return `s${site}`;
    return board >= 0 ? `b${board}` : anchor >= 0 ? `n${anchor}` : name;
  });
  const found = paths.find((entry) => entry.path.join() === path.join());
  if (!found) throw new Error(`no path ${names.join(' ')}`);
  return found.offers;
}

/** A game in machine form, from its start to its end. */
interface Playthrough {
  readonly game: string;
  readonly steps: readonly string[];
}

/** Games that end by mate. */
export const MATES = JSON.parse(
  readFileSync(new URL('../../tests-data/playthroughs/mates.json', import.meta.url), 'utf8'),
) as readonly Playthrough[];

/** A ply of a game that shows everything; `crates/trid/tests/whole_game.rs` checks every word of it. */
export interface ShownPly {
  readonly step: string;
  readonly human: string;
  /** What a hand picks: a place, a board by its name, `@` a pin, `=` a choice. */
  readonly picks: readonly string[];
  /** What happens, in the words of that test. */
  readonly shows: readonly string[];
  /** The position after it. */
  readonly position: string;
  readonly key: string;
}

interface WholeGame {
  readonly game: string;
  readonly result: { readonly winner: string; readonly reason: string };
  readonly plies: readonly ShownPly[];
}

export const WHOLE_TRID = JSON.parse(
  readFileSync(new URL('../../tests-data/playthroughs/trid-whole.json', import.meta.url), 'utf8'),
) as WholeGame;
