import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BOARD_KEYS, chordOf } from '../../board/keys';
import { GAME_KEYS } from './game-keys';
import { STUDY_HELP, STUDY_KEYS } from '../study/walking';
import { DEEDS, GROUPS, keysFor, shownKey, toldAs } from './key-groups';

const words = readFileSync(fileURLToPath(new URL('../../locales/screens/others.en.ftl', import.meta.url)), 'utf8');
const key = (name: string, held: Partial<KeyboardEvent> = {}) =>
  chordOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held } as KeyboardEvent);

describe('the help of keys', () => {
  const told = GROUPS.flatMap(({ deeds }) => deeds);

  it('tells of everything that a key does, once, with its keys and its words', () => {
    expect([...told].sort()).toEqual([...new Set([...DEEDS].map(toldAs))].sort());
    for (const deed of told) {
      expect(keysFor(deed).length, deed).toBeGreaterThan(0);
      expect(words, deed).toMatch(new RegExp(`^keys-${deed} = `, 'm'));
    }
    for (const { group } of GROUPS) expect(words).toMatch(new RegExp(`^keys-group-${group} = `, 'm'));
  });

  it('tells in a study of every key of a study, once, and of none of a game', () => {
    const deeds = STUDY_HELP.groups.flatMap(({ deeds }) => deeds);
    expect(new Set(deeds).size).toBe(deeds.length);
    const heard = deeds.flatMap((deed) => keysFor(deed, STUDY_HELP.keys));
    expect(heard).toEqual(expect.arrayContaining(Object.keys(STUDY_KEYS)));
    for (const deed of deeds) {
      expect(keysFor(deed, STUDY_HELP.keys).length, deed).toBeGreaterThan(0);
      expect(words, deed).toMatch(new RegExp(`^keys-${deed} = `, 'm'));
    }
    expect(heard).not.toContain('u');
  });

  it('shows keys as they stand on a keyboard', () => {
    expect(['Ctrl+Shift+z', 'ArrowLeft', '+', 'n', '?'].map(shownKey)).toEqual(['Ctrl + Shift + Z', '←', '+', 'N', '?']);
  });
});

describe('a key', () => {
  it('is named as the tables have it, with what is held down', () => {
    expect(key('N', { shiftKey: true })).toBe('Shift+n');
    expect(key('Z', { ctrlKey: true, shiftKey: true })).toBe('Ctrl+Shift+z');
    expect(key('z', { metaKey: true })).toBe('Ctrl+z');
    expect(key('?', { shiftKey: true })).toBe('?');
    expect(key('ArrowLeft', { shiftKey: true })).toBe('Shift+ArrowLeft');
    expect(key('n')).toBe('n');
  });

  it('of the game does not mean something else on the board, but for what the board keeps for walking over it', () => {
    const both = Object.keys(GAME_KEYS).filter((chord) => Object.hasOwn(BOARD_KEYS, chord));
    expect(both.sort()).toEqual(['ArrowLeft', 'ArrowRight', 'Escape', 'Home']);
  });
});
