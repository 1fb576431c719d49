import { describe, expect, it } from 'vitest';
import { noTabs } from '../store/tabs';
import { Values } from '../store/values';
import { MemoryVault } from '../store/vault';
import { Beat } from './beat.svelte';
import { TAPS } from './calibration';
import { KeptWishes } from './pace.svelte';
import { handEvent, TestClock, TestOutput } from './testing';
import { WISHES } from './wishes';

function keptIn(found: Readonly<Record<string, unknown>> = {}): Values {
  return new Values(new MemoryVault(), noTabs(), new Map(Object.entries(found)), () => undefined);
}

function setUp(values = keptIn()) {
  const clock = new TestClock(1000);
  const sound = new TestOutput(clock);
  const beat = new Beat(new KeptWishes(), clock, sound, (ms, work) => clock.after(ms, work));
  beat.kept.start(values);
  const target = new EventTarget();
  const press = (at: number) => void target.dispatchEvent(handEvent('pointerdown', at));
  return { clock, sound, beat, target, press, values };
}

/** The first beat that is heard from now on. */
function firstBeat(clock: TestClock, sound: TestOutput): number {
  const { length } = sound.heard;
  while (sound.heard.length === length) clock.pass(25);
  return sound.heard.at(-1)?.at ?? 0;
}

describe('the beat of the page', () => {
  it('is off until somebody wants it, and then measures the hand', () => {
    const { beat, clock, sound, target, press } = setUp();
    expect(beat.on).toBe(false);
    press(1000);
    expect(beat.error(), 'nothing is timed without the beat').toBeNull();
    beat.turnOn(target);
    expect(beat.error(), 'nothing was done yet').toBeNull();
    const first = firstBeat(clock, sound);
    press(first + 3000 + 51);
    expect(beat.error()).toBe(51);
    press(first + 4000 - 120);
    expect(beat.error()).toBe(-120);
    beat.change({ latency: 80 });
    expect(beat.error()).toBe(-200);
    beat.turnOff();
    expect(beat.error()).toBeNull();
  });

  it('rests while the board is left, and goes on when it is there again', () => {
    const { beat, clock, sound, target, press } = setUp();
    beat.goOn(target);
    expect(sound.heard, 'nobody wants it').toEqual([]);
    beat.turnOn(target);
    firstBeat(clock, sound);
    beat.rest();
    const { length } = sound.heard;
    clock.pass(3000);
    press(clock.time);
    expect([sound.heard.length, beat.on, beat.error()]).toEqual([length, true, null]);
    beat.goOn(target);
    const first = firstBeat(clock, sound);
    press(first + 2000 + 30);
    expect(beat.error()).toBe(30);
    beat.goOn(target);
    expect(firstBeat(clock, sound), 'whoever is there already stays in time').toBe(first + 1000);
  });

  it('waits with a machine for the next beat, the weaker the less even', async () => {
    const clock = new TestClock(1000);
    const sound = new TestOutput(clock);
    let chance = 1;
    const beat = new Beat(
      new KeptWishes(),
      clock,
      sound,
      (ms, work) => clock.after(ms, work),
      () => chance,
    );
    expect(await beat.inTime(5), 'without a beat nobody waits').toBeNull();
    beat.turnOn(new EventTarget());
    const first = firstBeat(clock, sound);
    const heard: (number | null)[] = [];
    const at: number[] = [];
    for (const [level, drawn] of [
      [1, 1],
      [10, 1],
      [5, 0],
      [5, 0.5],
    ] as const) {
      chance = drawn;
      const before = heard.length;
      const waiting = beat.inTime(level).then((error) => {
        heard.push(error);
      });
      while (heard.length === before) {
        clock.pass(20);
        await Promise.resolve();
      }
      await waiting;
      at.push(clock.time - first);
    }
    expect(heard).toEqual([200, 20, -120, 0]);
    // The clock of this test looks every 20 ms.
    for (const ms of at) expect(ms % 1000).toBeLessThan(60);
  });

  it('pulses with the beat and counts the bar', () => {
    const { beat, clock, target } = setUp();
    beat.turnOn(target);
    const seen: number[] = [];
    for (let ms = 0; ms < 5500; ms += 50) {
      clock.pass(50);
      if (beat.count !== seen.at(-1)) seen.push(beat.count);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 1, 2]);
    expect(beat.beats).toBe(6);
    beat.turnOff();
    clock.pass(2000);
    expect(beat.count).toBe(0);
  });

  it('changes its tempo on the way', () => {
    const { beat, clock, sound, target } = setUp();
    beat.turnOn(target);
    const first = firstBeat(clock, sound);
    clock.time = first + 300;
    beat.change({ bpm: 120 });
    sound.heard = [];
    clock.pass(1800);
    expect(sound.heard.map(({ at }) => at - first)).toEqual([500, 1000, 1500, 2000]);
  });

  it('follows a beat that others hear too, at its speed, and is not moved by what cannot be heard', () => {
    const { beat, clock, sound, target, press } = setUp();
    // It began long ago, and another speed is nobody's to choose.
    beat.follow({ bpm: 75, origin: -799_900 }, target);
    beat.change({ bpm: 120 });
    const first = firstBeat(clock, sound);
    expect((first + 799_900) % 800).toBe(0);
    press(first + 1600 + 40);
    expect(beat.error()).toBe(40);
    const { silences } = sound;
    beat.follow({ bpm: 75, origin: -799_901 }, target);
    expect(sound.silences, 'a millisecond is no other beat').toBe(silences);
    beat.follow({ bpm: 75, origin: -799_870 }, target);
    expect((firstBeat(clock, sound) + 799_870) % 800).toBe(0);
    beat.turnOff();
    beat.turnOn(target);
    const own = [firstBeat(clock, sound), firstBeat(clock, sound)] as const;
    expect(own[1] - own[0], 'afterwards it is one’s own again').toBe(500);
  });

  it('keeps what was chosen, but not that it runs', () => {
    const { beat, target, values } = setUp();
    beat.turnOn(target);
    beat.change({ bpm: 90, volume: 20, muted: true, latency: 35 });
    const again = setUp(values).beat;
    expect(again.wishes).toEqual({ bpm: 90, volume: 20, muted: true, latency: 35 });
    expect(again.on).toBe(false);
  });

  it('replaces what nobody can have chosen, and nothing else', () => {
    const { beat } = setUp(keptIn({ beat: { ...WISHES, volume: 20, bpm: 1e9 } }));
    expect(beat.wishes).toEqual({ ...WISHES, volume: 20 });
    expect(beat.kept.trouble).toEqual({ trouble: 'repaired', key: 'beat', fields: ['bpm'] });
  });
});

describe('a calibration', () => {
  /** Taps along, each so far after its beat. */
  function taps(one: ReturnType<typeof setUp>, offsets: readonly number[]): void {
    for (const offset of offsets) {
      const at = firstBeat(one.clock, one.sound);
      one.beat.tap(at + offset);
    }
  }

  it('takes the latency from the taps and off later moves', () => {
    const one = setUp();
    one.beat.turnOn(one.target);
    one.beat.calibrate();
    taps(one, [60, 64, 58, 66, 62, 61, 63]);
    expect(one.beat.calibration).toEqual({ is: 'tapping', taps: TAPS - 1 });
    one.press(one.clock.time);
    expect(one.beat.error(), 'taps are no moves').toBeNull();
    taps(one, [300]);
    expect(one.beat.calibration).toEqual({ is: 'measured', latency: 63 });
    expect(one.beat.wishes.latency).toBe(63);
    const first = firstBeat(one.clock, one.sound);
    one.press(first + 63 + 50);
    expect(one.beat.error()).toBe(50);
  });

  it('goes without the beat of a game, and leaves it off', () => {
    const one = setUp();
    one.beat.calibrate();
    taps(one, [10, 10, 10, 10, 10, 10, 10, 10]);
    expect(one.beat.wishes.latency).toBe(10);
    expect(one.beat.on).toBe(false);
    const { length } = one.sound.heard;
    one.clock.pass(5000);
    expect(one.sound.heard.length).toBe(length);
  });

  it('changes nothing when it fails or is stopped', () => {
    const one = setUp();
    one.beat.change({ latency: 20 });
    one.beat.calibrate();
    taps(one, [-300, 310, -120, 20, 150, -50, 390, -200]);
    expect(one.beat.calibration).toEqual({ is: 'uneven' });
    one.beat.calibrate();
    taps(one, [200, 200]);
    one.beat.cancelCalibration();
    expect(one.beat.calibration).toEqual({ is: 'idle' });
    one.beat.tap(0);
    expect(one.beat.wishes.latency).toBe(20);
  });
});
