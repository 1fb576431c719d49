import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine, Seat } from '../engine/client';
import { localEngine } from '../engine/desk';
import { done, type Result } from '../engine/result';
import type { FactsView, InsightView, ScoreView, TurnView } from '../engine/types';
import { loadLate, setLocale } from '../i18n';
import { whyText } from '../screens/study/why';
import { settle } from '../play/testing';
import { StudyTable } from '../table/study.svelte';
import { Lines, type Asked } from './lines.svelte';
import { Retry } from './retry.svelte';
import { Review, whyOf, type Why } from './review.svelte';

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await setLocale('en');
  await loadLate('screens', ['study']);
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
      const insight: InsightView = { line: 1, of: 1, depth: 5, score, bound: 'exact', nodes: 1000, ms: 10, turns: [...turns] };
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

  it('that was stopped goes on where it was, and one that is done is asked for again only where the line is another', async () => {
    const table = await game();
    const mind = machine(OPINIONS);
    const review = new Review(mind, table);
    const ask = mind.ask.bind(mind);
    mind.ask = (seat, question, hear) => {
      if (mind.asked.length === 2) review.stop();
      return ask(seat, question, hear);
    };
    await review.run();
    expect([review.state.is, review.fits, mind.asked.length]).toEqual(['idle', false, 3]);
    mind.ask = ask;
    await review.run();
    // The third was asked once more: who is stopped has thought too little.
    expect([review.state.is, review.fits, mind.asked.length]).toEqual(['done', true, 6]);
    await table.look(4);
    good(await table.act({ do: 'play', step: 'h0g2', timing: null }));
    expect(review.fits).toBe(false);
    await review.run();
    expect([review.turns.length, mind.asked.length]).toEqual([5, 7]);
  });

  it('lays marks and better lines beside the line, and nobody plays them', async () => {
    const table = await game();
    const review = new Review(machine(OPINIONS), table);
    await review.run();
    const heard: string[] = [];
    table.listen(({ is }) => void heard.push(is));
    expect(good(await review.layAll())).toBe(1);
    const marked = { step: 'e2e6', glyphs: [4], variations: [{ steps: ['h0g2', 'i9h9'] }] };
    expect(table.tree.toLine().steps).toEqual(['h2e2', 'h9g7', marked, 'g7e6']);
    // Twice is once; and who has marked a turn himself is not corrected.
    table.mark([5], review.moments[0]?.to);
    good(await review.layAll());
    expect(table.tree.toLine().steps[2]).toEqual({ ...marked, glyphs: [5] });
    expect([heard, review.fits, table.view.status.ply]).toEqual([[], true, 4]);
    const [branch] = table.tree.nodes().filter(({ step }) => step === 'i9h9');
    expect(branch && table.named(branch)?.number).toBe(2);
  });

  it('of a turn that ends the game names the rule that ended it', async () => {
    const start = { at: 'position', text: '3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1' } as const;
    const { seat } = good(await engine.open('xiangqi', {}, start));
    let view = good(await seat.play('a1a9'));
    // Red checks without an end: that is forbidden, and he has lost.
    for (let round = 0; view.status.ended === null && round < 40; round += 1)
      view = good(await seat.play(['d9d8', 'a9a8', 'd8d9', 'a8a9'][round % 4] ?? ''));
    expect(view.status.ended).toMatchObject({ winner: 'second' });
    const table = good(await StudyTable.of(engine, { seat, view }));
    const review = new Review(machine({}), table);
    await review.run();
    const moment = review.moments.at(-1);
    expect(moment?.why).toMatchObject({ is: 'ended', ruling: { winner: 'second', reason: view.status.ended?.reason } });
    expect(moment && whyText({ game: 'xiangqi', sides: table.info.sides }, moment)).toMatch(
      /^It ended the game\. Black wins: .*check/,
    );
  });

  it('has a reason for every fault, the gravest first', () => {
    const takes = { captured: [{ piece: 'cannon', side: 'first' }] } as unknown as FactsView;
    const quiet = { captured: [] } as unknown as FactsView;
    const after = (score: ScoreView) => ({ score, ended: null });
    const won = (turns: number, distance: 'proved' | 'at_most'): ScoreView => ({ is: 'win', turns, distance });
    const said = (why: Why): string =>
      whyText({ game: 'xiangqi', sides: ['red', 'black'] }, { why, turn: { side: 'first' } as TurnView });
    const lost = whyOf(value(0), after(won(5, 'proved')), [], [takes], 'x');
    expect(lost).toEqual({ is: 'lost', count: 3, distance: 'proved', reply: 'x', facts: takes });
    expect(said(lost)).toBe('After it Black wins in 3 moves (x takes Cannon).');
    const most = whyOf(value(0), after(won(5, 'at_most')), [], [quiet], 'x');
    expect(said(most)).toBe('After it Black wins in 3 moves at most (x).');
    const missed = whyOf(won(2, 'proved'), after(value(0)), [], [takes], 'x');
    expect(missed).toEqual({ is: 'missed-win', count: 1, distance: 'proved' });
    expect(said(missed)).toBe('Red could have won in one move.');
    expect(said({ ...missed, count: 2 } as Why)).toBe('Red could have won in 2 moves.');
    expect(whyOf(value(0), after(value(300)), [takes], [quiet, takes], 'x').is).toBe('taken');
    expect(whyOf(value(0), after(value(300)), [takes], [quiet], 'x').is).toBe('missed');
    expect(whyOf(value(0), after(value(300)), [quiet], [], 'x').is).toBe('plain');
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
    // What is played after the answer is no attempt.
    await play('i9h9');
    expect(retry.state).toBe('right');
    await retry.ask(1);
    expect(retry.state).toBe('over');
    retry.close();
  });

  it('shows the better line to whoever asks for it, does not praise him, and leaves the line where it lies', async () => {
    const table = await game();
    const mind = machine({ ...OPINIONS, 'h2e2 h9g7': { score: value(20), turns: ['h0g2', 'i9h9', 'i0h0'] } });
    const review = new Review(mind, table);
    await review.run();
    const retry = new Retry(mind, table, review.moments);
    await retry.ask(0);
    const asked = mind.asked.length;
    await retry.show(review);
    expect([retry.state, table.at.step, mind.asked.length]).toEqual(['shown', 'h0g2', asked]);
    for (const step of ['i9h9', 'i0h0']) good(await table.act({ do: 'play', step, timing: null }));
    await settle();
    expect([retry.state, table.at.step]).toEqual(['shown', 'i0h0']);
    expect(table.tree.size).toBe(STEPS.length + 3);
    // Who tries something else afterwards tries it for himself.
    await table.look(2);
    good(await table.act({ do: 'play', step: 'b0c2', timing: null }));
    await settle();
    expect([retry.state, table.at.step]).toEqual(['shown', 'b0c2']);
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

  it('are thought about for longer on demand, and what is known stays until it is known better', async () => {
    const table = await game();
    await table.look(2);
    const mind = machine(OPINIONS);
    const asked: number[] = [];
    let late: (() => void) | null = null;
    const lines = new Lines(
      {
        ...mind,
        ask: async (seat, question, hear) => {
          asked.push(question.limits?.ms ?? 0);
          if (asked.length > 1) await new Promise<void>((resolve) => (late = resolve));
          return mind.ask(
            seat,
            question,
            asked.length > 1 ? (thought) => 'insight' in thought && thought.insight?.line === 1 && hear(thought) : hear,
          );
        },
      },
      table,
    );
    lines.start();
    await expect.poll(() => lines.state.is).toBe('done');
    const known = lines.now?.lines;
    expect(known).toHaveLength(2);
    lines.deeper();
    expect([lines.on, lines.state.is, lines.now?.lines]).toEqual([true, 'thinking', known]);
    await expect.poll(() => late).not.toBeNull();
    (late as (() => void) | null)?.();
    await expect.poll(() => lines.state.is).toBe('done');
    expect(lines.now?.lines.map(({ turns }) => turns[0])).toEqual(['h0g2', 'b2e2']);
    expect(asked[1]).toBe(4 * (asked[0] ?? 0));
    lines.stop();
  });

  it('that the table cannot replay are not asked for again and again', async () => {
    const table = await game();
    const lines = new Lines(machine({ 'h2e2 h9g7 e2e6 g7e6': { score: value(1), turns: ['a0a9'] } }), table);
    let asked = 0;
    const ahead = table.ahead.bind(table);
    table.ahead = (steps) => {
      asked += 1;
      return ahead(steps);
    };
    lines.start();
    await expect.poll(() => lines.spokenOf(['b2e2'])?.turns.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(asked).toBe(2);
    expect(lines.spokenOf(['a0a9'])).toBeNull();
    lines.stop();
  });
});
