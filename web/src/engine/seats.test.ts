import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { missing } from '../app/missing.svelte';
import type { Engine, Seat } from './client';
import { localEngine, localPort } from './desk';
import { GAMES } from './modules';
import type { PlayMessage, Port } from './protocol';
import type { Revival } from './seats';
import type { Call, View } from './types';

/** What a worker does with a call instead of answering it. */
type Mishap = 'trap' | 'silence' | 'unfetched' | null;

/** Real engines in workers that break where the test says so. */
class Workers {
  started = 0;
  ended = 0;
  /** Asked before each call. */
  mishap: (call: Call) => Mishap = () => null;

  readonly start = (): Port => {
    this.started += 1;
    const port = localPort();
    const hearers: ((event: MessageEvent) => void)[] = [];
    let dead = false;
    const say = (data: unknown): void => {
      if (!dead) for (const hear of hearers) hear({ data } as MessageEvent);
    };
    port.addEventListener('message', ({ data }) => say(data));
    setTimeout(() => say({ ping: 0 }));
    return {
      postMessage: (message) => {
        if (dead) return;
        const { id, call } = message as Partial<PlayMessage> & Pick<PlayMessage, 'id'>;
        const mishap = call === undefined ? null : this.mishap(JSON.parse(call) as Call);
        if (mishap === 'silence') dead = true;
        else if (mishap) setTimeout(() => say({ id, fault: mishap, message: mishap }));
        else if (call !== undefined) port.postMessage(message);
        else setTimeout(() => say(message));
      },
      addEventListener: (type: string, hear: unknown) => {
        if (type === 'message') hearers.push(hear as (event: MessageEvent) => void);
      },
      terminate: () => {
        dead = true;
        this.ended += 1;
      },
    };
  };
}

let workers: Workers;
let engine: Engine;
let revivals: Revival[];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  workers = new Workers();
  engine = localEngine(undefined, workers.start, missing);
  revivals = [];
  engine.onrevived = (revival) => revivals.push(revival);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function opened(game: string): Promise<Seat> {
  const table = await engine.open(game);
  if (!table.ok) throw new Error(table.refusal.message);
  return table.value.seat;
}

async function viewed(seat: Seat): Promise<View> {
  const view = await seat.view();
  if (!view.ok) throw new Error(view.refusal.message);
  // What happened last is told once.
  return { ...view.value, events: [] };
}

/** Breaks the next call of a kind, so many times. */
function breaks(ask: string, how: Mishap, times = 1): void {
  let left = times;
  workers.mishap = ({ request }) => {
    if (request.ask !== ask || left === 0) return null;
    left -= 1;
    return how;
  };
}

/** A small generator, so that every run does the same. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Plays something legal; nothing at the end of a game. */
async function playSomething(seat: Seat, random: (below: number) => number): Promise<void> {
  const path: string[] = [];
  for (;;) {
    const offers = await seat.offers(path);
    if (!offers.ok) throw new Error(offers.refusal.message);
    const { next, step } = offers.value;
    if (step !== null && (next.length === 0 || random(2) === 0)) {
      await seat.play(step, seat.info.timing && random(2) === 0 ? random(200) - 100 : null);
      return;
    }
    const pick = next[random(next.length)]?.pick;
    if (pick === undefined) return;
    path.push(pick);
  }
}

/** Does something at a table that changes it, or writes it down. */
async function doSomething(seat: Seat, random: (below: number) => number): Promise<void> {
  switch (random(14)) {
    case 0:
      await seat.undo('step');
      break;
    case 1:
      await seat.undo('turn');
      break;
    case 2:
      await seat.redo('step');
      break;
    case 3:
      await seat.jump(random(6));
      break;
    case 4:
      await seat.notation(seat.info.forms[random(seat.info.forms.length)] ?? '');
      break;
    case 5:
      await seat.tags({ Event: `a game of ${random(9)}` });
      break;
    case 6:
      await seat.beside({ base: 60_000, increment: 0, left: [random(9_000), 5] }, { facing: 'second' });
      break;
    case 7:
      await seat.offerDraw(random(2) === 0 ? 'first' : 'second');
      break;
    case 8:
      await seat.answerDraw('first', false);
      break;
    case 9:
      await seat.record('json');
      break;
    default:
      await playSomething(seat, random);
  }
}

describe.each(GAMES.map(({ id }) => id))('tables of %s', (game) => {
  it('are after a fault what they were before it, whatever was done at them', async () => {
    const random = chance(game.length * 7919);
    for (let round = 0; round < 6; round += 1) {
      const seat = await opened(game);
      for (let count = 0; count < 25; count += 1) await doSomething(seat, random);
      const { ply } = (await viewed(seat)).status;
      const fork = await engine.fork(seat, random(ply + 1));
      if (!fork.ok) throw new Error(fork.refusal.message);
      const twin = fork.value.seat;
      for (let count = 0; count < 5; count += 1) await doSomething(twin, random);
      // The fork is of the game as it stood then.
      for (let count = 0; count < 5; count += 1) await doSomething(seat, random);
      if (round === 5) await seat.resign('first');
      const before = await Promise.all([viewed(seat), viewed(twin), seat.record('pgn'), twin.record('url')]);
      breaks('explain', 'trap');
      await seat.explain('nonsense');
      expect(revivals.at(-1)).toMatchObject({ tables: 2, lost: 0 });
      expect(await Promise.all([viewed(seat), viewed(twin), seat.record('pgn'), twin.record('url')])).toEqual(before);
      const saves = await Promise.all([seat.record('json'), twin.record('json')]);
      breaks('explain', 'trap');
      await seat.explain('nonsense');
      expect(await Promise.all([viewed(seat), viewed(twin)])).toEqual(before.slice(0, 2));
      expect(await Promise.all([seat.record('json'), twin.record('json')])).toEqual(saves);
      await Promise.all([seat.close(), twin.close()]);
    }
    expect(engine.tables).toBe(0);
  }, 60_000);
});

describe('a fault', () => {
  it('in a move: the move is made all the same, and a note is due', async () => {
    const seat = await opened('xiangqi');
    await seat.play('h2e2');
    breaks('play', 'trap');
    const played = await seat.play('h9g7');
    expect(played).toMatchObject({ ok: true, value: { status: { ply: 2 } } });
    expect(workers).toMatchObject({ started: 2, ended: 1 });
    expect(revivals).toEqual([{ module: seat.module, tables: 1, lost: 0 }]);
  });

  it('that comes again: the call is refused, and the table goes on without it', async () => {
    const seat = await opened('xiangqi');
    await seat.play('h2e2');
    let left = 2;
    workers.mishap = ({ request }) => (request.ask === 'play' && request.step === 'h9g7' && left-- > 0 ? 'trap' : null);
    expect(await seat.play('h9g7')).toMatchObject({ ok: false, refusal: { code: 'ENGINE_FAULT' } });
    expect((await viewed(seat)).status.ply).toBe(1);
    expect(await seat.play('h9g7')).toMatchObject({ ok: true, value: { status: { ply: 2 } } });
  });

  it('with more calls behind it: they wait, and find the table as they must', async () => {
    const seat = await opened('xiangqi');
    breaks('play', 'trap');
    const [first, second, third] = await Promise.all([seat.play('h2e2'), seat.play('h9g7'), seat.undo('step')]);
    expect([first, second, third].map((view) => view.ok && view.value.status.ply)).toEqual([1, 2, 1]);
  });

  it('leaves the tables of other modules as they were', async () => {
    const [seat, other] = [await opened('xiangqi'), await opened('kings-cooking')];
    await other.tags({ Event: 'supper' });
    breaks('play', 'trap', 2);
    await seat.play('h2e2');
    const save = await other.record('json');
    expect(save.ok && save.value).toContain('supper');
    expect(new Set(revivals.map(({ module }) => module))).toEqual(new Set([seat.module, other.module]));
  });

  it('of a table that breaks the engine by itself: the others stand again', async () => {
    const [bad, good] = [await opened('xiangqi'), await opened('xiangqi')];
    await bad.play('h2e2');
    await good.play('b2e2');
    workers.mishap = ({ request }) => (request.ask === 'play' && request.step === 'h2e2' ? 'trap' : null);
    breaksAlso('explain');
    await good.explain('nonsense');
    expect(revivals.at(-1)).toEqual({ module: good.module, tables: 1, lost: 1 });
    expect((await viewed(good)).status.ply).toBe(1);
    expect(await bad.view()).toMatchObject({ ok: false, refusal: { code: 'ENGINE_FAULT' } });
    expect(await bad.close()).toMatchObject({ ok: true });
  });

  /** Once, beside what breaks already. */
  function breaksAlso(ask: string): void {
    const { mishap } = workers;
    let left = 1;
    workers.mishap = (call) => {
      if (call.request.ask !== ask || left === 0) return mishap(call);
      left = 0;
      return 'trap';
    };
  }
});

describe('a worker', () => {
  it('that dies without a word is missed, and everything stands on the next one', async () => {
    const seat = await opened('trid');
    const { offers } = await viewed(seat);
    expect(offers.next.length).toBeGreaterThan(0);
    vi.useFakeTimers();
    breaks('tags', 'silence');
    const tagged = seat.tags({ Event: 'here' });
    await vi.advanceTimersByTimeAsync(10_100);
    expect(await tagged).toMatchObject({ ok: true });
    expect(workers.started).toBe(2);
    expect(revivals).toEqual([{ module: seat.module, tables: 1, lost: 0 }]);
  });

  it('whose module cannot be fetched is asked until it can', async () => {
    vi.useFakeTimers();
    breaks('open', 'unfetched', 3);
    const table = engine.open('cotulenh');
    await vi.advanceTimersByTimeAsync(10);
    expect(missing.parts).toEqual(['engine']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(missing.parts).toEqual(['engine']);
    missing.again();
    await vi.advanceTimersByTimeAsync(10);
    expect(missing.parts).toEqual(['engine']);
    missing.again();
    await vi.advanceTimersByTimeAsync(10);
    vi.useRealTimers();
    expect(await table).toMatchObject({ ok: true });
    expect(missing.parts).toEqual([]);
    expect(revivals).toEqual([]);
  });
});

it('200 games that are opened and left one after the other leave no table', async () => {
  for (let count = 0; count < 200; count += 1) {
    const seat = await opened(GAMES[count % GAMES.length]?.id ?? '');
    const fork = await engine.fork(seat, 0);
    expect(fork.ok).toBe(true);
    if (fork.ok) await fork.value.seat.close();
    await seat.close();
  }
  expect(engine.tables).toBe(0);
}, 60_000);
