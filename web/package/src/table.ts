import type { Desk } from './desk.js';
import type { LeftOutView, OffersView, Request, SideView, Start, StatusView, Stride, View } from './types.js';

/** How a game begins; without a word by the usual rules from the usual start. */
export interface Wish {
  /** Rule options by name; the others have their defaults. */
  readonly options?: Readonly<Record<string, string>>;
  /** A position by its text. */
  readonly position?: string;
  /** A set-up by its name. */
  readonly setup?: string;
}

/** A game that was kept as text. */
export interface Opened {
  readonly table: Table;
  /** What the text said beside the steps: names, event, date. */
  readonly tags: Readonly<Record<string, string>>;
  /** What of the text has no place in a record. Nothing is dropped in silence. */
  readonly leftOut: readonly LeftOutView[];
}

/** A running game. Whatever is refused throws `Refused`, and nothing has changed. */
export class Table {
  readonly #desk: Desk;
  readonly #number: number;
  #view: View;

  private constructor(desk: Desk, number: number, view: View) {
    this.#desk = desk;
    this.#number = number;
    this.#view = view;
  }

  /** A new game. */
  static open(desk: Desk, game: string, wish: Wish): Table {
    const number = desk.fresh();
    const options = { ...wish.options };
    return new Table(desk, number, desk.ask(number, { ask: 'open', game, options, start: startOf(wish) }, 'view').view);
  }

  /** A game that was kept. */
  static read(desk: Desk, game: string, text: string): Opened {
    const number = desk.fresh();
    const opened = desk.ask(number, { ask: 'read', text, game }, 'opened');
    return { table: new Table(desk, number, opened.view), tags: opened.tags, leftOut: opened.left_out };
  }

  /** Everything that can be seen and picked, after the last change. */
  get view(): View {
    return this.#view;
  }

  /** Who acts, and how it ended if it did. */
  get status(): StatusView {
    return this.#view.status;
  }

  /** What can be picked after a path of picks. */
  offers(path: readonly string[]): OffersView {
    return this.#desk.ask(this.#number, { ask: 'offers', path: [...path] }, 'offers').offers;
  }

  /** Every step that can be played now, in machine form. */
  steps(): string[] {
    const found = new Set<string>();
    const follow = ({ next, step }: OffersView, path: readonly string[]): void => {
      if (step !== null) found.add(step);
      for (const { pick, steps, step: only } of next) {
        if (only !== null && steps === 1) found.add(only);
        else follow(this.offers([...path, pick]), [...path, pick]);
      }
    };
    if (this.status.ended === null) follow(this.#view.offers, []);
    return [...found];
  }

  /** Plays a step, or the steps of one turn joined by commas, in machine form or any notation of the game. */
  play(text: string): View {
    return this.#change({ ask: 'play', step: text });
  }

  /** Takes back; nothing happens where there is nothing to take back. */
  undo(by: Stride = 'turn'): View {
    return this.#change({ ask: 'undo', by });
  }

  /** Plays again what was taken back. */
  redo(by: Stride = 'turn'): View {
    return this.#change({ ask: 'redo', by });
  }

  /** A side gives up. */
  resign(side: SideView): View {
    return this.#change({ ask: 'resign', side });
  }

  /** The game as text in one of its record forms: `json`, `pgn`, `url` … */
  record(form: string): { readonly text: string; readonly leftOut: readonly LeftOutView[] } {
    const { text, left_out: leftOut } = this.#desk.ask(this.#number, { ask: 'record', form }, 'written');
    return { text, leftOut };
  }

  /** Clears the table. A desk has room for 64 of them. */
  close(): void {
    this.#desk.ask(this.#number, { ask: 'close' }, 'done');
  }

  #change(request: Request): View {
    this.#view = this.#desk.ask(this.#number, request, 'view').view;
    return this.#view;
  }
}

function startOf({ position, setup }: Wish): Start {
  if (position !== undefined && setup !== undefined) throw new RangeError('a game begins at a position or a set-up, not at both');
  if (position !== undefined) return { at: 'position', text: position };
  return setup === undefined ? { at: 'normal' } : { at: 'setup', name: setup };
}
