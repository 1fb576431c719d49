/**
 * Small sounds, made on the spot: no file is fetched. Nothing is heard before the first gesture, as browsers wish.
 */

export type Sound = 'move' | 'capture' | 'check' | 'over' | 'refused';

/** Frequencies in hertz, one after the other. */
const NOTES: Readonly<Record<Sound, readonly number[]>> = {
  move: [330],
  capture: [220, 165],
  check: [660, 660],
  over: [392, 523, 659],
  refused: [130],
};

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
