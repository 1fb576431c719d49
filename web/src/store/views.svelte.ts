/**
 * How each game is looked at, kept in this browser: flat or in space, from where, and how far apart its levels are. What cannot
 * be read is forgotten: a view is quickly found again.
 */

import { Kept } from './kept';
import type { Shelf } from './shelf';

/** A point of view; `space/orbit` says what the numbers mean. */
export interface KeptLook {
  readonly at: { readonly x: number; readonly y: number; readonly z: number };
  readonly bearing: number;
  readonly height: number;
  readonly distance: number;
}

export interface KeptView {
  readonly space: boolean;
  readonly look: KeptLook | null;
  /** The preset that was looked from last, if the eye was not moved since. */
  readonly preset: Preset | null;
  readonly spread: boolean;
  /** Whether the levels lie beside each other. */
  readonly out: boolean;
}

export const PRESETS = ['first', 'second', 'above'] as const;
/** From the side of a player, or from above. */
export type Preset = (typeof PRESETS)[number];

type Views = Readonly<Record<string, KeptView>>;

const FLAT: KeptView = { space: false, look: null, preset: null, spread: false, out: false };

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}

function isLook(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { at, bearing, height, distance } = value as Partial<Record<keyof KeptLook, unknown>>;
  const point = typeof at === 'object' && at !== null ? Object.values(at) : [];
  return point.length === 3 && [...point, bearing, height, distance].every(isNumber);
}

function isViews(value: unknown): value is Views {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((view: unknown) => {
      if (typeof view !== 'object' || view === null) return false;
      const { space, look, preset, spread, out } = { ...FLAT, ...view } as Record<keyof KeptView, unknown>;
      return (
        [space, spread, out].every((flag) => typeof flag === 'boolean') &&
        isLook(look) &&
        (preset === null || PRESETS.some((name) => name === preset))
      );
    })
  );
}

class ViewStore {
  #views: Views = $state.raw({});
  #kept: Kept<Views> | undefined;

  /** Reads what was kept. */
  start(shelf: Shelf): void {
    this.#kept = new Kept(shelf, 'fairyring:', 'views', 1, isViews);
    const read = this.#kept.read();
    if (read.ok && read.value) this.#views = read.value;
  }

  of(game: string): KeptView {
    // Views that were kept before there were presets lack some fields.
    return { ...FLAT, ...(Object.hasOwn(this.#views, game) ? this.#views[game] : undefined) };
  }

  change(game: string, wishes: Partial<KeptView>): void {
    this.#views = { ...this.#views, [game]: { ...this.of(game), ...wishes } };
    this.#kept?.write(this.#views);
  }
}

export const views = new ViewStore();
