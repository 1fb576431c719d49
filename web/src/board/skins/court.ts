/**
 * A court as a dining table seen from above: on the left a plate for each guest between fork and knife, on the right a rail
 * with hooks, where those hang their aprons who were caught and must help in the kitchen.
 */

import type { Place } from '../layout';
import { fine, plate, rectangle, type Ground } from './skin';

/** The edge of a piece on a plate or under a hook. */
export const GUEST = 0.38;
const PITCH = 0.41;
/** Where the plates and the hooks begin, from the left end of the table. */
const STARTS = [0.28, 1.66] as const;

/** The corner of the place for one guest (group 0) or helper (group 1). */
export function seat({ x, y, w }: Place, group: number, number: number): { x: number; y: number } {
  return { x: x - w / 2 + (STARTS[group] ?? 0) + number * PITCH, y: y - 0.12 };
}

/** Where the words of a group begin. */
export function words(place: Place, group: number): { x: number; y: number } {
  return { x: seat(place, group, 0).x, y: place.y - 0.2 };
}

function circle(x: number, y: number, r: number): string {
  return `M${fine(x - r)} ${fine(y)}a${r} ${r} 0 1 0 ${fine(2 * r)} 0a${r} ${r} 0 1 0 ${fine(-2 * r)} 0Z`;
}

/** Two rows of small squares, as on a kitchen cloth. */
function gingham(x: number, y: number, w: number, size: number): string {
  const columns = Math.floor(w / size);
  return Array.from({ length: columns }, (_, column) => rectangle(x + column * size, y + (column % 2) * size, size, size)).join(
    '',
  );
}

/** The table of a court and what stands on it; the cloth hangs over its lower edge. */
export function table(place: Place, owner: string): Ground[] {
  const { x, y, w, h } = place;
  const [left, top] = [x - w / 2, y - h / 2];
  const seats = Math.round(w);
  const centres = (group: number) =>
    Array.from({ length: seats }, (_, number) => {
      const corner = seat(place, group, number);
      return { x: corner.x + GUEST / 2, y: corner.y + GUEST / 2 };
    });
  const plates = centres(0);
  const hooks = centres(1);
  const [fork, knife] = [(plates[0]?.x ?? 0) - 0.26, (plates.at(-1)?.x ?? 0) + 0.26];
  const level = plates[0]?.y ?? y;
  const rail = level - 0.2;
  const [from, to] = [(hooks[0]?.x ?? 0) - 0.17, (hooks.at(-1)?.x ?? 0) + 0.17];
  return [
    { role: `court-${owner}`, d: plate(left, top, w, h, 0.12) },
    { role: `cloth-${owner}`, d: gingham(left + 0.12, top + h - 0.12, w - 0.24, 0.05) },
    { role: 'china', d: plates.map((spot) => circle(spot.x, spot.y, 0.185)).join('') },
    { role: 'china-ring', d: plates.map((spot) => circle(spot.x, spot.y, 0.13)).join('') },
    {
      role: `cutlery-${owner}`,
      d:
        `M${fine(fork)} ${fine(level - 0.15)}v.3M${fine(fork - 0.035)} ${fine(level - 0.15)}v.06q0 .05 .035 .05t.035 -.05v-.06` +
        `M${fine(knife)} ${fine(level - 0.15)}v.3M${fine(knife)} ${fine(level - 0.15)}q.05 .06 .03 .16h-.03` +
        `M${fine(from)} ${fine(rail)}H${fine(to)}` +
        hooks.map((spot) => `M${fine(spot.x)} ${fine(rail)}v.05q0 .05 .04 .05t.04 -.04`).join(''),
    },
  ];
}
