import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { done, refused } from '../engine/result';
import { setLocale } from '../i18n';
import type { Entry, Players } from '../store/entry';
import { newClock, type Clock } from '../model/clock';
import { Game } from '../hand/hand.svelte';
import { Session } from './session.svelte';
import type { Thinker } from '../seats/thinker';

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await setLocale('en');
});

const PEOPLE: Players = [
  { kind: 'human', name: 'Ann' },
  { kind: 'human', name: '' },
];

interface Table {
  readonly session: Session;
  readonly kept: Entry[];
  now: number;
}

interface Wish {
  readonly game?: string;
  readonly players?: Players;
  readonly thinker?: Thinker | null;
  readonly clock?: Clock | null;
  readonly handOff?: boolean;
  readonly position?: string;
}

async function seat(wish: Wish): Promise<Table> {
  const { game = 'xiangqi', players = PEOPLE, thinker = null, clock = null, handOff = false, position } = wish;
  const start = position === undefined ? ({ at: 'normal' } as const) : ({ at: 'position', text: position } as const);
  const opened = await Game.open(engine, game, {}, start);
  if (!opened.ok) throw new Error(opened.refusal.message);
  const kept: Entry[] = [];
  const table = { kept, now: 0 } as unknown as Table;
  const seating = { id: 'ab'.repeat(16), title: '', players, clock, handOff, begun: 0, tags: {} };
  const session = new Session(opened.value, seating, {
    engine,
    thinker,
    now: () => table.now,
    sounds: () => false,
    viewing: (_, facing) => ({ facing }),
    keep: (entry) => kept.push(entry),
  });
  Object.assign(table, { session });
  await session.begin();
  return table;
}

/** Lets everything happen that was set off. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

describe('a session', () => {
  it('keeps the game after every step, with what was taken back', async () => {
    const { session, kept } = await seat({});
    await session.game.play('h2e2');
    await settle();
    await session.undo('step');
    await settle();
    const entry = kept.at(-1);
    expect(entry).toMatchObject({ plies: 0, phase: 'running' });
    expect(JSON.parse(entry?.record ?? '')).toMatchObject({ steps: ['h2e2'], cursor: 0 });
  });

  it('E_VIEWING: an earlier position is read-only, and the game stays as it is', async () => {
    const { session } = await seat({});
    for (const step of ['h2e2', 'h9g7', 'h0g2']) await session.game.play(step);
    const { key } = session.game.view.status;
    await session.look(1);
    expect(session.shown.view.status.ply).toBe(1);
    await session.shown.pickSite(0);
    expect(session.shown.refusal?.code).toBe('E_VIEWING');
    await session.look(2);
    expect(session.shown.view.status.ply).toBe(2);
    await session.look(3);
    expect(session.past).toBeNull();
    expect(session.game.view.status.key).toBe(key);
  });

  it('UI-1: covers the board between turns and asks for a missing name', async () => {
    const { session } = await seat({ handOff: true });
    await session.game.play('h2e2');
    await settle();
    expect(session.cover).toMatchObject({ moved: 'first', next: 'second' });
    await session.game.pickSite(0);
    expect(session.game.refusal?.code).toBe('E_WAITING');
    await session.ready('Bob');
    expect(session.cover).toBeNull();
    expect(session.players[1]).toEqual({ kind: 'human', name: 'Bob' });
    expect(session.facing).toBe('second');
  });

  it('UI-6: is read-only while the other side of a link is to move', async () => {
    const { session } = await seat({
      players: [
        { kind: 'human', name: 'Ann' },
        { kind: 'remote', name: 'Bob' },
      ],
    });
    await session.game.play('h2e2');
    await settle();
    expect(session.link).toMatch(/^#fr=1\./);
    await session.game.pickSite(0);
    expect(session.game.refusal?.code).toBe('E_WAITING');
    expect(session.canUndo).toBe(false);
  });

  it('never offers the link of an earlier position', async () => {
    const { session } = await seat({
      players: [
        { kind: 'human', name: 'Ann' },
        { kind: 'remote', name: 'Bob' },
      ],
    });
    const old = session.link;
    const offered: (string | null)[] = [];
    const played = session.game.play('h2e2');
    // So many turns of the queue are plenty; without a bound a link that never came would stop the clock of this test.
    for (let turns = 0; turns < 10_000 && (session.link === old || session.link === null); turns += 1) {
      await Promise.resolve();
      if (session.game.view.status.ply === 1) offered.push(session.link);
    }
    await played;
    expect(old).not.toBeNull();
    expect(session.link).not.toBeNull();
    expect(offered).toContain(null);
    expect(offered).not.toContain(old);
  });

  describe('where an answer is owed', () => {
    /** Black may take the board away from above White's pawn (tri-d PROMO-8). */
    const forcing = '4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10';

    it('hands over to whoever owes it, and not again after the answer', async () => {
      const { session } = await seat({ game: 'trid', position: forcing, handOff: true });
      await session.game.play('QL6-QL5');
      await settle();
      expect(session.cover).toMatchObject({ moved: 'second', next: 'first' });
      await session.ready();
      await session.game.play('a8B=q');
      await settle();
      expect(session.cover).toBeNull();
      await session.game.play('c2Wc1W');
      await settle();
      expect(session.cover).toMatchObject({ moved: 'first', next: 'second' });
    });

    it('makes a link for whoever owes it', async () => {
      const { session } = await seat({
        game: 'trid',
        position: forcing,
        players: [
          { kind: 'remote', name: 'Bob' },
          { kind: 'human', name: 'Ann' },
        ],
      });
      const before = session.link;
      await session.game.play('QL6-QL5');
      await settle();
      expect(session.link).not.toBe(before);
    });
  });

  it('lets the flag fall', async () => {
    const table = await seat({ clock: newClock(1, 0) });
    await table.session.game.play('h2e2');
    await settle();
    table.now = 61_000;
    await table.session.tick();
    expect(table.session.game.view.status.ended).toMatchObject({ winner: 'first', reason: 'time' });
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
    const { session } = await seat({ players: AGAINST, thinker });
    await session.game.play('h2e2');
    await settle();
    expect(session.game.view.history.map(({ step }) => step)).toEqual(['h2e2', 'h9g7']);
    await session.undo('step');
    await settle();
    expect(session.game.view.status.ply).toBe(0);
    expect(session.game.view.status.actor).toBe('first');
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
    const { session, kept } = await seat({ players, thinker: { think } });
    await settle();
    expect(session.game.view.status.ply).toBe(1);
    expect(session.canUndo).toBe(false);
    await session.undo('step');
    expect(session.game.view.status.ply).toBe(1);
    await session.game.play('h9g7');
    await settle();
    expect(session.game.view.status.ply).toBe(3);
    expect(session.canUndo).toBe(true);
    await session.undo('step');
    await settle();
    expect(session.game.view.status).toMatchObject({ ply: 1, actor: 'second' });
    await session.redo('step');
    await settle();
    expect(session.game.view.status).toMatchObject({ ply: 3, actor: 'second' });
    expect(kept.at(-1)?.plies).toBe(3);
  });

  it('plays on where a game was left with its own turn taken back', async () => {
    const opened = await Game.open(engine, 'xiangqi');
    if (!opened.ok) throw new Error(opened.refusal.message);
    await opened.value.play('h2e2');
    await opened.value.undo('step');
    const thinker: Thinker = {
      think: () => ({ answer: Promise.resolve(done({ ...thought, turn: 'b2e2' })), stop: () => undefined }),
    };
    const players: Players = [
      { kind: 'machine', level: 1 },
      { kind: 'human', name: '' },
    ];
    const seating = { id: 'cd'.repeat(16), title: '', players, clock: null, handOff: false, begun: 0, tags: {} };
    const around = { engine, thinker, now: () => 0, sounds: () => false, viewing: () => ({}), keep: () => undefined };
    const session = new Session(opened.value, seating, around);
    await session.begin();
    await settle();
    expect(session.game.view.history.map(({ step }) => step)).toEqual(['b2e2']);
  });

  it('forgets a thought when its move is taken back', async () => {
    let stopped = 0;
    let answer: (value: ReturnType<typeof done<typeof thought & { turn: string }>>) => void = () => undefined;
    const thinker: Thinker = {
      think: () => ({ answer: new Promise((resolve) => (answer = resolve)), stop: () => (stopped += 1) }),
    };
    const { session } = await seat({ players: AGAINST, thinker });
    await session.game.play('h2e2');
    await settle();
    expect(session.machine.is).toBe('thinking');
    await session.undo('step');
    answer(done({ ...thought, turn: 'h9g7' }));
    await settle();
    expect(stopped).toBe(1);
    expect(session.game.view.status.ply).toBe(0);
  });

  it('UI-14: an illegal answer leaves the game as it was', async () => {
    const thinker: Thinker = {
      think: () => ({ answer: Promise.resolve(done({ ...thought, turn: 'a0a9' })), stop: () => undefined }),
    };
    const { session } = await seat({ players: AGAINST, thinker });
    await session.game.play('h2e2');
    await settle();
    expect(session.machine).toMatchObject({ is: 'failed', refusal: { code: 'E_AI_ILLEGAL' } });
    expect(session.game.view.status.ply).toBe(1);
    await session.takeOver();
    expect(session.players[1].kind).toBe('human');
  });

  it('says that it failed', async () => {
    const thinker: Thinker = { think: () => ({ answer: Promise.resolve(refused('E_AI_FAILED', 'no')), stop: () => undefined }) };
    const { session } = await seat({ players: AGAINST, thinker });
    await session.game.play('h2e2');
    await settle();
    expect(session.machine).toMatchObject({ is: 'failed', refusal: { code: 'E_AI_FAILED' } });
  });
});

describe('confirmation', () => {
  it('UI-16: choosing another unit lets go of a staged move', async () => {
    const { session } = await seat({ game: 'kings-cooking' });
    const { game } = session;
    game.confirmation = 'ask';
    const site = (name: string) => game.universe.sites.findIndex((place) => place.name === name);
    const { key } = game.view.status;
    await game.pickSite(site('a1'));
    await game.pickSite(site('a2'));
    expect(game.pending).toBe('a1a2');
    await settle();
    expect(game.preview?.pieces.some(({ site: at }) => at === site('a2'))).toBe(true);
    await game.pickSite(site('b1'));
    expect(game.pending).toBeNull();
    expect(game.preview).toBeNull();
    expect(game.view.status.key).toBe(key);
    expect(game.picked.has(site('b1'))).toBe(true);
  });

  it('is given by choosing the target again', async () => {
    const { session } = await seat({ game: 'kings-cooking' });
    const { game } = session;
    game.confirmation = 'ask';
    const site = (name: string) => game.universe.sites.findIndex((place) => place.name === name);
    for (const name of ['a1', 'a2', 'a2']) await game.pickSite(site(name));
    expect(game.view.history.map(({ step }) => step)).toEqual(['a1a2']);
  });
});

it('every refusal of the page has words in English', () => {
  const words = readFileSync(fileURLToPath(new URL('../locales/en.ftl', import.meta.url)), 'utf8');
  for (const code of ['E_WAITING', 'E_VIEWING', 'E_GAME_OVER', 'E_AI_ILLEGAL']) expect(words).toContain(`error-${code} =`);
});
