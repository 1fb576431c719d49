/**
 * Single values that are kept: settings, views, who was told a story. What is kept has the defaults for whatever it lacks; a field
 * that is not what it should be takes its default too, is named, and what was there is put aside.
 */

import * as v from 'valibot';
import { troubleBy } from './db';
import type { Tabs } from './tabs';
import type { Broken, Trouble, Vault, Written } from './vault';

/** What each field of a value must be. */
export type Fields<T> = { readonly [K in keyof T]: v.GenericSchema<unknown, T[K]> };

export interface Merged<T> {
  readonly value: T;
  /** Fields that were not what they should be; the empty name is the value itself. */
  readonly repaired: readonly string[];
}

function is<T>(schema: v.GenericSchema<unknown, T>, found: unknown): found is T {
  return v.is(schema, found);
}

/** What was found, with defaults for what is missing or wrong. */
export function merged<T extends object>(found: unknown, fields: Fields<T>, defaults: T): Merged<T> {
  if (found === undefined) return { value: defaults, repaired: [] };
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return { value: defaults, repaired: [''] };
  const value = { ...defaults };
  const repaired: string[] = [];
  for (const name of Object.keys(fields) as (keyof T & string)[]) {
    if (!(name in found)) continue;
    const field = (found as Record<string, unknown>)[name];
    if (is(fields[name], field)) value[name] = field;
    else repaired.push(name);
  }
  return { value, repaired };
}

export class Values {
  readonly #vault: Vault;
  readonly #tabs: Tabs;
  readonly #aside: (broken: Broken) => void;
  readonly #found: Map<string, unknown>;
  readonly #watchers = new Map<string, () => void>();

  constructor(vault: Vault, tabs: Tabs, found: ReadonlyMap<string, unknown>, aside: (broken: Broken) => void) {
    this.#vault = vault;
    this.#aside = aside;
    this.#tabs = tabs;
    this.#found = new Map(found);
    tabs.listen((heard) => {
      if (heard.what === 'value') void this.#renew(heard.name);
    });
  }

  async #renew(name: string): Promise<void> {
    try {
      this.#found.set(name, await this.#vault.value(name));
    } catch (fault) {
      // Whoever cannot read it goes on with what he has; what he writes is refused in words.
      troubleBy(fault);
      return;
    }
    this.#watchers.get(name)?.();
  }

  /** Calls `changed` when another page has written a value. */
  watch(name: string, changed: () => void): void {
    this.#watchers.set(name, changed);
  }

  get(name: string): unknown {
    return this.#found.get(name);
  }

  /** A value of several fields; what was repaired is put aside as it was found, so that nothing is lost. */
  read<T extends object>(name: string, fields: Fields<T>, defaults: T): { readonly value: T; readonly trouble: Trouble | null } {
    const found = this.get(name);
    const { value, repaired } = merged(found, fields, defaults);
    if (repaired.length === 0) return { value, trouble: null };
    this.#aside({ name, text: JSON.stringify(found), field: repaired.join(', ') });
    return { value, trouble: { trouble: 'repaired', key: name, fields: repaired } };
  }

  async put(name: string, value: unknown): Promise<Written> {
    this.#found.set(name, value);
    const written = await this.#vault.putValue(name, value);
    if (written.ok) this.#tabs.tell({ what: 'value', name });
    return written;
  }
}

/** Why a write failed, if it did. Nobody else writes values over a revision. */
export function troubleOf(written: Written): Trouble | null {
  return !written.ok && 'trouble' in written ? written.trouble : null;
}
