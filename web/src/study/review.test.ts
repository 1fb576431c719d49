import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine, Seat } from '../engine/client';
import { localEngine } from '../engine/desk';
import { done, type Result } from '../engine/result';
import type { FactsView, InsightView, ScoreView } from '../engine/types';
import { StudyTable } from '../table/study.svelte';
import { Lines, type Asked } from './lines.svelte';
import { Retry } from './retry.svelte';
import { Review, whyOf } from './review.svelte';

let engine: Engine;
beforeAll(() => {
  engine = localEngine();
});

function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.message}`);
  return result.value;
}

const STEPS = ['h2e2', 'h9g7', 'e2e6', 'g7e6'];

/** A game in which Red gives his cannon for a pawn. */
async function game(): Promise<StudyTable> {
  const { seat } = good(await engine.open('xiangqi'));
  for (const step of STEPS) good(await seat.play(step));
  return good(await StudyTable.of(engine, { seat, view: good(await seat.view()) }));
}

interface Opinion {
  readonly score: ScoreView;
  readonly turns: readonly string[];
}

/** A machine that has its opinions by the steps that were played. */
function machine(opinions: Readonly<Record<string, Opinion>>): Asked & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    ask: async (seat: Seat, { lines = 1 }, hear) => {
      const view = good(await seat.view());
      const key = view.history.map(({ step }) => step).join(' ');
      asked.push(key);
      const { score, turns } = opinions[key] ?? { score: { is: 'value', hundredths: 0 }, turns: [] };
      const insight: InsightView = { line: 1, depth: 5, score, nodes: 1000, ms: 10, turns: [...turns] };
      hear({ thought: 'insight', insight });
      if (lines > 1) hear({ thought: 'insight', insight: { ...insight, line: 2, turns: ['b2e2'] } });
      return done({ turn: turns[0] ?? null, insight, stopped: false });
    },
    stop: () => Promise.resolve(),
  };
}

const value = (hundredths: number): ScoreView => ({ is: 'value', hundredths });
const OPINIONS = {
  'h2e2 h9g7': { score: value(20), turns: ['h0g2', 'i9h9'] },
  'h2e2 h9g7 e2e6': { score: value(700), turns: ['g7e6'] },
  'h2e2 h9g7 e2e6 g7e6': { score: value(-700), turns: ['h0g2'] },
  'h2e2 h9g7 b0c2': { score: value(-10), turns: [] },
};

describe('a review', () => {
  it('finds the turn that gives something away, what was better, and why', async () => {
    const table = await game();
    const review = new Review(machine(OPINIONS), table);
    await review.run();
    expect(review.state.is).toBe('done');
    expect(review.turns.map(({ fault }) => fault)).toEqual([null, null, 'blunder', null]);
    const [moment] = review.moments;
    expect(moment).toMatchObject({ fault: 'blunder', better: ['h0g2', 'i9h9'], why: { is: 'taken' } });
    expect(moment?.text).toHaveLength(2);
    expect(review.accuracy('second')).toBeGreaterThan(90);
    expect(review.accuracy('first')).toBeLessThan(70);
  });

  it('that is stopped has found nothing', async () => {
    const table = await game();
    const mind = machine(OPINIONS);
    const review = new Review(mind, table);
    const running = review.run();
    review.stop();
    await running;
    expect([review.state.is, review.turns.length, mind.asked.length]).toEqual(['idle', 0, 0]);
  });

  it('has a reason for every fault, the gravest first', () => {
    const takes = { captured: [{ piece: 'cannon' }] } as unknown as FactsView;
    const quiet = { captured: [] } as unknown as FactsView;
    expect(whyOf(value(0), { is: 'win', turns: 5, distance: 'proved' }, [], [takes], 'x')).toEqual({
      is: 'lost',
      count: 3,
      reply: 'x',
    });
    expect(whyOf({ is: 'win', turns: 2, distance: 'proved' }, value(0), [], [takes], 'x')).toEqual({
      is: 'missed-win',
      count: 1,
    });
    expect(whyOf(value(0), value(300), [takes], [quiet, takes], 'x').is).toBe('taken');
    expect(whyOf(value(0), value(300), [takes], [quiet], 'x').is).toBe('missed');
    expect(whyOf(value(0), value(300), [quiet], [], 'x').is).toBe('plain');
  });
});

describe('a mistake that is tried again', () => {
  it('is right by the better turn or by one as good, and what is wrong leaves nothing behind', async () => {
    const table = await game();
    const mind = machine(OPINIONS);
    const review = new Review(mind, table);
    await review.run();
    const size = table.tree.size;
    const retry = new Retry(mind, table, review.moments);
    await retry.ask(0);
    expect(table.view.status.ply).toBe(2);
    const play = async (step: string): Promise<void> => {
      good(await table.act({ do: 'play', step, timing: null }));
      await expect.poll(() => retry.state).not.toMatch(/asking|judging/);
    };
    // The same mistake once more.
    await play('e2e6');
    expect(retry.state).toBe('wrong');
    await expect.poll(() => table.view.status.ply).toBe(2);
    expect(table.tree.size).toBe(size);
    await retry.ask();
    await play('b0c2');
    expect(retry.state).toBe('right');
    await retry.ask();
    await play('h0g2');
    expect(retry.state).toBe('right');
    await retry.ask(1);
    expect(retry.state).toBe('over');
    retry.close();
  });
});

describe('the lines of the machine', () => {
  it('follow whoever walks, and are told in the notation in use', async () => {
    const table = await game();
    const mind = machine(OPINIONS);
    const lines = new Lines(mind, table);
    table.listen(() => lines.follow());
    await table.look(2);
    expect(mind.asked).toEqual([]);
    lines.start();
    await expect.poll(() => lines.now?.lines.length).toBe(2);
    await expect.poll(() => lines.spokenOf(['h0g2'])?.turns).toHaveLength(2);
    expect(lines.spokenOf(['h0g2'])?.entries.map(({ facts }) => facts.to)).toEqual(['g2', 'h9']);
    expect(lines.state.is).toBe('done');
    expect((await lines.preview(['h0g2', 'i9h9'], 2))?.pieces.length).toBe(table.view.scene.pieces.length);
    await table.look(3);
    await expect.poll(() => lines.now?.lines[0]?.turns).toEqual(['g7e6']);
    await table.look(2);
    expect(lines.of(table.at)?.lines[0]?.turns[0]).toBe('h0g2');
    lines.stop();
    expect(lines.state.is).toBe('idle');
  });
});
