import { Refused } from './refused.js';
import type { Answer, Call, Reply, Request } from './types.js';

/** A reply of one sort. */
type Of<R extends Reply['reply']> = Extract<Reply, { reply: R }>;

/** The tables of a module, by numbers that nobody outside sees. */
export class Desk {
  readonly #engine: { answer(call: string): string };
  #numbers = 0;

  constructor(engine: { answer(call: string): string }) {
    this.#engine = engine;
  }

  /** A number that no table has. */
  fresh(): number {
    this.#numbers += 1;
    return this.#numbers;
  }

  /** Asks, and expects a reply of one sort. Throws {@link Refused} where it is refused. */
  ask<R extends Reply['reply']>(table: number, request: Request, wanted: R): Of<R> {
    const answer = JSON.parse(this.#engine.answer(JSON.stringify({ table, request } satisfies Call))) as Answer;
    if ('refused' in answer) throw new Refused(answer.refused.refusal);
    if (!isOf(answer.ok, wanted)) throw new Error(`the engine answered '${answer.ok.reply}' to '${request.ask}'`);
    return answer.ok;
  }
}

function isOf<R extends Reply['reply']>(reply: Reply, wanted: R): reply is Of<R> {
  return reply.reply === wanted;
}
