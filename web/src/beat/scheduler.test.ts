import { describe, expect, it } from 'vitest';
import { AHEAD, Scheduler } from './scheduler';
import { TestClock, TestOutput } from './testing';

function setUp(): { clock: TestClock; sound: TestOutput; scheduler: Scheduler } {
  const clock = new TestClock(5000);
  const sound = new TestOutput(clock);
  return { clock, sound, scheduler: new Scheduler(clock, [sound]) };
}

describe('the look-ahead', () => {
  it('orders every beat once, before it is due', () => {
    const { clock, sound, scheduler } = setUp();
    const due: number[] = [];
    const order = sound.beat.bind(sound);
    sound.beat = (tick, inMs) => {
      due.push(inMs);
      order(tick, inMs);
    };
    scheduler.run({ bpm: 120, origin: 5400 });
    clock.pass(3000);
    expect(sound.heard.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(sound.heard.map(({ at }) => at)).toEqual([5400, 5900, 6400, 6900, 7400, 7900]);
    expect(Math.min(...due)).toBeGreaterThan(0);
    expect(Math.max(...due)).toBeLessThanOrEqual(AHEAD);
  });

  it('leaves out what a sleeping page missed, and falls in again', () => {
    const { clock, sound, scheduler } = setUp();
    scheduler.run({ bpm: 60, origin: 5000 });
    clock.pass(100);
    clock.sleep(4500);
    clock.pass(1500);
    expect(sound.heard.map(({ at }) => at)).toEqual([5000, 10_000, 11_000]);
  });

  it('is silent after the end', () => {
    const { clock, sound, scheduler } = setUp();
    scheduler.run({ bpm: 60, origin: 5000 });
    scheduler.stop();
    clock.pass(5000);
    expect(sound.heard.length).toBe(1);
    expect(sound.silences).toBe(2);
    expect(scheduler.tempo).toBeNull();
  });
});
