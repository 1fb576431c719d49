/**
 * Sounds, reckoned here sample by sample: wood on wood, bells and strings, and no file is fetched for them. The numbers are the same
 * everywhere, so that a test can hear them too.
 */

import { CUES, type Cue } from './cues';

/** A part of a sound. */
interface Part {
  /** `knock` is filtered noise with a body, `string` is plucked, `bell` has overtones that are none of a string, `breath` rises and sinks. */
  readonly as: 'knock' | 'string' | 'bell' | 'breath';
  /** Hertz at its begin, and at its end if it glides. */
  readonly from: number;
  readonly to?: number;
  /** Seconds. */
  readonly at: number;
  readonly length: number;
  readonly level: number;
}

const PARTS: Readonly<Record<Cue, readonly Part[]>> = {
  move: [{ as: 'knock', from: 420, at: 0, length: 0.09, level: 0.5 }],
  capture: [
    { as: 'knock', from: 260, at: 0, length: 0.12, level: 0.85 },
    { as: 'knock', from: 520, at: 0.055, length: 0.08, level: 0.45 },
  ],
  check: [
    { as: 'bell', from: 988, at: 0, length: 0.3, level: 0.45 },
    { as: 'bell', from: 988, at: 0.14, length: 0.35, level: 0.5 },
  ],
  deploy: [
    { as: 'knock', from: 340, at: 0, length: 0.07, level: 0.35 },
    { as: 'knock', from: 430, at: 0.07, length: 0.07, level: 0.35 },
    { as: 'knock', from: 540, at: 0.14, length: 0.09, level: 0.4 },
  ],
  promotion: [
    { as: 'string', from: 523, at: 0, length: 0.25, level: 0.4 },
    { as: 'string', from: 659, at: 0.09, length: 0.25, level: 0.4 },
    { as: 'string', from: 1047, at: 0.18, length: 0.45, level: 0.5 },
  ],
  board: [
    { as: 'breath', from: 180, to: 320, at: 0, length: 0.32, level: 0.45 },
    { as: 'knock', from: 200, at: 0.3, length: 0.14, level: 0.6 },
  ],
  energy: [{ as: 'string', from: 330, to: 880, at: 0, length: 0.38, level: 0.42 }],
  win: [
    { as: 'string', from: 392, at: 0, length: 0.4, level: 0.4 },
    { as: 'string', from: 523, at: 0.13, length: 0.4, level: 0.4 },
    { as: 'string', from: 659, at: 0.26, length: 0.45, level: 0.42 },
    { as: 'bell', from: 784, at: 0.4, length: 0.9, level: 0.5 },
  ],
  loss: [
    { as: 'string', from: 392, at: 0, length: 0.4, level: 0.4 },
    { as: 'string', from: 330, at: 0.18, length: 0.45, level: 0.38 },
    { as: 'string', from: 220, at: 0.38, length: 0.9, level: 0.42 },
  ],
  draw: [
    { as: 'bell', from: 440, at: 0, length: 0.5, level: 0.35 },
    { as: 'bell', from: 440, at: 0.25, length: 0.7, level: 0.35 },
  ],
  refused: [{ as: 'knock', from: 120, at: 0, length: 0.13, level: 0.3 }],
  low: [
    { as: 'bell', from: 1319, at: 0, length: 0.12, level: 0.32 },
    { as: 'bell', from: 1319, at: 0.18, length: 0.12, level: 0.32 },
    { as: 'bell', from: 1319, at: 0.36, length: 0.16, level: 0.34 },
  ],
};

const TURN = 2 * Math.PI;

/** Overtones with their strength, as multiples of the lowest tone. */
const OVERTONES: Readonly<Record<'string' | 'bell', readonly (readonly [number, number])[]>> = {
  string: [
    [1, 0.65],
    [2, 0.22],
    [3, 0.1],
  ],
  bell: [
    [1, 0.6],
    [2.76, 0.22],
    [5.4, 0.1],
  ],
};

/** One part at a moment of its own, `share` from 0 to 1; `noise` is what chance gives it. */
function sampleOf({ as, from, to = from, length, level }: Part, time: number, noise: number): number {
  const share = time / length;
  // A glide is heard as the sum of all frequencies so far.
  const cycles = from * time + ((to - from) * time * share) / 2;
  const attack = Math.min(1, time / 0.003);
  if (as === 'breath') return level * Math.sin(Math.PI * share) * (0.6 * noise + 0.4 * Math.sin(TURN * cycles));
  const fade = attack * Math.exp((as === 'knock' ? -7 : -5) * share);
  if (as === 'knock') return level * fade * (0.7 * Math.sin(TURN * cycles) + 0.3 * noise * Math.exp(-20 * share));
  const tone = OVERTONES[as].reduce(
    (sum, [over, much]) => sum + much * Math.sin(TURN * cycles * over) * Math.exp(-over * share),
    0,
  );
  return level * fade * tone;
}

/** A sound as samples, at most one in size. */
export function samplesOf(cue: Cue, rate: number): Float32Array<ArrayBuffer> {
  const parts = PARTS[cue];
  const end = Math.max(...parts.map(({ at, length }) => at + length));
  const samples = new Float32Array(Math.ceil(end * rate));
  let seed = CUES.indexOf(cue) + 1;
  for (const part of parts) {
    const [first, count] = [Math.round(part.at * rate), Math.floor(part.length * rate)];
    for (let index = 0; index < count && first + index < samples.length; index += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      samples[first + index] = (samples[first + index] ?? 0) + sampleOf(part, index / rate, seed / 2 ** 31 - 1);
    }
  }
  return samples.map((sample) => Math.max(-1, Math.min(1, sample)));
}

/** What plays them; a browser's own, or a test's. */
export type Device = Pick<
  AudioContext,
  'state' | 'resume' | 'sampleRate' | 'createBuffer' | 'createBufferSource' | 'createGain' | 'destination'
>;

export class Player {
  readonly #open: () => Device;
  readonly #made = new Map<Cue, AudioBuffer>();
  #device: Device | undefined;

  constructor(open: () => Device = () => new AudioContext()) {
    this.#open = open;
  }

  /** Plays a sound, `volume` from 0 to 1. Nothing is heard before the first gesture, as browsers wish; one that cannot is silent. */
  play(cue: Cue, volume: number): void {
    if (volume <= 0) return;
    try {
      const device = (this.#device ??= this.#open());
      if (device.state === 'suspended') void device.resume();
      const gain = device.createGain();
      // Ears hear steps of loudness as factors.
      gain.gain.value = volume ** 2;
      const source = device.createBufferSource();
      source.buffer = this.#buffer(cue, device);
      source.connect(gain).connect(device.destination);
      source.start();
    } catch {
      // No sound device, or not allowed: a game needs neither.
    }
  }

  #buffer(cue: Cue, device: Device): AudioBuffer {
    const known = this.#made.get(cue);
    if (known) return known;
    const samples = samplesOf(cue, device.sampleRate);
    const buffer = device.createBuffer(1, samples.length, device.sampleRate);
    buffer.copyToChannel(samples, 0);
    this.#made.set(cue, buffer);
    return buffer;
  }
}
