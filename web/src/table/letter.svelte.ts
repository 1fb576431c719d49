/**
 * A game by link: its truth travels in a letter. Whoever has made his turn writes the next one; until it is answered, the turn
 * stands as it was written.
 */

import { refusal, type Refusal } from '../engine/result';
import type { View } from '../engine/types';
import { LocalTable } from './local.svelte';
import type { Intent, Truth } from './table';

/** A link that was written, and where the game stood. */
interface Letter {
  readonly ply: number;
  readonly over: boolean;
  readonly link: string;
}

const SENT = refusal('E_WAITING', 'what was sent stands');

/**
 * Whether the device, or the letter, goes to the other side. Who acted tells it, not the stage: an answer that the opponent owes is
 * his, and after it he goes on with his own turn.
 */
export function passed({ events, history, status }: View): boolean {
  const played = events.some(({ event }) => event === 'move_executed');
  return played && history[status.ply - 1]?.facts.side !== status.actor;
}

export class LetterTable extends LocalTable {
  override readonly truth: Truth = 'letter';
  #letter: Letter | null = $state.raw(null);
  /** Whether the link was copied. */
  copied = $state(false);

  /** The link of the game as it stands; none until it is written, so that nobody sends an old one. */
  readonly link: string | null = $derived.by(() => {
    const { ply, ended } = this.live.status;
    const letter = this.#letter;
    return letter?.ply === ply && letter.over === (ended !== null) ? letter.link : null;
  });

  /** Only what has not been sent can be taken back, and it is never played again by itself. */
  override may(what: Intent['do']): Refusal | null {
    if (what === 'redo') return SENT;
    if (what === 'undo' && this.live.status.stage !== 'mid') return SENT;
    return super.may(what);
  }

  /** Writes the link of the game as it stands. */
  async seal(): Promise<void> {
    const { ply, ended } = this.live.status;
    const link = await this.seat.record('url');
    if (!link.ok) return;
    this.#letter = { ply, over: ended !== null, link: link.value };
    this.copied = false;
  }
}
