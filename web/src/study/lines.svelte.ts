/**
 * What the machine thinks of the position that a study looks at: its best lines, as they come. Whoever walks on takes the question with
 * him; what was thought of a position stays for whoever comes back.
 */

import type { Question, Reply } from '../engine/mind';
import type { Seat } from '../engine/client';
import type { Refusal, Result } from '../engine/result';
import type { EntryView, InsightView, SceneView, Thought } from '../engine/types';
import type { StudyTable } from '../table/study.svelte';
import type { Node } from './tree';

/** The machine as lines need it: one question at a time. */
export interface Asked {
  ask(seat: Seat, question: Question, hear: (thought: Thought) => void): Promise<Result<Reply>>;
  stop(): Promise<void>;
}

/** How long it thinks at first, in milliseconds; deeper is so many times as long. */
const FIRST = 12_000;
const DEEPER = 4;

/** As many lines as the machine can be asked for: where a game is solved, every step has its value. */
const EVERY = 255;

/** What was thought of a position. */
export interface Opinion {
  /** The best line first. */
  readonly lines: readonly InsightView[];
  /** Whether it is no opinion: the game is solved. */
  readonly exact: boolean;
}

/** A line in the notation in use, and its steps with where they go. */
export interface Spoken {
  /** Its turns in machine form. */
  readonly moves: readonly string[];
  /** The same as they are read. */
  readonly turns: readonly string[];
  /** The steps of its turns, as the engine tells them. */
  readonly entries: readonly EntryView[];
}

export type LinesState =
  | { readonly is: 'idle' }
  | { readonly is: 'thinking' }
  | { readonly is: 'solving'; readonly done: number; readonly total: number }
  /** It has thought as long as it was asked to. */
  | { readonly is: 'done' }
  | { readonly is: 'failed'; readonly refusal: Refusal };

/** How many turns of a line are told. */
const TOLD = 6;
/** How often lines are told anew, in milliseconds. */
const PACE = 300;

export class Lines {
  readonly #mind: Asked;
  readonly #table: StudyTable;
  readonly #opinions = new Map<number, Opinion>();
  #asked: Node | null = null;
  #time = FIRST;
  #telling = false;
  /** Lines that the table could not replay: nobody asks for their words again. */
  readonly #unplayed = new Set<string>();

  /** Whether it thinks about whatever is looked at. */
  on = $state(false);
  /** How many lines are wanted, 1 to 5. */
  count = $state(3);
  state: LinesState = $state.raw({ is: 'idle' });
  /** What is thought of the position that is looked at. */
  now: Opinion | null = $state.raw(null);
  /** The lines in words, by their turns. */
  #spoken: ReadonlyMap<string, Spoken> = $state.raw(new Map());

  constructor(mind: Asked, table: StudyTable) {
    this.#mind = mind;
    this.#table = table;
  }

  /** What was thought of a position, if it was looked at. */
  of(node: Node): Opinion | null {
    return this.#opinions.get(node.id) ?? null;
  }

  start(): void {
    this.on = true;
    this.#time = FIRST;
    this.#ask();
  }

  stop(): void {
    this.on = false;
    this.#asked = null;
    void this.#mind.stop();
    this.state = { is: 'idle' };
  }

  /** Thinks on, for longer. */
  deeper(): void {
    this.on = true;
    this.#time *= DEEPER;
    this.#ask();
  }

  want(count: number): void {
    this.count = count;
    if (this.on) this.#ask();
  }

  /** Another position is looked at. */
  follow(): void {
    this.now = this.of(this.#table.at);
    this.#time = FIRST;
    if (this.on) this.#ask();
    else void this.#tell();
  }

  #ask(): void {
    const { at, seat, over, info } = this.#table;
    this.#asked = at;
    if (over) {
      void this.#mind.stop();
      this.state = { is: 'done' };
      return;
    }
    this.state = { is: 'thinking' };
    // What is known stays until it is known better.
    const found: InsightView[] = [];
    for (const insight of this.of(at)?.lines ?? []) found[insight.line - 1] = insight;
    const lines = info.solvable ? EVERY : this.count;
    const question: Question = { style: { play: 'full' }, limits: { ms: this.#time }, lines };
    const asking = this.#mind.ask(seat, question, (thought) => {
      if (this.#asked !== at) return;
      if (thought.thought === 'solving') this.state = { is: 'solving', done: thought.done, total: thought.total };
      else if (thought.thought === 'insight') this.#hear(at, found, thought.insight);
    });
    void asking.then((reply) => {
      if (this.#asked !== at || !this.on) return;
      if (!reply.ok) this.state = { is: 'failed', refusal: reply.refusal };
      else if (!reply.value.stopped) this.state = { is: 'done' };
    });
  }

  #hear(at: Node, found: InsightView[], insight: InsightView): void {
    found[insight.line - 1] = insight;
    // A line that comes again while others are a depth behind: each is shown with the depth that it has.
    const opinion = { lines: found.filter(Boolean), exact: this.#table.info.solvable };
    this.#opinions.set(at.id, opinion);
    if (this.state.is === 'solving') this.state = { is: 'thinking' };
    this.now = opinion;
    void this.#tell();
  }

  /** Puts the lines into the notation in use, one after the other, not more often than eyes can follow. */
  async #tell(): Promise<void> {
    if (this.#telling) return;
    this.#telling = true;
    const { at } = this.#table;
    for (const told of this.#untold()) {
      const view = await this.#table.ahead(told.flatMap((turn) => turn.split(',')));
      if (this.#table.at !== at) break;
      if (!view) {
        this.#unplayed.add(this.#whole(told));
        continue;
      }
      const { ply } = this.#table.view.status;
      const spoken = {
        moves: told,
        turns: view.turns.flatMap((turn) => (turn.ply + turn.steps > ply ? [turn.text] : [])),
        entries: view.history.slice(ply),
      };
      this.#spoken = new Map([...this.#spoken, [this.#key(told), spoken]]);
    }
    await new Promise((resolve) => setTimeout(resolve, PACE));
    this.#telling = false;
    if (this.#table.at !== at || this.#untold().length > 0) void this.#tell();
  }

  /** The lines that have no words yet and can have some. Of two that begin alike the better one has them. */
  #untold(): readonly (readonly string[])[] {
    const begun = new Set<string>();
    return (this.now?.lines ?? []).flatMap(({ turns }) => {
      const told = turns.slice(0, TOLD);
      const again = begun.has(told[0] ?? '');
      begun.add(told[0] ?? '');
      const known = this.spokenOf(told)?.moves.join() === told.join() || this.#unplayed.has(this.#whole(told));
      return again || known ? [] : [told];
    });
  }

  /** One line of one position in one notation. */
  #whole(turns: readonly string[]): string {
    return `${this.#table.at.id} ${this.#table.form} ${turns.join()}`;
  }

  /** Lines of one position that begin alike are one line that is thought about further. */
  #key(turns: readonly string[]): string {
    return `${this.#table.at.id} ${this.#table.form} ${turns[0] ?? ''}`;
  }

  /** A line in words, once they are there; they may be those of a moment ago, and say of which turns they are. */
  spokenOf(turns: readonly string[]): Spoken | null {
    return this.#spoken.get(this.#key(turns)) ?? null;
  }

  /** What the board looks like after the first turns of a line. */
  async preview(turns: readonly string[], count: number): Promise<SceneView | null> {
    const steps = turns.slice(0, count).flatMap((turn) => turn.split(','));
    return (await this.#table.ahead(steps))?.scene ?? null;
  }
}
