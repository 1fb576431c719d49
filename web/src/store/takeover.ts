/**
 * What pages of before kept in the browser's small storage is taken over, once it lies in the vault, and nothing of it is dropped:
 * what cannot be understood is put aside as it is.
 */

import { newIdentity } from '../model/names';
import { judge } from './games.svelte';
import type { Vault, Written } from './vault';

/** The part of `Storage` that is used. */
export interface OldShelf {
  readonly length: number;
  key(index: number): string | null;
  getItem(name: string): string | null;
  removeItem(name: string): void;
}

/** Under which names it was kept: those of the page, and those that a rules text prescribes. */
const PREFIXES = ['fairyring:', 'kings-cooking:'] as const;
/** The layout that every page of before wrote. */
const LAYOUT = 1;
/** What only told where the rest was. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['version', 'current', 'archive', 'probe']);

function namesOn(shelf: OldShelf): string[] {
  return Array.from({ length: shelf.length }, (_, index) => shelf.key(index)).filter((name) => name !== null);
}

/** The value in an envelope of the known layout; nothing if it is anything else. */
function unwrapped(text: string): { readonly value: unknown } | null {
  try {
    const found: unknown = JSON.parse(text);
    const known = typeof found === 'object' && found !== null && 'value' in found && 'version' in found;
    return known && found.version === LAYOUT ? { value: found.value } : null;
  } catch {
    return null;
  }
}

/** Takes everything over that can be written; the rest stays where it is, to be tried again. */
export async function takeOver(shelf: OldShelf, vault: Vault): Promise<void> {
  for (const name of namesOn(shelf)) {
    const prefix = PREFIXES.find((each) => name.startsWith(each));
    const text = shelf.getItem(name);
    if (prefix === undefined || text === null) continue;
    const written = await take(vault, prefix, name, text);
    if (written) shelf.removeItem(name);
  }
}

async function take(vault: Vault, prefix: string, name: string, text: string): Promise<boolean> {
  const within = name.slice(prefix.length);
  if (BOOKKEEPING.has(within)) return true;
  const aside = async (field: string): Promise<boolean> => (await vault.putBroken({ name, text, field })).ok;
  const found = unwrapped(text);
  if (!found || within.startsWith('broken:')) return aside('');
  if (within.startsWith('game:')) return game(vault, found.value, name, aside);
  if (!/^(settings|views|beat|seen-story|invitation:.+)$/.test(within)) return aside('');
  const key = within === 'seen-story' ? `story:${prefix.slice(0, -1)}` : within;
  if ((await vault.value(key)) !== undefined) return aside('');
  return (await vault.putValue(key, found.value)).ok;
}

/** A game that is here already with another course (an old page went on with it) is kept beside it. */
async function game(vault: Vault, found: unknown, name: string, aside: (field: string) => Promise<boolean>): Promise<boolean> {
  const judged = judge(found, name);
  if (!judged.ok) return aside(judged.broken.field);
  const { entry } = judged;
  const written: Written = await vault.putGame(entry, null);
  if (written.ok || !('newer' in written)) return written.ok;
  if (written.newer.record === entry.record) return true;
  return (await vault.putGame({ ...entry, id: newIdentity(), phase: 'replaced' }, null)).ok;
}
