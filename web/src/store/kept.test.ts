import { describe, expect, it } from 'vitest';
import { Kept } from './kept';
import { MemoryShelf, namesOn, openShelf, type Shelf } from './shelf';

const isText = (value: unknown): value is string => typeof value === 'string';

function kept(shelf: Shelf, version = 1): Kept<string> {
  return new Kept(shelf, 'p:', 'x', version, isText);
}

describe('a kept value', () => {
  it('returns', () => {
    const place = kept(new MemoryShelf());
    expect(place.read()).toEqual({ ok: true, value: null });
    expect(place.write('tea').ok).toBe(true);
    expect(place.read()).toEqual({ ok: true, value: 'tea' });
    place.remove();
    expect(place.read()).toEqual({ ok: true, value: null });
  });

  it('of an unknown version is refused and never overwritten', () => {
    const shelf = new MemoryShelf();
    kept(shelf, 2).write('tomorrow');
    const before = shelf.getItem('p:x');
    const refusal = { ok: false, trouble: { trouble: 'version', key: 'p:x', version: '2' } };
    expect(kept(shelf).read()).toEqual(refusal);
    expect(kept(shelf).write('today')).toEqual(refusal);
    expect(shelf.getItem('p:x')).toBe(before);
  });

  it('that is not what it should be is moved aside, each time to a place of its own', () => {
    const shelf = new MemoryShelf();
    const asides = ['p:broken:x', 'p:broken:x:2', 'p:broken:x:3'];
    for (const [index, text] of ['{', '1', '{"version":1,"value":7}'].entries()) {
      shelf.setItem('p:x', text);
      const aside = asides[index];
      expect(kept(shelf).read()).toEqual({ ok: false, trouble: { trouble: 'broken', key: 'p:x', aside } });
      expect(shelf.getItem(aside ?? '')).toBe(text);
      expect(shelf.getItem('p:x')).toBeNull();
    }
    expect(namesOn(shelf)).toEqual(asides);
  });

  it('that finds no room says so', () => {
    class Full extends MemoryShelf {
      override setItem(): void {
        throw new Error('QuotaExceededError');
      }
    }
    expect(kept(new Full()).write('tea')).toEqual({ ok: false, trouble: { trouble: 'full' } });
  });
});

describe('storage', () => {
  it('that is forbidden is replaced until the page is left', () => {
    const opened = openShelf(() => {
      throw new Error('SecurityError');
    });
    expect(opened.lasting).toBe(false);
    expect(kept(opened.shelf).write('tea').ok).toBe(true);
  });

  it('is tried without leaving a trace', () => {
    const shelf = new MemoryShelf();
    expect(openShelf(() => shelf)).toEqual({ shelf, lasting: true });
    expect(shelf.length).toBe(0);
  });
});
