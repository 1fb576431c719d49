/** That moves are seen: who answers waits until the move before has landed, and what happened is brought into sight. */

import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { done } from '../engine/result';
import { setLocale } from '../i18n';
import type { Players } from '../model/players';
import type { Thinker } from '../seats/thinker';
import { play, settle, sit } from './testing';

let engine: Engine;
beforeAll(async () => {
  // A page that somebody looks at.
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  engine = localEngine();
  await setLocale('en');
});

const AGAINST: Players = [
  { kind: 'human', name: '' },
  { kind: 'machine', level: 3 },
];

/** A machine that knows its moves by heart and counts the questions. */
function scripted(...turns: string[]): Thinker & { asked: number } {
  return {
    asked: 0,
    think() {
      this.asked += 1;
      return { answer: Promise.resolve(done({ turn: turns.shift() ?? '', score: null })), stop: () => undefined };
    },
  };
}

describe('the reply of the machine', () => {
  it('is thought about while the own piece is on its way, and played when it has landed', async () => {
    const thinker = scripted('h9g7');
    const { session } = await sit(engine, { game: 'xiangqi', players: AGAINST, thinker });
    let land: () => void = () => undefined;
    const leave = session.attention.join(() => new Promise<void>((resolve) => (land = resolve)));
    await play(session.table, 'h2e2');
    await settle();
    expect(thinker.asked).toBe(1);
    expect(session.table.live.status.ply).toBe(1);
    expect(session.machine.is).toBe('thinking');
    land();
    await settle();
    expect(session.table.live.status.ply).toBe(2);
    leave();
  });

  it('is not played at all if the move is taken back before it has landed', async () => {
    const { session } = await sit(engine, { game: 'xiangqi', players: AGAINST, thinker: scripted('h9g7') });
    let land: () => void = () => undefined;
    session.attention.join(() => new Promise<void>((resolve) => (land = resolve)));
    await play(session.table, 'h2e2');
    await settle();
    await session.undo('step');
    land();
    await settle();
    expect(session.table.live.status.ply).toBe(0);
  });
});

describe('what happens', () => {
  it('is brought into sight, unless it is the own move', async () => {
    const { session } = await sit(engine, { game: 'xiangqi', players: AGAINST, thinker: scripted('h9g7') });
    const named = (): (string | undefined)[] =>
      (session.attention.wanted?.sites ?? []).map((site) => session.table.universe.sites[site]?.name);
    await play(session.table, 'h2e2');
    expect(named()).toEqual([]);
    await settle();
    expect(named()).toEqual(['h9', 'g7']);
    // Whoever looks back sees what happened then.
    await session.table.look(1);
    expect(named()).toEqual(['h2', 'e2']);
  });

  it('of a board that moves is where it has gone to', async () => {
    const position = '4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL3:2/R1|KL1:2/2|QL5:2/2|KL6:2/2 w - - - 0 10';
    const { session } = await sit(engine, { game: 'trid', position });
    const board = session.table.live.scene.boards.find(({ name }) => name === 'WQL');
    const pins = await session.table.offers([`b${board?.board}`]);
    const pin = pins.ok ? pins.value.next[0] : undefined;
    const ways = pin && (await session.table.offers([`b${board?.board}`, pin.pick]));
    const step = pin?.step ?? (ways?.ok ? (ways.value.next[0]?.step ?? ways.value.step) : null);
    expect((await play(session.table, step ?? '')).ok).toBe(true);
    await session.table.look(0);
    await session.table.look(1);
    const moved = session.table.live.scene.boards.find(({ name }) => name === board?.name);
    const corner = session.table.universe.anchors[moved?.anchor ?? -1]?.corner;
    const wanted = session.attention.wanted?.sites ?? [];
    expect(wanted.length).toBeGreaterThan(0);
    for (const site of wanted) expect(session.table.universe.sites[site]?.at[2]).toBe(corner?.[2]);
  });
});
