/**
 * The beat as a sound: short tones, ordered in advance on the clock of the sound device. Nothing is heard before the first
 * gesture, as browsers wish, and a browser without sound is silent: the pulse goes on.
 */

import { accented } from './metronome';
import type { Output } from './scheduler';

const LENGTH = 0.05;
const ACCENT = 1320;
const PLAIN = 880;

export class Click implements Output {
  readonly #volume: () => number;
  readonly #open: () => AudioContext;
  #context: AudioContext | null = null;
  #tones: OscillatorNode[] = [];

  /** `volume` is asked at every beat: 0 to 1. */
  constructor(volume: () => number, open: () => AudioContext = () => new AudioContext()) {
    this.#volume = volume;
    this.#open = open;
  }

  beat({ index }: { readonly index: number }, inMs: number): void {
    const volume = this.#volume();
    if (volume <= 0) return;
    try {
      this.#context ??= this.#open();
      const context = this.#context;
      if (context.state === 'suspended') void context.resume();
      const from = context.currentTime + Math.max(0, inMs) / 1000;
      const gain = context.createGain();
      gain.gain.setValueAtTime(0.4 * volume, from);
      gain.gain.exponentialRampToValueAtTime(0.001, from + LENGTH);
      const tone = context.createOscillator();
      tone.frequency.value = accented(index) ? ACCENT : PLAIN;
      tone.connect(gain).connect(context.destination);
      tone.start(from);
      tone.stop(from + LENGTH);
      tone.onended = () => {
        this.#tones = this.#tones.filter((other) => other !== tone);
      };
      this.#tones.push(tone);
    } catch {
      // No sound device, or not allowed.
    }
  }

  silence(): void {
    for (const tone of this.#tones) tone.stop();
    this.#tones = [];
  }
}
