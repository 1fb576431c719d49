/** The same look at the table from the chair of a side: half a turn around its middle for whoever sits opposite. */

import type { SideView } from '../engine/types';
import type { Look } from './orbit';

/** From the near chair to the table, or back. */
export function seated(look: Look, side: SideView): Look {
  if (side === 'first') return look;
  const { x, y, z } = look.at;
  const bearing = look.bearing + (look.bearing > 0 ? -Math.PI : Math.PI);
  return { ...look, at: { x: -x, y, z: -z }, bearing };
}
