/**
 * What a board shows and a hand acts at. A table says where the truth of a game is; whoever looks at it or acts at it never asks
 * which table it is. A local game, one by link, a study, a round at a server and a position that is set up are tables.
 */

import type { Seat, WhyNot } from '../engine/client';
import type { Refusal, Result } from '../engine/result';
import type { ListedGame } from '../engine/modules';
import type { OffersView, SceneView, SideView, Stride, UniverseView, View } from '../engine/types';

/** Who has the last word on what happened: this browser, the letter that travels between two of them, a tree that nobody plays, the log of a round, or a text that is being set up. */
export type Truth = 'local' | 'letter' | 'study' | 'round' | 'editor';

/** What somebody wants to be done. Plain data: it can be sent to another tab, and later to a server. */
export type Intent =
  /** A step in machine form, or a whole turn; `timing` is how far from the beat it came, in milliseconds, where that is known. */
  | { readonly do: 'play'; readonly step: string; readonly timing: number | null; readonly by?: 'machine' }
  | { readonly do: 'undo'; readonly by: Stride }
  | { readonly do: 'redo'; readonly by: Stride }
  | { readonly do: 'resign'; readonly side: SideView }
  | { readonly do: 'offer-draw'; readonly side: SideView }
  | { readonly do: 'answer-draw'; readonly side: SideView; readonly accept: boolean }
  | { readonly do: 'decide'; readonly winner: SideView | null; readonly reason: string }
  /** The clock common to both is up, and the rules decide. */
  | { readonly do: 'time-up' };

/** Which step of the course is shown. The course is the line from the start, those taken back included. */
export interface Cursor {
  /** Steps from the start to what is shown. */
  readonly ply: number;
  /** Steps that were played and stand. */
  readonly last: number;
  /** Steps that were taken back and can be played again. */
  readonly redo: number;
}

export type TableEvent =
  /** The game has changed: by an intent, or, without one, by another course that came from elsewhere. */
  | { readonly is: 'changed'; readonly intent: Intent | null; readonly view: View; readonly by: 'here' | 'elsewhere' }
  /** The cursor has moved, and nothing else. */
  | { readonly is: 'looked'; readonly view: View };

/** Whatever it awaits, the act waits for; so it must not wait for an act itself. */
export type Listener = (event: TableEvent) => void | Promise<void>;

/** Does what is wanted, now. */
export type Act = (intent: Intent) => Promise<Result<View>>;

/** A step that was played in time, how far from the beat in milliseconds, early below 0, and what the engine made of it. */
export interface Graded {
  readonly ply: number;
  readonly grade: string;
  readonly timing: number;
}

export interface Table {
  readonly truth: Truth;
  /** The engine's own table, at which the game stands: for offers, records and thinking. */
  readonly seat: Seat;
  readonly info: ListedGame;
  readonly universe: UniverseView;
  /** What is shown: the position at the cursor. */
  readonly view: View;
  /** The game as it stands, wherever the cursor is. */
  readonly live: View;
  readonly cursor: Cursor;
  /** Whether an earlier position is shown. */
  readonly past: boolean;
  readonly over: boolean;
  /** Whether something that was asked for is not done yet. */
  readonly acting: boolean;
  /** The last step that a hand played in time. */
  readonly graded: Graded | null;
  /** The notation in use. */
  readonly form: string;

  /** Why the person here may not do that now, although the rules might let him; nothing if he may. */
  may(what: Intent['do']): Refusal | null;
  /** Does what is wanted, after everything that was wanted before. */
  act(intent: Intent): Promise<Result<View>>;
  /** Several questions and acts as one: nothing that is wanted meanwhile comes between them. */
  inTurn<T>(doing: (act: Act) => Promise<T>): Promise<T>;
  /** What can follow some picks. */
  offers(path: readonly string[]): Promise<Result<OffersView>>;
  /** Why a pick cannot follow some picks; nothing where it can. */
  whyNot(path: readonly string[], pick: string): Promise<Result<WhyNot | null>>;
  /** What the board would look like after a step. Nothing is played. */
  tried(step: string): Promise<SceneView | null>;
  /** Everything that would be after a step. Nothing is played. */
  foreseen(step: string): Promise<View | null>;
  /** A turn in the notation in use; what the notation cannot write stays as it is. */
  written(turn: string): Promise<string>;
  notation(form: string): Promise<void>;
  /** Shows the position after so many steps; the last one is the game as it stands. */
  look(ply: number): Promise<void>;
  /** The engine's word for a side. */
  sideWord(side: SideView): string;
  /** Tells everything that happens; the answer ends that. */
  listen(listener: Listener): () => void;
  close(): Promise<void>;
}
