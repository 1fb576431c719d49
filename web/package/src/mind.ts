import type { MindGlue } from './modules.js';
import { Refused } from './refused.js';
import type { Table } from './table.js';
import type { InsightView, QuestionView, RefusalView, ThinkStyle, Thought } from './types.js';

/** What the machine is asked, and how long it may think. */
export interface Question {
  /** How it plays; without a word at full strength. */
  readonly style?: ThinkStyle;
  /** Where it ends. At full strength at least one of them must be given; a level brings its own. */
  readonly depth?: number;
  readonly nodes?: number;
  readonly ms?: number;
  /** How many best lines it looks for. */
  readonly lines?: number;
  /** Chooses among the answers of styles that play by chance. */
  readonly seed?: number;
  /** Ends thinking: the best that was found is the answer. */
  readonly signal?: AbortSignal;
  /** Hears every thought as it comes. */
  readonly hear?: (thought: Thought) => void;
}

/** What it came to. */
export interface Conclusion {
  /** A whole turn in machine form; none if the game is over, or nothing was found before it was stopped. */
  readonly turn: string | null;
  /** The last word on the best line; none for styles that do not search. */
  readonly insight: InsightView | null;
}

/** Positions between two looks at the signal: some hundredths of a second. */
const SLICE = 8192;

/** The machine of a module: one question at a time. What it has learnt of a game stays for the next question. */
export class Mind {
  readonly #machine: InstanceType<MindGlue['Mind']>;
  #busy = false;

  constructor(machine: MindGlue['Mind']) {
    this.#machine = new machine();
  }

  /** Thinks about the present position of a game, in slices: whatever else the program does goes on between them. */
  async think(table: Table, question: Question = {}): Promise<Conclusion> {
    if (this.#busy) throw new Error('this mind is thinking about another question');
    const { style = { play: 'full' }, depth = null, nodes = null, ms = null, lines = 1, seed = 0, signal, hear } = question;
    if (style.play === 'full' && depth === null && nodes === null && ms === null && !signal)
      throw new RangeError('without depth, nodes, ms or a signal full strength thinks for ever');
    const save = table.record('json').text;
    const asked: QuestionView = { save, style, limits: { depth, nodes, ms }, lines, seed };
    const refusal = this.#machine.ask(JSON.stringify(asked));
    if (refusal !== undefined) throw new Refused(JSON.parse(refusal) as RefusalView);
    const found: { turn: string | null; insight: InsightView | null } = { turn: null, insight: null };
    const tell = (text: string): void => {
      const thought = JSON.parse(text) as Thought;
      if (thought.thought === 'answer') Object.assign(found, { turn: thought.turn, insight: thought.insight });
      else if (thought.thought === 'insight' && thought.insight.line === 1)
        Object.assign(found, { turn: thought.insight.turns[0] ?? null, insight: thought.insight });
      hear?.(thought);
    };
    this.#busy = true;
    try {
      while (!signal?.aborted && !this.#machine.advance(SLICE, { tell })) await breathe();
    } finally {
      this.#busy = false;
    }
    return found;
  }

  /** Gives its memory back. */
  free(): void {
    this.#machine.free();
  }
}

/** Lets others in. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
