/**
 * Small sounds, made on the spot: no file is fetched. Nothing is heard before the first gesture, as browsers wish.
 */

import type { EventView } from '../engine/types';

export type Sound = 'move' | 'capture' | 'check' | 'over' | 'refused';

/** Frequencies in hertz, one after the other. */
const NOTES: Readonly<Record<Sound, readonly number[]>> = {
  move: [330],
  capture: [220, 165],
  check: [660, 660],
  over: [392, 523, 659],
  refused: [130],
};

/** What an action sounds like: the gravest thing that happened. */
export function soundOf(events: readonly EventView[]): Sound | null {
  const happened = new Set(events.map(({ event }) => event));
  if (happened.has('game_over')) return 'over';
  if (happened.has('check_detected')) return 'check';
  if (happened.has('piece_captured')) return 'capture';
  return happened.has('move_executed') ? 'move' : null;
}

const LENGTH = 0.09;

let context: AudioContext | undefined;

/** Plays a sound; a browser that cannot is silent. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const [index, frequency] of NOTES[sound].entries()) {
      const from = context.currentTime + index * LENGTH;
      const gain = context.createGain();
      gain.gain.setValueAtTime(0.12, from);
      gain.gain.exponentialRampToValueAtTime(0.001, from + LENGTH);
      const tone = context.createOscillator();
      tone.type = 'triangle';
      tone.frequency.value = frequency;
      tone.connect(gain).connect(context.destination);
      tone.start(from);
      tone.stop(from + LENGTH);
    }
  } catch {
    // No sound device, or not allowed: a game needs neither.
  }
}
