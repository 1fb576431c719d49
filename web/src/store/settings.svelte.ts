/**
 * The player's wishes, kept in this browser.
 */

import * as v from 'valibot';
import { LOCALES, negotiate, setLocale, type Locale } from '../i18n';
import { STRONGEST, WEAKEST } from '../model/following';
import { mannersOf } from '../model/manners';
import { usualSet } from '../pieces/readers';
import { troubleOf, type Values } from './values';
import type { Trouble } from './vault';

/** A clock of one's own choice, as the player left it in the form. */
export interface OwnClock {
  readonly kind: 'own' | 'delay' | 'periods';
  readonly minutes: number;
  readonly seconds: number;
  readonly periods: number;
}

export interface Settings {
  readonly locale: Locale;
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'full' | 'reduced';
  /** How fast pieces move, where they do. */
  readonly speed: 'slow' | 'normal' | 'fast';
  readonly sounds: boolean;
  /** How long the machine waits after a move has landed, in milliseconds. */
  readonly breath: number;
  /** How loud, from 0 to 1. */
  readonly volume: number;
  /** Whether a hand feels what happens, where the device can tell it. */
  readonly haptics: boolean;
  /** Whether it agrees to draws and offers them, and whether it gives up. */
  readonly machineDraws: boolean;
  readonly machineResigns: boolean;
  /** Seconds that the strongest level has for each move; 0 for its usual share. */
  readonly seconds: number;
  /** The name of the piece set of every game that has none of its own in `sets`: what pages of before kept. Empty where nobody chose. */
  readonly pieces: string;
  /** The piece set by game. */
  readonly sets: Readonly<Record<string, string>>;
  /** The colours of the board by game; the usual ones where nobody chose. */
  readonly looks: Readonly<Record<string, string>>;
  readonly coordinates: boolean;
  readonly targets: boolean;
  /** Whether the list of moves is in words, by game; where nobody chose, it is, unless he chose a notation. */
  readonly words: Readonly<Record<string, boolean>>;
  /** Notation by game. */
  readonly notation: Readonly<Record<string, string>>;
  /** Whether a decided move waits for a yes, by game; the default is the game's. */
  readonly confirm: Readonly<Record<string, boolean>>;
  /** Whom `Play` seats opposite. */
  readonly opponent: 'machine' | 'hotseat';
  readonly level: number;
  /** Whether the machine follows the player, and how strong it has become by that in half steps, by game. */
  readonly follows: boolean;
  readonly followed: Readonly<Record<string, number>>;
  /** The player's own name; empty if he gave none. */
  readonly name: string;
  /** The name of whoever played last at this device with him. */
  readonly guest: string;
  readonly clock: OwnClock;
  /** For programmers: whether all places of movable boards are drawn, and what drawing in space costs. */
  readonly wires: boolean;
  readonly figures: boolean;
}

const number = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));

const FIELDS = {
  locale: v.picklist(LOCALES.map(({ id }) => id)),
  theme: v.picklist(['system', 'light', 'dark']),
  motion: v.picklist(['system', 'full', 'reduced']),
  speed: v.picklist(['slow', 'normal', 'fast']),
  sounds: v.boolean(),
  breath: v.pipe(v.number(), v.minValue(0), v.maxValue(5000)),
  volume: number(0, 1),
  haptics: v.boolean(),
  machineDraws: v.boolean(),
  machineResigns: v.boolean(),
  seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(600)),
  pieces: v.string(),
  sets: v.record(v.string(), v.string()),
  looks: v.record(v.string(), v.string()),
  coordinates: v.boolean(),
  targets: v.boolean(),
  words: v.record(v.string(), v.boolean()),
  notation: v.record(v.string(), v.string()),
  confirm: v.record(v.string(), v.boolean()),
  opponent: v.picklist(['machine', 'hotseat']),
  level: v.pipe(number(1, 10), v.integer()),
  follows: v.boolean(),
  followed: v.record(v.string(), v.pipe(number(WEAKEST, STRONGEST), v.integer())),
  name: v.string(),
  guest: v.string(),
  clock: v.object({
    kind: v.picklist(['own', 'delay', 'periods']),
    minutes: number(0, 999),
    seconds: number(0, 999),
    periods: number(0, 999),
  }),
  wires: v.boolean(),
  figures: v.boolean(),
} as const;

function defaults(): Settings {
  // Who wants less motion is not surprised by sounds either.
  const calm = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    locale: negotiate(typeof navigator === 'undefined' ? [] : navigator.languages),
    theme: 'system',
    motion: 'system',
    speed: 'normal',
    sounds: !calm,
    breath: 500,
    volume: 0.6,
    haptics: !calm,
    machineDraws: true,
    machineResigns: true,
    seconds: 0,
    pieces: '',
    sets: {},
    looks: {},
    coordinates: true,
    targets: true,
    words: {},
    notation: {},
    confirm: {},
    opponent: 'machine',
    level: 2,
    follows: false,
    followed: {},
    name: '',
    guest: '',
    clock: { kind: 'own', minutes: 15, seconds: 10, periods: 3 },
    wires: false,
    figures: false,
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

  /** The piece set of a game: the player's choice, or what readers of his language recognise. */
  setOf(game: string): string {
    return this.now.sets[game] || this.now.pieces || usualSet(game, this.now.locale);
  }

  /** How much of a game is heard and felt. */
  get feels(): { readonly volume: number; readonly haptics: boolean } {
    const { sounds, volume, haptics } = this.now;
    return { volume: sounds ? volume : 0, haptics };
  }

  /** Whether moves of a game wait for a yes. */
  confirms(game: string): boolean {
    return this.now.confirm[game] ?? mannersOf(game).confirm;
  }

  /** Whether the moves of a game are listed in words. */
  inWords(game: string): boolean {
    return this.now.words[game] ?? this.now.notation[game] === undefined;
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
    root.dataset['speed'] = this.now.speed;
  }
}

export const settings = new SettingsStore();
