/** Who is in a court: guests of the rival, and its owner's captured pieces. Both views draw them from here. */

import type { SceneView, SideView, UniverseView, View } from '../engine/types';

/** Those who are in a court for one reason, in the order in which they came. */
interface CourtGroup {
  /** The code of the meter that counts them. */
  readonly code: string;
  readonly side: SideView;
  /** As far as the moves tell; a position without its history has only numbers. */
  readonly kinds: readonly string[];
  readonly count: number;
}

export interface Court {
  readonly site: number;
  readonly owner: SideView;
  /** Guests first, then the captured. */
  readonly groups: readonly CourtGroup[];
}

/** The meters that courts show. */
export const COURT_METERS: readonly string[] = ['guests', 'captured'];

/** What of a view courts are read from. */
export type Told = Pick<View, 'scene' | 'history' | 'captured' | 'status'>;

function counted({ meters }: SceneView, code: string, side: SideView): number {
  return meters.find((meter) => meter.code === code && meter.side === side)?.value ?? 0;
}

function nameless(count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, () => '');
}

/** `shown` is the scene of a step that is not yet confirmed; of whom it brings, only the number is told. */
export function courtsOf({ sites }: UniverseView, { scene, history, captured, status }: Told, shown: SceneView = scene): Court[] {
  const group = (code: string, side: SideView, kinds: readonly string[]): CourtGroup => {
    const [told, count] = [counted(scene, code, side), counted(shown, code, side)];
    // Those who were there before the history began came first, and nobody knows who they were.
    const known = [...nameless(told - kinds.length), ...kinds.slice(Math.max(0, kinds.length - told))];
    return { code, side, kinds: [...known.slice(0, count), ...nameless(count - told)], count };
  };
  const played = history.slice(0, status.ply);
  return sites.flatMap(({ terrain, owner, name }, site) => {
    if (terrain !== 'court' || owner === null) return [];
    const rival: SideView = owner === 'first' ? 'second' : 'first';
    const left = played.flatMap(({ facts }) => (facts.side === rival && facts.to === name ? [facts.piece] : []));
    const taken = captured.flatMap(({ captured: one }) => (one.side === owner ? [one.piece] : []));
    return [{ site, owner, groups: [group(COURT_METERS[0] ?? '', rival, left), group(COURT_METERS[1] ?? '', owner, taken)] }];
  });
}
