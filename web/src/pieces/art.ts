/**
 * What a drawn piece is made of: plain path data in a box of 100 by 100, without colours and without text.
 *
 * Colours come from custom properties (`pieces.css`), so one drawing serves both themes; sides differ by shape as well, so
 * that colour alone never carries a meaning.
 */

/** What a shape stands for; the style sheet gives each role of each side its colour. */
export type Role = 'body' | 'ink' | 'accent' | 'line';

/** A shape: filled, or drawn as a line where it has a stroke width. */
export interface Shape {
  readonly d: string;
  readonly role: Role;
  readonly strokeWidth?: number;
}

/** The shapes of one piece, the lowest first. */
export type Art = readonly Shape[];

/** The first or the second side of a game. */
export type SideIndex = 0 | 1;

/** The pieces of one side by the engine's word for their kind. */
type Figures = Readonly<Record<string, Art>>;

/** The pieces of both sides. */
export type PieceSet = readonly [Figures, Figures];

/** A filled shape. */
export function area(role: Role, d: string): Shape {
  return { d, role };
}

/** A line with round ends. */
export function line(role: Role, strokeWidth: number, d: string): Shape {
  return { d, role, strokeWidth };
}

/** A circle as path data. */
export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** Both sides from one drawing of each kind. */
export function bothSides<K extends string>(kinds: readonly K[], draw: (side: SideIndex, kind: K) => Art): PieceSet {
  const figures = (side: SideIndex): Figures => Object.fromEntries(kinds.map((kind) => [kind, draw(side, kind)]));
  return [figures(0), figures(1)];
}

/** The value of `fill` or `stroke` for a role of a side. */
export function colour(side: SideIndex, role: Role): string {
  return `var(--piece-${side}-${role})`;
}
