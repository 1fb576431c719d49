import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { setLocale } from '../i18n';
import { Game } from '../hand/hand.svelte';
import { sayEvents } from './say';
import { sayStep, type Speech } from './speak';

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await setLocale('en');
});

async function at(game: string, text: string): Promise<Game> {
  const opened = await Game.open(engine, game, {}, { at: 'position', text });
  if (!opened.ok) throw new Error(opened.refusal.message);
  return opened.value;
}

function speechOf({ seat, universe }: Game): Speech {
  return { game: seat.game, sides: seat.info.sides, universe };
}

describe('what is said of an action', () => {
  it('a step is one sentence with everything it brought about', async () => {
    const game = await at('trid', '4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10');
    await game.play('QL6-QL5');
    expect(sayEvents(speechOf(game), game.view)).toBe('Black: attack board BQL from QL6 to QL5, White must promote on a8B');
    await game.play('a8B=r');
    expect(sayEvents(speechOf(game), game.view)).toBe('White: the pawn on a8B becomes a Rook');
  });

  it('an action of several steps is a sentence for each', async () => {
    const game = await at('cotulenh', '7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1');
    await game.play('f4If5,commit');
    const text = sayEvents(speechOf(game), game.view);
    expect(text).toBe('Red: Infantry deploys from f4 to f5. Red: deployment finished');
  });

  it('a board that moved is called a board, even when only the record of the step is left', async () => {
    const game = await at('trid', '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10');
    await game.play('QL1-QL2');
    const facts = game.view.history[0]?.facts;
    expect(facts && sayStep(speechOf(game), facts)).toBe('White: attack board from QL1 to QL2');
  });
});
