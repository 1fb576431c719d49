/**
 * What the flat board looks like, measured where it is drawn: boxes on the screen, shapes and colours as the browser computed
 * them. `lookFlat` runs within the page of any browser, so it holds everything it needs. What the picture should be is told by
 * `truth.ts`, and `judge.ts` compares.
 */

/** A rectangle on the screen by its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A cell of the grid for keys and readers. */
export interface Cell {
  readonly site: number;
  readonly name: string;
  readonly label: string;
  readonly target: boolean;
  readonly selected: boolean;
  readonly box: Box;
  /** The label of the grid that it is in. */
  readonly grid: string;
}

/** A shape of a drawn piece: its path, its colour, and the width of its line if it is one. */
export type Stroke = readonly [path: string, colour: string, width: string];

export interface Seen {
  readonly key: string;
  readonly cells: readonly Cell[];
  readonly pieces: readonly {
    readonly box: Box;
    readonly shown: boolean;
    readonly strokes: readonly Stroke[];
    readonly badges: readonly string[];
  }[];
  /** By cell: the roles of the grounds that lie under it, the uppermost last. */
  readonly grounds: readonly (readonly string[])[];
  /** How many share a place, where it is written. */
  readonly counts: readonly { readonly box: Box; readonly text: string }[];
  /** Marks on places by their class: `selected`, `target-move`. */
  readonly marks: readonly { readonly sort: string; readonly box: Box }[];
  /** Letters and digits of coordinates. */
  readonly texts: readonly { readonly box: Box; readonly text: string }[];
  /** The names of boards, where there are several. */
  readonly titles: readonly { readonly box: Box; readonly text: string }[];
  /** The same where one board is seen at a time: from left to right. */
  readonly tabs: readonly string[];
}

/** Looks at the grid for keys and readers alone, which lies over the flat picture and over the one in space. */
export function lookGrid(): Cell[] {
  return [...document.querySelectorAll<HTMLElement>('.frame [data-site]')].map((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return {
      site: Number(cell.dataset['site']),
      name: cell.dataset['name'] ?? '',
      label: cell.getAttribute('aria-label') ?? '',
      target: cell.dataset['target'] === 'true',
      selected: cell.getAttribute('aria-selected') === 'true',
      box: { x: left, y: top, w: width, h: height },
      grid: cell.closest('[role=grid]')?.getAttribute('aria-label') ?? '',
    };
  });
}

/** Looks at the board of the game; of several pictures on the page the first. */
export function lookFlat(): Seen {
  const boxOf = (element: Element): { x: number; y: number; w: number; h: number } => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left, y: top, w: width, h: height };
  };
  const frame = document.querySelector('.frame');
  const picture = frame?.querySelector('svg.picture');
  if (!frame || !picture) throw new Error('there is no flat board');
  const all = (selector: string): Element[] => [...picture.querySelectorAll(selector)];
  const pen = document.createElement('canvas').getContext('2d');
  const shapes = all('path.ground').map((shape) => ({
    path: new Path2D(shape.getAttribute('d') ?? ''),
    role: /ground-(\S+)/.exec(shape.getAttribute('class') ?? '')?.[1] ?? '',
    filled: getComputedStyle(shape).fill !== 'none',
    within: (shape as SVGGeometryElement).getScreenCTM()?.inverse(),
  }));
  const groundsUnder = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string[] => {
    // A little beside the middle, through which edges of grounds go.
    const near = new DOMPoint(x + 0.44 * w, y + 0.42 * h);
    return shapes.flatMap(({ path, role, filled, within }) => {
      const at = near.matrixTransform(within);
      return filled && within && pen?.isPointInPath(path, at.x, at.y) ? [role] : [];
    });
  };
  return {
    key: document.querySelector<HTMLElement>('[data-key][data-ply]')?.dataset['key'] ?? '',
    cells: [...frame.querySelectorAll<HTMLElement>('[data-site]')].map((cell) => ({
      site: Number(cell.dataset['site']),
      name: cell.dataset['name'] ?? '',
      label: cell.getAttribute('aria-label') ?? '',
      target: cell.dataset['target'] === 'true',
      selected: cell.getAttribute('aria-selected') === 'true',
      box: boxOf(cell),
      grid: cell.closest('[role=grid]')?.getAttribute('aria-label') ?? '',
    })),
    pieces: all('g.piece').map((piece) => {
      const { opacity, visibility, display } = getComputedStyle(piece);
      const strokes = [...piece.children].filter((child) => child.tagName === 'path');
      return {
        box: boxOf(piece),
        shown: Number(opacity) > 0.5 && visibility === 'visible' && display !== 'none',
        strokes: strokes.map((path): [string, string, string] => {
          const { fill, stroke } = getComputedStyle(path);
          const width = path.getAttribute('stroke-width') ?? '';
          return [path.getAttribute('d') ?? '', width === '' ? fill : stroke, width];
        }),
        badges: [...piece.querySelectorAll('g.badge')].map((badge) =>
          (badge.getAttribute('class') ?? '').replace(/.*badge-(\w+).*/, '$1'),
        ),
      };
    }),
    grounds: [...frame.querySelectorAll<HTMLElement>('[data-site]')].map((cell) => groundsUnder(boxOf(cell))),
    counts: all('g.count').map((count) => ({ box: boxOf(count), text: count.textContent.trim() })),
    marks: all('.selected, .trail, .check, .owed, .invite, g.target').map((mark) => ({
      sort: /target-\w+|selected|trail|check|owed|invite/.exec(mark.getAttribute('class') ?? '')?.[0] ?? '',
      box: boxOf(mark),
    })),
    texts: all('text.coordinate').map((text) => ({ box: boxOf(text), text: text.textContent })),
    titles: [...frame.querySelectorAll('.title')].map((title) => ({
      box: boxOf(title),
      text: title.textContent.replace(/⤢|▲\d+/, '').trim(),
    })),
    tabs: [...document.querySelectorAll('.pages [data-page] > span:not(.last)')].map((tab) => tab.textContent.trim()),
  };
}
