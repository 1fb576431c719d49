/** Tours, lessons and examples on the real modules: what the page asks for can be done, and what it tells is what the engine says. */

import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES, fixture } from '../../tests/fixtures';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { gameInfo } from '../engine/modules';
import type { EventView } from '../engine/types';
import { LOCALES, setLocale } from '../i18n';
import { sayPlainly } from '../speech/speak';
import type { TableEvent } from '../table/table';
import { rulesBoard, type Text } from './index';
import { carriedBy, loadLessons, type Lesson } from './lesson';
import { notationExamples, notationText } from './notations';
import { rewind, sitAt, type Board, type Sitting } from './sit';
import { loadTour, reaches, type Task } from './tour';

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

async function seated(board: Board | undefined): Promise<Sitting> {
  if (!board) throw new Error('no board');
  const sat = await sitAt(engine, board);
  if (!sat.ok) throw new Error(`${sat.refusal.code}: ${sat.refusal.message}`);
  return sat.value;
}

function boardOf({ board }: Task): Board | undefined {
  return typeof board === 'string' ? rulesBoard(board) : board;
}

describe.each(GAMES)('the tour of %s', (game) => {
  it('has three to five tasks in every language', async () => {
    const tasks = (await loadTour(game))?.tasks ?? [];
    expect(tasks.length).toBeGreaterThanOrEqual(3);
    expect(tasks.length).toBeLessThanOrEqual(5);
    for (const { ask, learned } of tasks) [ask, learned].forEach(translated);
  });

  it('can be done: what is shown reaches each goal, and some other move does not', async () => {
    let others = 0;
    for (const task of (await loadTour(game))?.tasks ?? []) {
      const board = boardOf(task);
      expect(board?.game).toBe(game);
      const { table } = await seated(board && { ...board, select: [] });
      const happened = async (step: string): Promise<boolean> => {
        const events: EventView[] = [];
        const deaf = table.listen((event: TableEvent) => void events.push(...event.view.events));
        const played = await table.act({ do: 'play', step, timing: null });
        deaf();
        expect(played.ok, `${task.ask.en}: ${step}`).toBe(true);
        return reaches(task.goal, events, table.universe);
      };
      expect(await happened(task.show), task.ask.en).toBe(true);
      await table.act({ do: 'undo', by: 'step' });
      // Any first pick and whatever follows it first.
      for (const { pick } of table.live.offers.next) {
        const path = [pick];
        let offers = await table.offers(path);
        while (offers.ok && offers.value.step === null && offers.value.next[0]) {
          path.push(offers.value.next[0].pick);
          offers = await table.offers(path);
        }
        const step = offers.ok ? offers.value.step : null;
        if (step === null || step === task.show) continue;
        if (!(await happened(step))) others += 1;
        await table.act({ do: 'undo', by: 'step' });
        if (others > 0) break;
      }
      await table.close();
    }
    expect(others, 'a goal that anything reaches is none').toBeGreaterThan(0);
  });
});

it('a board goes back to how it was shown, with the piece in the hand', async () => {
  const board = rulesBoard('xq-cannon');
  const sitting = await seated(board);
  const { hand, table } = sitting;
  const [held] = hand.path;
  expect(hand.targets.size).toBeGreaterThan(2);
  await table.act({ do: 'play', step: 'e2e7', timing: null });
  expect(table.live.status.ply).toBe(1);
  if (board) await rewind(board, sitting);
  expect([table.live.status.ply, hand.path]).toEqual([0, [held]]);
  await table.close();
});

describe.each(GAMES)('the pieces of %s', (game) => {
  it('are each told of once, in every language, with their own steps', async () => {
    const lessons = await loadLessons(game);
    const kinds = new Set(fixture(game).cases.flatMap(({ view }) => view.scene.pieces.map(({ kind }) => kind)));
    expect(lessons.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds]));
    expect(new Set(lessons.map(({ kind }) => kind)).size).toBe(lessons.length);
    for (const lesson of lessons) {
      translated(lesson.how);
      const { hand, table } = await seated({ game, position: lesson.position, select: [lesson.at] });
      const at = table.universe.sites.findIndex(({ name }) => name === lesson.at);
      expect(
        table.live.scene.pieces.filter(({ site }) => site === at).map(({ kind, side }) => `${side} ${kind}`),
        lesson.kind,
      ).toEqual([`first ${lesson.kind}`]);
      // What stands still is the one exception, and says so.
      if (lesson.how.en.startsWith('It stands still')) expect(hand.path, lesson.kind).toEqual([]);
      else expect([hand.path.length, hand.targets.size > 0], lesson.kind).toEqual([1, true]);
      const guarded = table.live.scene.layers.filter(({ side, sites }) => side === 'first' && sites.includes(at));
      if (lesson.guards) expect(guarded.length, lesson.kind).toBe(1);
      await table.close();
    }
  });
});

it('what a piece carries is the engine’s word', async () => {
  const lessons = await loadLessons('cotulenh');
  const carried = async (kind: string) =>
    [...(await carriedBy(engine, 'cotulenh', lessons.find((lesson) => lesson.kind === kind) as Lesson))].sort();
  expect(await carried('tank')).toEqual(['commander', 'infantry', 'militia']);
  expect(await carried('engineer')).toEqual(['anti_air', 'artillery', 'missile']);
  expect(await carried('headquarter')).toEqual(['commander']);
  expect(await carried('air_force')).toEqual(['commander', 'infantry', 'militia', 'tank']);
  expect(await carried('navy')).toEqual(['air_force', 'commander', 'infantry', 'militia', 'tank']);
  expect(await carried('militia')).toEqual([]);
});

describe.each(GAMES)('the notations of %s', (game) => {
  it('are all explained, with examples that the engine writes in each of them', async () => {
    const info = gameInfo(game);
    const examples = notationExamples(game);
    expect(examples.length).toBeGreaterThanOrEqual(3);
    for (const form of info?.forms ?? []) {
      const explained = notationText(game, form);
      expect(explained, form).toBeDefined();
      if (explained) translated(explained);
      for (const { board, turn } of examples) {
        const found = rulesBoard(board);
        const { table } = await seated(found && { ...found, select: [] });
        await table.notation(form);
        const played = await table.act({ do: 'play', step: turn, timing: null });
        expect(played.ok && played.value.turns.at(-1)?.text, `${form} ${turn}`).toBeTruthy();
        const step = table.live.history.at(-1);
        const said = step && info ? sayPlainly({ game, sides: info.sides, universe: table.universe }, step.facts) : '';
        expect(said).toMatch(/^[A-Z].{6,}/);
        await table.close();
      }
    }
  });
});
