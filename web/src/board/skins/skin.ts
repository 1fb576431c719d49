/**
 * What a skin is: how sites lie and what is drawn underneath. It knows terrain words and lattice coordinates, never a rule.
 */

import type { SceneView, SideView, UniverseView } from '../../engine/types';
import type { Layout, Place, Posture, ViewName } from '../layout';

/** A shape of the ground; the style sheet gives each role its colour. */
export interface Ground {
  readonly d: string;
  readonly role: string;
  /** The size of a cell where it lies, for the width of lines; 1 unless told. */
  readonly scale?: number;
  /** What it belongs to; without it the shape is always there. */
  readonly when?: When;
}

/** A place that must be there for a shape to be drawn, or a board with its owner. */
type When = { readonly site: number } | { readonly board: number; readonly owner: SideView };

export interface Skin {
  /** The name that the style sheet knows. */
  readonly name: string;
  readonly views: readonly ViewName[];
  /** The view that a phone begins with; without it the first. */
  readonly inHand?: ViewName;
  /** How much of its cell a piece fills. */
  readonly piece: number;
  /** Where coordinates are written: at the frame, in the corners of the cells, or nowhere. */
  readonly coordinates: 'frame' | 'cells' | 'none';
  /** What each side calls its files in a notation, from its right hand on; without it they have the letters of their places. */
  heads?(notation: string): readonly [readonly string[], readonly string[]] | undefined;
  /** Whether a panel is small until its title is chosen. */
  readonly enlarges?: true;
  lay(universe: UniverseView, posture: Posture): Layout;
  ground(universe: UniverseView, layout: Layout, scene: SceneView): readonly Ground[];
  /** Where the scene decides what is drawn: every shape that may be, each with what it waits for. Programs draw by it too. */
  plan?(universe: UniverseView, layout: Layout): readonly Ground[];
}

/** Those of a plan whose place or board is there. */
export function standing(plan: readonly Ground[], { sites, boards }: SceneView): Ground[] {
  const here = new Set(sites);
  return plan.filter(({ when }) => {
    if (!when) return true;
    if ('site' in when) return here.has(when.site);
    return boards.some(({ board, owner }) => board === when.board && owner === when.owner);
  });
}

/** Rounds for path data: a thousandth of a cell is finer than any screen. */
export function fine(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function rectangle(x: number, y: number, w: number, h: number): string {
  return `M${fine(x)} ${fine(y)}h${fine(w)}v${fine(h)}h${fine(-w)}Z`;
}

/** A rectangle with round corners. */
export function plate(x: number, y: number, w: number, h: number, r: number): string {
  const [a, b, c] = [fine(w - 2 * r), fine(h - 2 * r), fine(r)];
  return (
    `M${fine(x + r)} ${fine(y)}h${a}a${c} ${c} 0 0 1 ${c} ${c}v${b}a${c} ${c} 0 0 1 ${-c} ${c}` +
    `h${-a}a${c} ${c} 0 0 1 ${-c} ${-c}v${-b}a${c} ${c} 0 0 1 ${c} ${-c}Z`
  );
}

/** The whole cell of a place. */
export function cell({ x, y, w, h }: Place): string {
  return rectangle(x - w / 2, y - h / 2, w, h);
}

export function segment(from: Place, to: Place): string {
  return `M${fine(from.x)} ${fine(from.y)}L${fine(to.x)} ${fine(to.y)}`;
}
