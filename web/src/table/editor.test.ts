import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, beginningOf } from '../edit/address';
import { brushOf, deedsOf, fitting, piecesAt, stepOf } from '../edit/deeds';
import type { Arranger } from '../engine/arranger';
import type { Engine } from '../engine/client';
import { localArranger, localEngine } from '../engine/desk';
import { GAMES } from '../engine/modules';
import type { Result } from '../engine/result';
import { Hand } from '../hand/hand.svelte';
import { mannersOf } from '../model/manners';
import { EditorTable, type Beginning } from './editor.svelte';

let engine: Engine;
let arranger: Arranger;
beforeAll(() => {
  engine = localEngine();
  arranger = localArranger();
});

function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.message}`);
  return result.value;
}

const START: Beginning = { text: null, options: {} };

async function sit(game: string, beginning = START): Promise<{ table: EditorTable; hand: Hand }> {
  const table = good(await EditorTable.of(engine, arranger, game, beginning));
  return { table, hand: await Hand.at(table) };
}

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  it('begins whole, every piece has its brush, and what is taken can be put back', async () => {
    const { table, hand } = await sit(game);
    const { arranged } = table;
    expect(arranged.faults).toEqual([]);
    expect(arranged.whole).not.toBeNull();
    const { pieces } = arranged.scene;
    expect(pieces.length).toBeGreaterThan(0);
    expect(pieces.filter((piece) => brushOf(arranged.palette, piece) === null)).toEqual([]);
    const [piece] = pieces;
    if (!piece) throw new Error('no piece');
    const brush = brushOf(arranged.palette, piece)?.text ?? '';
    table.tool = { is: 'take' };
    await hand.cancel();
    await hand.pick(`s${piece.site}`);
    expect(piecesAt(table.arranged, piece.site)).toEqual([]);
    expect(table.arranged.text).not.toBe(arranged.text);
    table.tool = { is: 'put', brush };
    await hand.cancel();
    expect(fitting(table.arranged, table.tool, null)?.has(piece.site)).toBe(true);
    await hand.pick(`s${piece.site}`);
    expect(hand.refusal).toBeNull();
    expect(table.arranged.text).toBe(arranged.text);
  });

  it('is emptied, and its faults are told; back and forth through what was done', async () => {
    const { table } = await sit(game);
    const { text } = table.arranged;
    expect(table.canUndo).toBe(false);
    good(await table.deed({ do: 'clear' }));
    const empty = table.arranged.text;
    expect(table.arranged.scene.pieces).toEqual([]);
    // A game without kings may take an empty board for a position that is over.
    const opened = await engine.open(game, {}, { at: 'position', text: empty });
    if (opened.ok) await opened.value.seat.close();
    expect(table.arranged.faults.length > 0).toBe(!opened.ok);
    expect(table.arranged.whole).toBe(opened.ok ? empty : null);
    good(await table.act({ do: 'undo', by: 'step' }));
    expect(table.arranged.text).toBe(text);
    expect(table.canUndo).toBe(false);
    good(await table.act({ do: 'redo', by: 'step' }));
    expect(table.arranged.text).toBe(empty);
    expect(table.canRedo).toBe(false);
    // Nothing changes, so there is nothing to take back.
    good(await table.deed({ do: 'clear' }));
    good(await table.act({ do: 'undo', by: 'step' }));
    expect(table.arranged.text).toBe(text);
    // What is done then takes the place of what was taken back.
    good(await table.deed({ do: 'mirror' }));
    expect(table.canRedo).toBe(false);
    good(await table.deed({ do: 'mirror' }));
    expect(table.arranged.text).toBe(text);
    good(await table.read(null));
    expect(table.arranged.text).toBe(text);
  });

  it('a piece is led to an empty place, and to one that is not', async () => {
    const { table, hand } = await sit(game);
    const { scene, palette } = table.arranged;
    const stand = new Set(scene.pieces.map(({ site }) => site));
    const piece = scene.pieces.find((one) => piecesAt(table.arranged, one.site).length === 1);
    const fits = new Set(piece && brushOf(palette, piece)?.sites);
    const free = scene.sites.find((site) => !stand.has(site) && fits.has(site));
    if (!piece || free === undefined) throw new Error('nowhere to go');
    await hand.pick(`s${piece.site}`);
    expect([...hand.picked]).toEqual([piece.site]);
    expect(fitting(table.arranged, table.tool, piece.site)).toEqual(fits);
    await hand.pick(`s${free}`);
    expect(piecesAt(table.arranged, piece.site)).toEqual([]);
    expect(piecesAt(table.arranged, free)).toEqual([{ ...piece, site: free }]);
    const other = table.arranged.scene.pieces.find(({ side, site }) => side !== piece.side && site !== free);
    if (!other) throw new Error('nobody else');
    await hand.pick(`s${free}`);
    await hand.pick(`s${other.site}`);
    expect(hand.refusal).toBeNull();
    expect(piecesAt(table.arranged, other.site)).toEqual([{ ...piece, site: other.site }]);
    // Two were led, each in one go.
    good(await table.act({ do: 'undo', by: 'step' }));
    good(await table.act({ do: 'undo', by: 'step' }));
    expect(table.canUndo).toBe(false);
  });

  it('is read from its text, and a text that says nothing changes nothing', async () => {
    const { table } = await sit(game);
    const { text } = table.arranged;
    const refused = await table.read('?');
    expect(refused.ok).toBe(false);
    expect(table.arranged.text).toBe(text);
    good(await table.deed({ do: 'clear' }));
    const { text: empty } = table.arranged;
    const again = await sit(game, { ...START, text: empty });
    expect(again.table.arranged.faults).toEqual(table.arranged.faults);
    good(await again.table.read(text));
    expect(again.table.arranged.whole).not.toBeNull();
    const nobody = await table.act({ do: 'resign', side: 'first' });
    expect(nobody.ok).toBe(false);
  });

  it('every field takes its own value again, and none that it does not hold', async () => {
    const { table } = await sit(game);
    const { fields, text } = table.arranged;
    expect(fields.length).toBeGreaterThan(0);
    for (const { name, side, value } of fields) good(await table.deed({ do: 'set', field: name, side, value }));
    expect(table.arranged.text).toBe(text);
    const turn = fields.find(({ kind }) => kind.is === 'side');
    expect(table.view.status.actor).toBe(turn?.value);
    const other = turn?.value === 'first' ? 'second' : 'first';
    const refused = await table.deed({ do: 'set', field: turn?.name ?? '', side: null, value: 'third' });
    expect(refused.ok ? '' : refused.refusal.code).toBe('E_ARRANGE');
    good(await table.deed({ do: 'set', field: turn?.name ?? '', side: null, value: other }));
    expect(table.view.status.actor).toBe(other);
  });

  it('what is whole is opened as it stands', async () => {
    const { table } = await sit(game);
    const opened = good(await engine.open(game, {}, { at: 'position', text: table.arranged.whole ?? '' }));
    expect(opened.view.position).toBe(table.arranged.whole);
    await opened.seat.close();
  });
});

it('boards go to pins with what stands on them, turn on their own, and are asked in vain for a pin that is taken', async () => {
  let seen = 0;
  for (const { id: game } of GAMES) {
    const { table, hand } = await sit(game);
    const [board] = table.arranged.boards;
    const stand = table.arranged.scene.boards.find(({ name }) => name === board?.name);
    if (!board || !stand) continue;
    seen += 1;
    const free = board.anchors.find((anchor) => anchor !== stand.anchor) ?? -1;
    await hand.pick(`b${stand.board}`);
    await hand.pick(`n${free}`);
    const moved = table.arranged.scene.boards.find(({ name }) => name === board.name);
    expect(moved?.anchor).toBe(free);
    expect(table.arranged.scene.pieces.length).toBeGreaterThan(0);
    await hand.pick(`b${moved?.board ?? -1}`);
    await hand.pick(`n${free}`);
    expect(table.arranged.scene.boards.find(({ name }) => name === board.name)?.rotated).toBe(!stand.rotated);
    const taken = table.arranged.scene.boards.find(({ name }) => name !== board.name)?.anchor ?? -1;
    const { text } = table.arranged;
    const own = table.arranged.scene.boards.find(({ name }) => name === board.name)?.board ?? -1;
    await hand.pick(`b${own}`);
    await hand.pick(`n${taken}`);
    expect(hand.refusal?.code).toBe('E_ARRANGE');
    expect(table.arranged.text).toBe(text);
  }
  expect(seen).toBe(1);
});

it('other rules judge the same set-up, and an unknown rule is refused', async () => {
  // A range is no value.
  const choosable = GAMES.flatMap(({ id, options }) => options.map((option) => ({ id, option }))).find(
    ({ option }) => !option.values.some((value) => value.includes('..')),
  );
  if (!choosable) throw new Error('no game has options');
  const { id, option } = choosable;
  const { table } = await sit(id);
  const value = option.values[1] ?? '';
  good(await table.rule({ [option.name]: value }));
  expect(table.view.options).toContainEqual([option.name, value]);
  const refused = await table.rule({ [option.name]: 'nonsense' });
  expect(refused.ok ? '' : refused.refusal.code).toBe('E_OPTION');
  expect(table.view.options).toContainEqual([option.name, value]);
});

it('line-ups are whole set-ups, and an unknown one is refused', async () => {
  const served = GAMES.flatMap(({ id }) => mannersOf(id).menu.map((dish) => [id, dish] as const));
  expect(served.length).toBeGreaterThan(0);
  for (const [game, dish] of served) {
    const { table } = await sit(game);
    good(await table.deed({ do: 'standard', setup: `mirrored:${dish}` }));
    expect(table.arranged.faults).toEqual([]);
    const refused = await table.deed({ do: 'standard', setup: 'mirrored:?' });
    expect(refused.ok).toBe(false);
  }
});

it('a game that nobody knows is refused', async () => {
  const opened = await EditorTable.of(engine, arranger, 'nothing', START);
  expect(opened.ok ? '' : opened.refusal.code).toBe('E_GAME');
});

describe('an address', () => {
  const info = { options: [{ name: 'repetition', values: ['asian', 'wxf'] }] };

  it('names the rules that are not the usual ones', () => {
    expect(addressOf(info, 'k w', [['repetition', 'asian']])).toBe('k w');
    expect(addressOf(info, 'k w', [['repetition', 'wxf']])).toBe('k w?repetition=wxf');
  });

  it('says what it was made of', () => {
    expect(beginningOf('k w?repetition=wxf')).toEqual({ text: 'k w', options: { repetition: 'wxf' } });
    expect(beginningOf('k w')).toEqual({ text: 'k w', options: {} });
    expect(beginningOf(undefined)).toEqual({ text: null, options: {} });
  });
});

it('deeds are a step and back', () => {
  const deeds = [{ do: 'take', site: 3 } as const, { do: 'put', site: 4, brush: 'N' } as const];
  expect(deedsOf(stepOf(deeds))).toEqual(deeds);
});
