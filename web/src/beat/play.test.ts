/** A hand, a simulated clock and the real engine: what a time becomes, and where it is kept. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { done } from '../engine/result';
import { GAMES } from '../engine/modules';
import { setLocale } from '../i18n';
import type { Hand } from '../hand/hand.svelte';
import { sitePick } from '../model/picks';
import type { Players } from '../model/players';
import type { Session } from '../play/session.svelte';
import { play, settle, sit } from '../play/testing';
import type { Thinker } from '../seats/thinker';
import type { LocalTable } from '../table/local.svelte';
import { Beat } from './beat.svelte';
import { KeptWishes } from './pace.svelte';
import { handEvent, TestClock, TestOutput } from './testing';

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await setLocale('en');
});

/** Whichever game says that time counts. */
const timed = GAMES.find(({ timing }) => timing)?.id ?? '';

interface Seat {
  readonly table: LocalTable;
  readonly hand: Hand;
  readonly session: Session;
  readonly beat: Beat;
  /** Moves by two picks; the last one is so far from a beat. */
  readonly move: (from: string, to: string, error: number) => Promise<void>;
}

async function seat(options: Readonly<Record<string, string>> = {}, position?: string): Promise<Seat> {
  const { session, hand, table } = await sit(engine, { game: timed, options, position });
  const clock = new TestClock(1000);
  const sound = new TestOutput(clock);
  const beat = new Beat(new KeptWishes(), clock, sound, (ms, work) => clock.after(ms, work));
  const target = new EventTarget();
  hand.timing = () => beat.error();
  beat.turnOn(target);
  clock.pass(500);
  const grid = sound.heard[0]?.at ?? 0;
  const site = (name: string) => table.universe.sites.findIndex((entry) => entry.name === name);
  let beats = 0;
  const move = async (from: string, to: string, error: number) => {
    beats += 3;
    target.dispatchEvent(handEvent('pointerdown', grid + beats * 1000 - 700));
    await hand.pick(sitePick(site(from)));
    target.dispatchEvent(handEvent('pointerdown', grid + beats * 1000 + beat.wishes.latency + error));
    const played = hand.pick(sitePick(site(to)));
    // The answer of the engine comes late, and the hand has gone on: neither changes the time of the move.
    clock.pass(700);
    target.dispatchEvent(handEvent('pointerdown', clock.time));
    await played;
  };
  return { table, hand, session, beat, move };
}

const energy = (table: LocalTable) => table.live.scene.meters.filter(({ code }) => code === 'energy').map(({ value }) => value);
const lastStep = (table: LocalTable) => table.live.history.at(-1)?.step;

describe('a move in time', () => {
  it.each([
    [0, 'perfect', 'h2e2@p', 2],
    [50, 'perfect', 'h2e2@p', 2],
    [51, 'great', 'h2e2', 1],
    [120, 'great', 'h2e2', 1],
    [121, 'good', 'h2e2@o', 0],
    [200, 'good', 'h2e2@o', 0],
    [201, 'miss', 'h2e2@m', 0],
  ])('%i ms early or late, with and without latency: %s', async (error, grade, step, earned) => {
    for (const signed of [error, -error]) {
      for (const latency of [0, 85, -40]) {
        const { table, hand, beat, move } = await seat();
        beat.change({ latency });
        await move('h2', 'e2', signed);
        expect(hand.refusal).toBeNull();
        expect(lastStep(table), `${signed} ms, latency ${latency}`).toBe(step);
        expect(table.graded).toEqual({ ply: 0, grade, timing: signed + 0 });
        expect(energy(table)).toEqual([earned, 0]);
      }
    }
  });

  it('is graded by no one without the beat', async () => {
    const { table, beat, move } = await seat();
    beat.turnOff();
    await move('h2', 'e2', 300);
    expect(lastStep(table)).toBe('h2e2');
    expect(table.graded).toBeNull();
  });

  it('is graded by nobody in games without a beat', async () => {
    const other = GAMES.find(({ timing }) => !timing)?.id ?? '';
    const opened = await engine.open(other);
    if (!opened.ok) throw new Error(opened.refusal.message);
    expect(opened.value.view.history.every(({ grade }) => grade === null)).toBe(true);
    const [first] = opened.value.view.offers.next;
    const offers = first && (await opened.value.seat.offers([first.pick]));
    const step = offers?.ok ? offers.value.next.find((offer) => offer.step !== null)?.step : undefined;
    const played = await opened.value.seat.play(step ?? '', 0);
    expect(played).toMatchObject({ ok: false, refusal: { code: 'E_TIMING' } });
  });

  it('waits for a yes, and then the yes counts', async () => {
    const { table, hand, move } = await seat();
    hand.confirmation = 'ask';
    await move('h2', 'e2', 0);
    expect(hand.pending).toBe('h2e2');
    hand.timing = () => 130;
    await hand.confirm();
    expect(lastStep(table)).toBe('h2e2@o');
  });

  it('of the machine comes with the beat and is graded, and the own grade stays in sight', async () => {
    const thinker: Thinker = {
      think: () => ({ answer: Promise.resolve(done({ turn: 'h9g7', score: null })), stop: () => undefined }),
    };
    const players: Players = [
      { kind: 'human', name: '' },
      { kind: 'machine', level: 3 },
    ];
    let fall: () => void = () => undefined;
    const asked: number[] = [];
    const inTime = (level: number) => {
      asked.push(level);
      return new Promise<number>((fallen) => (fall = () => fallen(-160)));
    };
    const { table } = await sit(engine, { game: timed, players, thinker, inTime });
    await table.act({ do: 'play', step: 'h2e2', timing: 10 });
    await settle();
    expect([asked, table.live.status.ply], 'it waits for the beat').toEqual([[3], 1]);
    fall();
    await settle();
    expect(lastStep(table)).toBe('h9g7@o');
    expect(table.graded).toEqual({ ply: 0, grade: 'perfect', timing: 10 });
    expect(energy(table)).toEqual([2, 0]);
  });

  it('of the machine has no time where no beat runs', async () => {
    const { table, move } = await seat();
    await move('h2', 'e2', 10);
    await play(table, 'h9g7');
    expect(lastStep(table)).toBe('h9g7');
    expect(table.graded, 'the own grade stays in sight').toEqual({ ply: 0, grade: 'perfect', timing: 10 });
    expect(energy(table)).toEqual([2, 1]);
  });

  it('is spoken with its grade', async () => {
    const { session, table, move } = await seat();
    await move('h2', 'e2', -10);
    expect(session.said).toMatch(/^Perfect\. Red: Cannon h2 to e2/);
    await play(table, 'h9g7');
    expect(session.said).toMatch(/^Black: Horse/);
  });
});

describe('what is kept', () => {
  it('has the grades in every form, and a reload finds them', async () => {
    const { table, move } = await seat({ miss: 'strict' });
    for (const [from, to, error] of [
      ['h2', 'e2', 0],
      ['h9', 'g7', 60],
      ['h0', 'g2', -150],
      ['i9', 'h9', 400],
    ] as const) {
      await move(from, to, error);
    }
    expect(table.live.history.map(({ step }) => step)).toEqual(['h2e2@p', 'h9g7', 'h0g2@o', '0000']);
    for (const form of table.seat.info.records) {
      const text = await table.seat.record(form);
      if (!text.ok) throw new Error(text.refusal.message);
      const read = await engine.read(text.value, timed);
      if (!read.ok) throw new Error(read.refusal.message);
      expect(
        read.value.view.history.map(({ grade }) => grade),
        form,
      ).toEqual(['perfect', 'great', 'good', 'miss']);
      expect(read.value.view.position, form).toBe(table.live.position);
    }
  });

  it('is taken back and played again with its energy', async () => {
    const { table, session, move } = await seat();
    await move('h2', 'e2', 0);
    await move('h9', 'g7', 0);
    await move('h0', 'g2', 0);
    expect(energy(table)).toEqual([4, 2]);
    await session.undo('step');
    expect(energy(table)).toEqual([2, 2]);
    expect(table.graded, 'no grade of a move that is gone').toBeNull();
    await session.redo('step');
    expect(energy(table)).toEqual([4, 2]);
    expect(lastStep(table)).toBe('h0g2@p');
  });
});

describe('the rules of the match', () => {
  const ROOMY = '-:3k4r/9/9/9/9/9/9/9/9/R3K4:- w 5,5 - 0 1';

  it('let a strict miss pass', async () => {
    const { table, session, move } = await seat({ miss: 'strict' }, ROOMY);
    await move('a0', 'b0', 201);
    expect(lastStep(table)).toBe('0000');
    expect(table.graded?.grade).toBe('miss');
    expect(session.said).toMatch(/^Miss\. Red:/);
    expect(table.live.status.actor).toBe('second');
    expect(energy(table)).toEqual([5, 5]);
  });

  it('let chaos take the energy at the fifth miss, and undo give it back', async () => {
    const { table, session, move } = await seat({ chaos: 'on' }, ROOMY);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(energy(table)[0]).toBe(5);
      await (turn % 2 === 0 ? move('a0', 'b0', 300) : move('b0', 'a0', 300));
      if (turn < 4) await (turn % 2 === 0 ? play(table, 'i9h9') : play(table, 'h9i9'));
    }
    expect(energy(table)[0]).toBe(0);
    await session.undo('step');
    expect(energy(table)[0]).toBe(5);
    await move('a0', 'b0', 0);
    expect(energy(table)[0]).toBe(7);
  });

  it('let ten perfect moves with a check win', async () => {
    const { table, move } = await seat({ dominance: 'on' }, '-:9/3k4r/9/9/9/9/9/9/9/R3K4:- w 0,0 - 0 1');
    for (let turn = 0; turn < 9; turn += 1) {
      await (turn % 2 === 0 ? move('a0', 'b0', -50) : move('b0', 'a0', 50));
      await (turn % 2 === 0 ? play(table, 'i8h8') : play(table, 'h8i8'));
    }
    expect(table.over).toBe(false);
    await move('b0', 'b8', 50);
    expect(table.live.status.ended?.reason).toBe('dominance');
  });
});
