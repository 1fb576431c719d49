import { describe, expect, it } from 'vitest';
import type { Seat } from '../engine/client';
import type { Patience } from '../engine/patience';
import { done } from '../engine/result';
import { called } from './called';
import type { Thinker } from './thinker';

const SEAT = {} as Seat;
const AT_ONCE: Patience = { insist: (_, ask) => ask() };

/** A machine that counts what it is asked. */
function machine() {
  const told: string[] = [];
  const thinker: Thinker = {
    prepare: () => void told.push('expected'),
    think: () => {
      told.push('asked');
      return { answer: Promise.resolve(done({ turn: 'a1a2', score: null })), stop: () => void told.push('stopped') };
    },
  };
  return { told, thinker };
}

describe('a machine that is fetched when it is asked', () => {
  it('answers what it was asked', async () => {
    const { told, thinker } = machine();
    const thinking = called(() => Promise.resolve(thinker), AT_ONCE).think(SEAT, 'hint', () => undefined);
    expect(await thinking.answer).toEqual(done({ turn: 'a1a2', score: null }));
    thinking.stop();
    expect(told).toEqual(['asked', 'stopped']);
  });

  it('is not asked at all if it was stopped on its way', async () => {
    const { told, thinker } = machine();
    let come: (thinker: Thinker) => void = () => undefined;
    const way = new Promise<Thinker>((resolve) => (come = resolve));
    const thinking = called(() => way, AT_ONCE).think(SEAT, { level: 3 }, () => undefined);
    thinking.stop();
    come(thinker);
    expect(await thinking.answer).toMatchObject({ ok: false, refusal: { code: 'E_AI_FAILED' } });
    expect(told).toEqual([]);
  });

  it('may come before it is asked, and is not missed if it does not', async () => {
    const { told, thinker } = machine();
    called(() => Promise.resolve(thinker), AT_ONCE).prepare?.(SEAT);
    const insisted: Patience = { insist: () => Promise.reject(new Error('nobody needs it yet')) };
    called(() => Promise.reject(new Error('refused')), insisted).prepare?.(SEAT);
    await Promise.resolve().then(() => Promise.resolve());
    expect(told).toEqual(['expected']);
  });

  it('that cannot be fetched is asked for until it comes', async () => {
    const { told, thinker } = machine();
    let refusals = 2;
    const patient: Patience = {
      insist: async (part, ask) => {
        expect(part).toBe('thinker');
        for (;;) {
          try {
            return await ask();
          } catch {
            refusals -= 1;
          }
        }
      },
    };
    const fetch = () => (refusals > 0 ? Promise.reject(new Error('refused')) : Promise.resolve(thinker));
    expect(await called(fetch, patient).think(SEAT, 'hint', () => undefined).answer).toMatchObject({ ok: true });
    expect(told).toEqual(['asked']);
  });
});
