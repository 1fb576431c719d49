import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import type { View } from '../engine/types';
import { LOCALES, loadLate, setLocale } from '../i18n';
import { LocalTable } from '../table/local.svelte';
import { play } from '../play/testing';
import { arrowsOf, tellFinding, tellVerdict, type StoryAbout } from './story';

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await loadLate('stories', ['repetition']);
  await setLocale('en');
});

/** A rook tied by a horse (xiangqi REP-43): Red attacks it with every move, Black only takes protection away. */
const TIED = '2baka3/C4rN2/4b1n2/1Rp5p/6p2/2P6/4c1P1c/4B3C/4A4/4KAB2 w - - 0 1';
const ROUND = ['b6b8', 'f9e8', 'b8b6', 'e8f9'];

async function played(rounds: number, game = 'xiangqi'): Promise<{ table: LocalTable; view: View; about: StoryAbout }> {
  const opened = await LocalTable.open(engine, game, { repetition: 'wxf' }, { at: 'position', text: TIED });
  if (!opened.ok) throw new Error(opened.refusal.message);
  const table = opened.value;
  for (let round = 0; round < rounds; round += 1) for (const step of ROUND) await play(table, step);
  return { table, view: table.live, about: { game: table.info.id, sides: table.info.sides, universe: table.universe } };
}

describe('the story of a repetition', () => {
  it('tells who did what to whom, and how it was answered', async () => {
    const { view, about } = await played(2);
    const { ended } = view.status;
    if (!ended) throw new Error('it is not over');
    const told = ended.findings.map((finding) => tellFinding(about, finding));
    expect(told).toHaveLength(8);
    expect(told[0]).toEqual({
      what: 'attacks Chariot f8 with Cannon a8 and Chariot b8',
      notes: ['answer to Cannon a8 and Chariot b8: the attack on Chariot f8 is cut off'],
    });
    expect(told[1]?.what).toBe('takes protection away: Horse g8, which Chariot f8 can take');
    expect(told[1]?.notes[0]).toBe('taking protection away is not counted: Black is under attack with every move');
    expect(tellVerdict(about, ended)).toBe('Red chased the Chariot with every move');
  });

  it('is told before it is judged', async () => {
    const { view } = await played(1);
    expect(view.status.ended).toBeNull();
    expect(view.status.impending).toMatchObject({ winner: 'second', reason: 'perpetual_chase' });
    expect(view.status.impending?.findings.map(({ step }) => step)).toEqual(ROUND);
    const { view: before } = await played(0);
    expect(before.status.impending).toBeNull();
  });

  it('has no place that stays empty, in any language', async () => {
    const { view, about } = await played(2);
    const { ended } = view.status;
    if (!ended) throw new Error('it is not over');
    const sentences: string[][] = [];
    for (const { id } of LOCALES) {
      await setLocale(id);
      const told = ended.findings.map((finding) => tellFinding(about, finding)).flatMap(({ what, notes }) => [what, ...notes]);
      sentences.push([...told, tellVerdict(about, ended)]);
    }
    await setLocale('en');
    for (const [index, english] of (sentences[0] ?? []).entries()) {
      const all = sentences.map((language) => language[index] ?? '');
      expect(new Set(all).size, english).toBe(LOCALES.length);
      for (const sentence of all) expect(sentence).toMatch(/^[^{}[\]]+$/);
      // Whoever is named is named by place, in every language.
      const places = english.match(/\b[a-i][0-9]\b/g) ?? [];
      for (const sentence of all) expect(sentence.match(/[a-i][0-9]/g) ?? []).toHaveLength(places.length);
    }
  });
});

describe('arrows of a repetition', () => {
  it('are one for each way, and what the move attacks that is looked at', async () => {
    const { table, view } = await played(2);
    const { ended } = view.status;
    if (!ended) throw new Error('it is not over');
    const site = (name: string): number => table.universe.sites.findIndex((place) => place.name === name);
    const arrows = (ply: number | null) => arrowsOf(table.universe, view.history, ended, ply);
    const ways = arrows(null).map(({ from, to, as, number }) => [from, to, as, number]);
    expect(ways).toEqual([
      [site('b6'), site('b8'), 'first', 1],
      [site('f9'), site('e8'), 'second', 2],
      [site('b8'), site('b6'), 'first', 3],
      [site('e8'), site('f9'), 'second', 4],
    ]);
    expect(arrows(null).some(({ now }) => now)).toBe(false);
    // The second round shows the arrow of the first.
    for (const ply of [0, 4]) {
      const looked = arrows(ply);
      expect(looked.filter(({ now, as }) => now && as === 'first').map(({ number }) => number)).toEqual([1]);
      expect(looked.filter(({ as }) => as === 'attack').map(({ from, to }) => [from, to])).toEqual([
        [site('a8'), site('f8')],
        [site('b8'), site('f8')],
      ]);
    }
  });
});
