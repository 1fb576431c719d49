/** What is told of the pieces of all games, in one file. */

import type { Lesson } from '../lesson';
import { lessons as cotulenh } from './cotulenh';
import { lessons as kingsCooking } from './kings-cooking';
import { lessons as rhythm } from './rhythm';
import { lessons as trid } from './trid';
import { lessons as xiangqi } from './xiangqi';

export const LESSONS: Readonly<Record<string, readonly Lesson[]>> = {
  'kings-cooking': kingsCooking,
  xiangqi,
  rhythm,
  cotulenh,
  trid,
};
