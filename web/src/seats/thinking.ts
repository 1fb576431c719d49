/**
 * The machine of this page: the worker that thinks, asked in the words of the game. It comes when it is first asked (`thinker`).
 */

import { missing } from '../app/missing.svelte';
import { Mind, type Reply } from '../engine/mind';
import { done, refused, type Result } from '../engine/result';
import type { ThinkStyle } from '../engine/types';
import type { LevelOf, Thinker, Thought } from './thinker';

/** How long a hint may take, in milliseconds. */
const HINT = 1500;

/** A machine. Its worker starts with the first question and loads the rules again for itself. */
export function newMind(name: string): Mind {
  return new Mind(() => new Worker(new URL('../engine/thinker.ts', import.meta.url), { type: 'module', name }), missing);
}

const mind = newMind('think');

function thoughtOf(reply: Result<Reply>): Result<Thought> {
  // That the machine could not think is not that it found nothing.
  if (!reply.ok) return reply;
  const { turn, insight } = reply.value;
  return turn === null ? refused('E_AI_FAILED', 'no turn was found') : done({ turn, score: insight?.score ?? null });
}

/** A level, or half a step above one. */
function styleOf({ level, follows = 2 * level }: LevelOf): ThinkStyle {
  return follows % 2 === 0 ? { play: 'level', level } : { play: 'above', level };
}

function seed(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn;
}

export const thinking: Thinker = {
  prepare: ({ module }) => mind.prepare(module),
  think(seat, strength, progress) {
    const ms = strength === 'hint' ? HINT : 1000 * (strength.seconds ?? 0);
    const question =
      strength === 'hint' || ms > 0
        ? ({ style: { play: 'full' }, limits: { ms } } as const)
        : { style: styleOf(strength), seed: seed() };
    const asked = mind.ask(seat, question, (thought) => {
      if (thought.thought === 'insight') progress({ at: 'depth', depth: thought.insight.depth });
      else if (thought.thought === 'solving') progress({ at: 'solving', done: thought.done, total: thought.total });
    });
    return { answer: asked.then(thoughtOf), stop: () => void mind.stop() };
  },
};
