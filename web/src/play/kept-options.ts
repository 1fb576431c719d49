/** The rule options of a game that is kept. */

import type { Engine } from '../engine/client';
import type { Values } from '../model/rule-set';
import type { Entry } from '../store/entry';

/**
 * What the engine reads from a record. A record does not name every option, and what an option means that it does not name depends on
 * when it was written: that is a rule, so nothing here guesses it. None for a record that cannot be read.
 */
export async function keptOptions(engine: Pick<Engine, 'read'>, { record, game }: Entry): Promise<Values | null> {
  const read = await engine.read(record, game);
  if (!read.ok) return null;
  void read.value.seat.close();
  return read.value.view.options;
}
