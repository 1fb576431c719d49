import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NAME, openDatabase, NewerLayout } from './db';
import type { Entry } from './entry';
import { openStore, storeOf, type Store } from './open';
import { noTabs } from './tabs';
import { pages } from './testing';
import { takeOver, type OldShelf } from './takeover';
import { merged } from './values';
import { MemoryVault, type Vault } from './vault';

function entry(id: string, change: Partial<Entry> = {}): Entry {
  return {
    id,
    game: 'xiangqi',
    title: '',
    record: '{}',
    link: '',
    players: [
      { kind: 'human', name: 'Ann' },
      { kind: 'machine', level: 2 },
    ],
    phase: 'running',
    plies: 3,
    begun: 1,
    changed: 2,
    clock: null,
    handOff: false,
    revision: 1,
    ...change,
  };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const VAULTS: readonly [string, () => Promise<Vault>][] = [
  ['in memory', () => Promise.resolve(new MemoryVault())],
  ['in the database', () => openDatabase()],
];

describe.each(VAULTS)('games %s', (_, vault) => {
  it('are kept, listed newest first, and found again', async () => {
    const place = await vault();
    const { games } = await storeOf(place, noTabs());
    await games.add(entry('a', { changed: 5 }));
    await games.add(entry('b', { changed: 9, game: 'trid' }));
    const again = (await storeOf(place, noTabs())).games;
    for (const each of [games, again]) {
      expect(each.list().games.map(({ id }) => id)).toEqual(['b', 'a']);
      expect(each.get('a')).toEqual(entry('a', { changed: 5 }));
    }
  });

  it('are written only over what was seen', async () => {
    const { games } = await storeOf(await vault(), noTabs());
    await games.add(entry('a'));
    expect(await games.write(entry('a', { plies: 4, revision: 2 }), 1)).toEqual({ ok: true });
    const stale = await games.write(entry('a', { plies: 9, revision: 2 }), 1);
    expect(stale).toMatchObject({ ok: false, newer: { plies: 4, revision: 2 } });
    expect(await games.write(entry('a', { plies: 9 }), null)).toMatchObject({ ok: false });
    expect((await games.fresh('a'))?.plies).toBe(4);
  });

  it('are renamed, put away, deleted and put back', async () => {
    const { games } = await storeOf(await vault(), noTabs());
    await games.add(entry('a'));
    await games.rename('a', 'Sunday');
    await games.putAway('a');
    expect(games.get('a')).toMatchObject({ title: 'Sunday', phase: 'replaced', revision: 3 });
    const back = await games.remove('a');
    expect([games.get('a'), await games.fresh('a'), await games.remove('a')]).toEqual([null, null, null]);
    await back?.();
    expect(games.get('a')).toMatchObject({ title: 'Sunday' });
  });

  it('that another page writes or deletes are seen here', async () => {
    const place = await vault();
    const [one, other] = await Promise.all(pages(2).map((tabs) => storeOf(place, tabs)));
    await one?.games.add(entry('a'));
    await expect.poll(() => other?.games.get('a')?.plies).toBe(3);
    await one?.games.write(entry('a', { plies: 4, revision: 2 }), 1);
    await expect.poll(() => other?.games.get('a')?.plies).toBe(4);
    await one?.games.remove('a');
    await expect.poll(() => other?.games.get('a')).toBeNull();
  });
});

describe('an entry', () => {
  const whole = entry('a', {
    clock: { base: 1, increment: 0, left: [1, 1] },
    summary: { move: 2, plain: true, redo: 0, end: null },
  });
  const fields = Object.keys(whole) as (keyof Entry)[];

  it.each(fields.filter((field) => field !== 'id'))(
    'with a broken field %s is shown as broken, and hides nothing',
    async (field) => {
      const vault = new MemoryVault();
      await vault.putGame({ ...whole, [field]: { not: 'this' } }, null);
      await vault.putGame(entry('b'), null);
      const { games } = await storeOf(vault, noTabs());
      const { games: good, broken } = games.list();
      expect(good.map(({ id }) => id)).toEqual(['b']);
      expect(broken).toMatchObject([{ name: 'a' }]);
      expect(broken[0]?.field).toContain(field);
      expect(JSON.parse(broken[0]?.text ?? '')).toMatchObject({ id: 'a', [field]: { not: 'this' } });
      await games.removeBroken('a');
      expect((await storeOf(vault, noTabs())).games.list().broken).toEqual([]);
    },
  );

  it('is on the list until it is gone', async () => {
    const vault = new MemoryVault();
    await vault.putGame({ ...whole, players: 'nobody' } as unknown as Entry, null);
    await vault.putGame(entry('b'), null);
    const { games } = await storeOf(vault, noTabs());
    let go: () => void = () => undefined;
    const asked = new Promise<void>((done) => (go = done));
    const removeGame = vault.removeGame.bind(vault);
    vault.removeGame = (id) => asked.then(() => removeGame(id));
    const [broken, good] = [games.removeBroken('a'), games.remove('b')];
    await Promise.resolve();
    expect([games.list().broken.length, games.list().games.length]).toEqual([1, 1]);
    go();
    await Promise.all([broken, good]);
    expect([games.list().broken.length, games.list().games.length]).toEqual([0, 0]);
  });

  it('of before, which lacks what came later, is read as it is', async () => {
    const vault = new MemoryVault();
    const later = new Set(['title', 'link', 'handOff', 'clock', 'revision']);
    const old = Object.fromEntries(Object.entries(entry('a')).filter(([field]) => !later.has(field)));
    await vault.putGame(old as unknown as Entry, null);
    const { games } = await storeOf(vault, noTabs());
    expect(games.get('a')).toEqual(entry('a', { revision: 0 }));
  });
});

describe('a kept value', () => {
  it('has defaults for what it lacks, and for what is wrong alone', async () => {
    const { picklist, number } = await import('valibot');
    const of = { theme: picklist(['light', 'dark']), level: number() };
    const usual: { theme: 'light' | 'dark'; level: number } = { theme: 'light', level: 2 };
    expect(merged(undefined, of, usual)).toEqual({ value: usual, repaired: [] });
    expect(merged({ theme: 'dark' }, of, usual)).toEqual({ value: { theme: 'dark', level: 2 }, repaired: [] });
    expect(merged({ theme: 'red', level: 7 }, of, usual)).toEqual({ value: { theme: 'light', level: 7 }, repaired: ['theme'] });
    expect(merged('dark', of, usual)).toEqual({ value: usual, repaired: [''] });
  });

  it('that was repaired is put aside as it was', async () => {
    const vault = new MemoryVault();
    await vault.putValue('beat', { bpm: 'fast' });
    const { values, games } = await storeOf(vault, noTabs());
    const { number } = await import('valibot');
    expect(values.read('beat', { bpm: number() }, { bpm: 60 })).toMatchObject({
      value: { bpm: 60 },
      trouble: { fields: ['bpm'] },
    });
    const aside = [{ name: 'beat', text: '{"bpm":"fast"}', field: 'bpm' }];
    expect([games.list().broken, (await vault.load()).broken]).toEqual([aside, aside]);
  });
});

/** The small storage of pages of before. */
function shelf(items: Readonly<Record<string, string>>): OldShelf & { readonly left: () => string[] } {
  const map = new Map(Object.entries(items));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (name) => map.get(name) ?? null,
    removeItem: (name) => map.delete(name),
    left: () => [...map.keys()],
  };
}

const wrapped = (value: unknown, version = 1) => JSON.stringify({ version, value });

describe('what pages of before have kept', () => {
  const old = Object.fromEntries(Object.entries(entry('a')).filter(([field]) => field !== 'revision'));
  const kept = {
    'fairyring:version': wrapped(1),
    'fairyring:current': wrapped('a'),
    'fairyring:archive': wrapped(['b']),
    'fairyring:game:a': wrapped(old),
    'fairyring:game:x': '{"half',
    'fairyring:game:y': wrapped(old, 99),
    'fairyring:game:z': wrapped({ ...old, plies: 'many' }),
    'fairyring:settings': wrapped({ theme: 'dark' }),
    'fairyring:broken:game:q': 'what it was',
    'kings-cooking:game:b': wrapped({ ...old, id: 'b', game: 'kings-cooking' }),
    'kings-cooking:seen-story': wrapped(['first']),
    'kings-cooking:invitation:i': wrapped({ id: 'i' }),
    'of another page': 'stays',
  };

  it('is taken over whole, and what cannot be read is put aside', async () => {
    const [before, vault] = [shelf(kept), new MemoryVault()];
    await takeOver(before, vault);
    expect(before.left()).toEqual(['of another page']);
    const { games, values } = await storeOf(vault, noTabs());
    expect(games.get('a')).toEqual(entry('a', { revision: 0 }));
    expect(games.get('b')).toMatchObject({ game: 'kings-cooking' });
    const broken = games.list().broken.map(({ name, text, field }) => [name, text, field]);
    expect(broken.sort()).toEqual([
      ['fairyring:broken:game:q', 'what it was', ''],
      ['fairyring:game:x', '{"half', ''],
      ['fairyring:game:y', kept['fairyring:game:y'], ''],
      ['fairyring:game:z', kept['fairyring:game:z'], 'plies'],
    ]);
    expect(values.get('settings')).toEqual({ theme: 'dark' });
    expect(values.get('story:kings-cooking')).toEqual(['first']);
    expect(values.get('invitation:i')).toEqual({ id: 'i' });
  });

  it('stays where it is if there is no room for it', async () => {
    class Full extends MemoryVault {
      override putGame = () => Promise.resolve({ ok: false, trouble: { trouble: 'full' } } as const);
    }
    const before = shelf(kept);
    await takeOver(before, new Full());
    expect(before.left()).toEqual(['fairyring:game:a', 'kings-cooking:game:b', 'of another page']);
  });

  it('does not replace a course that went on since', async () => {
    const vault = new MemoryVault();
    await vault.putGame(entry('a', { record: '{"newer":1}', revision: 7 }), null);
    await takeOver(shelf({ 'fairyring:game:a': wrapped(old) }), vault);
    const { games } = (await storeOf(vault, noTabs())).games.list();
    expect(games.map(({ id, record, phase }) => [id === 'a', record, phase]).sort()).toEqual([
      [false, '{}', 'replaced'],
      [true, '{"newer":1}', 'running'],
    ]);
  });
});

describe('storage', () => {
  const nothing = () => shelf({});
  const unkept = async (store: Promise<Store>) => (await store).unkept;

  /** A database that cannot be opened. */
  function refusing(name: string): IDBFactory {
    const open = () => {
      throw new DOMException('no', name);
    };
    return { open } as unknown as IDBFactory;
  }

  it('that is forbidden is replaced until the page is left', async () => {
    globalThis.indexedDB = refusing('SecurityError');
    expect(await unkept(openStore(nothing, () => undefined))).toEqual({ trouble: 'forbidden' });
    globalThis.indexedDB = undefined as unknown as IDBFactory;
    expect(await unkept(openStore(nothing, () => undefined))).toEqual({ trouble: 'forbidden' });
  });

  it('that is there and does not open is not called forbidden', async () => {
    globalThis.indexedDB = refusing('UnknownError');
    expect(await unkept(openStore(nothing, () => undefined))).toEqual({ trouble: 'unopened', fault: 'UnknownError' });
    globalThis.indexedDB = refusing('QuotaExceededError');
    expect(await unkept(openStore(nothing, () => undefined))).toEqual({ trouble: 'full' });
  });

  it('is no excuse for a fault of the page', async () => {
    const getItem = (): never => {
      throw new TypeError('a fault of ours');
    };
    const broken = (): OldShelf => ({ ...shelf({ 'fairyring:settings': wrapped({}) }), getItem });
    await expect(openStore(broken, () => undefined)).rejects.toThrow(TypeError);
  });

  /** Wants the database for something else, as another page does. */
  function wanted(by: () => IDBOpenDBRequest): Promise<void> {
    return new Promise((resolve) => {
      const asked = by();
      asked.onsuccess = () => {
        (asked.result as IDBDatabase | undefined)?.close();
        resolve();
      };
    });
  }

  it('that is emptied while it is open is told, and goes on', async () => {
    const gone = vi.fn();
    const vault = await openDatabase(gone);
    const { games } = await storeOf(vault, noTabs());
    await games.add(entry('a'));
    await games.add(entry('b'));
    await wanted(() => indexedDB.deleteDatabase(NAME));
    expect(gone.mock.calls).toEqual([[{ trouble: 'closed' }]]);
    expect(await games.write(entry('a', { plies: 4, revision: 2 }), 1)).toEqual({ ok: true });
    expect(await games.compare()).toBeNull();
    expect(games.list().games.map(({ id }) => id)).toEqual(['a']);
    expect((await vault.load()).games).toMatchObject([{ id: 'a', plies: 4 }]);
  });

  it('that a newer page wants is left to it, and what is at hand stays at hand', async () => {
    const gone = vi.fn();
    const vault = await openDatabase(gone);
    const { games, values } = await storeOf(vault, noTabs());
    await games.add(entry('a'));
    expect(games.outdated).toBe(false);
    await wanted(() => indexedDB.open(NAME, 99));
    expect(gone.mock.calls).toEqual([[{ trouble: 'version' }]]);
    expect(games.outdated).toBe(true);
    expect(await games.fresh('a')).toEqual(entry('a'));
    expect(await games.write(entry('a', { plies: 4, revision: 2 }), 1)).toEqual({ ok: false, trouble: { trouble: 'version' } });
    expect(await values.put('settings', {})).toEqual({ ok: false, trouble: { trouble: 'version' } });
    expect(games.get('a')?.plies).toBe(3);
  });

  it('of a newer page is not touched', async () => {
    await new Promise((resolve) => {
      const opening = indexedDB.open(NAME, 99);
      opening.onsuccess = () => {
        opening.result.close();
        resolve(null);
      };
    });
    await expect(openDatabase()).rejects.toThrow(NewerLayout);
    const store = await openStore(nothing, () => undefined);
    expect(store.unkept).toEqual({ trouble: 'version' });
  });

  it('that is full says so', async () => {
    const vault = await openDatabase();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    try {
      expect(await vault.putGame(entry('a'), null)).toEqual({ ok: false, trouble: { trouble: 'full' } });
      expect(await vault.putValue('x', 1)).toEqual({ ok: false, trouble: { trouble: 'full' } });
    } finally {
      full.mockRestore();
    }
  });
});
