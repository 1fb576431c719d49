import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import type { PlayMessage, Port } from '../engine/protocol';
import {
  complete,
  drawn,
  FAIR,
  GAME,
  newSeed,
  NO_PICKS,
  offered,
  picksOf,
  setUpName,
  spelled,
  USUAL,
  type Picks,
} from './lineups';

let engine: Engine;
beforeAll(() => {
  engine = localEngine();
});

async function start(name: string): Promise<string> {
  const opened = await engine.open(GAME, {}, { at: 'setup', name });
  return opened.ok ? opened.value.view.position : opened.refusal.code;
}

async function letters(picks: Picks, file: number): Promise<string> {
  const kinds = await offered(engine, picks, file);
  return kinds.ok ? kinds.value.map(({ letter }) => letter).join('') : kinds.refusal.code;
}

describe('line-ups', () => {
  it('an engine that cannot answer forbids no kind', async () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const start = (): Port => {
      let hear: (event: MessageEvent) => void = () => undefined;
      return {
        postMessage: (message) => {
          const { id } = message as PlayMessage;
          queueMicrotask(() => hear({ data: { id, fault: 'trap', message: 'unreachable' } } as MessageEvent));
        },
        addEventListener: (type: string, heard: unknown) => {
          if (type === 'message') hear = heard as typeof hear;
        },
        terminate: () => undefined,
      };
    };
    const broken = localEngine(undefined, start);
    expect(await offered(broken, NO_PICKS, 0)).toMatchObject({ ok: false, refusal: { code: 'ENGINE_FAULT' } });
    complained.mockRestore();
  });

  it('leave no table behind them, however often they are asked for', async () => {
    const fresh = localEngine();
    for (let round = 0; round < 70; round += 1) {
      expect((await offered(fresh, ['Q', null, null], 1)).ok).toBe(true);
      expect((await spelled(fresh, 'mirrored', 'RNB')).ok).toBe(true);
      expect((await spelled(fresh, 'mirrored', 'QQQ')).ok).toBe(false);
      expect(await drawn(fresh, String(round))).not.toBeNull();
    }
    expect(fresh.tables).toBe(0);
  }, 60_000);

  it('SEL-1: the usual one', async () => {
    const line = complete(USUAL) ?? '';
    expect(await start(setUpName('mirrored', 'first', line, line))).toBe('rnb/3/RNB l - 0.0 0.0 0 0');
  });

  it('SEL-2: mirrored', async () => {
    expect(await start(setUpName('mirrored', 'second', 'QRB', 'QRB'))).toBe('qrb/3/QRB l - 0.0 0.0 0 0');
  });

  it('SEL-3, SEL-14: independent, from either side', async () => {
    expect(await start(setUpName('independent', 'first', 'PNB', 'BPR'))).toBe('bpr/3/PNB l - 0.0 0.0 0 0');
    expect(await start(setUpName('independent', 'second', 'BPR', 'PNB'))).toBe('bpr/3/PNB l - 0.0 0.0 0 0');
  });

  it('SEL-4, SEL-5: a second queen and a third rook are not offered', async () => {
    expect(await letters(['Q', null, null], 1)).toBe('RNBP');
    expect(await letters(['R', 'R', null], 2)).toBe('NBQP');
    expect(await start('QQR')).toBe('E_SEL_LIMIT');
    expect(await start('RRR')).toBe('E_SEL_LIMIT');
  });

  it('SEL-6: a third pawn is', async () => {
    expect(await letters(['P', 'P', null], 2)).toBe('RNBQP');
  });

  it('SEL-7: two are not enough', () => {
    expect(complete(['R', 'N', null])).toBeNull();
  });

  it('SEL-8: a king is no choice', async () => {
    expect(await start('RKB')).toBe('E_SEL_KIND');
  });

  it('SEL-9: only the own picks limit', async () => {
    expect(await start(setUpName('independent', 'first', 'RRB', 'RRN'))).toBe('rrn/3/RRB l - 0.0 0.0 0 0');
  });

  it('SEL-10: the pick being replaced does not count', async () => {
    expect(await letters(['R', 'Q', 'B'], 1)).toContain('Q');
  });

  it('SEL-11: mirrored line-ups are equal', async () => {
    expect(await start(setUpName('mirrored', 'first', 'RNB', 'BNR'))).toBe('E_SEL_MIRROR');
  });

  it('SEL-12: seeds draw', async () => {
    for (const [seed, line] of [
      ['0', 'RRP'],
      ['1', 'RPR'],
      ['2', 'RNN'],
      ['3', 'QNN'],
      ['42', 'QPB'],
    ] as const) {
      expect(await drawn(engine, seed)).toEqual(picksOf(line));
    }
    expect(await drawn(engine, 'tea')).toBeNull();
    expect(await drawn(engine, newSeed())).not.toBeNull();
  });

  it('that are fair are starts', async () => {
    expect(FAIR.length).toBe(29);
    for (const line of FAIR) expect(await start(line)).toMatch(/^[a-z]{3}\/3\/[A-Z]{3} l/);
  });
});
