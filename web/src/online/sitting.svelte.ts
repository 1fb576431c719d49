/** What whoever follows a round sees beside the log: the hand at the table, who sits where, what is said, what is heard. */

import { offline } from '../app/offline.svelte';
import { Attention, lastPlaces } from '../board/attention.svelte';
import type { SideView, Stride } from '../engine/types';
import type { Hand } from '../hand/hand.svelte';
import { t } from '../i18n';
import { refusalText, sideName } from '../locales/words';
import { indexOf, otherSide, type Player, type Players } from '../model/players';
import type { Clock } from '../model/clock';
import { cue, wordsOf } from '../play/effects';
import type { Wishes } from '../play/feel';
import type { Sitting } from '../play/sitting';
import type { RemoteTable } from '../table/remote.svelte';
import type { TableEvent } from '../table/table';
import { shownClock } from './clock';
import { newsText } from './news';
import type { News, Round } from './round.svelte';

/** Nobody helps anybody in a round. */
const NO_HINT: Sitting['hint'] = { now: null, told: null, stage: 0 };

export class RoundSitting implements Sitting {
  readonly round: Round;
  readonly table: RemoteTable;
  readonly hand: Hand;
  readonly attention = new Attention();
  /** Whether the game travels: it does. The list of moves asks. */
  readonly letter = true;
  readonly hint = NO_HINT;
  readonly canRedo = false;
  readonly #feels: () => Wishes;
  readonly #muted: () => boolean;

  /** Who sits below. */
  facing: SideView = $state('first');
  /** What was just said; screen readers hear it. */
  said = $state('');
  /** What happened last beside the moves, in words. */
  news = $state('');
  told: Sitting['told'] = $state.raw(null);
  plainly: Sitting['plainly'] = $state.raw(new Map());
  /** Told when it has become the turn of whoever sits here. */
  onturn: (() => void) | null = null;

  readonly players: Players = $derived.by(() => {
    const head = this.round.head;
    const player = (side: SideView): Player => ({
      kind: side === head?.you ? 'human' : 'remote',
      name: head?.chairs[side].name ?? '',
    });
    return [player('first'), player('second')];
  });
  readonly time: { readonly clock: Clock | null; readonly common: boolean } = $derived.by(() => ({
    clock: this.round.clock && shownClock(this.round.clock, this.round.time),
    common: false,
  }));

  constructor(round: Round, table: RemoteTable, hand: Hand, feels: () => Wishes, muted: () => boolean) {
    this.round = round;
    this.table = table;
    this.hand = hand;
    this.#feels = feels;
    this.#muted = muted;
    this.facing = round.own ?? 'first';
    table.listen((event) => this.#hear(event));
    round.onnews = (news) => this.#told(news);
    this.attention.show(lastPlaces(table.universe, table.view));
  }

  get canUndo(): boolean {
    return this.table.may('undo') === null;
  }

  /** Takes back a step of one's own unfinished turn, or all of them. */
  async undo(by: Stride): Promise<void> {
    if (by === 'step') await this.table.act({ do: 'undo', by });
    else while (this.canUndo && (await this.table.act({ do: 'undo', by: 'step' })).ok);
  }

  redo(): Promise<void> {
    return Promise.resolve();
  }

  flip(): void {
    this.facing = otherSide(this.facing);
    this.said = t('say-flipped', { side: sideName(this.table.sideWord(this.facing)) });
  }

  #hear(event: TableEvent): void {
    const { view } = event;
    const own = event.is === 'changed' && event.by === 'here';
    if (!own) this.attention.show(lastPlaces(this.table.universe, view));
    if (event.is !== 'changed') return;
    // Whoever plays or watches rounds alone has the page without a line too.
    offline.keep();
    this.said = wordsOf(this.table, event);
    this.news = '';
    cue({ of: event, own: this.round.own }, this.#feels());
    if (!own && view.status.actor === this.round.own && !view.status.ended) this.onturn?.();
  }

  #told(news: News): void {
    if (news.is === 'refused') {
      this.hand.refusal = news.refusal;
      this.said = refusalText(this.table.info.id, news.refusal);
      return;
    }
    if (news.is === 'said' && news.by !== this.round.own && this.#muted()) return;
    const text = newsText(news, { table: this.table, players: this.players, own: this.round.own });
    if (text === '') return;
    this.news = text;
    // What an act of the game says already is not said twice.
    if (news.is === 'said' || news.entry.entry !== 'ended') this.said = text;
  }

  /** Whether the other player of whoever sits here is away; for watchers, whoever is to act. */
  away(side: SideView): boolean {
    return this.round.here !== null && !this.round.here.chairs[indexOf(side)];
  }
}
