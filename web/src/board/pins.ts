/** Boards that move, and the pins that they may go to, with what is to be said of each. */

import type { BoardStand, RefusedPick } from '../engine/types';
import { t } from '../i18n';
import { noteText, refusalText, sideName } from '../locales/words';
import type { Hand } from '../hand/hand.svelte';
import { offeredOf, refusedOf, WARNINGS } from './marks';

/** A movable board where it stands. */
export interface StandMark {
  readonly stand: BoardStand;
  readonly pick: string;
  /** Whether it can be moved now. */
  readonly free: boolean;
  readonly chosen: boolean;
  readonly title: string;
}

/** A pin, seen from the board that was chosen. */
export interface PinMark {
  readonly anchor: number;
  readonly name: string;
  readonly pick: string;
  /** Whether the chosen board may go there, may not for a reason, can never from where it stands, or none is chosen. */
  readonly state: 'open' | 'closed' | 'far' | 'idle';
  /** Whether a board stands there. */
  readonly taken: boolean;
  /** Whether the way there changes the track. */
  readonly crosses: boolean;
  /** Whether the engine warns of it. */
  readonly warned: boolean;
  readonly title: string;
}

/** Refusals of a pin to which no way leads at all: it answers when it is asked, and is not marked as a closed one. */
const FAR: ReadonlySet<string> = new Set(['E_NOT_ADJACENT', 'E_CROSS_TRACK']);

/** How a pin looks that the chosen board may not go to. */
export function closedness({ refusal }: RefusedPick): 'closed' | 'far' {
  return FAR.has(refusal.code) ? 'far' : 'closed';
}

/** The board that was picked. */
function chosenBoard({ path }: Hand): string | undefined {
  return path.find((pick) => pick.startsWith('b'));
}

function why(hand: Hand, refused: RefusedPick | undefined): string {
  return refused ? t('choose-forbidden', { reason: refusalText(hand.table.info.id, refused.refusal) }) : '';
}

function controllerText(hand: Hand, { controller }: BoardStand): string {
  return controller
    ? t('board-attack-board-free', { side: sideName(hand.table.sideWord(controller)) })
    : t('board-attack-board-nobody');
}

/** The movable boards; while one is chosen, the others say why it cannot come where they are. */
export function standsOf(hand: Hand): StandMark[] {
  const { offers, scene } = hand.table.view;
  const movable = offeredOf(offers, 'board');
  const stuck = refusedOf(offers, 'board');
  const closed = refusedOf(hand.offers, 'anchor');
  const chosen = chosenBoard(hand);
  return scene.boards.map((stand) => {
    const pick = `b${stand.board}`;
    const pin = hand.table.universe.anchors[stand.anchor]?.name ?? '';
    const barred = chosen === undefined || chosen === pick ? undefined : closed.get(stand.anchor);
    const at = t('board-attack-board-at', { board: stand.name, pin });
    return {
      stand,
      pick,
      free: movable.has(stand.board),
      chosen: chosen === pick,
      title: [at, why(hand, barred) || why(hand, stuck.get(stand.board)) || controllerText(hand, stand)].join('. '),
    };
  });
}

/**
 * Whether the way of the chosen board to a pin leads to the other side of the table. The notes say so: those of the pin, and once it
 * is chosen, those of every arrival there.
 */
export function leadsAcross({ path, offers }: Hand, anchor: number): boolean {
  const pick = `n${anchor}`;
  const { next } = offers;
  const said = path.includes(pick) ? next : next.filter((offer) => offer.pick === pick);
  return said.length > 0 && said.every(({ notes }) => notes.some(({ code }) => code === 'cross_track'));
}

/** All pins. */
export function pinsOf(hand: Hand): PinMark[] {
  const open = offeredOf(hand.offers, 'anchor');
  const closed = refusedOf(hand.offers, 'anchor');
  const taken = new Set(hand.table.view.scene.boards.map(({ anchor }) => anchor));
  const chosen = chosenBoard(hand) !== undefined;
  return hand.table.universe.anchors.map(({ name }, anchor) => {
    const pick = `n${anchor}`;
    const barred = closed.get(anchor);
    const notes = hand.offers.next.find((offer) => offer.pick === pick)?.notes ?? [];
    const words = [
      t('board-pin', { pin: name }),
      ...notes.map((note) => noteText(hand.table.info.id, hand.table.universe, note)),
      why(hand, barred),
    ];
    return {
      anchor,
      name,
      pick,
      state: !chosen ? 'idle' : open.has(anchor) ? 'open' : barred ? closedness(barred) : 'idle',
      taken: taken.has(anchor),
      crosses: open.has(anchor) && leadsAcross(hand, anchor),
      warned: notes.some(({ code }) => WARNINGS.includes(code)),
      title: words.filter((part) => part !== '').join('. '),
    };
  });
}
