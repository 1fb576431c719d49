/**
 * What the page needs and does not get: a screen, a piece set, the engine. It is asked for again after a while that grows, when the
 * browser is back on the line, and at once when somebody says so; meanwhile the page says what it lacks.
 */

import type { Part, Patience } from '../engine/patience';

/** Pauses between two tries, in milliseconds; the last one stays. */
const PAUSES: readonly number[] = [2_000, 4_000, 8_000, 16_000, 30_000];

class Missing implements Patience {
  /** What is lacking now, each part once. */
  parts: readonly Part[] = $state.raw([]);
  /** What is being waited for, and whoever asks for it again. */
  readonly #waits = new Map<object, Part>();
  readonly #pauses = new Set<() => void>();

  /** Listens for the browser's word that it is on the line again. */
  start(page: Window): void {
    page.addEventListener('online', () => this.again());
  }

  /** Asks until it comes; a signal ends that, and then the promise is rejected. */
  async insist<T>(part: Part, ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const wait = {};
    try {
      for (let tries = 0; ; tries += 1) {
        try {
          signal?.throwIfAborted();
          return await ask();
        } catch (fault) {
          if (signal?.aborted) throw fault;
        }
        this.#waits.set(wait, part);
        this.#show();
        await this.#pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0, signal);
      }
    } finally {
      if (this.#waits.delete(wait)) this.#show();
    }
  }

  /** Asks for everything now. */
  again(): void {
    for (const end of [...this.#pauses]) end();
  }

  #show(): void {
    this.parts = [...new Set(this.#waits.values())];
  }

  #pause(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#pauses.delete(end);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#pauses.add(end);
      signal?.addEventListener('abort', end);
    });
  }
}

export const missing = new Missing();
