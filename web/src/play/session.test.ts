import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { done, refused, type Result } from '../engine/result';
import { setLocale } from '../i18n';
import { newClock, remaining, resumedClock } from '../model/clock';
import { sitePick } from '../model/picks';
import type { Players } from '../model/players';
import type { Thinker, Thought } from '../seats/thinker';
import { storeOf } from '../store/open';
import { noTabs, type Tabs } from '../store/tabs';
import { pages } from '../store/testing';
import { MemoryVault } from '../store/vault';
import { play, settle, sit, type Sitting, type Wish } from './testing';

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await setLocale('en');
});

function sitDown(wish: Partial<Wish> = {}): Promise<Sitting> {
  return sit(engine, { game: 'xiangqi', ...wish });
}

describe('a session', () => {
  it('keeps the game after every step, with what was taken back', async () => {
    const { session, kept } = await sitDown();
    await play(session.table, 'h2e2');
    await settle();
    await session.undo('step');
    await settle();
    const entry = kept();
    expect(entry).toMatchObject({ plies: 0, phase: 'running' });
    expect(JSON.parse(entry?.record ?? '')).toMatchObject({ steps: ['h2e2'], cursor: 0 });
  });

  it('E_VIEWING: an earlier position is read-only, and the game stays as it is', async () => {
    const { session } = await sitDown();
    for (const step of ['h2e2', 'h9g7', 'h0g2']) await play(session.table, step);
    const { key } = session.table.live.status;
    await session.table.look(1);
    expect(session.table.view.status.ply).toBe(1);
    await session.hand.pick('s0');
    expect(session.hand.refusal?.code).toBe('E_VIEWING');
    await session.table.look(2);
    expect(session.table.view.status.ply).toBe(2);
    await session.table.look(3);
    expect(session.table.past).toBe(false);
    expect(session.table.live.status.key).toBe(key);
  });

  it('UI-1: covers the board between turns and asks for a missing name', async () => {
    const { session } = await sitDown({ handOff: true });
    await play(session.table, 'h2e2');
    await settle();
    expect(session.handOver.cover).toMatchObject({ moved: 'first', next: 'second' });
    await session.hand.pick('s0');
    expect(session.hand.refusal?.code).toBe('E_WAITING');
    await session.ready('Bob');
    expect(session.handOver.cover).toBeNull();
    expect(session.players[1]).toEqual({ kind: 'human', name: 'Bob' });
    expect(session.facing).toBe('second');
  });

  it('UI-6: is read-only while the other side of a link is to move', async () => {
    const { session } = await sitDown({
      players: [
        { kind: 'human', name: 'Ann' },
        { kind: 'remote', name: 'Bob' },
      ],
    });
    await play(session.table, 'h2e2');
    await settle();
    expect(session.letter?.link).toMatch(/^#fr=2\./);
    await session.hand.pick('s0');
    expect(session.hand.refusal?.code).toBe('E_WAITING');
    expect(session.canUndo).toBe(false);
  });

  it('never offers the link of an earlier position', async () => {
    const { session } = await sitDown({
      players: [
        { kind: 'human', name: 'Ann' },
        { kind: 'remote', name: 'Bob' },
      ],
    });
    const old = session.letter?.link;
    const offered: (string | null)[] = [];
    const played = play(session.table, 'h2e2');
    // So many turns of the queue are plenty; without a bound a link that never came would stop the clock of this test.
    for (let turns = 0; turns < 10_000 && (session.letter?.link === old || session.letter?.link === null); turns += 1) {
      await Promise.resolve();
      if (session.table.live.status.ply === 1) offered.push(session.letter?.link ?? null);
    }
    await played;
    expect(old).not.toBeNull();
    expect(session.letter?.link).not.toBeNull();
    expect(offered).toContain(null);
    expect(offered).not.toContain(old);
  });

  describe('where an answer is owed', () => {
    /** Black may take the board away from above White's pawn (tri-d PROMO-8). */
    const forcing = '4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10';

    it('hands over to whoever owes it, and not again after the answer', async () => {
      const { session } = await sitDown({ game: 'trid', position: forcing, handOff: true });
      await play(session.table, 'QL6-QL5');
      await settle();
      expect(session.handOver.cover).toMatchObject({ moved: 'second', next: 'first' });
      await session.ready();
      await play(session.table, 'a8B=q');
      await settle();
      expect(session.handOver.cover).toBeNull();
      await play(session.table, 'c2Wc1W');
      await settle();
      expect(session.handOver.cover).toMatchObject({ moved: 'first', next: 'second' });
    });

    it('makes a link for whoever owes it', async () => {
      const { session } = await sitDown({
        game: 'trid',
        position: forcing,
        players: [
          { kind: 'remote', name: 'Bob' },
          { kind: 'human', name: 'Ann' },
        ],
      });
      const before = session.letter?.link;
      await play(session.table, 'QL6-QL5');
      await settle();
      expect(session.letter?.link).not.toBe(before);
    });
  });

  it('lets the flag fall', async () => {
    const table = await sitDown({ clock: newClock({ minutes: 1, seconds: 0 }) });
    await play(table.session.table, 'h2e2');
    await settle();
    table.now = 61_000;
    await table.session.tick();
    expect(table.session.table.live.status.ended).toMatchObject({ winner: 'first', reason: 'time' });
  });
});

describe('a session on clocks of each side', () => {
  const sides = ({ session, now }: Sitting): (number | null)[] =>
    (['first', 'second'] as const).map((side) => session.time.clock && remaining(session.time.clock, side, now));

  it('pays for a move, and not for taking one back or playing it again', async () => {
    const sitting = await sitDown({ clock: newClock({ minutes: 1, seconds: 5 }) });
    await play(sitting.table, 'h2e2');
    await play(sitting.table, 'h9g7');
    expect(sides(sitting)).toEqual([60_000, 65_000]);
    for (let time = 0; time < 3; time += 1) {
      await sitting.session.undo('step');
      await sitting.session.redo('step');
    }
    expect(sides(sitting), 'nobody has thought').toEqual([60_000, 65_000]);
    await sitting.session.undo('step');
    await sitting.session.undo('step');
    sitting.now = 30_000;
    expect(sides(sitting), 'before the first move nobody runs').toEqual([60_000, 65_000]);
  });

  it('goes on in a second window where the first one is, whoever looks', async () => {
    const [one, two] = pages(2);
    if (!one || !two) throw new Error('no pages');
    const vault = new MemoryVault();
    const clock = newClock({ kind: 'periods', minutes: 1, seconds: 30, periods: 2 });
    const first = await sitDown({ clock, store: await storeOf(vault, one) });
    await play(first.table, 'h2e2');
    // Black thinks, and opens a window in the middle of it.
    first.now = 40_000;
    const entry = first.kept();
    if (!entry?.clock) throw new Error('no clock was kept');
    const second = await sitDown({ store: await storeOf(vault, two), entry, clock: resumedClock(entry.clock), now: 40_000 });
    await settle();
    expect(sides(first), 'nothing is given back').toEqual([120_000, 80_000]);
    expect(sides(second), 'and the other window knows').toEqual([120_000, 80_000]);
    first.now = second.now = 65_000;
    await play(second.table, 'h9g7');
    await settle();
    expect(sides(second), 'within the first period').toEqual([120_000, 60_000]);
    expect(sides(first)).toEqual([120_000, 60_000]);
    expect(second.kept()).toMatchObject({ clock: { kind: 'periods', periods: 2, left: [120_000, 60_000] } });
    expect(JSON.parse(second.kept()?.record ?? '')).toMatchObject({ clock: { kind: 'periods', periods: 2, increment: 30_000 } });
  });
});

describe('a session on a clock common to both', () => {
  /** Red takes a navy, Blue may take a tank: 80 points to none, or to 20. */
  const battle: Partial<Wish> = {
    game: 'cotulenh',
    options: { book: 'revised', aim: 'commander', points: 'decide' },
    position: '7c2i/10i/11/11/11/n10/11/11/4T6/N10/4t5I/6C3I r - - 0 1',
    clock: newClock({ kind: 'common', minutes: 1, seconds: 0 }),
  };
  const left = ({ session, now }: Sitting): (number | null)[] =>
    (['first', 'second'] as const).map((side) => session.time.clock && remaining(session.time.clock, side, now));

  it('runs for both from the first move, and ends the game by points', async () => {
    const sitting = await sitDown(battle);
    sitting.now = 5_000;
    expect(left(sitting)).toEqual([60_000, 60_000]);
    await play(sitting.table, 'a3a7');
    sitting.now = 25_000;
    expect(left(sitting)).toEqual([40_000, 40_000]);
    await play(sitting.table, 'e2e4');
    sitting.now = 64_999;
    await sitting.session.tick();
    expect(sitting.table.over).toBe(false);
    sitting.now = 65_000;
    await sitting.session.tick();
    const { ended, score } = sitting.table.live.status;
    expect(ended).toMatchObject({ winner: 'first', reason: 'points' });
    expect((score?.[0] ?? 0) - (score?.[1] ?? 0)).toBe(80 - 20);
    expect(sitting.kept()).toMatchObject({ phase: 'finished', clock: { kind: 'common', left: [0, 0] } });
    expect(JSON.parse(sitting.kept()?.record ?? '')).toMatchObject({
      result: { winner: 'first', reason: 'points' },
      clock: { kind: 'common', base: 60_000, left: [0, 0] },
    });
  });

  it('goes on when it is opened again', async () => {
    const first = await sitDown(battle);
    await play(first.table, 'a3a7');
    first.now = 20_000;
    await first.session.close();
    const entry = first.kept();
    if (!entry?.clock) throw new Error('no clock was kept');
    const again = await sitDown({ ...battle, store: first.store, entry, clock: resumedClock(entry.clock) });
    expect(left(again)).toEqual([40_000, 40_000]);
    again.now = 10_000;
    expect(left(again), 'it waits for nobody').toEqual([30_000, 30_000]);
    again.now = 40_000;
    await again.session.tick();
    expect(again.table.live.status.ended).toMatchObject({ reason: 'points' });
  });

  it('gives no time back with a move, and is up once', async () => {
    const sitting = await sitDown(battle);
    await play(sitting.table, 'a3a7');
    sitting.now = 30_000;
    await sitting.session.undo('step');
    expect(left(sitting)).toEqual([30_000, 30_000]);
    await play(sitting.table, 'a3a7');
    sitting.now = 60_000;
    await sitting.session.tick();
    expect(sitting.table.over).toBe(true);
    await sitting.session.undo('step');
    expect(sitting.table.over).toBe(false);
    sitting.now = 99_000;
    await sitting.session.tick();
    expect(sitting.table.over, 'the game is played on without a clock').toBe(false);
    await play(sitting.table, 'a3a7');
    await sitting.session.tick();
    expect(sitting.table.over).toBe(false);
  });

  it('is the same in a second window, and is up in both', async () => {
    const first = await sitDown(battle);
    await play(first.table, 'a3a7');
    const entry = first.kept();
    if (!entry?.clock) throw new Error('no clock was kept');
    const second = await sitDown({ ...battle, store: first.store, entry, clock: resumedClock(entry.clock) });
    first.now = second.now = 25_000;
    await play(second.table, 'e2e4');
    await settle();
    // The first window hears of it before it acts.
    first.now = second.now = 60_000;
    await second.session.tick();
    await first.session.tick();
    await settle();
    expect(second.table.live.status.ended).toMatchObject({ reason: 'points' });
    expect(first.table.live.status.ended).toMatchObject({ reason: 'points' });
    expect(first.table.live.status.key).toBe(second.table.live.status.key);
  });

  it('stands under the cover between two players at one device', async () => {
    const sitting = await sitDown({ ...battle, handOff: true });
    await play(sitting.table, 'a3a7');
    await settle();
    expect(sitting.session.handOver.cover).not.toBeNull();
    sitting.now = 30_000;
    expect(left(sitting)).toEqual([60_000, 60_000]);
    await sitting.session.ready('Bob');
    sitting.now = 40_000;
    expect(left(sitting)).toEqual([50_000, 50_000]);
  });
});

describe('a session with a machine', () => {
  const AGAINST: Players = [
    { kind: 'human', name: '' },
    { kind: 'machine', level: 1 },
  ];
  const thought = { score: null };

  it('answers, and an undo goes back to the person', async () => {
    const thinker: Thinker = {
      think: () => ({ answer: Promise.resolve(done({ ...thought, turn: 'h9g7' })), stop: () => undefined }),
    };
    const { session } = await sitDown({ players: AGAINST, thinker });
    await play(session.table, 'h2e2');
    await settle();
    expect(session.table.live.history.map(({ step }) => step)).toEqual(['h2e2', 'h9g7']);
    await session.undo('step');
    await settle();
    expect(session.table.live.status.ply).toBe(0);
    expect(session.table.live.status.actor).toBe('first');
  });

  it('lets it come when a move is near, once, and nothing where nobody is played by it', async () => {
    let prepared = 0;
    const thinker: Thinker = {
      prepare: () => (prepared += 1),
      think: () => ({ answer: new Promise(() => undefined), stop: () => undefined }),
    };
    const { session } = await sitDown({ players: AGAINST, thinker });
    expect(prepared).toBe(0);
    session.expect();
    session.expect();
    expect(prepared).toBe(1);
    const among = await sitDown({ thinker });
    among.session.expect();
    expect(prepared).toBe(1);
  });

  it('lets whoever plays second take back his own moves, and nothing where he has made none', async () => {
    const turns = ['h2e2', 'b2d2', 'c3c4'];
    const players: Players = [
      { kind: 'machine', level: 1 },
      { kind: 'human', name: '' },
    ];
    const think: Thinker['think'] = (seat) => ({
      answer: seat.view().then((now) => done({ ...thought, turn: (now.ok && turns[now.value.status.ply / 2]) || '' })),
      stop: () => undefined,
    });
    const { session, kept } = await sitDown({ players, thinker: { think } });
    await settle();
    expect(session.table.live.status.ply).toBe(1);
    expect(session.canUndo).toBe(false);
    await session.undo('step');
    expect(session.table.live.status.ply).toBe(1);
    await play(session.table, 'h9g7');
    await settle();
    expect(session.table.live.status.ply).toBe(3);
    expect(session.canUndo).toBe(true);
    await session.undo('step');
    await settle();
    expect(session.table.live.status).toMatchObject({ ply: 1, actor: 'second' });
    await session.redo('step');
    await settle();
    expect(session.table.live.status).toMatchObject({ ply: 3, actor: 'second' });
    expect(kept()?.plies).toBe(3);
  });

  it('plays on where a game was left with its own turn taken back', async () => {
    const before = await sitDown();
    await play(before.table, 'h2e2');
    await before.session.undo('step');
    const entry = before.kept();
    if (!entry) throw new Error('nothing was kept');
    await before.session.close();
    const thinker: Thinker = {
      think: () => ({ answer: Promise.resolve(done({ ...thought, turn: 'b2e2' })), stop: () => undefined }),
    };
    const players: Players = [
      { kind: 'machine', level: 1 },
      { kind: 'human', name: '' },
    ];
    const { session } = await sitDown({ players, thinker, entry, store: before.store });
    await settle();
    expect(session.table.live.history.map(({ step }) => step)).toEqual(['b2e2']);
  });

  it('forgets a thought when its move is taken back', async () => {
    let stopped = 0;
    let answer: (value: ReturnType<typeof done<typeof thought & { turn: string }>>) => void = () => undefined;
    const thinker: Thinker = {
      think: () => ({ answer: new Promise((resolve) => (answer = resolve)), stop: () => (stopped += 1) }),
    };
    const { session } = await sitDown({ players: AGAINST, thinker });
    await play(session.table, 'h2e2');
    await settle();
    expect(session.machine.is).toBe('thinking');
    await session.undo('step');
    answer(done({ ...thought, turn: 'h9g7' }));
    await settle();
    expect(stopped).toBe(1);
    expect(session.table.live.status.ply).toBe(0);
    // Played again, it is the machine's turn again: it was woken.
    await session.redo('step');
    await settle();
    expect([session.table.live.status.ply, session.machine.is]).toEqual([1, 'thinking']);
  });

  it('UI-14: an illegal answer leaves the game as it was', async () => {
    const thinker: Thinker = {
      think: () => ({ answer: Promise.resolve(done({ ...thought, turn: 'a0a9' })), stop: () => undefined }),
    };
    const { session } = await sitDown({ players: AGAINST, thinker });
    await play(session.table, 'h2e2');
    await settle();
    expect(session.machine).toMatchObject({ is: 'failed', refusal: { code: 'E_AI_ILLEGAL' } });
    expect(session.table.live.status.ply).toBe(1);
    await session.takeOver();
    expect(session.players[1].kind).toBe('human');
  });

  it('plays on after an accident in the middle of taking back', async () => {
    const thinker: Thinker = {
      think: () => ({ answer: Promise.resolve(done({ ...thought, turn: 'h9g7' })), stop: () => undefined }),
    };
    const { session, table } = await sitDown({ players: AGAINST, thinker });
    await play(table, 'h2e2');
    await settle();
    const { writer } = table;
    table.writer = () => Promise.reject(new Error('planted'));
    await expect(session.undo('step')).rejects.toThrow('planted');
    table.writer = writer;
    await play(table, 'h0g2');
    expect(table.live.status.ply).toBe(3);
    await settle();
    expect(session.machine).toMatchObject({ is: 'failed', refusal: { code: 'E_AI_ILLEGAL' } });
  });

  it('is asked again after an accident at the lock between pages', async () => {
    const answers: Result<Thought>[] = [refused('E_AI_FAILED', 'no'), done({ ...thought, turn: 'h9g7' })];
    const thinker: Thinker = {
      think: () => ({ answer: Promise.resolve(answers.shift() ?? refused('E_AI_FAILED', 'no')), stop: () => undefined }),
    };
    const tabs = noTabs();
    let broken = false;
    const alone: Tabs['alone'] = (name, doing) => (broken ? Promise.reject(new Error('planted')) : tabs.alone(name, doing));
    const store = await storeOf(new MemoryVault(), { ...tabs, alone });
    const { session, table } = await sitDown({ players: AGAINST, thinker, store });
    await play(table, 'h2e2');
    await settle();
    expect(session.machine.is).toBe('failed');
    broken = true;
    await expect(session.machineMoves()).rejects.toThrow('planted');
    broken = false;
    await session.machineMoves();
    expect(table.live.history.map(({ step }) => step)).toEqual(['h2e2', 'h9g7']);
  });

  it('says that it failed', async () => {
    const thinker: Thinker = { think: () => ({ answer: Promise.resolve(refused('E_AI_FAILED', 'no')), stop: () => undefined }) };
    const { session } = await sitDown({ players: AGAINST, thinker });
    await play(session.table, 'h2e2');
    await settle();
    expect(session.machine).toMatchObject({ is: 'failed', refusal: { code: 'E_AI_FAILED' } });
  });
});

describe('confirmation', () => {
  it('UI-16: choosing another unit lets go of a staged move', async () => {
    const { session } = await sitDown({ game: 'kings-cooking' });
    const { hand, table } = session;
    hand.confirmation = 'ask';
    const site = (name: string) => table.universe.sites.findIndex((place) => place.name === name);
    const { key } = table.live.status;
    await hand.pick(sitePick(site('a1')));
    await hand.pick(sitePick(site('a2')));
    expect(hand.pending).toBe('a1a2');
    await settle();
    expect(hand.preview?.pieces.some(({ site: at }) => at === site('a2'))).toBe(true);
    await hand.pick(sitePick(site('b1')));
    expect(hand.pending).toBeNull();
    expect(hand.preview).toBeNull();
    expect(table.live.status.key).toBe(key);
    expect(hand.picked.has(site('b1'))).toBe(true);
  });

  it('is given by choosing the target again', async () => {
    const { session } = await sitDown({ game: 'kings-cooking' });
    const { hand, table } = session;
    hand.confirmation = 'ask';
    const site = (name: string) => table.universe.sites.findIndex((place) => place.name === name);
    for (const name of ['a1', 'a2', 'a2']) await hand.pick(sitePick(site(name)));
    expect(table.live.history.map(({ step }) => step)).toEqual(['a1a2']);
  });
});

it('every refusal of the page has words in English', () => {
  const words = readFileSync(fileURLToPath(new URL('../locales/en.ftl', import.meta.url)), 'utf8');
  for (const code of ['E_WAITING', 'E_VIEWING', 'E_GAME_OVER', 'E_AI_ILLEGAL']) expect(words).toContain(`error-${code} =`);
});
