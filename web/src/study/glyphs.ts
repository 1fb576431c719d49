/** The marks of a step and of the position after it, as PGN numbers them. Of each group a step has one at most. */

export interface Mark {
  readonly glyph: number;
  readonly sign: string;
  /** The message that says it. */
  readonly word: string;
}

/** What a step is worth. */
const STEPS: readonly Mark[] = [
  { glyph: 1, sign: '!', word: 'study-mark-good' },
  { glyph: 2, sign: '?', word: 'study-mark-bad' },
  { glyph: 3, sign: '!!', word: 'study-mark-brilliant' },
  { glyph: 4, sign: '??', word: 'study-mark-blunder' },
  { glyph: 5, sign: '!?', word: 'study-mark-interesting' },
  { glyph: 6, sign: '?!', word: 'study-mark-dubious' },
];

/** What the position is worth. */
const POSITIONS: readonly Mark[] = [
  { glyph: 10, sign: '=', word: 'study-mark-even' },
  { glyph: 13, sign: '∞', word: 'study-mark-unclear' },
  { glyph: 14, sign: '+=', word: 'study-mark-little-first' },
  { glyph: 15, sign: '=+', word: 'study-mark-little-second' },
  { glyph: 16, sign: '±', word: 'study-mark-clearly-first' },
  { glyph: 17, sign: '∓', word: 'study-mark-clearly-second' },
  { glyph: 18, sign: '+−', word: 'study-mark-winning-first' },
  { glyph: 19, sign: '−+', word: 'study-mark-winning-second' },
];

export const GROUPS: readonly (readonly Mark[])[] = [STEPS, POSITIONS];

/** The marks of some glyphs; a glyph that has no sign here is shown by its number, and kept. */
export function marksOf(glyphs: readonly number[]): readonly Mark[] {
  const known = GROUPS.flat();
  return glyphs.map(
    (glyph) => known.find((mark) => mark.glyph === glyph) ?? { glyph, sign: `$${glyph}`, word: 'study-mark-other' },
  );
}

/** Sets a mark, or takes it away if it is set; others of its group give way. */
export function toggled(glyphs: readonly number[], glyph: number): readonly number[] {
  if (glyphs.includes(glyph)) return glyphs.filter((known) => known !== glyph);
  const group = GROUPS.find((marks) => marks.some((mark) => mark.glyph === glyph)) ?? [];
  return [...glyphs.filter((known) => !group.some((mark) => mark.glyph === known)), glyph];
}
