/** A clock of its own: pictures come as fast as the test says. */

import { describe, expect, test } from 'vitest';
import { firstGrade, GRADES, Quality } from './quality';

class Machine {
  readonly quality = new Quality();
  now = 0;

  /** So many pictures, so far apart; the grades that were taken. */
  draw(count: number, apart: number): number[] {
    const grades: number[] = [];
    for (let picture = 0; picture < count; picture += 1) {
      this.now += apart;
      if (this.quality.drawn(this.now)) grades.push(this.quality.index);
    }
    return grades;
  }
}

describe('quality', () => {
  test('stays at its best while pictures are quick enough, whatever one of them takes', () => {
    const machine = new Machine();
    for (let time = 0; time < 20; time += 1) {
      expect(machine.draw(15, 17)).toEqual([]);
      expect(machine.draw(1, 300)).toEqual([]);
    }
    expect(machine.quality.grade).toEqual(GRADES[0]);
  });

  test('sinks step by step on a slow machine: pixels first, then shadows, and no further', () => {
    const machine = new Machine();
    expect(machine.draw(200, 90)).toEqual([1, 2, 3, 4]);
    expect(GRADES.map(({ finest }) => finest)).toEqual(GRADES.map(({ finest }) => finest).toSorted((a, b) => b - a));
    expect(machine.quality.grade).toEqual({ finest: 0.7, shadows: false });
  });

  test('rises again when there is time, and tries less and less often what is too much', () => {
    const machine = new Machine();
    machine.draw(30, 90);
    expect(machine.quality.index).toBe(2);
    expect(machine.draw(300, 16)).toEqual([1, 0]);
    // A machine that can do the second grade but not the first.
    const trials: number[] = [];
    machine.draw(13, 60);
    for (let picture = 0; picture < 3000; picture += 1) {
      const [changed] = machine.draw(1, machine.quality.index === 0 ? 60 : 16);
      if (changed === 0) trials.push(picture);
    }
    const apart = trials.slice(1).map((at, index) => at - (trials[index] ?? 0));
    expect(apart.length).toBeGreaterThan(2);
    expect(apart).toEqual(apart.toSorted((a, b) => a - b));
    expect(apart.at(-1)).toBeGreaterThan(3 * (apart[0] ?? Infinity));
  });

  test('a painter without a card begins without shadows, and rises like any other', () => {
    const cardless = [
      'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
      'llvmpipe (LLVM 15.0.6, 256 bits)',
      'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)',
    ];
    for (const painter of cardless) expect(GRADES[firstGrade(painter)]).toEqual({ finest: 1, shadows: false });
    for (const painter of ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620)', 'Apple GPU', '']) expect(firstGrade(painter)).toBe(0);
    const machine = new Machine();
    machine.quality.begin(3);
    expect(machine.draw(300, 16)).toEqual([2, 1, 0]);
  });

  test('a table at rest is not slow', () => {
    const machine = new Machine();
    for (let time = 0; time < 100; time += 1) {
      machine.draw(1, 500);
      machine.quality.rest();
    }
    expect(machine.draw(40, 5000)).toEqual([]);
    expect(machine.quality.index).toBe(0);
  });
});
