/**
 * The hand at a table: what it has picked, what it may pick next, and a decided step that waits for a yes. It knows no rule: every
 * question goes to the engine, and nothing is played before everything is chosen.
 */

import { WARNINGS } from '../board/marks';
import type { Refusal, Result } from '../engine/result';
import type { NoteView, OffersView, OfferView, SceneView, View } from '../engine/types';
import type { WhyNot } from '../engine/client';
import { isWord, parsePick, sites, words } from '../model/picks';
import type { Act, Table } from '../table/table';

/** What a hand holds. */
interface Held {
  /** The picks so far. */
  readonly path: readonly string[];
  /** What can follow them. */
  readonly offers: OffersView;
  /** What the engine noted beside the last pick. */
  readonly notes: readonly NoteView[];
}

/** What was tried in vain: where, why, and which places are to blame. */
export interface Tried {
  readonly pick: string;
  readonly refusal: Refusal;
  readonly culprits: readonly number[];
}

/** When a decided step is played. */
export type Confirmation = 'at-once' | 'ask';

const NOTHING: OffersView = { next: [], step: null, refused: [] };

/** Notes of the engine that a player shall see before a step is played (tri-d 18.2). */
const TELLING: ReadonlySet<string> = new Set(WARNINGS);

export class Hand {
  readonly table: Table;

  #held: Held = $state.raw({ path: [], offers: NOTHING, notes: [] });
  /** A decided step that waits for a yes, where the player wants to be asked. */
  pending: string | null = $state(null);
  /** What the board would look like after the step that waits for a yes. */
  preview: SceneView | null = $state.raw(null);
  #refusal: Refusal | null = $state.raw(null);
  /** What was tried in vain on the board, until something else is. */
  tried: Tried | null = $state.raw(null);
  /** Whether steps are played at once. */
  confirmation: Confirmation = $state('at-once');
  /** Says how far from the beat the hand was just now, in milliseconds; asked when a hand acts, before anything is awaited. */
  timing: (() => number | null) | null = null;

  /** What the board shows. */
  readonly scene: SceneView = $derived.by(() => this.preview ?? this.table.view.scene);
  /** Places that can be picked now. */
  readonly targets: ReadonlySet<number> = $derived(sites(this.#held.offers));
  /** Places that were picked. */
  readonly picked: ReadonlySet<number> = $derived(
    new Set(this.#held.path.map(parsePick).flatMap((pick) => (pick.kind === 'site' ? [pick.index] : []))),
  );
  /** Words that can be picked now. */
  readonly words: readonly OfferView[] = $derived(words(this.#held.offers));
  /** Whether the picks mean a step that wants a yes: something about it must be told, or the other ways are forbidden. */
  readonly deciding: boolean = $derived(
    this.pending === null && this.#held.path.length > 0 && this.#held.offers.next.length === 0 && this.#held.offers.step !== null,
  );
  /** Whether nothing but a word or a yes is left, so that a chooser must be shown. */
  readonly choosing: boolean = $derived(
    this.deciding || (this.#held.path.length > 0 && this.words.length > 0 && this.targets.size === 0),
  );
  /** Whether the choice is owed and cannot be put off. */
  readonly forced: boolean = $derived.by(() => this.table.view.status.stage === 'duty');

  constructor(table: Table) {
    this.table = table;
    this.#held = { path: [], offers: table.view.offers, notes: [] };
    table.listen(({ is }) => {
      if (is === 'changed') this.refusal = null;
      return this.#letGo();
    });
  }

  /** A hand at a table, ready to act: where an answer is owed, it is asked for. */
  static async at(table: Table): Promise<Hand> {
    const hand = new Hand(table);
    await hand.#rest();
    return hand;
  }

  /** Why the last thing was not done; cleared by the next. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }

  set refusal(refusal: Refusal | null) {
    this.#refusal = refusal;
    this.tried = null;
  }

  get path(): readonly string[] {
    return this.#held.path;
  }

  get offers(): OffersView {
    return this.#held.offers;
  }

  get notes(): readonly NoteView[] {
    return this.#held.notes;
  }

  /**
   * Picks anything that the engine offers. A step that waits for a yes is played by picking its target again, and let go by
   * picking something else.
   */
  pick(pick: string): Promise<void> {
    const timing = this.timing?.() ?? null;
    return this.table.inTurn((act) => this.#pick(act, pick, timing));
  }

  async #pick(act: Act, pick: string, timing: number | null): Promise<void> {
    const barred = this.table.may('play');
    this.refusal = barred;
    if (barred) {
      this.#answer(pick, { refusal: barred, culprits: [] });
      return;
    }
    if (this.pending !== null) {
      if (this.#held.path.at(-1) === pick) return this.#confirm(act, timing);
      await this.#letGo();
    }
    const offered = (offers: OffersView) => offers.next.some((offer) => offer.pick === pick);
    if (offered(this.#held.offers)) return this.#follow(act, [...this.#held.path, pick], this.choosing, timing);
    const again = this.#held.path.at(-1) === pick;
    const forbidden = this.#held.offers.refused.some((refused) => refused.pick === pick);
    if (!again && !forbidden && offered(this.table.view.offers)) return this.#follow(act, [pick], false, timing);
    if (again) await this.#letGo();
    else await this.#wonder(pick);
  }

  /** What no step allows is answered, and what is held is kept. A thing that can go nowhere is held, so that the board shows why. */
  async #wonder(pick: string): Promise<void> {
    const { path } = this.#held;
    const here = await this.#ask(this.table.whyNot(path, pick));
    const why = here ?? (path.length > 0 ? await this.#ask(this.table.whyNot([], pick)) : here);
    if (!why) {
      if (why === null) await this.#letGo();
      return;
    }
    this.#answer(pick, why);
    if (path.length > 0 || this.forced) return;
    const offers = await this.#ask(this.table.offers([pick]));
    if (offers && offers.refused.length > 0) this.#held = { path: [pick], offers, notes: [] };
  }

  #answer(pick: string, why: WhyNot): void {
    this.refusal = why.refusal;
    this.tried = { pick, ...why };
  }

  /**
   * Goes along a path: plays what is decided, passes over choices that are none, and otherwise waits for the next pick. What
   * was chosen in a dialog is not asked again.
   */
  async #follow(act: Act, path: readonly string[], chosen: boolean, timing: number | null): Promise<void> {
    const last = path.at(-1) ?? '';
    const before = path.length > 1 ? this.#held.offers : this.table.view.offers;
    const notes = before.next.find(({ pick }) => pick === last)?.notes ?? [];
    const reply = await this.#ask(this.table.offers(path));
    if (!reply) return;
    const [only, ...others] = reply.next;
    if (only === undefined) {
      if (reply.step === null) return;
      const telling = reply.refused.some(({ pick }) => isWord(pick)) || notes.some(({ code }) => TELLING.has(code));
      if (telling && !isWord(last)) {
        this.#held = { path, offers: reply, notes };
        return;
      }
      if (this.confirmation === 'at-once' || chosen) await this.#play(act, reply.step, timing);
      else this.#stage(path, reply.step);
      return;
    }
    if (others.length === 0 && reply.step === null && isWord(only.pick) && path.length > 1) {
      return this.#follow(act, [...path, only.pick], chosen, timing);
    }
    this.#held = { path, offers: reply, notes };
  }

  /** Says yes to the step that the picks mean. */
  consent(): Promise<void> {
    const timing = this.timing?.() ?? null;
    return this.table.inTurn(async (act) => {
      const { step } = this.#held.offers;
      if (this.deciding && step !== null) await this.#play(act, step, timing);
    });
  }

  /** Lets a decided step wait for a yes. Nobody has to wait until it can be seen. */
  #stage(path: readonly string[], step: string): void {
    this.pending = step;
    this.#held = { path, offers: NOTHING, notes: [] };
    void this.#try(step);
  }

  /** Shows a step without playing it. */
  async #try(step: string): Promise<void> {
    const { live } = this.table;
    const scene = await this.table.tried(step);
    if (scene && this.pending === step && this.table.live === live) this.preview = scene;
  }

  /** Plays the step that waits for a yes. */
  confirm(): Promise<void> {
    const timing = this.timing?.() ?? null;
    return this.table.inTurn((act) => this.#confirm(act, timing));
  }

  async #confirm(act: Act, timing: number | null): Promise<void> {
    const step = this.pending;
    this.pending = null;
    this.preview = null;
    if (step !== null) await this.#play(act, step, timing);
  }

  /** Lets everything go that was picked and not played. What is owed stays open. */
  cancel(): Promise<void> {
    return this.table.inTurn(() => {
      if (this.tried) this.refusal = null;
      return this.#letGo();
    });
  }

  async #letGo(): Promise<void> {
    this.pending = null;
    this.preview = null;
    this.#held = { path: [], offers: this.table.view.offers, notes: [] };
    await this.#rest();
  }

  /** Where an answer is owed at one place, that place is picked already, so that the chooser opens by itself. */
  async #rest(): Promise<void> {
    const [only, ...others] = this.table.view.offers.next;
    // Nobody answers in the past.
    if (this.table.past || !this.forced || this.#held.path.length > 0 || !only || others.length > 0) return;
    const offers = await this.#ask(this.table.offers([only.pick]));
    if (offers && offers.next.length > 0) this.#held = { path: [only.pick], offers, notes: [] };
  }

  /** Plays what a person typed, in any notation. */
  playTyped(text: string): Promise<boolean> {
    const timing = this.timing?.() ?? null;
    return this.table.inTurn(async (act) => {
      this.refusal = this.table.may('play');
      if (this.refusal) return false;
      const step = await this.#ask(this.table.seat.typed(text));
      return step !== undefined && this.#play(act, step, timing);
    });
  }

  async #play(act: Act, step: string, timing: number | null): Promise<boolean> {
    return (await this.#ask<View>(act({ do: 'play', step, timing }))) !== undefined;
  }

  async #ask<T>(question: Promise<Result<T>>): Promise<T | undefined> {
    const answer = await question;
    if (answer.ok) return answer.value;
    this.refusal = answer.refusal;
    return undefined;
  }
}
