import { MODULES } from './modules.js';
import type { GameView, OptionView, PresetView } from './types.js';

/** What is known of a game before anything of it is loaded. */
export interface ListedGame extends Omit<GameView, 'options' | 'presets'> {
  readonly options: readonly Omit<OptionView, 'summary'>[];
  readonly presets: readonly Omit<PresetView, 'summary'>[];
}

/** Every game of the package. */
export const games: readonly ListedGame[] = MODULES.flatMap((module) => module.games);
