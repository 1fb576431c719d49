/**
 * Calls whoever has played online when a round waits for him, on whatever screen he is. All pages of a browser ask as one: what one of
 * them has heard it tells the others, and where no round goes on nobody asks.
 */

import { isMyTurn, me, type Me } from './me.svelte';
import type { RoundBrief } from './types';

/** How often the server is asked while somebody looks, while nobody does, and while it does not answer, in milliseconds. */
const SEEN = 15_000;
const HIDDEN = 30_000;
const AWAY = 60_000;
/** Whoever heard it from another page waits so many times as long: that one asks again before him. */
const PATIENCE = 1.5;
/** For so long what was heard is new enough for another screen. */
const FRESH = 3_000;

/** What calls need of the page and of the pages beside it. */
export interface CallWorld {
  readonly now: () => number;
  /** Calls after so many milliseconds; the answer prevents that. */
  readonly after: (ms: number, then: () => void) => () => void;
  readonly hidden: () => boolean;
  /** Tells the other pages. */
  readonly tell: (rounds: readonly RoundBrief[]) => void;
  /** Hears them; the answer ends that. */
  readonly listen: (hear: (rounds: readonly RoundBrief[]) => void) => () => void;
}

export class Calls {
  readonly #me: Me;
  readonly #world: CallWorld;
  #asking: Promise<void> | null = null;
  #looked = -Infinity;
  #wait: () => void = () => undefined;
  #running = false;
  /** Whether another page asks. */
  #led = false;
  /** The round that this page shows: its own line tells of it. */
  #shown: string | null = null;
  /** What waited when it was last heard; nobody is called to what he finds when he comes. */
  #before: ReadonlySet<string> | null = null;
  /** Told of a round that waits and did not before. */
  oncall: ((brief: RoundBrief) => void) | null = null;

  constructor(of: Me, world: CallWorld) {
    this.#me = of;
    this.#world = world;
  }

  /** How many rounds wait beside the one that is shown. */
  elsewhere(shown: string | null): number {
    return this.#me.rounds.filter((brief) => isMyTurn(brief) && brief.head.round !== shown).length;
  }

  /** Goes on until the answer is called. */
  start(): () => void {
    this.#running = true;
    const deaf = this.#world.listen((rounds) => {
      this.#me.rounds = rounds;
      this.#led = true;
      this.#heard();
    });
    return () => {
      this.#running = false;
      this.#wait();
      deaf();
    };
  }

  /** The page shows another screen, of a round or of none. */
  at(round: string | null): void {
    this.#shown = round;
    if (this.#world.now() - this.#looked > FRESH) void this.look();
    else this.#plan();
  }

  /** Somebody looks at the page again, or does not any more. */
  turned(): void {
    const old = this.#world.now() - this.#looked > SEEN;
    if (!this.#world.hidden() && old && this.#goesOn) void this.look();
    else this.#plan();
  }

  /** Asks now. */
  look(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    this.#wait();
    await this.#me.renew();
    if (this.#me.trouble === null && this.#me.kept.known) this.#world.tell(this.#me.rounds);
    this.#led = false;
    this.#heard();
  }

  /** Whether something can happen in a round that this page does not show. */
  get #goesOn(): boolean {
    return this.#me.rounds.some(({ head }) => head.phase !== 'over' && head.round !== this.#shown);
  }

  #heard(): void {
    this.#looked = this.#world.now();
    const waiting = this.#me.rounds.filter(isMyTurn);
    // A round that waits once more, after an answer that nobody here has seen, is another call.
    const named = new Map(waiting.map((brief) => [`${brief.head.round} ${brief.head.ply}`, brief]));
    for (const [name, brief] of named) {
      if (this.#before && !this.#before.has(name) && brief.head.round !== this.#shown) this.oncall?.(brief);
    }
    this.#before = new Set(named.keys());
    this.#plan();
  }

  #plan(): void {
    this.#wait();
    if (!this.#running || !this.#goesOn) return;
    const pause = this.#me.trouble ? AWAY : this.#world.hidden() ? HIDDEN : SEEN;
    this.#wait = this.#world.after(pause * (this.#led ? PATIENCE : 1), () => void this.look());
  }
}

const pages = new BroadcastChannel('fairyring-rounds');

export const calls = new Calls(me, {
  now: () => Date.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  hidden: () => document.hidden,
  tell: (rounds) => pages.postMessage(rounds),
  listen: (hear) => {
    const heard = ({ data }: MessageEvent<readonly RoundBrief[]>) => hear(data);
    pages.addEventListener('message', heard);
    return () => pages.removeEventListener('message', heard);
  },
});
