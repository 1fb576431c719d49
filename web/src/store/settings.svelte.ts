/**
 * The player's wishes, kept in this browser.
 */

import { LOCALES, negotiate, setLocale, type Locale } from '../i18n';
import { Kept, type Shelf } from './local';

export interface Settings {
  readonly locale: Locale;
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'off';
  readonly sounds: boolean;
  /** `traditional` or `drawn` pieces: the name of a set. */
  readonly pieces: string;
  /** Notation by game. */
  readonly notation: Readonly<Record<string, string>>;
  /** Whether a decided move waits for a yes, by game; the default is the game's. */
  readonly confirm: Readonly<Record<string, boolean>>;
}

function isSettings(value: unknown): value is Settings {
  if (typeof value !== 'object' || value === null) return false;
  const settings = value as Partial<Settings>;
  return (
    LOCALES.some(({ id }) => id === settings.locale) &&
    typeof settings.theme === 'string' &&
    typeof settings.motion === 'string' &&
    typeof settings.sounds === 'boolean' &&
    typeof settings.pieces === 'string' &&
    typeof settings.notation === 'object' &&
    typeof settings.confirm === 'object'
  );
}

function defaults(): Settings {
  return {
    locale: negotiate(navigator.languages),
    theme: 'system',
    motion: 'system',
    sounds: true,
    pieces: 'signs',
    notation: {},
    confirm: {},
  };
}

class SettingsStore {
  now: Settings = $state.raw(defaults());
  #kept: Kept<Settings> | undefined;

  /** Reads what was kept and puts it into use. */
  async start(shelf: Shelf): Promise<void> {
    this.#kept = new Kept(shelf, 'settings', 1, isSettings);
    const read = this.#kept.read();
    if (read.ok && read.value) this.now = read.value;
    this.#apply();
    await setLocale(this.now.locale);
  }

  async change(wishes: Partial<Settings>): Promise<void> {
    this.now = { ...this.now, ...wishes };
    this.#kept?.write(this.now);
    this.#apply();
    if (wishes.locale) await setLocale(wishes.locale);
  }

  #apply(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.now.theme;
    root.dataset['motion'] = this.now.motion;
    root.lang = this.now.locale;
  }
}

export const settings = new SettingsStore();
