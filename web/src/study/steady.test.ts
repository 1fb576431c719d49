import { describe, expect, it } from 'vitest';
import type { InsightView } from '../engine/types';
import type { Spoken } from './lines.svelte';
import { rowsOf, steady, type Held, type Row } from './steady';

function lineOf(written: string): Spoken {
  const moves = written.split(' ');
  return { moves, turns: moves, entries: [] };
}

function insight(line: number, written: string): InsightView {
  const turns = written.split(' ');
  return { line, of: 3, depth: 5, score: { is: 'value', hundredths: 0 }, bound: 'exact', nodes: 1, ms: 1, turns };
}

/** Lines in their order; one in brackets has no words yet. */
function rows(...lines: string[]): readonly Row[] {
  return lines.map((written, index) => {
    const bare = written.replace(/[()]/g, '');
    return { insight: insight(index + 1, bare), line: bare === written ? lineOf(bare) : null };
  });
}

const read = (shown: readonly Row[]): string[] =>
  shown.map(({ insight, line }) => line?.moves.join(' ') ?? `(${insight.turns.join(' ')})`);
const held = (before: readonly Row[], place: number, count = 1): Held<null> => ({ at: null, rows: before, place, count });

describe('a line that is looked at', () => {
  const before = rows('a x', 'b y', 'c z');

  it('stays at its place whatever is better now', () => {
    expect(read(steady(rows('c z', 'a x', 'b y'), held(before, 2), 3))).toEqual(['a x', 'b y', 'c z']);
    expect(read(steady(rows('b y', 'd', 'a x'), held(before, 0), 3))).toEqual(['a x', 'b y', 'd']);
  });

  it('stays when it is none of the best any more, and when it has no words for its new place', () => {
    expect(read(steady(rows('d', 'e', '(f)'), held(before, 2), 3))).toEqual(['d', 'e', 'c z']);
    expect(read(steady(rows('(a w)', 'b y', 'c z'), held(before, 0), 3))).toEqual(['a x', 'b y', 'c z']);
  });

  it('goes on as it was read, or otherwise beyond what is looked at', () => {
    expect(read(steady(rows('a w', 'b y', 'c z'), held(before, 0, 1), 3))).toEqual(['a w', 'b y', 'c z']);
    expect(read(steady(rows('a w', 'b y', 'c z'), held(before, 0, 2), 3))).toEqual(['a x', 'b y', 'c z']);
  });

  it('keeps those above it until there are as many of now', () => {
    expect(read(steady(rows('c z'), held(before, 2), 3))).toEqual(['a x', 'b y', 'c z']);
    expect(read(steady(rows('d'), held(before, 2), 3))).toEqual(['d', 'a x', 'c z']);
    expect(read(steady(rows('d', 'e', 'f'), held(before, 2), 1))).toEqual(['d', 'e', 'c z']);
  });
});

it('of lines that begin alike the better one is shown', () => {
  const shown = rowsOf([insight(1, 'b y'), insight(2, 'b q'), insight(3, 'c')], (turns) => lineOf(turns.join(' ')));
  expect(read(shown)).toEqual(['b y', 'c']);
});
