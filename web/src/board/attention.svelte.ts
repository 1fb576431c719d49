/**
 * What is to be looked at now. Whoever knows where something happens says so; the boards on the page, flat or in space, bring those
 * places into sight. They also say when nothing on them is on its way any more: who answers a move waits for that.
 */

import type { UniverseView, View } from '../engine/types';
import { sitesAtCorner } from './layout';
import { lastTurn, trailOf } from './marks';

/** Places that are to be seen, the most important last. A wish for the same places is a new one. */
export interface Wanted {
  readonly sites: readonly number[];
}

export class Attention {
  readonly #boards = new Set<() => Promise<void>>();
  wanted: Wanted | null = $state.raw(null);

  show(sites: readonly number[]): void {
    if (sites.length > 0) this.wanted = { sites };
  }

  /** A board takes part, with what tells that it has come to rest; the answer ends that. */
  join(still: () => Promise<void>): () => void {
    this.#boards.add(still);
    return () => this.#boards.delete(still);
  }

  /** Until nothing is on its way on any board. A page that nobody looks at draws nothing, and is not waited for. */
  async still(): Promise<void> {
    if (this.#boards.size === 0) return;
    const unseen = new AbortController();
    const { signal } = unseen;
    const left = new Promise<void>((resolve) => {
      const look = (): void => (document.hidden ? resolve() : undefined);
      document.addEventListener('visibilitychange', look, { signal });
      look();
    });
    await Promise.race([left, Promise.all([...this.#boards].map((still) => still()))]);
    unseen.abort();
  }
}

/** The places of the last turn, as far as they exist: where each step began, and where it ended. */
export function lastPlaces(universe: UniverseView, view: View): number[] {
  const here = new Set(view.scene.sites);
  const sites = lastTurn(view).flatMap((entry) => {
    const trail = trailOf(universe, entry);
    const boards = trail.anchors.flatMap((anchor) => {
      const corner = universe.anchors[anchor]?.corner;
      return corner ? sitesAtCorner(universe, corner) : [];
    });
    return [...boards, ...trail.sites];
  });
  return sites.filter((site) => here.has(site));
}
