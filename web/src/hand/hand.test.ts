import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { GAMES } from '../engine/modules';
import { Game } from './hand.svelte';

let engine: Engine;
beforeAll(() => {
  engine = localEngine();
});

async function open(id: string): Promise<Game> {
  const opened = await Game.open(engine, id);
  if (!opened.ok) throw new Error(opened.refusal.message);
  return opened.value;
}

/** A small generator, so that every run plays the same games. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

/** One pick by a hand that knows nothing. */
async function pickAnything(game: Game, random: (below: number) => number): Promise<void> {
  const { next } = game.hand.offers;
  const offer = next[random(next.length)];
  if (offer) await game.pick(offer.pick);
}

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  it('is played by picks alone, back and forth', async () => {
    const game = await open(id);
    const random = chance(7);
    const keys = [game.view.status.key];
    for (let picks = 0; picks < 200 && !game.over && keys.length < 20; picks += 1) {
      const { ply } = game.view.status;
      await pickAnything(game, random);
      expect(game.refusal).toBeNull();
      if (game.view.status.ply > ply) keys.push(game.view.status.key);
    }
    expect(keys.length).toBeGreaterThan(5);
    const end = game.view.status.ply;
    for (let ply = end - 1; ply >= 0; ply -= 1) {
      await game.undo('step');
      expect(game.view.status.key).toBe(keys[ply]);
    }
    await game.jump(end);
    expect(game.view.status.key).toBe(keys[end]);
  });

  it('lets go of a pick without a trace', async () => {
    const game = await open(id);
    const before = game.view;
    await pickAnything(game, chance(3));
    expect(game.hand.path.length).toBe(1);
    await game.cancel();
    expect(game.hand).toEqual({ path: [], offers: before.offers, notes: [] });
    expect(game.view).toBe(before);
  });

  it('hears a hand that is faster than the answers', async () => {
    const [slow, quick] = [await open(id), await open(id)];
    const random = chance(9);
    const picks: string[] = [];
    while (slow.view.status.ply < 2 && picks.length < 50) {
      const { next } = slow.hand.offers;
      const { pick } = next[random(next.length)] ?? { pick: '' };
      picks.push(pick);
      await slow.pick(pick);
    }
    await Promise.all(picks.map((pick) => quick.pick(pick)));
    expect(slow.view.status.ply).toBe(2);
    expect(quick.view.status.key).toBe(slow.view.status.key);
    // What is taken back at once is taken back: the end is the beginning.
    void quick.undo('step');
    void quick.undo('step');
    await quick.cancel();
    expect(quick.view.status.ply).toBe(0);
  });

  it('asks before it plays where that is wished', async () => {
    const game = await open(id);
    game.confirmation = 'ask';
    const random = chance(5);
    for (let picks = 0; picks < 20 && game.pending === null; picks += 1) await pickAnything(game, random);
    expect(game.pending).not.toBeNull();
    expect(game.view.status.ply).toBe(0);
    await game.confirm();
    expect(game.view.status.ply).toBe(1);
  });

  it('returns from its link and its save', async () => {
    const game = await open(id);
    const random = chance(11);
    for (let picks = 0; picks < 15; picks += 1) await pickAnything(game, random);
    for (const form of ['url', 'json']) {
      const text = await game.seat.record(form);
      if (!text.ok) throw new Error(text.refusal.message);
      const again = await Game.read(engine, text.value);
      if (!again.ok) throw new Error(again.refusal.message);
      expect(again.value.seat.game).toBe(id);
      expect(again.value.view.status.key).toBe(game.view.status.key);
    }
  });

  it('refuses a typed move that is none, and nothing changes', async () => {
    const game = await open(id);
    const before = game.view;
    expect(await game.playTyped('nonsense')).toBe(false);
    expect(game.refusal).not.toBeNull();
    expect(game.view).toBe(before);
  });
});
