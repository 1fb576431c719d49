/** The signs of marks on pieces; a mark without a sign is told in words alone. */

import type { IconName } from '../pieces/icons';

export const BADGES: Readonly<Record<string, IconName>> = {
  heroic: 'star',
  deferred: 'crown',
  frozen: 'lock',
  transported: 'transported',
  unmoved: 'home',
  acted: 'acted',
  sheltered: 'shield',
  counts: 'target',
};
