/** Moments of every game that are worth looking at, and the way to them. */

import type { Page } from 'playwright-core';
import { begin, clickStep } from './hands';
import { OWED } from './pawns';
import { idle } from './support';
import type { Moment } from './truth';

const SESSION = '7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1';

export const MOMENTS = {
  'kings-cooking start': { game: 'kings-cooking' },
  'kings-cooking with a party': { game: 'kings-cooking', position: '2b/1N1/3 l - 1.1 1.1 0 10', picks: ['b2'] },
  'kings-cooking played': { game: 'kings-cooking', steps: ['c1b2', 'a3a2'], picks: ['b2'] },
  'kings-cooking at its end': { game: 'kings-cooking', position: '1N1/1Q1/rP1 l - 0.0 1.1 0 6', steps: ['b2a1'] },
  'xiangqi start': { game: 'xiangqi' },
  'xiangqi played': { game: 'xiangqi', steps: ['h2d2', 'i9i8', 'e3e4'], picks: ['h7'] },
  'xiangqi in check': { game: 'xiangqi', position: '4ka3/9/9/8p/9/9/9/9/3R5/3K5 w - - 0 1', steps: ['d1e1'] },
  'xiangqi at its end': { game: 'xiangqi', position: '3k5/9/9/8p/9/9/R8/9/9/4K4 w - - 0 1', steps: ['a3d3'] },
  'rhythm start': { game: 'rhythm' },
  'rhythm in all layers': {
    game: 'rhythm',
    position: '9/9/1c7/9/9/9/9/9/9/9:rnbakabnr/9/7c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABNR:9/9/9/9/9/9/9/9/9/R8 w 6,4 - 0 5',
    picks: ['a0^'],
  },
  'rhythm at its end': {
    game: 'rhythm',
    position: '9/9/9/9/9/9/9/6n2/4A4/9:3k5/4P4/4R4/9/9/6B2/9/4B4/9/3A1K3:- w 10,10 - 1 98',
    steps: ['e7d7'],
  },
  'cotulenh start': { game: 'cotulenh' },
  'cotulenh played': { game: 'cotulenh', steps: ['b2b6', 'j8j7', 'e2g4'], picks: ['h9'] },
  'cotulenh with stacks': {
    game: 'cotulenh',
    position: '6c4/11/11/11/11/11/11/11/11/2(N+FT)8/5(TI)5/6C4 r - - 0 1',
    picks: ['c3', '=air_force'],
  },
  'cotulenh in a deployment': { game: 'cotulenh', position: `${SESSION} f4:T:I>f5...` },
  'cotulenh at its end': { game: 'cotulenh', position: '11/11/11/11/5c5/5T5/11/11/11/11/11/6C4 r - - 0 1', steps: ['f7f8'] },
  'trid start': { game: 'trid', picks: ['b2W'] },
  'trid played': { game: 'trid', steps: ['a1Wb3N', 'd7Bd6B', 'a2Wa4N'], picks: ['c7B'] },
  'trid with boards moved': {
    game: 'trid',
    position: '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL3:2/R1|KL1:2/2|QL5:2/2|KL6:2/2 w - - - 0 10',
    picks: ['z2QL3'],
  },
  'trid with badges': {
    game: 'trid',
    position: '4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL2:P1/1T|KL4:1P/2|QL6:2/2|KL3:2/2 w - - - 0 10',
    picks: ['a8B'],
  },
  'trid at its end': {
    game: 'trid',
    position: '4/4/3U/2K1|4/4/4/4|3k/Q3/1R2/4 QL4:T1/2|KL1:UU/1R|QL6:2/N1|KL4:2/2 w - - - 3 54',
    steps: ['b6Bb8B'],
  },
} as const satisfies Readonly<Record<string, Moment>>;

/** Moments in which a question lies over the board: nothing of it can be reached then. */
export const ASKED = {
  'trid with a debt': { game: 'trid', position: OWED },
} as const satisfies Readonly<Record<string, Moment>>;

/** A first move of each game. */
export const FIRST: Readonly<Record<string, readonly [string, string]>> = {
  'kings-cooking': ['c1', 'b2'],
  xiangqi: ['b2', 'e2'],
  rhythm: ['b2', 'e2'],
  cotulenh: ['f4', 'f5'],
  trid: ['b2W', 'b3W'],
};

/** Leads the page to a moment, by clicks on cells. */
export async function reach(page: Page, { game, position, options, steps = [], picks = [] }: Moment): Promise<void> {
  await begin(page, game, { ...(position !== undefined && { position }), ...(options && { options }) });
  for (const step of steps) await clickStep(page, step);
  for (const pick of picks) {
    await page.locator(pick.startsWith('=') ? `[data-pick="${pick}"]` : `[data-site][data-name="${pick}"]`).click();
    await idle(page);
  }
}
