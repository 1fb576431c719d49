/** What stands between the players and waits for an answer, as the log changes it. */

import type { EntryView, OffersNow } from './types';

export const NO_OFFERS: OffersNow = { draw: null, takeback: null, rematch: null };

/** The offers after an entry. */
export function afterEntry(offers: OffersNow, entry: EntryView): OffersNow {
  const { seq, by } = entry;
  switch (entry.entry) {
    case 'draw_offered':
      return by ? { ...offers, draw: { offer: seq, by } } : offers;
    case 'draw_refused':
      return { ...offers, draw: null };
    case 'takeback_asked':
      return by ? { ...offers, takeback: { offer: seq, by, to: entry.to } } : offers;
    case 'takeback_refused':
      return { ...offers, takeback: null };
    case 'taken_back':
      return { ...offers, draw: null, takeback: null };
    case 'rematch_offered':
      return by ? { ...offers, rematch: { offer: seq, by } } : offers;
    case 'rematch_refused':
    case 'next':
      return { ...offers, rematch: null };
    case 'withdrawn':
      return {
        draw: kept(offers.draw, entry.offer),
        takeback: kept(offers.takeback, entry.offer),
        rematch: kept(offers.rematch, entry.offer),
      };
    case 'turn': {
      // Whoever plays leaves what was offered to him; what he has offered himself stands.
      const played = {
        ...offers,
        draw: offers.draw?.by === by ? offers.draw : null,
        takeback: offers.takeback?.by === by ? offers.takeback : null,
      };
      return entry.ended ? { ...played, draw: null, takeback: null } : played;
    }
    case 'ended':
    case 'aborted':
      return { ...offers, draw: null, takeback: null };
    default:
      return offers;
  }
}

function kept<T extends { readonly offer: number }>(standing: T | null, withdrawn: number): T | null {
  return standing?.offer === withdrawn ? null : standing;
}
