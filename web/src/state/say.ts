/**
 * Moves and other events in words, for the live region and for those who want to read rather than decode.
 */

import type { EventView, FactsView, UniverseView, View } from '../engine/types';
import { t } from '../i18n';
import { list, pieceName, sideName } from '../locales/words';

/** What is needed of a game to speak about it. */
export interface Speaker {
  readonly game: string;
  readonly sides: readonly [string, string];
  readonly universe: UniverseView;
}

function word(speaker: Speaker, side: 'first' | 'second'): string {
  return speaker.sides[side === 'first' ? 0 : 1];
}

/** A step in words, without its side. */
export function sayStep(speaker: Speaker, facts: FactsView): string {
  const { game } = speaker;
  const side = word(speaker, facts.side);
  const piece = pieceName(game, facts.piece, side);
  const victim = list(facts.captured.map((taken) => pieceName(game, taken.piece, word(speaker, taken.side))));
  const { from, to } = facts;
  const args = { piece, from, to, victim, board: from, square: to, side: sideName(side) };
  const taken = facts.captured.length > 0;
  const manner = facts.captured[0]?.manner ?? '';
  const parts: string[] = [];
  switch (facts.class) {
    case 'commit':
      parts.push(t('say-commit'));
      break;
    case 'pass':
      parts.push(t('say-pass', args));
      break;
    case 'departure':
      parts.push(t('say-departure', args));
      break;
    case 'castle':
      parts.push(t('say-castle', args));
      break;
    case 'activation':
      parts.push(from === to ? t('say-board-turned', args) : t('say-board-moved', args));
      break;
    case 'vertical': {
      const site = speaker.universe.sites.find(({ name }) => name === to);
      const layer = site === undefined ? to : (speaker.universe.boards[site.board]?.name ?? to);
      parts.push(t(taken ? 'say-layer-capture' : 'say-layer', { ...args, layer: layerName(layer) }));
      break;
    }
    default:
      if (manner === 'stay') parts.push(t('say-stay', args));
      else if (manner === 'suicide') parts.push(t('say-suicide', args));
      else if (manner === 'en_passant') parts.push(t('say-en-passant', args));
      else if (facts.class === 'promotion' && from === to) {
        const becomes = pieceName(game, facts.promotion ?? '', side);
        return t('say-forced-promotion', { square: to, piece: becomes });
      } else if (facts.class === 'deploy') parts.push(t(taken ? 'say-deploy-capture' : 'say-deploy', args));
      else parts.push(t(taken ? 'say-move-capture' : 'say-move', args));
  }
  if (facts.promotion !== null) {
    parts.push(t('say-promotes', { piece: pieceName(game, facts.promotion, side) }));
  }
  if (facts.gives_mate) parts.push(t('say-mate'));
  else if (facts.gives_check) parts.push(t('say-check'));
  return parts.join(', ');
}

function layerName(name: string): string {
  const known = ['ground', 'standard', 'sky'];
  return known.includes(name) ? t(`board-layer-${name}`) : name;
}

function sayEvent(speaker: Speaker, event: EventView): string | null {
  const named = (side: 'first' | 'second') => sideName(word(speaker, side));
  const siteName = (site: number) => speaker.universe.sites[site]?.name ?? '';
  switch (event.event) {
    case 'move_executed':
      return t('say-side', { side: named(event.facts.side), move: sayStep(speaker, event.facts) });
    case 'piece_promoted':
      return event.becomes === 'heroic' || event.becomes === event.piece
        ? t('say-becomes-heroic', {
            piece: pieceName(speaker.game, event.piece, word(speaker, event.side)),
            square: siteName(event.site),
          })
        : null;
    case 'promotion_owed':
      return t('say-promotion-owed', { side: named(event.side), square: siteName(event.site) });
    case 'energy_changed':
      return t('say-energy', { value: event.after });
    case 'draw_offered':
      return t('say-draw-offered', { side: named(event.side) });
    case 'draw_declined':
      return t('say-draw-declined', { side: named(event.side) });
    case 'resigned':
      return t('say-resigned', { side: named(event.side) });
    case 'undone':
      return t('say-undone', { count: event.steps });
    case 'redone':
      return t('say-redone', { count: event.steps });
    default:
      // Captures, checks and the end are part of the sentences above and of the status line.
      return null;
  }
}

/** What an action brought about, as one text. */
export function sayEvents(speaker: Speaker, view: View): string {
  return view.events
    .map((event) => sayEvent(speaker, event))
    .filter((text) => text !== null)
    .join('. ');
}
