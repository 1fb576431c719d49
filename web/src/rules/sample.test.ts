/** The annotated games on the real modules: the engine plays every step, and says the same of it as the remarks. */

import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../tests/fixtures';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { LOCALES, setLocale } from '../i18n';
import { ruleSetOf } from '../model/rule-set';
import { givenBy } from '../study/given';
import { StudyTable } from '../table/study.svelte';
import type { Text } from './page';
import { loadSamples, remarkOf, saveOf, stepOf, type Sample } from './sample';
import { SAMPLES } from './samples';

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await setLocale('en');
});

function translated(text: Text): void {
  const versions = LOCALES.map(({ id }) => text[id]);
  expect(new Set(versions).size, text.en).toBe(LOCALES.length);
  for (const version of versions) expect(version.trim()).not.toBe('');
}

/** The tree of a sample as a study has it. */
async function walked(sample: Sample, language: (typeof LOCALES)[number]['id'] = 'en'): Promise<StudyTable> {
  const read = await engine.read(saveOf(sample, language), sample.game);
  if (!read.ok) throw new Error(`${read.refusal.code}: ${read.refusal.message}`);
  const table = await StudyTable.of(engine, read.value);
  if (!table.ok) throw new Error(`${table.refusal.code}: ${table.refusal.message}`);
  return table.value;
}

it.each(GAMES)('%s has an annotated game', async (game) => {
  expect((await loadSamples(game)).map(({ name }) => name)).toContain('sample');
});

describe.each(SAMPLES.map((sample) => [`${sample.game} ${sample.name}`, sample] as const))('%s', (_, sample) => {
  it('is told in every language, at one step of three at least', () => {
    for (const text of [sample.title, sample.before]) translated(text);
    const remarks = sample.steps.map(remarkOf);
    for (const remark of remarks) {
      if (!remark) continue;
      translated(remark.say);
      for (const { say } of remark.instead) translated(say);
    }
    expect(remarks.filter((remark) => remark !== null).length * 3).toBeGreaterThanOrEqual(sample.steps.length);
  });

  it('is played by the engine, and every claim of a remark is what happens', async () => {
    const table = await walked(sample);
    await table.look(sample.steps.length);
    const { history, status } = table.view;
    expect(history.map(({ step }) => step)).toEqual(sample.steps.map(stepOf));
    for (const [index, played] of sample.steps.entries()) {
      const facts = history[index]?.facts;
      const { takes, check, mate, promotes, ends } = remarkOf(played)?.claims ?? {};
      const where = `${index + 1} ${stepOf(played)}`;
      // What takes, checks or mates without a word about it is told by nobody: a remark that claims nothing must not hide it.
      if (remarkOf(played)) expect(facts?.captured.map(({ piece }) => piece) ?? [], where).toEqual(takes ?? []);
      expect(facts?.gives_check ?? false, where).toBe(check ?? false);
      expect(facts?.gives_mate ?? false, where).toBe(mate ?? false);
      if (promotes !== undefined) expect(facts?.promotion, where).toBe(promotes);
      if (!ends) continue;
      expect(index, where).toBe(sample.steps.length - 1);
      expect(status.ended && { reason: status.ended.reason, winner: status.ended.winner }, where).toEqual(ends);
    }
    await table.close();
  });

  it('says its remarks at its steps, with what could be played instead, in the language that is asked for', async () => {
    for (const { id } of LOCALES) {
      const table = await walked(sample, id);
      expect(table.tree.root.comment).toBe(sample.before[id]);
      const path = table.tree.path(table.tree.end(table.tree.root));
      expect(path.map(({ comment }) => comment)).toEqual(sample.steps.map((played) => remarkOf(played)?.say[id] ?? ''));
      const others = path.flatMap(({ parent }) => parent?.children.slice(1) ?? []);
      const told = sample.steps.flatMap((played) => remarkOf(played)?.instead ?? []);
      expect(others.map(({ step, comment }) => ({ step, comment }))).toEqual(
        told.map(({ steps, say }) => ({ step: steps[0], comment: say[id] })),
      );
      await table.close();
    }
  });
});

it('each is by the usual rules of its game, but one, which is by all rules of whoever published it', async () => {
  const sets = await Promise.all(
    SAMPLES.map(async (sample) => {
      const table = await walked(sample);
      const { preset, changed, unusual } = ruleSetOf(table.info, table.view.options);
      await table.close();
      expect(changed).toEqual([]);
      return { name: sample.name, usual: unusual.length === 0, preset };
    }),
  );
  expect(sets.filter(({ usual }) => !usual)).toEqual([{ name: 'sample-meder', usual: false, preset: 'meder' }]);
});

describe('the address of a study', () => {
  it('names an annotated game, holds a record, or neither', async () => {
    const [sample] = await loadSamples(GAMES[0] ?? '');
    expect(JSON.parse((await givenBy(GAMES[0] ?? '', 'sample')) ?? '')).toMatchObject({ tags: { Event: sample?.title.en } });
    expect(await givenBy('xiangqi', '#fr=1.x')).toBe('#fr=1.x');
    expect(await givenBy('xiangqi', '1. h2e2 *')).toBe('1. h2e2 *');
    expect(await givenBy('xiangqi', '0123456789abcdef0123456789abcdef')).toBeNull();
    expect(await givenBy('xiangqi', 'nothing')).toBeNull();
  });
});
