/**
 * What is to be seen at a moment of a game, told by the engine alone: it is loaded here a second time, led to the same position,
 * and asked for the scene and for what is on offer. Nothing of the page takes part.
 */

import { localEngine } from '../src/engine/desk';
import type { Result } from '../src/engine/result';
import type { OffersView, PieceOn, UniverseView, View } from '../src/engine/types';

export interface Moment {
  readonly game: string;
  readonly position?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Steps in machine form, played from there. */
  readonly steps?: readonly string[];
  /** What is picked of the next one: names of places, or words after `=`. */
  readonly picks?: readonly string[];
}

/** A mark of a place. */
interface Marked {
  readonly site: number;
  readonly sort: string;
}

export interface Truth {
  readonly game: string;
  readonly sides: readonly [string, string];
  readonly universe: UniverseView;
  readonly view: View;
  /** The pieces by site, the carrier first. */
  readonly stacks: ReadonlyMap<number, readonly PieceOn[]>;
  /** Targets of what is picked, each with its look. */
  readonly targets: readonly Marked[];
  readonly selected: readonly number[];
}

const engine = localEngine();

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

function stacksOf(pieces: readonly PieceOn[]): Map<number, PieceOn[]> {
  const stacks = new Map<number, PieceOn[]>();
  for (const piece of pieces) stacks.set(piece.site, [...(stacks.get(piece.site) ?? []), piece]);
  return stacks;
}

/** What a target should look like: who stands there decides, and a castling is special. */
function lookOf(view: View, site: number, { next }: OffersView): string {
  const there = stacksOf(view.scene.pieces).get(site)?.[0]?.side;
  const special = next.some(({ pick, notes }) => pick === `s${site}` && notes.some(({ code }) => code === 'castle'));
  if (special) return 'target-special';
  return there === undefined ? 'target-move' : there === view.status.actor ? 'target-join' : 'target-capture';
}

export async function truthOf({ game, position, options, steps = [], picks = [] }: Moment): Promise<Truth> {
  const start = position === undefined ? ({ at: 'normal' } as const) : ({ at: 'position', text: position } as const);
  const { seat, view: first } = must(await engine.open(game, options, start));
  let view = first;
  for (const step of steps) view = must(await seat.play(step));
  const universe = must(await engine.universe(game));
  const path = picks.map((pick) => (pick.startsWith('=') ? pick : `s${universe.sites.findIndex(({ name }) => name === pick)}`));
  const offers = must(await seat.offers(path));
  const { sides } = seat.info;
  must(await seat.close());
  const sites = (given: readonly string[]): number[] =>
    given.filter((pick) => pick.startsWith('s')).map((pick) => Number(pick.slice(1)));
  const targets = path.length === 0 ? [] : sites(offers.next.map(({ pick }) => pick));
  return {
    game,
    sides,
    universe,
    view,
    stacks: stacksOf(view.scene.pieces),
    targets: targets.map((site) => ({
      site,
      sort: universe.sites[site]?.terrain === 'court' ? 'invite' : lookOf(view, site, offers),
    })),
    selected: sites(path),
  };
}

/** The places where the last step began and ended, as far as they have one. */
export function trailOf({ view, universe }: Truth): number[] {
  const facts = view.history[view.status.ply - 1]?.facts;
  const names = new Set(facts ? [facts.from, facts.to] : []);
  // Of the two courts the rival's is gone to.
  return universe.sites.flatMap(({ name, owner, terrain }, site) =>
    names.has(name) && !(terrain === 'court' && owner === facts?.side) ? [site] : [],
  );
}
