import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine, Seat } from '../engine/client';
import { localEngine } from '../engine/desk';
import type { Question, Reply } from '../engine/mind';
import { GAMES } from '../engine/modules';
import { done } from '../engine/result';
import type { InsightView, QuestionView, Thought } from '../engine/types';
import type { Asked } from './lines.svelte';
import { pair } from './pair';

interface Glue {
  initSync(source: { module: Uint8Array }): unknown;
  Mind: new () => { ask(question: string): string | undefined; advance(nodes: number, listener: object): boolean };
}

const GLUE = import.meta.glob<Glue>('../engine/built/*/mind.js');

/** The module that the browser loads, thinking in this thread: in slices, so that two of them think side by side. */
function machine(): Asked {
  let asked = 0;
  return {
    stop: () => {
      asked += 1;
      return Promise.resolve();
    },
    async ask(seat, { style, limits, lines = 1 }, hear) {
      asked += 1;
      const question = asked;
      const glue = await GLUE[`../engine/built/${seat.module}/mind.js`]?.();
      if (!glue) throw new Error(`there is no module ${seat.module}`);
      const wasm = fileURLToPath(new URL(`../engine/built/${seat.module}/mind_bg.wasm`, import.meta.url));
      glue.initSync({ module: readFileSync(wasm) });
      const mind = new glue.Mind();
      const save = await seat.record('json');
      if (!save.ok) return save;
      const view: QuestionView = {
        save: save.value,
        style,
        limits: { depth: null, nodes: null, ms: null, ...limits },
        lines,
        seed: 0,
      };
      const refusal = mind.ask(JSON.stringify(view));
      if (refusal !== undefined) throw new Error(refusal);
      const answers: Reply[] = [];
      const tell = (text: string): void => {
        const thought = JSON.parse(text) as Thought;
        if (thought.thought === 'answer') answers.push({ turn: thought.turn, insight: thought.insight, stopped: false });
        hear(thought);
      };
      while (question === asked && !mind.advance(500, { tell })) await new Promise((resolve) => setTimeout(resolve, 0));
      return done(answers[0] ?? { turn: null, insight: null, stopped: true });
    },
  };
}

let engine: Engine;
beforeAll(() => {
  engine = localEngine();
});

async function seated(game: string, position?: string): Promise<Seat> {
  const start = position === undefined ? ({ at: 'normal' } as const) : ({ at: 'position', text: position } as const);
  const opened = await engine.open(game, {}, start);
  if (!opened.ok) throw new Error(opened.refusal.message);
  return opened.value.seat;
}

/** What was told, depth by depth: each time the lines that stand. */
async function told(asked: Asked, seat: Seat, question: Partial<Question>): Promise<InsightView[][]> {
  const groups: InsightView[][] = [];
  const reply = await asked.ask(seat, { style: { play: 'full' }, ...question }, (thought) => {
    if (thought.thought !== 'insight') return;
    if (thought.insight.line === 1) groups.push([]);
    groups.at(-1)?.push(thought.insight);
  });
  if (!reply.ok) throw new Error(reply.refusal.message);
  const [last] = groups.at(-1) ?? [];
  expect(reply.value).toEqual({ turn: last?.turns[0] ?? null, insight: last ?? null, stopped: false });
  return groups;
}

const worth = ({ score }: InsightView): number =>
  score.is === 'value' ? score.hundredths : score.is === 'win' ? 1e6 - score.turns : score.turns - 1e6;

describe.each(GAMES.filter(({ solvable }) => !solvable).map(({ id }) => id))('two machines at %s', (game) => {
  it('have one half of the steps each', async () => {
    const seat = await seated(game);
    const view = await seat.view();
    if (!view.ok) throw new Error(view.refusal.message);
    const first = async (style: Question['style']): Promise<string[]> => {
      const [lines = []] = await told(machine(), seat, { style, limits: { depth: 1 }, lines: 255 });
      return lines.map(({ turns }) => turns[0] ?? '');
    };
    const [all, odd, even] = await Promise.all([
      first({ play: 'full' }),
      first({ play: 'full', half: 'odd' }),
      first({ play: 'full', half: 'even' }),
    ]);
    expect([...odd, ...even].toSorted()).toEqual(all.toSorted());
    expect(Math.abs(odd.length - even.length)).toBeLessThan(2);
  });

  it('tell the best lines of all steps, sorted, at every depth that both have finished', async () => {
    const seat = await seated(game);
    // A small game has fewer steps at its start than lines are wanted.
    const [alone = []] = await told(machine(), seat, { limits: { depth: 1 }, lines: 4 });
    const most = alone.length;
    expect(most).toBeGreaterThan(1);
    const groups = await told(pair(machine(), machine()), seat, { limits: { depth: 4 }, lines: 4 });
    expect(groups.map(([line]) => line?.depth)).toEqual([1, 2, 3, 4]);
    for (const lines of groups) {
      expect(lines.map(({ line, of }) => [line, of])).toEqual(alone.map((_, index) => [index + 1, most]));
      expect(new Set(lines.map(({ depth }) => depth)).size).toBe(1);
      expect(new Set(lines.map(({ turns }) => turns[0])).size).toBe(most);
      expect(lines.map(worth)).toEqual(lines.map(worth).toSorted((a, b) => b - a));
    }
    // No window is narrow yet and nothing is skipped: both ways find the same values.
    expect(groups[0]?.map(worth)).toEqual(alone.map(worth));
  });
});

/** Positions in which every line can be followed to its end. */
const TINY = [
  ['xiangqi', '3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1'],
  ['xiangqi', '4k4/9/9/9/9/9/9/3R5/R8/3K5 w - - 0 1'],
] as const;

describe('a tiny position', () => {
  it.each(TINY)('has the values that one machine finds: %s %s', async (game, position) => {
    const seat = await seated(game, position);
    const [alone, both] = await Promise.all([
      told(machine(), seat, { limits: { depth: 6 }, lines: 3 }),
      told(pair(machine(), machine()), seat, { limits: { depth: 6 }, lines: 3 }),
    ]);
    // On the way there the one may see a mate a depth before the other.
    expect(both.at(-1)?.map(worth)).toEqual(alone.at(-1)?.map(worth));
    expect(both.length).toBe(alone.length);
  });
});

it('where only one step can be played the other machine has nothing to do', async () => {
  const seat = await seated('xiangqi', '5k3/9/9/9/4r4/9/9/9/9/3K5 w - - 0 1');
  const groups = await told(pair(machine(), machine()), seat, { limits: { depth: 3 }, lines: 3 });
  expect(groups.at(-1)?.length).toBe(1);
});
