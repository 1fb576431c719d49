import { afterEach, describe, expect, it, vi } from 'vitest';
import { missing } from '../app/missing.svelte';
import type { Seat } from './client';
import { Mind } from './mind';
import type { Ping, Port, ThinkMessage, ThoughtMessage } from './protocol';
import type { InsightView } from './types';

/** A worker that says what the test tells it to say. */
class Puppet implements Port {
  readonly sent: (ThinkMessage | { stop: number })[] = [];
  ended = false;
  #hear: (event: MessageEvent) => void = () => undefined;
  #fail: (event: ErrorEvent) => void = () => undefined;

  postMessage(message: unknown): void {
    this.sent.push(message as ThinkMessage);
  }

  addEventListener(type: string, listener: unknown): void {
    if (type === 'message') this.#hear = listener as (event: MessageEvent) => void;
    else this.#fail = listener as (event: ErrorEvent) => void;
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: ThoughtMessage | Ping): void {
    this.#hear({ data } as MessageEvent);
  }

  /** Its script does not load. */
  fail(): void {
    this.#fail({ message: '' } as ErrorEvent);
  }
}

const seat = { module: 'm', record: () => Promise.resolve({ ok: true, value: '{}' }) } as unknown as Seat;
const insight: InsightView = {
  line: 1,
  of: 1,
  depth: 3,
  score: { is: 'value', hundredths: 20 },
  bound: 'exact',
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
  }, missing);
  return { mind, puppets };
}

async function asked(mind: Mind, puppets: Puppet[]) {
  const posed = () => puppets.flatMap(({ sent }) => sent.filter((message) => 'question' in message)).length;
  const before = posed();
  const reply = mind.ask(seat, question);
  await vi.waitFor(() => expect(posed()).toBe(before + 1));
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

  it('that is expected loads its module in the worker that answers', async () => {
    const { mind, puppets } = mindWith();
    mind.prepare('m');
    expect(puppets.map(({ sent }) => sent)).toEqual([[{ prepare: 'm' }]]);
    expect(mind.busy).toBe(false);
    const { reply, puppet } = await asked(mind, puppets);
    expect(puppets).toEqual([puppet]);
    puppet.say({ id: 1, thought: { thought: 'answer', turn: 'a1a2', reply: null, insight } });
    expect(await reply).toMatchObject({ ok: true, value: { turn: 'a1a2' } });
  });

  it('that is expected and does not come is asked for when it is needed', async () => {
    const { mind, puppets } = mindWith();
    mind.prepare('m');
    puppets[0]?.fail();
    expect(missing.parts).toEqual([]);
    const { reply, puppet } = await asked(mind, puppets);
    expect(puppets.length).toBe(2);
    puppet.say({ id: 1, thought: { thought: 'answer', turn: 'x', reply: null, insight: null } });
    expect(await reply).toMatchObject({ ok: true, value: { turn: 'x' } });
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

  it('that breaks is replaced and asked once more, and says so if it breaks again', async () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { mind, puppets } = mindWith();
    const { reply, puppet } = await asked(mind, puppets);
    puppet.say({ id: 1, fault: 'trap', message: 'unreachable' });
    await vi.waitFor(() => expect(puppets.length).toBe(2));
    expect(puppet.ended).toBe(true);
    expect(puppets[1]?.sent).toEqual(puppet.sent);
    puppets[1]?.say({ id: 1, fault: 'trap', message: 'unreachable' });
    expect(await reply).toMatchObject({ ok: false, refusal: { code: 'ENGINE_FAULT' } });
    expect(puppets[1]?.ended).toBe(true);
    expect(mind.busy).toBe(false);
    expect(complained).toHaveBeenCalledTimes(2);
    complained.mockRestore();
  });

  it('that broke once answers all the same', async () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { mind, puppets } = mindWith();
    const { reply, puppet } = await asked(mind, puppets);
    puppet.say({ id: 1, fault: 'trap', message: 'unreachable' });
    await vi.waitFor(() => expect(puppets.length).toBe(2));
    puppets[1]?.say({ id: 1, thought: { thought: 'answer', turn: 'a1a2', reply: null, insight: null } });
    expect(await reply).toMatchObject({ ok: true, value: { turn: 'a1a2' } });
    complained.mockRestore();
  });

  it('that refuses says why', async () => {
    const { mind, puppets } = mindWith();
    const { reply, puppet } = await asked(mind, puppets);
    puppet.say({ id: 1, refusal: { code: 'E_LEVEL', case: 'Level', message: 'no', details: {} } });
    expect(await reply).toMatchObject({ ok: false, refusal: { code: 'E_LEVEL' } });
    expect(puppet.ended).toBe(false);
  });
});

describe('a stop is never lost', () => {
  /** A seat whose save comes when the test lets it. */
  function slowSeat(): { seat: Seat; write: () => void } {
    let write: () => void = () => undefined;
    const saved = new Promise((resolve) => (write = () => resolve({ ok: true, value: '{}' })));
    return { seat: { module: 'm', record: () => saved } as unknown as Seat, write };
  }

  it('while the game is still being written', async () => {
    const { mind, puppets } = mindWith();
    const { seat: slow, write } = slowSeat();
    const reply = mind.ask(slow, question);
    expect(mind.busy).toBe(true);
    await mind.stop();
    expect(await reply).toEqual({ ok: true, value: { turn: null, insight: null, stopped: true } });
    write();
    await new Promise((resolve) => setTimeout(resolve));
    expect(puppets).toEqual([]);
    expect(mind.busy).toBe(false);
  });

  it('of two questions at once the first is answered too', async () => {
    const { mind, puppets } = mindWith();
    const { seat: slow, write } = slowSeat();
    const first = mind.ask(slow, question);
    const second = mind.ask(slow, question);
    write();
    expect(await first).toMatchObject({ ok: true, value: { stopped: true } });
    await vi.waitFor(() => expect(puppets[0]?.sent.length).toBe(1));
    puppets[0]?.say({ id: 2, thought: { thought: 'answer', turn: 'x', reply: null, insight: null } });
    expect(await second).toMatchObject({ ok: true, value: { turn: 'x' } });
  });

  it('nor by a worker that breaks while it is being stopped', async () => {
    const { mind, puppets } = mindWith();
    const { reply, puppet } = await asked(mind, puppets);
    const stopping = mind.stop();
    puppet.say({ id: 1, fault: 'trap', message: 'unreachable' });
    await stopping;
    expect(await reply).toMatchObject({ ok: true, value: { stopped: true } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(puppets.length).toBe(1);
  });

  it('by two stops at once', async () => {
    const { mind, puppets } = mindWith();
    const { reply, puppet } = await asked(mind, puppets);
    const stops = [mind.stop(), mind.stop()];
    puppet.say({ id: 1, stopped: true });
    await Promise.all(stops);
    expect(await reply).toMatchObject({ ok: true, value: { stopped: true } });
    expect(puppet.ended).toBe(false);
  });
});

describe('a machine that cannot be loaded', () => {
  afterEach(() => vi.useRealTimers());

  it('is said to be missing, is tried again by itself, and answers when it comes', async () => {
    vi.useFakeTimers();
    const { mind, puppets } = mindWith();
    const { reply, puppet } = await asked(mind, puppets);
    puppet.fail();
    await vi.waitFor(() => expect(missing.parts).toEqual(['thinker']));
    expect(mind.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(puppets.length).toBe(2);
    puppets[1]?.say({ id: 1, fault: 'unfetched', message: '404' });
    await vi.advanceTimersByTimeAsync(0);
    expect(missing.parts).toEqual(['thinker']);
    missing.again();
    await vi.advanceTimersByTimeAsync(0);
    puppets[1]?.say({ id: 1, thought: { thought: 'answer', turn: 'x', reply: null, insight: null } });
    expect(await reply).toMatchObject({ ok: true, value: { turn: 'x' } });
    await vi.waitFor(() => expect(missing.parts).toEqual([]));
  });

  it('can be stopped while it is missing', async () => {
    const { mind, puppets } = mindWith();
    const { reply, puppet } = await asked(mind, puppets);
    puppet.fail();
    await vi.waitFor(() => expect(missing.parts).toEqual(['thinker']));
    await mind.stop();
    expect(await reply).toMatchObject({ ok: true, value: { turn: null, stopped: true } });
    await vi.waitFor(() => expect(missing.parts).toEqual([]));
  });

  it('that dies without a word is replaced', async () => {
    vi.useFakeTimers();
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { mind, puppets } = mindWith();
    const { reply, puppet } = await asked(mind, puppets);
    puppet.say({ ping: 0 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(puppet.sent.at(-1)).toEqual({ ping: 1 });
    // Whoever answers is alive, however long it thinks.
    puppet.say({ ping: 1 });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(puppets.length).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(puppet.ended).toBe(true);
    expect(puppets.length).toBe(2);
    puppets[1]?.say({ id: 1, thought: { thought: 'answer', turn: 'x', reply: null, insight: null } });
    expect(await reply).toMatchObject({ ok: true, value: { turn: 'x' } });
    complained.mockRestore();
  });
});
