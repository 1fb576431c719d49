import { describe, expect, it } from 'vitest';
import type { Entry } from './entry';
import { Games } from './games';
import { MemoryShelf } from './shelf';

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
    ...change,
  };
}

describe('games', () => {
  it('are kept, listed newest first, and the last one is current', () => {
    const games = new Games(new MemoryShelf());
    games.put(entry('a', { changed: 5 }));
    games.put(entry('b', { changed: 9, game: 'kings-cooking' }));
    expect(games.list().games.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(games.current()?.id).toBe('b');
    expect(games.get('a')).toEqual(entry('a', { changed: 5 }));
  });

  it('have the prefix that their rules ask for', () => {
    const shelf = new MemoryShelf();
    const games = new Games(shelf);
    games.put(entry('b', { game: 'kings-cooking' }));
    games.put(entry('b', { game: 'kings-cooking', phase: 'finished' }));
    const parsed = (name: string) => JSON.parse(shelf.getItem(`kings-cooking:${name}`) ?? 'null') as unknown;
    expect(parsed('version')).toEqual({ version: 1, value: 1 });
    expect(parsed('current')).toEqual({ version: 1, value: 'b' });
    expect(parsed('archive')).toEqual({ version: 1, value: ['b'] });
    expect(parsed('game:b')).toMatchObject({ version: 1, value: { id: 'b', phase: 'finished' } });
  });

  it('that are over are not continued', () => {
    const games = new Games(new MemoryShelf());
    games.put(entry('a', { phase: 'finished' }));
    expect(games.current()).toBeNull();
  });

  it('are put away and named', () => {
    const games = new Games(new MemoryShelf());
    games.put(entry('a'));
    games.putAway('a');
    games.rename('a', 'The long one');
    expect(games.get('a')).toMatchObject({ phase: 'replaced', title: 'The long one' });
  });

  it('are deleted and brought back', () => {
    const games = new Games(new MemoryShelf());
    games.put(entry('a', { phase: 'finished' }));
    const undo = games.remove('a');
    expect(games.list().games).toEqual([]);
    expect(undo?.().ok).toBe(true);
    expect(games.list().games.map(({ id }) => id)).toEqual(['a']);
  });

  it('of another version stay as they are, and of broken ones nothing is lost', () => {
    const shelf = new MemoryShelf();
    const games = new Games(shelf);
    shelf.setItem('fairyring:game:new', '{"version":9,"value":{}}');
    shelf.setItem('fairyring:game:bad', 'crumbs');
    const { troubles } = games.list();
    expect(troubles.map(({ trouble }) => trouble).sort()).toEqual(['broken', 'version']);
    expect(shelf.getItem('fairyring:broken:game:bad')).toBe('crumbs');
    expect(games.put(entry('new')).ok).toBe(false);
    expect(shelf.getItem('fairyring:game:new')).toBe('{"version":9,"value":{}}');
  });
});
