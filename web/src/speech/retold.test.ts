import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { LOCALES, loadLate, setLocale } from '../i18n';
import { LocalTable } from '../table/local.svelte';
import { retell, retellPlainly, type Retold } from './retold';
import type { Speech } from './speak';

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await setLocale('en');
  await loadLate('screens', ['others']);
});

interface Told {
  readonly told: Retold;
  /** The same as a list has it. */
  readonly listed: string;
  readonly name: (site: number) => string;
  readonly again: () => Promise<Retold | null>;
}

async function told(game: string, position: string, turn: string): Promise<Told> {
  const opened = await LocalTable.open(engine, game, {}, { at: 'position', text: position });
  if (!opened.ok) throw new Error(opened.refusal.message);
  const table = opened.value;
  const speech: Speech = { game, sides: table.info.sides, universe: table.universe };
  const again = async (): Promise<Retold | null> => {
    const replayed = await table.replayed(0, turn);
    return replayed && retell(speech, replayed);
  };
  const [found, replayed] = [await again(), await table.replayed(0, turn)];
  if (!found || !replayed) throw new Error(`${turn} was not played`);
  return { told: found, listed: retellPlainly(speech, replayed), again, name: (site) => table.universe.sites[site]?.name ?? '' };
}

/** A piece on an attack board that can go elsewhere. */
const aboard = (piece: string) => `4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/${piece}1|KL1:2/2|QL5:2/2|KL6:2/2 w - - - 0 10`;

describe('a turn that is told', () => {
  it('says who gives check and along which way, and draws it', async () => {
    const { told: check, name } = await told('xiangqi', '4ka3/9/9/8p/9/9/9/9/3R5/3K5 w - - 0 1', 'd1e1');
    expect(check.sentence).toBe('Red: Chariot d1 to e1, check');
    expect(check.check).toBe('Chariot e1 gives check along the file');
    expect(check.ways.map(({ from, to }) => [name(from), name(to)])).toEqual([['d1', 'e1']]);
    expect(check.attacks.map(({ from, to }) => [name(from), name(to)])).toEqual([['e1', 'e9']]);
  });

  it('says so of a mate across boards', async () => {
    const end = '4/4/3U/2K1|4/4/4/4|3k/Q3/1R2/4 QL4:T1/2|KL1:UU/1R|QL6:2/N1|KL4:2/2 w - - - 3 54';
    const { told: mate } = await told('trid', end, 'b6Bb8B');
    expect(mate.check).toMatch(/^Rook b8B gives checkmate along the rank$/);
    expect(mate.attacks).toHaveLength(1);
  });

  it('says who rode on a board, and where he landed', async () => {
    const { told: ride, listed, name } = await told('trid', aboard('R'), 'QL2-QL3^');
    const [way, rode] = ride.ways;
    expect(way?.pins).toBe(true);
    expect(ride.sentence).toBe('White: attack board WQL from QL2 to QL3, rotated, Rook rides along and lands on a3QL3');
    expect(name(rode?.to ?? -1)).toBe('a3QL3');
    // What the events of the turn leave out is told by itself too, for whoever has heard them.
    expect(ride.rode).toBe('Rook rides along and lands on a3QL3');
    expect(listed).toBe('Attack board WQL from QL2 to QL3, rotated, Rook rides along and lands on a3QL3');
  });

  it('says what a pawn loses by its first ride, once', async () => {
    const { told: first } = await told('trid', aboard('P'), 'QL2-QL3');
    expect(first.rode).toBe('Pawn rides along, lands on z2QL3 and is transported from now on: no double step, no en passant');
    const { told: again } = await told('trid', aboard('T'), 'QL2-QL3');
    expect(again.rode).toBe('Pawn rides along and lands on z2QL3');
  });

  it('lists both pieces of a castling', async () => {
    const { listed } = await told('trid', '4/4/4/4|4/4/4/4|4/4/4/4 QL1:2/R1|KL1:2/KR|QL6:2/2|KL6:kr/2 w KQ - - 0 10', 'O-O');
    expect(listed).toBe('Castles, king d0KL1 to e0KL1, check, Rook goes to d0KL1');
  });

  it('has a way for each step of a deployment', async () => {
    const stack = '7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1';
    const { told: deployed, name } = await told('cotulenh', stack, 'f4:I>f5,T>f2');
    expect(deployed.ways.map(({ from, to }) => [name(from), name(to)])).toEqual([
      ['f4', 'f5'],
      ['f4', 'f2'],
    ]);
    expect(deployed.sentence.match(/deploys from f4/g)).toHaveLength(2);
  });

  it('has no place that stays empty, in any language', async () => {
    const { again } = await told('xiangqi', '4ka3/9/9/8p/9/9/9/9/3R5/3K5 w - - 0 1', 'd1e1');
    const sentences: string[] = [];
    for (const { id } of LOCALES) {
      await setLocale(id);
      await loadLate('screens', ['others']);
      const { sentence, check } = (await again()) ?? { sentence: '', check: '' };
      sentences.push(`${sentence} ${check}`);
    }
    await setLocale('en');
    expect(new Set(sentences).size).toBe(LOCALES.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[^{}[\]]+$/);
      expect(sentence.match(/e1/g)).toHaveLength(2);
    }
  });
});
