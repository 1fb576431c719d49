/** Who acts for the sides of a game. */

import type { SideView } from '../engine/types';

/** Who acts for a side. */
export type Player =
  | { readonly kind: 'human'; readonly name: string }
  | {
      readonly kind: 'machine';
      readonly level: number;
      /** The strongest level may be given so many for each move. */
      readonly seconds?: number | undefined;
      /** How strong it is in half steps, if it follows whoever plays; `level` is then the one below. */
      readonly follows?: number | undefined;
    }
  | { readonly kind: 'remote'; readonly name: string };

export type Players = readonly [Player, Player];

const SIDES = ['first', 'second'] as const satisfies readonly SideView[];

export function indexOf(side: SideView): 0 | 1 {
  return side === 'first' ? 0 : 1;
}

export function otherSide(side: SideView): SideView {
  return side === 'first' ? 'second' : 'first';
}

/** The sides at which somebody of a kind sits. */
export function sidesOf(players: Players, kind: Player['kind']): readonly SideView[] {
  return SIDES.filter((side) => players[indexOf(side)].kind === kind);
}

/** The same players, with one of them or all changed. */
export function changed(players: Players, change: (player: Player, side: SideView) => Player): Players {
  return [change(players[0], 'first'), change(players[1], 'second')];
}
