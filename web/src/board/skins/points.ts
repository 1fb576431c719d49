/** The boards of points travel together: the three layers of one are three boards of the other, and two files have two heads. */

export { rhythm } from './rhythm';
export { xiangqi } from './xiangqi';
