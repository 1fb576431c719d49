import { describe, expect, it } from 'vitest';
import { squaresOf } from './qr';

/** The largest picture has so many squares a side. */
const LARGEST = 177;

describe('a picture for cameras', () => {
  it.each([100, 2331, 2332, 2953])('holds %i bytes', (bytes) => {
    const squares = squaresOf('é'.repeat(bytes >> 1) + 'a'.repeat(bytes % 2)) ?? [];
    expect(squares.length).toBeGreaterThan(20);
    expect(squares.length).toBeLessThanOrEqual(LARGEST);
    expect(squares.every((row) => row.length === squares.length)).toBe(true);
  });

  it('holds no more, and says so', () => {
    expect(squaresOf('a'.repeat(2954))).toBeNull();
    expect(squaresOf('é'.repeat(1477))).toBeNull();
  });
});
