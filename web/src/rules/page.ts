/**
 * What a rules page is made of: short sections for players, illustrated by boards that the engine opens.
 *
 * The pages tell the rules, they do not know them: a board is a position text with some steps to show, in
 * `tests-data/rules-boards.json`, and a test of the engine plays every one of them.
 */

import type { Locale } from '../i18n';

/** A text in every language. */
export type Text = Readonly<Record<Locale, string>>;

/** A board with what it shows. */
export interface Figure {
  /** The name of the board in `tests-data/rules-boards.json`. */
  readonly board: string;
  readonly caption: Text;
}

export interface Section {
  /** By what an address asks for it. */
  readonly id?: string;
  /** Another game whose rules are to be read first. */
  readonly see?: string;
  readonly heading: Text;
  readonly paragraphs: readonly Text[];
  readonly figures: readonly Figure[];
  /** A board as it is seen from the side, where heights are told of. */
  readonly side?: Figure;
}

export interface RulesPage {
  readonly game: string;
  readonly sections: readonly Section[];
}

/** A text in English, Vietnamese and simplified Chinese. */
export function text(en: string, vi: string, zh: string): Text {
  return { en, vi, 'zh-Hans': zh };
}

/** A board and its caption in the three languages. */
export function figure(board: string, en: string, vi: string, zh: string): Figure {
  return { board, caption: text(en, vi, zh) };
}

/** A section. */
export function section(
  heading: Text,
  paragraphs: readonly Text[],
  figures: readonly Figure[] = [],
  more: Pick<Section, 'id' | 'see' | 'side'> = {},
): Section {
  return { heading, paragraphs, figures, ...more };
}
