/**
 * Picks as the engine writes them: `s12` a site, `b3` a board, `n7` an anchor, `=queen` a word.
 */

import type { OffersView, OfferView } from '../engine/types';

/** A pick, taken apart. */
export type Pick =
  { readonly kind: 'site' | 'board' | 'anchor'; readonly index: number } | { readonly kind: 'word'; readonly word: string };

const KINDS = { s: 'site', b: 'board', n: 'anchor' } as const;

export function parsePick(pick: string): Pick {
  const tag = pick.charAt(0);
  if (tag === 's' || tag === 'b' || tag === 'n') {
    return { kind: KINDS[tag], index: Number(pick.slice(1)) };
  }
  return { kind: 'word', word: pick.slice(1) };
}

export function sitePick(site: number): string {
  return `s${site}`;
}

export function isWord(pick: string): boolean {
  return pick.startsWith('=');
}

/** The offers that are words: what a chooser or a row of buttons shows. */
export function words(offers: OffersView): OfferView[] {
  return offers.next.filter(({ pick }) => isWord(pick));
}

/** The indexes of the sites that can be picked next. */
export function sites(offers: OffersView): Set<number> {
  const found = new Set<number>();
  for (const { pick } of offers.next) {
    const parsed = parsePick(pick);
    if (parsed.kind === 'site') found.add(parsed.index);
  }
  return found;
}
