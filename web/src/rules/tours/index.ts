/** The tours of all games, in one file: each is short, and whoever takes one is about to take another. */

import type { Tour } from '../tour';
import { tour as cotulenh } from './cotulenh';
import { tour as kingsCooking } from './kings-cooking';
import { tour as rhythm } from './rhythm';
import { tour as trid } from './trid';
import { tour as xiangqi } from './xiangqi';

export const TOURS: Readonly<Record<string, Tour>> = {
  'kings-cooking': kingsCooking,
  xiangqi,
  rhythm,
  cotulenh,
  trid,
};
