import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import type { Result } from '../engine/result';
import { readAny } from '../play/reading';
import { led } from '../screens/study/walking';
import { storeOf } from '../store/open';
import { noTabs } from '../store/tabs';
import { MemoryVault, type Vault } from '../store/vault';
import { StudyTable } from '../table/study.svelte';
import { keepAsStudy, StudyKeeping, studyTags } from './keeping.svelte';

let engine: Engine;
beforeAll(() => {
  engine = localEngine();
});

function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.message}`);
  return result.value;
}

async function study(): Promise<StudyTable> {
  return good(await StudyTable.of(engine, good(await engine.open('xiangqi'))));
}

const play = async (table: StudyTable, step: string) => good(await table.act({ do: 'play', step, timing: null }));
const never = () => {
  throw new Error('nothing is wrong with the storage');
};

describe('a study', () => {
  it('is kept with its tree and where it is looked at, and opened again as it was', async () => {
    const { games } = await storeOf(new MemoryVault(), noTabs());
    const table = await study();
    const keeping = new StudyKeeping(table, games, null, never);
    expect(keeping.id).toBeNull();
    await play(table, 'h2e2');
    await table.go(table.tree.root);
    await play(table, 'b2e2');
    table.say('the other one');
    await Promise.all([keeping.keep(), keeping.keep()]);
    expect(keeping.kept).toBe(true);
    const entry = await games.fresh(keeping.id ?? '');
    expect(entry).toMatchObject({ game: 'xiangqi', phase: 'replaced', plies: 1, study: '1 0.1' });
    const again = good(await StudyTable.of(engine, good(await engine.read(entry?.record ?? '', 'xiangqi'))));
    expect(again.tree.toLine()).toEqual(table.tree.toLine());
    expect(again.tree.at(entry?.study ?? '').comment).toBe('the other one');
  });

  it('that another window has changed is kept beside that one', async () => {
    const vault: Vault = new MemoryVault();
    const [one, other] = await Promise.all([storeOf(vault, noTabs()), storeOf(vault, noTabs())]);
    const table = await study();
    await play(table, 'h2e2');
    const first = new StudyKeeping(table, one.games, null, never);
    await first.keep();
    const entry = await other.games.fresh(first.id ?? '');
    const second = new StudyKeeping(table, other.games, entry, never);
    await second.keep();
    await first.keep();
    expect(first.id).not.toBe(second.id);
    expect((await vault.load()).games).toHaveLength(2);
  });

  it('of a text is no game of its identity, and nobody answers it by link', async () => {
    const { games } = await storeOf(new MemoryVault(), noTabs());
    const read = good(await readAny(engine, '[Game "xiangqi"]\n[Format "ICCS"]\n[Red "Hu"]\n\n1. H2-E2 (1. B2-E2) *'));
    const id = good(await keepAsStudy(engine, games, read, never));
    const entry = games.get(id);
    expect(entry?.players[0]).toEqual({ kind: 'human', name: 'Hu' });
    expect(studyTags({ GameId: 'x', Play: 'link', Red: 'Hu' })).toEqual({ Red: 'Hu' });
  });
});

describe('a way through a study', () => {
  it('leads back and forth along a line, and round between what could be played', async () => {
    const table = await study();
    for (const step of ['h2e2', 'b2e2', 'g3g4']) {
      await table.go(table.tree.root);
      await play(table, step);
    }
    expect(led(table, 'below')?.step).toBe('h2e2');
    expect(led(table, 'above')?.step).toBe('b2e2');
    expect(led(table, 'previous')).toBe(table.tree.root);
    expect([led(table, 'next'), led(table, 'last')]).toEqual([null, null]);
    await table.go(table.tree.root);
    expect(led(table, 'next')?.step).toBe('h2e2');
    expect([led(table, 'previous'), led(table, 'above'), led(table, 'first')]).toEqual([null, null, null]);
  });
});
