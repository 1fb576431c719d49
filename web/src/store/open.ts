/** Opens what is kept; where the browser allows nothing to be kept, a stand-in until the page is left. */

import { NewerLayout, openDatabase, LAYOUT } from './db';
import { Games } from './games.svelte';
import { browserTabs, noTabs, type Tabs } from './tabs';
import { takeOver, type OldShelf } from './takeover';
import { Values } from './values';
import { MemoryVault, type Trouble, type Vault } from './vault';

export interface Store {
  readonly games: Games;
  readonly values: Values;
  readonly tabs: Tabs;
  /** Whether a reload finds again what is kept. */
  readonly lasting: boolean;
  readonly trouble: Trouble | null;
}

/** Everything at hand, from a vault. */
export async function storeOf(vault: Vault, tabs: Tabs, trouble: Trouble | null = null): Promise<Store> {
  const contents = await vault.load();
  const { lasting } = vault;
  return { games: new Games(vault, tabs, contents), values: new Values(vault, tabs, contents.values), tabs, lasting, trouble };
}

/** `old` is where pages of before kept things; reading it may be forbidden, so even the access is tried. */
export async function openStore(old: () => OldShelf, gone: () => void): Promise<Store> {
  try {
    const vault = await openDatabase(gone);
    await takeOver(shelf(old), vault);
    return await storeOf(vault, browserTabs());
  } catch (fault) {
    const newer = fault instanceof NewerLayout;
    return storeOf(new MemoryVault(), noTabs(), newer ? { trouble: 'version', version: `> ${LAYOUT}` } : null);
  }
}

const EMPTY: OldShelf = { length: 0, key: () => null, getItem: () => null, removeItem: () => undefined };

function shelf(old: () => OldShelf): OldShelf {
  try {
    return old();
  } catch {
    return EMPTY;
  }
}
