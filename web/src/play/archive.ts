/**
 * A list of saves, as the archive is given away: it is taken as a whole or not at all. Every save is replayed by the engine
 * before anything is stored.
 */

import type { Engine, Opened } from '../engine/client';
import { done, refusal, type Refusal, type Result } from '../engine/result';
import type { Players } from '../model/players';
import { troubleBy } from '../store/db';
import type { Entry } from '../store/entry';
import type { Games } from '../store/games.svelte';
import { troubleOf } from '../store/values';
import type { Trouble } from '../store/vault';
import { BY_LINK, newIdentity, sideTag } from '../model/names';
import { readAny } from './reading';
import { summaryOf, titleOf } from './summary';

/** More than a browser has room for. */
const MOST = 1000;

export type Taken =
  /** How many games are new here, and how many were here already. */
  | { readonly is: 'taken'; readonly added: number; readonly known: number }
  /** One save of the list is not good; `number` counts from 1. */
  | { readonly is: 'refused'; readonly refusal: Refusal; readonly number: number; readonly count: number }
  | { readonly is: 'trouble'; readonly trouble: Trouble };

/** The saves of a text that is a JSON list; nothing if it is anything else (a game text begins with a bracket too). */
export function savesIn(text: string): readonly unknown[] | null {
  if (!text.trimStart().startsWith('[')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** The saves of a text of any form: those of a list, or the one that a game in another form is. */
export async function savesOf(engine: Engine, text: string): Promise<Result<readonly unknown[]>> {
  const saves = savesIn(text);
  if (saves) return done(saves);
  const read = await readAny(engine, text.trim());
  if (!read.ok) return read;
  const { seat, tags } = read.value;
  await seat.tags(tags);
  const save = await seat.record('json');
  void seat.close();
  return save.ok ? done([JSON.parse(save.value) as unknown]) : save;
}

export async function takeArchive(engine: Engine, games: Games, saves: readonly unknown[], now: number): Promise<Taken> {
  const count = saves.length;
  const refuse = (why: Refusal, index: number): Taken => ({ is: 'refused', refusal: why, number: index + 1, count });
  if (count > MOST) return refuse(refusal('E_SIZE', `${count} games; at most ${MOST} are read`), MOST);
  const fresh = new Map<string, Entry>();
  let known = 0;
  for (const [index, save] of saves.entries()) {
    const read = await engine.read(JSON.stringify(save));
    if (!read.ok) return refuse(read.refusal, index);
    // The list begins with the newest.
    const made = await entryOf(read.value, now - index, (id) => fresh.get(id) ?? games.get(id));
    void read.value.seat.close();
    if ('refusal' in made) return refuse(made.refusal, index);
    if ('known' in made) known += 1;
    else fresh.set(made.entry.id, made.entry);
  }
  return store(games, [...fresh.values()], known);
}

/** Stores all; if one finds no room, those before it go again, as far as the storage still hears. */
async function store(games: Games, entries: readonly Entry[], known: number): Promise<Taken> {
  for (const [index, entry] of entries.entries()) {
    const trouble = troubleOf(await games.add(entry));
    if (!trouble) continue;
    for (const { id } of entries.slice(0, index)) await games.remove(id).catch(troubleBy);
    return { is: 'trouble', trouble };
  }
  return { is: 'taken', added: entries.length, known };
}

type Made = { readonly entry: Entry } | { readonly known: Entry } | { readonly refusal: Refusal };

/** A game keeps its identity, unless another course has it here; the same course once more is no new game. */
async function entryOf({ seat, view, tags, clock }: Opened, changed: number, find: (id: string) => Entry | null): Promise<Made> {
  const said = tags['GameId'] ?? '';
  const stored = find(said);
  // Asked before the identity changes.
  const compared = stored && (await seat.compare(stored.record, null));
  if (compared && !compared.ok) return { refusal: compared.refusal };
  if (stored && compared?.value.relation === 'identical') return { known: stored };
  const id = /^[0-9a-f]{32}$/.test(said) && !stored ? said : newIdentity();
  // Nobody sits at the other end of a link any more.
  const others = Object.entries(tags).filter(([tag]) => tag !== BY_LINK);
  await seat.tags({ ...Object.fromEntries(others), GameId: id });
  const [record, link] = await Promise.all([seat.record('json'), seat.record('url')]);
  if (!record.ok) return { refusal: record.refusal };
  const name = (index: 0 | 1) => tags[sideTag(seat.info.sides[index])] ?? '';
  const players: Players = [
    { kind: 'human', name: name(0) },
    { kind: 'human', name: name(1) },
  ];
  const phase = view.status.ended ? 'finished' : 'replaced';
  const begun = Date.parse((tags['Date'] ?? '').replaceAll('.', '-')) || changed;
  const common = { id, game: seat.game, title: titleOf(tags), record: record.value, link: link.ok ? link.value : '' };
  return {
    entry: {
      ...common,
      players,
      phase,
      plies: view.status.ply,
      summary: summaryOf(view),
      begun,
      changed,
      clock,
      handOff: false,
      revision: 0,
    },
  };
}
