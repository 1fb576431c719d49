/**
 * What a rules text asks of the page beside the board. A game that is not listed has none of it.
 */

export interface Manners {
  /** Whether a decided move waits for a yes unless the player wishes otherwise. */
  readonly confirm: boolean;
  /** Whether two players at one device hand it over behind a screen unless they wish otherwise. */
  readonly handOff: boolean;
  /** Whether the players choose their pieces before the game. */
  readonly lineUps: boolean;
  /** Whether there is a story to tell before the first game. */
  readonly story: boolean;
}

const NONE: Manners = { confirm: false, handOff: false, lineUps: false, story: false };

const LISTED: Readonly<Record<string, Manners>> = {
  // rules: kings-cooking 14, 15, 19.5
  'kings-cooking': { confirm: true, handOff: true, lineUps: true, story: true },
};

export function mannersOf(game: string): Manners {
  return (Object.hasOwn(LISTED, game) ? LISTED[game] : undefined) ?? NONE;
}
