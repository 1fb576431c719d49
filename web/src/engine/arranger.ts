/**
 * Whoever sets positions up, as the page sees him: one question, one answer, and nothing is remembered between them. He sits in a worker
 * of his own, so that no search holds him up.
 */

import { Guarded } from './guarded';
import { moduleOf } from './modules';
import type { Patience } from './patience';
import type { ArrangedMessage, ArrangeMessage, Fault, Port } from './protocol';
import { done, refused, type Result } from './result';
import type { ArrangeAnswer, ArrangedView, ArrangeQuestion } from './types';

/** How often the worker may break over one question. */
const BREAKS = 2;

/** What is needed of the page around it. */
export interface Around {
  /** Fetches the sentences of refusals of modules. */
  readonly words: (parts: readonly string[]) => Promise<void>;
  readonly patience: Patience;
}

export class Arranger {
  readonly #start: () => Port;
  readonly #around: Around;
  #worker: Guarded | null = null;
  /** Questions that are not answered yet, by number. */
  readonly #waiting = new Map<number, (message: ArrangedMessage) => void>();
  #questions = 0;

  constructor(start: () => Port, around: Around) {
    this.#start = start;
    this.#around = around;
  }

  /** What a set-up is after something was done to it. What is refused changes nothing. */
  async ask(question: ArrangeQuestion): Promise<Result<ArrangedView>> {
    const module = moduleOf(question.game);
    if (module === undefined) return refused('E_GAME', `unknown game '${question.game}'`);
    let broken = '';
    for (let breaks = 0; breaks < BREAKS; breaks += 1) {
      const message = await this.#around.patience.insist('thinker', () => this.#put(module, question));
      if ('arranged' in message) return this.#told(module, message.arranged);
      console.error(`the arranging engine: ${message.fault}: ${message.message}`);
      broken = message.message;
    }
    return refused('ENGINE_FAULT', broken);
  }

  /** Ends the worker. */
  close(): void {
    this.#worker?.end();
    this.#worker = null;
  }

  async #told(module: string, text: string): Promise<Result<ArrangedView>> {
    const answer = JSON.parse(text) as ArrangeAnswer;
    // What is wrong with a set-up is told in the words of its game; a deed can be refused for what all games share.
    if (text.includes('"refus')) await this.#around.words([module, 'common']);
    return 'refused' in answer ? { ok: false, refusal: answer.refused } : done(answer.ok);
  }

  /** One try; throws if the worker or its module could not be fetched. */
  async #put(module: string, arrange: ArrangeQuestion): Promise<ArrangedMessage> {
    const worker = this.#ready();
    this.#questions += 1;
    const id = this.#questions;
    const message = await new Promise<ArrangedMessage>((resolve) => {
      this.#waiting.set(id, resolve);
      worker.owes(true);
      worker.post({ id, module, arrange } satisfies ArrangeMessage);
    });
    if ('fault' in message && message.fault === 'unfetched') throw new Error(message.message);
    return message;
  }

  #ready(): Guarded {
    this.#worker ??= new Guarded(this.#start(), {
      heard: (message) => this.#heard(message as ArrangedMessage),
      gone: (fault, message) => this.#gone(fault, message),
    });
    return this.#worker;
  }

  #heard(message: ArrangedMessage): void {
    // After a fault its memory cannot be trusted; what could not be fetched has no memory yet.
    if ('fault' in message && message.fault === 'trap') {
      this.close();
      this.#gone(message.fault, message.message);
    } else this.#settle(message);
  }

  /** The worker is gone: every question that it had is told so. */
  #gone(fault: Fault, message: string): void {
    this.#worker = null;
    for (const id of [...this.#waiting.keys()]) this.#settle({ id, fault, message });
  }

  #settle(message: ArrangedMessage): void {
    const settle = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    this.#worker?.owes(this.#waiting.size > 0);
    settle?.(message);
  }
}
