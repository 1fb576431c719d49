/**
 * The player's wishes, kept in this browser.
 */

import { LOCALES, negotiate, setLocale, type Locale } from '../i18n';
import { mannersOf } from '../model/manners';
import { Kept, type Trouble } from './kept';
import type { Shelf } from './shelf';

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

function isRecord(value: unknown, kind: 'string' | 'boolean'): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((item) => typeof item === kind);
}

function isSettings(value: unknown): value is Settings {
  if (typeof value !== 'object' || value === null) return false;
  const settings = value as Partial<Record<keyof Settings, unknown>>;
  const oneOf = (item: unknown, ...allowed: readonly unknown[]) => allowed.includes(item);
  return (
    LOCALES.some(({ id }) => id === settings.locale) &&
    oneOf(settings.theme, 'system', 'light', 'dark') &&
    oneOf(settings.motion, 'system', 'full', 'reduced') &&
    oneOf(settings.opponent, 'machine', 'hotseat') &&
    [settings.sounds, settings.coordinates, settings.targets].every((item) => typeof item === 'boolean') &&
    [settings.pieces, settings.name].every((item) => typeof item === 'string') &&
    Number.isInteger(settings.level) &&
    isRecord(settings.notation, 'string') &&
    isRecord(settings.confirm, 'boolean')
  );
}

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
  #kept: Kept<Settings> | undefined;

  /** Reads what was kept and puts it into use. */
  async start(shelf: Shelf): Promise<void> {
    this.#kept = new Kept(shelf, 'fairyring:', 'settings', 1, isSettings);
    const read = this.#kept.read();
    if (!read.ok) this.trouble = read.trouble;
    else if (read.value) this.now = read.value;
    this.#apply();
    await setLocale(this.now.locale);
  }

  async change(wishes: Partial<Settings>): Promise<void> {
    this.now = { ...this.now, ...wishes };
    const written = this.#kept?.write(this.now);
    if (written && !written.ok) this.trouble = written.trouble;
    this.#apply();
    if (wishes.locale) await setLocale(wishes.locale);
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
