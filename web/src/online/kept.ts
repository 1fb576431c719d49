/**
 * What this browser keeps of its rounds: that the server knows it at all, the links that it made, the names of commands that were not
 * answered yet, and whether other players may say something. Who somebody is says a cookie, which no script reads.
 */

import * as v from 'valibot';
import type { Values } from '../store/values';
import { newCommand } from './api';

/** The links of a round that was made here. */
export interface Links {
  readonly first?: string | undefined;
  readonly second?: string | undefined;
  readonly watch: string;
}

const NAME = 'online';
/** The most rounds whose links are kept. */
const MOST = 100;

const KEPT = v.object({
  /** Whether the server knows this browser. */
  met: v.boolean(),
  links: v.record(v.string(), v.object({ first: v.optional(v.string()), second: v.optional(v.string()), watch: v.string() })),
  /** By what is asked. */
  commands: v.record(v.string(), v.string()),
  /** Whether what other players say is not shown. */
  muted: v.optional(v.boolean(), false),
});
type Kept = v.InferOutput<typeof KEPT>;

const NOTHING: Kept = { met: false, links: {}, commands: {}, muted: false };

export class OnlineKept {
  readonly #values: () => Values;

  constructor(values: () => Values) {
    this.#values = values;
  }

  get #now(): Kept {
    const found = v.safeParse(KEPT, this.#values().get(NAME));
    return found.success ? found.output : NOTHING;
  }

  async #put(kept: Kept): Promise<void> {
    await this.#values().put(NAME, kept);
  }

  /** Whether this browser has done something online: before that nothing is sent. */
  get known(): boolean {
    return this.#now.met;
  }

  /** The server knows this browser from now on. */
  async meet(): Promise<void> {
    if (!this.known) await this.#put({ ...this.#now, met: true });
  }

  /** The name of the command for something that is wanted: the same as long as nobody has answered, also after a reload. */
  async command(wish: string): Promise<string> {
    const now = this.#now;
    const before = now.commands[wish];
    if (before !== undefined) return before;
    const command = newCommand();
    await this.#put({ ...now, commands: { ...now.commands, [wish]: command } });
    return command;
  }

  /** There is an answer: whoever wants the same again wants another one. */
  async answered(wish: string): Promise<void> {
    const now = this.#now;
    await this.#put({ ...now, commands: Object.fromEntries(Object.entries(now.commands).filter(([name]) => name !== wish)) });
  }

  /** Whether what other players say is not shown. */
  get muted(): boolean {
    return this.#now.muted;
  }

  async mute(muted: boolean): Promise<void> {
    await this.#put({ ...this.#now, muted });
  }

  links(round: string): Links | null {
    return this.#now.links[round] ?? null;
  }

  async keepLinks(round: string, links: Links): Promise<void> {
    const now = this.#now;
    const others = Object.entries(now.links).filter(([name]) => name !== round);
    await this.#put({ ...now, links: Object.fromEntries([...others.slice(1 - MOST), [round, links]]) });
  }

  /** Nothing is known any more, as before the first round. */
  async forget(): Promise<void> {
    await this.#put(NOTHING);
  }
}
