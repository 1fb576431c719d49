/**
 * What was done at a table, so that it can be done again: how it was opened and every change since. A save takes the place of
 * whatever it holds.
 */

import type { Reply, Request, SideView, View } from './types';

/** How a table was opened: by a request that stands alone, or as the beginning of another game as that stood then. */
type Origin =
  { readonly by: 'request'; readonly request: Request } | { readonly by: 'fork'; readonly of: Journal; readonly ply: number };

/** Never changed: a fork keeps that of the table that it comes from. */
export interface Journal {
  readonly origin: Origin;
  /** What changed the table since, oldest first. */
  readonly changes: readonly Request[];
  /** What a save does not hold: the notation that was asked for, and a draw offer that nobody has answered. */
  readonly form: string | null;
  readonly offered: SideView | null;
}

/** Requests after which a table is not what it was. */
const CHANGES: ReadonlySet<Request['ask']> = new Set([
  'play',
  'undo',
  'redo',
  'jump',
  'resign',
  'offer_draw',
  'answer_draw',
  'decide',
  'time_up',
  'notation',
  'tags',
  'beside',
] as const);

/** The save of all that was done: the one form that holds the steps that were taken back, the tags and the clocks. */
const SAVE = 'json';

/** The journal of a table that a request has opened. */
export function begun(request: Request, view: View): Journal {
  return { origin: { by: 'request', request }, changes: [], form: null, offered: view.status.draw_offer };
}

/** The journal of a table with the beginning of another game. */
export function forked(of: Journal, ply: number, view: View): Journal {
  return { origin: { by: 'fork', of, ply }, changes: [], form: of.form, offered: view.status.draw_offer };
}

/** The journal after a request that was answered. */
export function after(journal: Journal, request: Request, reply: Reply): Journal {
  const offered = 'view' in reply ? reply.view.status.draw_offer : journal.offered;
  if (request.ask === 'record' && request.form === SAVE && reply.reply === 'written') return saved(journal, reply.text);
  if (!CHANGES.has(request.ask)) return journal;
  const form = request.ask === 'notation' ? request.form : journal.form;
  return { ...journal, changes: [...journal.changes, request], form, offered };
}

function saved({ form, offered }: Journal, text: string): Journal {
  const changes: Request[] = [];
  if (form !== null) changes.push({ ask: 'notation', form });
  if (offered !== null) changes.push({ ask: 'offer_draw', side: offered });
  return { origin: { by: 'request', request: { ask: 'read', text, game: null } }, changes, form, offered };
}

/** One request of a replay, and the table that it is for. */
export interface Redone {
  readonly table: number;
  readonly request: Request;
}

/** Every request that makes a table what it was. `spare` are numbers of tables that nobody uses; they are cleared again. */
export function replayOf(journal: Journal, table: number, spare: number): Redone[] {
  const { origin, changes } = journal;
  const opening: Redone[] =
    origin.by === 'request'
      ? [{ table, request: origin.request }]
      : [
          ...replayOf(origin.of, spare, spare + 1),
          { table, request: { ask: 'fork', from: spare, ply: origin.ply } },
          { table: spare, request: { ask: 'close' } },
        ];
  return [...opening, ...changes.map((request) => ({ table, request }))];
}
