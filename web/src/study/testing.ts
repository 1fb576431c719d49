/** Trees for tests, grown by play. */

import type { Result } from '../engine/result';
import type { StudyTable } from '../table/study.svelte';

function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.message}`);
  return result.value;
}

/** A small generator, so that every run grows the same tree. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Some step that is offered, found by picks as a hand finds it; nothing where the game is over. */
export async function someStep(table: StudyTable, random: (below: number) => number): Promise<string | null> {
  const path: string[] = [];
  for (;;) {
    const { next, step } = good(await table.offers(path));
    if (next.length === 0) return step;
    const chosen = next[random(next.length)];
    if (!chosen) return step;
    if (chosen.step !== null) return chosen.step;
    path.push(chosen.pick);
  }
}

/** Lets a tree grow by playing, with branches everywhere and something said about every third step. */
export async function growTree(table: StudyTable, size: number, seed: number): Promise<void> {
  const random = chance(seed);
  for (let tries = 0; table.tree.size < size && tries < 4 * size; tries += 1) {
    // Long lines only cost time.
    if (random(4) === 0 || table.view.status.ply > 24) {
      const nodes = table.tree.nodes();
      await table.go(nodes[random(nodes.length)] ?? table.tree.root);
    }
    const step = table.over ? null : await someStep(table, random);
    if (step === null) {
      await table.go(table.at.parent ?? table.tree.root);
      continue;
    }
    good(await table.act({ do: 'play', step, timing: null }));
    if (random(3) === 0) table.say(`said ${tries} {with marks} and “${'.'.repeat(random(5))}”`.replaceAll(/[{}]/g, ''));
    if (random(4) === 0) table.mark([1 + random(6)]);
  }
}
