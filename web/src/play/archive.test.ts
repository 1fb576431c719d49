import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { NewerLayout } from '../store/db';
import type { Entry } from '../store/entry';
import type { Games } from '../store/games.svelte';
import { storeOf } from '../store/open';
import { noTabs } from '../store/tabs';
import { MemoryVault, type Vault, type Written } from '../store/vault';
import { savesIn, savesOf, takeArchive } from './archive';

let engine: Engine;
beforeAll(() => {
  engine = localEngine();
});

const CLOCK = { base: 180_000, increment: 2000, left: [179_000, 180_000] as [number, number] };

/** A save of a few steps, with clocks and a view. */
async function save(game: string, steps: readonly string[], id: string, resigns = false): Promise<Record<string, unknown>> {
  const opened = await engine.open(game);
  if (!opened.ok) throw new Error(opened.refusal.message);
  const { seat } = opened.value;
  await seat.tags({ GameId: id, Red: 'Ann', Date: '2026.03.01', Play: 'link' });
  await seat.beside(CLOCK, { facing: 'second' });
  for (const step of steps) await seat.play(step);
  if (resigns) await seat.resign('first');
  const record = await seat.record('json');
  if (!record.ok) throw new Error(record.refusal.message);
  return JSON.parse(record.value) as Record<string, unknown>;
}

async function gamesIn(vault: Vault = new MemoryVault()): Promise<Games> {
  return (await storeOf(vault, noTabs())).games;
}

const [A, B, C] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];

describe('texts of any form', () => {
  it('are saves, so that several of them go to the archive together', async () => {
    const games = await gamesIn();
    const pgn = '[Game "xiangqi"]\n[Format "ICCS"]\n[Red "Hu"]\n\n1. H2-E2 (1. B2-E2) *';
    const listed = JSON.stringify([await save('trid', [], A), await save('cotulenh', [], B)]);
    const saves: unknown[] = [];
    for (const text of [pgn, listed, 'h2e2 h9g7']) {
      const found = await savesOf(engine, text);
      if (!found.ok) throw new Error(found.refusal.message);
      saves.push(...found.value);
    }
    expect(await takeArchive(engine, games, saves, 1)).toEqual({ is: 'taken', added: 4, known: 0 });
    const kept = games.list().games;
    expect(kept.map(({ game }) => game)).toEqual(['xiangqi', 'trid', 'cotulenh', 'xiangqi']);
    expect(kept[0]?.players[0]).toEqual({ kind: 'human', name: 'Hu' });
    expect(await savesOf(engine, 'no game')).toMatchObject({ ok: false, refusal: { code: 'E_UNREAD' } });
  });
});

describe('a list of saves', () => {
  it('is told from a game text that begins with a bracket too', () => {
    expect(savesIn(' [{"a": 1}, 2]')).toEqual([{ a: 1 }, 2]);
    for (const text of ['[Game "xiangqi"]\n1. h2e2 *', '{"a": []}', '[1', '']) expect(savesIn(text)).toBeNull();
  });

  it('comes into the archive with names, clocks and what the engine keeps for the page', async () => {
    const games = await gamesIn();
    const list = [await save('xiangqi', ['h2e2'], A, true), await save('trid', ['b2Wb4N', 'b7Bb5B'], B)];
    expect(await takeArchive(engine, games, list, 5000)).toEqual({ is: 'taken', added: 2, known: 0 });
    expect(games.list().games).toMatchObject([
      {
        id: A,
        game: 'xiangqi',
        phase: 'finished',
        plies: 1,
        changed: 5000,
        clock: CLOCK,
        players: [{ name: 'Ann' }, { name: '' }],
      },
      { id: B, game: 'trid', phase: 'replaced', plies: 2, changed: 4999, clock: CLOCK },
    ]);
    const kept = JSON.parse(games.get(A)?.record ?? '') as unknown;
    expect(kept).toMatchObject({ ...list[0], tags: { GameId: A, Red: 'Ann' }, viewing: { facing: 'second' } });
    expect(kept).not.toHaveProperty('tags.Play');
  });

  it('that is taken twice brings nothing twice; another course of the same game is a game of its own', async () => {
    const games = await gamesIn();
    const list = [await save('xiangqi', ['h2e2'], A), await save('xiangqi', ['h2e2'], A), await save('xiangqi', ['b2e2'], A)];
    expect(await takeArchive(engine, games, list, 1)).toEqual({ is: 'taken', added: 2, known: 1 });
    const ids = games.list().games.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(ids).toContain(A);
    expect(await takeArchive(engine, games, list.slice(0, 2), 2)).toEqual({ is: 'taken', added: 0, known: 2 });
  });

  it('with one bad save is refused as a whole, and says which', async () => {
    const games = await gamesIn();
    const good = await save('xiangqi', ['h2e2'], A);
    const bad: readonly [unknown, string][] = [
      [{ ...good, steps: ['h2h9x'] }, 'E_RECORD_STEP'],
      [{ ...good, version: 99 }, 'E_SAVE_VERSION'],
      [{ ...good, clock: { base: 0, increment: 0, left: [0, 0] } }, 'E_SAVE_CLOCK'],
      [7, 'E_PGN_GAME'],
    ];
    for (const [save, code] of bad) {
      const taken = await takeArchive(engine, games, [good, save, good], 1);
      expect(taken, code).toMatchObject({ is: 'refused', refusal: { code }, number: 2, count: 3 });
    }
    expect(games.list().games).toEqual([]);
    expect(await takeArchive(engine, games, [], 1)).toEqual({ is: 'taken', added: 0, known: 0 });
  });

  it('that finds no room leaves nothing behind', async () => {
    class Small extends MemoryVault {
      override putGame(entry: Entry, seen: number | null): Promise<Written> {
        if (entry.id === C) return Promise.resolve({ ok: false, trouble: { trouble: 'full' } });
        return super.putGame(entry, seen);
      }
    }
    const games = await gamesIn(new Small());
    const list = [await save('xiangqi', ['h2e2'], A), await save('xiangqi', ['h2e2'], C)];
    expect(await takeArchive(engine, games, list, 1)).toEqual({ is: 'trouble', trouble: { trouble: 'full' } });
    expect(games.list().games).toEqual([]);
  });

  it('that loses its storage in the middle says so', async () => {
    class Lost extends MemoryVault {
      override putGame(entry: Entry, seen: number | null): Promise<Written> {
        if (entry.id === C) return Promise.resolve({ ok: false, trouble: { trouble: 'version' } });
        return super.putGame(entry, seen);
      }
      override removeGame(): Promise<void> {
        return Promise.reject(new NewerLayout());
      }
    }
    const games = await gamesIn(new Lost());
    const list = [await save('xiangqi', ['h2e2'], A), await save('xiangqi', ['h2e2'], C)];
    expect(await takeArchive(engine, games, list, 1)).toEqual({ is: 'trouble', trouble: { trouble: 'version' } });
  });
});
