import { describe, expect, it } from 'vitest';
import { courseOf, relate, type Course } from './course';

function course(...steps: string[]): Course {
  return { game: 'g', start: '', options: '{}', creator: 'light', steps };
}

// The rows of rules: kings-cooking 17, step 10, and of its matrix.
describe('an incoming course against the stored one', () => {
  const stored = course('a', 'b', 'c', 'd');

  it('URL-18: one more', () => {
    expect(relate(stored, course('a', 'b', 'c', 'd', 'e'))).toEqual({ is: 'newer', plies: 1 });
  });

  it('URL-19: the first two', () => {
    expect(relate(stored, course('a', 'b'))).toEqual({ is: 'older', ply: 2 });
  });

  it('URL-20: another third', () => {
    expect(relate(stored, course('a', 'b', 'x', 'd'))).toEqual({ is: 'diverged', ply: 2 });
  });

  it('URL-21: three more', () => {
    expect(relate(stored, course('a', 'b', 'c', 'd', 'e', 'f', 'g'))).toEqual({ is: 'newer', plies: 3 });
  });

  it('URL-22: the same', () => {
    expect(relate(stored, course('a', 'b', 'c', 'd'))).toEqual({ is: 'same' });
  });

  it('set up differently', () => {
    expect(relate(stored, { ...stored, start: 'elsewhere' })).toEqual({ is: 'diverged', ply: null });
  });

  it('is read from a save without what was taken back', () => {
    const save = JSON.stringify({ game: 'g', start: 's', steps: ['a', 'b'], cursor: 1 });
    expect(courseOf(save)).toEqual({ game: 'g', start: 's', options: '{}', creator: '', steps: ['a'] });
  });
});
