import { expect, it } from 'vitest';
import { accuracyOf, chanceOf, faultOf, lossOf } from './judge';
import { fromFirst, shareOf, signOf } from './worth';

it('a chance is seen from the first side, whoever is to move', () => {
  expect(chanceOf({ is: 'value', hundredths: 0 }, 'first')).toBe(0.5);
  expect(chanceOf({ is: 'value', hundredths: 300 }, 'first')).toBeGreaterThan(0.7);
  expect(chanceOf({ is: 'value', hundredths: 300 }, 'second')).toBeLessThan(0.3);
  expect(chanceOf({ is: 'win', turns: 3, distance: 'proved' }, 'second')).toBe(0);
  expect(chanceOf({ is: 'loss', turns: 4, distance: 'proved' }, 'second')).toBe(1);
});

it('a turn costs what its side loses by it, and never less than nothing', () => {
  expect(lossOf('first', 0.8, 0.5)).toBeCloseTo(0.3);
  expect(lossOf('second', 0.2, 0.5)).toBeCloseTo(0.3);
  expect(lossOf('second', 0.5, 0.2)).toBe(0);
});

it('a fault has its name by what it costs', () => {
  expect([0.01, 0.1, 0.2, 0.5].map(faultOf)).toEqual([null, 'dubious', 'mistake', 'blunder']);
});

it('who gives nothing away plays perfectly, who never moves has no number', () => {
  expect(accuracyOf([0, 0])).toBe(100);
  expect(accuracyOf([0, 0.5])).toBeLessThan(60);
  expect(accuracyOf([])).toBeNull();
});

it('a score has a sign and a share of the bar', () => {
  expect(signOf({ is: 'value', hundredths: 130 })).toBe('+1.3');
  expect(signOf({ is: 'value', hundredths: -4 })).toBe('0.0');
  expect(signOf(fromFirst({ is: 'win', turns: 5, distance: 'proved' }, 'second'))).toBe('−#3');
  expect(shareOf({ is: 'value', hundredths: 0 })).toBe(0.5);
  expect(shareOf({ is: 'loss', turns: 1, distance: 'proved' })).toBe(0);
});
