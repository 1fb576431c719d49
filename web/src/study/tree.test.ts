import { describe, expect, it } from 'vitest';
import { marksOf, toggled } from './glyphs';
import { opened, written } from './save';
import { DEEPEST, Tree, type SavedLine } from './tree';

const LINE: SavedLine = {
  comment: 'before everything',
  steps: [
    'a',
    {
      step: 'b',
      glyphs: [1, 14],
      comment: 'well played',
      variations: [
        { comment: 'or else', steps: ['x', { step: 'y', variations: [{ steps: ['z', 'z2'] }] }, 'y2'] },
        { steps: [{ step: 'w', glyphs: [2] }] },
      ],
    },
    'c',
  ],
};

describe('a tree', () => {
  it('comes back as the line it was made of', () => {
    const tree = new Tree(LINE);
    expect(tree.toLine()).toEqual(LINE);
    expect(tree.size).toBe(9);
    expect(tree.depth).toBe(2);
    expect(new Tree().toLine()).toEqual({ steps: [] });
  });

  it('grows by a step, and finds one that is there', () => {
    const tree = new Tree(LINE);
    const a = tree.add(tree.root, 'a');
    expect(tree.size).toBe(9);
    const v = tree.add(a, 'v');
    expect(tree.add(a, 'v')).toBe(v);
    expect(a.children.map(({ step }) => step)).toEqual(['b', 'x', 'w', 'v']);
    expect(tree.path(v).map(({ step }) => step)).toEqual(['a', 'v']);
  });

  it('lets a variation be the line, and keeps what is said before it', () => {
    const tree = new Tree(LINE);
    const y2 = tree.at('4 1.1');
    expect(tree.path(y2).map(({ step }) => step)).toEqual(['a', 'x', 'y', 'y2']);
    expect(tree.promote(y2)).toBe(true);
    const line = tree.toLine();
    expect(line.steps.map((step) => (typeof step === 'string' ? step : step.step))).toEqual(['a', 'x', 'y', 'y2']);
    expect(line.steps[0]).toEqual({ step: 'a', comment: 'or else' });
    expect(tree.size).toBe(9);
    expect(tree.promote(y2)).toBe(false);
  });

  it('loses a step with everything after it and nothing else', () => {
    const tree = new Tree(LINE);
    const x = tree.at('2 1.1');
    expect(tree.weight(x)).toBe(5);
    tree.remove(x);
    expect(tree.size).toBe(4);
    expect(tree.node(x.id)).toBeNull();
    // The line is gone: what could have been played instead is the line.
    tree.remove(tree.at('2'));
    expect(tree.toLine()).toEqual({ comment: 'before everything', steps: ['a', { step: 'w', glyphs: [2] }] });
    tree.remove(tree.root);
    expect(tree.size).toBe(2);
  });

  it('has everything again that was taken away by mistake', () => {
    const tree = new Tree(LINE);
    for (const place of ['1', '2', '2 1.1', '3 1.1', '2 1.2']) {
      tree.remove(tree.at(place))();
      expect(tree.toLine(), place).toEqual(LINE);
      expect(tree.size).toBe(9);
    }
  });

  it('knows every place by a word, and the nearest where there is none', () => {
    const tree = new Tree(LINE);
    for (const node of tree.nodes()) expect(tree.at(tree.place(node))).toBe(node);
    expect(tree.at('9 1.1').step).toBe('y2');
    expect(tree.at('')).toBe(tree.root);
  });

  it('measures how deep it is', () => {
    const tree = new Tree();
    let at = tree.root;
    for (let depth = 0; depth <= DEEPEST; depth += 1) {
      tree.add(at, 'main');
      at = tree.add(at, 'other');
    }
    expect(tree.depth).toBe(DEEPEST + 1);
  });
});

describe('a save', () => {
  const save = { format: 'fairyring-save', version: 1, game: 'g', start: 's', cursor: 1, position: 'p' };

  it('without branches has its comments by number', () => {
    const { tree, at, head } = opened(JSON.stringify({ ...save, steps: ['a', 'b'], comments: { 0: 'first', 2: 'last' } }));
    expect(tree.toLine()).toEqual({ comment: 'first', steps: ['a', { step: 'b', comment: 'last' }] });
    expect(at.step).toBe('a');
    expect(head).toEqual({
      format: 'fairyring-save',
      game: 'g',
      options: {},
      start: 's',
      tags: {},
      clock: null,
      viewing: {},
      result: null,
    });
  });

  it('says how the game ended only where it ended', () => {
    const result = { winner: 'first', reason: 'resignation' } as const;
    const { head, tree } = opened(JSON.stringify({ ...save, line: LINE, result }));
    const line = tree.toLine();
    expect(JSON.parse(written(head, line, 'end'))).toMatchObject({ cursor: 3, result, line });
    expect(JSON.parse(written(head, line))).not.toHaveProperty('result');
    expect(JSON.parse(written(head, line))).toMatchObject({ version: 3, cursor: 0 });
  });
});

describe('marks', () => {
  it('are one of each sort at most', () => {
    expect(toggled([], 1)).toEqual([1]);
    expect(toggled([1, 14], 2)).toEqual([14, 2]);
    expect(toggled([14, 2], 13)).toEqual([2, 13]);
    expect(toggled([2, 13], 2)).toEqual([13]);
  });

  it('that have no sign are kept and shown by their number', () => {
    expect(marksOf([3, 140]).map(({ sign }) => sign)).toEqual(['!!', '$140']);
    expect(toggled([140], 1)).toEqual([140, 1]);
  });
});
