/** A link to a position by itself, without what led there. */

import type { Engine } from '../engine/client';
import { map, type Result } from '../engine/result';
import type { Table } from '../table/table';

export async function positionLink(engine: Engine, { info, view }: Pick<Table, 'info' | 'view'>): Promise<Result<string>> {
  const opened = await engine.open(info.id, Object.fromEntries(view.options), { at: 'position', text: view.position });
  if (!opened.ok) return opened;
  const { seat } = opened.value;
  const link = map(await seat.record('url'), (fragment) => new URL(fragment, location.href).href);
  void seat.close();
  return link;
}
