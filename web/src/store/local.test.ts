import { describe, expect, it } from 'vitest';
import { Kept, type Shelf } from './local';

function shelf(): Shelf & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

describe('a kept value', () => {
  it('returns', () => {
    const kept = new Kept(shelf(), 'x', 1, isText);
    expect(kept.read()).toEqual({ ok: true, value: null });
    expect(kept.write('tea').ok).toBe(true);
    expect(kept.read()).toEqual({ ok: true, value: 'tea' });
    kept.remove();
    expect(kept.read()).toEqual({ ok: true, value: null });
  });

  it('of an unknown version is refused and left alone', () => {
    const place = shelf();
    new Kept(place, 'x', 2, isText).write('tomorrow');
    const before = [...place.values];
    const read = new Kept(place, 'x', 1, isText).read();
    expect(read).toMatchObject({ ok: false, refusal: { code: 'STORE_VERSION' } });
    expect([...place.values]).toEqual(before);
  });

  it('that is not what it should be is refused', () => {
    const place = shelf();
    for (const text of ['{', '1', '{"version":1,"value":7}']) {
      place.values.set('fairyring.x', text);
      const read = new Kept(place, 'x', 1, isText).read();
      expect(read).toMatchObject({ ok: false, refusal: { code: 'STORE_BROKEN' } });
    }
  });

  it('that finds no room says so', () => {
    const full: Shelf = {
      ...shelf(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(new Kept(full, 'x', 1, isText).write('tea')).toMatchObject({
      ok: false,
      refusal: { code: 'STORE_FULL' },
    });
  });
});
