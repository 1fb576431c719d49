/** A round that is followed over lines that break, with the real engine on both ends. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { done } from '../engine/result';
import { Line } from './line';
import { Round, type News } from './round.svelte';
import { Far, ROUND, shelfOf, TestWorld } from './testing';
import type { Tell } from './types';

let engine: Engine;
beforeAll(() => {
  engine = localEngine();
});

/** Lets everything happen that was set off. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

interface SetUp {
  readonly kept?: Map<string, string>;
  readonly world?: TestWorld;
  readonly far?: Far;
  /** After how many frames in both directions a line is cut, the first one first; lines after these hold. */
  readonly cuts?: readonly number[];
}

async function setUp({ kept = new Map<string, string>(), world = new TestWorld(), far: given, cuts = [] }: SetUp = {}) {
  const far = given ?? (await Far.of(engine, 'xiangqi', world));
  const line = new Line(world, 'test');
  const round = new Round(ROUND, {
    engine,
    line,
    world,
    shelf: shelfOf(kept),
    log: () => Promise.resolve(done(far.log)),
  });
  const news: News[] = [];
  round.onnews = (one) => news.push(one);
  let connected = 0;
  let frames = 0;
  /** Takes the call of the line that was opened last, and lets both ends talk. */
  const connect = async (): Promise<void> => {
    const { wire } = world;
    const most = cuts[connected] ?? Infinity;
    connected += 1;
    let passed = 0;
    const cut = (): boolean => {
      passed += 1;
      frames += 1;
      if (passed >= most && !wire.closed) wire.ends.closed(1006);
      return wire.closed;
    };
    wire.onsent = (ask) => {
      // What is lost on its way was never heard.
      if (wire.closed || cut()) return;
      void far.answers(ask).then((tells) => {
        for (const tell of tells) {
          if (wire.closed) return;
          wire.tell(tell);
          if (cut()) return;
        }
      });
    };
    wire.ends.opened();
    await settle();
  };
  /** Until the line holds. */
  const hold = async (): Promise<void> => {
    await settle();
    for (let tries = 0; tries < 20 && line.state !== 'live'; tries += 1) {
      const { length } = world.wires;
      while (world.wires.length === length) world.pass(250);
      await connect();
    }
    await settle();
  };
  line.start();
  await connect();
  await hold();
  const play = async (step: string): Promise<void> => {
    await round.table?.act({ do: 'play', step, timing: null });
    await hold();
  };
  const hear = async (tell: Tell): Promise<void> => {
    world.wire.tell(tell);
    await settle();
  };
  return { world, far, line, round, kept, news, hold, play, hear, frames: () => frames };
}

describe('a round', () => {
  it('loses nothing and does nothing twice, whichever message the line is cut at', async () => {
    // Greeting, welcome, question, game; the turn, its entry, its answer; the other's turn.
    for (let first = 1; first <= 8; first += 1) {
      for (const cuts of [[first], [first, 3]]) {
        const { world, far, round, play, hold, hear, kept } = await setUp({ cuts });
        await play('h2e2');
        world.pass(2_500);
        await hold();
        expect(far.turns, String(cuts)).toEqual(['h2e2']);
        await hear({ tell: 'entries', round: ROUND, entries: [await far.play('h9g7')] });
        await hold();
        expect([round.seq, round.table?.live.status.digest, round.mismatches], String(cuts)).toEqual([3, far.digest, 0]);
        expect([round.waiting, kept.size]).toEqual([[], 0]);
      }
    }
  });

  it('has a turn on its board over a reload, and sends it once', async () => {
    const { far, world, line, round, kept } = await setUp();
    line.cut();
    await round.table?.act({ do: 'play', step: 'h2e2', timing: null });
    expect([round.table?.live.status.ply, round.table?.confirmed, round.waiting.length]).toEqual([1, 0, 1]);
    await round.close();
    expect(kept.size).toBe(1);
    const again = await setUp({ far, world, kept });
    expect(far.turns).toEqual(['h2e2']);
    expect([again.round.table?.confirmed, again.round.waiting, kept.size]).toEqual([1, [], 0]);
  });

  it('gives way where the same turn was played otherwise, and says so', async () => {
    const { far, line, round, news, hold } = await setUp();
    line.cut();
    await round.table?.act({ do: 'play', step: 'h2e2', timing: null });
    await far.play('b2e2');
    await hold();
    expect(far.turns).toEqual(['b2e2']);
    expect([round.table?.live.status.digest, round.waiting]).toEqual([far.digest, []]);
    expect(news.flatMap((one) => (one.is === 'refused' ? [one.refusal.code] : []))).toEqual(['E_STALE']);
  });

  it('says why after what was played instead, also where that comes later', async () => {
    const { far, world, round, news, hear } = await setUp();
    // The server hears nothing of it until it has something else.
    world.wire.onsent = null;
    await round.table?.act({ do: 'play', step: 'h2e2', timing: null });
    const command = world.wire.sent.flatMap((ask) => (ask.ask === 'do' ? [ask.command] : []))[0] ?? '';
    const instead = await far.play('b2e2');
    await hear(far.nack(command, 'E_STALE'));
    expect([round.table?.live.status.ply, round.waiting, news]).toEqual([0, [], []]);
    await hear({ tell: 'entries', round: ROUND, entries: [instead] });
    expect(round.table?.live.status.digest).toBe(far.digest);
    expect(news.map((one) => (one.is === 'refused' ? one.refusal.code : one.is))).toEqual(['entry', 'E_STALE']);
  });

  it('heeds no answer and no entry twice, and asks for the whole after a gap', async () => {
    const { far, round, play, hear, world } = await setUp();
    await play('h2e2');
    const command = world.wire.sent.flatMap((ask) => (ask.ask === 'do' ? [ask.command] : []))[0] ?? '';
    await hear({ tell: 'entries', round: ROUND, entries: far.log });
    await hear({ tell: 'ack', command, seq: 2 });
    await hear(far.nack(command, 'E_STALE'));
    expect([round.seq, round.table?.live.status.ply, round.waiting]).toEqual([2, 1, []]);
    await far.play('h9g7');
    const late = await far.play('h0g2');
    await hear({ tell: 'entries', round: ROUND, entries: [late] });
    expect([round.seq, round.table?.live.status.digest]).toEqual([4, far.digest]);
    // Whatever is told of another round is another one's.
    await hear({ tell: 'entries', round: 'another', entries: [{ ...late, seq: 5 }] });
    expect(round.seq).toBe(4);
  });

  it('keeps a line that is sound while the server cannot store anything', async () => {
    const { far, round, play, world, hold } = await setUp();
    far.refuses = 'E_STORE_FULL';
    await play('h2e2');
    for (let times = 0; times < 12; times += 1) {
      world.pass(2_500);
      // The line is greeted from time to time, and answers.
      await settle();
    }
    expect([world.wires.length, round.trouble?.code, round.unheard]).toEqual([1, 'E_STORE_FULL', false]);
    far.refuses = null;
    world.pass(2_500);
    await hold();
    expect([far.turns, round.trouble, round.waiting]).toEqual([['h2e2'], null, []]);
  });

  it('cuts a line over which nobody answers', async () => {
    const { round, world } = await setUp();
    world.wire.onsent = null;
    round.do({ do: 'offer_draw' });
    world.pass(7_400);
    expect([world.wire.closed, round.unheard]).toEqual([false, true]);
    world.pass(200);
    expect(world.wire.closed).toBe(true);
  });

  it('has half a turn over a reload, takes it back step by step, and tells nobody of it', async () => {
    const world = new TestWorld();
    const far = await Far.of(engine, 'cotulenh', world, '6c4/11/11/11/11/11/11/11/11/2(NFT)8/5(TI)5/6C4 r - - 0 1');
    const { round, kept } = await setUp({ world, far });
    await round.table?.act({ do: 'play', step: 'c3Fg7', timing: null });
    await round.close();
    expect([far.turns, kept.size]).toEqual([[], 1]);
    const again = await setUp({ world, far, kept });
    const { table } = again.round;
    expect([table?.unconfirmed, table?.confirmed, again.round.waiting]).toEqual([['c3Fg7'], 0, []]);
    expect(table?.may('undo')).toBeNull();
    await table?.act({ do: 'undo', by: 'step' });
    expect([table?.live.status.ply, kept.size, far.turns]).toEqual([0, 0, []]);
    expect(table?.may('undo')).not.toBeNull();
  });
});
