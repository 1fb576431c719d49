import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { GAMES } from '../engine/modules';
import type { Result } from '../engine/result';
import { setLocale } from '../i18n';
import { newClock } from '../model/clock';
import { readAny } from '../play/reading';
import { play, sit } from '../play/testing';
import { chance, growTree, someStep } from '../study/testing';
import { DEEPEST } from '../study/tree';
import { StudyTable } from './study.svelte';

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await setLocale('en');
});

function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.message}`);
  return result.value;
}

async function begun(game: string): Promise<StudyTable> {
  return good(await StudyTable.of(engine, good(await engine.open(game))));
}

async function reopened(text: string): Promise<StudyTable> {
  return good(await StudyTable.of(engine, good(await readAny(engine, text))));
}

describe('a tree that was played', () => {
  it('of five hundred steps is the same after a file of any form that holds it', async () => {
    const table = await begun('kings-cooking');
    await growTree(table, 500, 7);
    expect(table.tree.size).toBe(500);
    expect(table.tree.depth).toBeGreaterThan(2);
    for (const form of ['json', 'pgn']) {
      const text = good(await table.writtenAs(form));
      expect(text.leftOut, form).toEqual([]);
      const again = await reopened(text.text);
      expect(again.tree.toLine(), form).toEqual(table.tree.toLine());
      // Whoever shows it draws all of it for each word: words are told twice a second, however many lines there are.
      const [begun, told] = [performance.now(), again.learnt];
      await again.learnAll();
      expect(again.learnt - told, form).toBeLessThanOrEqual((performance.now() - begun) / 500 + 1);
      for (const node of again.tree.nodes()) if (node.parent) expect(again.named(node), form).not.toBeNull();
      await again.close();
    }
    // What is kept is not written by the engine, but read by it.
    expect((await reopened(table.save())).tree.toLine()).toEqual(table.tree.toLine());
  });

  it.each(GAMES.map(({ id }) => id))('of %s keeps every branch and finds every place', async (game) => {
    const table = await begun(game);
    await growTree(table, 24, 3);
    const before = table.tree.toLine();
    const seen = new Map<number, string>();
    for (const node of table.tree.nodes()) {
      await table.go(node);
      expect(table.view.history.map(({ step }) => step)).toEqual(table.tree.path(node).map(({ step }) => step));
      seen.set(node.id, table.view.status.key);
    }
    // The other way round other ways are taken.
    for (const node of [...table.tree.nodes()].reverse()) {
      await table.go(node);
      expect(table.view.status.key).toBe(seen.get(node.id));
    }
    expect(table.tree.toLine()).toEqual(before);
    const again = await reopened(good(await table.writtenAs('pgn')).text);
    expect(again.tree.toLine()).toEqual(before);
    await again.learnAll();
    for (const node of again.tree.nodes()) if (node.parent) expect(again.named(node)?.text).not.toBe('');
  });
});

describe('a study', () => {
  it('goes on where the game stands, and plays into a branch of its own', async () => {
    const game = good(await engine.open('xiangqi'));
    for (const step of ['h2e2', 'h9g7', 'h0g2']) good(await game.seat.play(step));
    const view = good(await game.seat.jump(2));
    const table = good(await StudyTable.of(engine, { seat: game.seat, view }));
    expect(table.tree.place(table.at)).toBe('2');
    expect(table.may('resign')?.code).toBe('E_VIEWING');
    good(await table.act({ do: 'play', step: 'b0c2', timing: null }));
    expect(table.tree.toLine().steps.at(-1)).toEqual({ step: 'h0g2', variations: [{ steps: ['b0c2'] }] });
    await table.act({ do: 'undo', by: 'step' });
    await table.act({ do: 'redo', by: 'step' });
    expect(table.at.step).toBe('h0g2');
    expect(await table.promote()).toBe(false);
    await table.go(table.tree.at('3 2.1'));
    expect(await table.promote()).toBe(true);
    expect(table.tree.toLine().steps.at(-1)).toEqual({ step: 'b0c2', variations: [{ steps: ['h0g2'] }] });
    await table.remove();
    expect(table.tree.toLine().steps).toEqual(['h2e2', 'h9g7', 'h0g2']);
    expect(table.view.status.ply).toBe(2);
    await table.look(99);
    expect(table.at.step).toBe('h0g2');
    await table.notation('wxf');
    expect(table.named(table.at)?.text).toBe('H2+3');
  });

  it('loses no step of a quick hand', async () => {
    const table = await begun('xiangqi');
    for (const step of ['h2e2', 'h9g7', 'h0g2']) good(await table.act({ do: 'play', step, timing: null }));
    void table.walk(() => table.tree.root);
    void table.walk(() => table.at.children[0] ?? null);
    await table.walk(() => table.at.children[0] ?? null);
    expect(table.at.step).toBe('h9g7');
  });

  it('refuses what the rules refuse, and nothing changes', async () => {
    const table = await begun('xiangqi');
    const played = await table.act({ do: 'play', step: 'a0a9', timing: null });
    expect(played.ok).toBe(false);
    expect(table.tree.size).toBe(0);
    expect(table.version).toBe(0);
  });

  it('of a game that was given up says so until its line goes on', async () => {
    const { seat } = good(await engine.open('cotulenh'));
    good(await seat.resign('first'));
    const table = good(await StudyTable.of(engine, { seat, view: good(await seat.view()) }));
    expect(good(await table.writtenAs('json')).text).toContain('"resign"');
    expect(table.ended).toEqual({ winner: 'second', reason: 'resign' });
    // A study goes on all the same.
    expect(table.over).toBe(false);
    good(await table.act({ do: 'play', step: (await someStep(table, chance(1))) ?? '', timing: null }));
    expect(table.ended).toBeNull();
    expect(good(await table.writtenAs('json')).text).not.toContain('"resign"');
  });

  it('of a timed game gives its clocks away again, and how it was looked at, with branches and without', async () => {
    const { session, table: game, kept } = await sit(engine, { game: 'xiangqi', clock: newClock({ minutes: 3, seconds: 2 }) });
    good(await play(game, 'h2e2'));
    await session.close();
    const save = kept()?.record ?? '';
    const { clock, viewing } = good(await readAny(engine, save));
    expect(clock?.base).toBe(180_000);
    expect(viewing).toEqual({ facing: 'first' });
    const table = await reopened(save);
    for (const step of ['h9g7', 'b9c7']) {
      expect(good(await readAny(engine, good(await table.writtenAs('json')).text))).toMatchObject({ clock, viewing });
      expect(good(await readAny(engine, table.save()))).toMatchObject({ clock, viewing });
      await table.look(1);
      good(await play(table, step));
    }
    expect(table.tree.depth).toBe(1);
    expect(good(await readAny(engine, good(await table.writtenAs('json')).text))).toMatchObject({ clock, viewing });
    // A text that has no place for them says so.
    expect(good(await table.writtenAs('pgn')).leftOut.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['clocks', 'view_settings']),
    );
  });

  it('that is as deep as a record can be takes no further variation, and loses nothing by the attempt', async () => {
    const position = '7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1';
    const table = good(await StudyTable.of(engine, good(await engine.open('cotulenh', {}, { at: 'position', text: position }))));
    const random = chance(11);
    /** Some step of whoever does not ride, but for one that is known. */
    const other = async (known: string): Promise<string> => {
      for (;;) {
        const step = (await someStep(table, random)) ?? '';
        if (step !== known && !step.startsWith('f4')) return step;
      }
    };
    while (table.tree.depth < DEEPEST) {
      const step = await other('');
      good(await play(table, step));
      await table.act({ do: 'undo', by: 'step' });
      good(await play(table, await other(step)));
    }
    const stood = table.at;
    // A turn of two steps that is there, and one that begins with the same step.
    const [first, second] = [good(await play(table, 'f4Tf6')), good(await play(table, 'f4If5'))];
    const line = table.tree.path(table.at);
    await table.go(stood);
    const before = [table.tree.size, JSON.stringify(table.tree.toLine()), table.version] as const;
    const refused = await play(table, 'f4Tf6,f4Ie4');
    expect(!refused.ok && refused.refusal.code).toBe('E_SIZE');
    expect([table.tree.size, JSON.stringify(table.tree.toLine()), table.version]).toEqual(before);
    expect([table.at, table.view.status.ply]).toEqual([stood, DEEPEST]);
    for (const [node, { status }] of [
      [line.at(-2), first],
      [line.at(-1), second],
    ] as const) {
      if (node) await table.go(node);
      expect(table.view.status.key).toBe(status.key);
    }
    // Neither does a line that is laid beside.
    expect(await table.graft(stood, ['f4Tf6', 'f4Ie4'])).toMatchObject({ ok: false, refusal: { code: 'E_SIZE' } });
    expect(table.tree.size).toBe(before[0]);
  });

  it('takes a line beside its own, if the rules allow all of it', async () => {
    const table = await begun('xiangqi');
    for (const step of ['h2e2', 'h9g7']) good(await play(table, step));
    expect((await table.graft(table.tree.root, ['b2e2', 'a0a9'])).ok).toBe(false);
    expect(table.tree.size).toBe(2);
    const end = good(await table.graft(table.tree.root, ['h2e2', 'b9c7', 'h0g2']));
    expect(table.tree.toLine().steps).toEqual(['h2e2', { step: 'h9g7', variations: [{ steps: ['b9c7', 'h0g2'] }] }]);
    expect([table.tree.place(end), table.tree.place(table.at)]).toEqual(['3 1.1', '2']);
    // What lies elsewhere is taken away without a walk there.
    await table.remove(end);
    expect([table.tree.size, table.tree.place(table.at)]).toEqual([3, '2']);
  });

  it('reads the branches and comments of a foreign text', async () => {
    const text = '[Game "xiangqi"]\n[Format "ICCS"]\n\n1. H2-E2 {centre} (1. B2-E2 $2 H9-G7 (1... B9-C7)) H9-G7 *';
    const table = await reopened(text);
    expect(table.tree.size).toBe(5);
    const again = await reopened(good(await table.writtenAs('json')).text);
    expect(again.tree.toLine()).toEqual(table.tree.toLine());
  });
});
