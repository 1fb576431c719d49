/**
 * The rules that a game is played by, as its options say. A game consists of its options; the name of a rule set is found anew from
 * them each time (rules: tri-d 10.2), so that it is never told twice in two ways.
 */

import type { ListedGame } from '../engine/modules';

/** Options with their values. */
export type Values = readonly (readonly [string, string])[];

/** What a choice of options is. */
export interface RuleSet {
  /** The preset that these options are, or are nearest to; none where the game has no names for them. */
  readonly preset: string | null;
  /** What is chosen otherwise than the preset has it; without a preset otherwise than usual. */
  readonly changed: Values;
  /** What does not have its first value: what differs from the usual rules. */
  readonly unusual: Values;
}

type Offered = Pick<ListedGame, 'options' | 'presets'>;

/** The value that each option has by default: the first. */
function usual({ options }: Offered): Values {
  return options.map(({ name, values }) => [name, values[0] ?? ''] as const);
}

/** The value of every option that a preset stands for. */
export function valuesOf(game: Offered, preset: string): Values {
  const named = new Map(game.presets.find(({ name }) => name === preset)?.options);
  return usual(game).map(([name, value]) => [name, named.get(name) ?? value] as const);
}

/** The preset that is the usual rules. */
export function usualPreset(game: Offered): string | null {
  const same = game.presets.find(({ name }) => differing(valuesOf(game, name), usual(game)).length === 0);
  return same?.name ?? null;
}

/** Those of some values that are not the same elsewhere. */
function differing(values: Values, elsewhere: Values): Values {
  const others = new Map(elsewhere);
  return values.filter(([name, value]) => others.get(name) !== value);
}

/** What options make; those that are not named have their first value. */
export function ruleSetOf(game: Offered, chosen: Values): RuleSet {
  const named = new Map(chosen);
  const values = usual(game).map(([name, value]) => [name, named.get(name) ?? value] as const);
  const unusual = differing(values, usual(game));
  const near = game.presets
    .map(({ name }) => ({ preset: name, changed: differing(values, valuesOf(game, name)) }))
    // The sort is stable: of two that are equally near the one that is offered first is named.
    .sort((one, other) => one.changed.length - other.changed.length)[0];
  return { preset: near?.preset ?? null, changed: near?.changed ?? unusual, unusual };
}
