/**
 * What is said of a board to those who do not see it, and in a line below it to everybody. Moves are spoken by the page around the
 * board, which also knows of those that come from elsewhere.
 */

import { untrack } from 'svelte';
import { t } from '../i18n';
import { refusalText, sideName } from '../locales/words';
import type { Hit } from '../space/pointing';
import { isWord } from '../state/picks';
import { sayPiece, sayPieces, sayPlace, sayStep } from '../state/speak';
import { lastEntry, offeredOf } from './marks';
import { pinsOf, standsOf } from './pins';
import type { Sight } from './sight.svelte';
import type { Traced } from './trace';

/** Where pieces stand that cannot go on. */
function frozen(pieces: readonly Traced[]): number[] {
  return pieces.filter(({ piece }) => piece.badges.some(({ code }) => code === 'frozen')).map(({ piece }) => piece.site);
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
    $effect(() => {
      const { refusal, seat } = sight.game;
      if (refusal) untrack(() => this.say(t('say-refused', { reason: refusalText(seat.game, refusal) })));
    });
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
    const { game } = this.#sight;
    if (found?.kind === 'site') this.tell(this.#sight.describe(found.index));
    else if (found?.kind === 'board') this.tell(standsOf(game).find(({ stand }) => stand.board === found.index)?.title ?? '');
    else if (found) this.tell(pinsOf(game)[found.index]?.title ?? '');
  }

  unselected(): void {
    this.say(t('say-unselected'));
  }

  lastMove(): void {
    const entry = lastEntry(this.#sight.game.view);
    this.say(entry ? t('say-last-move', { move: sayStep(this.#sight.speech, entry.facts) }) : t('say-no-last-move'));
  }

  pieces(): void {
    const { speech, scene } = this.#sight;
    this.say(`${sayPieces(speech, scene.pieces, 'first')}. ${sayPieces(speech, scene.pieces, 'second')}`);
  }

  moves(): void {
    const { game, underway, targets, live, speech } = this.#sight;
    const names = [...(underway ? targets.keys() : live)].map((site) => sayPlace(speech, site));
    const words = game.hand.offers.next.filter(({ pick }) => isWord(pick)).map(({ pick }) => pick.slice(1));
    this.say(t('say-moves', { count: names.length + words.length, moves: [...names, ...words].join(', ') }));
  }

  turn(): void {
    const { game } = this.#sight;
    const side = sideName(game.sideWord(game.view.status.actor));
    this.say(t(game.view.status.check ? 'status-turn-check' : 'status-turn', { side }));
  }

  /** A pawn whose way is open again is worth a word (tri-d 18.1). */
  #thawed(after: readonly Traced[]): void {
    const still = new Set(frozen(after));
    const free = frozen(this.#before).filter((site) => !still.has(site) && after.some(({ piece }) => piece.site === site));
    this.#before = after;
    this.notice = free.map((site) => t('status-plane-returned', { square: sayPlace(this.#sight.speech, site) })).join(' ');
    if (this.notice !== '') this.say(this.notice);
  }

  #selected(): void {
    const { game, targets, stacks, speech } = this.#sight;
    const [first] = [...game.picked];
    const count = targets.size;
    const chosen = new Set(game.hand.path.map((step) => step.slice(1)));
    const stack = first === undefined ? [] : (stacks.get(first) ?? []);
    // Of a stack the piece that was chosen by its kind; otherwise the carrier stands for all.
    const piece = stack.find(({ kind }) => chosen.has(kind)) ?? stack[0];
    if (first === undefined || !piece || game.choosing) return;
    untrack(() => this.say(t('say-selected', { piece: sayPiece(speech, piece), square: sayPlace(speech, first), count })));
  }

  #boardSelected(): void {
    const { game, scene } = this.#sight;
    const board = scene.boards.find(({ board: index }) => `b${index}` === game.hand.path[0]);
    const count = offeredOf(game.hand.offers, 'anchor').size;
    if (board && !game.choosing) untrack(() => this.say(t('say-board-selected', { board: board.name, count })));
  }
}
