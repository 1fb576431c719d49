import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { decoded, readAny } from './reading';

let engine: Engine;
beforeAll(() => {
  engine = localEngine();
});

const TAGS = '[Game "Chinese Chess"]\n[Event "Cup"]\n[Red "A"]\n[Black "B"]\n\n';
const FEN = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1';

async function steps(text: string): Promise<string[]> {
  const read = await readAny(engine, text);
  if (!read.ok) throw new Error(`${read.refusal.code}: ${read.refusal.message}`);
  expect(read.value.view.game).toBe('xiangqi');
  return read.value.view.history.map(({ step }) => step);
}

describe('a game text', () => {
  it.each([
    ['WXF', '1. C2.5 H8+7 2. H2+3 *'],
    ['ICCS', '1. H2-E2 H9-G7 2. H0-G2 *'],
    ['Chinese', '1. 炮二平五 马8进7 2. 马二进三 *'],
  ])('in %s is read although it does not say so', async (_, moves) => {
    expect(await steps(TAGS + moves)).toEqual(['h2e2', 'h9g7', 'h0g2']);
  });

  it('with a wrong move is refused by the reader that came furthest, with the line', async () => {
    const read = await readAny(engine, `${TAGS}1. C2.5 H8+7\n2. C2.5 *`);
    expect(read).toMatchObject({ ok: false, refusal: { code: 'NO_SUCH_MOVE', details: { at_line: { value: 7 } } } });
    const dpxq = await readAny(engine, '[DhtmlXQ]\n[DhtmlXQ_movelist]77477062774799[/DhtmlXQ_movelist]\n[/DhtmlXQ]');
    expect(dpxq).toMatchObject({ ok: false, refusal: { details: { at_line: { value: 2 } } } });
    expect(!dpxq.ok && dpxq.refusal.code).not.toMatch(/GAME$/);
  });
});

describe('a bare text', () => {
  it('of moves is a game', async () => {
    expect(await steps('1. h2e2 h9g7 {good} 2. h0g2 1-0')).toEqual(['h2e2', 'h9g7', 'h0g2']);
    expect(await steps('炮二平五 马8进7\n马二进三')).toEqual(['h2e2', 'h9g7', 'h0g2']);
  });

  it('of moves with a wrong one says which, and where', async () => {
    const read = await readAny(engine, 'h2e2 h9g7\nh0g2 h0g2');
    expect(read).toMatchObject({ ok: false, refusal: { details: { at_line: { value: 2 }, at_column: { value: 6 } } } });
  });

  it('that is a position is one', async () => {
    const read = await readAny(engine, FEN);
    expect(read).toMatchObject({ ok: true, value: { view: { game: 'xiangqi', status: { actor: 'second', ply: 0 } } } });
  });

  it('that is a position by other rules than the usual ones is one', async () => {
    const start = await engine.open('cotulenh', { preset: 'sea_battle' });
    const text = start.ok ? start.value.view.position : '';
    const read = await readAny(engine, text);
    expect(read).toMatchObject({ ok: true, value: { view: { game: 'cotulenh', position: text, rule_set: 'sea_battle' } } });
  });

  it('that is nothing is refused as such', async () => {
    expect(await readAny(engine, 'hello world')).toMatchObject({ ok: false, refusal: { code: 'E_UNREAD' } });
  });

  it('leaves no table behind, whatever it is not', async () => {
    for (let count = 0; count < 70; count += 1) await readAny(engine, ['', '*', 'hello world', 'h2e2 h2e2'][count % 4] ?? '');
    expect(await readAny(engine, FEN)).toMatchObject({ ok: true });
  });
});

describe('a file', () => {
  it('is read in UTF-8, and otherwise as Chinese programs wrote it', () => {
    expect(decoded(new TextEncoder().encode('炮二平五'))).toBe('炮二平五');
    expect(decoded(Uint8Array.of(0xc5, 0xda, 0xb6, 0xfe, 0xc6, 0xbd, 0xce, 0xe5))).toBe('炮二平五');
    expect(decoded(Uint8Array.of(0xff, 0xfe, 0x41, 0x00))).toBe('A');
  });
});
