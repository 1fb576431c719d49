/**
 * Where a game stands, in words: whose turn, check, what is owed, the open deployment, the end and its reason.
 */

import type { RulingView, SideView, UniverseView, View } from '../engine/types';
import { t, tFirst } from '../i18n';
import { names, reasonText, sideName, told } from '../locales/words';
import { indexOf, sidesOf, type Player, type Players } from '../model/players';

/** How the status line looks: its colour and its sign, never its only meaning. */
type Tone = 'plain' | 'check' | 'owed' | 'waiting' | 'available' | 'deferred' | 'over';

export interface StatusText {
  readonly text: string;
  readonly tone: Tone;
  /** Further lines: what is owed, deferred pawns. */
  readonly details: readonly string[];
}

export interface StatusAbout {
  readonly game: string;
  readonly sides: readonly [string, string];
  readonly universe: UniverseView;
  readonly view: View;
  readonly players: Players;
  /** Whether a piece is being chosen that a pawn becomes. */
  readonly promoting?: boolean;
}

/** The name of whoever plays a side, or nothing. */
export function playerName(player: Player): string {
  return player.kind === 'machine' ? '' : player.name;
}

/** `Light`, or `Ann (Light)`. */
export function whoText(about: Pick<StatusAbout, 'sides' | 'players'>, side: SideView): string {
  const index = indexOf(side);
  const name = playerName(about.players[index]);
  const word = sideName(about.sides[index]);
  return name === '' ? word : `${name} (${word})`;
}

/** `Light wins`, or that it is a draw. */
export function resultText(sides: readonly [string, string], winner: SideView | null): string {
  return winner === null ? t('result-draw') : t('result-win', { side: sideName(sides[indexOf(winner)]) });
}

/** The end of a game: `Light wins: by checkmate`. */
export function endText(
  about: Pick<StatusAbout, 'game' | 'sides' | 'players'>,
  ruling: Pick<RulingView, 'winner' | 'reason'>,
): string {
  const winner = ruling.winner === null ? null : indexOf(ruling.winner);
  const reason = reasonText(about.game, ruling.reason, about.sides, winner);
  if (ruling.winner === null) {
    return `${tFirst([`result-draw-${about.game}`], {}, t('result-draw'))}: ${reason}`;
  }
  // Whoever sits here alone is spoken to.
  const here = sidesOf(about.players, 'human');
  if (here.length === 1) return `${t(here[0] === ruling.winner ? 'result-you-won' : 'result-you-lost')}: ${reason}`;
  const side = sideName(about.sides[indexOf(ruling.winner)]);
  const name = playerName(about.players[indexOf(ruling.winner)]);
  const result = name === '' ? t('result-win', { side }) : t('result-win-named', { name, side });
  return `${result}: ${reason}`;
}

export function statusOf(about: StatusAbout): StatusText {
  const { game, view, sides, universe, players } = about;
  const { status, scene } = view;
  if (status.ended) return { text: endText(about, status.ended), tone: 'over', details: [] };
  const index = indexOf(status.actor);
  const side = sideName(sides[index]);
  const place = (site: number) => universe.sites[site]?.name ?? '';
  const details: string[] = [];
  const deferred = scene.pieces.filter((piece) => piece.badges.some(({ code }) => code === 'deferred'));
  if (deferred.length > 0) details.push(t('status-promotion-deferred', { count: deferred.length }));
  const [owed] = scene.owed;
  if (owed) {
    const text = told(names('status', game, 'owed-promotion'), { side: whoText(about, owed.side), square: place(owed.site) });
    const mine = players[indexOf(owed.side)].kind === 'human';
    details.unshift(told(mine ? names('status', game, 'promotion-required') : names('status', game, 'promotion-waiting')));
    if (scene.owed.length > 1) details.unshift(t('status-owed-count', { count: scene.owed.length }));
    return { text, tone: mine ? 'owed' : 'waiting', details };
  }
  if (scene.session) {
    const text = told(names('status', game, 'session'), { side, square: place(scene.session.origin) });
    return { text, tone: 'available', details };
  }
  const who = whoText(about, status.actor);
  if (about.promoting) {
    details.unshift(t('status-promotion-available'));
    return { text: t('status-turn', { side: who }), tone: 'available', details };
  }
  if (status.check) return { text: t('status-turn-check', { side: who }), tone: 'check', details };
  return { text: t('status-turn', { side: who }), tone: deferred.length > 0 ? 'deferred' : 'plain', details };
}
