import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import type { Question } from '../engine/mind';
import { done, refused, type Result } from '../engine/result';
import { storeOf } from '../store/open';
import { noTabs } from '../store/tabs';
import { MemoryVault } from '../store/vault';
import { StudyTable } from '../table/study.svelte';
import type { Asked } from './lines.svelte';
import { Threat } from './threat.svelte';
import { tryFrom } from './tryout';
import { PACES, Watch } from './watch.svelte';
import { takeWish, wishToWatch } from './wish';

let engine: Engine;
beforeAll(() => {
  engine = localEngine();
});

function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.message}`);
  return result.value;
}

async function study(...steps: string[]): Promise<StudyTable> {
  const table = good(await StudyTable.of(engine, good(await engine.open('xiangqi'))));
  for (const step of steps) good(await table.act({ do: 'play', step, timing: null }));
  return table;
}

const GAME = ['h2e2', 'h9g7', 'h0g2', 'i9h9', 'i0h0'];

/** A machine that knows one game by heart, and after it nothing. */
function rivals(table: StudyTable): Asked & { readonly asked: Question[] } {
  const asked: Question[] = [];
  return {
    asked,
    ask: (_, question) => {
      asked.push(question);
      return Promise.resolve(done({ turn: GAME[table.view.status.ply] ?? null, insight: null, stopped: false }));
    },
    stop: () => Promise.resolve(),
  };
}

function watching(table: StudyTable): { watch: Watch; mind: ReturnType<typeof rivals> } {
  const mind = rivals(table);
  const watch = new Watch(mind, table, () => 7);
  table.listen(() => watch.follow());
  watch.pace = PACES.length - 1;
  return { watch, mind };
}

describe('who watches the machine', () => {
  it('sees each side play at its level until nothing is left to play', async () => {
    const table = await study();
    const { watch, mind } = watching(table);
    watch.choose('second', 2);
    watch.start();
    await expect.poll(() => watch.running).toBe(false);
    expect(table.tree.path(table.at).map(({ step }) => step)).toEqual(GAME);
    expect(mind.asked.map(({ style }) => style)).toEqual([5, 2, 5, 2, 5, 2].map((level) => ({ play: 'level', level })));
  });

  it('halts it by a walk, and it plays on from where it is started again', async () => {
    const table = await study(...GAME.slice(0, 3));
    const { watch } = watching(table);
    watch.pace = 0;
    watch.start();
    expect(watch.running).toBe(true);
    await table.look(1);
    expect([watch.running, table.tree.size]).toEqual([false, 3]);
    watch.faster(1);
    expect([watch.pace, watch.slowest]).toEqual([1, false]);
    watch.pace = PACES.length - 1;
    watch.start();
    await expect.poll(() => watch.running).toBe(false);
    expect([table.tree.size, watch.fastest]).toEqual([5, true]);
  });

  it('is told why it does not play', async () => {
    const table = await study();
    const broken: Asked = {
      ask: () => Promise.resolve(refused('E_AI_FAILED', 'it broke')),
      stop: () => Promise.resolve(),
    };
    const watch = new Watch(broken, table, () => 0);
    watch.start();
    await expect.poll(() => watch.refusal?.code).toBe('E_AI_FAILED');
    expect(watch.running).toBe(false);
  });

  it('comes once, with what was wished', () => {
    wishToWatch({ game: 'xiangqi', levels: [1, 9], options: {}, start: { at: 'normal' } });
    expect(takeWish('xiangqi')?.levels).toEqual([1, 9]);
    expect(takeWish('xiangqi')).toBeNull();
  });
});

describe('what is threatened', () => {
  const PASSED = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1';

  it('is told as what the other side would do, and asked anew where somebody walks', async () => {
    const table = await study();
    const asked: number[] = [];
    const mind: Asked = {
      ask: (_, question, hear) => {
        expect(question.pass).toBe(true);
        asked.push(table.view.status.ply);
        if (table.view.status.ply > 0) return Promise.resolve(refused('E_WAITING', 'not here'));
        hear({ thought: 'passed', position: PASSED });
        const score = { is: 'value', hundredths: 5 } as const;
        const insight = { line: 1, of: 1, depth: 1, score, bound: 'exact', nodes: 1, ms: 1, turns: ['h9g7'] } as const;
        return Promise.resolve(done({ turn: 'h9g7', insight: { ...insight, turns: ['h9g7'] }, stopped: false }));
      },
      stop: () => Promise.resolve(),
    };
    const threat = new Threat(mind, table);
    table.listen(() => threat.follow());
    await threat.start();
    const { state } = threat;
    expect(state.is === 'found' && state.entries.map(({ facts }) => facts.to)).toEqual(['g7']);
    good(await table.act({ do: 'play', step: 'h2e2', timing: null }));
    await expect.poll(() => threat.state.is).toBe('refused');
    threat.stop();
    await table.look(0);
    expect([threat.on, asked]).toEqual([false, [0, 1]]);
  });
});

describe('a threat that the machine does not tell', () => {
  it.each([
    ['no turn', null],
    ['no position', 'h9g7'],
  ])('because it has %s, is not waited for', async (_, turn) => {
    const mind: Asked = {
      ask: () => Promise.resolve(done({ turn, insight: null, stopped: false })),
      stop: () => Promise.resolve(),
    };
    const threat = new Threat(mind, await study());
    await threat.start();
    expect([threat.state.is, threat.on]).toEqual(['untold', true]);
  });
});

describe('a line that is tried', () => {
  it('is a game of its own from there, against the machine, with everything that was played before', async () => {
    const { games } = await storeOf(new MemoryVault(), noTabs());
    const table = await study('h2e2', 'h9g7', 'h0g2');
    await table.look(1);
    const id = good(await tryFrom(table, games, 4, 'Hu'));
    const entry = await games.fresh(id);
    expect(entry).toMatchObject({ game: 'xiangqi', phase: 'running', plies: 1 });
    expect(entry?.study).toBeUndefined();
    expect(entry?.players).toEqual([
      { kind: 'machine', level: 4 },
      { kind: 'human', name: 'Hu' },
    ]);
    const read = good(await engine.read(entry?.record ?? '', 'xiangqi'));
    expect(read.view.history.map(({ step }) => step)).toEqual(['h2e2']);
    expect(read.view.status.ply).toBe(1);
  });
});
