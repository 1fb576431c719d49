/**
 * One round that is followed: who plays, what the server has, what waits for an answer, who is here. It feeds the table from the log, and
 * carries to the server what is played there. Everything that is told is taken in one after the other.
 */

import type { Engine } from '../engine/client';
import type { Refusal, Result } from '../engine/result';
import type { SideView } from '../engine/types';
import { otherSide } from '../model/players';
import { RemoteTable } from '../table/remote.svelte';
import { ServerTime, type Known } from './clock';
import { Drafts } from './draft';
import type { Line, LineState, World } from './line';
import { afterEntry, NO_OFFERS } from './offers';
import { Outbox, type Shelf } from './outbox';
import type { ActionView, BeatView, EntryView, HeadView, OffersNow, PhraseView, Tell } from './types';

type Told<K extends Tell['tell']> = Extract<Tell, { tell: K }>;

/** What a round needs of the page around it. */
export interface Around {
  readonly engine: Engine;
  readonly line: Line;
  readonly world: World;
  readonly shelf: Shelf;
  /** Everything that has happened in a round. */
  readonly log: (round: string) => Promise<Result<readonly EntryView[]>>;
}

/** Who is here, as the server sees it. */
export interface Here {
  readonly chairs: readonly [boolean, boolean];
  readonly watchers: number;
  /** From when on whoever waits may claim, by the clock of this device; none if he may not. */
  readonly claimAt: number | null;
}

/** Something that happened and is to be told in words. */
export type News =
  | { readonly is: 'entry'; readonly entry: EntryView }
  | { readonly is: 'said'; readonly by: SideView; readonly phrase: PhraseView }
  /** What was sent did not happen. */
  | { readonly is: 'refused'; readonly refusal: Refusal; readonly action: ActionView };

/** The server could not do it now, and may do it later: the command stays on its way. */
const LATER: ReadonlySet<string> = new Set(['E_BUSY', 'E_STORE', 'E_STORE_FULL', 'E_LIMIT']);
/** After so many tries without an answer the line is taken for dead. */
const UNHEARD = 4;

export class Round {
  readonly id: string;
  readonly time = new ServerTime();
  readonly #around: Around;
  readonly #outbox: Outbox;
  readonly #drafts: Drafts;
  readonly #deaf: () => void;
  #taking: Promise<void> = Promise.resolve();
  /** Whether a whole round was asked for: what is told before it comes does not count. */
  #renewing = false;
  #closed = false;
  /** Why a turn was refused, until what was played instead is here: the board that takes it in would take the reason away. */
  #late: { readonly seq: number; readonly news: News } | null = null;

  line: LineState = $state('connecting');
  head: HeadView | null = $state.raw(null);
  /** The last entry that is known here. */
  seq = $state(0);
  offers: OffersNow = $state.raw(NO_OFFERS);
  here: Here | null = $state.raw(null);
  clock: Known | null = $state.raw(null);
  /** The beat that both hear, by the server's time; none where none counts, and before the round. */
  beat: BeatView | null = $state.raw(null);
  /** How far the server's clock is before this device's, in milliseconds. */
  ahead = $state(0);
  #learning = false;
  table: RemoteTable | null = $state.raw(null);
  /** Commands that have no answer yet. */
  waiting: readonly ActionView[] = $state.raw([]);
  /** Whether a command had to be sent again. */
  unheard = $state(false);
  /** Why the server cannot store anything now. */
  trouble: Refusal | null = $state.raw(null);
  /** Why the round cannot be followed. */
  missing: Refusal | null = $state.raw(null);
  /** How often the position here was not the server's. It must stay 0. */
  mismatches = $state(0);
  /** Told of what happens. */
  onnews: ((news: News) => void) | null = null;

  constructor(id: string, around: Around) {
    this.id = id;
    this.#around = around;
    const { line, world, shelf } = around;
    this.line = line.state;
    this.#drafts = new Drafts(id, shelf);
    this.#outbox = new Outbox(id, shelf, world, ({ command, action }) => line.send({ ask: 'do', round: id, command, action }));
    this.#outbox.onchanged = () => this.#count();
    this.#outbox.onunheard = (tries) => {
      this.unheard = true;
      if (tries % UNHEARD === 0) line.cut();
    };
    this.#count();
    this.#deaf = line.listen({ heard: (tell) => this.#hear(tell), changed: (state) => this.#changed(state) });
    if (line.state === 'live') this.#changed('live');
  }

  get own(): SideView | null {
    return this.head?.you ?? null;
  }

  /** Whether it is the turn of whoever sits here. */
  get mine(): boolean {
    const { table } = this;
    if (!table || this.own === null || this.head?.phase !== 'playing') return false;
    return !table.over && !table.sending && table.live.status.actor === this.own;
  }

  /** Wants something of the server; it is sent until it is answered. */
  do(action: ActionView): void {
    this.#outbox.post(action);
  }

  say(phrase: PhraseView): boolean {
    return this.#around.line.send({ ask: 'say', round: this.id, phrase });
  }

  /** Whether something of a kind waits for its answer. */
  asks(what: ActionView['do']): boolean {
    return this.waiting.some((action) => action.do === what);
  }

  /** Asks for the whole round. */
  renew(): void {
    this.#renewing = true;
    this.#around.line.send({ ask: 'follow', round: this.id, after: null, digest: null });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#deaf();
    this.#outbox.close();
    this.#around.line.send({ ask: 'unfollow', round: this.id });
    await this.#taking;
    await this.table?.close();
  }

  /** Until everything that was told is taken in. */
  settled(): Promise<void> {
    return this.#taking;
  }

  #count(): void {
    this.waiting = this.#outbox.waiting.map(({ action }) => action);
    if (this.waiting.length === 0) {
      this.unheard = false;
      this.trouble = null;
    }
  }

  #changed(state: LineState): void {
    this.line = state;
    if (state !== 'live') return;
    void this.#learnBeat();
    // What was asked for over a line that is gone is not answered any more.
    this.#then(() => {
      const { table } = this;
      if (!table || this.#renewing) this.renew();
      else this.#around.line.send({ ask: 'follow', round: this.id, after: this.seq, digest: table.digest });
      this.#outbox.again();
      return Promise.resolve();
    });
  }

  #then(doing: () => Promise<void>): void {
    this.#taking = this.#taking.then(async () => {
      if (!this.#closed) await doing();
    });
  }

  #hear(tell: Tell): void {
    const now = this.#around.world.now();
    if (tell.tell === 'welcome') this.#timed(tell.now, now);
    else if (tell.tell === 'snapshot' && tell.head.round === this.id) {
      this.#timed(tell.clock.now, now);
      this.#then(() => this.#take(tell));
    } else if (tell.tell === 'entries' && tell.round === this.id) this.#then(() => this.#entries(tell.entries));
    else if (tell.tell === 'ack') this.#then(() => this.#ack(tell));
    else if (tell.tell === 'nack') this.#then(() => this.#nack(tell));
    else if (tell.tell === 'presence' && tell.round === this.id) this.#then(() => this.#present(tell, now));
    else if (tell.tell === 'said' && tell.round === this.id) this.onnews?.({ is: 'said', by: tell.by, phrase: tell.phrase });
    else if (tell.tell === 'refused' && tell.round === this.id) this.missing = refusalOf(tell);
    else if (tell.tell === 'refused' && tell.round === null) console.error(`round ${this.id}: the server says ${tell.message}`);
  }

  #timed(server: number, here: number): void {
    this.time.heard(server, here);
    this.ahead = this.time.ahead;
  }

  /** The beat stands in the entry with which the round began: whoever came later looks it up. */
  async #learnBeat(): Promise<void> {
    const { head } = this;
    if (this.beat || this.#learning || head?.terms.beat !== 'on_trust' || head.phase !== 'playing') return;
    this.#learning = true;
    const log = await this.#around.log(this.id);
    this.#learning = false;
    // Without an answer it is asked for again when the line is back.
    const begun = log.ok ? log.value.find((entry) => entry.entry === 'begun') : undefined;
    if (begun?.entry === 'begun') this.beat = begun.beat ?? null;
  }

  // A whole round

  async #take({ head, save, seq, clock, offers }: Told<'snapshot'>): Promise<void> {
    this.#renewing = false;
    this.missing = null;
    if (save !== null && !(await this.#set(save, head))) return;
    this.head = head;
    this.seq = seq;
    this.offers = offers;
    if (this.table) {
      this.table.own = head.you;
      this.table.calledOff = head.phase === 'over' && head.ended === null;
    }
    const { actor } = head;
    const { now: at, left, deadline } = clock;
    this.clock = { terms: head.terms.clock, left, at, actor, free: this.#free(actor), deadline };
    void this.#learnBeat();
    await this.#recall();
    this.#tellLate();
  }

  /** Sets the table by a save; it is compared with what the server says of it. */
  async #set(save: string, { terms, digest, you }: HeadView): Promise<boolean> {
    const { engine } = this.#around;
    const read = await engine.read(save, terms.game);
    if (!read.ok) {
      this.missing = read.refusal;
      return false;
    }
    if (read.value.view.status.digest !== digest) this.#differs('the save of the round', digest, read.value.view.status.digest);
    if (this.table) await this.table.renew(read.value);
    else {
      const table = await RemoteTable.at(engine, read.value);
      if (!table.ok) {
        this.missing = table.refusal;
        return false;
      }
      table.value.own = you;
      table.value.confirmed = read.value.view.status.ply;
      table.value.carrier = {
        turn: (ply, turn, timing) => {
          // From here on the outbox keeps it.
          this.#drafts.forget();
          this.#outbox.post({ do: 'play', ply, turn, ...(timing !== null && { timing }) });
        },
        draft: (ply, steps) => this.#drafts.keep(ply, steps),
      };
      this.table = table.value;
    }
    return true;
  }

  /** Puts back on the board what was played here and is not confirmed: a turn that waits for its answer, or half of one. */
  async #recall(): Promise<void> {
    const { table } = this;
    if (!table || this.head?.phase !== 'playing' || table.own !== table.live.status.actor) return;
    if (table.live.status.ply !== table.confirmed) return;
    const sent = this.#outbox.waiting.find(({ action }) => action.do === 'play' && action.ply === table.confirmed);
    if (sent?.action.do === 'play') {
      await table.replay(sent.action.turn, true, sent.action.timing ?? null);
      return;
    }
    const steps = this.#drafts.at(table.confirmed);
    if (steps.length > 0 && !(await table.replay(steps.join(','), false))) this.#drafts.forget();
  }

  /** Whether the turn of a side is its first one. */
  #free(side: SideView | null): boolean {
    const turns = this.table?.live.turns ?? [];
    return side !== null && !turns.some((turn) => turn.side === side && turn.finished);
  }

  // What happens

  async #entries(entries: readonly EntryView[]): Promise<void> {
    for (const entry of entries) {
      if (this.#renewing || this.#closed) return;
      if (entry.seq <= this.seq) continue;
      if (entry.seq !== this.seq + 1) {
        this.renew();
        return;
      }
      await this.#entry(entry);
    }
  }

  async #entry(entry: EntryView): Promise<void> {
    const { head } = this;
    this.seq = entry.seq;
    this.offers = afterEntry(this.offers, entry);
    if (!head) return;
    const followed = await this.#follow(entry, head);
    const { actor, clock: left, at } = entry;
    this.clock = { terms: head.terms.clock, left, at, actor, free: this.#free(actor), deadline: null };
    if (!followed) this.renew();
    this.onnews?.({ is: 'entry', entry });
    if (followed) this.#tellLate();
  }

  /** Does what an entry did; false where the whole round must be asked for. */
  async #follow(entry: EntryView, head: HeadView): Promise<boolean> {
    const { table } = this;
    switch (entry.entry) {
      case 'begun':
        this.beat = entry.beat ?? null;
        this.#drafts.forget();
        return false;
      case 'taken_back':
        this.#drafts.forget();
        return false;
      case 'turn':
        if (!table) return false;
        if (!(await table.confirm(entry))) {
          this.#differs(`turn ${entry.text}`, entry.digest, table.live.status.digest);
          return false;
        }
        return entry.ended ? this.#over(head, entry.ended.winner, entry.ended.reason) : true;
      case 'ended':
        return this.#over(head, entry.winner, entry.reason);
      case 'aborted':
        this.head = { ...head, phase: 'over', actor: null };
        if (table) {
          await table.rollBack();
          table.calledOff = true;
        }
        return true;
      case 'drafted':
        if (entry.by) {
          this.head = { ...head, chairs: { ...head.chairs, [entry.by]: { ...head.chairs[entry.by], drafted: true } } };
        }
        return true;
      case 'next':
        this.head = { ...head, next: entry.round };
        return true;
      default:
        return true;
    }
  }

  async #over(head: HeadView, winner: SideView | null, reason: string): Promise<boolean> {
    this.#drafts.forget();
    const ended = (await this.table?.end(winner, reason)) ?? false;
    this.head = { ...head, phase: 'over', actor: null, ended: { winner, reason } };
    return ended;
  }

  /** The position here is not the server's: one of us is wrong, and the server has the last word. */
  #differs(where: string, there: string, here: string): void {
    this.mismatches += 1;
    console.error(`round ${this.id}: after ${where} the server stands at ${there} and this page at ${here}`);
  }

  // Answers

  #ack({ command, seq }: Told<'ack'>): Promise<void> {
    const sent = this.#outbox.answered(command);
    // The entry comes before its answer: whoever has not seen it has missed something.
    if (sent && seq > this.seq) this.renew();
    return Promise.resolve();
  }

  async #nack(tell: Told<'nack'>): Promise<void> {
    const refusal = refusalOf(tell);
    if (LATER.has(refusal.code)) {
      this.trouble = refusal;
      this.unheard = false;
      this.#outbox.postponed(tell.command);
      return;
    }
    const sent = this.#outbox.answered(tell.command);
    if (!sent) return;
    const news: News = { is: 'refused', refusal, action: sent.action };
    if (sent.action.do !== 'play') {
      this.onnews?.(news);
      return;
    }
    await this.table?.rollBack();
    this.#late = { seq: tell.seq ?? 0, news };
    this.#tellLate();
  }

  #tellLate(): void {
    const late = this.#late;
    if (!late || late.seq > this.seq) return;
    this.#late = null;
    this.onnews?.(late.news);
  }

  #present({ chairs, watchers, claim_in }: Told<'presence'>, now: number): Promise<void> {
    // Of somebody who sat down nothing is written in the log: whoever waits for him asks who it is.
    const came = this.head?.phase === 'waiting' && this.own !== null && chairs[this.own === 'first' ? 1 : 0];
    this.here = { chairs, watchers, claimAt: claim_in === null ? null : now + claim_in };
    if (came) this.renew();
    return Promise.resolve();
  }

  /** Whether the other player is not here; nobody knows before the server has said so. */
  get otherAway(): boolean {
    const { own, here } = this;
    if (own === null || !here) return false;
    return !here.chairs[otherSide(own) === 'first' ? 0 : 1];
  }
}

function refusalOf({ code, case: kind, message, details }: Told<'nack'> | Told<'refused'>): Refusal {
  return { code, case: kind, message, details };
}
