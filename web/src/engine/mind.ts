/**
 * The machine as the page sees it: one question at a time, thoughts as they come, and a stop that always works.
 */

import type { Seat } from './client';
import type { Port, ThinkMessage, ThoughtMessage } from './protocol';
import { done, refused, type Result } from './result';
import type { InsightView, ThinkLimits, ThinkStyle, Thought } from './types';

/** What the machine is asked. */
export interface Question {
  readonly style: ThinkStyle;
  readonly limits?: Partial<ThinkLimits>;
  readonly lines?: number;
  readonly seed?: number;
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
  settle: (reply: Result<Reply>) => void;
  best: InsightView | null;
}

/** How long a slice may last after "stop" before the worker is ended. */
const PATIENCE = 150;

const NO_LIMITS: ThinkLimits = { depth: null, nodes: null, ms: null };

export class Mind {
  readonly #start: () => Port;
  #port: Port | null = null;
  #asked: Asked | null = null;
  #questions = 0;

  constructor(start: () => Port) {
    this.#start = start;
  }

  get busy(): boolean {
    return this.#asked !== null;
  }

  /** Asks about the present position of a game. A question before it is stopped. */
  async ask(seat: Seat, question: Question, hear: Listener = () => undefined): Promise<Result<Reply>> {
    await this.stop();
    const save = await seat.record('json');
    if (!save.ok) return save;
    this.#questions += 1;
    const message: ThinkMessage = {
      id: this.#questions,
      module: seat.module,
      save: save.value,
      style: question.style,
      limits: { ...NO_LIMITS, ...question.limits },
      lines: question.lines ?? 1,
      seed: question.seed ?? 0,
    };
    return new Promise((settle) => {
      this.#asked = { id: message.id, hear, settle, best: null };
      this.#worker().postMessage(message);
    });
  }

  /** Ends thinking now; the question is answered with the best that was found. */
  stop(): Promise<void> {
    const asked = this.#asked;
    if (!asked) return Promise.resolve();
    this.#port?.postMessage({ stop: asked.id });
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        // It is in the middle of a long slice and hears nothing.
        this.#port?.terminate();
        this.#port = null;
        this.#finish(asked, this.#broken(asked));
      }, PATIENCE);
      const { settle } = asked;
      asked.settle = (reply) => {
        clearTimeout(timer);
        settle(reply);
        resolve();
      };
    });
  }

  #broken(asked: Asked): Result<Reply> {
    return done({ turn: asked.best?.turns[0] ?? null, insight: asked.best, stopped: true });
  }

  #finish(asked: Asked, reply: Result<Reply>): void {
    this.#asked = null;
    asked.settle(reply);
  }

  #worker(): Port {
    if (this.#port) return this.#port;
    const port = this.#start();
    port.addEventListener('message', ({ data }: MessageEvent<ThoughtMessage>) => this.#hear(data));
    port.addEventListener('error', ({ message }) => this.#fail(message));
    this.#port = port;
    return port;
  }

  #hear(message: ThoughtMessage): void {
    const asked = this.#asked;
    if (asked?.id !== message.id) return;
    if ('fault' in message) {
      this.#fail(message.fault);
    } else if ('stopped' in message) {
      this.#finish(asked, this.#broken(asked));
    } else {
      const { thought } = message;
      if (thought.thought === 'insight' && thought.insight.line === 1) asked.best = thought.insight;
      asked.hear(thought);
      if (thought.thought === 'answer') {
        this.#finish(asked, done({ turn: thought.turn, insight: thought.insight, stopped: false }));
      }
    }
  }

  #fail(message: string): void {
    // After a fault its memory cannot be trusted.
    this.#port?.terminate();
    this.#port = null;
    const asked = this.#asked;
    if (asked) this.#finish(asked, refused('ENGINE_FAULT', message));
  }
}
