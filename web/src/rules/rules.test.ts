import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../tests/fixtures';
import { absentImports } from '../../tests/imports';
import { LOCALES } from '../i18n';
import { GAMES_WITH_RULES, loadRules, rulesBoard, rulesBoardNames, selection, type Text } from './index';

// Whoever is listed without a file would be waited for.
beforeAll(() => expect(absentImports(new URL('index.ts', import.meta.url))).toEqual([]));

async function pages(): Promise<NonNullable<Awaited<ReturnType<typeof loadRules>>>[]> {
  const loaded = await Promise.all(GAMES_WITH_RULES.map(loadRules));
  return loaded.filter((page) => page !== undefined);
}

describe('rules pages', () => {
  it('exist for every game of the catalogue and for no other', async () => {
    expect((await pages()).map((page) => page.game)).toEqual([...GAMES_WITH_RULES]);
    expect([...GAMES_WITH_RULES].sort()).toEqual(GAMES);
    expect(await loadRules('leapers')).toBeUndefined();
    expect(await loadRules('toString')).toBeUndefined();
  });

  it('show every board exactly once, on the page of its game', async () => {
    const shown: string[] = [];
    for (const page of await pages()) {
      for (const { board } of page.sections.flatMap((section) => section.figures)) {
        expect(rulesBoard(board)?.game, board).toBe(page.game);
        shown.push(board);
      }
    }
    expect([...shown].sort()).toEqual(rulesBoardNames().sort());
  });

  it('say everything in every language', async () => {
    const texts: Text[] = [];
    for (const page of await pages()) {
      for (const { heading, paragraphs, figures, side } of page.sections) {
        texts.push(heading, ...paragraphs, ...figures.map(({ caption }) => caption), ...(side ? [side.caption] : []));
        if (side) expect(rulesBoard(side.board)?.game, side.board).toBe(page.game);
      }
    }
    expect(texts.length).toBeGreaterThan(120);
    for (const text of texts) {
      const versions = LOCALES.map(({ id }) => text[id]);
      expect(new Set(versions).size, text.en).toBe(LOCALES.length);
      for (const version of versions) expect(version.trim()).not.toBe('');
    }
  });
});

it('would miss the file of a page', () => {
  const list =
    "import { missing } from '../app/missing.svelte';\nxiangqi: () => import('./xiangqi'),\nchess: () => import('./chess'),";
  expect(absentImports(new URL('index.ts', import.meta.url), list)).toEqual(['./chess']);
});

it('turns the names of a selection into picks', () => {
  const places = {
    universe: { sites: [{ name: 'a1W' }, { name: 'z0QL1' }], anchors: [{ name: 'QL1' }, { name: 'QL2' }] },
    scene: { sites: [0, 1], boards: [{ board: 3, anchor: 0 }] },
  };
  expect(selection(['a1W', 'z0QL1', '=queen'], places)).toEqual(['s0', 's1', '=queen']);
  expect(selection(['QL1', 'QL2', '=rotated'], places)).toEqual(['b3', 'n1', '=rotated']);
  expect(selection(['QL2'], places), 'no board stands there').toEqual([]);
});
