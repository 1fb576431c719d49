/** How the screen is held. The style sheets of the game screen ask the same two questions. */

/** Upright with all below each other; lying with little height, or with little of both; or with room for everything. */
export type Shape = 'wide' | 'tall' | 'low';

const TALL = '(orientation: portrait) and (width < 60rem)';
const LOW = '(orientation: landscape) and (height < 32rem), (orientation: landscape) and (width < 45rem)';

export function shapeNow(): Shape {
  if (matchMedia(TALL).matches) return 'tall';
  return matchMedia(LOW).matches ? 'low' : 'wide';
}
