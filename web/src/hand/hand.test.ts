import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { GAMES } from '../engine/modules';
import { setLocale } from '../i18n';
import { sit } from '../play/testing';
import type { Hand } from './hand.svelte';

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await setLocale('en');
});

async function open(id: string): Promise<Hand> {
  return (await sit(engine, { game: id })).hand;
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
async function pickAnything(hand: Hand, random: (below: number) => number): Promise<void> {
  const { next } = hand.offers;
  const offer = next[random(next.length)];
  if (offer) await hand.pick(offer.pick);
}

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  it('is played by picks alone, back and forth', async () => {
    const hand = await open(id);
    const random = chance(7);
    const keys = [hand.table.live.status.key];
    for (let picks = 0; picks < 200 && !hand.table.over && keys.length < 20; picks += 1) {
      const { ply } = hand.table.live.status;
      await pickAnything(hand, random);
      expect(hand.refusal).toBeNull();
      if (hand.table.live.status.ply > ply) keys.push(hand.table.live.status.key);
    }
    expect(keys.length).toBeGreaterThan(5);
    const end = hand.table.live.status.ply;
    for (let ply = end - 1; ply >= 0; ply -= 1) {
      await hand.table.act({ do: 'undo', by: 'step' });
      expect(hand.table.live.status.key).toBe(keys[ply]);
    }
    for (let ply = 1; ply <= end; ply += 1) await hand.table.act({ do: 'redo', by: 'step' });
    expect(hand.table.live.status.key).toBe(keys[end]);
  });

  it('lets go of a pick without a trace', async () => {
    const hand = await open(id);
    const before = hand.table.live;
    await pickAnything(hand, chance(3));
    expect(hand.path.length).toBe(1);
    await hand.cancel();
    expect([hand.path, hand.offers, hand.notes]).toEqual([[], before.offers, []]);
    expect(hand.table.live).toBe(before);
  });

  it('answers what cannot follow, and keeps what it holds', async () => {
    const hand = await open(id);
    await pickAnything(hand, chance(3));
    const held = [...hand.path];
    const offered = new Set([...hand.offers.next, ...hand.table.view.offers.next].map(({ pick }) => pick));
    const vain = hand.table.view.scene.sites
      .map((site) => `s${site}`)
      .filter((pick) => !offered.has(pick) && !held.includes(pick));
    expect(vain.length).toBeGreaterThan(2);
    for (const pick of vain) {
      await hand.pick(pick);
      expect([pick, hand.tried?.pick, hand.tried?.refusal === hand.refusal]).toEqual([pick, pick, true]);
      expect(hand.refusal?.code).toMatch(/^[A-Z_]+$/);
      expect(hand.path).toEqual(held);
    }
    await hand.cancel();
    expect([hand.path, hand.tried, hand.refusal]).toEqual([[], null, null]);
    // Before anything is held the same place says why nothing begins there.
    await hand.pick(vain[0] ?? '');
    expect(hand.tried?.pick).toBe(vain[0]);
    const [first] = hand.table.view.offers.next;
    await hand.pick(first?.pick ?? '');
    expect([hand.tried, hand.refusal]).toEqual([null, null]);
  });

  it('hears a hand that is faster than the answers', async () => {
    const [slow, quick] = [await open(id), await open(id)];
    const random = chance(9);
    const picks: string[] = [];
    while (slow.table.live.status.ply < 2 && picks.length < 50) {
      const { next } = slow.offers;
      const { pick } = next[random(next.length)] ?? { pick: '' };
      picks.push(pick);
      await slow.pick(pick);
    }
    await Promise.all(picks.map((pick) => quick.pick(pick)));
    expect(slow.table.live.status.ply).toBe(2);
    expect(quick.table.live.status.key).toBe(slow.table.live.status.key);
    // What is taken back at once is taken back: the end is the beginning.
    void quick.table.act({ do: 'undo', by: 'step' });
    void quick.table.act({ do: 'undo', by: 'step' });
    await quick.cancel();
    expect(quick.table.live.status.ply).toBe(0);
  });

  it('asks before it plays where that is wished', async () => {
    const hand = await open(id);
    hand.confirmation = 'ask';
    const random = chance(5);
    for (let picks = 0; picks < 20 && hand.pending === null; picks += 1) await pickAnything(hand, random);
    expect(hand.pending).not.toBeNull();
    expect(hand.table.live.status.ply).toBe(0);
    await hand.confirm();
    expect(hand.table.live.status.ply).toBe(1);
  });

  it('returns from its link and its save', async () => {
    const hand = await open(id);
    const random = chance(11);
    for (let picks = 0; picks < 15; picks += 1) await pickAnything(hand, random);
    for (const form of ['url', 'json']) {
      const text = await hand.table.seat.record(form);
      if (!text.ok) throw new Error(text.refusal.message);
      const again = await engine.read(text.value);
      if (!again.ok) throw new Error(again.refusal.message);
      expect(again.value.seat.game).toBe(id);
      expect(again.value.view.status.key).toBe(hand.table.live.status.key);
    }
  });

  it('refuses a typed move that is none, and nothing changes', async () => {
    const hand = await open(id);
    const before = hand.table.live;
    expect(await hand.playTyped('nonsense')).toBe(false);
    expect(hand.refusal).not.toBeNull();
    expect(hand.table.live).toBe(before);
  });
});
