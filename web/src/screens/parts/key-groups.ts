/** The keys for the help: what each of them is for, in groups. Everything that a table of keys can do stands here once (its test). */

import { BOARD_KEYS } from '../../board/keys';
import { GAME_KEYS } from './game-keys';

/** Keys that are heard by a button, a dialog or the eye, and stand in no table of their own. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  enter: ['Enter', 'Space'],
  around: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
  nearer: ['+', '-'],
  promotion: ['q', 'r', 'b', 'n'],
};

/** What is told as one. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  variations: ['variationAbove', 'variationBelow'],
  arrows: ['left', 'right', 'up', 'down'],
  levels: ['above', 'below'],
};

export const GROUPS = [
  { group: 'board', deeds: ['arrows', 'levels', 'own', 'boards'] },
  { group: 'choose', deeds: ['enter', 'onward', 'back', 'escape', 'confirm', 'promotion', 'type'] },
  { group: 'listen', deeds: ['last', 'pieces', 'moves', 'status'] },
  { group: 'game', deeds: ['hint', 'undo', 'undoTurn', 'redo', 'redoTurn', 'menu', 'help'] },
  { group: 'course', deeds: ['previous', 'next', 'courseFirst', 'courseLast'] },
  { group: 'look', deeds: ['flip', 'space', 'around', 'nearer'] },
] as const;

/** Keys with what they do. */
type Keys = readonly (readonly [string, string])[];

/** What a help tells of: its groups, and the keys that are heard beside those of the board. */
export interface Help {
  readonly groups: readonly { readonly group: string; readonly deeds: readonly string[] }[];
  readonly keys: Keys;
}

const GAME: Keys = Object.entries(GAME_KEYS).map(([chord, deed]) => [
  chord,
  // The board and the course both have a last and a first.
  deed === 'first' ? 'courseFirst' : deed === 'last' ? 'courseLast' : deed === 'cancel' ? 'escape' : deed,
]);

export const GAME_HELP: Help = { groups: GROUPS, keys: GAME };

/** The keys that do something. */
export function keysFor(deed: string, keys = GAME): readonly string[] {
  const parts = TOGETHER[deed] ?? [deed];
  const found = [...Object.entries(BOARD_KEYS), ...keys].filter(([, does]) => parts.includes(does)).map(([chord]) => chord);
  return [...new Set([...found, ...(OTHERS[deed] ?? [])])];
}

/** Everything that some key does. */
export const DEEDS: ReadonlySet<string> = new Set([
  ...Object.values<string>(BOARD_KEYS),
  ...GAME.map(([, deed]) => deed),
  ...Object.keys(OTHERS),
]);

/** What a deed is told as. */
export function toldAs(deed: string): string {
  return Object.entries(TOGETHER).find(([, parts]) => parts.includes(deed))?.[0] ?? deed;
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  Escape: 'Esc',
  '-': '−',
};

/** A key as it stands on a keyboard. */
export function shownKey(chord: string): string {
  // A plus may be the key itself.
  const parts = chord === '+' ? ['+'] : chord.split('+');
  return parts.map((part) => SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part)).join(' + ');
}
