/**
 * A worker under guard. Browsers say when a worker's script does not load, and nothing at all when a worker dies: whoever waits for
 * an answer would wait for ever. So a worker that is owed an answer and is silent is asked whether it is there.
 */

import type { Fault, Ping, Port } from './protocol';

/** How long an answer may take before the worker is asked, in milliseconds. Calls are answered within a frame. */
const SILENCE = 2_000;
/** How long it has to say that it is there. A busy machine is slow, a dead worker never answers. */
const PATIENCE = 8_000;

/** Who hears of a guarded worker. */
export interface Hearer {
  heard(message: unknown): void;
  /** It is gone and has been ended; what it owed will not come. */
  gone(fault: Fault, message: string): void;
}

export class Guarded {
  readonly #port: Port;
  /** Whether it ever spoke. Workers greet when their script has come: before that there is nobody to ask, and an error says why. */
  #spoke = false;
  #owes = false;
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings = 0;
  readonly #hearer: Hearer;

  constructor(port: Port, hearer: Hearer) {
    this.#port = port;
    this.#hearer = hearer;
    port.addEventListener('message', ({ data }) => {
      if (this.#ended) return;
      this.#spoke = true;
      this.#watch();
      if (!isPing(data)) hearer.heard(data);
    });
    port.addEventListener('error', (event) => this.#gone(this.#spoke ? 'died' : 'unfetched', event.message));
  }

  post(message: unknown): void {
    this.#port.postMessage(message);
  }

  /** Whether an answer is awaited. */
  owes(owes: boolean): void {
    this.#owes = owes;
    this.#watch();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#port.terminate();
  }

  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#owes && this.#spoke && !this.#ended) this.#timer = setTimeout(() => this.#ask(), SILENCE);
  }

  #ask(): void {
    this.#pings += 1;
    const ping: Ping = { ping: this.#pings };
    this.#port.postMessage(ping);
    this.#timer = setTimeout(() => this.#gone('died', 'the worker does not answer'), PATIENCE);
  }

  #gone(fault: Fault, message: string): void {
    if (this.#ended) return;
    this.end();
    this.#hearer.gone(fault, message);
  }
}

function isPing(data: unknown): data is Ping {
  return typeof data === 'object' && data !== null && 'ping' in data;
}
