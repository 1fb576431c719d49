/**
 * Small icons, each a path in a box of 24 by 24.
 *
 * `fill` paths are filled with the current colour under the even-odd rule, `stroke` paths drawn as lines of width 2 with round
 * ends and joins.
 */

export interface Icon {
  readonly fill?: string;
  readonly stroke?: string;
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export const icons = {
  /** A promotion waits for a board to leave. */
  crown: { fill: 'M3 8l4.5 4L12 5l4.5 7L21 8l-1.8 9H4.8ZM5 19h14v2H5Z' },
  /** A pawn that cannot advance. */
  lock: { fill: 'M5 11h14v10H5Z', stroke: 'M8 11V8a4 4 0 0 1 8 0v3' },
  /** Heroic. */
  star: { fill: 'M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8L2.2 9.6l6.9-.8Z' },
  /** Carried by a moved board. */
  transported: { stroke: 'M4 15h16M4 19h16M12 12V3M8.5 6.5L12 3l3.5 3.5' },
  /** In check. */
  alert: { fill: 'M12 2.5L22.5 21h-21ZM11 9.5v5.5h2V9.5ZM11 16.7v2h2v-2Z' },
  /** Has acted in this deployment. */
  acted: { stroke: 'M4 5v14M9 12h10M15 7.5l4.5 4.5-4.5 4.5' },
  /** Counts for the aim. */
  target: { stroke: disc(12, 12, 8), fill: disc(12, 12, 3.2) },
  flip: { stroke: 'M8 20V5M4.5 8.5L8 5l3.5 3.5M16 4v15M12.5 15.5L16 19l3.5-3.5' },
  undo: { stroke: 'M9 6L4 11l5 5M4 11h10a5.5 5.5 0 0 1 0 9h-3' },
  redo: { stroke: 'M15 6l5 5-5 5M20 11H10a5.5 5.5 0 0 0 0 9h3' },
  undoTurn: { stroke: 'M11 6l-6 6 6 6M19 6l-6 6 6 6' },
  redoTurn: { stroke: 'M13 6l6 6-6 6M5 6l6 6-6 6' },
  first: { stroke: 'M6 5v14M18 6l-7 6 7 6' },
  last: { stroke: 'M18 5v14M6 6l7 6-7 6' },
  flag: { fill: 'M6 4h13l-3 4 3 4H6Z', stroke: 'M6 3v18' },
  handshake: {
    stroke: 'M2 7l4-1.5 6 2 6-2 4 1.5M2 15.5l3-.5 5.5 4.5 2-.5M22 15.5l-3-.5-6.5 4.5M12 7.5l-4 4c1 1.5 3 1.5 4.5 0l1.5-1.2 5 4.7',
  },
  gear: {
    stroke: `M12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9L7 7M17 17l2.1 2.1M4.9 19.1L7 17M17 7l2.1-2.1${disc(12, 12, 6)}`,
    fill: disc(12, 12, 2.2),
  },
  link: {
    stroke: 'M9.5 14.5l5-5M11 6.5l2-2a4.6 4.6 0 0 1 6.5 6.5l-2 2M13 17.5l-2 2A4.6 4.6 0 0 1 4.5 13l2-2',
  },
  share: { fill: disc(18, 5, 2.8) + disc(6, 12, 2.8) + disc(18, 19, 2.8), stroke: 'M8 11l8-4.7M8 13l8 4.7' },
  save: { stroke: 'M12 3v12M7 10.5l5 5 5-5M4 17v4h16v-4' },
  open: { stroke: 'M12 16V4M7 8.5l5-5 5 5M4 17v4h16v-4' },
  book: { stroke: 'M12 6C9.5 4 6 4 3 5v14c3-1 6.5-1 9 1 2.5-2 6-2 9-1V5c-3-1-6.5-1-9 1ZM12 6v14' },
  robot: {
    stroke: 'M5 9h14v10H5ZM12 9V5M2.5 12.5v3M21.5 12.5v3M9.5 16.5h5',
    fill: disc(9, 13, 1.5) + disc(15, 13, 1.5) + disc(12, 4, 1.7),
  },
  people: {
    fill: `${disc(8, 7.5, 3.6)}M1.5 20c0-5 3-7.5 6.5-7.5s6.5 2.5 6.5 7.5Z${disc(17, 8.5, 2.9)}M16.3 20h6.2c0-4.5-2.5-6.8-5.5-6.8-.9 0-1.7.2-2.4.5 1.2 1.6 1.7 3.7 1.7 6.3Z`,
  },
  person: { fill: `${disc(12, 7, 4.2)}M3.5 21c0-6 4-8.5 8.5-8.5s8.5 2.5 8.5 8.5Z` },
  speaker: { fill: 'M3 9h4l6-5v16l-6-5H3Z', stroke: 'M16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12' },
  mute: { fill: 'M3 9h4l6-5v16l-6-5H3Z', stroke: 'M17 9.5l5 5M22 9.5l-5 5' },
  sun: {
    fill: disc(12, 12, 4.5),
    stroke: 'M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M4.8 19.2l1.7-1.7M17.5 6.5l1.7-1.7',
  },
  moon: { fill: 'M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11Z' },
  stack: { stroke: 'M12 3l9 4.5-9 4.5-9-4.5ZM3 12l9 4.5 9-4.5M3 16.5L12 21l9-4.5' },
  shield: { stroke: 'M12 2.5l8.5 3v6c0 5-3.5 8.5-8.5 10.5-5-2-8.5-5.5-8.5-10.5v-6ZM12 7v9' },
  check: { stroke: 'M4 12.5l5.5 5.5L20 6.5' },
  cross: { stroke: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  up: { stroke: 'M12 20V4M5.5 10.5L12 4l6.5 6.5' },
  down: { stroke: 'M12 4v16M5.5 13.5L12 20l6.5-6.5' },
  left: { stroke: 'M20 12H4M10.5 5.5L4 12l6.5 6.5' },
  right: { stroke: 'M4 12h16M13.5 5.5L20 12l-6.5 6.5' },
  rotate: { stroke: 'M20 5v5h-5M20 10a8.3 8.3 0 1 0 .3 4' },
  plus: { stroke: 'M12 4v16M4 12h16' },
  trash: { stroke: 'M4 6.5h16M9 6V3.5h6V6M6 7l1 14h10l1-14M10 11v6M14 11v6' },
  pencil: { stroke: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19Z' },
  /** Boards beside each other, and all of them from above. */
  boards: { stroke: 'M2 8h5v8H2ZM9.5 8h5v8h-5ZM17 8h5v8h-5Z' },
  grid: { stroke: 'M4 4h16v16H4ZM4 12h16M12 4v16' },
  copy: { stroke: 'M8 8h12v13H8ZM4 16V3h12' },
  bulb: { stroke: 'M9 18h6M10 21.5h4M9 18c0-3-3-4.5-3-8.5a6 6 0 0 1 12 0c0 4-3 5.5-3 8.5' },
  clock: { stroke: `${disc(12, 13, 8.5)}M12 8.5V13l3 2.5M9.5 2h5` },
  metronome: { stroke: 'M9 3h6l4.5 18h-15ZM5.5 16.5h13M12 16.5L18.5 5' },
  home: { stroke: 'M3 11.5L12 3.5l9 8M5.5 10v10.5h13V10M10 20v-6h4v6' },
  menu: { stroke: 'M4 6h16M4 12h16M4 18h16' },
  globe: { stroke: `${disc(12, 12, 9.5)}M2.5 12h19M12 2.5c-5 5.5-5 13.5 0 19M12 2.5c5 5.5 5 13.5 0 19` },
  cube: { stroke: 'M12 2.5l8.5 4.7v9.6L12 21.5l-8.5-4.7V7.2ZM3.5 7.2L12 12l8.5-4.8M12 12v9.5' },
  list: { fill: disc(4.5, 6, 1.5) + disc(4.5, 12, 1.5) + disc(4.5, 18, 1.5), stroke: 'M9 6h12M9 12h12M9 18h12' },
  info: { fill: disc(12, 7, 1.5), stroke: `${disc(12, 12, 9.5)}M12 11v6.5` },
  stop: { fill: 'M6 6h12v12H6Z' },
  play: { fill: 'M7 4.5L20 12 7 19.5Z' },
  keyboard: { stroke: 'M2.5 6h19v12h-19ZM6 10h.1M10 10h.1M14 10h.1M18 10h.1M7 14h10' },
} as const satisfies Record<string, Icon>;

export type IconName = keyof typeof icons;
