/**
 * Commands that nobody has answered. They are written down before they are sent, so that neither a reload nor a dead battery loses
 * one, and sent again under the same name until they are answered: a server does each of them once.
 */

import * as v from 'valibot';
import type { World } from './line';
import type { ActionView } from './types';

/** The part of `Storage` that is used. */
export type Shelf = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** A command on its way. */
export interface Sent {
  readonly command: string;
  readonly action: ActionView;
  /** When it was first sent. */
  readonly at: number;
}

/** How long an answer may take before the command is sent again. */
const PATIENCE = 2_500;

const SENT = v.object({
  command: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  action: v.looseObject({ do: v.string() }),
  at: v.number(),
});

/** 32 hexadecimal digits that nobody else has. */
export function newCommand(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Outbox {
  readonly #name: string;
  readonly #shelf: Shelf;
  readonly #send: (sent: Sent) => boolean;
  readonly #world: Pick<World, 'now' | 'after'>;
  readonly #waiting = new Map<string, { readonly sent: Sent; stop: () => void; tries: number }>();
  /** Told when something was sent or answered. */
  onchanged: (() => void) | null = null;
  /** Told when a command was sent so often without an answer. */
  onunheard: ((tries: number) => void) | null = null;

  constructor(round: string, shelf: Shelf, world: Pick<World, 'now' | 'after'>, send: (sent: Sent) => boolean) {
    this.#name = `fairyring-round:sent:${round}:`;
    this.#shelf = shelf;
    this.#send = send;
    this.#world = world;
    for (const sent of this.#read()) this.#waiting.set(sent.command, { sent, stop: () => undefined, tries: 0 });
  }

  /** What has no answer, the oldest first. */
  get waiting(): readonly Sent[] {
    return [...this.#waiting.values()].map(({ sent }) => sent).sort((one, other) => one.at - other.at);
  }

  #read(): Sent[] {
    const names = Array.from({ length: this.#shelf.length }, (_, index) => this.#shelf.key(index) ?? '');
    return names
      .filter((name) => name.startsWith(this.#name))
      .flatMap((name) => {
        const found = v.safeParse(SENT, parsed(this.#shelf.getItem(name)));
        if (found.success) return [found.output as Sent];
        this.#shelf.removeItem(name);
        return [];
      });
  }

  /** Writes a command down and sends it. Where nothing can be written down it is sent all the same. */
  post(action: ActionView): Sent {
    const sent: Sent = { command: newCommand(), action, at: this.#world.now() };
    try {
      this.#shelf.setItem(this.#name + sent.command, JSON.stringify(sent));
    } catch {
      // A full or forbidden storage: the command lives as long as the page.
    }
    this.#waiting.set(sent.command, { sent, stop: () => undefined, tries: 0 });
    this.#dispatch(sent.command);
    this.onchanged?.();
    return sent;
  }

  /** A command was answered; what it was, if it was one of these. */
  answered(command: string): Sent | null {
    const waiting = this.#waiting.get(command);
    if (!waiting) return null;
    waiting.stop();
    this.#waiting.delete(command);
    this.#shelf.removeItem(this.#name + command);
    this.onchanged?.();
    return waiting.sent;
  }

  /** The server has heard a command and can do it later: it stays on its way, and the line is not to blame. */
  postponed(command: string): void {
    const waiting = this.#waiting.get(command);
    if (waiting) waiting.tries = 0;
  }

  /** Sends everything again: the line is back. */
  again(): void {
    for (const { command } of this.waiting) this.#dispatch(command);
  }

  /** Nothing is sent any more; what waits stays written down. */
  close(): void {
    for (const { stop } of this.#waiting.values()) stop();
    this.onchanged = null;
    this.onunheard = null;
  }

  #dispatch(command: string): void {
    const waiting = this.#waiting.get(command);
    if (!waiting) return;
    waiting.stop();
    // Without a line it waits for one.
    if (!this.#send(waiting.sent)) return;
    waiting.tries += 1;
    if (waiting.tries > 1) this.onunheard?.(waiting.tries);
    waiting.stop = this.#world.after(PATIENCE, () => this.#dispatch(command));
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
