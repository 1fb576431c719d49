import type { Lesson } from '../lesson';
import { lessons as flat } from './xiangqi';

/** The same pieces on the middle one of three layers, with energy to rise and sink: the engine shows where. */
export const lessons: readonly Lesson[] = flat.map((lesson) => {
  const [placement = ''] = lesson.position.split(' ');
  return { ...lesson, position: `-:${placement}:- w 10,0 - 0 1` };
});
