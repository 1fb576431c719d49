/** A draw that a person offers: people answer for themselves, the machine by what it thinks of the position. */

import type { SideView } from '../engine/types';
import { t } from '../i18n';
import { indexOf, otherSide } from '../model/players';
import { agrees, turned, type Opinion } from '../seats/company';
import type { Session } from './session.svelte';

/** What the machine thinks of the position, seen from its side; what it thought last while it is at its own turn. */
async function opinionsOf(session: Session, machine: SideView): Promise<readonly Opinion[]> {
  const { ply, actor } = session.table.live.status;
  const before = session.opinions;
  if (actor === machine) return before;
  const score = await session.consider();
  return score ? [...before, { ply, score: turned(score) }] : before;
}

/** Offers a draw for a side. The machine answers at once, and visibly; `draws` is whether it may agree. */
export async function offerDraw(session: Session, side: SideView, draws: boolean): Promise<void> {
  const other = otherSide(side);
  if (session.players[indexOf(other)].kind !== 'machine') {
    await session.act({ do: 'offer-draw', side });
    return;
  }
  const opinions = draws ? await opinionsOf(session, other) : [];
  const accept = agrees({ opinions, exact: session.table.info.solvable });
  if (!(await session.act({ do: 'offer-draw', side }))) return;
  await session.act({ do: 'answer-draw', side: other, accept });
  // Whoever asked looks for an answer.
  session.news = t(accept ? 'draw-accepted' : 'draw-declined');
}
