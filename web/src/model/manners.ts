/**
 * What a rules text asks of the page beside the board. A game that is not listed has none of it.
 */

import menu from '../../../tests-data/menu.json';

export interface Manners {
  /** Whether a decided move waits for a yes unless the player wishes otherwise. */
  readonly confirm: boolean;
  /** Whether two players at one device hand it over behind a screen unless they wish otherwise. */
  readonly handOff: boolean;
  /** Whether the players choose their pieces before the game. */
  readonly lineUps: boolean;
  /** Whether there is a story to tell before the first game. */
  readonly story: boolean;
  /** Line-ups that the page begins with, one game after the other; none where a game has one start. */
  readonly menu: readonly string[];
}

const NONE: Manners = { confirm: false, handOff: false, lineUps: false, story: false, menu: [] };

const LISTED: Readonly<Record<string, Manners>> = {
  // rules: kings-cooking 14, 15, 19.5; the menu has starts that are a draw (25.2): a test of the engine solves them
  'kings-cooking': {
    confirm: true,
    handOff: true,
    lineUps: true,
    story: true,
    menu,
  },
};

export function mannersOf(game: string): Manners {
  return (Object.hasOwn(LISTED, game) ? LISTED[game] : undefined) ?? NONE;
}
