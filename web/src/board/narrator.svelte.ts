/**
 * What is said of a board to those who do not see it, and in a line below it to everybody. Moves are spoken by the page around the
 * board, which also knows of those that come from elsewhere.
 */

import { untrack } from 'svelte';
import type { OffersView } from '../engine/types';
import { t } from '../i18n';
import { sideName } from '../locales/words';
import type { Hit } from '../space/pointing';
import type { Hand } from '../hand/hand.svelte';
import { isWord } from '../model/picks';
import { sayPiece, sayPieces, sayPlace, sayStep } from '../speech/speak';
import { lastEntry, offeredOf } from './marks';
import { pinsOf, standsOf } from './pins';
import type { Sight } from './sight.svelte';
import type { Traced } from './trace';

/** Where pieces stand that cannot go on. */
function frozen(pieces: readonly Traced[]): number[] {
  return pieces.filter(({ piece }) => piece.badges.some(({ code }) => code === 'frozen')).map(({ piece }) => piece.site);
}

/** How many moves the picks lead to from here. */
async function movesIn(hand: Hand, path: readonly string[], offers: OffersView): Promise<number> {
  let count = offers.step === null ? 0 : 1;
  for (const { pick } of offers.next) {
    const next = await hand.table.offers([...path, pick]);
    if (next.ok) count += await movesIn(hand, [...path, pick], next.value);
  }
  return count;
}

export class Narrator {
  readonly #sight: Sight;
  #before: readonly Traced[] = [];

  /** The sentence for screen readers. */
  said = $state('');
  /** What of the last move is worth a line. */
  notice = $state('');
  /** What is told of a thing that a finger rests on, until the next touch. */
  told = $state('');

  /** To be made while a component is: it listens as long as that lives. */
  constructor(sight: Sight) {
    this.#sight = sight;
    $effect(() => {
      const after = sight.traced;
      untrack(() => this.#thawed(after));
    });
    // A refusal is said by the line in which it stands; what was said before it is old.
    $effect(() => {
      if (sight.hand.refusal) untrack(() => (this.said = ''));
    });
    $effect(() => this.#staged());
    $effect(() => this.#selected());
    $effect(() => this.#boardSelected());
  }

  say(sentence: string): void {
    // A repeated sentence must be a change, or it is not read again.
    this.said = this.said === sentence ? `${sentence}\u00a0` : sentence;
  }

  /** Says it, and shows it to whoever holds a finger on something. */
  tell(sentence: string): void {
    this.told = sentence;
    this.say(sentence);
  }

  tellOf(found: Hit | null): void {
    const { hand } = this.#sight;
    if (found?.kind === 'site') this.tell(this.#sight.describe(found.index));
    else if (found?.kind === 'board') this.tell(standsOf(hand).find(({ stand }) => stand.board === found.index)?.title ?? '');
    else if (found) this.tell(pinsOf(hand)[found.index]?.title ?? '');
  }

  unselected(): void {
    this.say(t('say-unselected'));
  }

  lastMove(): void {
    const entry = lastEntry(this.#sight.hand.table.view);
    this.say(entry ? t('say-last-move', { move: sayStep(this.#sight.speech, entry.facts) }) : t('say-no-last-move'));
  }

  pieces(): void {
    const { speech, scene } = this.#sight;
    this.say(`${sayPieces(speech, scene.pieces, 'first')}. ${sayPieces(speech, scene.pieces, 'second')}`);
  }

  /** Where the hand can go on; before it has begun, which pieces can move, and how many moves there are in all. */
  async moves(): Promise<void> {
    const { hand, underway, targets, live, speech } = this.#sight;
    const names = [...(underway ? targets.keys() : live)].map((site) => sayPlace(speech, site));
    const words = hand.offers.next.filter(({ pick }) => isWord(pick)).map(({ pick }) => pick.slice(1));
    const moves = [...names, ...words].join(', ');
    if (underway || names.length === 0) {
      this.say(t('say-moves', { count: names.length + words.length, moves }));
      return;
    }
    const { view } = hand.table;
    const count = await movesIn(hand, [], view.offers);
    if (hand.table.view === view) this.say(t('say-movable', { pieces: names.length, count, moves }));
  }

  /** Says what is at a place where nothing can be begun. */
  idle(site: number): void {
    this.say(t('say-idle', { place: this.#sight.label(site) }));
  }

  turn(): void {
    const { hand } = this.#sight;
    const side = sideName(hand.table.sideWord(hand.table.view.status.actor));
    this.say(t(hand.table.view.status.check ? 'status-turn-check' : 'status-turn', { side }));
  }

  /** A pawn whose way is open again is worth a word (tri-d 18.1). */
  #thawed(after: readonly Traced[]): void {
    const still = new Set(frozen(after));
    const free = frozen(this.#before).filter((site) => !still.has(site) && after.some(({ piece }) => piece.site === site));
    this.#before = after;
    this.notice = free.map((site) => t('status-plane-returned', { square: sayPlace(this.#sight.speech, site) })).join(' ');
    if (this.notice !== '') this.say(this.notice);
  }

  /** What waits for a yes, as the list of moves will write it. */
  #staged(): void {
    const { hand } = this.#sight;
    const { pending } = hand;
    if (pending === null) return;
    void hand.table.written(pending).then((move) => {
      if (hand.pending === pending) this.say(t('say-staged', { move }));
    });
  }

  #selected(): void {
    const { hand, targets, stacks, speech } = this.#sight;
    const [first] = [...hand.picked];
    const count = targets.size;
    const chosen = new Set(hand.path.map((step) => step.slice(1)));
    const stack = first === undefined ? [] : (stacks.get(first) ?? []);
    // Of a stack the piece that was chosen by its kind; otherwise the carrier stands for all.
    const piece = stack.find(({ kind }) => chosen.has(kind)) ?? stack[0];
    if (first === undefined || !piece || hand.choosing || hand.pending !== null || hand.refusal !== null) return;
    untrack(() => this.say(t('say-selected', { piece: sayPiece(speech, piece), square: sayPlace(speech, first), count })));
  }

  #boardSelected(): void {
    const { hand, scene } = this.#sight;
    const board = scene.boards.find(({ board: index }) => `b${index}` === hand.path[0]);
    const count = offeredOf(hand.offers, 'anchor').size;
    if (board && !hand.choosing) untrack(() => this.say(t('say-board-selected', { board: board.name, count })));
  }
}
