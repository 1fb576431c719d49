/**
 * What kind of choice is left, judged by the engine's words: it decides the title, the order, the keys and the look, never what
 * is possible.
 */

import type { NoteView, OffersView, OfferView, RefusalView } from '../engine/types';
import { isWord } from '../model/picks';

export type Sort = 'promotion' | 'arrival' | 'stack' | 'capture' | 'consent' | 'other';

/** Promotion choices in the order in which they are shown, each with its key. */
const PROMOTIONS: readonly (readonly [string, string])[] = [
  ['queen', 'q'],
  ['rook', 'r'],
  ['bishop', 'b'],
  ['knight', 'n'],
];

const ARRIVALS: readonly string[] = ['same', 'rotated'];
const CAPTURES: readonly string[] = ['capture', 'stay'];

/** A choice that a chooser shows: one that is offered, or one that is forbidden with the reason. */
export interface Choice {
  readonly word: string;
  /** The key that chooses it; empty if it has none. */
  readonly key: string;
  readonly notes: readonly NoteView[];
  /** Why it cannot be chosen; `null` if it can. */
  readonly refused: RefusalView | null;
}

function wordOf({ pick }: { readonly pick: string }): string {
  return pick.slice(1);
}

function offeredWords(offers: OffersView): OfferView[] {
  return offers.next.filter(({ pick }) => isWord(pick));
}

/** What kind of choice the offers after a path are. */
export function sortOf(offers: OffersView): Sort {
  const words = offeredWords(offers).map(wordOf);
  const refused = offers.refused.filter(({ pick }) => isWord(pick)).map(wordOf);
  const all = [...words, ...refused];
  if (all.some((word) => ARRIVALS.includes(word))) return 'arrival';
  if (words.length === 0) return 'consent';
  if (words.every((word) => PROMOTIONS.some(([name]) => name === word))) return 'promotion';
  if (words.every((word) => CAPTURES.includes(word))) return 'capture';
  return offeredWords(offers).some(({ step }) => step === null) ? 'stack' : 'other';
}

/** The choices in the order in which they are shown. */
export function choicesOf(offers: OffersView, sort: Sort): Choice[] {
  const choices: Choice[] = offeredWords(offers).map((offer) => ({
    word: wordOf(offer),
    key: '',
    notes: offer.notes,
    refused: null,
  }));
  for (const entry of offers.refused) {
    if (isWord(entry.pick)) choices.push({ word: wordOf(entry), key: '', notes: [], refused: entry.refusal });
  }
  if (sort === 'promotion') {
    const rank = (word: string): number => PROMOTIONS.findIndex(([name]) => name === word);
    return choices
      .map((choice) => ({ ...choice, key: PROMOTIONS[rank(choice.word)]?.[1] ?? '' }))
      .sort((a, b) => rank(a.word) - rank(b.word));
  }
  if (sort === 'arrival') return choices.sort((a, b) => ARRIVALS.indexOf(a.word) - ARRIVALS.indexOf(b.word));
  return choices;
}

/** Whether a chooser may stay beside the board: the choice is only a step on the way. */
export function isPassing(sort: Sort): boolean {
  return sort === 'stack';
}
