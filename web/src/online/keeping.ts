/** A finished round in the browser's own archive: whoever played keeps his game if the server goes away. */

import type { View } from '../engine/types';
import { sideTag } from '../model/names';
import type { Players } from '../model/players';
import { summaryOf } from '../play/summary';
import type { Entry } from '../store/entry';
import type { Games } from '../store/games.svelte';
import type { Written } from '../store/vault';
import type { RemoteTable } from '../table/remote.svelte';

/** Under which name a round lies in the archive. */
export function archived(round: string): string {
  return `round-${round}`;
}

/** Writes a finished round into the archive, once; nothing where it cannot be written as a save. */
export async function keepRound(games: Games, round: string, table: RemoteTable, players: Players): Promise<Written | null> {
  const id = archived(round);
  if ((await games.fresh(id)) !== null) return null;
  const view: View = table.live;
  const names = table.info.sides.map((word, index) => [sideTag(word), nameOf(players[index as 0 | 1])]);
  await table.seat.tags(Object.fromEntries(names.filter(([, name]) => name !== '')) as Record<string, string>);
  const [record, link] = await Promise.all([table.seat.record('json'), table.seat.record('url')]);
  if (!record.ok) return null;
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
  return games.add(entry);
}

function nameOf(player: Players[0]): string {
  return player.kind === 'machine' ? '' : player.name;
}
