/**
 * What is seen on a board: the scene, what is marked on it, and where the player looks. Everything follows from the game; no rule
 * is asked.
 */

import { untrack } from 'svelte';
import { t } from '../i18n';
import { pieceName, refusalText, sideName } from '../locales/words';
import type { Hand } from '../hand/hand.svelte';
import { sitePick } from '../model/picks';
import { sayCell, type Speech } from '../speech/speak';
import { existing, type Facing, type Layout, type ViewName } from './layout';
import { awaitedBy, lastEntry, offeredOf, refusedOf, siteNamed, stacksOf, targetsOf, trailOf, type TargetKind } from './marks';
import { shapeNow, type Shape } from './shape';
import { skinOf } from './skins';
import { trace, type Hint, type Traced } from './trace';

/** What whoever shows a board wishes. */
export interface Wish {
  readonly hand: Hand;
  readonly facing: Facing;
  /** Whether the hand may not pick now. */
  readonly readonly: boolean;
}

const NOWHERE: ReadonlyMap<number, TargetKind> = new Map();

export class Sight {
  readonly #wish: () => Wish;
  #last: readonly Traced[] = [];

  shape: Shape = $state(shapeNow());
  readonly #fingers = matchMedia('(any-pointer: coarse)').matches;
  /** How much wider than high the place for the picture is, once that is known. */
  proportion: number | null = $state(null);
  /** How the player wants the places to be laid out; before he has said it, as is best on his screen. */
  wanted: ViewName | null = $state(null);
  /** The board that is shown large. */
  focus: number | null = $state(null);
  /** Where a pointer is. */
  hover: number | null = $state(null);
  /** Where the keys were last. */
  active = $state(-1);
  /** Indexes of the scene's layers that are shown. */
  shown: ReadonlySet<number> = $state.raw(new Set());

  readonly hand = $derived.by(() => this.#wish().hand);
  readonly scene = $derived(this.hand.scene);
  readonly universe = $derived(this.hand.table.universe);
  readonly skin = $derived(skinOf(this.hand.table.info.id));
  readonly view: ViewName = $derived(this.wanted ?? (this.shape === 'wide' ? undefined : this.skin.inHand) ?? 'panels');
  /** The places that exist now. */
  readonly here = $derived(existing(this.scene));
  readonly layout: Layout = $derived.by(() => {
    const { shape, view, focus } = this;
    const posture = { shape, facing: this.#wish().facing, view, focus, fingers: this.#fingers };
    if (view !== 'columns') return this.skin.lay(this.universe, posture);
    return this.skin.lay(this.universe, { ...posture, present: this.here, proportion: this.proportion });
  });

  readonly stacks = $derived(stacksOf(this.scene));
  readonly trail = $derived(trailOf(this.universe, lastEntry(this.hand.table.view)));
  /** Whether something is picked and more is to be. */
  readonly underway = $derived(this.hand.path.length > 0);
  readonly targets = $derived(this.underway ? targetsOf(this.hand.table.view, this.hand.offers) : NOWHERE);
  readonly refused = $derived(refusedOf(this.hand.offers, 'site'));
  /** The place that is spoken of: under the pointer, picked, or under the keys. */
  readonly looked = $derived(this.hover ?? [...this.hand.picked][0] ?? (this.here.has(this.active) ? this.active : null));
  /** Places that are not there and are looked for. */
  readonly missing: ReadonlySet<number> = $derived.by(() => {
    const awaited = this.looked === null ? [] : awaitedBy(this.universe, this.stacks.get(this.looked) ?? []);
    return new Set([...this.refused.keys(), ...awaited].filter((site) => !this.here.has(site)));
  });
  /** Places that can be picked. */
  readonly live: ReadonlySet<number> = $derived.by(() =>
    this.#wish().readonly ? new Set() : new Set([...offeredOf(this.hand.table.view.offers, 'site'), ...this.targets.keys()]),
  );
  /** Whether a hand may pick now. */
  readonly mayPick = $derived.by(() => !this.#wish().readonly);
  /** Where the keys begin. */
  readonly current = $derived(
    this.here.has(this.active)
      ? this.active
      : (this.scene.pieces.find(({ side }) => side === this.hand.table.view.status.actor)?.site ?? this.scene.sites[0] ?? 0),
  );

  /** The pieces with their identities: scene and pieces change together, or boards would be seen leaving without their passengers. */
  readonly traced: readonly Traced[] = $derived.by(() => {
    const next = this.scene.pieces;
    this.#last = untrack(() => trace(this.#last, next, this.#hint()));
    return this.#last;
  });

  readonly speech: Speech = $derived.by(() => {
    const { info, universe } = this.hand.table;
    return { game: info.id, sides: info.sides, universe };
  });

  constructor(wish: () => Wish) {
    this.#wish = wish;
  }

  /** The ends of the step that led here, or that was taken back. */
  #hint(): Hint | null {
    const executed = this.hand.table.view.events.find((event) => event.event === 'move_executed');
    if (executed?.event !== 'move_executed') return null;
    const { from, to, side } = executed.facts;
    const [a, b] = [siteNamed(this.universe, from, side), siteNamed(this.universe, to, side)];
    return a === null || b === null ? null : { from: a, to: b };
  }

  /** An open court is an invitation: who would leave, and for whose party (rules: kings-cooking 19.1). */
  #invitation(site: number): string | null {
    const { terrain, owner } = this.universe.sites[site] ?? {};
    const [from] = this.hand.picked;
    const guest = from === undefined ? undefined : this.stacks.get(from)?.[0];
    if (terrain !== 'court' || !owner || !guest || !this.targets.has(site)) return null;
    const piece = pieceName(this.hand.table.info.id, guest.kind, this.hand.table.sideWord(guest.side));
    return t('board-court-button-label', { piece, side: sideName(this.hand.table.sideWord(owner)) });
  }

  /** Whether a pick of this place lets everything go: it is picked already, and is not the target of a step that waits for a yes. */
  drops(site: number): boolean {
    const { picked, pending, path } = this.hand;
    const target = pending !== null && path.at(-1) === sitePick(site);
    return picked.has(site) && !target && !this.targets.has(site);
  }

  /** A place in words. */
  label(site: number): string {
    return (
      this.#invitation(site) ??
      sayCell(this.speech, site, this.stacks.get(site) ?? [], {
        selected: this.hand.picked.has(site),
        target: this.targets.get(site) ?? null,
        last: this.trail.sites.includes(site),
        checked: this.scene.checked.includes(site),
      })
    );
  }

  /** A place in words, and why nothing can go there. */
  describe(site: number): string {
    const refusal = this.refused.get(site)?.refusal;
    const why = refusal === undefined ? '' : t('choose-forbidden', { reason: refusalText(this.hand.table.info.id, refusal) });
    return [this.label(site), why].filter((part) => part !== '').join('. ');
  }
}
