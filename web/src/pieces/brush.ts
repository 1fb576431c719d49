/**
 * Characters written with a brush: each stroke is a spine with a width at both ends, and becomes an outline.
 *
 * A character is a text of strokes, each a letter for the way of writing and the points of its spine:
 * `h` level (thin, with the knob at its end), `v` upright (thick), `p` falling to the left (thick to thin),
 * `n` falling to the right (thin to thick), `d` dot (a drop), `k` the short flick of a hook.
 */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Widths at the beginning and the end of a stroke, in hundredths of the character. */
const PENS: Readonly<Record<string, readonly [number, number]>> = {
  h: [6.5, 7.5],
  v: [9.5, 8.5],
  p: [10, 2.5],
  n: [3, 12],
  d: [4, 12],
  k: [9, 1.5],
};

/** Points between two given ones on a curved spine. */
const SMOOTH = 4;

function points(text: string): Point[] {
  return text
    .trim()
    .split(' ')
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return { x, y };
    });
}

/** A curve through all points (Catmull-Rom), so that three points are enough for a falling stroke. */
function smooth(spine: readonly Point[]): Point[] {
  const at = (index: number): Point => spine[Math.max(0, Math.min(spine.length - 1, index))] ?? { x: 0, y: 0 };
  const curve: Point[] = [];
  for (let index = 0; index + 1 < spine.length; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let part = 0; part < SMOOTH; part += 1) {
      const t = part / SMOOTH;
      const blend = (p: number, q: number, r: number, s: number): number =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
      curve.push({ x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) });
    }
  }
  curve.push(at(spine.length - 1));
  return curve;
}

/** Where a character of 100 by 100 comes to stand in the box of a piece. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The outline of a character. All parts turn the same way, so overlaps stay filled under the non-zero rule. */
export function brush(strokes: string, frame: Frame): string {
  const scaled = (value: number): number => Math.round(value * frame.scale * 10) / 10;
  const place = (p: Point): string =>
    `${Math.round((frame.x + p.x * frame.scale) * 10) / 10} ${Math.round((frame.y + p.y * frame.scale) * 10) / 10}`;
  const disc = (p: Point, width: number): string => {
    const r = scaled(width / 2);
    return `M${place({ x: p.x - width / 2, y: p.y })}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  };
  const parts: string[] = [];
  for (const stroke of strokes.split(';')) {
    const text = stroke.trim();
    const pen = PENS[text.charAt(0)] ?? [8, 8];
    const given = points(text.slice(1));
    const curved = 'pnk'.includes(text.charAt(0)) && given.length > 2;
    const spine = curved ? smooth(given) : given;
    const last = spine.length - 1;
    spine.forEach((to, index) => {
      const width = pen[0] + ((pen[1] - pen[0]) * index) / Math.max(1, last);
      const from = spine[index - 1];
      if (from) {
        const before = pen[0] + ((pen[1] - pen[0]) * (index - 1)) / last;
        const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
        const n = { x: (from.y - to.y) / length / 2, y: (to.x - from.x) / length / 2 };
        const corner = (p: Point, w: number): string => place({ x: p.x + n.x * w, y: p.y + n.y * w });
        parts.push(`M${corner(from, -before)}L${corner(to, -width)} ${corner(to, width)} ${corner(from, before)}Z`);
      }
      if (index > 0 || !text.startsWith('h')) parts.push(disc(to, width));
    });
    const start = spine[0];
    if (start && text.startsWith('h')) parts.push(disc(start, pen[0]));
    const end = spine[last];
    if (end && text.startsWith('h') && last === 1) {
      // The knob: the brush is pressed and lifted at the end of a level stroke.
      parts.push(
        `M${place({ x: end.x - 9, y: end.y - 3 })}L${place({ x: end.x - 1, y: end.y - 8 })} ${place({ x: end.x + 4, y: end.y })} ${place({ x: end.x, y: end.y + 3 })}Z`,
      );
    }
  }
  return parts.join('');
}
