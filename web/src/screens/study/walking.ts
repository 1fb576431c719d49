/** Walking through a study, by keys, wheel and buttons. */

import { chordOf } from '../../board/keys';
import type { Node } from '../../study/tree';
import type { StudyTable } from '../../table/study.svelte';

export const STUDY_KEYS = {
  ArrowLeft: 'previous',
  ',': 'previous',
  ArrowRight: 'next',
  '.': 'next',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
} as const;

export type Deed = (typeof STUDY_KEYS)[keyof typeof STUDY_KEYS];

/** What could be played instead of the last step, so many further in the list; the list goes round. */
function beside(at: Node, by: 1 | -1): Node | null {
  const siblings = at.parent?.children ?? [];
  if (siblings.length < 2) return null;
  return siblings.at((siblings.indexOf(at) + by) % siblings.length) ?? null;
}

/** Where a deed leads; nothing if it leads nowhere. */
export function led({ tree, at }: Pick<StudyTable, 'tree' | 'at'>, deed: Deed): Node | null {
  const to = {
    previous: () => at.parent,
    next: () => at.children[0] ?? null,
    above: () => beside(at, -1),
    below: () => beside(at, 1),
    first: () => tree.root,
    last: () => tree.end(at),
  }[deed]();
  return to === at ? null : to;
}

/** The deed of a key, unless whoever pressed it types, chooses in a list or answers a question. */
export function deedOf(event: KeyboardEvent): Deed | null {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element) || target.closest('input, select, textarea, dialog')) return null;
  const chord = chordOf(event);
  return Object.hasOwn(STUDY_KEYS, chord) ? STUDY_KEYS[chord as keyof typeof STUDY_KEYS] : null;
}

/** Listens to the wheel over a board: a notch is a step. Many devices send many small turns for one. */
export function wheel(turn: (deed: Deed) => void): (place: HTMLElement) => () => void {
  return (place) => {
    let sum = 0;
    let last = 0;
    const heard = (event: WheelEvent): void => {
      if (event.ctrlKey) return;
      event.preventDefault();
      if (event.timeStamp - last > 400) sum = 0;
      last = event.timeStamp;
      sum += event.deltaY;
      if (Math.abs(sum) < 50) return;
      turn(sum > 0 ? 'next' : 'previous');
      sum = 0;
    };
    place.addEventListener('wheel', heard, { passive: false });
    return () => place.removeEventListener('wheel', heard);
  };
}
