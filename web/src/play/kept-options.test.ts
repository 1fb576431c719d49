import { expect, it } from 'vitest';
import { localEngine } from '../engine/desk';
import { keptOptions } from './kept-options';
import { sit } from './testing';

it('reads the options of a game that is kept, and nothing from what is no record', async () => {
  const engine = localEngine();
  const options = { preset: 'before' };
  const { kept, session, table } = await sit(engine, { game: 'cotulenh', options });
  await session.keeping.save();
  const entry = kept();
  if (!entry) throw new Error('nothing is kept');
  expect(entry.summary?.options).toEqual(table.live.options);
  expect(entry.summary?.options).toContainEqual(['book', 'upstream']);
  expect(await keptOptions(engine, entry)).toEqual(table.live.options);
  expect(await keptOptions(engine, { ...entry, record: '{}' })).toBeNull();
});
