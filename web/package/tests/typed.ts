// Compiled where the package is installed: its types are enough, and wrong uses are errors.

import { load, type Conclusion, type View } from 'fairyring';

export async function first(id: string): Promise<View> {
  const game = await load(id);
  const table = game.open({ options: {} });
  const mind = await game.mind();
  const found: Conclusion = await mind.think(table, { depth: 1 });
  // @ts-expect-error A level is a number.
  await mind.think(table, { style: { play: 'level', level: 'high' } });
  return table.play(found.turn ?? '');
}
