/** A position as a part of an address: its text, and after a question mark the rules that are not the usual ones. */

import type { ListedGame } from '../engine/modules';
import type { Beginning } from '../table/editor.svelte';

type Options = readonly (readonly [string, string])[];

/** Only what differs from the usual rules is named. */
export function addressOf(info: Pick<ListedGame, 'options'>, text: string, options: Options): string {
  const usual = new Map(info.options.map(({ name, values }) => [name, values[0]]));
  const unusual = options.filter(([name, value]) => usual.get(name) !== value);
  return unusual.length === 0 ? text : `${text}?${new URLSearchParams(unusual.map(([name, value]) => [name, value])).toString()}`;
}

/** What such an address says; without one it is the start of the game. */
export function beginningOf(address: string | undefined): Beginning {
  const [text = '', rules = ''] = (address ?? '').split('?');
  return { text: text === '' ? null : text, options: Object.fromEntries(new URLSearchParams(rules)) };
}
