/** Rounds at a server, with two players and a watcher, each in a browser of his own. */

import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GAMES, chance, type Player } from './support';
import {
  board,
  log,
  look,
  openRound,
  roundOf,
  standing,
  together,
  turnByHand,
  turnByWire,
  type OwnServer,
  type Table,
} from './rounds';
import { GAME as DUMMY, served } from './served';

let open: Table | null = null;
let dummy: OwnServer;

beforeAll(async () => {
  dummy = await served();
});
afterAll(() => dummy.close());
afterEach(async () => {
  await open?.close();
  open = null;
});

function pagesOf({ first, second, watcher }: Table) {
  return [first.page, second.page, watcher.page];
}

function quiet(table: Table): void {
  expect([table.first, table.second, table.watcher].flatMap(({ faults }) => faults)).toEqual([]);
}

/** So many turns are played by hands, and so many at most by wire; then somebody gives up. */
const BY_HAND = 6;
const MOST = 40;

describe('a whole game', () => {
  test.each([...GAMES, DUMMY])('%s is the same for both players and whoever watches', async (game) => {
    open = await roundOf(game === DUMMY ? { terms: { game }, server: dummy.address } : { terms: { game } });
    const { id, first, second, watcher } = open;
    const random = chance(7);
    for (let turn = 0; turn < MOST; turn += 1) {
      const { phase, actor, seq } = await look(first.page, id);
      if (phase === 'over' || actor === null) break;
      const who: Player = actor === 'first' ? first : second;
      if (turn < BY_HAND) await turnByHand(who.page, random);
      else await turnByWire(who, id, random);
      await together(pagesOf(open), seq + 1);
    }
    const { phase, seq } = await look(first.page, id);
    if (phase !== 'over') {
      await second.page.locator('[data-action=menu]').click();
      await second.page.locator('[data-action=resign]').click();
      await second.page.locator('[data-action=resign-yes]').click();
      await together(pagesOf(open), seq + 1);
    }
    const { ended } = await look(first.page, id);
    expect(ended).not.toBeNull();
    for (const page of pagesOf(open)) {
      const result = page.locator('[data-result]');
      await result.waitFor();
      expect(await result.getAttribute('data-result')).toBe(ended?.winner ?? 'draw');
      expect(await result.getAttribute('data-reason')).toBe(ended?.reason);
    }
    expect((await standing(watcher.page))['own']).toBe('none');
    expect(await board(watcher.page).locator('[data-watching]').count()).toBe(1);
    // What can be taken along is what was played, and the browser of whoever played has it as well.
    const played = (await log(first.page, id)).flatMap(({ text }) => text?.split(',') ?? []);
    const taken = await first.page.request.get(`/api/v1/rounds/${id}/record.json`);
    expect(((await taken.json()) as { steps: unknown }).steps).toEqual(played);
    const [file] = await Promise.all([first.page.waitForEvent('download'), first.page.locator('[data-action=record]').click()]);
    expect(file.suggestedFilename()).toBe(`${id}.pgn`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toBe(await (await first.page.request.get(`/api/v1/rounds/${id}/record.pgn`)).text());
    await first.page.locator('[data-action=study]').click();
    await first.page.locator('[data-study]').first().waitFor();
    quiet(open);
    // A watcher who comes late sees the same.
    await openRound(watcher.page, id);
    expect((await standing(watcher.page))['digest']).toBe((await look(first.page, id)).digest);
  });
});
