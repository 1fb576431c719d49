import { describe, expect, it } from 'vitest';
import { caseOf, fixture, offersAfter, type Fixture } from '../../tests/fixtures';
import { awaitedBy, lastEntry, offeredOf, refusedOf, siteNamed, stacksOf, targetsOf, trailOf } from './marks';

function named({ universe }: Fixture, entries: Iterable<readonly [number, unknown]>): Record<string, unknown> {
  return Object.fromEntries<unknown>([...entries].map(([site, value]) => [universe.sites[site]?.name ?? '', value]));
}

describe('targets', () => {
  it('tells an enemy from an empty point by its mark', () => {
    const game = fixture('xiangqi');
    const start = caseOf(game, 'start');
    const targets = named(game, targetsOf(start.view, offersAfter(game, start, 'h2')));
    expect(targets['h9']).toBe('capture');
    expect(targets['e2']).toBe('move');
  });

  it('marks friends to join', () => {
    const game = fixture('cotulenh');
    const start = caseOf(game, 'start');
    const targets = named(game, targetsOf(start.view, offersAfter(game, start, 'e2')));
    expect(targets['b2']).toBe('join');
  });
});

it('a frozen pawn awaits the places that its mark names', () => {
  const game = fixture('trid');
  const { scene } = caseOf(game, 'labels').view;
  const waiting = awaitedBy(game.universe, scene.pieces).map((site) => game.universe.sites[site]?.name);
  expect(waiting).toEqual(['e8KL6']);
});

describe('refusals', () => {
  it('say why a frozen pawn stays, at places that do not exist', () => {
    const game = fixture('trid');
    const labels = caseOf(game, 'labels');
    const refused = refusedOf(offersAfter(game, labels, 'z5QL2'), 'site');
    expect(Object.keys(named(game, refused))).toEqual(['z6QL4']);
    expect([...refused.values()][0]?.refusal.code).toBe('E_ADVANCEMENT_FROZEN');
    expect([...refused.keys()].every((site) => !labels.view.scene.sites.includes(site))).toBe(true);
  });

  it('say why a board stays', () => {
    const game = fixture('trid');
    const start = caseOf(game, 'start');
    expect(refusedOf(start.view.offers, 'board').size).toBe(4);
    expect(offeredOf(start.view.offers, 'board').size).toBe(0);
  });
});

describe('trails', () => {
  it('lead from where a board stood to where it stands', () => {
    const game = fixture('trid');
    const { view } = caseOf(game, 'owed');
    const trail = trailOf(game.universe, lastEntry(view));
    expect(trail.anchors.map((anchor) => game.universe.anchors[anchor]?.name)).toEqual(['QL6', 'QL5']);
    expect(trail.sites).toEqual([]);
  });

  it('are empty before the first step', () => {
    const game = fixture('xiangqi');
    expect(trailOf(game.universe, lastEntry(caseOf(game, 'start').view))).toEqual({ sites: [], anchors: [] });
  });
});

it('leads out of the board into the court of the rival', () => {
  const { universe } = fixture('kings-cooking');
  const court = siteNamed(universe, 'off', 'first');
  expect(court === null ? null : universe.sites[court]?.owner).toBe('second');
});

it('keeps stacks in their order, the carrier first', () => {
  const game = fixture('cotulenh');
  const stack = stacksOf({ ...caseOf(game, 'session').view.scene, pieces: [] });
  expect(stack.size).toBe(0);
  const real = stacksOf(caseOf(game, 'session').view.scene);
  for (const pieces of real.values()) expect(new Set(pieces.map(({ site }) => site)).size).toBe(1);
});
