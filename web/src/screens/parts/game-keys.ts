/**
 * Keys that belong to the whole game; those of the board are heard by the board, before these. Which key does what is data; the help
 * reads the same.
 */

import { chordOf } from '../../board/keys';
import type { Sitting } from '../../play/sitting';

export const GAME_KEYS = {
  u: 'undo',
  'Ctrl+z': 'undo',
  'Shift+u': 'undoTurn',
  r: 'redo',
  'Ctrl+Shift+z': 'redo',
  'Ctrl+y': 'redo',
  'Shift+r': 'redoTurn',
  h: 'hint',
  v: 'space',
  '3': 'space',
  f: 'flip',
  ArrowLeft: 'previous',
  ',': 'previous',
  ArrowRight: 'next',
  '.': 'next',
  Home: 'first',
  'Ctrl+Home': 'first',
  End: 'last',
  'Ctrl+End': 'last',
  t: 'type',
  o: 'menu',
  '?': 'help',
  Escape: 'cancel',
  Enter: 'confirm',
} as const;

type Deed = (typeof GAME_KEYS)[keyof typeof GAME_KEYS];

/** What the screen around the keys can do. */
export interface Reach {
  readonly session: Sitting;
  readonly help: () => void;
  readonly type: () => void;
}

/** Does what a key stands for; whether there was anything to do. */
function done(does: Deed, { session, help, type }: Reach, target: Element): boolean {
  const { table, hand } = session;
  const { ply, last } = table.cursor;
  if (does === 'undo' || does === 'undoTurn') {
    if (!session.canUndo) return false;
    void session.undo(does === 'undo' ? 'step' : 'turn');
  } else if (does === 'redo' || does === 'redoTurn') {
    if (!session.canRedo) return false;
    void session.redo(does === 'redo' ? 'step' : 'turn');
  } else if (does === 'flip') session.flip();
  else if (does === 'help') help();
  else if (does === 'type') type();
  else if (does === 'cancel') {
    if (hand.path.length === 0) return false;
    void hand.cancel();
  } else if (does === 'confirm') {
    if (hand.pending === null || target.closest('button, a') !== null) return false;
    void hand.confirm();
  } else if (does === 'hint' || does === 'space' || does === 'menu') {
    // What has a button does what the button does, and only when the button would.
    document.querySelector<HTMLElement>(`[data-action=${does}]`)?.click();
  } else {
    const to = { first: 0, previous: Math.max(0, ply - 1), next: Math.min(last, ply + 1), last }[does];
    if (to === ply) return false;
    void table.look(to);
  }
  return true;
}

export function pressed(event: KeyboardEvent, reach: Reach): void {
  const { target } = event;
  // The window itself may be the target of a key. Who types, chooses in a list or answers a question has these keys for himself.
  if (event.defaultPrevented || !(target instanceof Element) || target.closest('input, select, textarea, dialog')) return;
  const chord = chordOf(event);
  if (Object.hasOwn(GAME_KEYS, chord) && done(GAME_KEYS[chord as keyof typeof GAME_KEYS], reach, target)) event.preventDefault();
}
