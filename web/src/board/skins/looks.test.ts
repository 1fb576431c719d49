import { describe, expect, it } from 'vitest';
import { GAMES } from '../../engine/modules';
import { coloursOf, looksOf, pairsOf } from './looks';

/** How bright a colour is, as eyes see it (WCAG 2). */
function brightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [brightness(one), brightness(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const THEMES = [0, 1] as const;
/** What is written on squares (`board.css`), and the dots of targets. */
const WRITTEN = '#3a2610';
const TARGET = ['#0b5d3f', '#0c4e36'] as const;

describe.each(GAMES.map(({ id }) => id))('the looks of %s', (game) => {
  const looks = looksOf(game);

  it('are three, and the usual one changes nothing', () => {
    expect(looks.length).toBeGreaterThanOrEqual(3);
    expect(looks[0]).toBe('usual');
    expect(coloursOf(game, 'usual').size).toBe(0);
    expect(coloursOf(game, 'of-no-page').size).toBe(0);
  });

  it.each(looks.slice(1))('%s lets lines, squares, signs and marks be seen by day and by night', (look) => {
    const pairs = pairsOf(game, look);
    const of = (name: string, at: 0 | 1): string | null => pairs[name]?.[at] ?? null;
    for (const at of THEMES) {
      const line = of('board-line', at);
      const grounds = [
        'board-wood',
        'board-wood-sky',
        'board-wood-ground',
        'board-sea',
        'board-land',
        'board-light',
        'board-dark',
      ]
        .map((name) => of(name, at))
        .filter((colour) => colour !== null);
      expect(grounds.length).toBeGreaterThan(1);
      for (const ground of grounds) {
        if (line) expect(contrast(line, ground), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
        expect(contrast(WRITTEN, ground), `words on ${ground}`).toBeGreaterThanOrEqual(3);
        expect(contrast(TARGET[at], ground), `dots on ${ground}`).toBeGreaterThanOrEqual(1.8);
      }
      const [light, dark] = [of('board-light', at), of('board-dark', at)];
      if (light && dark) expect(contrast(light, dark)).toBeGreaterThanOrEqual(1.5);
      const [sea, land] = [of('board-sea', at), of('board-land', at)];
      if (sea && land) expect(sea).not.toBe(land);
    }
  });
});
