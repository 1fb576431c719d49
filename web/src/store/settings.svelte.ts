/**
 * The player's wishes, kept in this browser.
 */

import * as v from 'valibot';
import { LOCALES, negotiate, setLocale, type Locale } from '../i18n';
import { mannersOf } from '../model/manners';
import { troubleOf, type Values } from './values';
import type { Trouble } from './vault';

export interface Settings {
  readonly locale: Locale;
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'full' | 'reduced';
  readonly sounds: boolean;
  /** The name of a piece set. */
  readonly pieces: string;
  readonly coordinates: boolean;
  readonly targets: boolean;
  /** Notation by game. */
  readonly notation: Readonly<Record<string, string>>;
  /** Whether a decided move waits for a yes, by game; the default is the game's. */
  readonly confirm: Readonly<Record<string, boolean>>;
  /** Whom `Play` seats opposite. */
  readonly opponent: 'machine' | 'hotseat';
  readonly level: number;
  /** The player's own name; empty if he gave none. */
  readonly name: string;
}

const FIELDS = {
  locale: v.picklist(LOCALES.map(({ id }) => id)),
  theme: v.picklist(['system', 'light', 'dark']),
  motion: v.picklist(['system', 'full', 'reduced']),
  sounds: v.boolean(),
  pieces: v.string(),
  coordinates: v.boolean(),
  targets: v.boolean(),
  notation: v.record(v.string(), v.string()),
  confirm: v.record(v.string(), v.boolean()),
  opponent: v.picklist(['machine', 'hotseat']),
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  name: v.string(),
} as const;

function defaults(): Settings {
  // Who wants less motion is not surprised by sounds either.
  const calm = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    locale: negotiate(typeof navigator === 'undefined' ? [] : navigator.languages),
    theme: 'system',
    motion: 'system',
    sounds: !calm,
    pieces: 'signs',
    coordinates: true,
    targets: true,
    notation: {},
    confirm: {},
    opponent: 'machine',
    level: 2,
    name: '',
  };
}

class SettingsStore {
  now: Settings = $state.raw(defaults());
  trouble: Trouble | null = $state.raw(null);
  #values: Values | undefined;

  /** Reads what was kept and puts it into use; what another page changes is followed. */
  async start(values: Values): Promise<void> {
    this.#values = values;
    values.watch('settings', () => void this.#read(values));
    await this.#read(values);
  }

  async #read(values: Values): Promise<void> {
    ({ value: this.now, trouble: this.trouble } = values.read('settings', FIELDS, defaults()));
    this.#apply();
    await setLocale(this.now.locale);
  }

  async change(wishes: Partial<Settings>): Promise<void> {
    this.now = { ...this.now, ...wishes };
    this.#apply();
    const [written] = await Promise.all([
      this.#values?.put('settings', this.now),
      wishes.locale ? setLocale(wishes.locale) : undefined,
    ]);
    if (written) this.trouble = troubleOf(written);
  }

  async reset(): Promise<void> {
    await this.change(defaults());
  }

  /** Whether moves of a game wait for a yes. */
  confirms(game: string): boolean {
    return this.now.confirm[game] ?? mannersOf(game).confirm;
  }

  /**
   * The notation of a game: the player's choice, or what readers of his language use. The first of the list is for machines.
   */
  notationOf(game: string, forms: readonly string[]): string {
    const wish = this.now.notation[game];
    const usual = this.now.locale === 'zh-Hans' ? ['chinese', 'san'] : ['san', 'wxf'];
    const found = [wish, ...usual].find((form) => form !== undefined && forms.includes(form));
    return found ?? forms[1] ?? forms[0] ?? '';
  }

  #apply(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.now.theme;
    root.dataset['motion'] = this.now.motion;
  }
}

export const settings = new SettingsStore();
