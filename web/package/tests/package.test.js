// What a stranger can rely on who has installed the package. Run where it is installed: `cargo xtask package`.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { games, load, Refused } from 'fairyring';

test('both licences come with it', () => {
  for (const licence of ['MIT', 'APACHE']) {
    const text = readFileSync(new URL(`node_modules/fairyring/LICENSE-${licence}`, import.meta.url), 'utf8');
    assert.match(text, /licen[cs]e/i);
  }
});

for (const { id } of games) {
  test(`${id}: steps are played, taken back and kept`, async () => {
    const game = await load(id);
    const table = game.open();
    const start = table.view.position;
    const steps = table.steps();
    assert.ok(steps.length > 1);
    for (const step of steps) {
      table.play(step);
      assert.equal(table.status.ply, 1);
      table.undo('step');
      assert.equal(table.view.position, start);
    }
    table.play(steps[0]);
    const { table: again } = game.read(table.record('json').text);
    assert.equal(again.view.position, table.view.position);
    assert.throws(
      () => table.play('nonsense'),
      (error) => error instanceof Refused && error.code !== '' && table.status.ply === 1,
    );
    again.close();
    table.close();
  });

  test(`${id}: the machine answers with a legal turn, and hears a stop`, async () => {
    const game = await load(id);
    const mind = await game.mind();
    const table = game.open();
    let told = 0;
    const { turn, insight } = await mind.think(table, { nodes: 2000, lines: 2, hear: () => (told += 1) });
    assert.ok(told > 1);
    assert.equal(insight.turns[0], turn);
    table.play(turn);
    await assert.rejects(mind.think(table), RangeError);
    const { turn: early } = await mind.think(table, { signal: AbortSignal.timeout(50) });
    if (early !== null) table.play(early);
    mind.free();
    table.close();
  });
}

test('a game that is not there is named with those that are', async () => {
  await assert.rejects(load('draughts'), /there is no game 'draughts'; there are .*kings-cooking/);
});
