/** The one list of skins; a game that is not in it is laid out by its coordinates. */

import { cotulenh } from './cotulenh';
import { generic } from './generic';
import { kingsCooking } from './kings-cooking';
import { rhythm } from './rhythm';
import type { Skin } from './skin';
import { trid } from './trid';
import { xiangqi } from './xiangqi';

export type { Ground, Skin } from './skin';

const SKINS: Readonly<Record<string, Skin>> = {
  'kings-cooking': kingsCooking,
  xiangqi,
  rhythm,
  cotulenh,
  trid,
};

export function skinOf(game: string): Skin {
  return (Object.hasOwn(SKINS, game) ? SKINS[game] : undefined) ?? generic;
}
