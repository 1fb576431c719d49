/** The screen between two players at one device (rules: kings-cooking 15): it covers the board until the next one has taken it. */

import type { SideView, View } from '../engine/types';

export interface Cover {
  /** Who moved, if anybody has. */
  readonly moved: SideView | null;
  readonly move: string;
  readonly next: SideView;
}

export class HandOver {
  /** Whether the players want it. */
  wanted = $state(false);
  cover: Cover | null = $state.raw(null);

  /** Who was asked for a name: nobody is asked twice. */
  readonly asked = new Set<SideView>();

  constructor(wanted: boolean) {
    this.wanted = wanted;
  }

  /** Covers the board for whoever is to act; `moved` tells whether somebody has just moved. */
  lay({ history, status }: View, moved: boolean): void {
    const last = moved ? history.at(-1) : undefined;
    this.cover = { moved: last?.facts.side ?? null, move: last?.text ?? '', next: status.actor };
  }

  /** The next player has the device. */
  lift(): Cover | null {
    const { cover } = this;
    if (cover) this.asked.add(cover.next);
    this.cover = null;
    return cover;
  }
}
