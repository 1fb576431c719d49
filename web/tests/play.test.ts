/** Every game is played by clicks, taken back and played again. */

import { describe, expect } from 'vitest';
import { begin } from './hands';
import { GAMES, key, playByClicks, ply, test } from './support';
import { button } from './words';

describe.each(GAMES)('%s', (game) => {
  test('is played by clicks, taken back and played again with the same keys', async ({ page }) => {
    // Both sides by the same hand: a machine would play on while keys are compared.
    await begin(page, game);
    const start = await key(page);
    const keys = await playByClicks(page, 6, 17);
    expect(keys.length).toBeGreaterThan(4);
    const last = keys.at(-1);
    const undo = button(page, 'action-undo').first();
    while ((await ply(page)) > 0) {
      const before = await ply(page);
      await undo.click();
      await expect.poll(() => ply(page)).toBeLessThan(before);
    }
    expect(await key(page)).toBe(start);
    const redo = button(page, 'action-redo').first();
    while (await redo.isEnabled()) {
      const before = await ply(page);
      await redo.click();
      await expect.poll(() => ply(page)).toBeGreaterThan(before);
    }
    expect(await key(page)).toBe(last);
  });
});
