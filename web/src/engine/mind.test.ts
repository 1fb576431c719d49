import { describe, expect, it, vi } from 'vitest';
import type { Seat } from './client';
import { Mind } from './mind';
import type { Port, ThinkMessage, ThoughtMessage } from './protocol';
import type { InsightView } from './types';

/** A worker that says what the test tells it to say. */
class Puppet implements Port {
  readonly sent: (ThinkMessage | { stop: number })[] = [];
  ended = false;
  #hear: (event: MessageEvent) => void = () => undefined;

  postMessage(message: unknown): void {
    this.sent.push(message as ThinkMessage);
  }

  addEventListener(type: string, listener: unknown): void {
    if (type === 'message') this.#hear = listener as (event: MessageEvent) => void;
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: ThoughtMessage): void {
    this.#hear({ data } as MessageEvent);
  }
}

const seat = { module: 'm', record: () => Promise.resolve({ ok: true, value: '{}' }) } as unknown as Seat;
const insight: InsightView = {
  line: 1,
  depth: 3,
  score: { is: 'value', hundredths: 20 },
  nodes: 9,
  ms: 1,
  turns: ['a1a2', 'b1b2'],
};
const question = { style: { play: 'level', level: 3 } } as const;

function mindWith(): { mind: Mind; puppets: Puppet[] } {
  const puppets: Puppet[] = [];
  const mind = new Mind(() => {
    const puppet = new Puppet();
    puppets.push(puppet);
    return puppet;
  });
  return { mind, puppets };
}

async function asked(mind: Mind, puppets: Puppet[]) {
  const reply = mind.ask(seat, question);
  await vi.waitFor(() => expect(puppets.at(-1)?.sent.length).toBeGreaterThan(0));
  const puppet = puppets.at(-1);
  if (!puppet) throw new Error('no worker was started');
  return { reply, puppet };
}

describe('the machine', () => {
  it('answers with a turn', async () => {
    const { mind, puppets } = mindWith();
    const { reply, puppet } = await asked(mind, puppets);
    expect(mind.busy).toBe(true);
    puppet.say({ id: 1, thought: { thought: 'insight', insight } });
    puppet.say({ id: 1, thought: { thought: 'answer', turn: 'a1a2', reply: null, insight } });
    expect(await reply).toEqual({ ok: true, value: { turn: 'a1a2', insight, stopped: false } });
    expect(mind.busy).toBe(false);
  });

  it('that is stopped answers with the best it has', async () => {
    const { mind, puppets } = mindWith();
    const { reply, puppet } = await asked(mind, puppets);
    puppet.say({ id: 1, thought: { thought: 'insight', insight } });
    const stopping = mind.stop();
    expect(puppet.sent.at(-1)).toEqual({ stop: 1 });
    puppet.say({ id: 1, stopped: true });
    await stopping;
    expect(await reply).toMatchObject({ ok: true, value: { turn: 'a1a2', stopped: true } });
    expect(puppet.ended).toBe(false);
  });

  it('that does not hear is ended, and the next question gets a new worker', async () => {
    const { mind, puppets } = mindWith();
    const { reply, puppet } = await asked(mind, puppets);
    await mind.stop();
    expect(puppet.ended).toBe(true);
    expect(await reply).toEqual({ ok: true, value: { turn: null, insight: null, stopped: true } });
    const next = await asked(mind, puppets);
    expect(puppets.length).toBe(2);
    next.puppet.say({ id: 2, thought: { thought: 'answer', turn: 'x', reply: null, insight: null } });
    expect(await next.reply).toMatchObject({ ok: true, value: { turn: 'x' } });
  });

  it('ignores what belongs to an earlier question', async () => {
    const { mind, puppets } = mindWith();
    const { reply, puppet } = await asked(mind, puppets);
    puppet.say({ id: 0, thought: { thought: 'answer', turn: 'old', reply: null, insight: null } });
    puppet.say({ id: 1, thought: { thought: 'answer', turn: 'new', reply: null, insight: null } });
    expect(await reply).toMatchObject({ ok: true, value: { turn: 'new' } });
  });

  it('that breaks says so and is replaced', async () => {
    const { mind, puppets } = mindWith();
    const { reply, puppet } = await asked(mind, puppets);
    puppet.say({ id: 1, fault: 'unreachable' });
    expect(await reply).toMatchObject({ ok: false, refusal: { code: 'ENGINE_FAULT' } });
    expect(puppet.ended).toBe(true);
    expect(mind.busy).toBe(false);
  });
});
