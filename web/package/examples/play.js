// Plays each game once: a level of the machine against moves by chance. Run it by `node examples/play.js [ID …]`.

import { games, load } from 'fairyring';

const wanted = process.argv.slice(2);

for (const { id, name } of games.filter((game) => wanted.length === 0 || wanted.includes(game.id))) {
  const game = await load(id);
  const mind = await game.mind();
  const table = game.open();
  let seed = 1;
  while (table.status.ended === null && table.status.turn < 60) {
    if (table.status.actor === 'first') {
      const { turn } = await mind.think(table, { style: { play: 'level', level: 2 }, seed: (seed += 1) });
      table.play(turn);
    } else {
      // A turn may have several steps: one after the other until the other side acts.
      const steps = table.steps();
      table.play(steps[(seed += 7) % steps.length]);
    }
  }
  process.stdout.write(`${name}: ${table.status.result ?? 'goes on'} after ${table.status.turn} turns, ${table.view.position}\n`);
  mind.free();
  table.close();
}
