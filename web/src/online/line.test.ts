/** The line to the server: how it greets, how it notices that nobody is there, and how it comes back. */

import { describe, expect, it } from 'vitest';
import { Line, type LineState } from './line';
import { TestWorld, welcome } from './testing';
import type { Tell } from './types';

function setUp() {
  const world = new TestWorld();
  const line = new Line(world, 'test');
  const states: LineState[] = [];
  const heard: Tell['tell'][] = [];
  line.listen({ changed: (state) => states.push(state), heard: ({ tell }) => heard.push(tell) });
  const live = (): void => {
    world.wire.ends.opened();
    world.wire.tell(welcome(world.time));
  };
  line.start();
  return { world, line, states, heard, live };
}

describe('a line', () => {
  it('greets, and says nothing else before it is welcome', () => {
    const { world, line, live } = setUp();
    expect(line.send({ ask: 'unfollow', round: 'x' })).toBe(false);
    live();
    expect(world.wire.sent).toEqual([{ ask: 'hello', protocol: 1, build: 'test' }]);
    expect(line.send({ ask: 'unfollow', round: 'x' })).toBe(true);
    expect(line.state).toBe('live');
  });

  it('comes back after pauses that grow up to ten seconds, and begin anew once it was live', () => {
    const { world, line, live } = setUp();
    live();
    const pauses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const { length } = world.wires;
      world.wire.ends.closed(1006);
      const from = world.time;
      while (world.wires.length === length) world.pass(25);
      pauses.push(world.time - from);
    }
    // Chance is in the middle: three quarters of 0.5 s, 1 s, 2 s …
    expect(pauses).toEqual([375, 750, 1500, 3000, 6000, 7500, 7500]);
    expect(line.state).toBe('away');
    live();
    const { length } = world.wires;
    world.wire.ends.closed(1006);
    world.pass(375);
    expect(world.wires.length).toBe(length + 1);
  });

  it('notices a socket that is silent: before it opens, after the greeting, and later', () => {
    const { world, live } = setUp();
    world.pass(10_000);
    expect(world.wire.closed, 'nobody took the call').toBe(true);
    world.pass(400);
    expect(world.wires.length).toBe(2);
    world.wire.ends.opened();
    world.pass(10_000);
    expect(world.wire.closed, 'nobody answered the greeting').toBe(true);
    world.pass(1000);
    live();
    const third = world.wire;
    world.pass(20_000);
    expect(third.sent.length, 'it is greeted again').toBe(2);
    third.tell(welcome(world.time));
    world.pass(19_000);
    expect(third.closed).toBe(false);
    world.pass(11_000);
    expect(third.closed).toBe(true);
  });

  it('does not hear what a socket says that it has given up', () => {
    const { world, line, heard, live } = setUp();
    live();
    const first = world.wire;
    line.cut();
    first.tell(welcome(world.time));
    first.ends.closed(1000);
    expect([line.state, heard]).toEqual(['away', ['welcome']]);
  });

  it('waits for a server that restarts as long as it said, and after five tries takes it for away', () => {
    const { world, line, states, live } = setUp();
    live();
    world.wire.tell({ tell: 'restarting', retry: 2_000 });
    world.wire.ends.closed(1012);
    expect(line.state).toBe('restarting');
    world.pass(1_999);
    expect(world.wires.length).toBe(1);
    world.pass(1);
    expect(world.wires.length).toBe(2);
    for (let tries = 0; tries < 4; tries += 1) {
      world.wire.ends.closed(1006);
      expect(line.state).toBe('restarting');
      world.pass(10_000);
    }
    world.wire.ends.closed(1006);
    expect(line.state).toBe('away');
    world.pass(10_000);
    live();
    world.wire.ends.closed(1006);
    expect(states.slice(-2), 'the next one is a cut like any other').toEqual(['live', 'away']);
  });

  it('ends for good with a page that is too old, by word or by code', () => {
    for (const by of ['word', 'code']) {
      const { world, line, live } = setUp();
      live();
      if (by === 'word') world.wire.tell({ tell: 'outdated' });
      else world.wire.ends.closed(4001);
      world.pass(60_000);
      expect([line.state, world.wires.length]).toEqual(['outdated', 1]);
    }
  });

  it('comes back at once when the browser says that its network is there', () => {
    const { world, line, live } = setUp();
    live();
    for (let tries = 0; tries < 6; tries += 1) {
      world.wire.ends.closed(1006);
      if (tries < 5) world.pass(10_000);
    }
    const { length } = world.wires;
    line.again();
    expect(world.wires.length).toBe(length + 1);
    line.again();
    expect(world.wires.length, 'it is on its way already').toBe(length + 1);
  });
});
