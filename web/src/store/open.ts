/** Opens what is kept; where the browser allows nothing to be kept, a stand-in until the page is left. */

import { missing } from '../app/missing.svelte';
import { openDatabase, troubleBy } from './db';
import { Games } from './games.svelte';
import { browserTabs, noTabs, type Tabs } from './tabs';
import type { OldShelf } from './takeover';
import { Values } from './values';
import { MemoryVault, type Trouble, type Vault } from './vault';

export interface Store {
  readonly games: Games;
  readonly values: Values;
  readonly tabs: Tabs;
  /** Why a reload will not find again what is kept now; nothing if it will. */
  readonly unkept: Trouble | null;
}

/** Everything at hand, from a vault. */
export async function storeOf(vault: Vault, tabs: Tabs, unkept: Trouble | null = null): Promise<Store> {
  const contents = await vault.load();
  const games = new Games(vault, tabs, contents);
  const values = new Values(vault, tabs, contents.values, (broken) => games.putAside(broken));
  return { games, values, tabs, unkept };
}

/** `old` is where pages of before kept things; reading it may be forbidden, so even the access is tried. */
export async function openStore(old: () => OldShelf, gone: (trouble: Trouble) => void): Promise<Store> {
  // Some browsers have no database at all where nothing may be kept.
  if (!(globalThis as Partial<typeof globalThis>).indexedDB) return standIn({ trouble: 'forbidden' });
  try {
    const vault = await openDatabase(gone);
    const before = shelf(old);
    // It is emptied once: hardly anybody has something there, and nobody else needs what empties it.
    if (before.length > 0) await (await missing.insist('screen', () => import('./takeover'))).takeOver(before, vault);
    return await storeOf(vault, browserTabs());
  } catch (fault) {
    return standIn(troubleBy(fault));
  }
}

/** Everything is kept until the page is left. */
function standIn(unkept: Trouble): Promise<Store> {
  return storeOf(new MemoryVault(), noTabs(), unkept);
}

const EMPTY: OldShelf = { length: 0, key: () => null, getItem: () => null, removeItem: () => undefined };

function shelf(old: () => OldShelf): OldShelf {
  try {
    return old();
  } catch {
    return EMPTY;
  }
}
