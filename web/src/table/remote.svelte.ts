/**
 * A round at a server: its truth is the log there. The engine's table here holds what is confirmed, and after it the steps of one's own
 * turn. A step is shown at once; when the turn is whole it is handed on, and comes back as an entry of the log, or does not.
 */

import { refusal, type Refusal, type Result } from '../engine/result';
import type { EntryView as Step, SideView, View } from '../engine/types';
import { LocalTable, type OpenSeat } from './local.svelte';
import type { Intent, Truth } from './table';

const WAITING = refusal('E_WAITING', 'it is not your turn');
const SENT = refusal('E_WAITING', 'what was sent stands');
/** These two are said by the server as well, in the same words. */
const WATCHING: Refusal = { code: 'E_NOT_SEATED', case: 'NotSeated', message: 'only who holds a chair may do that', details: {} };
function tooLong(text: string): Refusal {
  return { code: 'E_TURN_LONG', case: 'TurnLong', message: 'more than one turn', details: { text: { is: 'text', text } } };
}

/** Who carries what was played to the server. */
export interface Carrier {
  /** A whole turn, composed after so many steps. */
  turn(ply: number, turn: string, timing: number | null): void;
  /** The steps of a turn that is not finished. */
  draft(ply: number, steps: readonly string[]): void;
}

/** A turn of the log. */
export interface Confirmed {
  readonly text: string;
  /** How many steps stand after it. */
  readonly ply: number;
  /** The digest of the position after it. */
  readonly digest: string;
  /** How far from the beat it came, where it was told. */
  readonly timing?: number;
}

function texts(steps: readonly Step[]): string[] {
  return steps.map(({ step }) => step);
}

export class RemoteTable extends LocalTable {
  override readonly truth: Truth = 'round';
  /** The side that is played here; none for whoever watches. */
  own: SideView | null = $state(null);
  /** How many steps the server has. */
  confirmed = $state(0);
  /** Whether a whole turn is on its way. */
  sending = $state(false);
  /** Whether nobody plays any more, although the game is not at its end. */
  calledOff = $state(false);
  carrier: Carrier | null = null;

  override writer = (intent: Intent, act: () => Promise<Result<View>>): Promise<Result<View>> => this.#write(intent, act);

  /** The steps of one's own turn that are not confirmed. */
  get unconfirmed(): readonly string[] {
    return texts(this.live.history.slice(this.confirmed, this.live.status.ply));
  }

  /** The digest of the position that the server has; none of a beginning from which steps lead on, which both sides have alike. */
  get digest(): string | null {
    return this.confirmed === this.live.status.ply
      ? this.live.status.digest
      : (this.live.history[this.confirmed - 1]?.digest ?? null);
  }

  override may(what: Intent['do']): Refusal | null {
    if (this.own === null) return WATCHING;
    if (what === 'undo') return this.#canUndo ? null : SENT;
    if (what !== 'play') return SENT;
    if (this.calledOff || this.sending || (!this.over && this.live.status.actor !== this.own)) return WAITING;
    return super.may(what);
  }

  /** Steps of one's own turn can be taken back until it is whole. */
  get #canUndo(): boolean {
    return !this.past && !this.sending && !this.calledOff && this.live.status.ply > this.confirmed;
  }

  async #write(intent: Intent, act: () => Promise<Result<View>>): Promise<Result<View>> {
    const barred = this.may(intent.do);
    if (barred) return { ok: false, refusal: barred };
    const before = this.live.status.ply;
    const done = await act();
    if (!done.ok) return done;
    const { history, status } = done.value;
    const steps = history.slice(this.confirmed, status.ply);
    if (status.ply < this.confirmed || steps.some(({ facts }) => facts.side !== this.own)) {
      await this.seat.jump(before);
      return { ok: false, refusal: tooLong(intent.do === 'play' ? intent.step : '') };
    }
    if (intent.do === 'play') this.#hand(intent, done.value, steps);
    else this.carrier?.draft(this.confirmed, texts(steps));
    return done;
  }

  /** Hands on what stands now: a turn that is whole, or one that is not. */
  #hand(intent: Extract<Intent, { do: 'play' }>, { status }: View, steps: readonly Step[]): void {
    if (status.actor === this.own && !status.ended) {
      this.carrier?.draft(this.confirmed, texts(steps));
      return;
    }
    this.sending = true;
    // Where time counts the engine has written a grade into the step; the server makes its own of the time.
    const turn = intent.timing === null ? texts(steps).join(',') : intent.step;
    this.carrier?.turn(this.confirmed, turn, intent.timing);
  }

  /** A turn of the log. Whoever played it here sees nothing of it; whatever else stood here gives way. False if it does not fit. */
  confirm(turn: Confirmed): Promise<boolean> {
    return this.inTurn(async () => {
      const { status } = this.live;
      if (status.ply === turn.ply && status.digest === turn.digest) {
        this.confirmed = turn.ply;
        this.sending = false;
        return true;
      }
      if (status.ply > this.confirmed) await this.seat.jump(this.confirmed);
      const played = await this.seat.play(turn.text);
      if (!played.ok) return false;
      this.confirmed = played.value.status.ply;
      this.sending = false;
      await this.show({ do: 'play', step: turn.text, timing: turn.timing ?? null }, played.value, 'elsewhere');
      return played.value.status.ply === turn.ply && played.value.status.digest === turn.digest;
    });
  }

  /** What was played and is not confirmed did not happen. */
  rollBack(): Promise<void> {
    return this.inTurn(async () => {
      this.sending = false;
      if (this.live.status.ply === this.confirmed) return;
      const view = await this.seat.jump(this.confirmed);
      if (view.ok) await this.show({ do: 'undo', by: 'turn' }, view.value, 'elsewhere');
    });
  }

  /** The server or a player ended the game, and no turn did. */
  end(winner: SideView | null, reason: string): Promise<boolean> {
    return this.inTurn(async () => {
      this.sending = false;
      if (this.over && this.live.status.ply === this.confirmed) return true;
      if (this.live.status.ply > this.confirmed) await this.seat.jump(this.confirmed);
      const ended = await this.seat.decide(winner, reason);
      if (ended.ok) await this.show({ do: 'decide', winner, reason }, ended.value, 'elsewhere');
      return ended.ok;
    });
  }

  /** Begins anew with what the server has. */
  renew({ seat, view }: OpenSeat): Promise<void> {
    return this.inTurn(async () => {
      const { form } = this;
      const read = await seat.notation(form);
      this.sending = false;
      this.confirmed = view.status.ply;
      await this.adopt(seat, read.ok ? read.value : view);
    });
  }

  /** Plays again what was played here before: the steps of an unfinished turn, or a whole one that still waits for its answer. */
  replay(steps: string, whole: boolean, timing: number | null = null): Promise<boolean> {
    return this.inTurn(async () => {
      const played = await this.seat.play(steps, timing);
      if (!played.ok) return false;
      const { history, status } = played.value;
      const foreign = history.slice(this.confirmed, status.ply).some(({ facts }) => facts.side !== this.own);
      if (foreign || (status.actor === this.own && !status.ended) === whole) {
        await this.seat.jump(this.confirmed);
        return false;
      }
      this.sending = whole;
      await this.show({ do: 'play', step: steps, timing }, played.value, 'here');
      return true;
    });
  }
}
