/** A finished round in the browser's own archive: whoever played keeps his game if the server goes away. */

import type { Refusal } from '../engine/result';
import type { View } from '../engine/types';
import { sideTag } from '../model/names';
import type { Players } from '../model/players';
import { summaryOf } from '../play/summary';
import type { Entry } from '../store/entry';
import type { Games } from '../store/games.svelte';
import { troubleOf } from '../store/values';
import type { Trouble } from '../store/vault';
import type { RemoteTable } from '../table/remote.svelte';

/** Under which name a round lies in the archive. */
export function archived(round: string): string {
  return `round-${round}`;
}

/** Whether a round lies in the archive, and if not, why. */
export type Kept =
  | { readonly is: 'kept' }
  /** It cannot be written as a save. */
  | { readonly is: 'unwritten'; readonly refusal: Refusal }
  /** The browser does not keep it. */
  | { readonly is: 'unkept'; readonly trouble: Trouble };

/** Writes a finished round into the archive, once. */
export async function keepRound(games: Games, round: string, table: RemoteTable, players: Players): Promise<Kept> {
  const id = archived(round);
  if ((await games.fresh(id)) !== null) return { is: 'kept' };
  const view: View = table.live;
  const names = table.info.sides.map((word, index) => [sideTag(word), nameOf(players[index as 0 | 1])]);
  await table.seat.tags(Object.fromEntries(names.filter(([, name]) => name !== '')) as Record<string, string>);
  const [record, link] = await Promise.all([table.seat.record('json'), table.seat.record('url')]);
  if (!record.ok) return { is: 'unwritten', refusal: record.refusal };
  const now = Date.now();
  const entry: Entry = {
    id,
    game: table.info.id,
    title: '',
    record: record.value,
    link: link.ok ? link.value : '',
    players,
    phase: 'finished',
    plies: view.status.ply,
    summary: summaryOf(view),
    begun: now,
    changed: now,
    clock: null,
    handOff: false,
    revision: 0,
  };
  const written = await games.add(entry);
  // Another page that was quicker has written the same.
  const trouble = troubleOf(written);
  return trouble ? { is: 'unkept', trouble } : { is: 'kept' };
}

function nameOf(player: Players[0]): string {
  return player.kind === 'machine' ? '' : player.name;
}
