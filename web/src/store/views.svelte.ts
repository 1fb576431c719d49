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
  readonly spread: boolean;
}

type Views = Readonly<Record<string, KeptView>>;

const FLAT: KeptView = { space: false, look: null, spread: false };

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
      const { space, look, spread } = view as Partial<Record<keyof KeptView, unknown>>;
      return typeof space === 'boolean' && typeof spread === 'boolean' && isLook(look ?? null);
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
    return (Object.hasOwn(this.#views, game) ? this.#views[game] : undefined) ?? FLAT;
  }

  change(game: string, wishes: Partial<KeptView>): void {
    this.#views = { ...this.#views, [game]: { ...this.of(game), ...wishes } };
    this.#kept?.write(this.#views);
  }
}

export const views = new ViewStore();
