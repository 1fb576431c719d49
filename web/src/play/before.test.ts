/**
 * Games from before CoTuLenh had two books and xiangqi two rules of repetition, as the program of then wrote them: what a browser kept
 * of them, and links to them, open by the rules of then (rules: cotulenh 17.1, xiangqi 5.12).
 */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { setLocale } from '../i18n';
import { storeOf } from '../store/open';
import { noTabs } from '../store/tabs';
import { takeOver, type OldShelf } from '../store/takeover';
import { MemoryVault, type Vault } from '../store/vault';
import { arrive, type Memory } from './receive';
import { ID, settle, sit } from './testing';

interface Before {
  readonly name: string;
  readonly game: string;
  readonly forms: { readonly json: string; readonly url: string };
}

interface Save {
  readonly steps: readonly string[];
  readonly cursor: number;
  readonly position: string;
  readonly result?: { readonly winner: string; readonly reason: string };
  readonly options?: Readonly<Record<string, string>>;
}

const FILE = new URL('../../../tests-data/records/before.json', import.meta.url);
const { games: BEFORE } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly games: readonly Before[] };

let engine: Engine;
beforeAll(async () => {
  engine = localEngine();
  await setLocale('en');
});

/** The rule that was the only one then. */
const then = (game: string): readonly [string, string] =>
  game === 'cotulenh' ? ['book', 'upstream'] : ['repetition', 'axf-core'];

const saved = (text: string) => JSON.parse(text) as Save;

/** What a page of then kept of a game, in the database or in the small storage before it. */
function kept({ game, forms }: Before) {
  const { result, cursor } = saved(forms.json);
  return {
    id: ID,
    game,
    record: forms.json,
    players: [
      { kind: 'human', name: 'Ann' },
      { kind: 'human', name: '' },
    ],
    phase: result ? 'finished' : 'running',
    plies: cursor,
    begun: 1,
    changed: 2,
  };
}

const PLACES: readonly [string, (vault: Vault, before: Before) => Promise<unknown>][] = [
  ['in the database', (vault, before) => vault.putGame(kept(before) as never, null)],
  [
    'in the small storage',
    async (vault, before) => {
      const text = JSON.stringify({ version: 1, value: kept(before) });
      const shelf: OldShelf = {
        length: 1,
        key: () => `fairyring:game:${ID}`,
        getItem: () => text,
        removeItem: () => undefined,
      };
      await takeOver(shelf, vault);
    },
  ],
];

describe.each(BEFORE)('$name', (before) => {
  const { game, forms } = before;
  const save = saved(forms.json);

  it.each(PLACES)('that was kept %s opens, ends as it ended, and is kept with its rule', async (_, put) => {
    expect(save.options?.[then(game)[0]]).toBeUndefined();
    const vault = new MemoryVault();
    await put(vault, before);
    const store = await storeOf(vault, noTabs());
    const entry = store.games.get(ID);
    if (!entry) throw new Error('nothing was kept');
    const { table, session } = await sit(engine, { game, entry, store });
    expect(table.live.options).toContainEqual(then(game));
    expect(table.live.history.map(({ step }) => step)).toEqual(save.steps.slice(0, save.cursor));
    expect(table.live.status.ply).toBe(save.cursor);
    expect(table.live.status.ended?.reason).toBe(save.result?.reason);
    await session.undo('step');
    await settle();
    const { options } = saved(store.games.get(ID)?.record ?? '{}');
    expect(Object.entries(options ?? {})).toContainEqual(then(game));
  });

  it('that comes by its link of then opens, and ends as it ended', async () => {
    expect(forms.url).toMatch(/^#fr=1\./);
    const nothing: Memory = { game: () => null, invitation: () => null };
    const arrival = await arrive(engine, forms.url, nothing);
    if (arrival.is !== 'copy') throw new Error(arrival.is);
    const { view } = arrival.opened;
    expect(view.options).toContainEqual(then(game));
    expect(view.status.ended?.reason).toBe(save.result?.reason);
  });
});
