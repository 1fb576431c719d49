/** Two machines as one: where several lines are wanted, each looks at one half of the steps. */

import { gameInfo } from '../engine/modules';
import type { Question, Reply } from '../engine/mind';
import { done, type Result } from '../engine/result';
import type { HalfView } from '../engine/types';
import { Joined } from './joined';
import type { Asked } from './lines.svelte';

const HALVES: readonly [HalfView, HalfView] = ['odd', 'even'];

/** Whether a question is for both: one line is found faster by one machine, a solved game is looked up, and a level is bound to its work. */
function divisible({ style, lines = 1 }: Question, game: string): boolean {
  return lines > 1 && style.play === 'full' && gameInfo(game)?.solvable !== true;
}

export function pair(one: Asked, other: Asked): Asked {
  const machines = [one, other] as const;
  const stop = async (): Promise<void> => {
    await Promise.all(machines.map((machine) => machine.stop()));
  };
  return {
    stop,
    async ask(seat, question, hear) {
      if (!divisible(question, seat.game)) {
        void other.stop();
        return one.ask(seat, question, hear);
      }
      const joined = new Joined(question.lines ?? 1);
      const tell = (fresh: boolean): void => {
        if (fresh) for (const insight of joined.lines) hear({ thought: 'insight', insight });
      };
      const asked = async (half: 0 | 1): Promise<Result<Reply>> => {
        const part: Question = { ...question, style: { play: 'full', half: HALVES[half] } };
        const reply = await machines[half].ask(seat, part, (thought) => {
          if (thought.thought === 'insight') tell(joined.hear(half, thought.insight));
        });
        if (!reply.ok) void stop();
        else if (!reply.value.stopped) tell(joined.answered(half, reply.value.turn));
        return reply;
      };
      const replies = await Promise.all([asked(0), asked(1)]);
      const best = joined.lines[0] ?? null;
      const turn = best?.turns[0] ?? null;
      let stopped = false;
      for (const reply of replies) {
        if (!reply.ok) return reply;
        stopped ||= reply.value.stopped;
      }
      return done({ turn, insight: best, stopped });
    },
  };
}
