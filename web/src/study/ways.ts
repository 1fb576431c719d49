/** Steps as arrows over a board. */

import { siteNamed } from '../board/marks';
import type { FactsView, UniverseView } from '../engine/types';
import type { Arrow } from '../speech/story';

/** The way of a step, from place to place or from pin to pin; nothing for a step that stays where it is. */
export function wayOf(
  universe: UniverseView,
  { from, to, side }: FactsView,
  looks: Pick<Arrow, 'as' | 'now' | 'number'>,
): Arrow[] {
  if (from === to || from === '' || to === '') return [];
  const [a, b] = [siteNamed(universe, from, side), siteNamed(universe, to, side)];
  if (a !== null && b !== null) return [{ from: a, to: b, ...looks }];
  const pin = (name: string): number => universe.anchors.findIndex((anchor) => anchor.name === name);
  const [left, reached] = [pin(from), pin(to)];
  return left >= 0 && reached >= 0 ? [{ from: left, to: reached, pins: true, ...looks }] : [];
}
