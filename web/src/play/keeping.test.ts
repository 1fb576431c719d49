import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { done } from '../engine/result';
import { setLocale } from '../i18n';
import type { Players } from '../model/players';
import type { Thinker } from '../seats/thinker';
import type { Entry } from '../store/entry';
import { storeOf } from '../store/open';
import { pages } from '../store/testing';
import { MemoryVault, type Written } from '../store/vault';
import { ID, play, settle, sit, type Sitting, type Wish } from './testing';

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await setLocale('en');
});

/** Two pages of one browser with the same game; the first may be in the background, where it hears nothing for a while. */
async function two(wish: Partial<Wish> = {}, hears: 'at once' | 'late' = 'at once'): Promise<[Sitting, Sitting, MemoryVault]> {
  const vault = new MemoryVault();
  const [here, there] = pages(2);
  if (!here || !there) throw new Error('two were asked for');
  const tabs = hears === 'at once' ? here : { ...here, listen: () => () => undefined };
  const first = await sit(engine, { game: 'xiangqi', ...wish, store: await storeOf(vault, tabs) });
  const entry = first.kept();
  if (!entry) throw new Error('nothing was kept');
  const second = await sit(engine, { game: 'xiangqi', ...wish, entry, store: await storeOf(vault, there) });
  await settle();
  return [first, second, vault];
}

const steps = ({ table }: Sitting) => table.live.history.slice(0, table.live.status.ply).map(({ step }) => step);

async function stored(vault: MemoryVault): Promise<string[]> {
  const { record } = (await vault.game(ID)) as Entry;
  const { steps: all = [], cursor } = JSON.parse(record) as { steps?: string[]; cursor?: number };
  return all.slice(0, cursor);
}

describe('two pages of one game', () => {
  it('follow each other, whoever moves', async () => {
    const [one, other, vault] = await two();
    await play(one.table, 'h2e2');
    await settle();
    expect(steps(other)).toEqual(['h2e2']);
    expect(other.session.said).toContain('Cannon');
    await play(other.table, 'h9g7');
    await settle();
    expect(steps(one)).toEqual(['h2e2', 'h9g7']);
    await one.session.undo('step');
    await settle();
    expect(steps(other)).toEqual(['h2e2']);
    await other.session.rename('first', 'Eve');
    await settle();
    expect(one.session.players[0]).toMatchObject({ name: 'Eve' });
    await one.session.act({ do: 'resign', side: 'first' });
    await settle();
    expect(other.table.over).toBe(true);
    expect(await stored(vault)).toEqual(['h2e2']);
  });

  it('never show a ply that is not kept, and lose none', async () => {
    const [one, other, vault] = await two();
    let seed = 5;
    const random = (below: number) => (seed = (seed * 48271) % 0x7fffffff) % below;
    const shown = new Set<string>();
    const act = async ({ table, hand, session }: Sitting) => {
      if (random(6) === 0) return session.undo('step');
      const { next } = hand.offers;
      await hand.pick(next[random(next.length)]?.pick ?? '');
      if (table.live.status.ply > 0) shown.add(table.live.status.key);
    };
    for (let turn = 0; turn < 150; turn += 1) {
      // Both hands at once: one of two acts for the same position is refused in words, and what stands is shown.
      await Promise.all([act(one), act(other)]);
      if (turn % 10 !== 0) continue;
      await settle();
      expect(steps(one)).toEqual(steps(other));
      expect(await stored(vault)).toEqual(steps(one));
    }
    expect(shown.size).toBeGreaterThan(20);
    expect(one.session.keeping.kept).toBe(one.table.live.status.key);
  });

  it('refuse an act that was meant for a position that is gone', async () => {
    const [one, other] = await two();
    const [first, second] = await Promise.all([play(one.table, 'h2e2'), play(other.table, 'b2e2')]);
    await settle();
    expect([first.ok, second.ok]).toEqual([true, false]);
    expect(second).toMatchObject({ refusal: { code: 'E_ELSEWHERE' } });
    expect([steps(one), steps(other)]).toEqual([['h2e2'], ['h2e2']]);
    expect(other.session.news).toBe('The game went on in another window.');
  });

  it('let only one of them think', async () => {
    const players: Players = [
      { kind: 'human', name: '' },
      { kind: 'machine', level: 1 },
    ];
    let asked = 0;
    const thinker: Thinker = {
      think: () => {
        asked += 1;
        return { answer: settle().then(() => done({ turn: 'h9g7', score: null })), stop: () => undefined };
      },
    };
    const [one, other] = await two({ players, thinker });
    await play(one.table, 'h2e2');
    await expect.poll(() => steps(other)).toEqual(['h2e2', 'h9g7']);
    expect(steps(one)).toEqual(['h2e2', 'h9g7']);
    expect(asked).toBe(1);
  });

  it('D2: a page that is left does not write over what the other one did', async () => {
    for (const hears of ['at once', 'late'] as const) {
      const [one, other, vault] = await two({}, hears);
      for (const step of ['h2e2', 'h9g7', 'h0g2']) await play(other.table, step);
      await one.session.close();
      expect(await stored(vault)).toEqual(['h2e2', 'h9g7', 'h0g2']);
    }
  });

  it('a page that changes a name does not write an old course over a newer one', async () => {
    const [one, other, vault] = await two({}, 'late');
    for (const step of ['h2e2', 'h9g7']) await play(other.table, step);
    await one.session.rename('first', 'Eve');
    expect(await stored(vault)).toEqual(['h2e2', 'h9g7']);
    expect(steps(one)).toEqual(['h2e2', 'h9g7']);
  });
});

describe('a game that finds no room', () => {
  it('goes on, says so, and is written as soon as there is room', async () => {
    let full = true;
    class Full extends MemoryVault {
      override putGame(entry: Entry, seen: number | null): Promise<Written> {
        return full && entry.plies > 0
          ? Promise.resolve({ ok: false, trouble: { trouble: 'full' } })
          : super.putGame(entry, seen);
      }
    }
    const vault = new Full();
    const [store] = await Promise.all(pages(1).map((tabs) => storeOf(vault, tabs)));
    const { table, session } = await sit(engine, { game: 'xiangqi', ...(store ? { store } : {}) });
    await play(table, 'h2e2');
    expect(table.live.status.ply).toBe(1);
    expect(session.keeping.kept).not.toBe(table.live.status.key);
    full = false;
    await play(table, 'h9g7');
    expect(await stored(vault)).toEqual(['h2e2', 'h9g7']);
    expect(session.keeping.kept).toBe(table.live.status.key);
  });
});

it('a page of sixty-five games and more opens them all', async () => {
  for (let count = 0; count < 70; count += 1) {
    const { session, table } = await sit(engine, { game: 'xiangqi' });
    await play(table, 'h2e2');
    await table.look(0);
    await session.close();
  }
});
