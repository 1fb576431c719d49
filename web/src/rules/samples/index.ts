/** The annotated games, in one file: each is short, and whoever walks through one may walk through another. */

import type { Sample } from '../sample';
import { sample as cotulenh } from './cotulenh';
import { sample as kingsCooking } from './kings-cooking';
import { sample as rhythm } from './rhythm';
import { sample as trid } from './trid';
import { sample as meder } from './trid-meder';
import { sample as xiangqi } from './xiangqi';

export const SAMPLES: readonly Sample[] = [kingsCooking, xiangqi, rhythm, cotulenh, trid, meder];
