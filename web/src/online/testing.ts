/** A world that stands still until a test moves it, its sockets, and a server at their other end that keeps a log as ours does. */

import type { Engine, Seat } from '../engine/client';
import type { Result } from '../engine/result';
import type { Start, View } from '../engine/types';
import type { Wire, WireEnds, World } from './line';
import type { Shelf } from './outbox';
import type { ActionView, Ask, EntryView, HeadView, Tell } from './types';

export const ROUND = '0123456789abc';

export class TestWorld implements World {
  time = 1_000_000;
  readonly wires: TestWire[] = [];
  readonly #timers = new Set<{ readonly at: number; readonly then: () => void }>();

  /** The socket that was opened last. */
  get wire(): TestWire {
    const last = this.wires.at(-1);
    if (!last) throw new Error('no socket was opened');
    return last;
  }

  readonly open = (ends: WireEnds): Wire => {
    const wire = new TestWire(ends);
    this.wires.push(wire);
    return wire;
  };

  readonly now = (): number => this.time;

  readonly after = (ms: number, then: () => void): (() => void) => {
    const timer = { at: this.time + ms, then };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  readonly random = (): number => 0.5;

  /** Lets time pass, and everything happen that is due meanwhile. */
  pass(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const [next] = [...this.#timers].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.#timers.delete(next);
      this.time = Math.max(this.time, next.at);
      next.then();
    }
    this.time = until;
  }
}

export class TestWire implements Wire {
  readonly ends: WireEnds;
  readonly sent: Ask[] = [];
  /** Told of everything that is sent. */
  onsent: ((ask: Ask) => void) | null = null;
  closed = false;

  constructor(ends: WireEnds) {
    this.ends = ends;
  }

  send(text: string): void {
    const ask = JSON.parse(text) as Ask;
    this.sent.push(ask);
    this.onsent?.(ask);
  }

  close(): void {
    this.closed = true;
  }

  tell(tell: Tell): void {
    this.ends.heard(JSON.stringify(tell));
  }
}

export function welcome(now: number): Tell {
  return { tell: 'welcome', protocol: 1, build: 'test', now, me: null };
}

export function shelfOf(kept = new Map<string, string>()): Shelf {
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}

function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

/** A server of one round, with the real engine behind it: a command is done once, and the entry comes before its answer. */
export class Far {
  readonly log: EntryView[] = [];
  readonly #seat: Seat;
  readonly #world: TestWorld;
  #view: View;
  readonly #done = new Map<string, number>();
  /** The code with which it refuses everything for now. */
  refuses: string | null = null;

  private constructor(seat: Seat, view: View, world: TestWorld) {
    this.#seat = seat;
    this.#view = view;
    this.#world = world;
  }

  static async of(engine: Engine, game: string, world: TestWorld, position?: string): Promise<Far> {
    const start: Start = position === undefined ? { at: 'normal' } : { at: 'position', text: position };
    const { seat, view } = good(await engine.open(game, undefined, start));
    const far = new Far(seat, view, world);
    far.#write({ entry: 'begun', start: '' }, null);
    return far;
  }

  get turns(): readonly string[] {
    return this.log.flatMap((entry) => (entry.entry === 'turn' ? [entry.text] : []));
  }

  get digest(): string {
    return this.#view.status.digest;
  }

  #write(
    what:
      | Pick<EntryView & { entry: 'turn' }, 'entry' | 'text' | 'credit'>
      | { entry: 'begun'; start: string }
      | { entry: 'draw_offered' },
    by: 'first' | 'second' | null,
  ): number {
    const { ply, actor, digest } = this.#view.status;
    const seq = this.log.length + 1;
    this.log.push({ ...what, seq, by, ply, actor, clock: null, at: this.#world.time, digest });
    return seq;
  }

  /** Plays a turn of the other player. */
  async play(turn: string): Promise<EntryView> {
    const by = this.#view.status.actor;
    this.#view = good(await this.#seat.play(turn));
    this.#write({ entry: 'turn', text: turn, credit: 0 }, by);
    return this.entry(this.log.length);
  }

  entry(seq: number): EntryView {
    const found = this.log[seq - 1];
    if (!found) throw new Error(`there is no entry ${seq}`);
    return found;
  }

  head(): HeadView {
    const chair = { taken: true, name: '', program: false, drafted: false };
    const { ply, actor, digest } = this.#view.status;
    return {
      round: ROUND,
      terms: {
        game: this.#view.game,
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
      seq: this.log.length,
      ply,
      actor,
      digest,
      next: null,
    };
  }

  async snapshot(): Promise<Tell> {
    return {
      tell: 'snapshot',
      head: this.head(),
      save: good(await this.#seat.record('json')),
      seq: this.log.length,
      clock: { now: this.#world.time, left: null, deadline: null },
      offers: { draw: null, takeback: null, rematch: null },
    };
  }

  /** What it says to something, in order. */
  async answers(ask: Ask): Promise<Tell[]> {
    if (ask.ask === 'hello') return [welcome(this.#world.time)];
    if (ask.ask === 'follow') {
      const { after, digest } = ask;
      const known = after !== null && (digest === null || this.entry(after).digest === digest);
      return known ? [{ tell: 'entries', round: ROUND, entries: this.log.slice(after) }] : [await this.snapshot()];
    }
    return ask.ask === 'do' ? this.#do(ask.command, ask.action) : [];
  }

  async #do(command: string, action: ActionView): Promise<Tell[]> {
    const before = this.#done.get(command);
    if (before !== undefined) return [{ tell: 'ack', command, seq: before }];
    if (this.refuses !== null) return [this.nack(command, this.refuses)];
    if (action.do === 'play') {
      if (action.ply !== this.#view.status.ply) return [this.nack(command, 'E_STALE')];
      const played = await this.#seat.play(action.turn);
      if (!played.ok) return [this.nack(command, played.refusal.code)];
      this.#view = played.value;
      this.#write({ entry: 'turn', text: action.turn, credit: 0 }, 'first');
    } else this.#write({ entry: 'draw_offered' }, 'first');
    const seq = this.log.length;
    this.#done.set(command, seq);
    return [
      { tell: 'entries', round: ROUND, entries: [this.entry(seq)] },
      { tell: 'ack', command, seq },
    ];
  }

  nack(command: string, code: string): Tell {
    return { tell: 'nack', command, seq: this.log.length, code, case: '', message: code, details: {} };
  }
}
