/** Walking through a study, by keys, wheel and buttons, and what else its keys do. */

import { chordOf } from '../../board/keys';
import { GROUPS, keysFor, type Help } from '../parts/key-groups';
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
  f: 'flip',
  v: 'space',
  '3': 'space',
  '?': 'help',
} as const;

type Key = (typeof STUDY_KEYS)[keyof typeof STUDY_KEYS];
/** What has nothing to do with the way through a study. */
type Aside = 'flip' | 'space' | 'help';
export type Deed = Exclude<Key, Aside>;

/** Whether a key walks; the board keeps such keys for itself while somebody walks over it. */
export function walks(key: Key): key is Deed {
  return key !== 'flip' && key !== 'space' && key !== 'help';
}

/** As the help calls them: the board has a first and levels of its own. */
const CALLED: Readonly<Partial<Record<Key, string>>> = {
  first: 'courseFirst',
  last: 'courseLast',
  above: 'variationAbove',
  below: 'variationBelow',
};

const HEARD = Object.entries(STUDY_KEYS).map(([chord, key]) => [chord, CALLED[key] ?? key] as const);

/** What the help tells of in a study: the keys of the board as in a game, and those of the way through it. */
export const STUDY_HELP: Help = {
  groups: GROUPS.map(({ group, deeds }) => ({
    group,
    deeds: (group === 'course' ? ['previous', 'next', 'variations', 'courseFirst', 'courseLast'] : deeds).filter(
      (deed) => keysFor(deed, HEARD).length > 0,
    ),
  })),
  keys: HEARD,
};

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
export function deedOf(event: KeyboardEvent): Key | null {
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
