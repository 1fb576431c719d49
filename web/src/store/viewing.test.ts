import { describe, expect, it } from 'vitest';
import { readViewing, writeViewing, type Viewing } from './viewing';

const WALKED: Viewing = {
  space: true,
  spread: true,
  look: { at: { x: 0.5, y: -2, z: 3.125 }, bearing: 1.571, height: 0.8, distance: 21 },
  facing: 'second',
  preset: null,
  out: false,
};

describe('a view in a save', () => {
  it('returns', () => {
    const above: Viewing = { ...WALKED, preset: 'above', out: true, facing: 'first' };
    for (const viewing of [WALKED, above]) expect(readViewing(writeViewing(viewing))).toEqual(viewing);
    const flat = { space: false, spread: false, out: false, facing: 'first' } as const;
    expect(readViewing(writeViewing({ ...flat, look: null, preset: null }))).toEqual(flat);
    const seated = { ...flat, preset: 'second' } as const;
    expect(readViewing(writeViewing({ ...seated, look: null }))).toEqual(seated);
  });

  it('is short, whatever the numbers', () => {
    const odd = {
      ...WALKED,
      look: { at: { x: 1 / 3, y: -2 / 3, z: 1e3 / 7 }, bearing: Math.PI, height: Math.SQRT2, distance: 1e3 / 3 },
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
