/** A hand, a simulated clock and the real engine: what a time becomes, and where it is kept. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { GAMES } from '../engine/modules';
import { setLocale } from '../i18n';
import { Game } from '../hand/hand.svelte';
import { Session } from '../play/session.svelte';
import { Beat } from './beat.svelte';
import { handEvent, TestClock, TestOutput } from './testing';

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await setLocale('en');
});

/** Whichever game says that time counts. */
const timed = GAMES.find(({ timing }) => timing)?.id ?? '';

interface Seat {
  readonly game: Game;
  readonly session: Session;
  readonly beat: Beat;
  /** Moves by two picks; the last one is so far from a beat. */
  readonly move: (from: string, to: string, error: number) => Promise<void>;
}

async function seat(options: Readonly<Record<string, string>> = {}, position?: string): Promise<Seat> {
  const opened = await Game.open(engine, timed, options, position === undefined ? undefined : { at: 'position', text: position });
  if (!opened.ok) throw new Error(opened.refusal.message);
  const game = opened.value;
  const clock = new TestClock(1000);
  const sound = new TestOutput(clock);
  const beat = new Beat(clock, sound, (ms, work) => clock.after(ms, work));
  const target = new EventTarget();
  game.timing = () => beat.error();
  const session = new Session(
    game,
    {
      id: 'ab'.repeat(16),
      title: '',
      players: [
        { kind: 'human', name: '' },
        { kind: 'human', name: '' },
      ],
      clock: null,
      handOff: false,
      begun: 0,
      tags: {},
    },
    { engine, thinker: null, now: () => clock.time, sounds: () => false, viewing: () => ({}), keep: () => undefined },
  );
  await session.begin();
  beat.turnOn(target);
  clock.pass(500);
  const grid = sound.heard[0]?.at ?? 0;
  const site = (name: string) => game.universe.sites.findIndex((entry) => entry.name === name);
  let beats = 0;
  const move = async (from: string, to: string, error: number) => {
    beats += 3;
    target.dispatchEvent(handEvent('pointerdown', grid + beats * 1000 - 700));
    await game.pickSite(site(from));
    target.dispatchEvent(handEvent('pointerdown', grid + beats * 1000 + beat.wishes.latency + error));
    const played = game.pickSite(site(to));
    // The answer of the engine comes late, and the hand has gone on: neither changes the time of the move.
    clock.pass(700);
    target.dispatchEvent(handEvent('pointerdown', clock.time));
    await played;
  };
  return { game, session, beat, move };
}

const energy = (game: Game) => game.view.scene.meters.filter(({ code }) => code === 'energy').map(({ value }) => value);
const lastStep = (game: Game) => game.view.history.at(-1)?.step;

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
        const { game, beat, move } = await seat();
        beat.change({ latency });
        await move('h2', 'e2', signed);
        expect(game.refusal).toBeNull();
        expect(lastStep(game), `${signed} ms, latency ${latency}`).toBe(step);
        expect(game.graded).toEqual({ ply: 0, grade });
        expect(energy(game)).toEqual([earned, 0]);
      }
    }
  });

  it('is graded by no one without the beat', async () => {
    const { game, beat, move } = await seat();
    beat.turnOff();
    await move('h2', 'e2', 300);
    expect(lastStep(game)).toBe('h2e2');
    expect(game.graded).toBeNull();
  });

  it('is graded by nobody in games without a beat', async () => {
    const other = GAMES.find(({ timing }) => !timing)?.id ?? '';
    const opened = await Game.open(engine, other);
    if (!opened.ok) throw new Error(opened.refusal.message);
    expect(opened.value.view.history.every(({ grade }) => grade === null)).toBe(true);
    const [first] = opened.value.view.offers.next;
    const offers = first && (await opened.value.seat.offers([first.pick]));
    const step = offers?.ok ? offers.value.next.find((offer) => offer.step !== null)?.step : undefined;
    const played = await opened.value.seat.play(step ?? '', 0);
    expect(played).toMatchObject({ ok: false, refusal: { code: 'E_TIMING' } });
  });

  it('waits for a yes, and then the yes counts', async () => {
    const { game, move } = await seat();
    game.confirmation = 'ask';
    await move('h2', 'e2', 0);
    expect(game.pending).toBe('h2e2');
    game.timing = () => 130;
    await game.confirm();
    expect(lastStep(game)).toBe('h2e2@o');
  });

  it('of the machine has no time', async () => {
    const { game, move } = await seat();
    await move('h2', 'e2', 10);
    await game.play('h9g7');
    expect(lastStep(game)).toBe('h9g7');
    expect(game.graded, 'the own grade stays in sight').toEqual({ ply: 0, grade: 'perfect' });
    expect(energy(game)).toEqual([2, 1]);
  });

  it('is spoken with its grade', async () => {
    const { session, game, move } = await seat();
    await move('h2', 'e2', -10);
    expect(session.said).toMatch(/^Perfect\. Red: Cannon h2 to e2/);
    await game.play('h9g7');
    expect(session.said).toMatch(/^Black: Horse/);
  });
});

describe('what is kept', () => {
  it('has the grades in every form, and a reload finds them', async () => {
    const { game, move } = await seat({ miss: 'strict' });
    for (const [from, to, error] of [
      ['h2', 'e2', 0],
      ['h9', 'g7', 60],
      ['h0', 'g2', -150],
      ['i9', 'h9', 400],
    ] as const) {
      await move(from, to, error);
    }
    expect(game.view.history.map(({ step }) => step)).toEqual(['h2e2@p', 'h9g7', 'h0g2@o', '0000']);
    for (const form of game.seat.info.records) {
      const text = await game.seat.record(form);
      if (!text.ok) throw new Error(text.refusal.message);
      const read = await Game.read(engine, text.value, timed);
      if (!read.ok) throw new Error(read.refusal.message);
      expect(
        read.value.view.history.map(({ grade }) => grade),
        form,
      ).toEqual(['perfect', 'great', 'good', 'miss']);
      expect(read.value.view.position, form).toBe(game.view.position);
    }
  });

  it('is taken back and played again with its energy', async () => {
    const { game, session, move } = await seat();
    await move('h2', 'e2', 0);
    await move('h9', 'g7', 0);
    await move('h0', 'g2', 0);
    expect(energy(game)).toEqual([4, 2]);
    await session.undo('step');
    expect(energy(game)).toEqual([2, 2]);
    expect(game.graded, 'no grade of a move that is gone').toBeNull();
    await session.redo('step');
    expect(energy(game)).toEqual([4, 2]);
    expect(lastStep(game)).toBe('h0g2@p');
  });
});

describe('the rules of the match', () => {
  const ROOMY = '-:3k4r/9/9/9/9/9/9/9/9/R3K4:- w 5,5 - 0 1';

  it('let a strict miss pass', async () => {
    const { game, session, move } = await seat({ miss: 'strict' }, ROOMY);
    await move('a0', 'b0', 201);
    expect(lastStep(game)).toBe('0000');
    expect(game.graded?.grade).toBe('miss');
    expect(session.said).toMatch(/^Miss\. Red:/);
    expect(game.view.status.actor).toBe('second');
    expect(energy(game)).toEqual([5, 5]);
  });

  it('let chaos take the energy at the fifth miss, and undo give it back', async () => {
    const { game, session, move } = await seat({ chaos: 'on' }, ROOMY);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(energy(game)[0]).toBe(5);
      await (turn % 2 === 0 ? move('a0', 'b0', 300) : move('b0', 'a0', 300));
      if (turn < 4) await (turn % 2 === 0 ? game.play('i9h9') : game.play('h9i9'));
    }
    expect(energy(game)[0]).toBe(0);
    await session.undo('step');
    expect(energy(game)[0]).toBe(5);
    await move('a0', 'b0', 0);
    expect(energy(game)[0]).toBe(7);
  });

  it('let ten perfect moves with a check win', async () => {
    const { game, move } = await seat({ dominance: 'on' }, '-:9/3k4r/9/9/9/9/9/9/9/R3K4:- w 0,0 - 0 1');
    for (let turn = 0; turn < 9; turn += 1) {
      await (turn % 2 === 0 ? move('a0', 'b0', -50) : move('b0', 'a0', 50));
      await (turn % 2 === 0 ? game.play('i8h8') : game.play('h8i8'));
    }
    expect(game.over).toBe(false);
    await move('b0', 'b8', 50);
    expect(game.view.status.ended?.reason).toBe('dominance');
  });
});
