/** Calls to rounds that wait: all pages of a browser ask as one, and nobody asks where nothing goes on. */

import { describe, expect, it } from 'vitest';
import { noTabs } from '../store/tabs';
import { Values } from '../store/values';
import { MemoryVault } from '../store/vault';
import { Api } from './api';
import { Calls } from './calls';
import { OnlineKept } from './kept';
import { Me } from './me.svelte';
import { TestWorld } from './testing';
import type { HeadView, RoundBrief } from './types';

function brief(round: string, ply: number, more: Partial<HeadView> = {}): RoundBrief {
  const chair = { taken: true, name: '', program: false, drafted: false };
  const head: HeadView = {
    round,
    terms: {
      game: 'xiangqi',
      options: {},
      start: 'normal',
      clock: { kind: 'none' },
      takebacks: true,
      beat: 'off',
      visibility: 'unlisted',
      rated: false,
    },
    chairs: { first: chair, second: chair },
    phase: 'playing',
    ended: null,
    you: 'first',
    seq: ply + 1,
    ply,
    actor: ply % 2 === 0 ? 'first' : 'second',
    digest: '',
    next: null,
    ...more,
  };
  return { head, deadline: null, changed: 0 };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** Pages of one browser with one server. */
function browser(known = true) {
  const world = new TestWorld();
  const server = { rounds: [] as RoundBrief[], asked: 0, away: false };
  const api = new Api({
    fetch: () => {
      server.asked += 1;
      if (server.away) return Promise.reject(new Error('away'));
      return Promise.resolve(Response.json({ tell: 'yours', rounds: server.rounds }));
    },
    pause: () => Promise.resolve(),
  });
  const hears = new Set<(rounds: readonly RoundBrief[]) => void>();
  const kept = { met: known, links: {}, commands: {} };
  const page = () => {
    const values = new Values(new MemoryVault(), noTabs(), new Map([['online', kept]]), () => undefined);
    const me = new Me(api, new OnlineKept(() => values));
    const state = { hidden: false };
    let own: ((rounds: readonly RoundBrief[]) => void) | null = null;
    const calls = new Calls(me, {
      now: world.now,
      after: world.after,
      hidden: () => state.hidden,
      tell: (rounds) => {
        for (const hear of hears) if (hear !== own) hear(rounds);
      },
      listen: (hear) => {
        own = hear;
        hears.add(hear);
        return () => hears.delete(hear);
      },
    });
    const called: string[] = [];
    calls.oncall = ({ head }) => called.push(head.round);
    return { calls, called, state, stop: calls.start() };
  };
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 1_000) {
      world.pass(1_000);
      await settle();
    }
  };
  return { server, page, pass };
}

describe('calls', () => {
  it('nothing is asked before somebody has played online, nor while no round goes on', async () => {
    const unknown = browser(false);
    unknown.page().calls.at(null);
    await unknown.pass(60_000);
    expect(unknown.server.asked).toBe(0);
    const { server, page, pass } = browser();
    server.rounds = [brief('old', 8, { phase: 'over', actor: null })];
    page().calls.at(null);
    await pass(120_000);
    expect(server.asked, 'once, to know').toBe(1);
  });

  it('a round that begins to wait is called once, and what waits from the beginning is not', async () => {
    const { server, page, pass } = browser();
    server.rounds = [brief('a', 0), brief('b', 1)];
    const { calls, called } = page();
    calls.at(null);
    await pass(1_000);
    expect([calls.elsewhere(null), called]).toEqual([1, []]);
    server.rounds = [brief('a', 0), brief('b', 2)];
    await pass(15_000);
    expect([calls.elsewhere(null), called]).toEqual([2, ['b']]);
    await pass(60_000);
    expect(called).toEqual(['b']);
    // It was answered elsewhere, and waits once more.
    server.rounds = [brief('a', 0), brief('b', 4)];
    await pass(15_000);
    expect(called).toEqual(['b', 'b']);
  });

  it('a page that nobody looks at hears it too, and asks less', async () => {
    const { server, page, pass } = browser();
    server.rounds = [brief('a', 1)];
    const { calls, called, state } = page();
    calls.at(null);
    await pass(1_000);
    state.hidden = true;
    calls.turned();
    const before = server.asked;
    server.rounds = [brief('a', 2)];
    await pass(60_000);
    expect([server.asked - before, called]).toEqual([2, ['a']]);
  });

  it('several pages ask as one, and what one has heard all of them know', async () => {
    const { server, page, pass } = browser();
    server.rounds = [brief('a', 1)];
    const pages = [page(), page(), page()];
    for (const { calls } of pages) {
      calls.at(null);
      await pass(1_000);
    }
    const before = server.asked;
    server.rounds = [brief('a', 2)];
    await pass(60_000);
    expect(server.asked - before).toBeLessThanOrEqual(4);
    expect(pages.map(({ calls, called }) => [calls.elsewhere(null), called])).toEqual(pages.map(() => [1, ['a']]));
  });

  it('the round that is shown has a line of its own: it is neither counted nor asked for', async () => {
    const { server, page, pass } = browser();
    server.rounds = [brief('a', 1)];
    const { calls, called } = page();
    calls.at('a');
    await pass(1_000);
    const before = server.asked;
    server.rounds = [brief('a', 2)];
    await pass(60_000);
    expect([server.asked - before, calls.elsewhere('a'), called]).toEqual([0, 0, []]);
    calls.at(null);
    await pass(1_000);
    expect([server.asked - before, calls.elsewhere(null)]).toEqual([1, 1]);
  });

  it('a server that does not answer is asked less often, and what was known stays', async () => {
    const { server, page, pass } = browser();
    server.rounds = [brief('a', 0)];
    const { calls } = page();
    calls.at(null);
    await pass(1_000);
    server.away = true;
    const before = server.asked;
    await pass(75_000);
    // Each time it is tried four times.
    expect([server.asked - before, calls.elsewhere(null)]).toEqual([8, 1]);
  });
});
