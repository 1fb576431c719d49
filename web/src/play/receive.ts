/**
 * What to do with a link that was opened (rules: kings-cooking 17; the same for every game). Nothing is changed here: the
 * stored game, the link and the screen stay as they are until the player has chosen.
 */

import type { Engine, Opened, Seat } from '../engine/client';
import type { Refusal } from '../engine/result';
import type { InvitationView, SideView } from '../engine/types';
import type { Entry } from '../store/entry';
import { BY_LINK, sideTag } from '../model/names';

const LINK = 'link';

/** A link that the rules accept. */
export interface Incoming {
  readonly opened: Opened;
  readonly id: string;
  /** The names by side; empty where there is none. */
  readonly names: readonly [string, string];
  readonly creator: SideView;
}

export type Arrival =
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** A game to look at or to play on, without seats. */
  | { readonly is: 'copy'; readonly opened: Opened }
  /** The other player has chosen his pieces and waits for this one's; `own` if this device sent it. */
  | { readonly is: 'draft'; readonly invitation: InvitationView; readonly own: boolean }
  /** The answer to an invitation of this device: both have chosen. */
  | { readonly is: 'drafted'; readonly incoming: Incoming; readonly seat: SideView }
  /** Nobody has taken the other seat yet. */
  | { readonly is: 'invitation'; readonly incoming: Incoming; readonly seat: SideView }
  /** Both seats have names, and this device does not know which is its own. */
  | { readonly is: 'stranger'; readonly incoming: Incoming }
  | { readonly is: 'same'; readonly stored: Entry }
  /** The other side has made its turn. */
  | { readonly is: 'answer'; readonly incoming: Incoming; readonly stored: Entry }
  | { readonly is: 'skipped'; readonly incoming: Incoming; readonly stored: Entry; readonly from: number }
  | { readonly is: 'stale'; readonly incoming: Incoming; readonly stored: Entry; readonly ply: number }
  | { readonly is: 'diverged'; readonly incoming: Incoming; readonly stored: Entry; readonly ply: number | null };

function incomingOf(opened: Opened): Incoming | null {
  const { tags, seat } = opened;
  const id = tags['GameId'];
  // A link of its own kind is always a game between two devices; the common one says so.
  const between = tags[BY_LINK] === LINK || tags['Selection'] !== undefined;
  if (id === undefined || !/^[0-9a-f]{32}$/.test(id) || !between) return null;
  const { sides } = seat.info;
  const name = (index: 0 | 1) => tags[sideTag(sides[index])] ?? '';
  const creator = tags['Creator'] === sides[1] ? 'second' : 'first';
  return { opened, id, names: [name(0), name(1)], creator };
}

/** What this device remembers. */
export interface Memory {
  readonly game: (id: string) => Entry | null;
  readonly invitation: (id: string) => InvitationView | null;
}

/** The table that an arrival holds; none where nothing is to be shown of it. */
export function tableOf(arrival: Arrival): Seat | null {
  if ('incoming' in arrival) return arrival.incoming.opened.seat;
  return arrival.is === 'copy' ? arrival.opened.seat : null;
}

/** Judges a link against what is stored under its id. */
export async function arrive(engine: Engine, fragment: string, memory: Memory): Promise<Arrival> {
  const read = await engine.read(fragment);
  if (!read.ok) return (await draft(engine, fragment, memory)) ?? { is: 'refused', refusal: read.refusal };
  const arrival = await judged(engine, fragment, read.value, memory);
  if (tableOf(arrival) === null) void read.value.seat.close();
  return arrival;
}

async function judged(engine: Engine, fragment: string, opened: Opened, memory: Memory): Promise<Arrival> {
  const incoming = incomingOf(opened);
  if (!incoming) return { is: 'copy', opened };
  const entry = memory.game(incoming.id);
  const sent = entry ? null : memory.invitation(incoming.id);
  if (sent) return drafted(engine, fragment, incoming, sent);
  if (!entry) {
    const seat: SideView = incoming.creator === 'first' ? 'second' : 'first';
    const taken = incoming.names[seat === 'first' ? 0 : 1] !== '';
    return taken ? { is: 'stranger', incoming } : { is: 'invitation', incoming, seat };
  }
  const remote = entry.players.findIndex(({ kind }) => kind === 'remote');
  const seat = remote === 0 ? 'second' : remote === 1 ? 'first' : null;
  const compared = await opened.seat.compare(entry.record, seat);
  if (!compared.ok) return { is: 'refused', refusal: compared.refusal };
  const { relation, plies, ply } = compared.value;
  switch (relation) {
    case 'new':
      return { is: 'stranger', incoming };
    case 'identical':
      return { is: 'same', stored: entry };
    case 'next':
      return { is: 'answer', incoming, stored: entry };
    case 'skipped':
      return { is: 'skipped', incoming, stored: entry, from: opened.view.status.ply - plies };
    case 'stale':
      return { is: 'stale', incoming, stored: entry, ply };
    case 'diverged':
      return { is: 'diverged', incoming, stored: entry, ply: ply === 0 ? null : ply - 1 };
  }
}

/** A link without a game may be an invitation to choose apart. */
async function draft(engine: Engine, fragment: string, memory: Memory): Promise<Arrival | null> {
  const read = await engine.invitation(fragment);
  if (!read.ok || read.value.answered) return null;
  const { invitation } = read.value;
  const known = memory.game(invitation.id);
  if (known) return { is: 'same', stored: known };
  return { is: 'draft', invitation, own: memory.invitation(invitation.id) !== null };
}

/** The answer must hold the pieces that were sent. */
async function drafted(engine: Engine, fragment: string, incoming: Incoming, sent: InvitationView): Promise<Arrival> {
  const read = await engine.invitation(fragment, sent);
  return read.ok ? { is: 'drafted', incoming, seat: sent.creator } : { is: 'refused', refusal: read.refusal };
}
