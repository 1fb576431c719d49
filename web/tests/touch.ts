/** Fingers on the picture, by the events that a screen would send. */

import type { CDPSession, Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export class Fingers {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  }

  /** Puts fingers down, each where it is given. */
  down(...points: readonly Point[]): Promise<void> {
    return this.#send('touchStart', points);
  }

  /** Draws the fingers to other places, in steps as a hand does. */
  async draw(from: readonly Point[], to: readonly Point[], steps = 5): Promise<void> {
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      const mix = (a: number, b: number): number => a + (b - a) * share;
      await this.#send(
        'touchMove',
        from.map((point, index) => ({ x: mix(point.x, to[index]?.x ?? 0), y: mix(point.y, to[index]?.y ?? 0) })),
      );
    }
  }

  up(): Promise<void> {
    return this.#send('touchEnd', []);
  }

  async tap(point: Point): Promise<void> {
    await this.down(point);
    await this.up();
  }
}
