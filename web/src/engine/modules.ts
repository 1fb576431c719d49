/**
 * Which wasm module holds which game. The list is written by the build, which asks each module; nothing here names a game.
 */

import built from './built/modules.json';
import type { GameView, OptionView, PresetView } from './types';

/** What is known of a game before its module has come. What the engine says about options and presets comes with the words of rules. */
export interface ListedGame extends Omit<GameView, 'options' | 'presets'> {
  readonly options: readonly Omit<OptionView, 'summary'>[];
  readonly presets: readonly Omit<PresetView, 'summary'>[];
}

interface Listed {
  readonly module: string;
  readonly games: readonly ListedGame[];
}

const MODULES = built as unknown as readonly Listed[];

/** Every game, in the order of the start screen. */
export const GAMES: readonly ListedGame[] = MODULES.flatMap(({ games }) => games);

/** Every module. */
export const MODULE_NAMES: readonly string[] = MODULES.map(({ module }) => module);

/** What is known of a game. */
export function gameInfo(id: string): ListedGame | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The module of a game. */
export function moduleOf(game: string): string | undefined {
  return MODULES.find(({ games }) => games.some(({ id }) => id === game))?.module;
}

/**
 * The modules in the order in which a text of an unknown game should be shown to them: those first whose game the text
 * mentions. Only an order: each module judges for itself.
 */
export function modulesFor(text: string): string[] {
  const fragment = /^#[a-z]+=[0-9]+\.([\w-]+)/.exec(text.trim())?.[1];
  let plain = text.slice(0, 4096);
  if (fragment !== undefined) {
    try {
      plain += atob(fragment.slice(0, 128).replaceAll('-', '+').replaceAll('_', '/'));
    } catch {
      // No base64, no hint.
    }
  }
  const mentioned = MODULES.filter(({ games }) => games.some(({ id }) => plain.includes(id)));
  const others = MODULES.filter((listed) => !mentioned.includes(listed));
  return [...mentioned, ...others].map(({ module }) => module);
}
