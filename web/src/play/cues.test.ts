import { describe, expect, it } from 'vitest';
import type { EventView } from '../engine/types';
import { CUES, TREMORS, cueOf, type Cue } from './cues';
import { Player, samplesOf, type Device } from './sound';

const RATE = 8000;

/** Events as far as they are looked at. */
function happened(...events: (Partial<EventView> & { event: EventView['event'] })[]): EventView[] {
  return events as EventView[];
}
const over = (winner: 'first' | 'second' | null): EventView[] =>
  happened({ event: 'move_executed' }, { event: 'check_detected' }, { event: 'game_over', ruling: { winner } as never });

describe('a cue', () => {
  it('is the gravest thing that happened', () => {
    const cases: readonly (readonly [EventView[], Cue | null])[] = [
      [happened({ event: 'move_executed' }), 'move'],
      [happened({ event: 'move_executed' }, { event: 'piece_captured' }), 'capture'],
      [happened({ event: 'move_executed' }, { event: 'piece_captured' }, { event: 'check_detected' }), 'check'],
      [happened({ event: 'move_executed' }, { event: 'session_opened' }), 'deploy'],
      [happened({ event: 'move_executed' }, { event: 'session_closed' }), 'deploy'],
      [happened({ event: 'move_executed' }, { event: 'piece_captured' }, { event: 'piece_promoted' }), 'promotion'],
      [happened({ event: 'board_moved' }, { event: 'promotion_owed' }), 'promotion'],
      [happened({ event: 'move_executed' }, { event: 'board_moved' }), 'board'],
      [happened({ event: 'move_executed' }, { event: 'layer_changed' }), 'energy'],
      [happened({ event: 'move_executed' }, { event: 'energy_changed', cost: 3 }), 'energy'],
      [happened({ event: 'move_executed' }, { event: 'energy_changed', cost: 0 }), 'move'],
      [happened({ event: 'move_executed' }, { event: 'piece_captured' }, { event: 'energy_changed', cost: 3 }), 'capture'],
      [happened({ event: 'move_rejected' }), 'refused'],
      [happened({ event: 'undone' }), null],
    ];
    for (const [events, cue] of cases) expect(cueOf(events, null), JSON.stringify(events)).toBe(cue);
  });

  it('of an end is that of whoever sits here', () => {
    expect([cueOf(over('first'), 'first'), cueOf(over('first'), 'second'), cueOf(over(null), 'first')]).toEqual([
      'win',
      'loss',
      'draw',
    ]);
    expect(cueOf(over('second'), null), 'two people at one device: somebody has won').toBe('win');
  });

  it('is felt, each in its own way', () => {
    const all = CUES.map((cue) => TREMORS[cue].join());
    expect(new Set(all).size).toBe(CUES.length);
    for (const cue of CUES) expect(TREMORS[cue].reduce((sum, ms) => sum + ms, 0)).toBeLessThan(400);
  });
});

describe('a sound', () => {
  const sounds = new Map(CUES.map((cue) => [cue, samplesOf(cue, RATE)]));
  const of = (cue: Cue) => sounds.get(cue) ?? new Float32Array();
  const loudness = (cue: Cue) => Math.sqrt(of(cue).reduce((sum, sample) => sum + sample ** 2, 0) / of(cue).length);
  const energy = (cue: Cue) => of(cue).reduce((sum, sample) => sum + sample ** 2, 0);

  it('is there for every cue, begins and ends softly, is neither too long nor cut off', () => {
    for (const cue of CUES) {
      const samples = of(cue);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(samples.length / RATE, cue).toBeGreaterThan(0.05);
      expect(samples.length / RATE, cue).toBeLessThan(1.5);
      expect(peak, cue).toBeGreaterThan(0.1);
      expect(peak, cue).toBeLessThan(1);
      expect(Math.abs(samples[0] ?? 1), cue).toBeLessThan(0.02);
      expect(Math.abs(samples.at(-1) ?? 1), cue).toBeLessThan(0.02);
    }
  });

  it('is none of the others, and as loud as what it tells', () => {
    for (const cue of CUES) {
      for (const other of CUES.filter((name) => name > cue)) {
        const [a, b] = [of(cue), of(other)];
        const both = a.reduce((sum, sample, index) => sum + sample * (b[index] ?? 0), 0);
        expect(Math.abs(both) / Math.sqrt(energy(cue) * energy(other)), `${cue} and ${other}`).toBeLessThan(0.9);
      }
    }
    expect(new Set(CUES.map((cue) => loudness(cue).toFixed(4))).size, 'levels differ').toBe(CUES.length);
    expect(energy('capture')).toBeGreaterThan(energy('move'));
    expect(energy('refused')).toBeLessThan(energy('move'));
    expect(energy('win')).toBeGreaterThan(energy('check'));
  });

  it('is played as loud as the player wishes, made once, and not at all in silence', () => {
    const played: { volume: number; buffer: unknown }[] = [];
    const device: Device = {
      state: 'running',
      sampleRate: RATE,
      resume: () => Promise.resolve(),
      destination: {} as AudioDestinationNode,
      createBuffer: () => ({ copyToChannel: () => undefined }) as unknown as AudioBuffer,
      createGain: () => ({ gain: { value: 1 }, connect: () => undefined }) as unknown as GainNode,
      createBufferSource: () => {
        const source = { buffer: null, volume: 0, connect: (gain: GainNode) => ((source.volume = gain.gain.value), gain) };
        return Object.assign(source, {
          start: () => played.push({ volume: source.volume, buffer: source.buffer }),
        }) as unknown as AudioBufferSourceNode;
      },
    };
    const player = new Player(() => device);
    for (const volume of [1, 0.5, 0]) player.play('move', volume);
    expect(played.map(({ volume }) => volume)).toEqual([1, 0.25]);
    expect(played[0]?.buffer).toBe(played[1]?.buffer);
    expect(() =>
      new Player(() => {
        throw new Error('no device');
      }).play('move', 1),
    ).not.toThrow();
  });
});
