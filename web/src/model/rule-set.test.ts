import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engine/client';
import { localEngine } from '../engine/desk';
import { GAMES, type ListedGame } from '../engine/modules';
import type { View } from '../engine/types';
import { ruleSetOf, usualPreset, valuesOf, type Values } from './rule-set';

let engine: Engine;
beforeAll(() => {
  engine = localEngine();
});

const NAMED = GAMES.filter(({ presets }) => presets.length > 0);

/** What the engine makes of options; nothing where it refuses them. */
async function viewOf({ id }: ListedGame, values: Values): Promise<View | null> {
  const opened = await engine.open(id, Object.fromEntries(values));
  if (!opened.ok) {
    expect(opened.refusal.code, id).toBe('E_OPTION');
    return null;
  }
  void opened.value.seat.close();
  return opened.value.view;
}

describe.each(NAMED)('$id', (game) => {
  it('names every preset by its options, as the engine does', async () => {
    for (const { name } of game.presets) {
      const values = valuesOf(game, name);
      const view = await viewOf(game, values);
      expect(view?.rule_set).toBe(name);
      expect(view?.options.map(([option, value]) => [option, value])).toEqual(values);
      expect(ruleSetOf(game, values)).toMatchObject({ preset: name, changed: [] });
    }
  });

  it('calls the preset usual that a game without options has', async () => {
    const view = await viewOf(game, []);
    expect(usualPreset(game)).toBe(view?.rule_set);
    expect(ruleSetOf(game, [])).toEqual({ preset: usualPreset(game), changed: [], unusual: [] });
  });

  it('has a whole name exactly where the engine has one: every preset with any option at any value', async () => {
    let own = 0;
    for (const preset of game.presets) {
      for (const option of game.options) {
        // An open range is described by its ends.
        for (const value of option.values.map((known) => known.split('..')[0] ?? '')) {
          const values = valuesOf(game, preset.name).map(([name, had]) => [name, name === option.name ? value : had] as const);
          const view = await viewOf(game, values);
          if (!view) continue;
          const { preset: near, changed } = ruleSetOf(game, view.options);
          expect(changed.length === 0 ? near : null).toBe(view.rule_set);
          if (view.rule_set !== null) continue;
          // One option away from a preset: nothing can be nearer, another one can be as near.
          expect(changed).toHaveLength(1);
          own += 1;
        }
      }
    }
    expect(own).toBeGreaterThan(0);
  });
});

describe('own rules', () => {
  const game = (id: string): ListedGame => {
    const found = GAMES.find((known) => known.id === id);
    if (!found) throw new Error(`no game ${id}`);
    return found;
  };

  it('keep the name of the preset that they are near to, and tell everything that differs from the usual rules', () => {
    const trid = game('trid');
    const own = valuesOf(trid, 'meder').map(([name, value]) => [name, name === 'forward' ? 'pin_number' : value] as const);
    const { preset, changed, unusual } = ruleSetOf(trid, own);
    expect([preset, changed]).toEqual(['meder', [['forward', 'pin_number']]]);
    expect(unusual).toHaveLength(9);
    expect(unusual).toContainEqual(['carried_promotion', 'on']);
    expect(unusual.map(([name]) => name)).not.toContain('forward');
  });

  it('are named by the first of two presets that are equally near', () => {
    const commander = game('cotulenh');
    const own: Values = [...valuesOf(commander, 'author'), ['aim', 'land']];
    expect(ruleSetOf(commander, own)).toMatchObject({ preset: 'author', changed: [['aim', 'land']] });
  });
});

it('says of a game without presets what differs', () => {
  const game = { options: [{ name: 'arrivals', values: ['decided', 'taken'], summary: '' }], presets: [] };
  expect(ruleSetOf(game, [])).toEqual({ preset: null, changed: [], unusual: [] });
  const taken: Values = [['arrivals', 'taken']];
  expect(ruleSetOf(game, taken)).toEqual({ preset: null, changed: taken, unusual: taken });
  expect(usualPreset(game)).toBeNull();
});
