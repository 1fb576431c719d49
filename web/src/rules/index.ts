/** The rules pages of all games, each fetched when it is opened, and the boards on them. */

import boards from '../../../tests-data/rules-boards.json';
import { missing } from '../app/missing.svelte';
import type { RulesPage } from './page';

export type { RulesPage, Text } from './page';

/** A board of a rules page, for the engine to open. */
export interface RulesBoard {
  readonly game: string;
  /** The position text; without it and without a set-up the game's start. */
  readonly position?: string;
  /** A named start. */
  readonly setup?: string;
  /** Rule options that differ from the default. */
  readonly options?: Readonly<Record<string, string>>;
  /** Steps to play before the board is shown. */
  readonly played?: readonly string[];
  /** What is picked, by name: a place, a pin (in the first place: the board on it), or `=word`. */
  readonly select?: readonly string[];
  /** Legal steps that the caption speaks of, in machine form. */
  readonly steps: readonly string[];
  /** Steps that are refused, with the code. */
  readonly refused?: readonly { readonly step: string; readonly code: string }[];
  /** The reason code with which each of the steps ends the game, and who wins then. */
  readonly ends?: string;
  readonly winner?: string;
  /** What the text says of the same board by other rules; a test of the engine asks them. */
  readonly elsewhere?: Omit<RulesBoard, 'game' | 'steps'> & { readonly steps?: readonly string[] };
}

const BOARDS: Readonly<Record<string, RulesBoard>> = boards;

/** The board of a figure. */
export function rulesBoard(name: string): RulesBoard | undefined {
  return Object.hasOwn(BOARDS, name) ? BOARDS[name] : undefined;
}

/** The names of all boards. */
export function rulesBoardNames(): string[] {
  return Object.keys(BOARDS);
}

const PAGES: Readonly<Record<string, () => Promise<{ readonly page: RulesPage }>>> = {
  'kings-cooking': () => import('./kings-cooking'),
  xiangqi: () => import('./xiangqi'),
  rhythm: () => import('./rhythm'),
  cotulenh: () => import('./cotulenh'),
  trid: () => import('./trid'),
};

/** The games that have a page. */
export const GAMES_WITH_RULES: readonly string[] = Object.keys(PAGES);

/** Fetches the page of a game, however long that takes; nothing for a game that has none. */
export async function loadRules(game: string): Promise<RulesPage | undefined> {
  const load = Object.hasOwn(PAGES, game) ? PAGES[game] : undefined;
  return load && (await missing.insist('rules', load)).page;
}

/** What `selection` needs to know of the engine's answers. */
export interface Places {
  readonly universe: {
    readonly sites: readonly { readonly name: string }[];
    readonly anchors: readonly { readonly name: string }[];
  };
  readonly scene: {
    readonly sites: readonly number[];
    readonly boards: readonly { readonly board: number; readonly anchor: number }[];
  };
}

/** The names of a selection as picks of the wire (`s12`, `b3`, `n7`, `=queen`); it ends at the first unknown name. */
export function selection(names: readonly string[], { universe, scene }: Places): string[] {
  const picks: string[] = [];
  for (const [index, name] of names.entries()) {
    const site = scene.sites.find((id) => universe.sites[id]?.name === name);
    const anchor = universe.anchors.findIndex((place) => place.name === name);
    const board = scene.boards.find((view) => view.anchor === anchor);
    if (name.startsWith('=')) picks.push(name);
    else if (site !== undefined) picks.push(`s${site}`);
    else if (anchor >= 0 && index > 0) picks.push(`n${anchor}`);
    else if (board) picks.push(`b${board.board}`);
    else break;
  }
  return picks;
}
