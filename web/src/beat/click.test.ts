import { describe, expect, it } from 'vitest';
import { Click } from './click';

interface Tone {
  readonly frequency: { value: number };
  from: number;
  stops: (number | undefined)[];
  onended: (() => void) | null;
}

/** A sound device that writes down what it is told. */
function device(now: number): { context: AudioContext; tones: Tone[]; levels: number[] } {
  const tones: Tone[] = [];
  const levels: number[] = [];
  const end = { connect: () => end };
  const context = {
    state: 'running',
    currentTime: now,
    destination: {},
    createGain: () => ({
      ...end,
      gain: { setValueAtTime: (level: number) => levels.push(level), exponentialRampToValueAtTime: () => undefined },
    }),
    createOscillator: () => {
      const tone = {
        ...end,
        frequency: { value: 0 },
        from: 0,
        stops: [] as (number | undefined)[],
        onended: null,
        start: (at: number) => {
          tone.from = at;
        },
        stop: (at?: number) => {
          tone.stops.push(at);
        },
      };
      tones.push(tone);
      return tone;
    },
  };
  return { context: context as unknown as AudioContext, tones, levels };
}

describe('the sound of the beat', () => {
  it('is ordered on the clock of the sound device, the first of a bar higher', () => {
    const { context, tones, levels } = device(7);
    const click = new Click(
      () => 0.5,
      () => context,
    );
    click.beat({ index: 0 }, 120);
    click.beat({ index: 1 }, 20);
    expect(tones.map(({ from }) => from)).toEqual([7.12, 7.02]);
    expect(tones[0]?.frequency.value).toBeGreaterThan(tones[1]?.frequency.value ?? 0);
    expect(levels).toEqual([0.2, 0.2]);
  });

  it('is not made at volume 0, and then needs no device', () => {
    const click = new Click(
      () => 0,
      () => {
        throw new Error('no device was needed');
      },
    );
    click.beat({ index: 0 }, 0);
    click.silence();
  });

  it('fails in silence where there is no device', () => {
    const click = new Click(
      () => 1,
      () => {
        throw new Error('no device');
      },
    );
    expect(() => click.beat({ index: 0 }, 10)).not.toThrow();
  });

  it('ends what was ordered and not yet heard', () => {
    const { context, tones } = device(0);
    const click = new Click(
      () => 1,
      () => context,
    );
    click.beat({ index: 0 }, 10);
    click.beat({ index: 1 }, 90);
    tones[0]?.onended?.();
    click.silence();
    expect(tones.map(({ stops }) => stops.length)).toEqual([1, 2]);
    expect(tones[1]?.stops.at(-1)).toBeUndefined();
  });
});
