/**
 * The line to the server: one socket for everything. It greets, notices when nobody answers any more, and comes back by itself after a
 * while that grows. Sockets, time and chance are given to it.
 */

import type { Ask, Tell } from './types';

/** The version of the messages that this page speaks. */
export const PROTOCOL = 1;

/** An open socket. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What a socket tells. */
export interface WireEnds {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly closed: (code: number) => void;
}

/** What a line needs of the world. */
export interface World {
  readonly open: (ends: WireEnds) => Wire;
  /** Milliseconds since 1970, by the clock of this device. */
  readonly now: () => number;
  /** Calls after so many milliseconds; the answer prevents that. */
  readonly after: (ms: number, then: () => void) => () => void;
  /** From 0 to below 1. */
  readonly random: () => number;
}

export type LineState =
  /** On the way to the server, for the first time. */
  | 'connecting'
  | 'live'
  /** It was lost, and is looked for. */
  | 'away'
  /** The server has said that it ends, and that it comes back. */
  | 'restarting'
  /** This page is too old for the server. */
  | 'outdated'
  | 'closed';

/** The shortest and the longest pause between two tries. */
const LEAST = 500;
const MOST = 10_000;
/** After so many tries a server that wanted to come back is away like any other. */
const RESTARTS = 5;
/** How often the server is greeted, and how long it may take to answer: a socket can be dead without saying so. */
const GREET = 20_000;
const SILENT = 10_000;
/** The code by which a server closes the socket of a page that is too old. */
const OUTDATED = 4001;

export interface LineListener {
  heard(tell: Tell): void;
  changed(state: LineState): void;
}

export class Line {
  readonly #world: World;
  readonly #build: string;
  readonly #listeners = new Set<LineListener>();
  #state: LineState = 'connecting';
  #wire: Wire | null = null;
  #tries = 0;
  /** The pause that the server itself has named. */
  #told: number | null = null;
  /** Whether the server has said goodbye, and was not reached since. */
  #restarting = false;
  #wait: () => void = () => undefined;
  #greeting: () => void = () => undefined;

  constructor(world: World, build: string) {
    this.#world = world;
    this.#build = build;
  }

  get state(): LineState {
    return this.#state;
  }

  listen(listener: LineListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  start(): void {
    this.#wait();
    let mine: Wire | null = null;
    const current = () => mine !== null && this.#wire === mine;
    mine = this.#world.open({
      opened: () => {
        if (current()) this.#greet();
      },
      heard: (text) => {
        if (current()) this.#heard(text);
      },
      closed: (code) => {
        if (current()) this.#lost(code);
      },
    });
    this.#wire = mine;
    // A server that takes the call and says nothing is none.
    this.#greeting = this.#world.after(SILENT, () => this.cut());
  }

  /** Tells the server something; whether it was sent. Whoever must be sure waits for the answer. */
  send(ask: Ask): boolean {
    if (this.#state !== 'live' || !this.#wire) return false;
    this.#wire.send(JSON.stringify(ask));
    return true;
  }

  /** Whoever knows that the line is dead cuts it: it is looked for anew. */
  cut(): void {
    if (this.#wire) this.#lost(0);
  }

  /** The world has changed: a pause is over. */
  again(): void {
    if ((this.#state !== 'away' && this.#state !== 'restarting') || this.#wire) return;
    this.#tries = 0;
    this.start();
  }

  close(): void {
    this.#end('closed');
    this.#listeners.clear();
  }

  #greet(): void {
    this.#greeting();
    this.#wire?.send(JSON.stringify({ ask: 'hello', protocol: PROTOCOL, build: this.#build } satisfies Ask));
    this.#greeting = this.#world.after(SILENT, () => this.cut());
  }

  #heard(text: string): void {
    const tell = JSON.parse(text) as Tell;
    if (tell.tell === 'welcome') {
      this.#tries = 0;
      this.#told = null;
      this.#restarting = false;
      this.#greeting();
      this.#greeting = this.#world.after(GREET, () => this.#greet());
      if (this.#state !== 'live') this.#become('live');
    } else if (tell.tell === 'outdated') this.#end('outdated');
    else if (tell.tell === 'restarting') {
      this.#told = tell.retry;
      this.#restarting = true;
    }
    for (const listener of [...this.#listeners]) listener.heard(tell);
  }

  #lost(code: number): void {
    if (code === OUTDATED) {
      this.#end('outdated');
      return;
    }
    this.#drop();
    const grown = Math.min(MOST, LEAST * 2 ** this.#tries);
    const pause = this.#told ?? grown * (0.5 + this.#world.random() / 2);
    this.#told = null;
    this.#tries += 1;
    this.#wait = this.#world.after(pause, () => this.start());
    this.#restarting &&= this.#tries <= RESTARTS;
    this.#become(this.#state === 'connecting' ? 'connecting' : this.#restarting ? 'restarting' : 'away');
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#greeting();
    wire?.close();
  }

  #end(state: 'outdated' | 'closed'): void {
    this.#wait();
    this.#drop();
    this.#become(state);
  }

  #become(state: LineState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener.changed(state);
  }
}
