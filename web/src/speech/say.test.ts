import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { setLocale } from '../i18n';
import { play, sit } from '../play/testing';
import type { LocalTable } from '../table/local.svelte';
import { sayEvents } from './say';
import { sayPlainly, sayStep, type Speech } from './speak';

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await setLocale('en');
});

async function at(game: string, position: string): Promise<LocalTable> {
  return (await sit(engine, { game, position })).table;
}

function speechOf({ info, universe }: LocalTable): Speech {
  return { game: info.id, sides: info.sides, universe };
}

describe('what is said of an action', () => {
  it('a step is one sentence with everything it brought about', async () => {
    const table = await at('trid', '4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10');
    await play(table, 'QL6-QL5');
    expect(sayEvents(speechOf(table), table.live)).toBe('Black: attack board BQL from QL6 to QL5, White must promote on a8B');
    await play(table, 'a8B=r');
    expect(sayEvents(speechOf(table), table.live)).toBe('White: the pawn on a8B is promoted to Rook');
  });

  it('a step by itself begins large, but for the name of a place', async () => {
    const table = await at('rhythm', '-:rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR:- w 6,4 - 0 5');
    await play(table, 'a0a0^');
    const facts = table.live.history[0]?.facts;
    const told = () => (facts ? sayPlainly(speechOf(table), facts) : '');
    expect(told()).toMatch(/^Chariot/);
    await setLocale('zh-Hans');
    expect(told()).toMatch(/^a0 /);
    await setLocale('en');
  });

  it('an action of several steps is a sentence for each', async () => {
    const table = await at('cotulenh', '7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1');
    await play(table, 'f4If5,commit');
    const text = sayEvents(speechOf(table), table.live);
    expect(text).toBe('Red: Infantry deploys from f4 to f5. Red: deployment finished');
  });

  it('a board that moved is called a board, even when only the record of the step is left', async () => {
    const table = await at('trid', '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10');
    await play(table, 'QL1-QL2');
    const facts = table.live.history[0]?.facts;
    expect(facts && sayStep(speechOf(table), facts)).toBe('White: attack board from QL1 to QL2');
  });
});
