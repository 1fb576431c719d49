/**
 * The machine, fetched when it is first asked or expected: nobody needs it for a first move. A question is one from the moment it is asked: a
 * stop that comes before the machine does is heard.
 */

import type { Patience } from '../engine/patience';
import { refused, type Result } from '../engine/result';
import type { Thinker, Thinking, Thought } from './thinker';

export function called(fetch: () => Promise<Thinker>, patience: Patience): Thinker {
  return {
    prepare(seat) {
      // What does not come now is asked for, and said to be missing, with the first question.
      void fetch().then(
        (machine) => machine.prepare?.(seat),
        () => undefined,
      );
    },
    think(seat, strength, progress) {
      const stopped = new AbortController();
      let thinking: Thinking | null = null;
      const asked = async (): Promise<Result<Thought>> => {
        const machine = await patience.insist('thinker', fetch, stopped.signal).catch(() => null);
        // Only a stop ends the asking.
        if (machine === null || stopped.signal.aborted) return refused('E_AI_FAILED', 'it was stopped before it began');
        thinking = machine.think(seat, strength, progress);
        return thinking.answer;
      };
      return {
        answer: asked(),
        stop: () => {
          stopped.abort();
          thinking?.stop();
        },
      };
    },
  };
}
