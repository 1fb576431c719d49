/**
 * Half a turn and an owed decision: whoever has one loads his page anew, the other one does, both do, and the server is killed. It
 * stands, and nobody else sees it before the turn is whole.
 */

import { afterEach, expect, test } from 'vitest';
import { live, pagesOf, quiet } from './cuts';
import { frame, framesOf, playing } from './frames';
import { OWED } from './pawns';
import { board, drafted, log, roundOf, standing, together, type, type OwnServer, type Table } from './rounds';
import { GAME as DUMMY, serverWith } from './served';
import { chance } from './support';
import { beginning, wholeTurn } from './turns';

const random = chance(11);
let server: OwnServer | null = null;
let open: Table | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
  await server?.close();
  server = null;
});

/** Positions from which a turn of several steps may begin, for either side. */
const SESSIONS = [
  ['cotulenh', 'first', '6c4/11/11/11/11/11/11/11/11/2(NFT)8/5(TI)5/6C4 r - - 0 1'],
  ['cotulenh', 'second', '6c4/5(ti)5/2(nft)8/11/11/11/11/11/11/11/11/6C4 b - - 0 1'],
  [DUMMY, 'first', '12.2..1 1 - - 0:0 0'],
  [DUMMY, 'second', '2..1.12 2 - - 0:0 0'],
] as const;

/** Positions in which a side owes a decision before its own turn. */
const DEBTS = [
  ['trid', 'first', OWED],
  ['trid', 'second', '4/4/4/p3|4/1K2/4/4|4/3k/4/4 QL2:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - a1W 0 10'],
  [DUMMY, 'first', '2.1..2. 1 - 0 0:0 0'],
  [DUMMY, 'second', '.1..2.1 2 - 6 0:0 0'],
] as const;

/** Whether a step stands by itself among what a page was told. */
function tells(frames: readonly string[], step: string): boolean {
  const written = new RegExp(`[",]${step.replace(/\W/g, '\\$&')}[",\\\\]`);
  return frames.some((frame) => written.test(frame));
}

test.each([...SESSIONS, ...DEBTS])(
  '%s: what the %s player has begun stands, and only he sees it',
  async (game, who, position) => {
    server = await serverWith(game);
    const table = await roundOf({ terms: { game, start: { position } }, server: server.address });
    open = table;
    const { id, first, second, watcher } = table;
    const [mover, other] = who === 'first' ? [first, second] : [second, first];
    const { page } = mover;
    const others = [other.page, watcher.page];
    const seen = await standing(watcher.page);
    const heard = others.map(framesOf);
    const owed = page.locator('[data-pick]:not(:disabled):not([aria-disabled="true"])');

    const stands = async (steps: number): Promise<void> => {
      await board(page).waitFor();
      await drafted(page, steps);
      for (const one of others) {
        await board(one).waitFor();
        const { ply, digest } = await standing(one);
        expect([ply, digest]).toEqual([seen['ply'], seen['digest']]);
      }
    };
    const reload = async (...pages: readonly (typeof page)[]): Promise<void> => {
      await Promise.all(pages.map((one) => one.reload()));
    };

    const debt = DEBTS.some((one) => one[2] === position);
    if (debt) {
      // It is owed still after both have come anew.
      await owed.first().waitFor();
      await reload(page, other.page);
      await owed.first().click();
    } else await type(page, (await beginning(page, id)) ?? '');
    await stands(1);
    const [step = ''] = await page.evaluate(
      (name) => (JSON.parse(localStorage.getItem(name) ?? '') as { steps: string[] }).steps,
      `fairyring-round:draft:${id}`,
    );

    // Half a turn is no turn, whoever sends it.
    expect(await frame(page, playing(id, step))).toMatchObject({ tell: 'nack', code: 'E_TURN_OPEN' });
    for (const pages of [[page], [other.page], [page, other.page]]) {
      await reload(...pages);
      await stands(1);
    }
    await server.kill();
    await page.locator('[data-line=away]').waitFor();
    await server.begin();
    await live(pagesOf(table));
    await stands(1);
    for (const frames of heard) {
      expect(frames.length, 'they have come back').toBeGreaterThan(1);
      expect(tells(frames, step), step).toBe(false);
    }

    // The rest of the turn.
    const turn = await wholeTurn(page, id, random, [step]);
    const seq = Number(seen['seq']);
    await type(page, ...turn.slice(1));
    await together(pagesOf(table), seq + 1);
    for (const frames of heard) expect(tells(frames, step), step).toBe(true);
    expect((await log(page, id)).filter(({ entry }) => entry === 'turn').map(({ text }) => text)).toEqual([turn.join(',')]);
    quiet(first, second, watcher);
  },
);
