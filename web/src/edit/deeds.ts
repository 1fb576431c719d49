/**
 * What hands do to a position that is set up, as the engine takes it. Which piece is which brush is found by its kind and its marks; where
 * it may stand is the engine's answer.
 */

import type { ArrangedView, BrushView, DeedView, PieceOn, SideView } from '../engine/types';

/** What a hand holds over the board: nothing, so that it moves what stands there; the tray that takes away; or a piece to be put. */
export type Tool = { readonly is: 'move' } | { readonly is: 'take' } | { readonly is: 'put'; readonly brush: string };

/** What of a set-up hands look at. */
type Standing = Pick<ArrangedView, 'scene' | 'palette' | 'boards'>;

/** Several deeds as one step of a table. */
export function stepOf(deeds: readonly DeedView[]): string {
  return JSON.stringify(deeds);
}

export function deedsOf(step: string): readonly DeedView[] {
  return JSON.parse(step) as readonly DeedView[];
}

/** The pieces at a place, the carrier first. */
export function piecesAt({ scene }: Standing, site: number): readonly PieceOn[] {
  return scene.pieces.filter((piece) => piece.site === site);
}

/** The brush that paints a piece: of its kind, with as many of its marks as there are. Marks that follow from the position are painted by nobody. */
export function brushOf(palette: readonly BrushView[], { side, kind, badges }: PieceOn): BrushView | null {
  const worn = new Set(badges.map(({ code }) => code));
  const fitting = palette
    .filter((brush) => brush.side === side && brush.kind === kind && brush.badges.every(({ code }) => worn.has(code)))
    .sort((one, other) => other.badges.length - one.badges.length);
  return fitting[0] ?? null;
}

/** What stands on a place goes to another one; whoever stands there gives way, or takes it along where the game lets him. */
export function moved(standing: Standing, from: number, to: number): readonly DeedView[] {
  const brushes = piecesAt(standing, from).flatMap((piece) => brushOf(standing.palette, piece) ?? []);
  return [{ do: 'take', site: from }, ...brushes.map(({ text }): DeedView => ({ do: 'put', site: to, brush: text }))];
}

/** A board goes to a pin; on its own it turns. */
export function boardMoved({ scene }: Standing, board: number, anchor: number): readonly DeedView[] {
  const stand = scene.boards.find((at) => at.board === board);
  if (!stand) return [];
  return [{ do: 'board', board: stand.name, anchor, turned: stand.anchor === anchor ? !stand.rotated : stand.rotated }];
}

/** The pins that a board can stand on. */
export function pinsFor({ scene, boards }: Standing, board: number): readonly number[] {
  const name = scene.boards.find((at) => at.board === board)?.name;
  return boards.find((free) => free.name === name)?.anchors ?? [];
}

/** The places where what a hand holds adds no fault; nothing where it holds nothing that could. */
export function fitting(standing: Standing, tool: Tool, picked: number | null): ReadonlySet<number> | null {
  const [carrier] = picked === null ? [] : piecesAt(standing, picked);
  const brush =
    tool.is === 'put'
      ? standing.palette.find(({ text }) => text === tool.brush)
      : carrier && tool.is === 'move'
        ? brushOf(standing.palette, carrier)
        : null;
  return brush ? new Set(brush.sites) : null;
}

/** Whose turn it is, where the set-up says so. */
export function turnOf({ fields }: Pick<ArrangedView, 'fields'>): SideView {
  return fields.find(({ kind }) => kind.is === 'side')?.value === 'second' ? 'second' : 'first';
}
