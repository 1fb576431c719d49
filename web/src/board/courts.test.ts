/** Who is in which court, from what the engine tells of a game. */

import { describe, expect, test } from 'vitest';
import type { EntryView, SideView } from '../engine/types';
import { caseOf, fixture } from '../../tests/fixtures';
import { courtsOf, type Told } from './courts';

const { universe, cases, game } = fixture('kings-cooking');
const start = caseOf({ universe, cases, game }, 'start').view;
const off = universe.sites.find(({ terrain }) => terrain === 'court')?.name ?? '';

function entry(side: SideView, piece: string, to: string): EntryView {
  const facts = {
    side,
    piece,
    letter: '',
    from: 'a1',
    to,
    captured: [],
    promotion: null,
    class: '',
    gives_check: false,
    gives_mate: false,
  };
  return { ply: 0, turn: 0, step: '', text: '', facts, before: [], grade: null, key: '', digest: '' };
}

/** The view with other numbers and another story. */
function told(
  counts: Readonly<Record<string, number>>,
  history: EntryView[],
  taken: readonly (readonly [SideView, string])[] = [],
): Told {
  const meters = start.scene.meters.map((meter) => ({ ...meter, value: counts[`${meter.side} ${meter.code}`] ?? 0 }));
  const captured = taken.map(([side, piece]) => ({ ply: 0, captured: { piece, side, site: 0, manner: '', by: null } }));
  return { scene: { ...start.scene, meters }, history, captured, status: { ...start.status, ply: history.length } };
}

function kinds(view: Told, owner: SideView): string[][] {
  const court = courtsOf(universe, view).find((one) => one.owner === owner);
  return court?.groups.map((group) => [...group.kinds]) ?? [];
}

describe('courts', () => {
  test('there are two, and nobody is in them at the start', () => {
    expect(
      courtsOf(universe, told({}, []))
        .map(({ owner }) => owner)
        .sort(),
    ).toEqual(['first', 'second']);
    expect(kinds(told({}, []), 'first')).toEqual([[], []]);
  });

  test('who leaves is a guest of the rival', () => {
    const view = told({ 'first guests': 1 }, [entry('first', 'rook', off), entry('second', 'king', 'b2')]);
    expect(kinds(view, 'second')).toEqual([['rook'], []]);
    expect(kinds(view, 'first')).toEqual([[], []]);
  });

  test('who is captured is in the court of his own side', () => {
    const view = told(
      { 'second captured': 2 },
      [],
      [
        ['second', 'rook'],
        ['second', 'king'],
      ],
    );
    expect(kinds(view, 'second')).toEqual([[], ['rook', 'king']]);
  });

  test('steps that were taken back are not told', () => {
    const view = told({}, [entry('first', 'rook', off)]);
    expect(kinds({ ...view, status: { ...view.status, ply: 0 } }, 'second')).toEqual([[], []]);
  });

  test('whom an unconfirmed step brings is only counted', () => {
    const view = told({ 'first guests': 1 }, [entry('first', 'rook', off)]);
    const { scene } = told({ 'first guests': 2 }, []);
    expect(courtsOf(universe, view, scene).flatMap(({ groups }) => groups.map((group) => group.kinds))).toContainEqual([
      'rook',
      '',
    ]);
  });

  test('those of a position without history are nameless and came first', () => {
    expect(kinds(told({ 'first guests': 2 }, []), 'second')).toEqual([['', ''], []]);
    expect(kinds(told({ 'first guests': 2 }, [entry('first', 'rook', off)]), 'second')).toEqual([['', 'rook'], []]);
  });
});
