/**
 * A tour: a few tiny tasks on a board. A task is a position and a goal; whether a goal is reached is read from the events that the
 * engine sends for the steps that were played, so that no rule is written here.
 */

import { missing } from '../app/missing.svelte';
import type { EventView, FactsView, UniverseView } from '../engine/types';
import type { Text } from './page';
import type { Board } from './sit';

/** What must have happened; everything that is named must hold for one and the same event. */
export type Goal =
  /** One of these steps was played, in machine form. */
  | { readonly steps: readonly string[] }
  /** Something came about. */
  | { readonly event: EventView['event'] }
  /** A piece was moved: of a kind, in a class of steps, to a board, with a capture or a promotion. */
  | {
      readonly piece?: string;
      readonly class?: string;
      readonly board?: string;
      readonly captures?: string;
      readonly promotes?: boolean;
    };

export interface Task {
  /** The name of a board of the rules pages, or one of its own. */
  readonly board: string | Board;
  readonly goal: Goal;
  /** What is to be done. */
  readonly ask: Text;
  /** What has been learned by it. */
  readonly learned: Text;
  /** A turn that reaches the goal, in machine form: it is played for whoever asks, and by a test. */
  readonly show: string;
}

export interface Tour {
  readonly game: string;
  readonly tasks: readonly Task[];
}

/** Fetches the tour of a game, however long that takes; nothing for a game that has none. */
export async function loadTour(game: string): Promise<Tour | undefined> {
  const { TOURS } = await missing.insist('rules', () => import('./tours'));
  return Object.hasOwn(TOURS, game) ? TOURS[game] : undefined;
}

type Move = Exclude<Goal, { steps: unknown } | { event: unknown }>;

function moved(goal: Move, facts: FactsView, { sites, boards }: UniverseView): boolean {
  const site = sites.find(({ name }) => name === facts.to);
  return (
    (goal.piece === undefined || goal.piece === facts.piece) &&
    (goal.class === undefined || goal.class === facts.class) &&
    (goal.board === undefined || goal.board === boards[site?.board ?? -1]?.name) &&
    (goal.captures === undefined || facts.captured.some(({ piece }) => piece === goal.captures)) &&
    (goal.promotes === undefined || goal.promotes === (facts.promotion !== null))
  );
}

/** Whether what came about reaches a goal. */
export function reaches(goal: Goal, events: readonly EventView[], universe: UniverseView): boolean {
  return events.some((event) => {
    if ('event' in goal) return event.event === goal.event;
    if (event.event !== 'move_executed') return false;
    return 'steps' in goal ? goal.steps.includes(event.step) : moved(goal, event.facts, universe);
  });
}
