/**
 * The machine as the page sees it: one question at a time, thoughts as they come, and a stop that always works.
 */

import type { Seat } from './client';
import { Guarded } from './guarded';
import type { Patience } from './patience';
import type { Fault, Faulty, Port, Prepare, ThinkMessage, ThoughtMessage } from './protocol';
import { done, refused, type Result } from './result';
import type { InsightView, ThinkLimits, ThinkStyle, Thought } from './types';

/** What the machine is asked. */
export interface Question {
  readonly style: ThinkStyle;
  readonly limits?: Partial<ThinkLimits>;
  readonly lines?: number;
  readonly seed?: number;
  /** Whether it thinks about what the other side would do if nothing were played. */
  readonly pass?: boolean;
}

/** What it answers: a whole turn, or nothing if it was stopped before it knew one. */
export interface Reply {
  readonly turn: string | null;
  readonly insight: InsightView | null;
  readonly stopped: boolean;
}

type Listener = (thought: Thought) => void;

interface Asked {
  readonly id: number;
  readonly hear: Listener;
  readonly settle: (reply: Result<Reply>) => void;
  /** Ends whatever waits for this question. */
  readonly settled: AbortController;
  /** Told when the worker is done with it, and why if it broke off; none while the worker does not have it. */
  over: ((fault: Faulty | null) => void) | null;
  best: InsightView | null;
}

/** How long a slice may last after "stop" before the worker is ended. */
const PATIENCE = 150;

/** How often the worker may break over one question. */
const BREAKS = 2;

const NO_LIMITS: ThinkLimits = { depth: null, nodes: null, ms: null };

export class Mind {
  readonly #start: () => Port;
  readonly #patience: Patience;
  #worker: Guarded | null = null;
  /** The question that is to be answered. It is one from the moment it is asked, so that a stop finds it. */
  #asked: Asked | null = null;
  /** What the worker has, by number; a question that is being stopped is still here. */
  readonly #thinking = new Map<number, Asked>();
  #stopping: Promise<unknown> = Promise.resolve();
  #questions = 0;

  constructor(start: () => Port, patience: Patience) {
    this.#start = start;
    this.#patience = patience;
  }

  get busy(): boolean {
    return this.#asked !== null;
  }

  /** Lets a module come that will be asked. Nobody waits for it: a question asks until it has come. */
  prepare(module: string): void {
    this.#ready().post({ prepare: module } satisfies Prepare);
  }

  /** Asks about the present position of a game. A question before it is stopped. */
  ask(seat: Seat, question: Question, hear: Listener = () => undefined): Promise<Result<Reply>> {
    const stopped = this.stop();
    this.#questions += 1;
    const id = this.#questions;
    return new Promise((settle) => {
      const asked: Asked = { id, hear, settle, settled: new AbortController(), over: null, best: null };
      this.#asked = asked;
      void stopped.then(() => this.#pose(asked, seat, question));
    });
  }

  /** Ends thinking now; the question is answered with the best that was found. */
  stop(): Promise<void> {
    const asked = this.#asked;
    this.#asked = null;
    if (asked) this.#stopping = Promise.all([this.#stopping, this.#stop(asked)]);
    return this.#stopping.then(() => undefined);
  }

  #stop(asked: Asked): Promise<void> {
    const { over } = asked;
    if (!over) {
      this.#finish(asked, best(asked));
      return Promise.resolve();
    }
    this.#worker?.post({ stop: asked.id });
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        // It is in the middle of a long slice and hears nothing.
        this.#end();
        this.#finish(asked, best(asked));
      }, PATIENCE);
      asked.over = (fault) => {
        clearTimeout(timer);
        over(fault);
        resolve();
      };
    });
  }

  /** Puts a question to the worker, as often as that is needed. */
  async #pose(asked: Asked, seat: Seat, question: Question): Promise<void> {
    const save = await seat.record('json');
    if (!save.ok) return this.#finish(asked, save);
    const message: ThinkMessage = {
      id: asked.id,
      module: seat.module,
      question: {
        save: save.value,
        style: question.style,
        limits: { ...NO_LIMITS, ...question.limits },
        lines: question.lines ?? 1,
        seed: question.seed ?? 0,
        pass: question.pass ?? false,
      },
    };
    let broken: Faulty | null = null;
    for (let breaks = 0; breaks < BREAKS; breaks += 1) {
      const thought = this.#patience.insist('thinker', () => this.#think(asked, message), asked.settled.signal);
      broken = await thought.catch(() => null);
      if (asked.settled.signal.aborted) return;
    }
    this.#finish(asked, refused('ENGINE_FAULT', broken?.message ?? ''));
  }

  /** One try; throws if the worker or its module could not be fetched. */
  async #think(asked: Asked, message: ThinkMessage): Promise<Faulty | null> {
    if (asked.settled.signal.aborted) return null;
    const fault = await new Promise<Faulty | null>((resolve) => {
      asked.over = resolve;
      this.#thinking.set(asked.id, asked);
      const worker = this.#ready();
      worker.owes(true);
      worker.post(message);
    });
    asked.over = null;
    if (fault?.fault === 'unfetched') throw new Error(fault.message);
    if (fault) console.error(`the thinking engine: ${fault.fault}: ${fault.message}`);
    return fault;
  }

  #finish(asked: Asked, reply: Result<Reply>): void {
    if (asked.settled.signal.aborted) return;
    if (this.#asked === asked) this.#asked = null;
    asked.settled.abort();
    asked.settle(reply);
    this.#done(asked, null);
  }

  /** The worker has nothing more to do with a question. */
  #done(asked: Asked, fault: Faulty | null): void {
    this.#thinking.delete(asked.id);
    this.#worker?.owes(this.#thinking.size > 0);
    asked.over?.(fault);
  }

  #ready(): Guarded {
    this.#worker ??= new Guarded(this.#start(), {
      heard: (message) => this.#hear(message as ThoughtMessage),
      gone: (fault, message) => this.#gone(fault, message),
    });
    return this.#worker;
  }

  #hear(message: ThoughtMessage): void {
    const asked = this.#thinking.get(message.id);
    if (!asked) return;
    if ('fault' in message) {
      // After a fault its memory cannot be trusted; what could not be fetched has no memory yet.
      if (message.fault === 'trap') this.#end();
      this.#broke(asked, message);
    } else if ('refusal' in message) {
      this.#finish(asked, { ok: false, refusal: message.refusal });
    } else if ('stopped' in message) {
      this.#finish(asked, best(asked));
    } else {
      const { thought } = message;
      if (thought.thought === 'insight' && thought.insight.line === 1) asked.best = thought.insight;
      asked.hear(thought);
      if (thought.thought === 'answer') {
        this.#finish(asked, done({ turn: thought.turn, insight: thought.insight, stopped: false }));
      }
    }
  }

  #end(): void {
    this.#worker?.end();
    this.#worker = null;
  }

  /** The worker is gone: every question that it had is told so. */
  #gone(fault: Fault, message: string): void {
    this.#worker = null;
    for (const asked of this.#thinking.values()) this.#broke(asked, { id: asked.id, fault, message });
  }

  /** A question that is being stopped has its answer; any other may be put once more. */
  #broke(asked: Asked, fault: Faulty): void {
    if (asked === this.#asked) this.#done(asked, fault);
    else this.#finish(asked, best(asked));
  }
}

function best(asked: Asked): Result<Reply> {
  return done({ turn: asked.best?.turns[0] ?? null, insight: asked.best, stopped: true });
}
