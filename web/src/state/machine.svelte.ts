/**
 * The machine as an opponent or an adviser of one game: who is thinking, what it sees, and the turn it plays.
 */

import type { Mind, Question } from '../engine/mind';
import type { Refusal } from '../engine/result';
import type { InsightView, SideView } from '../engine/types';
import type { Game } from './game.svelte';

/** How long a hint may take, and how much a phone should do for it. */
const HINT: Question = { style: { play: 'full' }, limits: { ms: 3000 } };

export class Machine {
  readonly #mind: Mind;
  readonly #game: Game;

  /** Whether it thinks, and why. */
  thinking: 'turn' | 'hint' | null = $state(null);
  /** The best line so far. */
  insight: InsightView | null = $state.raw(null);
  /** How much of an exact solution is worked out, from 0 to 1. */
  solved: number | null = $state(null);
  /** The turn that a hint advises, in machine form. */
  advice: string | null = $state(null);
  refusal: Refusal | null = $state.raw(null);

  constructor(mind: Mind, game: Game) {
    this.#mind = mind;
    this.#game = game;
  }

  /** Plays a whole turn for the side that acts, at a level from 1 to 10. */
  async playTurn(level: number, seed: number): Promise<boolean> {
    const turn = await this.#think('turn', { style: { play: 'level', level }, seed });
    return turn === null ? false : this.#game.play(turn);
  }

  /** Plays on as long as it is this side's turn: a duty may come before or after. */
  async playWhile(side: SideView, level: number, seed: number): Promise<void> {
    while (!this.#game.over && this.#game.view.status.actor === side) {
      if (!(await this.playTurn(level, seed))) return;
    }
  }

  /** Advises the side that acts, at full strength. */
  async hint(): Promise<void> {
    this.advice = await this.#think('hint', HINT);
  }

  /** Ends thinking; a turn that was asked for is played with the best move found so far. */
  stop(): Promise<void> {
    return this.#mind.stop();
  }

  async #think(why: 'turn' | 'hint', question: Question): Promise<string | null> {
    const { key } = this.#game.view.status;
    this.thinking = why;
    this.insight = null;
    this.advice = null;
    this.refusal = null;
    const reply = await this.#mind.ask(this.#game.seat, question, (thought) => {
      if (thought.thought === 'insight' && thought.insight.line === 1) this.insight = thought.insight;
      if (thought.thought === 'solving') this.solved = thought.done / Math.max(thought.total, 1);
    });
    this.thinking = null;
    this.solved = null;
    if (!reply.ok) {
      this.refusal = reply.refusal;
      return null;
    }
    // Whoever undid or jumped meanwhile has another position.
    return this.#game.view.status.key === key ? reply.value.turn : null;
  }
}
