import { describe, expect, it } from 'vitest';
import { readViewing, writeViewing, type Viewing } from './viewing';

const WALKED: Viewing = {
  space: true,
  spread: true,
  eye: { at: { x: 0.5, y: -2, z: 3.125 }, bearing: 1.571, height: 0.8, distance: 21 },
  facing: 'first',
  preset: null,
  out: false,
  level: 'N',
};

describe('a view in a save', () => {
  it('returns', () => {
    const above: Viewing = { ...WALKED, preset: 'above', out: true };
    const aside: Viewing = { ...WALKED, preset: 'aside' };
    for (const viewing of [WALKED, above, aside]) expect(readViewing(writeViewing(viewing))).toEqual(viewing);
    const flat = { space: false, spread: false, out: false, facing: 'first' } as const;
    expect(readViewing(writeViewing({ ...flat, eye: null, preset: null, level: null }))).toEqual(flat);
  });

  it('is that of the table: the chair of a side is the near one for whoever sits there', () => {
    for (const facing of ['first', 'second'] as const) {
      const texts = writeViewing({ ...WALKED, preset: 'near', facing });
      expect(texts['seat']).toBe(facing);
      expect(texts['look']).toBe(facing === 'first' ? '0.5 -2 3.125 1.571 0.8 21' : '-0.5 -2 -3.125 -1.571 0.8 21');
      const read = readViewing(texts);
      expect(read).toMatchObject({ preset: 'near', facing, eye: { at: WALKED.eye?.at, height: 0.8, distance: 21 } });
      expect(read.eye?.bearing).toBeCloseTo(1.571, 2);
    }
    // Pages of before wrote down who visited the other chair.
    expect(readViewing({ facing: 'first', seat: 'second' })).toEqual({ facing: 'first', preset: 'near' });
  });

  it('is short, whatever the numbers', () => {
    const odd = {
      ...WALKED,
      eye: { at: { x: 1 / 3, y: -2 / 3, z: 1e3 / 7 }, bearing: Math.PI, height: Math.SQRT2, distance: 1e3 / 3 },
    };
    for (const text of Object.values(writeViewing(odd))) expect(text.length).toBeLessThan(60);
  });

  it('that is not understood is left out, the rest is taken', () => {
    const broken = [
      '',
      '1 2 3',
      'a b c d e f',
      '1 2 3 4 5 NaN',
      '1 2 3 4 5 Infinity',
      '1 2 3 4 5 0',
      '1 2 3 4 5 99999',
      '1  2 3 4 5',
    ];
    for (const look of broken) {
      expect(
        readViewing({ facing: 'up', board: 'space', levels: '', laid: 'flat', seat: 'below', look, more: 'x' }),
        look,
      ).toEqual({ space: true });
    }
    expect(readViewing({})).toEqual({});
  });
});
