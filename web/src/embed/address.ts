/**
 * The address of an embedded board. What is shown stands after `#` and is sent to no server: a link of a game as it is (`#fr=…`), a game
 * text or save (`#record=…`), or a position (`#/GAME/POSITION`, as the editor writes it). How it is shown stands before it: where the game
 * is looked at (`at`), who sits below (`side`), and what `looks` reads.
 */

import { beginningOf } from '../edit/address';
import type { SideView } from '../engine/types';
import type { Beginning } from '../table/editor.svelte';

/** What is to be shown. */
export type Shown =
  | { readonly is: 'record'; readonly text: string }
  | { readonly is: 'position'; readonly game: string; readonly beginning: Beginning }
  | { readonly is: 'nothing' };

export interface Wish {
  readonly shown: Shown;
  /** Where it is looked at, as a tree calls its places; where the record stands if nothing is said. */
  readonly at: string | null;
  readonly facing: SideView;
}

/** The address of the embedded board itself, from where the page lies. */
const PLACE = 'embed';
const RECORD = '#record=';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function shownBy(fragment: string): Shown {
  if (/^#(fr|kc)=/.test(fragment)) return { is: 'record', text: fragment };
  if (fragment.startsWith(RECORD)) return { is: 'record', text: decoded(fragment.slice(RECORD.length)) };
  const [, game = '', ...position] = fragment.split('/').map(decoded);
  if (!fragment.startsWith('#/') || game === '') return { is: 'nothing' };
  return { is: 'position', game, beginning: beginningOf(position.join('/')) };
}

export function wishOf({ hash, search }: Pick<URL, 'hash' | 'search'>): Wish {
  const query = new URLSearchParams(search);
  return { shown: shownBy(hash), at: query.get('at'), facing: query.get('side') === 'second' ? 'second' : 'first' };
}

/** Where the whole page lies, for an embedded board at this address. */
export function homeOf(address: string): string {
  const home = new URL(address);
  [home.search, home.hash] = ['', ''];
  home.pathname = home.pathname.replace(/[^/]+(?:\/(?:index\.html)?)?$/, '');
  return home.href;
}

/** The address of an embedded board with a record. A link of a game is one already; any other text is written into it. */
export function embedAddress(home: string, record: string, { at, facing }: Pick<Wish, 'at' | 'facing'>): string {
  const address = new URL(PLACE, home);
  if (at !== null) address.searchParams.set('at', at);
  if (facing === 'second') address.searchParams.set('side', facing);
  address.hash = record.startsWith('#') ? record : `${RECORD}${encodeURIComponent(record)}`;
  return address.href;
}

/** What whoever has a page writes into it: the board needs no script there. */
export function frameText(address: string, title: string): string {
  const safe = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<iframe src="${safe(address)}" title="${safe(title)}" width="480" height="640" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}
