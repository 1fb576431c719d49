import { describe, expect, it, vi } from 'vitest';
import { Arranger } from './arranger';
import { GAMES } from './modules';
import type { ArrangedMessage, ArrangeMessage, Port } from './protocol';
import type { ArrangedView, ArrangeQuestion } from './types';

/** A worker that says what the test tells it to say. */
class Puppet implements Port {
  readonly sent: ArrangeMessage[] = [];
  ended = false;
  #hear: (event: MessageEvent) => void = () => undefined;

  postMessage(message: unknown): void {
    this.sent.push(message as ArrangeMessage);
  }

  addEventListener(type: string, listener: unknown): void {
    if (type === 'message') this.#hear = listener as (event: MessageEvent) => void;
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: ArrangedMessage): void {
    this.#hear({ data } as MessageEvent);
  }
}

const question: ArrangeQuestion = { game: GAMES[0]?.id ?? '', options: {}, text: null, deed: null };
const answer = { text: 'k', faults: [] } as unknown as ArrangedView;

function arrangerWith(): { arranger: Arranger; puppets: Puppet[]; words: string[][] } {
  const puppets: Puppet[] = [];
  const words: string[][] = [];
  const start = (): Port => {
    const puppet = new Puppet();
    puppets.push(puppet);
    return puppet;
  };
  const around = {
    words: (parts: readonly string[]) => Promise.resolve(void words.push([...parts])),
    patience: { insist: <T>(_: string, ask: () => Promise<T>) => ask().catch(ask) },
  };
  return { arranger: new Arranger(start, around), puppets, words };
}

async function heard(puppets: readonly Puppet[], count: number): Promise<Puppet> {
  await vi.waitFor(() => expect(puppets.flatMap(({ sent }) => sent).length).toBe(count));
  const last = puppets.at(-1);
  if (!last) throw new Error('no worker was started');
  return last;
}

describe('whoever sets positions up', () => {
  it('answers, and the words of what is wrong come first', async () => {
    const { arranger, puppets, words } = arrangerWith();
    const asked = arranger.ask(question);
    (await heard(puppets, 1)).say({ id: 1, arranged: JSON.stringify({ ok: answer }) });
    expect(await asked).toEqual({ ok: true, value: answer });
    expect(words).toEqual([]);
    const refused = arranger.ask(question);
    const refusal = { code: 'E_ARRANGE', case: '', message: '', details: {} };
    (await heard(puppets, 2)).say({ id: 2, arranged: JSON.stringify({ refused: refusal }) });
    expect(await refused).toEqual({ ok: false, refusal });
    expect(words).toHaveLength(1);
    expect(words[0]).toContain('common');
    expect(puppets).toHaveLength(1);
  });

  it('is asked once more by another worker when his breaks, and gives up after that', async () => {
    const { arranger, puppets } = arrangerWith();
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const asked = arranger.ask(question);
    (await heard(puppets, 1)).say({ id: 1, fault: 'trap', message: 'unreachable' });
    const second = await heard(puppets, 2);
    expect(puppets.map(({ ended }) => ended)).toEqual([true, false]);
    second.say({ id: 2, fault: 'trap', message: 'unreachable' });
    const reply = await asked;
    expect(reply.ok ? '' : reply.refusal.code).toBe('ENGINE_FAULT');
    expect(told).toHaveBeenCalledTimes(2);
    told.mockRestore();
  });

  it('is asked again for what could not be fetched', async () => {
    const { arranger, puppets } = arrangerWith();
    const asked = arranger.ask(question);
    const worker = await heard(puppets, 1);
    worker.say({ id: 1, fault: 'unfetched', message: 'offline' });
    await heard(puppets, 2);
    worker.say({ id: 2, arranged: JSON.stringify({ ok: answer }) });
    expect((await asked).ok).toBe(true);
    expect(puppets).toHaveLength(1);
    arranger.close();
    expect(worker.ended).toBe(true);
  });

  it('does not know every game', async () => {
    const { arranger, puppets } = arrangerWith();
    const reply = await arranger.ask({ ...question, game: 'nothing' });
    expect(reply.ok ? '' : reply.refusal.code).toBe('E_GAME');
    expect(puppets).toEqual([]);
  });
});
