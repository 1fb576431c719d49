/** The machine as company at a real table: it answers draw offers, offers draws itself and gives up, by the scores of its thoughts. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { done } from '../engine/result';
import type { ScoreView } from '../engine/types';
import { loadLate, setLocale } from '../i18n';
import type { Players } from '../model/players';
import type { Thinker } from '../seats/thinker';
import { offerDraw } from './draw';
import { play, settle, sit } from './testing';

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await setLocale('en');
  await loadLate('screens', ['others']);
});

const AGAINST: Players = [
  { kind: 'human', name: '' },
  { kind: 'machine', level: 5 },
];
const BOTH = { draws: true, resigns: true };

/** Black walks a horse to and fro and thinks what it is told; a hint is what Red thinks of the position. */
function scripted(black: () => number, red: ScoreView = { is: 'value', hundredths: 0 }): Thinker {
  const turns = ['h9g7', 'g7h9'];
  let at = 0;
  return {
    think(_, strength) {
      const score: ScoreView = strength === 'hint' ? red : { is: 'value', hundredths: black() };
      const turn = strength === 'hint' ? 'h2e2' : (turns[at++ % 2] ?? '');
      return { answer: Promise.resolve(done({ turn, score })), stop: () => undefined };
    },
  };
}

async function opposite(thinker: Thinker, company = BOTH) {
  const { session, table } = await sit(engine, { game: 'xiangqi', players: AGAINST, thinker, company });
  const moves = ['b2b3', 'b3b4', 'b4b5', 'b5b6', 'a3a4'];
  const turn = async (): Promise<void> => {
    await play(table, moves.shift() ?? '');
    await settle();
  };
  return { session, table, turn };
}

describe('a draw offered to the machine', () => {
  it('is agreed to if it is worse, and that is said', async () => {
    const { session, table } = await opposite(scripted(() => -100, { is: 'value', hundredths: 80 }));
    await offerDraw(session, 'first', true);
    expect(table.live.status.ended).toMatchObject({ winner: null, reason: 'agreement' });
    expect(session.news).toBe('The draw was agreed to.');
  });

  it('is declined if it is better, or if it may not agree', async () => {
    for (const [red, draws] of [
      [-80, true],
      [80, false],
    ] as const) {
      const { session, table } = await opposite(scripted(() => 0, { is: 'value', hundredths: red }));
      await offerDraw(session, 'first', draws);
      expect(table.live.status).toMatchObject({ ended: null, draw_offer: null });
      expect(session.news).toBe('The draw was declined.');
    }
  });
});

describe('a game that the machine has lost', () => {
  it('is given up at the fourth turn in a row', async () => {
    const { table, turn } = await opposite(scripted(() => -1500));
    for (let at = 0; at < 3; at += 1) await turn();
    expect(table.live.status).toMatchObject({ ended: null, ply: 6 });
    await turn();
    expect(table.live.status.ended).toMatchObject({ winner: 'first', reason: 'resign' });
  });

  it('is played on if it may not give up, and if turns were taken back', async () => {
    const stubborn = await opposite(
      scripted(() => -1500),
      { draws: true, resigns: false },
    );
    for (let at = 0; at < 4; at += 1) await stubborn.turn();
    expect(stubborn.table.live.status).toMatchObject({ ended: null, ply: 8 });

    const back = await opposite(scripted(() => -1500));
    for (let at = 0; at < 3; at += 1) await back.turn();
    await back.session.undo('turn');
    await back.turn();
    // The turn that was taken back does not count twice.
    expect(back.session.opinions).toHaveLength(3);
    expect(back.table.live.status.ended).toBeNull();
  });
});
