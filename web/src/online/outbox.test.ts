/** Commands without an answer: written down, sent again under one name, and never lost by a reload. */

import { describe, expect, it } from 'vitest';
import { Outbox, type Sent } from './outbox';
import { ROUND, shelfOf, TestWorld } from './testing';

function setUp(kept = new Map<string, string>(), world = new TestWorld()) {
  const out: Sent[] = [];
  const state = { connected: true };
  const outbox = new Outbox(ROUND, shelfOf(kept), world, (sent) => {
    if (state.connected) out.push(sent);
    return state.connected;
  });
  const tries: number[] = [];
  outbox.onunheard = (count) => tries.push(count);
  return { kept, world, out, state, outbox, tries };
}

describe('an outbox', () => {
  it('sends a command again under its name until it is answered', () => {
    const { world, out, outbox, tries, kept } = setUp();
    const { command } = outbox.post({ do: 'resign' });
    world.pass(7_500);
    expect(out.map((sent) => sent.command)).toEqual([command, command, command, command]);
    expect(tries).toEqual([2, 3, 4]);
    expect(outbox.answered(command)?.action).toEqual({ do: 'resign' });
    world.pass(60_000);
    expect([out.length, outbox.waiting, kept.size]).toEqual([4, [], 0]);
    expect(outbox.answered(command), 'an answer that comes twice is nobody’s').toBeNull();
  });

  it('waits for a line, and sends everything in its order when it is there', () => {
    const { world, out, state, outbox } = setUp();
    state.connected = false;
    const first = outbox.post({ do: 'offer_draw' });
    world.pass(10);
    const second = outbox.post({ do: 'give_time' });
    world.pass(60_000);
    expect(out).toEqual([]);
    state.connected = true;
    outbox.again();
    expect(out).toEqual([first, second]);
  });

  it('has over a reload what was not answered, and nothing of another round or of nobody', () => {
    const { kept, outbox, world } = setUp();
    const sent = outbox.post({ do: 'play', ply: 4, turn: 'h2e2', timing: -12 });
    outbox.close();
    kept.set('fairyring-round:sent:another:1', JSON.stringify(sent));
    kept.set(`fairyring-round:sent:${ROUND}:broken`, '{"command":"x"');
    kept.set(`fairyring-round:sent:${ROUND}:strange`, '{"command":"no name","action":{"do":"play"},"at":1}');
    const again = setUp(kept, world);
    expect(again.outbox.waiting).toEqual([sent]);
    expect([...kept.keys()].sort()).toEqual(
      ['fairyring-round:sent:another:1', `fairyring-round:sent:${ROUND}:${sent.command}`].sort(),
    );
    again.outbox.again();
    expect(again.out).toEqual([sent]);
  });

  it('sends what it cannot write down', () => {
    const shelf = {
      ...shelfOf(),
      setItem: () => {
        throw new Error('full');
      },
    };
    const out: Sent[] = [];
    const outbox = new Outbox(ROUND, shelf, new TestWorld(), (sent) => out.push(sent) > 0);
    const sent = outbox.post({ do: 'abort' });
    expect([out, outbox.waiting]).toEqual([[sent], [sent]]);
  });

  it('does not count a command as unheard that the server does later', () => {
    const { world, out, outbox, tries } = setUp();
    const { command } = outbox.post({ do: 'resign' });
    for (let times = 0; times < 8; times += 1) {
      outbox.postponed(command);
      world.pass(2_500);
    }
    expect(out.length, 'it stays on its way').toBe(9);
    expect(tries).toEqual([]);
  });
});
