/**
 * How each game is looked at, kept in this browser: flat or in space, from where, and how far apart its levels are. What cannot
 * be read is forgotten: a view is quickly found again.
 */

import * as v from 'valibot';
import type { Values } from './values';

/** A point of view as it is from the near chair, whoever sits there; `space/orbit` says what the numbers mean. */
export interface KeptLook {
  readonly at: { readonly x: number; readonly y: number; readonly z: number };
  readonly bearing: number;
  readonly height: number;
  readonly distance: number;
}

export interface KeptView {
  readonly space: boolean;
  /** Where the eye was. Pages of before had a `look` here that did not know who sat below: it is forgotten. */
  readonly eye: KeptLook | null;
  /** The preset that was looked from last, if the eye was not moved since. */
  readonly preset: Preset | null;
  readonly spread: boolean;
  /** Whether the levels lie beside each other. */
  readonly out: boolean;
  /** The name of the board whose level alone is seen. */
  readonly level: string | null;
}

const PRESETS = ['near', 'above', 'aside'] as const;
/** From the own chair, from above, or from beside the table. Who visits the other chair comes back to his own. */
export type Preset = (typeof PRESETS)[number];

type Views = Readonly<Record<string, KeptView>>;

const FLAT: KeptView = { space: false, eye: null, preset: null, spread: false, out: false, level: null };

const number = v.pipe(v.number(), v.finite());

const VIEW = v.object({
  space: v.optional(v.boolean(), FLAT.space),
  eye: v.optional(
    v.nullable(
      v.object({ at: v.object({ x: number, y: number, z: number }), bearing: number, height: number, distance: number }),
    ),
    FLAT.eye,
  ),
  preset: v.optional(v.fallback(v.nullable(v.picklist(PRESETS)), null), FLAT.preset),
  spread: v.optional(v.boolean(), FLAT.spread),
  out: v.optional(v.boolean(), FLAT.out),
  level: v.optional(v.nullable(v.string()), FLAT.level),
});

/** The views that can be understood, game by game. */
function understood(found: unknown): Views {
  const read = v.safeParse(v.record(v.string(), v.unknown()), found);
  if (!read.success) return {};
  const views = Object.entries(read.output).map(([game, view]) => [game, v.safeParse(VIEW, view)] as const);
  return Object.fromEntries(views.flatMap(([game, view]) => (view.success ? [[game, view.output]] : [])));
}

class ViewStore {
  #views: Views = $state.raw({});
  #values: Values | undefined;

  /** Reads what was kept. */
  start(values: Values): void {
    this.#values = values;
    this.#views = understood(values.get('views'));
    values.watch('views', () => (this.#views = understood(values.get('views'))));
  }

  of(game: string): KeptView {
    return (Object.hasOwn(this.#views, game) ? this.#views[game] : undefined) ?? FLAT;
  }

  change(game: string, wishes: Partial<KeptView>): void {
    this.#views = { ...this.#views, [game]: { ...this.of(game), ...wishes } };
    void this.#values?.put('views', this.#views);
  }
}

export const views = new ViewStore();
